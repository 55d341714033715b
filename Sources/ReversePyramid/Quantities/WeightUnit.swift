/// A unit in which a weight is entered and shown.
public enum WeightUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// Kilograms.
  case kg
  /// Pounds of exactly 0.45359237 kg.
  case lb

  /// The count of 10^-11 kg in one thousandth of this unit; both are whole numbers.
  public var grain: Int64 {
    switch self {
    case .kg: 100_000_000
    case .lb: 45_359_237
    }
  }
}
