/// A weight and reps for one set of the next session.
public struct Target: Sendable, Hashable, Codable {
  /// What to lift; nil where the lifter picks.
  public var load: Load?
  /// The reps to aim for, or the lower end of a range.
  public var reps: Int
  /// The upper end of the range; equal to `reps` where there is none.
  public var repsTo: Int

  /// The reps as a lifter reads them: `8`, `6-8`.
  public var repsText: String { reps == repsTo ? "\(reps)" : "\(reps)-\(repsTo)" }
}

/// One target with everything that led to it, from the same evaluation.
public struct Decision: Sendable, Hashable, Codable {
  /// The number of the set, from 1.
  public var set: Int
  /// What to lift, and how often.
  public var target: Target
  /// The name of the rule that decided.
  public var rule: String
  /// The name of the part of the book that holds the rule.
  public var part: String
  /// Where the rule stands in the book.
  public var at: SourceLine
  /// The rule's sentence, with the numbers of this decision.
  public var because: String
  /// The latest session that holds this set, or nil.
  public var last: Evidence?
  /// Whether the set is left to the lifter.
  public var isOptional: Bool
  /// Whether one of the exercise's last three sessions has the set.
  public var isOnBoard: Bool
  /// What was done of it today, in a session that is still open.
  public var done: DoneSet?
  /// What led to the target, as data; it is made from the record of the evaluation when it is asked for.
  public var explanation: Explanation {
    get { account.explanation }
    set { account = .stated(newValue) }
  }

  var account: Account

  /// The target's weight less the last; nil without either.
  public var change: Weight? {
    guard let load = target.load, let last else { return nil }
    return load.weight - last.load.weight
  }

  private enum CodingKeys: String, CodingKey {
    case set, target, rule, part, at, because, last, isOptional, isOnBoard, done
    case account = "explanation"
  }
}

/// A set of a session of today that is still open.
public struct DoneSet: Sendable, Hashable, Codable {
  /// What was lifted; nil where the set was skipped.
  public var load: Load?
  /// The reps done.
  public var reps: Int
  /// The day.
  public var day: Day
  /// The line of the log, or 0.
  public var line: Int

  package init(load: Load?, reps: Int, day: Day, line: Int) {
    self.load = load
    self.reps = reps
    self.day = day
    self.line = line
  }
}

/// A line of a file.
public struct SourceLine: Sendable, Hashable, Codable {
  /// The file, as the user named it.
  public var file: String
  /// The line, from 1.
  public var line: Int

  /// The place as `reverse-pyramid.rules:25`.
  public var text: String { "\(file):\(line)" }
}
