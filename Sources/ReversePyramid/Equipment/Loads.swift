/// What can be loaded on an exercise: anything, a stack, a plain increment, or a bar with plates.
public enum Loads: Sendable, Hashable, Codable {
  /// Any weight: nothing is known of the equipment.
  case any
  /// A stack or rack from its lightest to its heaviest load, with add-on weights put on one at a time
  /// or together.
  case stack(from: Weight, to: Weight, by: Weight, addOns: [Weight])
  /// Every multiple of a weight.
  case increment(Weight)
  /// A bar and pairs of plates.
  case plates(PlateSet)

  /// Whether nothing is known of the equipment.
  public var isAny: Bool { self == .any }
}

/// A bar with the pairs of plates at hand.
public struct PlateSet: Sendable, Hashable, Codable {
  /// One kind of plate.
  public struct Pair: Sendable, Hashable, Codable {
    /// The weight of one plate of the pair.
    public var weight: Weight
    /// How many pairs are at hand; nil where they never run out.
    public var count: Int?

    /// Makes a kind of plate.
    public init(weight: Weight, count: Int? = nil) {
      self.weight = weight
      self.count = count
    }
  }

  /// The weight of the empty bar.
  public var bar: Weight
  /// The kinds of plates, the heaviest first whatever order they are given in.
  public private(set) var pairs: [Pair]

  /// Makes a bar with plates; kinds of one weight are put together.
  public init(bar: Weight, pairs: [Pair]) {
    self.bar = bar
    var kinds: [Pair] = []
    for pair in pairs.sorted(by: { $0.weight > $1.weight }) where pair.weight > .zero {
      if let last = kinds.last, last.weight == pair.weight {
        let both = last.count.flatMap { a in pair.count.map { a + $0 } }
        kinds[kinds.count - 1].count = both
      } else {
        kinds.append(pair)
      }
    }
    self.pairs = kinds
  }
}

/// The equipment of an exercise: what can be loaded, and the unit its targets are stated in.
public struct Equipment: Sendable, Hashable, Codable {
  /// What can be loaded.
  public var loads: Loads
  /// The unit that the equipment is marked in; nil leaves the unit of the set's last entry.
  public var unit: WeightUnit?

  /// Nothing is known of the equipment.
  public static let unknown = Equipment(loads: .any, unit: nil)

  /// Makes equipment.
  public init(loads: Loads, unit: WeightUnit?) {
    self.loads = loads
    self.unit = loads.isAny ? nil : unit
  }
}
