import ReversePyramid

/// Problems of a log, a book or an import, as text and as JSON.
enum ProblemView {
  /// How many problems one run shows.
  static let most = 20

  /// The problems as a person reads them, at most twenty, the rest counted.
  ///
  /// The program's name heads each problem of a log; a book's stand without it.
  static func text(_ problems: [Diagnostic], by program: String? = "rpt") -> String {
    let errors = problems.filter { $0.severity == .error }
    let warnings = problems.filter { $0.severity == .warning }
    // Warnings never crowd out an error.
    let first = shown(errors, by: program)
    let second = shown(warnings, by: program)
    return first.isEmpty || second.isEmpty ? first + second : first + "\n" + second
  }

  private static func shown(_ problems: [Diagnostic], by program: String?) -> String {
    guard let first = problems.first else { return "" }
    let texts = problems.prefix(most).map { $0.text(by: program) + "\n" }
    let rest = problems.count - most
    let kind = first.severity == .error ? "error" : "warning"
    let tail = rest > 0 ? ["rpt: and \(counted(rest, "more \(kind)"))\n"] : []
    return (texts + tail).reduce("") { $0.isEmpty ? $1 : $0 + "\n" + $1 }
  }

  static func json(_ problem: Diagnostic) -> JSON {
    var fields: [JSON.Field] = [
      .init("severity", .string(problem.severity.rawValue)),
      .init("file", .string(problem.file)),
      .init("line", .int(problem.place.line)),
      .init("column", .int(problem.place.column)),
      .init("length", .int(problem.place.length)),
      .init("message", .string(problem.message)),
      .init("excerpt", .string(problem.excerpt)),
    ]
    if !problem.hint.isEmpty { fields.append(.init("hint", .string(problem.hint))) }
    if !problem.related.isEmpty {
      let related = problem.related.map { other -> JSON in
        [
          "line": .int(other.place.line), "column": .int(other.place.column),
          "label": .string(other.label), "excerpt": .string(other.excerpt),
        ]
      }
      fields.append(.init("related", .array(related)))
    }
    fields.append(.init("explanation", .strings(problem.explanation)))
    fields.append(.init("remedies", .strings(problem.remedies)))
    return .object(fields)
  }
}
