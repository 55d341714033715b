import Foundation
import ReversePyramid
import Testing

@testable import TrainingLog

/// The day that every test calls today.
let testToday = Day(number: 20_800)

/// Reads a log under the name of a file that is never opened.
func read(_ text: String) -> LogFile {
  LogFile.read(Array(text.utf8), name: "training.txt", today: testToday)
}

extension LogFile {
  /// The canonical text of every entry, a line each.
  var canonical: [String] {
    visits.flatMap { visit in
      visit.entries.map { "\(exercises[$0.exercise].name): \(SetText.text(of: $0))" }
    }
  }

  /// The first lines of the problems of a severity.
  func messages(_ severity: Diagnostic.Severity) -> [String] {
    problems.filter { $0.severity == severity }.map { "\($0.place.line): \($0.message)" }
  }

  var errors: [String] { messages(.error) }
  var warnings: [String] { messages(.warning) }

  /// The names of the exercises that an error touches.
  var blocked: [String] { exercises.filter(\.isBlocked).map(\.name) }
}

/// A row of the table of notations.
struct Notation: CustomTestStringConvertible, Sendable {
  var context: String
  var written: String
  var expected: String
  var testDescription: String { "\(written) [\(context)]" }

  /// The log that puts the notation into its context.
  var log: String {
    var lines = ["unit: kg", ""]
    if context == "bodyweight" { lines += ["exercise Some Exercise", "type: bodyweight", ""] }
    if context.hasPrefix("min=") {
      lines += ["2026-09-01", "Some Exercise: \(context.dropFirst(4))x8", ""]
    }
    return (lines + ["2026-10-05", "Some Exercise: "]).joined(separator: "\n")
  }

  /// The table beside this file.
  static func table() -> [Notation] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/notations.tsv")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, !line.hasPrefix("#") else { return nil }
      return Notation(context: fields[0], written: fields[1], expected: fields[2])
    }
  }
}
