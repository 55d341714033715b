import ReversePyramid

/// FitNotes, from Android old and new and from iOS: one row a set, and of a workout only the day.
struct FitNotesImport: ExportFormat {
  static let source = "FitNotes"

  /// The names of the columns, units apart, by what they hold.
  static let columns: [ExportField: [String]] = [
    .date: ["date"],
    .exercise: ["exercise"],
    .category: ["category"],
    .weight: ["weight"],
    .weightUnit: ["weight unit"],
    .reps: ["reps"],
    .distance: ["distance"],
    .time: ["time"],
    .note: ["comment", "notes"],
    .passed: ["distance unit", "kind"],
  ]

  static func recognises(_ header: ExportHeader) -> Bool {
    header.has("date", "exercise", "category", "weight", "reps")
  }

  private let table: ExportTable
  /// The columns of weights with their units; the iOS form has one for each.
  private let weights: [(place: Int, unit: WeightUnit?)]
  private let options: ImportOptions
  private var dates = DateCache()
  private var categories: Set<String> = [
    "abs", "back", "biceps", "cardio", "chest", "forearms", "legs", "shoulders", "triceps",
  ]

  init(_ header: ExportHeader, _ options: ImportOptions) {
    table = ExportTable(header, Self.columns)
    weights = table.columns.enumerated().filter { $0.element.base == "weight" }
      .map { ($0.offset, $0.element.weightUnit) }
    self.options = options
  }

  var needsUnit: Bool { table[.weightUnit] == nil && weights.contains { $0.unit == nil } }
  var unknownColumns: [String] { table.unknown }

  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  {
    let cells = try table.cells(repaired(record))
    var row = ImportRow(
      date: try dates.date(cells[.date], "2026-10-05"), workout: "", line: record.line)
    row.exercise = try exerciseName(cells[.exercise])
    row.note = cells[.note]
    categories.insert(cells[.category].lowercased())
    var reading = SetReading(cells)
    (reading.weight, reading.unit) = try weight(cells)
    reading.reps = try cells.number(.reps)
    reading.repsText = cells[.reps]
    reading.distance = try cells.number(.distance)
    reading.time = try duration(cells[.time])
    row.take(try reading.set(&report))
    return [row]
  }

  /// A record with one exercise again where a comma in its name, which is not quoted, made more.
  private func repaired(_ record: CSVRecord) throws(RowError) -> CSVRecord {
    let extra = record.fields.count - table.columns.count
    guard extra > 0, let name = table[.exercise], let category = table[.category] else {
      return record
    }
    var record = record
    let parts = record.fields[name...(name + extra)]
    record.fields.replaceSubrange(name...(name + extra), with: [parts.joined(separator: ",")])
    guard category > name, categories.contains(record.fields[category].lowercased()) else {
      throw RowError(
        message: "\(table.columns.count + extra) fields where the header has "
          + "\(table.columns.count), and no known category behind a name with commas")
    }
    return record
  }

  /// The weight in the unit it was entered in, which is the one where it is round.
  private func weight(_ cells: ExportCells) throws(RowError) -> (ImportNumber?, WeightUnit?) {
    var found: [(number: ImportNumber, unit: WeightUnit?)] = []
    for (place, unit) in weights {
      let title = table.columns[place].title
      guard let number = try ImportNumber(cell: cells[place], under: title) else { continue }
      found.append((number, unit))
    }
    guard let first = found.first else { return (nil, nil) }
    guard table[.weightUnit] == nil else {
      return (first.number, try rowUnit(cells[.weightUnit], first.number, options))
    }
    let best = found.dropFirst().reduce(first) { best, other in
      Self.roundness(other.number) > Self.roundness(best.number) ? other : best
    }
    return (best.number, best.unit)
  }

  /// How round a number is: that of halves and quarters is what people load.
  private static func roundness(_ number: ImportNumber) -> Int {
    [10_000, 5_000, 2_500, 1_000, 500, 250, 100].firstIndex { number.thousandths % $0 == 0 }
      .map { 7 - $0 } ?? 0
  }

  /// `0:09:21` or `9:21` in thousandths of a second.
  private func duration(_ text: String) throws(RowError) -> Int64 {
    let text = ImportText.trimmed(text)
    if text.isEmpty { return 0 }
    var seconds: Int64 = 0
    for part in text.split(separator: ":", omittingEmptySubsequences: false) {
      guard let number = ImportNumber(String(part)), number.thousandths >= 0, seconds < 1 << 40
      else {
        throw RowError(message: "\"\(text)\" is no time such as 0:09:21")
      }
      seconds = seconds * 60 + number.thousandths
    }
    return seconds
  }
}
