import ReversePyramid

/// What an import counts and complains of while it reads.
struct ImportReport {
  private(set) var summary: ImportSummary
  private(set) var problems: [Diagnostic] = []
  /// What the lifter has to be asked.
  private(set) var questions: [ImportQuestion] = []
  private let file: String
  private let bytes: CSVReader

  /// Makes an empty report on a file.
  init(_ summary: ImportSummary, file: String, reader: CSVReader) {
    self.summary = summary
    self.file = file
    bytes = reader
  }

  /// The unit of loads that name none.
  var unit: WeightUnit { summary.unit }

  /// Counts a row that is left out.
  mutating func skip(_ reason: String, line: Int) { summary.skip(reason, line: line) }

  /// Counts a load that had more than three decimals.
  mutating func countRounded() { summary.rounded += 1 }

  /// Leaves something to be asked.
  mutating func ask(_ question: ImportQuestion) {
    if !questions.contains(question) { questions.append(question) }
  }

  /// Reports what was read and may not be what was meant.
  mutating func warn(_ message: String, line: Int, start: Int, hint: String) {
    add(.warning, message, line: line, start: start, hint: hint)
  }

  /// Reports a row that is lost.
  mutating func lose(_ error: RowError, line: Int, start: Int) {
    skip("that cannot be read", line: line)
    add(.error, error.message, line: line, start: start, hint: "this row is left out")
  }

  /// Reports a record with a bad quote.
  mutating func lose(_ fault: CSVFault) {
    skip("that cannot be read", line: fault.recordLine)
    let message =
      fault.kind == .unclosed
      ? "a quote is opened here and never closed" : "text behind a closing quote"
    let hint =
      fault.line == fault.recordLine
      ? "this row is left out" : "the row that begins on line \(fault.recordLine) is left out"
    add(.error, message, line: fault.line, start: fault.excerpt, hint: hint)
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ message: String, line: Int, start: Int, hint: String
  ) {
    problems.append(
      Diagnostic(
        severity,
        file: file,
        place: Diagnostic.Place(line: line, column: 0),
        message: DisplayText.safe(message),
        excerpt: DisplayText.safe(bytes.line(start)),
        hint: hint
      )
    )
  }
}
