import ReversePyramid

/// Hevy: one row a set, the newest workout first, the units of weight and distance in the header.
struct HevyImport: ExportFormat {
  static let source = "Hevy"

  /// The names of the columns, units apart, by what they hold.
  static let columns: [ExportField: [String]] = [
    .date: ["start_time"],
    .workout: ["title"],
    .exercise: ["exercise_title"],
    .kind: ["set_type"],
    .weight: ["weight"],
    .reps: ["reps"],
    .distance: ["distance"],
    .seconds: ["duration_seconds"],
    .effort: ["rpe"],
    .note: ["exercise_notes"],
    .workoutNote: ["description"],
    // An id of a superset counts only inside its workout; the exercises stay apart here anyway.
    .passed: ["end_time", "superset_id", "set_index"],
  ]

  static func recognises(_ header: ExportHeader) -> Bool {
    header.has("start_time", "exercise_title", "weight", "reps")
  }

  private let table: ExportTable
  private let unit: WeightUnit?
  private var dates = DateCache()

  init(_ header: ExportHeader, _ options: ImportOptions) {
    table = ExportTable(header, Self.columns)
    unit = table.column(.weight)?.weightUnit
  }

  var needsUnit: Bool { unit == nil }
  var unknownColumns: [String] { table.unknown }

  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  {
    let cells = try table.cells(record)
    var row = ImportRow(
      date: try dates.date(cells[.date], "7 Apr 2026, 10:14"),
      workout: ImportText.withLineEnds(cells[.workout]), line: record.line)
    row.exercise = try exerciseName(cells[.exercise])
    row.note = ImportText.withLineEnds(cells[.note])
    row.workoutNote = ImportText.withLineEnds(cells[.workoutNote])
    let kind = ImportText.trimmed(cells[.kind])
    guard let (setKind, isFailure) = Self.kinds[kind.lowercased()] else {
      row.keepAsNote(kind: kind, cells, &report)
      return [row]
    }
    var reading = try SetReading(measured: cells)
    reading.kind = setKind
    reading.isFailure = isFailure
    reading.unit = unit
    row.take(try reading.set(&report))
    return [row]
  }

  private static let kinds: [String: (WorkSet.Kind, isFailure: Bool)] = [
    "": (.unmarked, false), "normal": (.unmarked, false), "warmup": (.warmup, false),
    "dropset": (.drop, false), "failure": (.unmarked, true),
  ]
}
