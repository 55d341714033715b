import ReversePyramid
import TrainingLog

/// A log as a table of comma-separated values: one row a set, and one for a day without.
enum ExportCSV {
  /// The names of the columns.
  static let header = [
    "date", "time", "title", "mark", "body_weight", "body_unit", "session_note", "exercise", "set",
    "kind", "weight", "unit", "body", "reps",
    "left", "right", "seconds", "effort", "rir", "failed", "set_note", "note", "line",
  ]

  static func lines(_ log: LogFile) -> [String] {
    [header.joined(separator: ",")] + log.visits.flatMap { rows($0, log) }
  }

  private static func rows(_ visit: Visit, _ log: LogFile) -> [String] {
    let head = [
      visit.day.text, visit.hasTime ? ClockTime.text(visit.minute) : "", text(visit.title),
      visit.mark?.rawValue ?? "", visit.bodyWeight.map { $0.weight.text(in: $0.unit) } ?? "",
      visit.bodyWeight?.unit.rawValue ?? "", text(visit.notes.joined(separator: " / ")),
    ]
    guard !visit.entries.isEmpty else {
      let gap = [String](repeating: "", count: header.count - head.count - 1)
      return [(head + gap + [String(visit.line)]).joined(separator: ",")]
    }
    return visit.entries.flatMap { rows($0, log, head) }
  }

  private static func rows(_ entry: Entry, _ log: LogFile, _ head: [String]) -> [String] {
    let places = SetPlaces.numbers(entry)
    let name = text(log.exercises[entry.exercise].name)
    return zip(entry.sets, places).enumerated().map { index, item in
      // A note on all the sets stands once, with the first.
      let note = index == 0 ? text(entry.notes.joined(separator: " / ")) : ""
      let cells = head + [name] + cells(item.0, item.1) + [note, String(item.0.set.line)]
      return cells.joined(separator: ",")
    }
  }

  private static func cells(_ logged: LoggedSet, _ number: Int?) -> [String] {
    let load = logged.set.load
    let hasReps = logged.set.kind != .skipped && logged.set.kind != .timed
    return [
      number.map(String.init) ?? "", ExportWords.kind(logged.set.kind),
      load.map { $0.weight.text(in: $0.unit) } ?? "", load?.unit.rawValue ?? "",
      load.map { $0.kind == .body ? "yes" : "" } ?? "", hasReps ? String(logged.set.reps) : "",
      logged.sides.map { String($0.left) } ?? "", logged.sides.map { String($0.right) } ?? "",
      logged.seconds.map(String.init) ?? "", logged.effort.map(ExportWords.effort) ?? "",
      logged.reserve.map { String($0) } ?? "", logged.isFailure ? "yes" : "",
      text(logged.note ?? ""),
    ]
  }

  /// Free text as a cell, behind an apostrophe where a spreadsheet would run it.
  ///
  /// Numbers are cells of their own and stay plain.
  static func text(_ value: String) -> String {
    let first = value.unicodeScalars.first.map(Character.init)
    let isFormula = first.map { "=+-@\t\r\n＝＋－＠".contains($0) } ?? false
    let safe = isFormula ? "'" + value : value
    guard safe.contains(where: { ",\"\r\n\t".contains($0) || $0.isNewline }) else { return safe }
    return "\""
      + safe.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
