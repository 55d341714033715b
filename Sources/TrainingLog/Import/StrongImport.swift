import ReversePyramid

/// Strong: one row a set; commas and no unit from iOS, semicolons and a unit from Android, where
/// a row, the header or the very name of the column says it.
struct StrongImport: ExportFormat {
  static let source = "Strong"

  /// The names of the columns in English, German and Spanish, by what they hold.
  static let columns: [ExportField: [String]] = [
    .date: ["date", "datum", "fecha"],
    .workout: [
      "workout name", "workout-name", "trainingsname", "name des workouts",
      "nombre de entrenamiento", "nombre del entrenamiento",
    ],
    .exercise: [
      "exercise name", "name der übung", "übungsname", "name der ãœbung", "nombre del ejercicio",
      "nombre de ejercicio",
    ],
    .kind: [
      "set order", "reihenfolge festlegen", "satz-reihenfolge", "satzreihenfolge",
      "orden de las series", "orden de series",
    ],
    .weight: ["weight", "kg", "lbs", "gewicht", "peso"],
    .weightUnit: ["weight unit", "gewichtseinheit", "unidad de peso"],
    .reps: ["reps", "wiederholungen", "wdh.", "repeticiones"],
    .distance: ["distance", "km", "mi.", "distanz", "entfernung", "distancia"],
    .seconds: ["seconds", "sekunden", "segundos"],
    .effort: ["rpe"],
    .note: ["notes", "notizen", "notas"],
    .workoutNote: [
      "workout notes", "workout-notizen", "trainingsnotizen", "notas de entrenamiento",
      "notas del entrenamiento",
    ],
    .passed: [
      "workout #", "duration", "workout duration", "distance unit", "dauer", "workout-dauer",
      "trainingsdauer", "entfernungseinheit", "distanzeinheit", "duración", "unidad de distancia",
      "duración del entrenamiento",
    ],
  ]

  static func recognises(_ header: ExportHeader) -> Bool {
    let table = ExportTable(header, columns)
    return [.date, .workout, .exercise, .kind, .weight, .reps].allSatisfy { table[$0] != nil }
  }

  private let table: ExportTable
  private let unit: WeightUnit?
  private let options: ImportOptions
  private var dates = DateCache()

  init(_ header: ExportHeader, _ options: ImportOptions) {
    table = ExportTable(header, Self.columns)
    unit = table.column(.weight)?.weightUnit
    self.options = options
  }

  var needsUnit: Bool { unit == nil && table[.weightUnit] == nil }
  var unknownColumns: [String] { table.unknown }

  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  {
    let cells = try table.cells(record)
    var row = ImportRow(
      date: try dates.date(cells[.date], "2026-10-05 18:10:00"), workout: cells[.workout],
      line: record.line)
    row.exercise = try exerciseName(cells[.exercise])
    row.workoutNote = cells[.workoutNote]
    row.note = cells[.note]
    let order = ImportText.trimmed(cells[.kind])
    switch order.uppercased() {
    case "NOTE": break
    case "REST TIMER": report.skip("of a rest timer", line: record.line)
    case "W": try add(.warmup, cells, to: &row, &report)
    case "D": try add(.drop, cells, to: &row, &report)
    case "F": try add(.unmarked, isFailure: true, cells, to: &row, &report)
    default:
      if ImportNumber(order)?.whole != nil {
        try add(.unmarked, cells, to: &row, &report)
      } else {
        row.keepAsNote(kind: order, cells, &report)
      }
    }
    return [row]
  }

  private func add(
    _ kind: WorkSet.Kind, isFailure: Bool = false, _ cells: ExportCells, to row: inout ImportRow,
    _ report: inout ImportReport
  ) throws(RowError) {
    var reading = try SetReading(measured: cells)
    reading.kind = kind
    reading.isFailure = isFailure
    reading.unit = try unit(cells, reading.weight)
    row.take(try reading.set(&report))
  }

  /// The unit of a row; where none is named there must be no weight either.
  private func unit(_ cells: ExportCells, _ weight: ImportNumber?) throws(RowError) -> WeightUnit? {
    guard table[.weightUnit] != nil else { return unit }
    return try rowUnit(cells[.weightUnit], weight, options)
  }
}

/// The unit that a row names for its weight; one without a unit is the lifter's, if they said.
func rowUnit(_ text: String, _ weight: ImportNumber?, _ options: ImportOptions) throws(RowError)
  -> WeightUnit?
{
  let name = ImportText.trimmed(text)
  if let unit = WeightUnit(exported: name) { return unit }
  if (weight?.thousandths ?? 0) == 0 { return nil }
  guard name.isEmpty else { throw RowError(message: "\"\(name)\" is no unit of weight") }
  guard let unit = options.unit else { throw RowError(message: "a weight without a unit") }
  return unit
}

/// The name of an exercise, which a row cannot do without.
func exerciseName(_ text: String) throws(RowError) -> String {
  guard !ImportText.name(text).isEmpty else { throw RowError(message: "no exercise name") }
  return text
}
