/// The default rules written down by hand over whole numbers, thousandths of a kilogram: what a
/// program costs that can do nothing else.
enum PlainRule: UInt8 {
  case increase, stall, hold, belowRange, level, narrowGap, widenGap, follow, keepGap, burnout
}

/// The last three sessions of one set.
struct PlainSet {
  var weights: (Int32, Int32, Int32) = (0, 0, 0)
  var reps: (Int32, Int32, Int32) = (0, 0, 0)
  var count: Int32 = 0
  /// The gap and set one of the latest of them.
  var gap: Int32 = 0
  var setOne: Int32 = 0

  mutating func remember(_ weight: Int32, _ reps: Int32, setOne: Int32) {
    weights = (weights.1, weights.2, weight)
    self.reps = (self.reps.1, self.reps.2, reps)
    gap = setOne - weight
    self.setOne = setOne
    count += 1
  }

  @inline(__always)
  var isFlat: Bool {
    count >= 3 && weights.0 == weights.1 && weights.1 == weights.2
      && max(reps.1, reps.2) <= reps.0
  }
}

/// A target with what led to it, in numbers.
struct PlainDecision {
  var set: Int32
  var rule: PlainRule
  /// Which of win, stall, level and moved hold, as bits.
  var verdicts: UInt8 = 0
  var weight: Int32
  var last: Int32
  var lastReps: Int32
  var gap: Int32 = 0
  var setOne: Int32 = 0
  /// By how much set one moved since the gap's day.
  var motion: Int32 = 0
  var from: Int32 = 0
  var to: Int32 = 0

  @inline(__always)
  fileprivate mutating func aim() {
    if rule == .burnout {
      (from, to) = (max(1, lastReps), max(1, lastReps))
    } else if weight > last {
      (from, to) = (6, 8)
    } else if weight < last {
      (from, to) = (8, 8)
    } else {
      (from, to) = (lastReps + 1, lastReps + 1)
    }
  }
}

extension PlainSet {
  @inline(__always)
  func setOneDecision() -> PlainDecision {
    let (weight, reps) = (weights.2, reps.2)
    var decision = PlainDecision(
      set: 1, rule: reps >= 6 ? .hold : .belowRange, weight: weight, last: weight, lastReps: reps)
    let isStalled = isFlat
    if reps >= 8 {
      (decision.rule, decision.weight) = (.increase, weight + 2500)
    } else if isStalled {
      (decision.rule, decision.weight) = (.stall, max(0, weight - 5000))
    }
    decision.verdicts = (reps >= 8 ? 1 : 0) | (isStalled ? 2 : 0) | (reps >= 6 ? 4 : 0)
    decision.aim()
    return decision
  }

  @inline(__always)
  func laterDecision(_ set: Int32, under top: Int32) -> PlainDecision {
    let (weight, reps, motion) = (weights.2, reps.2, top - setOne)
    var decision = PlainDecision(
      set: set, rule: motion == 0 ? .keepGap : .follow, weight: 0, last: weight, lastReps: reps,
      gap: gap, setOne: top, motion: motion)
    let isStalled = isFlat
    if set > 3 {
      decision.rule = .burnout
    } else if reps >= 8 {
      decision.rule = gap == 0 ? .level : .narrowGap
      decision.gap = max(0, gap - 1250)
    } else if isStalled {
      decision.rule = .widenGap
      decision.gap = max(gap + 2500, top - (weight - 2500))
    }
    decision.verdicts = (reps >= 8 ? 1 : 0) | (isStalled ? 2 : 0) | (motion == 0 ? 0 : 4)
    decision.weight = max(0, top - decision.gap)
    decision.gap = top - decision.weight
    decision.aim()
    return decision
  }
}
