extension RuleBook.Term {
  /// No number that a book or a log can state, ten times over, goes beyond.
  private static let widest: Int64 = 1_000_000_000_000_000_000

  static func bounded(_ value: Int64) -> Int64 { min(max(value, -widest), widest) }

  /// The size of the term, its sign apart, where what it counts has a value.
  ///
  /// A percentage goes to the nearest thousandth of the unit.
  func size(_ base: Int64, in dimension: RuleBook.Dimension, _ unit: WeightUnit) -> Int64 {
    let sized = Self.bounded(halves == 2 ? base : roundedQuotient(base &* halves, 2))
    guard let percent else { return sized }
    let grain = dimension == .weight ? unit.grain : 1
    let (high, low) = sized.magnitude.multipliedFullWidth(by: percent.magnitude)
    let divisor = UInt64(100_000 * grain)
    guard high < divisor else { return Self.widest }
    let (quotient, rest) = divisor.dividingFullWidth((high, low))
    let whole = quotient + (rest >= divisor - rest ? 1 : 0)
    let limit = UInt64(Self.widest / grain)
    let value = Int64(min(whole, limit)) * grain
    return sized < 0 ? -value : value
  }
}

extension RuleBook.Amount {
  /// The widest sum: that of one term, and a little more, so that plain sums need no bound.
  static let widest: Int64 = 1_100_000_000_000_000_000

  static func bounded(_ value: Int64) -> Int64 { min(max(value, -widest), widest) }
}
