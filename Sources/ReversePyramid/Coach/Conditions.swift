extension Evaluator {
  /// Judges every rule of a part and returns the first that holds, by its place in the part.
  ///
  /// Every condition of every rule is evaluated once, so that any of them can be asked about later.
  @inline(__always)
  func judge(
    _ part: CompiledPart, _ facts: Span<Int64>, _ known: Facts.Names, _ memory: ExerciseMemory,
    _ number: Int, into verdicts: inout Verdicts
  ) -> Int {
    if !part.needs.isSubset(of: known) || facts[.sessions] < Int64(part.sessions) {
      return judgeWithGaps(part, facts, known, memory, number, into: &verdicts)
    }
    var holding: UInt64 = 0
    let first = Int(part.firstCondition)
    for index in 0..<Int(part.plainCount) {
      let condition = compiled.conditions[first &+ index]
      let holds = condition.holds.holdBit(
        facts[condition.left] &+ condition.constant &- facts[condition.right])
      holding |= holds &<< UInt64(truncatingIfNeeded: index)
    }
    verdicts = Verdicts(holding: holding)
    if part.plainCount < part.conditionCount {
      askRest(part, facts, known, memory, number, &verdicts)
    }
    return firstHolding(part, verdicts.holding)
  }

  /// As ``judge(_:_:_:_:_:into:)``, where there is not enough to tell for every plain comparison.
  @inline(never)
  private func judgeWithGaps(
    _ part: CompiledPart, _ facts: Span<Int64>, _ known: Facts.Names, _ memory: ExerciseMemory,
    _ number: Int, into verdicts: inout Verdicts
  ) -> Int {
    verdicts = Verdicts()
    for index in 0..<Int(part.plainCount) {
      let condition = compiled.conditions[Int(part.firstCondition) + index]
      let difference = facts[condition.left] &+ condition.constant &- facts[condition.right]
      let isTold =
        condition.needs.isSubset(of: known) && facts[.sessions] >= Int64(condition.sessions)
      if !isTold {
        verdicts.tooFew |= 1 << UInt64(index)
      } else {
        verdicts.holding |= condition.holds.holdBit(difference) << UInt64(index)
      }
    }
    askRest(part, facts, known, memory, number, &verdicts)
    return firstHolding(part, verdicts.holding)
  }

  /// Asks what is no plain comparison; below windows that are not the same nothing is asked.
  @inline(__always)
  private func askRest(
    _ part: CompiledPart, _ facts: Span<Int64>, _ known: Facts.Names, _ memory: ExerciseMemory,
    _ number: Int, _ verdicts: inout Verdicts
  ) {
    if part.asksBelowWindowsOnly, verdicts.holding & part.windows == 0 {
      verdicts.notAsked |= part.belowWindows
      return
    }
    for index in Int(part.plainCount)..<Int(part.conditionCount) {
      let condition = compiled.conditions[Int(part.firstCondition) &+ index]
      ask(condition, facts, known, memory, number, index, &verdicts)
    }
  }

  /// The first rule whose conditions all hold; the last of a part holds whatever comes.
  @inline(__always)
  private func firstHolding(_ part: CompiledPart, _ holding: UInt64) -> Int {
    if part.firstOutcome >= 0 {
      return Int(compiled.outcomes[Int(part.firstOutcome) &+ Int(truncatingIfNeeded: holding)])
    }
    return searchHolding(part, holding)
  }

  @inline(never)
  private func searchHolding(_ part: CompiledPart, _ holding: UInt64) -> Int {
    let last = Int(part.ruleCount) - 1
    for index in 0..<max(0, last)
    where compiled.asked[Int(part.firstRule) + index] & ~holding == 0 {
      return index
    }
    return last
  }

  /// Asks what is no plain comparison.
  @inline(never)
  private func ask(
    _ condition: CompiledCondition, _ facts: Span<Int64>, _ known: Facts.Names,
    _ memory: ExerciseMemory, _ number: Int, _ place: Int, _ verdicts: inout Verdicts
  ) {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: place)
    guard condition.question == .noneBeatsFirst else {
      return compareSums(condition, facts, known, bit, &verdicts)
    }
    // Below a window that is not the same the question makes no sense.
    guard condition.other >= 0, verdicts[Int(condition.other)] == .yes else {
      verdicts.notAsked |= bit
      return
    }
    guard facts[.sessions] >= Int64(condition.sessions) else {
      verdicts.tooFew |= bit
      return
    }
    if memory.noneBeatsFirst(of: Int(condition.sessions), set: number) { verdicts.holding |= bit }
  }

  private func compareSums(
    _ condition: CompiledCondition, _ facts: Span<Int64>, _ known: Facts.Names, _ bit: UInt64,
    _ verdicts: inout Verdicts
  ) {
    let first = Int(condition.other)
    guard let left = compiled.sums[first].value(facts, known, compiled.terms),
      let right = compiled.sums[first + 1].value(facts, known, compiled.terms)
    else {
      verdicts.tooFew |= bit
      return
    }
    if condition.holds.holdBit(left - right) == 1 { verdicts.holding |= bit }
  }
}
