/// What is asked about one set on one day.
struct Question {
  var set: Int
  /// Days since the exercise's last session.
  var days: Int?
  /// Set one's weight today, as advised or as done, and nil for set one itself.
  var setOne: Load?
  var isSetOneDone: Bool
  /// The unit of a set without evidence.
  var unit: WeightUnit
  /// A rule that decides whatever its conditions say.
  var forced: Int?
  /// The unit that the target is stated in, whatever the equipment is marked in.
  var stated: WeightUnit?
}

extension Evaluator {
  /// Decides one set; nil where the book has no answer for it.
  func decide(_ question: Question, _ memory: ExerciseMemory) -> Finding? {
    var finding = Finding()
    guard memory.count(question.set) > 0 else {
      return decideFirst(question, memory, &finding) ? finding : nil
    }
    let isDecided = decideDone(
      question.set, memory, days: question.days, setOne: question.setOne,
      isSetOneDone: question.isSetOneDone, unit: question.unit, forced: question.forced,
      stated: question.stated, into: &finding)
    return isDecided ? finding : nil
  }

  /// Decides a set that was done, into a record that is written anew; false where the book has no
  /// answer for it.
  ///
  /// `setOne` is set one's weight today, which set one itself does not count from. It allocates
  /// nothing. What is rare is left to functions of its own, so that a set without anything of the
  /// kind comes through in few steps.
  @inline(__always)
  func decideDone(
    _ set: Int, _ memory: ExerciseMemory, days: Int?, setOne: Load?, isSetOneDone: Bool,
    unit: WeightUnit, forced: Int?, stated: WeightUnit?, into finding: inout Finding
  ) -> Bool {
    let (kind, entered) = (memory.sets[set &- 1].kind, memory.sets[set &- 1].unit)
    let shown = loadsAny ? entered : unitShown(entered, kind, stated)
    let plan = compiled.plan(set, shown)
    guard plan.place.decides else { return false }
    var facts = Facts(memory.sets[set &- 1].facts)
    facts.note(days: days)
    var top: Load?
    if plan.place.decidesGap {
      guard set > 1, let setOne, setOne.kind.code == kind.code else { return false }
      top = setOne
      facts.note(setOne: setOne.weight)
    }
    let unbeaten = memory.sets[set &- 1].unbeaten
    var judged = judge(Int(plan.deciding), facts.values.span, facts.known, unbeaten)
    if let forced { judged.force(forced) }

    let rule = compiled.plainRules[judged.place]
    let sum = rule.sum.value(facts.values.span)
    var weight = sum
    var isPlain = loadsAny && facts.known.isSuperset(of: rule.sumNeeds)
    if let top {
      weight = top.weight.grains &- sum
      let then = memory.sets[set &- 1].setOneUnit
      isPlain = isPlain && (top.unit.code ^ shown.code) | (then.code ^ shown.code) == 0
    }
    let heaviest = facts.values.span[.weight] &- rule.ease
    if isPlain, compiled.free[Int(plan.deciding)].holds(weight, sum, under: heaviest) {
      // No limit is met, as by nearly every sum.
      finding.record.sum = sum
      finding.record.weight = Weight(grains: weight)
      finding.record.stays = false
      finding.record.limitCount = 0
      finding.limits.removeAll()
      facts.note(freeTarget: Weight(grains: weight))
    } else {
      let question = Question(
        set: set, days: days, setOne: set > 1 ? setOne : nil, isSetOneDone: isSetOneDone,
        unit: unit, forced: forced, stated: stated)
      if settle(question, judged.place, shown, top, memory, &facts, into: &finding) { return true }
    }
    finding.record.set = set
    finding.record.part = Int(plan.place.deciding)
    finding.record.rule = judged.rule
    finding.record.verdicts = judged.verdicts
    finding.record.unit = shown
    finding.record.kind = kind
    finding.record.setOne = top
    finding.record.isSetOneDone = isSetOneDone
    aim(
      rule, judged.place, plan, facts.values.span, facts.known, unbeaten, &finding.record)
    return true
  }

  /// The unit a target is stated in where something is known of the equipment.
  @inline(never)
  private func unitShown(_ entered: WeightUnit, _ kind: Load.Kind, _ stated: WeightUnit?)
    -> WeightUnit
  {
    // Targets are stated in the unit that the equipment is marked in.
    grid(for: kind).isAny ? entered : stated ?? equipment.unit ?? entered
  }

  /// Decides a set that was never done: the lifter picks, and a rule gives the aim.
  @inline(never)
  func decideFirst(
    _ question: Question, _ memory: ExerciseMemory, _ finding: inout Finding
  ) -> Bool {
    let place = places[question.set]
    guard question.set >= 1, place.decides, place.startsWithoutSession else { return false }
    let shown =
      loadsAny ? question.unit : unitShown(question.unit, .outside, nil)
    let setOne = place.decidesGap ? question.setOne : nil
    let plan = compiled.plan(question.set, shown)
    var facts = Facts()
    facts.note(days: question.days)
    if let setOne { facts.note(setOne: setOne.weight) }
    var judged = judge(Int(plan.deciding), facts.values.span, facts.known, 0)
    if let forced = question.forced { judged.force(forced) }
    finding = Finding()
    finding.record.set = question.set
    finding.record.part = Int(place.deciding)
    finding.record.rule = judged.rule
    finding.record.verdicts = judged.verdicts
    finding.record.unit = shown
    finding.record.setOne = setOne
    finding.record.isSetOneDone = question.isSetOneDone
    aim(
      compiled.plainRules[judged.place], judged.place, plan, facts.values.span, facts.known, 0,
      &finding.record)
    return true
  }

  /// Gives the reps to aim for, of the deciding rule itself or of the part that decides them.
  @inline(__always)
  private func aim(
    _ deciding: PlainRule, _ index: Int, _ plan: SetPlan, _ facts: Span<Int64>,
    _ known: Facts.Names, _ unbeaten: UInt64, _ record: inout FindingRecord
  ) {
    var rule = deciding
    var place = index
    if deciding.givesAim || plan.place.aiming < 0 {
      record.aimPart = nil
      record.aimRule = 0
      record.aimVerdicts = Verdicts()
    } else {
      let judged = judge(Int(plan.aiming), facts, known, unbeaten)
      record.aimPart = Int(plan.place.aiming)
      record.aimVerdicts = judged.verdicts
      record.aimRule = judged.rule
      place = judged.place
      rule = compiled.plainRules[place]
    }
    guard rule.aimNeeds.isSubset(of: known) else {
      return aimWithGaps(place, facts, known, &record)
    }
    let from = max(1, rule.aimFrom.value(facts))
    record.aimFrom = Int(truncatingIfNeeded: from)
    record.aimTo = Int(truncatingIfNeeded: max(from, rule.aimTo.value(facts)))
  }

  /// As the end of ``aim(_:_:_:_:_:_:_:)``, where a number is no plain one, or not known.
  @inline(never)
  private func aimWithGaps(
    _ rule: Int, _ facts: Span<Int64>, _ known: Facts.Names, _ record: inout FindingRecord
  ) {
    let from = max(1, compiled.rules[rule].aimFrom.value(facts, known, compiled.terms) ?? 1)
    var to = from
    if compiled.rules[rule].gives.contains(.range),
      let most = compiled.rules[rule].aimTo.value(facts, known, compiled.terms)
    {
      to = max(from, most)
    }
    record.aimFrom = Int(truncatingIfNeeded: from)
    record.aimTo = Int(truncatingIfNeeded: to)
  }
}

extension Judgement {
  /// Puts another rule of the part in the place of the one that holds.
  fileprivate mutating func force(_ forced: Int) {
    place += forced - rule
    rule = forced
  }
}
