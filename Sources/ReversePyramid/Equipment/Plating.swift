/// What to put on a bar for the sets of an exercise, so that lighter sets come by taking plates off.
public struct PlatePlan: Sendable, Hashable, Codable {
  /// What one set needs.
  public struct Loading: Sendable, Hashable, Codable {
    /// The weight that was asked for.
    public var wanted: Weight
    /// The nearest weight that can be loaded; the same where it can be.
    public var weight: Weight
    /// The plates of one side, the first put on first; on a belt, all of them.
    public var plates: [Weight]

    /// How much heavier the loadable weight is than the one asked for.
    public var difference: Weight { weight - wanted }
  }

  /// The weight of the empty bar.
  public var bar: Weight
  /// Whether the plates hang on a belt, one by one and without a bar.
  public var isHung: Bool
  /// What each set needs, in the order asked.
  public var loadings: [Loading]
  /// Whether every lighter set is reached by only taking plates off.
  public var isNested: Bool

  /// What to change between two loadings: plates to take off, the one put on first named first, and
  /// plates to put on instead.
  ///
  /// - Parameters:
  ///   - before: What is on the bar.
  ///   - after: What shall be.
  /// - Returns: The plates of one side.
  public static func change(from before: [Weight], to after: [Weight]) -> (
    off: [Weight], on: [Weight]
  ) {
    var shared = 0
    while shared < min(before.count, after.count), before[shared] == after[shared] { shared += 1 }
    return (Array(before[shared...]), Array(after[shared...]))
  }
}

extension PlateSet {
  /// Plans the plates for a few weights together, with the fewest plates that do it.
  ///
  /// ```swift
  /// let set = PlateSet(bar: kg(20), pairs: [.init(weight: kg(25)), .init(weight: kg(5)), …])
  /// set.plan(for: [kg(92.5), kg(85), kg(75)]).loadings[0].plates   // 25, 2.5, 5, 2.5, 1.25
  /// ```
  /// - Parameters:
  ///   - weights: The weights of the sets, in any order; what cannot be loaded is brought to the nearest.
  ///   - isHung: Whether the plates hang on a belt.
  /// - Returns: The plan; where no choice of plates is nested, each weight has its own fewest plates.
  public func plan(for weights: [Weight], isHung: Bool = false) -> PlatePlan {
    let grid = LoadGrid(.plates(self), isBody: isHung)
    let base = isHung ? Weight.zero : bar
    let loads = weights.map { wanted -> Weight in
      // Where a machine helps there is nothing to hang.
      if isHung, wanted <= .zero { return wanted }
      return grid.nearest(to: wanted, in: LoadGrid.Span(least: base), tie: .lighter) ?? base
    }
    let share: Int64 = isHung ? 1 : 2
    let kinds = pairs.map {
      PlateSearch.Kind(
        size: $0.weight.grains &* share, count: $0.count.map { isHung ? $0 * 2 : $0 })
    }
    let amounts = loads.map { max(0, ($0 - base).grains) }
    let steps = Set(amounts).subtracting([0]).sorted()
    let search = PlateSearch(kinds, most: steps.last ?? 0)
    let plates: ([PlateSearch.Kind]) -> [Weight] = { $0.map { Weight(grains: $0.size / share) } }

    var nested: [Int64: [Weight]] = [0: []]
    var below: Int64 = 0
    let rises = zip(steps, [0] + steps).map { $0 - $1 }
    let joint = search.choose(rises)
    for (step, chosen) in zip(steps, joint ?? []) {
      nested[step] = (nested[below] ?? []) + plates(chosen)
      below = step
    }
    let loadings = zip(zip(weights, loads), amounts).map { weights, amount in
      let own = joint == nil ? search.choose([amount])?.first.map(plates) : nested[amount]
      return PlatePlan.Loading(wanted: weights.0, weight: weights.1, plates: own ?? [])
    }
    return PlatePlan(bar: base, isHung: isHung, loadings: loadings, isNested: joint != nil)
  }
}
