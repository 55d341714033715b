/// What came of judging a part.
struct Judgement {
  var verdicts: Verdicts
  /// The first rule whose conditions all hold, by its place in the part.
  var rule: Int
  /// Its place in the book's list.
  var place: Int
}

extension Evaluator {
  /// Judges every rule of a part.
  ///
  /// Every condition of every rule is evaluated once, so that any of them can be asked about later.
  @inline(__always)
  func judge(
    _ index: Int, _ facts: Span<Int64>, _ known: Facts.Names, _ unbeaten: UInt64
  ) -> Judgement {
    let part = compiled.parts[index]
    var verdicts = Verdicts()
    if part.needs.isSubset(of: known), facts[.sessions] >= Int64(part.sessions) {
      let first = Int(part.firstComparison)
      for place in first..<(first &+ Int(part.comparisonCount)) {
        let bit = compiled.comparisons[place].holdBit(facts)
        verdicts.holding = verdicts.holding &<< 1 | bit
      }
      part.windowTest.judge(unbeaten, &verdicts)
    } else {
      verdicts = judgeWithGaps(index, facts, known, unbeaten)
    }
    // The last rule of a part holds whatever comes.
    let rule =
      part.firstOutcome == CompiledPart.noOutcome
      ? searchHolding(index, verdicts.holding)
      : Int(compiled.outcomes[Int(part.firstOutcome) &+ Int(verdicts.holding & 255)])
    return Judgement(verdicts: verdicts, rule: rule, place: Int(part.firstRule) &+ rule)
  }

  /// Judges where there is not enough to tell, or where more than comparisons is asked.
  @inline(never)
  private func judgeWithGaps(
    _ part: Int, _ facts: Span<Int64>, _ known: Facts.Names, _ unbeaten: UInt64
  ) -> Verdicts {
    var verdicts = Verdicts()
    let details = compiled.details[part]
    for index in 0..<Int(details.conditionCount) {
      let condition = compiled.conditions[Int(details.firstCondition) + index]
      let bit: UInt64 = 1 << UInt64(index)
      let hasEnough =
        condition.needs.isSubset(of: known) && facts[.sessions] >= Int64(condition.sessions)
      switch condition.question {
      case .sums: compareSums(condition, facts, known, bit, &verdicts)
      case .noneBeatsFirst:
        // Below a window that is not the same the question makes no sense.
        if condition.other < 0 || verdicts[Int(condition.other)] != .yes {
          verdicts.notAsked |= bit
        } else if !hasEnough {
          verdicts.tooFew |= bit
        } else if unbeaten >> UInt64(max(1, condition.sessions) - 1) & 1 == 1 {
          verdicts.holding |= bit
        }
      case .facts:
        if !hasEnough {
          verdicts.tooFew |= bit
        } else if condition.comparison.holdBit(facts) == 1 {
          verdicts.holding |= bit
        }
      }
    }
    return verdicts
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
    if condition.comparison.holdBit(left - right) == 1 { verdicts.holding |= bit }
  }

  @inline(never)
  private func searchHolding(_ part: Int, _ holding: UInt64) -> Int {
    let last = Int(compiled.details[part].ruleCount) - 1
    for index in 0..<max(0, last)
    where compiled.asked[Int(compiled.parts[part].firstRule) + index] & ~holding == 0 {
      return index
    }
    return last
  }
}
