import ReversePyramid
import TrainingLog

/// A log as a table of comma-separated values: one row a set, and one for a day without.
enum ExportCSV {
  /// The names of the columns.
  static let header = [
    "date", "time", "title", "mark", "body_weight", "body_unit", "session_note", "exercise", "set",
    "kind", "weight", "unit", "body", "reps",
    "left", "right", "seconds", "effort", "rir", "failed", "set_note", "note", "line", "read",
    "evidence", "text", "until",
  ]

  static func lines(_ gym: Gym) -> [String] {
    [header.joined(separator: ",")] + gym.log.visits.flatMap { rows($0, gym) }
  }

  private static func rows(_ visit: Visit, _ gym: Gym) -> [String] {
    let head = [
      visit.day.text, visit.hasTime ? ClockTime.text(visit.minute) : "", text(visit.title),
      visit.mark?.rawValue ?? "", visit.bodyWeight.map { $0.weight.text(in: $0.unit) } ?? "",
      visit.bodyWeight?.unit.rawValue ?? "", text(visit.notes.joined(separator: " / ")),
    ]
    let until = visit.until.map(ClockTime.text) ?? ""
    let cells = visit.entries.flatMap { rows($0, visit, gym) }
    // A day without sets has its line alone.
    let bare = header.dropFirst(head.count).dropLast().map { $0 == "line" ? "\(visit.line)" : "" }
    return (cells.isEmpty ? [bare] : cells).map {
      (head + $0 + [until]).joined(separator: ",")
    }
  }

  private static func rows(_ entry: Entry, _ visit: Visit, _ gym: Gym) -> [[String]] {
    let name = text(gym.log.exercises[entry.exercise].name)
    return zip(entry.sets, gym.places(entry, of: visit)).enumerated().map { index, item in
      let (logged, place) = item
      // A note on all the sets stands once, with the first.
      let note = index == 0 ? text(entry.notes.joined(separator: " / ")) : ""
      return [name] + cells(logged, place) + [
        note, String(logged.set.line), place.read ?? "", place.exclusion == nil ? "" : "no",
        text(SetText.text(of: logged)),
      ]
    }
  }

  private static func cells(_ logged: LoggedSet, _ place: SessionReading.Place) -> [String] {
    let load = logged.set.load
    let hasReps = logged.set.kind != .skipped && logged.set.kind != .timed
    return [
      place.number.map(String.init) ?? "", place.kind,
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
