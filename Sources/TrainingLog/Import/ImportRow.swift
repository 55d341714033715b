import ReversePyramid

/// One row of an export: a set, a note, or both, and the workout and exercise it belongs to.
struct ImportRow: Sendable, Hashable {
  /// When the workout began.
  var date: ImportDate
  /// The workout's name, as the export has it.
  var workout: String
  /// What tells two workouts of one time and name apart, where the export numbers them.
  var number = ""
  /// The line of the export.
  var line: Int
  /// The exercise's name, as the export has it.
  var exercise = ""
  /// The set, if the row is one; a weight that may be none is an outside load of zero.
  var set: LoggedSet?
  /// What the lifter weighed.
  var bodyWeight: Load?
  /// What was written about the exercise.
  var note = ""
  /// What was written about the workout.
  var workoutNote = ""

  /// Makes a row that holds nothing yet.
  init(date: ImportDate, workout: String, line: Int) {
    self.date = date
    self.workout = workout
    self.line = line
  }

  /// Takes the set that was read, and what is left to say about it.
  mutating func take(_ reading: (set: LoggedSet?, note: String)) {
    set = reading.set
    add(note: reading.note)
  }

  /// Adds to what was written about the exercise.
  mutating func add(note text: String) {
    if !text.isEmpty { note += note.isEmpty ? text : " / " + text }
  }

  /// Keeps a row of an unknown kind as a note, rather than guess what it counts for.
  mutating func keepAsNote(kind: String, _ cells: ExportCells, _ report: inout ImportReport) {
    let fields: [(String, ExportField)] = [
      ("weight", .weight), ("reps", .reps), ("seconds", .seconds),
    ]
    let numbers = fields.compactMap { name, field in
      let text = ImportText.trimmed(cells[field])
      return text.isEmpty || ImportNumber(text)?.thousandths == 0 ? nil : "\(name) \(text)"
    }
    let label = kind.isEmpty ? "row without a kind of set" : "row \"\(kind)\""
    add(note: ([label] + numbers).joined(separator: ", "))
    report.warn(
      "\"\(kind)\" is no kind of set that is known", line: cells.line, start: cells.start,
      hint: "kept as a note")
  }
}
