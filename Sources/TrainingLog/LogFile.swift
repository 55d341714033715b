public import ReversePyramid

/// A training log as it was read: exercises, visits in order of time, and every problem found.
public struct LogFile: Sendable {
  /// The file as the user named it.
  public var name: String
  /// The unit of bare loads.
  public var unit: WeightUnit
  /// The exercises, in order of their first appearance in the file.
  public var exercises: [Exercise]
  /// The visits, in order of day, time, and place in the file.
  public var visits: [Visit]
  /// Errors and warnings, sorted by line.
  public var problems: [Diagnostic]

  /// An empty log.
  public init(name: String, unit: WeightUnit) {
    self.name = name
    self.unit = unit
    exercises = []
    visits = []
    problems = []
  }
}

/// What a log says of one exercise.
public struct Exercise: Sendable {
  /// What an exercise is trained with.
  public enum Equipment: String, Sendable, Hashable {
    case barbell, dumbbell, machine, bodyweight
  }

  /// The full name, as first written.
  public var name: String
  /// Other names the log gives it.
  public var aliases: [String] = []
  /// What it is trained with, where the log says so.
  public var equipment: Equipment?
  /// `push`, `pull` or `legs`, where the log says so.
  public var category: String?
  /// The unit of its bare loads, where it is not the log's.
  public var unit: WeightUnit?
  /// Its own numbers in place of a book's settings.
  public var overrides: [SettingOverride] = []
  /// The weight of its bar, where the log says so.
  public var bar: Load?
  /// How it is set up, the latest word.
  public var setup: String?
  /// Whether it is out of use.
  public var isArchived = false
  /// Whether an error in the log touches it, so that it gets no number.
  public var isBlocked = false
  /// The line that opened its block, or 0.
  public var line = 0

  /// Makes an exercise of which only the name is known.
  public init(name: String) { self.name = name }
}

/// One dated line of a log with all that stands below it.
public struct Visit: Sendable {
  /// What the first word of the title makes of a visit.
  public enum Mark: String, Sendable, Hashable {
    case rest, off, skip, sick, deload
  }

  /// The day.
  public var day: Day
  /// Minutes after midnight; where the line has no time, those of the line above on that day.
  public var minute: Int
  /// Whether the line itself has a time.
  public var hasTime: Bool
  /// The title, without the mark.
  public var title: String
  /// Rest, sick or deload, where the title says so.
  public var mark: Mark?
  /// The line of the log.
  public var line: Int
  /// What was trained, one entry an exercise, in file order.
  public var entries: [Entry]

  /// Makes a visit without entries.
  public init(
    day: Day,
    minute: Int = 0,
    hasTime: Bool = false,
    title: String = "",
    mark: Mark? = nil,
    line: Int
  ) {
    self.day = day
    self.minute = minute
    self.hasTime = hasTime
    self.title = title
    self.mark = mark
    self.line = line
    entries = []
  }
}

/// All sets of one exercise in one visit.
public struct Entry: Sendable {
  /// An index into the log's exercises.
  public var exercise: Int
  /// The line of the first set.
  public var line: Int
  /// The sets, in file order.
  public var sets: [LoggedSet]
  /// The notes behind the sets, in file order.
  public var notes: [String] = []

  /// Makes an entry.
  public init(exercise: Int, line: Int, sets: [LoggedSet] = []) {
    self.exercise = exercise
    self.line = line
    self.sets = sets
  }
}

/// A set with what the coach does not ask about.
public struct LoggedSet: Sendable, Hashable {
  /// What the coach sees.
  public var set: WorkSet
  /// Reps left and right, in that order, where both were written.
  public var sides: (left: Int, right: Int)? {
    get { hasSides ? (Int(left), Int(right)) : nil }
    set {
      hasSides = newValue != nil
      left = UInt16(clamping: newValue?.left ?? 0)
      right = UInt16(clamping: newValue?.right ?? 0)
    }
  }
  /// Whether the next rep was tried and failed.
  public var isFailure = false
  /// Effort in tenths: `@9.5` is 95.
  public var effort: UInt8?
  /// Reps in reserve.
  public var reserve: UInt8?
  /// Seconds, on a timed set.
  public var seconds: Int?
  /// Whether the load was written as `bar`.
  public var isBar = false
  /// Whether the set names its unit.
  public var namesUnit = false
  /// The note in brackets behind the set.
  public var note: String?

  private var hasSides = false
  private var left: UInt16 = 0
  private var right: UInt16 = 0

  /// Makes a set.
  public init(_ set: WorkSet) { self.set = set }
}

extension LogFile {
  /// Reads a log; it never fails, but returns what it read together with every problem.
  ///
  /// - Parameters:
  ///   - bytes: The file, whatever it holds.
  ///   - name: The file as problems name it.
  ///   - today: The day that "later than today" is measured against.
  /// - Complexity: O(n) in the bytes of the file.
  public static func read(_ bytes: [UInt8], name: String, today: Day) -> LogFile {
    LogFile(name: name, unit: .kg)
  }

  /// The sessions of one exercise as the coach sees them, in order of time.
  public func sessions(of exercise: Int) -> [Session] {
    visits.compactMap { visit in
      guard let entry = visit.entries.first(where: { $0.exercise == exercise }) else { return nil }
      let mark: Session.Mark? =
        visit.mark == .deload ? .deload : visit.mark == .sick ? .sick : nil
      return Session(
        day: visit.day,
        minute: visit.minute,
        title: visit.title,
        mark: mark,
        sets: entry.sets.map(\.set),
        line: entry.line
      )
    }
  }
}

extension LogFile {
  /// Placeholder until the reader lands.
  public func histories() -> [[Session]] { exercises.indices.map { sessions(of: $0) } }
}
