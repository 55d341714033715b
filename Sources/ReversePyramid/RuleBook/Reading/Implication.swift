/// Tells when one condition holds whenever another does, with the settings of a book.
struct Implication {
  private let settings: [RuleBook.Setting]
  /// How many sets have numbers of their own.
  private let positions: Int

  init(_ settings: [RuleBook.Setting]) {
    self.settings = settings
    positions = settings.map { $0.kg.count }.max() ?? 1
  }

  /// Whether a rule whose conditions are `stronger` holds only where one with `weaker` holds too.
  func holds(_ stronger: [RuleBook.Condition], imply weaker: [RuleBook.Condition]) -> Bool {
    weaker.allSatisfy { weak in stronger.contains { implies($0.test, weak.test) } }
  }

  /// The first two conditions of a rule that cannot both hold.
  func conflict(in conditions: [RuleBook.Condition]) -> (Int, Int)? {
    for second in conditions.indices {
      for first in 0..<second where excludes(conditions[first].test, conditions[second].test) {
        return (first, second)
      }
    }
    return nil
  }

  private func implies(
    _ strong: RuleBook.Condition.Test,
    _ weak: RuleBook.Condition.Test
  ) -> Bool {
    switch (strong, weak) {
    case (.noSessionYet, .noSessionYet): true
    case (.same(let a, let long), .same(let b, let short)): a == b && count(long) >= count(short)
    case (.noneBeatsFirst(let a), .noneBeatsFirst(let b)): count(a) == count(b)
    case (.setOne(let a), .setOne(let b)): a == b || b == .moved
    case (.target(let a), .target(let b)): a == b
    case (.compare, .compare):
      bounds(strong, weak) { $0.lowerBound >= $1.lowerBound && $0.upperBound <= $1.upperBound }
    default: false
    }
  }

  private func excludes(
    _ first: RuleBook.Condition.Test,
    _ second: RuleBook.Condition.Test
  ) -> Bool {
    switch (first, second) {
    case (.setOne(let a), .setOne(let b)): a != b && a != .moved && b != .moved
    case (.target(let a), .target(let b)): a != b
    case (.compare, .compare): bounds(first, second) { !$0.overlaps($1) }
    default: false
    }
  }

  private func count(_ count: RuleBook.Count) -> Int64 {
    switch count {
    case .number(let number): Int64(number)
    case .setting(let index): settings[index].kg.first ?? 0
    }
  }

  /// Whether two comparisons bound the same sum, by numbers that stand in a relation for every set.
  private func bounds(
    _ a: RuleBook.Condition.Test,
    _ b: RuleBook.Condition.Test,
    areRelated: (ClosedRange<Int64>, ClosedRange<Int64>) -> Bool
  ) -> Bool {
    guard let a = bound(a), let b = bound(b), a.subject == b.subject else { return false }
    for unit in WeightUnit.allCases {
      for set in 1...max(1, positions) {
        guard let x = range(a, set, unit), let y = range(b, set, unit), areRelated(x, y) else {
          return false
        }
      }
    }
    return true
  }

  private typealias Bound = (
    subject: [RuleBook.Term], comparison: RuleBook.Comparison, limit: RuleBook.Amount
  )

  /// A comparison with its constant side on the right.
  private func bound(_ test: RuleBook.Condition.Test) -> Bound? {
    guard case .compare(let left, let comparison, let right) = test else { return nil }
    let isLeftConstant = left.isConstant
    guard isLeftConstant != right.isConstant else { return nil }
    return isLeftConstant
      ? (right.terms, comparison.mirrored, left) : (left.terms, comparison, right)
  }

  /// The whole numbers for which a comparison holds.
  private func range(_ bound: Bound, _ set: Int, _ unit: WeightUnit) -> ClosedRange<Int64>? {
    guard let limit = value(of: bound.limit, set, unit) else { return nil }
    guard limit > .min, limit < .max else { return nil }
    return switch bound.comparison {
    case .atLeast: limit...Int64.max
    case .atMost: Int64.min...limit
    case .more: (limit + 1)...Int64.max
    case .less: Int64.min...(limit - 1)
    case .equal: limit...limit
    }
  }

  /// The value of a sum of numbers and settings; nil where it holds a percentage.
  func value(of amount: RuleBook.Amount, _ set: Int, _ unit: WeightUnit) -> Int64? {
    var sum: Int64 = 0
    for term in amount.terms {
      guard term.percent == nil else { return nil }
      var value: Int64
      switch term.base {
      case .weight(let grains, _): value = grains
      case .number(let number): value = number
      case .setting(let index):
        let product = settings[index].value(forSet: set, in: unit)
          .multipliedReportingOverflow(by: term.halves)
        if product.overflow { return nil }
        value = product.partialValue / 2
      default: return nil
      }
      if term.isNegative { value = 0 - value }
      let (total, overflow) = sum.addingReportingOverflow(value)
      if overflow { return nil }
      sum = total
    }
    return sum
  }
}

extension RuleBook.Amount {
  /// Whether it reads nothing but numbers and settings.
  fileprivate var isConstant: Bool {
    terms.allSatisfy {
      switch $0.base {
      case .weight, .number, .setting: true
      case .last, .daysSinceLastSession, .numberOfSessions: false
      }
    }
  }
}

extension RuleBook.Comparison {
  /// The comparison with its sides exchanged.
  fileprivate var mirrored: RuleBook.Comparison {
    switch self {
    case .atLeast: .atMost
    case .atMost: .atLeast
    case .more: .less
    case .less: .more
    case .equal: .equal
    }
  }
}
