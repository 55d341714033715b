/// A number that a rule can read of a set's past.
enum Fact: UInt8, Sendable {
  /// Zero, which sums that read nothing count.
  case nothing
  case weight, gap, reps, days, sessions
}

/// The facts of one set on one day, each a whole number, and which of them are known.
struct Facts {
  /// A set of facts.
  struct Names: OptionSet, Sendable {
    let rawValue: UInt8
    static let last = Names(rawValue: 1)
    static let days = Names(rawValue: 2)
  }

  private var values = SIMD8<Int64>()
  private(set) var known: Names = []

  init(_ own: SetFacts, days: Int?) {
    self[.sessions] = Int64(own.count)
    if own.count > 0 {
      known.insert(.last)
      self[.weight] = Term.bounded(own.last.load.weight.grains)
      self[.gap] = Term.bounded(own.last.gap.grains)
      self[.reps] = Int64(own.last.reps)
    }
    if let days {
      known.insert(.days)
      self[.days] = Int64(days)
    }
  }

  private(set) subscript(fact: Fact) -> Int64 {
    // The mask tells the compiler what the cases promise: the index is below eight.
    get { values[Int(fact.rawValue & 7)] }
    set { values[Int(fact.rawValue & 7)] = newValue }
  }

  private typealias Term = RuleBook.Term
}

extension Fact {
  /// The fact that a term reads, with what must be known for it; nil where the book states a number.
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

  var needs: Facts.Names {
    switch self {
    case .weight, .gap, .reps: .last
    case .days: .days
    case .nothing, .sessions: []
    }
  }
}
