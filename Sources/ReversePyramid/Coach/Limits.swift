/// A number on its way from a rule's sum to the target, and every limit it met.
struct Settling {
  let frame: Frame
  let decidesGap: Bool
  /// The weight of the last time.
  let last: Evidence
  /// Which way the rule's sum lies from the last number: -1, 0 or 1.
  let direction: Int
  var weight: Weight
  /// The most that a rule's `at least … lighter` lets the weight be.
  var heaviest: Weight?
  var stays = false
  var hits: [LimitHit] = []

  init(_ frame: Frame, last: Evidence, decidesGap: Bool, sum: Int64) {
    self.frame = frame
    self.decidesGap = decidesGap
    self.last = last
    let base = decidesGap ? last.gap.grains : last.load.weight.grains
    direction = sum == base ? 0 : sum < base ? -1 : 1
    weight = Settling.weight(of: sum, decidesGap, frame)
  }

  static func weight(of sum: Int64, _ decidesGap: Bool, _ frame: Frame) -> Weight {
    decidesGap ? (frame.setOne?.weight ?? .zero) - Weight(grains: sum) : Weight(grains: sum)
  }

  var setOne: Weight { frame.setOne?.weight ?? .zero }

  /// Applies the limits in their order: lighter, the book's, units, what can be loaded.
  mutating func settle(
    _ rule: RuleBook.Rule, in part: RuleBook.Part, mixesUnits: Bool, grid: LoadGrid
  ) {
    let lighter = rule.leastLighter.flatMap { frame.value(of: $0) }
    if let lighter { applyLighter(by: Weight(grains: lighter)) }
    for (index, limit) in part.limits.enumerated() { apply(limit, index) }
    if !grid.isAny {
      return load(on: grid, part.limits, isStalledLater: decidesGap && lighter != nil)
    }
    if mixesUnits, weight != last.load.weight { roundToHalfStep(part.limits) }
    // A number that no rule wanted to move is the lifter's own.
    if weight != last.load.weight { applyLightest() }
    stayWhereNothingLiesBeyond(
      part.limits,
      isStalledLater: decidesGap && lighter != nil,
      mixesUnits: mixesUnits
    )
  }

  private mutating func applyLighter(by least: Weight) {
    let bound = last.load.weight - least
    heaviest = bound
    guard weight > bound else { return }
    hit(.lighter, bound: bound.grains, to: bound)
  }

  private mutating func apply(_ limit: RuleBook.Limit, _ index: Int) {
    guard let bound = frame.value(of: limit.amount), !allows(weight, limit, bound) else { return }
    let isGap = limit.measure == .gap
    hit(
      .book(index),
      isGap: isGap,
      bound: bound,
      to: isGap ? setOne - Weight(grains: bound) : Weight(grains: bound)
    )
  }

  private func allows(_ weight: Weight, _ limit: RuleBook.Limit, _ bound: Int64) -> Bool {
    let now = limit.measure == .gap ? setOne - weight : weight
    return limit.isLeast ? now.grains >= bound : now.grains <= bound
  }

  /// A sum across units goes to the nearest half step of the set's own; a tie to the smaller change.
  ///
  /// Of the two half steps around it only those count that keep the direction and the limits.
  private mutating func roundToHalfStep(_ limits: [RuleBook.Limit]) {
    let grain = frame.unit.grain
    let half = frame.step.map { max(1, roundedQuotient($0, 2 * grain)) } ?? 1
    let step = half * grain
    guard floorRemainder(weight.grains, step) != 0 else { return }
    let beyond = nearest(to: weight, by: step) { liesBeyond($0) && allowsAll($0, limits) }
    if let beyond { return hit(.mixedUnits, bound: step, to: beyond) }
    // Nothing lies beyond: an unmoved number is the lifter's own, a moved one is rounded too.
    let stays = kept == last.load.weight ? kept : nearest(to: kept, by: step) { _ in true }
    hit(.mixedUnits, bound: step, to: stays ?? kept)
  }

  /// The nearest multiple of a step that is allowed and not above set one.
  private func nearest(to wanted: Weight, by step: Int64, where isAllowed: (Weight) -> Bool)
    -> Weight?
  {
    let below = Weight(grains: wanted.grains - floorRemainder(wanted.grains, step))
    return [below, below + Weight(grains: step)].filter { candidate in
      !(decidesGap && candidate > max(setOne, wanted)) && isAllowed(candidate)
    }.min { a, b in
      let (toA, toB) = (distance(wanted, a), distance(wanted, b))
      return toA == toB ? distance(last.load.weight, a) < distance(last.load.weight, b) : toA < toB
    }
  }

  func allowsAll(_ weight: Weight, _ limits: [RuleBook.Limit]) -> Bool {
    guard weight <= heaviest ?? weight else { return false }
    return limits.allSatisfy { limit in
      frame.value(of: limit.amount).map { allows(weight, limit, $0) } ?? true
    }
  }

  /// The weight where the last number stays: the last weight, or the last gap under today's set one.
  var kept: Weight { decidesGap ? setOne - last.gap : last.load.weight }

  private func distance(_ a: Weight, _ b: Weight) -> UInt64 { (a - b).grains.magnitude }

  /// Whether a weight lies strictly beyond the last number, where the rule's sum does.
  func liesBeyond(_ weight: Weight) -> Bool {
    let now = decidesGap ? setOne - weight : weight
    let was = decidesGap ? last.gap : last.load.weight
    return direction == 0 || (direction > 0 ? now > was : now < was)
  }

  /// No outside load is less than nothing, and no body is helped where no set ever was.
  private mutating func applyLightest() {
    guard let lightest = frame.lightest, weight < lightest else { return }
    hit(.loads, bound: lightest.grains, to: lightest)
  }

  /// A rule that raises or lowers and cannot keeps the last number, and says so.
  private mutating func stayWhereNothingLiesBeyond(
    _ limits: [RuleBook.Limit],
    isStalledLater: Bool,
    mixesUnits: Bool
  ) {
    if isStalledLater {
      if weight >= last.load.weight { return stay(at: last.load.weight) }
      // Lighter, and yet no gap opened: the sentence must not say that it did.
      if !liesBeyond(weight) { say(stays: true) }
      return
    }
    guard !liesBeyond(weight) else { return }
    // A book's limit stands even where the last number is beyond it; what was rounded stays so.
    let isRounded = mixesUnits && kept != last.load.weight
    stay(at: isRounded || !allowsAll(kept, limits) ? weight : max(kept, frame.lightest ?? kept))
  }

  /// Marks that nothing lay beyond, so that the rule's `or say` stands.
  mutating func say(stays: Bool) {
    self.stays = stays
    if !hits.isEmpty { hits[hits.count - 1].stays = stays }
  }

  private mutating func stay(at kept: Weight) {
    stays = true
    if hits.isEmpty || kept != weight {
      hits.append(
        LimitHit(
          source: .loads,
          isGap: false,
          bound: frame.lightest?.grains,
          before: weight.grains,
          nearest: weight.grains,
          after: kept.grains,
          stays: true
        )
      )
    } else {
      hits[hits.count - 1].stays = true
    }
    weight = kept
  }

  private mutating func hit(
    _ source: LimitHit.Source,
    isGap: Bool = false,
    bound: Int64,
    to reached: Weight
  ) {
    let before = isGap ? setOne - weight : weight
    let after = isGap ? setOne - reached : reached
    hits.append(
      LimitHit(
        source: source,
        isGap: isGap,
        bound: bound,
        before: before.grains,
        nearest: after.grains,
        after: after.grains,
        stays: false
      )
    )
    weight = reached
  }
}

/// The remainder of a division that rounds down, never negative for a positive divisor.
private func floorRemainder(_ value: Int64, _ divisor: Int64) -> Int64 {
  let rest = value % divisor
  return rest < 0 ? rest + divisor : rest
}
