public import ReversePyramid

/// One workout of an export, ready to stand in a log.
public struct ImportedWorkout: Sendable, Hashable {
  /// The day.
  public var day: Day
  /// Minutes after midnight, where the export says so.
  public var minute: Int?
  /// The title as the log will hold it.
  public var title: String
  /// What the lifter weighed, where the export says so.
  public var bodyWeight: Load?
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
