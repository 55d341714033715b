/// What was lifted, as it was entered: a weight, its unit, and whether it was added to the body.
public struct Load: Sendable, Hashable, Codable {
  /// Where the weight acts.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A bar, a stack, a dumbbell: the number is the load.
    case outside
    /// The lifter's body: the number is added load, negative where a machine helps.
    case body
  }

  /// The weight; signed where `kind` is body, so that a larger number is always harder.
  public var weight: Weight
  /// The unit it was entered in, and in which targets for the set are stated.
  public var unit: WeightUnit
  /// Where the weight acts.
  public var kind: Kind

  /// Makes a load.
  public init(_ weight: Weight, _ unit: WeightUnit, kind: Kind = .outside) {
    self.weight = weight
    self.unit = unit
    self.kind = kind
  }

  /// Whether a machine helps the lifter's body: `bw-20`.
  public var isAssisted: Bool { kind == .body && weight < .zero }

  /// The load as a lifter writes it, without a unit: `82.5`, `bw`, `bw+10`, `bw-20`.
  public var text: String { Load.text(weight, unit, kind) }

  /// A weight of a kind as a lifter writes it, without a unit.
  public static func text(_ weight: Weight, _ unit: WeightUnit, _ kind: Kind) -> String {
    let number = weight.text(in: unit)
    guard kind == .body else { return number }
    if weight.grains == 0 { return "bw" }
    return weight.grains < 0 ? "bw" + number : "bw+" + number
  }
}
