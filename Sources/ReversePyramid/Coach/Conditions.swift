extension Evaluator {
  /// Judges every rule of a part and returns the first that holds, by its place in the part.
  ///
  /// Every condition of every rule is evaluated once, so that any of them can be asked about later.
  @inline(__always)
  func judge(
    _ part: CompiledPart, _ facts: Span<Int64>, _ known: Facts.Names, _ memory: ExerciseMemory,
    _ number: Int, into verdicts: inout Verdicts
  ) -> Int {
    var stated = Verdicts()
    let sessions = facts[.sessions]
    let unknown = ~known.rawValue
    let first = Int(part.firstCondition)
    for index in 0..<Int(part.conditionCount) {
      let condition = compiled.conditions[first &+ index]
      let place = UInt64(truncatingIfNeeded: index)
      let lacks = condition.needs.rawValue & unknown != 0
      let few: UInt64 = lacks || sessions < Int64(condition.sessions) ? 1 : 0
      var holds: UInt64
      if condition.question == .facts {
        holds = condition.holds.holdBit(
          facts[condition.left] &+ condition.constant &- facts[condition.right])
      } else {
        let answer = ask(condition, facts, known, memory, number, stated.holding)
        stated.notAsked |= (answer &>> 1 & 1) &<< place
        stated.tooFew |= (answer &>> 2 & 1) &<< place
        holds = answer & 1
      }
      stated.tooFew |= few &<< place
      stated.holding |= (holds & ~few) &<< place
    }
    stated.tooFew &= ~stated.notAsked
    verdicts = stated
    return firstHolding(part, stated.holding)
  }

  /// The first rule whose conditions all hold; the last of a part holds whatever comes.
  @inline(__always)
  private func firstHolding(_ part: CompiledPart, _ holding: UInt64) -> Int {
    let first = Int(part.firstRule)
    let last = Int(part.ruleCount) &- 1
    var rules: UInt64 = 1 &<< UInt64(truncatingIfNeeded: last)
    for index in 0..<max(0, last) {
      let holds: UInt64 = compiled.asked[first &+ index] & ~holding == 0 ? 1 : 0
      rules |= holds &<< UInt64(truncatingIfNeeded: index)
    }
    return rules.trailingZeroBitCount
  }

  /// Asks what is no plain comparison: bit 0 where it holds, 1 where it was not asked, 2 for too few.
  @inline(never)
  private func ask(
    _ condition: CompiledCondition, _ facts: Span<Int64>, _ known: Facts.Names,
    _ memory: ExerciseMemory, _ number: Int, _ holding: UInt64
  ) -> UInt64 {
    guard condition.question == .noneBeatsFirst else {
      return compareSums(condition, facts, known)
    }
    // Below a window that is not the same the question makes no sense.
    guard condition.other >= 0, holding &>> UInt64(condition.other) & 1 == 1 else { return 2 }
    guard facts[.sessions] >= Int64(condition.sessions) else { return 0 }
    return memory.noneBeatsFirst(of: Int(condition.sessions), set: number) ? 1 : 0
  }

  private func compareSums(
    _ condition: CompiledCondition, _ facts: Span<Int64>, _ known: Facts.Names
  ) -> UInt64 {
    let first = Int(condition.other)
    guard let left = compiled.sums[first].value(facts, known, compiled.terms),
      let right = compiled.sums[first + 1].value(facts, known, compiled.terms)
    else { return 4 }
    // Both are bounded, so that their difference fits 64 bits.
    return condition.holds.holdBit(left - right)
  }
}
