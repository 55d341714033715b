extension Frame {
  /// Judges every rule of a part and returns the first that holds.
  ///
  /// Every condition of every rule is evaluated once, so that any of them can be asked about later.
  func judge(_ rules: [RuleBook.Rule], into verdicts: inout Verdicts) -> Int {
    var fired: Int?
    var slot = 0
    for (index, rule) in rules.enumerated() {
      var holds = true
      var above: Verdict = .yes
      for condition in rule.conditions {
        let verdict = judge(condition.test, below: above)
        verdicts[slot] = verdict
        slot += 1
        above = verdict
        if verdict != .yes { holds = false }
      }
      if holds, fired == nil { fired = index }
    }
    return fired ?? rules.count - 1
  }

  private func judge(_ test: RuleBook.Condition.Test, below above: Verdict) -> Verdict {
    switch test {
    case .noSessionYet:
      return memory.count == 0 ? .yes : .no
    case .same(let measure, let window):
      return sameWindow(measure, self.window(window))
    case .noneBeatsFirst(let window):
      return above == .yes ? noneBeatsFirst(self.window(window)) : .notAsked
    case .setOne(let motion):
      guard let last = memory.last, let setOne else { return .tooFew }
      return motion.holds(was: last.setOne.weight, now: setOne.weight) ? .yes : .no
    case .target(let direction):
      guard let last = memory.last, let target else { return .tooFew }
      return direction.holds(target: target, last: last.load.weight) ? .yes : .no
    case .compare(let left, let comparison, let right):
      guard let a = value(of: left), let b = value(of: right) else { return .tooFew }
      return comparison.holds(a, b) ? .yes : .no
    }
  }

  private func sameWindow(_ measure: RuleBook.Measure, _ window: Int) -> Verdict {
    guard window >= 1, memory.held >= window else { return .tooFew }
    let last = memory.evidence(back: 0)
    for back in 1..<max(1, window) {
      let earlier = memory.evidence(back: back)
      let isSame =
        measure == .gap
        ? earlier.gap == last.gap
        : earlier.load.weight == last.load.weight && earlier.load.kind == last.load.kind
      if !isSame { return .no }
    }
    return .yes
  }

  private func noneBeatsFirst(_ window: Int) -> Verdict {
    guard window >= 1, memory.held >= window else { return .tooFew }
    let first = memory.evidence(back: window - 1).reps
    for back in 0..<(window - 1) where memory.evidence(back: back).reps > first { return .no }
    return .yes
  }
}

extension RuleBook.Motion {
  func holds(was: Weight, now: Weight) -> Bool {
    switch self {
    case .moved: now != was
    case .rose: now > was
    case .fell: now < was
    }
  }
}

extension RuleBook.Direction {
  func holds(target: Weight, last: Weight) -> Bool {
    switch self {
    case .heavier: target > last
    case .lighter: target < last
    case .same: target == last
    }
  }
}
