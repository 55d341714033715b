/// A number that a condition or a sum can read.
enum Fact: UInt8, Sendable {
  /// Zero, which sums that read nothing count.
  case nothing
  /// Of the set's latest session.
  case weight, gap, reps
  /// Days since the exercise's last session, and how many sessions hold the set.
  case days, sessions
  /// Set one's weight today, and on the day the set was last done.
  case setOne, setOneThen
  /// The target's weight, while an aim is judged.
  case target
  /// How many of the latest sessions in a row have the last weight, or the last gap.
  case sameWeight, sameGap
}

/// The facts of one set on one day, each a whole number, and which of them are known.
///
/// Whoever reads them takes `values.span`: to index the array itself copies all of it.
struct Facts {
  /// Facts that are known, or must be.
  struct Names: OptionSet, Sendable {
    let rawValue: UInt8
    /// Those of the set's latest session.
    static let last = Names(rawValue: 1)
    static let days = Names(rawValue: 2)
    static let setOne = Names(rawValue: 4)
    static let target = Names(rawValue: 8)
  }

  private(set) var values = InlineArray<16, Int64>(repeating: 0)
  private(set) var known: Names = []

  /// Those of a set that was never done.
  init() {}

  /// Takes in the latest session that holds the set.
  @inline(__always)
  mutating func take(_ last: Evidence, gap: Weight, sameWeight: Int, sameGap: Int) {
    known = .last
    self[.weight] = RuleBook.Term.bounded(last.load.weight.grains)
    self[.gap] = RuleBook.Term.bounded(gap.grains)
    self[.reps] = Int64(last.reps)
    self[.sessions] &+= 1
    self[.setOneThen] = RuleBook.Term.bounded(last.setOne.weight.grains)
    self[.sameWeight] = Int64(sameWeight)
    self[.sameGap] = Int64(sameGap)
  }

  mutating func replaceReps(with reps: Int) { self[.reps] = Int64(reps) }

  /// Notes what the day adds: how long ago the last session was, and set one's weight.
  @inline(__always)
  mutating func note(days: Int?, setOne: Weight?) {
    if let days {
      known.insert(.days)
      self[.days] = Int64(days)
    }
    if let setOne {
      known.insert(.setOne)
      self[.setOne] = RuleBook.Term.bounded(setOne.grains)
    }
  }

  /// Notes the target's weight, for the rules that decide an aim.
  @inline(__always)
  mutating func note(target: Weight) {
    known.insert(.target)
    self[.target] = RuleBook.Term.bounded(target.grains)
  }

  @inline(__always)
  private subscript(fact: Fact) -> Int64 {
    get { values.span[Int(fact.rawValue)] }
    set { values[Int(fact.rawValue)] = newValue }
  }
}

extension Span<Int64> {
  /// The value of a fact; 0 where there is none.
  @inline(__always)
  subscript(fact: Fact) -> Int64 {
    // The mask tells the compiler what the cases promise: the index is below sixteen.
    self[Int(fact.rawValue & 15)]
  }
}

extension Fact {
  /// The fact that a term reads; nil where the book states a number.
  init?(_ base: RuleBook.Term.Base) {
    switch base {
    case .last(.weight): self = .weight
    case .last(.gap): self = .gap
    case .last(.reps): self = .reps
    case .daysSinceLastSession: self = .days
    case .numberOfSessions: self = .sessions
    case .weight, .number, .setting: return nil
    }
  }

  /// What must be known for it.
  var needs: Facts.Names {
    switch self {
    case .nothing, .sessions, .sameWeight, .sameGap: []
    case .weight, .gap, .reps, .setOneThen: .last
    case .days: .days
    case .setOne: .setOne
    case .target: .target
    }
  }
}
