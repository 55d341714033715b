import Testing

@testable import ReversePyramid

struct CompiledComparisonTests {
  @Test(arguments: [RuleBook.Comparison.atLeast, .atMost, .more, .less, .equal])
  func `a comparison holds as the numbers lie, up to the ends of 64 bits`(
    _ comparison: RuleBook.Comparison
  ) {
    let compiled = CompiledComparison(
      .nothing, .nothing, CompiledCondition.Orders(comparison), constant: 0)
    for difference in [Int64.min, .min + 1, -2, -1, 0, 1, 2, .max - 1, .max] {
      let holds =
        switch comparison {
        case .atLeast: difference >= 0
        case .atMost: difference <= 0
        case .more: difference > 0
        case .less: difference < 0
        case .equal: difference == 0
        }
      #expect((compiled.holdBit(difference) == 1) == holds, "\(difference)")
    }
  }

  @Test func `a number that moved is any but the same`() {
    let compiled = CompiledComparison(
      .nothing, .nothing, CompiledCondition.Orders(RuleBook.Motion.moved), constant: 0)
    for difference in [Int64.min, -1, 0, 1, .max] {
      #expect((compiled.holdBit(difference) == 1) == (difference != 0), "\(difference)")
    }
  }
}
