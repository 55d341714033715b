import ReversePyramid

/// Names commands for the log at hand as they can be typed.
struct Shell: Sendable, Equatable {
  /// The words before the command's name.
  var program = "rpt"
  /// The log where the command line named it, with a space before it.
  var file = ""

  /// A command that reads or writes the log.
  func rpt(_ words: String) -> String { "\(program) \(words)\(file)" }

  /// A word with marks around it where a shell would take it apart.
  static func quoted(_ word: String) -> String {
    let safe = DisplayText.safe(word)
    let isPlain = safe.allSatisfy { $0.isLetter || $0.isNumber || "_-./~+,@%:=".contains($0) }
    if isPlain, !safe.isEmpty { return safe }
    guard safe.contains(where: { "\"$`\\!".contains($0) }) else { return "\"\(safe)\"" }
    return "'" + safe.replacing("'", with: "'\\''") + "'"
  }
}

extension Context {
  /// How the commands that answers name begin and end.
  var shell: Shell {
    if isDemo { return Shell(program: "rpt demo") }
    return Shell(file: arguments.options["file"].map { " -f \(Shell.quoted($0))" } ?? "")
  }
}

/// Lays out words with commands in them.
enum HintLayout {
  /// Words and the command behind them, on a line of its own where both do not fit.
  static func lines(_ words: String, _ command: String, width: Int) -> [String] {
    let wrapped = Layout.wrap(words, width)
    let last = "\(wrapped.last ?? "") \(command)"
    guard DisplayText.width(of: last) > width else { return wrapped.dropLast() + [last] }
    return wrapped + whole("  ", command, width)
  }

  /// Several hints, on one line where they fit.
  static func lines(_ hints: [String], width: Int) -> [String] {
    let line = hints.joined(separator: "    ")
    return DisplayText.width(of: line) <= width ? [line] : hints.flatMap { whole("", $0, width) }
  }

  /// A command that names a file stays in one piece, however long, so that it can be copied.
  private static func whole(_ indent: String, _ command: String, _ width: Int) -> [String] {
    command.contains(" -f ")
      ? [indent + command] : Layout.hang(indent, command, width: width)
  }
}
