/// A comparison of two facts and a number, as one question: whether a difference lies in a span.
///
/// The span may run over the end of the whole numbers, as that of "is not equal" does.
struct CompiledComparison: Sendable {
  /// What is added to the left, less where the span begins.
  private var shift: Int64 = -1
  /// How far the span reaches from its beginning.
  private var width: UInt64 = 0
  private(set) var left = Fact.nothing
  private(set) var right = Fact.nothing

  /// Makes a comparison that never holds.
  init() {}

  init(_ left: Fact, _ right: Fact, _ orders: CompiledCondition.Orders, constant: Int64) {
    let half = UInt64(1) << 63
    let span: (first: Int64, width: UInt64)? =
      switch orders {
      case .less: (.min, half - 1)
      case [.less, .equal]: (.min, half)
      case .equal: (0, 0)
      case [.equal, .more]: (0, half - 1)
      case .more: (1, half - 2)
      case [.less, .more]: (1, .max - 1)
      case [.less, .equal, .more]: (0, .max)
      default: nil
      }
    guard let span else { return }
    shift = constant &- span.first
    width = span.width
    self.left = left
    self.right = right
  }

  /// 1 where the comparison holds, else 0.
  ///
  /// It takes no branch, since what a lifter did cannot be predicted.
  @inline(__always)
  func holdBit(_ facts: Span<Int64>) -> UInt64 { holdBit(facts[left] &- facts[right]) }

  /// 1 where it holds for a difference of left and right, else 0.
  @inline(__always)
  func holdBit(_ difference: Int64) -> UInt64 {
    UInt64(bitPattern: difference &+ shift) <= width ? 1 : 0
  }
}
