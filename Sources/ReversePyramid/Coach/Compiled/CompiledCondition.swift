/// A condition laid flat: a comparison of two numbers, of which most conditions are one.
struct CompiledCondition: Sendable {
  enum Question: UInt8, Sendable {
    /// A fact and a constant against a fact.
    case facts
    /// Sums that are more than a fact and a constant.
    case sums
    case noneBeatsFirst
  }

  /// What is compared; of sums only how they must lie to each other.
  private(set) var comparison = CompiledComparison()
  /// The fewest sessions of the set that can tell.
  private(set) var sessions: Int32 = 0
  /// The place of the left sum in the book's list, the right one behind it; or of the window's test.
  private(set) var other: Int32 = 0
  private(set) var question = Question.facts
  /// What must be known.
  private(set) var needs: Facts.Names = []

  init(
    _ test: RuleBook.Condition.Test, below above: Int?, _ numbers: BookNumbers,
    terms: inout [CompiledTerm], sums: inout [CompiledAmount]
  ) {
    switch test {
    case .noSessionYet: compare(.sessions, .nothing, .equal)
    case .same(let measure, let count):
      sessions = Int32(clamping: numbers.window(count))
      compare(
        measure == .gap ? .sameGap : .sameWeight, .nothing, [.equal, .more],
        constant: -Int64(sessions))
    case .noneBeatsFirst(let count):
      question = .noneBeatsFirst
      sessions = Int32(clamping: numbers.window(count))
      other = Int32(clamping: above ?? -1)
    case .setOne(let motion): compare(.setOne, .setOneThen, Orders(motion))
    case .target(let direction): compare(.target, .weight, Orders(direction))
    case .compare(let left, let comparison, let right):
      compare(
        CompiledAmount(left, numbers, terms: &terms), CompiledAmount(right, numbers, terms: &terms),
        Orders(comparison), &sums)
    }
  }

  private mutating func compare(
    _ left: Fact, _ right: Fact, _ orders: Orders, constant: Int64 = 0
  ) {
    comparison = CompiledComparison(left, right, orders, constant: constant)
    needs = left.needs.union(right.needs)
  }

  private mutating func compare(
    _ left: CompiledAmount, _ right: CompiledAmount, _ orders: Orders,
    _ sums: inout [CompiledAmount]
  ) {
    if left.isPlain, right.isPlain {
      // No difference of two facts is wider, so that the sign stays right.
      let (difference, overflow) = left.plain.constant.subtractingReportingOverflow(
        right.plain.constant)
      comparison = CompiledComparison(
        left.plain.fact, right.plain.fact, orders,
        constant: RuleBook.Amount.bounded(
          overflow ? (left.plain.constant < 0 ? .min : .max) : difference))
      needs = left.needs.union(right.needs)
    } else {
      question = .sums
      comparison = CompiledComparison(.nothing, .nothing, orders, constant: 0)
      other = Int32(clamping: sums.count)
      sums += [left, right]
    }
  }
}

extension CompiledCondition {
  /// The outcomes of a comparison that make the condition hold.
  struct Orders: OptionSet, Sendable {
    let rawValue: UInt8
    static let less = Orders(rawValue: 1)
    static let equal = Orders(rawValue: 2)
    static let more = Orders(rawValue: 4)
  }
}

extension CompiledCondition.Orders {
  init(_ motion: RuleBook.Motion) {
    self =
      switch motion {
      case .moved: [.less, .more]
      case .rose: .more
      case .fell: .less
      }
  }

  init(_ direction: RuleBook.Direction) {
    self =
      switch direction {
      case .heavier: .more
      case .lighter: .less
      case .same: .equal
      }
  }

  init(_ comparison: RuleBook.Comparison) {
    self =
      switch comparison {
      case .atLeast: [.more, .equal]
      case .atMost: [.less, .equal]
      case .more: .more
      case .less: .less
      case .equal: .equal
      }
  }
}
