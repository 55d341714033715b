/// What most rules give: a fact and a constant each, which can be read at once.
struct PlainRule: Sendable {
  /// What must be known for the sum to be read at once, and for the aim.
  var sumNeeds = Facts.Names.unknowable
  var aimNeeds = Facts.Names.unknowable
  var givesAim = false
  var sum = PlainSum()
  /// How much lighter than last time the weight must be; far below zero where the rule sets no bound.
  var ease: Int64 = -CompiledAmount.widest
  var aimFrom = PlainSum()
  /// The end of a range; of another aim a number that is never more than its beginning.
  var aimTo = PlainSum()

  init(_ rule: CompiledRule) {
    givesAim = rule.gives.contains(.aim)
    aimFrom = rule.aimFrom.plain
    aimTo = rule.aimTo.plain
    if rule.aimFrom.isPlain, rule.aimTo.isPlain {
      aimNeeds = rule.aimFrom.needs.union(rule.aimTo.needs)
    }
    guard rule.gives.contains(.amount), !rule.gives.contains(.otherUnit), rule.outcome.isPlain
    else { return }
    if rule.gives.contains(.lighter) {
      guard rule.leastLighter.isConstant, rule.leastLighter.plain.constant > 0 else { return }
      ease = rule.leastLighter.plain.constant
    }
    sum = rule.outcome.plain
    sumNeeds = rule.outcome.needs.union(.exactWeights)
  }
}

/// A rule laid flat.
struct CompiledRule: Sendable {
  /// What a rule gives.
  struct Gifts: OptionSet, Sendable {
    let rawValue: UInt8
    /// A weight or a gap; without it the lifter picks, or the rule gives an aim alone.
    static let amount = Gifts(rawValue: 1)
    /// An aim, by itself or as the outcome in a part that decides reps.
    static let aim = Gifts(rawValue: 2)
    /// An aim from one number to another.
    static let range = Gifts(rawValue: 4)
    /// A sum with a weight stated in another unit than the set's.
    static let otherUnit = Gifts(rawValue: 8)
    /// A bound on how much lighter the set must be.
    static let lighter = Gifts(rawValue: 16)
  }

  var gives: Gifts = []
  var outcome = CompiledAmount.zero
  var leastLighter = CompiledAmount.zero
  var aimFrom = CompiledAmount.zero
  var aimTo = CompiledAmount.zero
}
