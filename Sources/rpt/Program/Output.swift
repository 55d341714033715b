import ReversePyramid

/// What a command says and how it ends.
struct Output: Sendable, Equatable {
  /// Text for standard output, each line ended.
  var text = ""
  /// Text for standard error, each line ended.
  var errors = ""
  /// The exit status.
  var status: ProgramStatus = .good
  /// What the command did that stands even where its answer cannot be printed.
  var standing: String?

  /// What is said where the answer cannot be printed.
  var unprinted: String {
    "rpt: the answer could not be printed\n" + (standing.map { "rpt: \($0)\n" } ?? "")
  }

  static let isLogged = "what was logged stands"

  static func lines(_ lines: [String]) -> Output {
    var output = Output()
    output.text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      output.text += line
      output.text += "\n"
    }
    return output
  }

  static func json(_ values: [JSON]) -> Output { lines(values.map(\.text)) }

  /// Appends what another command says; the first bad status stands.
  static func += (output: inout Output, other: Output) {
    output.text += other.text
    output.errors += other.errors
    output.standing = output.standing ?? other.standing
    if output.status == .good { output.status = other.status }
  }
}

/// How the program ends, after the BSD sysexits.
enum ProgramStatus: Int32, Sendable {
  case good = 0
  /// A check found something.
  case found = 1
  /// The command line is wrong.
  case usage = 64
  /// The log, the book or the import has errors.
  case badData = 65
  /// There is no such file.
  case noFile = 66
  /// A file cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// The file changed while it was being worked on.
  case changed = 75
}

/// A command that cannot be done: the problems, and the status that says of which kind.
struct Failure: Error, Sendable {
  var problems: [Diagnostic] = []
  /// A plain message, where no place in a file is meant.
  var message = ""
  /// Whether the problems are those of a book.
  var isBook = false
  var hints: [String] = []
  var status: ProgramStatus
  /// Whether another program changed the log first, so that a fresh try may do.
  var isOvertaken = false

  static func usage(_ message: String, _ hints: String...) -> Failure {
    Failure(message: message, hints: hints, status: .usage)
  }

  /// The failure as its output: lines on standard error, or one JSON object on standard output.
  func output(json: Bool) -> Output {
    if json {
      let all = problems.isEmpty ? [plain] : problems.map(ProblemView.json)
      let object: JSON = ["schema": "rpt.error/1", "problems": .array(all)]
      return Output(text: object.text + "\n", status: status)
    }
    var output = Output(
      errors: ProblemView.text(problems, by: isBook ? nil : "rpt"), status: status)
    if !message.isEmpty { output.errors += "rpt: error: \(Failure.shown(message))\n" }
    let indent = message.isEmpty && problems.isEmpty ? "" : "   = "
    output.errors += hints.map { indent + DisplayText.safe($0) + "\n" }.joined()
    return output
  }

  /// A message safe for a terminal; words that were typed at great length are cut.
  static func shown(_ message: String) -> String {
    let safe = DisplayText.safe(message)
    return safe.utf8.count <= 400 ? safe : String(safe.prefix(360)) + "..."
  }

  private var plain: JSON {
    ["severity": "error", "message": .string(message), "remedies": .strings(hints)]
  }
}
