/// Sebastiano Vigna's SplitMix64: the same seed gives the same numbers on every system.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something of a chance in a hundred happens.
  public mutating func chance(_ percent: Int) -> Bool { Int(next() % 100) < percent }

  /// A whole number of a range.
  public mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// One of several values.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }
}
