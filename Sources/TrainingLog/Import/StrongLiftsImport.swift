import ReversePyramid

/// StrongLifts: one row an exercise, its sets side by side in pairs of columns.
struct StrongLiftsImport: ExportFormat {
  static let source = "StrongLifts"

  /// The names of the columns before the sets, by what they hold.
  static let columns: [ExportField: [String]] = [
    .date: ["date"],
    .kind: ["workout"],
    .workout: ["workout name"],
    .exercise: ["exercise"],
    .time: ["start time"],
    .weight: ["body weight"],
    .workoutNote: ["notes", "note"],
    .passed: [
      "program name", "setsxreps", "setsxtime", "top set reps x kg",
      "top set reps x lb", "top set", "e1rm", "reps", "volume", "workout volume", "duration",
      "end time",
    ],
  ]

  static func recognises(_ header: ExportHeader) -> Bool {
    header.has("date", "exercise") && pairs(header.columns).count > 0
  }

  /// The columns of reps and load of each set.
  private static func pairs(_ columns: [ExportColumn]) -> [(reps: Int, load: Int, unit: WeightUnit)]
  {
    columns.indices.dropLast().compactMap { index in
      let (reps, load) = (columns[index], columns[index + 1])
      guard reps.base.hasPrefix("set "), reps.base == load.base, reps.unit == "reps",
        let unit = load.weightUnit
      else { return nil }
      return (index, index + 1, unit)
    }
  }

  private let table: ExportTable
  private let sets: [(reps: Int, load: Int, unit: WeightUnit)]
  private var dates = DateCache()

  init(_ header: ExportHeader, _ options: ImportOptions) {
    var plain = header
    for index in plain.columns.indices {
      plain.columns[index].base = String(plain.columns[index].base.map { $0 == "×" ? "x" : $0 })
    }
    table = ExportTable(plain, Self.columns)
    sets = Self.pairs(header.columns)
  }

  var needsUnit: Bool { false }
  var unknownColumns: [String] { table.unknown.filter { !$0.lowercased().hasPrefix("set ") } }

  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  {
    let cells = try table.cells(record)
    var date = try dates.date(cells[.date], "2026/10/05")
    date.second = ImportDate.clock(cells[.time]) ?? date.second
    var row = ImportRow(date: date, workout: cells[.workout], line: record.line)
    row.number = cells[.kind]
    row.exercise = try exerciseName(cells[.exercise])
    row.workoutNote = cells[.workoutNote]
    if let unit = table.column(.weight)?.weightUnit, let number = try cells.number(.weight),
      number.thousandths > 0
    {
      row.bodyWeight = Load(Weight(thousandths: number.thousandths, unit), unit)
    }
    var rows: [ImportRow] = []
    for (reps, load, unit) in sets {
      if ImportText.trimmed(cells[reps]).isEmpty { continue }
      var reading = SetReading(cells)
      reading.reps = try ImportNumber(cell: cells[reps], under: table.columns[reps].title)
      reading.repsText = cells[reps]
      // Help is a negative number here.
      reading.weight = try ImportNumber(
        cell: cells[load], under: table.columns[load].title, isSigned: true)
      reading.unit = unit
      var set = row
      set.take(try reading.set(&report))
      rows.append(set)
    }
    if rows.isEmpty {
      report.skip("without sets", line: record.line)
      return [row]
    }
    return rows
  }
}
