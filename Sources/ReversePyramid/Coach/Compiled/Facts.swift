/// A number that a condition or a sum can read.
enum Fact: UInt8, Sendable {
  /// Zero, which sums that read nothing count.
  case nothing
  /// Of the set's latest session.
  case weight, gap, reps
  /// How many sessions hold the set.
  case sessions
  /// Set one's weight on the day the set was last done.
  case setOneThen
  /// How many of the latest sessions in a row have the last weight, or the last gap.
  case sameWeight, sameGap
  /// Days since the exercise's last session.
  case days
  /// Set one's weight today.
  case setOne
  /// The target's weight, while an aim is judged.
  case target
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
    /// That no weight was too wide to stand as it is.
    static let exactWeights = Names(rawValue: 16)
    /// What no decision knows: whoever needs it is judged with more care.
    static let unknowable = Names(rawValue: 128)
  }

  private(set) var values: InlineArray<16, Int64>
  private(set) var known: Names

  /// Those of a set that was never done.
  init() {
    values = InlineArray(repeating: 0)
    known = []
  }

  /// Those that a memory keeps of its set.
  @inline(__always)
  init(_ kept: borrowing KeptFacts) {
    values = InlineArray(repeating: 0)
    known = kept.known
    let span = kept.values.span
    for index in 0..<8 { values[index] = span[index] }
  }

  /// Notes how long ago the exercise's last session was.
  @inline(__always)
  mutating func note(days: Int?) {
    guard let days else { return }
    known.insert(.days)
    self[.days] = Int64(days)
  }

  /// Notes set one's weight today.
  @inline(__always)
  mutating func note(setOne: Weight) {
    known.insert(.setOne)
    self[.setOne] = setOne.grains
    if !setOne.isNarrow { bound(setOne) }
  }

  @inline(never)
  private mutating func bound(_ setOne: Weight) {
    known.remove(.exactWeights)
    self[.setOne] = RuleBook.Term.bounded(setOne.grains)
  }

  /// Notes the target's weight, for the rules that decide an aim.
  mutating func note(target: Weight) {
    note(freeTarget: Weight(grains: RuleBook.Term.bounded(target.grains)))
  }

  /// Notes a target's weight that is not too wide.
  @inline(__always)
  mutating func note(freeTarget: Weight) {
    known.insert(.target)
    self[.target] = freeTarget.grains
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
