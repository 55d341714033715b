public import ReversePyramid

/// One workout of an export, ready to stand in a log.
public struct ImportedWorkout: Sendable, Hashable {
  /// The day.
  public var day: Day
  /// Minutes after midnight, where the export says so.
  public var minute: Int?
  /// The title as the log will hold it.
  public var title: String
  /// What the lifter wrote about the workout, in order.
  public var notes: [String]
  /// What was trained, one entry an exercise.
  public var entries: [ImportedEntry]
  /// The line of the export that it begins on.
  public var line: Int
  /// The lines of the log that hold it, in the context of the whole import, ending in a line end.
  public var text = ""

  /// Makes a workout without entries.
  public init(day: Day, minute: Int?, title: String, line: Int) {
    self.day = day
    self.minute = minute
    self.title = title
    self.line = line
    notes = []
    entries = []
  }
}

/// All sets of one exercise in one workout of an export.
public struct ImportedEntry: Sendable, Hashable {
  /// The name as the log will hold it.
  public var exercise: String
  /// The sets, in the order they were done.
  public var sets: [LoggedSet]
  /// What the lifter wrote about them.
  public var notes: [String]

  /// Makes an entry.
  public init(exercise: String, sets: [LoggedSet] = [], notes: [String] = []) {
    self.exercise = exercise
    self.sets = sets
    self.notes = notes
  }
}

/// What an export became: workouts, what was counted, and every problem found.
public struct ImportResult: Sendable {
  /// The workouts, in order of time.
  public var workouts: [ImportedWorkout]
  /// What was read, skipped and changed.
  public var summary: ImportSummary
  /// Errors and warnings, in the order of their lines; an error is a row that was lost, or the
  /// whole file where there are no workouts.
  public var problems: [Diagnostic]

  /// Makes a result, and writes the text of every workout.
  public init(workouts: [ImportedWorkout], summary: ImportSummary, problems: [Diagnostic]) {
    self.workouts = workouts
    self.summary = summary
    self.problems = problems
    var writer = ImportWriter(unit: summary.unit, names: summary.exercises, lightest: [:])
    for index in workouts.indices { self.workouts[index].text = writer.text(of: workouts[index]) }
  }

  /// The whole import as a log of its own.
  public var text: String { text(includingUnit: true) }

  /// The whole import as lines of a log.
  ///
  /// - Parameter includingUnit: Whether the line that names the log's unit comes first.
  /// - Returns: The lines, ending in a line end.
  public func text(includingUnit: Bool) -> String {
    assembled(workouts, unit: includingUnit ? summary.unit : nil)
  }

  /// Some of the workouts as lines to append to a log that exists.
  ///
  /// - Parameters:
  ///   - workouts: Those of `workouts` that the log lacks.
  ///   - unit: The log's unit; where the import's differs, every load names its own.
  ///   - lightest: The lightest load that the log has of an exercise, by its full name.
  /// - Returns: The lines, without the one that names the unit.
  public func text(
    of workouts: [ImportedWorkout],
    inLogOf unit: WeightUnit,
    lightest: [String: Weight] = [:]
  ) -> String {
    var writer = ImportWriter(unit: unit, names: summary.exercises, lightest: lightest)
    var written = workouts
    for index in written.indices { written[index].text = writer.text(of: written[index]) }
    return assembled(written, unit: nil)
  }

  private func assembled(_ workouts: [ImportedWorkout], unit: WeightUnit?) -> String {
    let trained = Set(workouts.flatMap { $0.entries.map(\.exercise) })
    let blocks = summary.exercises.filter { trained.contains($0) && ImportText.needsBlock($0) }
    let head = unit.map { ["unit: \($0.rawValue)\n"] } ?? []
    let parts = head + blocks.map { "exercise \($0)\n" } + workouts.map(\.text)
    return parts.joined(separator: "\n")
  }
}
