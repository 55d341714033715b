public import ReversePyramid

/// The lifter's own names for the exercises of an export: lines of `Exported Name = My Name`.
public struct ExerciseMapping: Sendable, Hashable {
  /// One line of a mapping.
  struct Entry: Sendable, Hashable {
    var from: String
    var to: String
    var line: Int
    var text: String
  }

  /// The lines, by the exported name in lower case.
  private(set) var entries: [String: Entry] = [:]
  private var file = ""

  /// Makes a mapping that changes nothing.
  public init() {}

  /// Whether it changes nothing.
  public var isEmpty: Bool { entries.isEmpty }

  /// Reads a mapping with every mistake in it; blank lines and those that begin with `#` are passed.
  ///
  /// - Parameters:
  ///   - bytes: The file, whatever it holds.
  ///   - file: The file as problems name it.
  /// - Returns: The mapping, and the problems.
  public static func read(_ bytes: [UInt8], file: String) -> (
    mapping: ExerciseMapping, problems: [Diagnostic]
  ) {
    var mapping = ExerciseMapping()
    mapping.file = file
    var problems: [Diagnostic] = []
    let text = String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...],
      as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let shown = ImportText.spaced(String(line))
      if shown.isEmpty || shown.hasPrefix("#") { continue }
      if let problem = mapping.add(shown, line: index + 1) { problems.append(problem) }
    }
    return (mapping, problems)
  }

  /// The lifter's name for an exported one, or nil where there is none.
  func name(for exported: String) -> String? {
    entries.isEmpty ? nil : entries[ImportText.name(exported).lowercased()]?.to
  }

  /// A warning for every line whose name an export does not have.
  func unused(_ used: Set<String>, names: [String]) -> [Diagnostic] {
    let rest = entries.filter { !used.contains($0.key) }.map(\.value)
    return rest.sorted { $0.line < $1.line }.map { entry in
      let near = Suggestion.nearest(to: entry.from, in: names)
      return Diagnostic(
        .warning, file: file, place: .init(line: entry.line, column: 0),
        message: "the export has no exercise \"\(DisplayText.safe(entry.from))\"",
        excerpt: DisplayText.safe(entry.text),
        hint: near.map { "did you mean \($0)?" } ?? "")
    }
  }

  private mutating func add(_ text: String, line: Int) -> Diagnostic? {
    // A name may hold `=` itself; one with spaces around it parts the two.
    let words = text.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
    let sides =
      words.count == 2
      ? words : text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2 else {
      return problem("no \"=\" between two names", text, line)
    }
    let from = ImportText.trimmed(String(sides[0]))
    let to = ImportText.name(String(sides[1]))
    guard !ImportText.name(from).isEmpty, !to.isEmpty else {
      return problem("a name is missing beside the \"=\"", text, line)
    }
    let key = ImportText.name(from).lowercased()
    if let other = entries[key], other.to != to {
      return problem("\"\(from)\" has another name on line \(other.line)", text, line)
    }
    entries[key] = Entry(from: from, to: to, line: line, text: text)
    return nil
  }

  private func problem(_ message: String, _ text: String, _ line: Int) -> Diagnostic {
    Diagnostic(
      file: file, place: .init(line: line, column: 0), message: DisplayText.safe(message),
      excerpt: DisplayText.safe(text), remedies: ["Bench Press (Barbell) = Bench Press"])
  }
}
