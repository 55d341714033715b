import ReversePyramid

/// Liftosaur's CSV: one row a set, planned ones too, times in UTC, the newest workout first.
struct LiftosaurImport: ExportFormat {
  static let source = "Liftosaur"
  /// Files from before May 2025 escape quotes with a backslash.
  static let escapesQuotes = true

  /// The names of the columns since 2022, by what they hold.
  static let columns: [ExportField: [String]] = [
    .date: ["workout datetime", "datetime"],
    .workout: ["day name"],
    .exercise: ["exercise"],
    .equipment: ["equipment"],
    .warmup: ["is warmup set?"],
    .reps: ["completed reps"],
    // Since 2024 what was required stands in columns of its own, which are not what was done.
    .weight: ["completed weight value", "weight value"],
    .weightUnit: ["completed weight unit", "weight unit"],
    .effort: ["completed rpe"],
    .note: ["notes"],
    .passed: [
      "program", "required reps", "is amrap?", "rpe", "required rpe", "log rpe?",
      "required weight value", "required weight unit", "ask weight?", "completed reps time",
      "target muscles", "synergist muscles",
    ],
  ]

  static func recognises(_ header: ExportHeader) -> Bool {
    header.has("program", "day name", "exercise", "completed reps")
  }

  private let table: ExportTable
  private let options: ImportOptions
  private var dates: DateCache
  /// The last row, which a line end without quotes in its note cut short.
  private var last: ImportRow?

  init(_ header: ExportHeader, _ options: ImportOptions) {
    table = ExportTable(header, Self.columns)
    self.options = options
    dates = DateCache(offset: options.offset)
  }

  var needsUnit: Bool { table[.weightUnit] == nil }
  var unknownColumns: [String] { table.unknown }

  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  {
    if record.fields.count < table.columns.count, var row = last,
      ImportDate(record.fields[0]) == nil
    {
      row.set = nil
      row.workoutNote = ""
      row.note = record.fields.joined(separator: ",")
      row.line = record.line
      return [row]
    }
    let cells = try table.cells(record)
    var row = ImportRow(
      date: try dates.date(cells[.date], "2026-10-05T18:10:00.000Z"), workout: cells[.workout],
      line: record.line)
    row.exercise = try exerciseName(cells[.exercise])
    let equipment = ImportText.trimmed(cells[.equipment])
    if !equipment.isEmpty { row.exercise += ", " + equipment }
    row.note = cells[.note]
    last = row
    if ImportText.trimmed(cells[.reps]).isEmpty {
      report.skip("planned and not done", line: record.line)
      return [row]
    }
    var reading = SetReading(cells)
    let isWarmup = ["1", "true"].contains(ImportText.trimmed(cells[.warmup]).lowercased())
    reading.kind = isWarmup ? .warmup : .unmarked
    reading.weight = try cells.number(.weight)
    reading.unit = try rowUnit(cells[.weightUnit], reading.weight, options)
    (reading.reps, reading.sides) = try reps(cells)
    reading.repsText = cells[.reps]
    reading.effort = cells[.effort]
    row.take(try reading.set(&report))
    return [row]
  }

  /// The reps, or those of two sides: `5|4`.
  private func reps(_ cells: ExportCells) throws(RowError) -> (
    ImportNumber?, (left: Int, right: Int)?
  ) {
    let parts = cells[.reps].split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (try cells.number(.reps), nil) }
    guard let left = ImportNumber(String(parts[0]))?.whole,
      let right = ImportNumber(String(parts[1]))?.whole, left > 0, right > 0
    else { throw RowError(message: "\"\(cells[.reps])\" are no reps of two sides") }
    return (ImportNumber(String(parts[0])), (left, right))
  }
}
