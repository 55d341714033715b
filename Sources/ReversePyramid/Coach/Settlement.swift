extension Evaluator {
  /// Brings the sum of a rule to a weight through every limit that it meets.
  ///
  /// True where the set was decided anew, in the unit that its own number was entered in.
  @inline(never)
  func settle(
    _ question: Question, _ rule: Int, _ shown: WeightUnit, _ setOne: Load?,
    _ memory: ExerciseMemory, _ facts: inout Facts, into finding: inout Finding
  ) -> Bool {
    finding.record.sum = 0
    finding.record.weight = nil
    finding.record.stays = false
    finding.record.limitCount = 0
    finding.limits.removeAll()
    guard compiled.rules[rule].gives.contains(.amount),
      let sum = compiled.rules[rule].outcome.value(
        facts.values.span, facts.known, compiled.terms)
    else { return false }
    let set = memory.sets[question.set &- 1]
    let part = compiled.details[Int(compiled.plan(question.set, shown).deciding)]
    finding.record.sum = sum
    let isHelped =
      set.kind == .body && (memory.hasAssistedSet || question.setOne?.isAssisted == true)
    // The gap is counted between weights of another unit than the target's.
    let mixesUnits = setOne.map { $0.unit != shown || set.setOneUnit != shown } ?? false
    let track = Track(
      last: set.latest, unit: shown, setOne: setOne?.weight ?? .zero, decidesGap: setOne != nil,
      lightest: isHelped ? nil : .zero,
      mixesUnits: mixesUnits || compiled.rules[rule].gives.contains(.otherUnit))
    var settling = Settling(track, sum: sum)
    settling.take(compiled.rules[rule], compiled, part, facts.values.span, facts.known)
    if grid(for: set.kind).isAny {
      settling.settle(step: part.step)
    } else {
      settling.settle(on: grid(for: set.kind))
    }
    finding.record.weight = settling.weight
    finding.record.stays = settling.stays
    finding.record.limitCount = UInt8(clamping: settling.hits.count)
    finding.limits = settling.hits
    facts.note(target: settling.weight)
    return keepsEntered(question, set, shown, settling.weight, memory, &finding)
  }

  /// The lifter's own number keeps the unit it was entered in, with the steps of that unit.
  private func keepsEntered(
    _ question: Question, _ set: SetMemory, _ shown: WeightUnit, _ weight: Weight,
    _ memory: ExerciseMemory, _ finding: inout Finding
  ) -> Bool {
    guard shown != set.unit, question.stated == nil, weight == set.latest.load.weight,
      weight.thousandths(in: shown) == nil
    else { return false }
    var question = question
    question.stated = set.unit
    guard let other = decide(question, memory), other.weight == weight else { return false }
    finding = other
    return true
  }
}
