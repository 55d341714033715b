/// What a sum is brought to a weight by: the last time, set one, and what the sum is made of.
struct Track {
  /// The last time the set was done.
  let last: Evidence
  let unit: WeightUnit
  /// Set one's weight today; zero where nothing counts from it.
  let setOne: Weight
  let decidesGap: Bool
  /// The lightest weight that can be loaded without a word on equipment.
  let lightest: Weight?
  /// Whether the sum adds numbers of two units.
  let mixesUnits: Bool

  func weight(of sum: Int64) -> Weight {
    decidesGap ? setOne - Weight(grains: sum) : Weight(grains: sum)
  }
}

/// A number on its way from a rule's sum to the target, and every limit it met.
struct Settling {
  let track: Track
  /// Which way the rule's sum lies from the last number: -1, 0 or 1.
  let direction: Int
  /// Whether a rule wants a later set lighter than last time.
  private(set) var isStalledLater = false
  private(set) var bounds = Bounds()
  var weight: Weight
  /// The most that a rule's `at least … lighter` lets the weight be.
  private(set) var heaviest: Weight?
  var stays = false
  var hits = LimitHits()

  init(_ track: Track, sum: Int64) {
    self.track = track
    let last = track.last
    let base = track.decidesGap ? last.gap.grains : last.load.weight.grains
    direction = sum == base ? 0 : sum < base ? -1 : 1
    weight = track.weight(of: sum)
  }

  var last: Evidence { track.last }
  var setOne: Weight { track.setOne }
  var decidesGap: Bool { track.decidesGap }
  var lightest: Weight? { track.lightest }
  private var mixesUnits: Bool { track.mixesUnits }

  /// Applies the first limits in their order: lighter, then the book's.
  mutating func take(
    _ rule: CompiledRule, _ book: CompiledBook, _ part: PartDetails, _ facts: Span<Int64>,
    _ known: Facts.Names
  ) {
    if rule.gives.contains(.lighter),
      let lighter = rule.leastLighter.value(facts, known, book.terms)
    {
      isStalledLater = decidesGap
      applyLighter(by: Weight(grains: lighter))
    }
    for index in 0..<Int(part.limitCount) {
      let limit = book.limits[Int(part.firstLimit) + index]
      guard let value = limit.amount.value(facts, known, book.terms) else { continue }
      let bound = Bound(isGap: limit.isGap, isLeast: limit.isLeast, value: value)
      bounds.append(bound)
      apply(bound, index)
    }
  }

  /// Applies the last limits where nothing is known of the equipment: units, and nothing below zero.
  mutating func settle(step: Int64?) {
    if mixesUnits, weight != last.load.weight { roundToHalfStep(step) }
    // A number that no rule wanted to move is the lifter's own.
    if weight != last.load.weight { applyLightest() }
    stayWhereNothingLiesBeyond()
  }

  private mutating func applyLighter(by least: Weight) {
    let bound = last.load.weight - least
    heaviest = bound
    guard weight > bound else { return }
    hit(.lighter, bound: bound.grains, to: bound)
  }

  private mutating func apply(_ bound: Bound, _ index: Int) {
    guard !bound.allows(weight, under: setOne) else { return }
    let value = Weight(grains: bound.value)
    hit(
      .book, index: index, isGap: bound.isGap, bound: bound.value,
      to: bound.isGap ? setOne - value : value)
  }

  /// A sum across units goes to the nearest half step of the set's own; a tie to the smaller change.
  ///
  /// Of the two half steps around it only those count that keep the direction and the limits.
  private mutating func roundToHalfStep(_ wholeStep: Int64?) {
    let grain = track.unit.grain
    let half = wholeStep.map { max(1, roundedQuotient($0, 2 * grain)) } ?? 1
    let step = half * grain
    guard floorRemainder(weight.grains, step) != 0 else { return }
    let beyond = nearest(to: weight, by: step) { liesBeyond($0) && allowsAll($0) }
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

  func allowsAll(_ weight: Weight) -> Bool {
    weight <= heaviest ?? weight && bounds.allow(weight, under: setOne)
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
    guard let lightest, weight < lightest else { return }
    hit(.loads, bound: lightest.grains, to: lightest)
  }

  /// A rule that raises or lowers and cannot keeps the last number, and says so.
  private mutating func stayWhereNothingLiesBeyond() {
    if isStalledLater {
      if weight >= last.load.weight { return stay(at: last.load.weight) }
      // Lighter, and yet no gap opened: the sentence must not say that it did.
      if !liesBeyond(weight) { say(stays: true) }
      return
    }
    guard !liesBeyond(weight) else { return }
    // A book's limit stands even where the last number is beyond it; what was rounded stays so.
    let isRounded = mixesUnits && kept != last.load.weight
    stay(at: isRounded || !allowsAll(kept) ? weight : max(kept, lightest ?? kept))
  }

  /// Marks that nothing lay beyond, so that the rule's `or say` stands.
  mutating func say(stays: Bool) {
    self.stays = stays
    hits.markLatest(stays: stays)
  }

  private mutating func stay(at kept: Weight) {
    stays = true
    if hits.count == 0 || kept != weight {
      hits.append(
        LimitHit(
          .loads, bound: lightest?.grains, before: weight.grains, nearest: weight.grains,
          after: kept.grains, stays: true))
    } else {
      hits.markLatest(stays: true)
    }
    weight = kept
  }

  private mutating func hit(
    _ source: LimitHit.Source,
    index: Int = 0,
    isGap: Bool = false,
    bound: Int64,
    to reached: Weight
  ) {
    let before = isGap ? setOne - weight : weight
    let after = isGap ? setOne - reached : reached
    var hit = LimitHit(
      source, bound: bound, before: before.grains, nearest: after.grains, after: after.grains)
    hit.index = UInt8(clamping: index)
    hit.isGap = isGap
    hits.append(hit)
    weight = reached
  }
}

/// The remainder of a division that rounds down, never negative for a positive divisor.
private func floorRemainder(_ value: Int64, _ divisor: Int64) -> Int64 {
  let rest = value % divisor
  return rest < 0 ? rest + divisor : rest
}
