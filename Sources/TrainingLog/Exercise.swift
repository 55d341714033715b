public import ReversePyramid

/// What a log says of one exercise.
public struct Exercise: Sendable {
  /// What an exercise is trained with.
  public enum Equipment: String, Sendable, Hashable, CaseIterable {
    case barbell, dumbbell, machine, bodyweight
  }

  /// The full name, as first written.
  public var name: String
  /// Other names the log gives it.
  public var aliases: [String] = []
  /// What it is trained with, where the log says so.
  public var equipment: Equipment?
  /// `push`, `pull` or `legs`, where the log says so.
  public var category: String?
  /// The unit of its bare loads, where it is not the log's.
  public var unit: WeightUnit?
  /// Its own numbers in place of a book's settings.
  public var overrides: [SettingOverride] = []
  /// The weight of its bar, where the log says so.
  public var bar: Load?
  /// The plates at hand, one of each pair, where the log says so.
  public var plates: [Load] = []
  /// How many pairs of each plate there are, parallel to `plates`; nil where they never run out.
  public var platePairs: [Int?] = []
  /// The loads of its stack or rack, where the log says so.
  public var stack: LoadRange?
  /// Weights that can be put on top of its stack.
  public var addOns: [Load] = []
  /// The notch between its loads, where the log says so.
  public var increment: Load?
  /// How it is set up, the latest word.
  public var setup: String?
  /// The notes behind its settings, in file order.
  public var notes: [String] = []
  /// Whether it is out of use.
  public var isArchived = false
  /// Whether an error in the log touches it, so that it gets no number.
  public var isBlocked = false
  /// The line that opened its block, or 0.
  public var line = 0

  /// Makes an exercise of which only the name is known.
  public init(name: String) { self.name = name }
}

/// The loads of a stack or a dumbbell rack: from the lightest to the heaviest by one notch.
public struct LoadRange: Sendable, Hashable {
  /// The lightest load.
  public var from: Load
  /// The heaviest load.
  public var to: Load
  /// The notch between two loads.
  public var by: Load

  /// Makes a range of loads.
  public init(from: Load, to: Load, by: Load) {
    self.from = from
    self.to = to
    self.by = by
  }
}

extension Exercise {
  /// What can be loaded: a stack, else a bar with plates, else an increment, else anything.
  public var loads: ReversePyramid.Equipment {
    if let stack {
      return .init(
        loads: .stack(
          from: stack.from.weight, to: stack.to.weight, by: stack.by.weight,
          addOns: addOns.map(\.weight)),
        unit: stack.by.unit)
    }
    if let first = plates.first, bar != nil || equipment == .bodyweight {
      let pairs = plates.indices.map { index in
        PlateSet.Pair(
          weight: plates[index].weight,
          count: platePairs.indices.contains(index) ? platePairs[index] : nil)
      }
      return .init(
        loads: .plates(PlateSet(bar: bar?.weight ?? .zero, pairs: pairs)), unit: first.unit)
    }
    if let increment { return .init(loads: .increment(increment.weight), unit: increment.unit) }
    return .unknown
  }
}
