/// What the conditions of one part are judged by.
struct Judging {
  /// The numbers that rules read of the set.
  let facts: Facts
  /// The set's latest session and how long it has stood still.
  let own: SetFacts
  /// Set one's weight today, in a part that decides a gap.
  var setOne: Weight?
  /// The target's weight, while an aim is judged.
  var target: Weight?
}

extension Evaluator {
  /// Judges every rule of a part and returns the first that holds, by its place in the part.
  ///
  /// Every condition of every rule is evaluated once, so that any of them can be asked about later.
  func judge(
    _ part: CompiledPart, _ judging: Judging, _ memory: ExerciseMemory, _ set: Int,
    into verdicts: inout Verdicts
  ) -> Int {
    var stated = Verdicts()
    var above = Verdict.yes
    let first = Int(part.firstCondition)
    for index in 0..<Int(part.conditionCount) {
      above = judge(compiled.conditions[first + index], judging, memory, set, below: above)
      stated.state(above, of: index)
    }
    verdicts = stated
    let rules = Int(part.firstRule)
    let last = Int(part.ruleCount) - 1
    for index in 0..<max(0, last) where stated.hold(compiled.rules[rules + index].conditions) {
      return index
    }
    return last
  }

  @inline(__always)
  private func judge(
    _ condition: CompiledCondition, _ judging: Judging, _ memory: ExerciseMemory, _ set: Int,
    below above: Verdict
  ) -> Verdict {
    let own = judging.own
    switch condition.question {
    case .noSessionYet: return own.count == 0 ? .yes : .no
    case .sameWeight: return same(own.sameWeight, condition.window, own)
    case .sameGap: return same(own.sameGap, condition.window, own)
    case .noneBeatsFirst:
      guard above == .yes else { return .notAsked }
      guard own.count >= condition.window else { return .tooFew }
      return memory.noneBeatsFirst(of: Int(condition.window), set: set) ? .yes : .no
    case .setOneMoved: return setOne(judging) { $0 != $1 }
    case .setOneRose: return setOne(judging) { $0 > $1 }
    case .setOneFell: return setOne(judging) { $0 < $1 }
    case .targetHeavier: return target(judging) { $0 > $1 }
    case .targetLighter: return target(judging) { $0 < $1 }
    case .targetSame: return target(judging) { $0 == $1 }
    case .atLeast: return compare(condition, judging) { $0 >= $1 }
    case .atMost: return compare(condition, judging) { $0 <= $1 }
    case .more: return compare(condition, judging) { $0 > $1 }
    case .less: return compare(condition, judging) { $0 < $1 }
    case .equal: return compare(condition, judging) { $0 == $1 }
    }
  }

  @inline(__always)
  private func same(_ run: Int, _ window: Int32, _ own: SetFacts) -> Verdict {
    guard window >= 1, own.count >= window else { return .tooFew }
    return run >= window ? .yes : .no
  }

  @inline(__always)
  private func setOne(_ judging: Judging, _ holds: (Weight, Weight) -> Bool) -> Verdict {
    guard judging.own.count > 0, let setOne = judging.setOne else { return .tooFew }
    return holds(setOne, judging.own.last.setOne.weight) ? .yes : .no
  }

  @inline(__always)
  private func target(_ judging: Judging, _ holds: (Weight, Weight) -> Bool) -> Verdict {
    guard judging.own.count > 0, let target = judging.target else { return .tooFew }
    return holds(target, judging.own.last.load.weight) ? .yes : .no
  }

  @inline(__always)
  private func compare(
    _ condition: CompiledCondition, _ judging: Judging, _ holds: (Int64, Int64) -> Bool
  ) -> Verdict {
    guard let left = condition.left.value(judging.facts, compiled.terms),
      let right = condition.right.value(judging.facts, compiled.terms)
    else { return .tooFew }
    return holds(left, right) ? .yes : .no
  }
}
