import ReversePyramid
import TrainingLog

/// Reads one input: its first byte, `0`, `1` or `2`, says by which reader, and the text follows.
///
/// A trap, an overflow, a hang or a law that does not hold is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let text = Array(bytes.dropFirst())
  switch first % 3 {
  case 0: readLog(text)
  case 1: readBook(text)
  default: readExport(text)
  }
  return 0
}

/// A log: problems are safe to show, and canonical form keeps every value and is its own.
private func readLog(_ bytes: [UInt8]) {
  let log = LogFile.read(bytes, name: "log.txt", today: today)
  expectSafe(log.problems)
  let canonical = LogFormatter(bytes, name: "log.txt", today: today).bytes
  if canonical == bytes { return }
  let again = LogFile.read(canonical, name: "log.txt", today: today)
  precondition(values(again) == values(log), "canonical form has other values")
  precondition(
    again.problems.count { $0.severity == .error } == log.problems.count { $0.severity == .error },
    "canonical form has other errors")
  precondition(
    LogFormatter(canonical, name: "log.txt", today: today).bytes == canonical,
    "canonical form is not its own")
}

/// A book: it is there unless the text has an error.
private func readBook(_ bytes: [UInt8]) {
  let (book, problems) = RuleBook.read(bytes, file: "book.rules")
  expectSafe(problems)
  precondition((book == nil) == problems.contains { $0.severity == .error }, "a book with errors")
}

/// An export: what is written of it reads back without an error, to as many sets.
private func readExport(_ bytes: [UInt8]) {
  let result = ImportResult.read(bytes, file: "export.csv")
  expectSafe(result.problems)
  let text = Array(result.text.utf8)
  if text.isEmpty { return }
  let log = LogFile.read(text, name: "log.txt", today: Day(number: 60_000))
  for problem in log.problems where problem.severity == .error {
    preconditionFailure(problem.text())
  }
  let written = result.workouts.flatMap(\.entries).flatMap(\.sets).count
  precondition(log.visits.flatMap(\.entries).flatMap(\.sets).count == written, "sets were lost")
}

private func expectSafe(_ problems: [Diagnostic]) {
  for scalar in problems.lazy.flatMap({ $0.text().unicodeScalars }) where scalar != "\n" {
    precondition(!DisplayText.isUnsafe(scalar), "a problem is not safe to show")
  }
}

private func values(_ log: LogFile) -> [String] {
  log.visits.flatMap { visit in
    ["\(visit.day.text) \(visit.minute) \(visit.title)"]
      + visit.entries.map { "\(log.exercises[$0.exercise].name): \(SetText.text(of: $0))" }
  }
}

private let today = Day(number: 20_800)
