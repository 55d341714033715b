/// A condition laid flat: a comparison of two numbers, of which most conditions are one.
struct CompiledCondition: Sendable {
  enum Question: UInt8, Sendable {
    /// A fact and a constant against a fact.
    case facts
    /// Sums that are more than a fact and a constant.
    case sums
    case noneBeatsFirst
  }

  /// The outcomes of a comparison that make the condition hold.
  struct Orders: OptionSet, Sendable {
    let rawValue: UInt8
    static let less = Orders(rawValue: 1)
    static let equal = Orders(rawValue: 2)
    static let more = Orders(rawValue: 4)
  }

  /// What is added to the left.
  private(set) var constant: Int64 = 0
  /// The fewest sessions of the set that can tell.
  private(set) var sessions: Int32 = 0
  /// The place of the left sum in the book's list, the right one behind it; or of the window's test.
  private(set) var other: Int32 = 0
  private(set) var question = Question.facts
  private(set) var holds: Orders = []
  /// What must be known.
  private(set) var needs: Facts.Names = []
  private(set) var left = Fact.nothing
  private(set) var right = Fact.nothing

  init(
    _ test: RuleBook.Condition.Test, below above: Int?, _ numbers: BookNumbers,
    terms: inout [CompiledTerm], sums: inout [CompiledAmount]
  ) {
    switch test {
    case .noSessionYet: compare(.sessions, .nothing, .equal)
    case .same(let measure, let count):
      sessions = Int32(clamping: numbers.window(count))
      compare(measure == .gap ? .sameGap : .sameWeight, .nothing, [.equal, .more])
      constant = -Int64(sessions)
    case .noneBeatsFirst(let count):
      question = .noneBeatsFirst
      sessions = Int32(clamping: numbers.window(count))
      other = Int32(clamping: above ?? -1)
    case .setOne(let motion): compare(.setOne, .setOneThen, Orders(motion))
    case .target(let direction): compare(.target, .weight, Orders(direction))
    case .compare(let left, let comparison, let right):
      holds = Orders(comparison)
      compare(
        CompiledAmount(left, numbers, terms: &terms), CompiledAmount(right, numbers, terms: &terms),
        &sums)
    }
  }

  private mutating func compare(_ left: Fact, _ right: Fact, _ holds: Orders) {
    self.left = left
    self.right = right
    self.holds = holds
    needs = left.needs.union(right.needs)
  }

  private mutating func compare(
    _ left: CompiledAmount, _ right: CompiledAmount, _ sums: inout [CompiledAmount]
  ) {
    if left.isPlain, right.isPlain {
      needs = left.needs.union(right.needs)
      self.left = left.fact
      self.right = right.fact
      constant = left.constant - right.constant
    } else {
      question = .sums
      other = Int32(clamping: sums.count)
      sums += [left, right]
    }
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

  /// 1 where a comparison with this outcome holds, else 0, by how a number lies to zero.
  ///
  /// It takes no branch, since what a lifter did cannot be predicted.
  @inline(__always)
  func holdBit(_ difference: Int64) -> UInt64 {
    let place = UInt64(bitPattern: difference.signum() &+ 1)
    return UInt64(rawValue) &>> place & 1
  }
}
