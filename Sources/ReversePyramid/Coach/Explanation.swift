/// What led to a target: every rule, every condition with the values it read, the sum, the limits.
///
/// It is made by the evaluation that made the number and can be checked without it.
public struct Explanation: Sendable, Hashable, Codable {
  /// What the book calls itself, and its file.
  public var bookName: String
  /// The file of the book.
  public var bookFile: String
  /// The day that was asked for.
  public var today: Day
  /// The exercise's last day, or nil.
  public var lastSession: Day?
  /// The unit the target is stated in.
  public var unit: WeightUnit
  /// Whether the set is lifted outside the body or with it.
  public var kind: Load.Kind
  /// Whether the exercise has a set helped by a machine, so that a load on the body may go below it.
  public var isAssisted: Bool
  /// How many sessions hold the set.
  public var sessions: Int
  /// Every setting of the book, with its value for this set.
  public var settings: [SettingFinding]
  /// The sessions that the book's windows can see, oldest first.
  public var evidence: [Evidence]
  /// Whether the part decides a weight or a gap.
  public var decides: Measure
  /// Where the part stands in the book.
  public var partAt: SourceLine
  /// Every rule of the part, in order.
  public var rules: [RuleFinding]
  /// The sum that gave the number; nil where the lifter picks.
  public var sum: SumFinding?
  /// The limits that changed it, in the order applied.
  public var limits: [LimitFinding]
  /// Set one's weight of today, from which a gap counts.
  public var setOne: Load?
  /// Whether set one was already done today.
  public var isSetOneDone: Bool
  /// The gap after all limits, in a part that decides gaps.
  public var gap: Weight?
  /// What gave the reps to aim for.
  public var aim: AimFinding
  /// The rule's sentence as the book writes it.
  public var template: String
  /// What was put into the holes of the sentence, in order.
  public var holes: [Hole]
  /// Whether nothing lay beyond, so that the sentence is the rule's `or say`.
  public var stays: Bool
  /// What can be loaded.
  public var equipment: Equipment

  /// What is decided or compared.
  public enum Measure: String, Sendable, Hashable, Codable {
    case weight, gap, reps
  }
}

/// A setting with its value for one set.
public struct SettingFinding: Sendable, Hashable, Codable {
  /// The name.
  public var name: String
  /// The value.
  public var value: Quantity
  /// Where it stands, in the book or in the log that overrides it.
  public var at: SourceLine
}

/// A number with what it counts.
public struct Quantity: Sendable, Hashable, Codable {
  /// The number; weights in 10^-11 kg.
  public var value: Int64
  /// What it counts.
  public var dimension: RuleBook.Dimension
  /// The unit it is shown in, where it is a weight.
  public var unit: WeightUnit

  package init(value: Int64, dimension: RuleBook.Dimension, unit: WeightUnit) {
    self.value = value
    self.dimension = dimension
    self.unit = unit
  }

  /// The number alone.
  public var text: String {
    dimension == .weight ? Weight(grains: value).text(in: unit) : String(value)
  }
}

/// A text put into a hole of a sentence.
public struct Hole: Sendable, Hashable, Codable {
  /// The name of the hole.
  public var name: String
  /// The text.
  public var text: String
}

/// What became of one rule.
public struct RuleFinding: Sendable, Hashable, Codable {
  /// What became of a rule.
  public enum State: String, Sendable, Hashable, Codable {
    /// It decided.
    case fired
    /// It holds, and another stands above it.
    case outranked
    /// One of its conditions does not hold.
    case failed
    /// There are not enough sessions for one of its conditions.
    case tooFew = "too-few"
  }

  /// The name.
  public var rule: String
  /// Where it stands.
  public var at: SourceLine
  /// What became of it.
  public var state: State
  /// Its conditions, in order; empty where it says `otherwise`.
  public var conditions: [ConditionFinding]
}

/// What became of one condition, with the values it read.
public struct ConditionFinding: Sendable, Hashable, Codable {
  /// The question, with the answer's numbers.
  public enum Test: Sendable, Hashable, Codable {
    /// Whether the set was never done.
    case noSession
    /// Whether the last sessions have the same weight or gap; the values, oldest first.
    case same(Explanation.Measure, window: Int, values: [Quantity])
    /// Whether no later session of the window beat the reps of its first; oldest first.
    case noneBeatsFirst(window: Int, reps: [Int])
    /// Whether set one moved, rose or fell from what it was on the day of the gap.
    case setOne(motion: String, was: Load?, now: Load?)
    /// Whether the target is heavier, lighter or the same.
    case target(direction: String, now: Load?, last: Load?)
    /// Whether two amounts compare so; a side is nil where a session is missing.
    case compare(left: [TermFinding], comparison: String, right: [TermFinding])
  }

  /// Where it stands.
  public var at: SourceLine
  /// The condition as the book writes it.
  public var text: String
  /// The question, with the answer's numbers.
  public var test: Test
  /// The answer.
  public var verdict: Verdict
  /// The loads of a window of weights, oldest first, each in its own unit and kind.
  public var loads: [Load] = []
  /// The two sides of a comparison, where both are known.
  public var left: Quantity?
  /// The right side of a comparison.
  public var right: Quantity?

  /// By how much a comparison failed, or nil.
  public var short: Quantity? {
    guard verdict == .no, let left, let right else { return nil }
    let distance = Int64(clamping: (left.value - right.value).magnitude)
    return Quantity(value: distance, dimension: left.dimension, unit: left.unit)
  }
}

/// One term of a sum, with the value it had.
public struct TermFinding: Sendable, Hashable, Codable {
  /// What the term names: `last weight`, `step`, `2.5 kg`.
  public enum Source: Sendable, Hashable, Codable {
    case last(Explanation.Measure)
    case daysSinceLastSession
    case numberOfSessions
    case number
    case setting(String)
  }

  /// What the term names.
  public var source: Source
  /// The value of what it names; nil where a session is missing.
  public var value: Quantity?
  /// Whether it is taken off.
  public var isNegative: Bool
  /// How often it counts, in halves.
  public var halves: Int64
  /// Thousandths of a percent of it that count, or nil for the whole.
  public var percent: Int64?
}

/// The sum that gave a weight or a gap.
public struct SumFinding: Sendable, Hashable, Codable {
  /// The terms, in order.
  public var terms: [TermFinding]
  /// The sum: a weight, or a gap.
  public var value: Weight
  /// Set one's weight less the gap, or the weight itself, before any limit.
  public var weight: Weight
}

/// A limit that changed a number.
public struct LimitFinding: Sendable, Hashable, Codable {
  /// What kind of limit it is.
  public enum Source: String, Sendable, Hashable, Codable {
    /// A rule's `at least … lighter`.
    case lighter = "at-least-lighter"
    /// A part's `limit`.
    case book
    /// A sum across units, brought to the nearest half step.
    case units
    /// What can be loaded.
    case loads
  }

  /// What kind of limit it is.
  public var source: Source
  /// Where it stands in the book, where it does.
  public var at: SourceLine?
  /// Whether the numbers are gaps; they are weights elsewhere.
  public var isGap: Bool
  /// Whether the bound is the least (else the most) that may be.
  public var isLeast: Bool
  /// The bound.
  public var bound: Weight?
  /// The number before.
  public var before: Weight
  /// What the limit alone would give.
  public var nearest: Weight
  /// The number after.
  public var after: Weight
  /// Whether nothing lay beyond, so that the last number stays.
  public var stays: Bool
}

/// What gave the reps to aim for.
public struct AimFinding: Sendable, Hashable, Codable {
  /// The part of the book that gave it; nil where the deciding rule gave it itself.
  public var part: String?
  /// Every rule of that part, in order.
  public var rules: [RuleFinding]
  /// The rule that gave it.
  public var rule: String
  /// Where it stands.
  public var at: SourceLine
  /// That rule's sentence; empty where the deciding rule gave the aim itself.
  public var because: String
  /// The terms of the lower end, and of the upper where it is a range.
  public var terms: [[TermFinding]]
  /// The lower end.
  public var from: Int
  /// The upper end.
  public var to: Int
}
