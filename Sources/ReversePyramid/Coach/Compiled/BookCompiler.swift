/// Lays out one part after another.
struct BookCompiler {
  var parts: [CompiledPart] = []
  var details: [PartDetails] = []
  var free: [FreeSpan] = []
  var rules: [CompiledRule] = []
  var plainRules: [PlainRule] = []
  var asked: [UInt64] = []
  var outcomes: [UInt8] = []
  var conditions: [CompiledCondition] = []
  var comparisons: [CompiledComparison] = []
  var limits: [CompiledLimit] = []
  var terms: [CompiledTerm] = []
  var sums: [CompiledAmount] = []

  mutating func add(
    _ part: RuleBook.Part, _ tests: PartTests, _ numbers: BookNumbers, _ step: Int64?
  ) {
    var laid = CompiledPart()
    laid.firstRule = UInt32(rules.count)
    var slot = 0
    for rule in part.rules {
      rules.append(compile(rule, numbers))
      plainRules.append(PlainRule(rules[rules.count - 1]))
      let places = tests.places[slot..<(slot + rule.conditions.count)]
      slot += rule.conditions.count
      asked.append(places.reduce(0) { $0 | 1 << UInt64($1) })
    }
    layOutConditions(tests, numbers, of: &laid)
    layOutOutcomes(of: &laid, conditions: tests.list.count, rules: part.rules.count)
    parts.append(laid)
    details.append(
      PartDetails(
        ruleCount: Int32(part.rules.count),
        firstCondition: Int32(conditions.count - tests.list.count),
        conditionCount: Int32(tests.list.count),
        firstLimit: Int32(limits.count), limitCount: Int32(part.limits.count), step: step))
    var free = FreeSpan()
    for limit in part.limits {
      let laid = CompiledLimit(
        isGap: limit.measure == .gap, isLeast: limit.isLeast, amount: amount(limit.amount, numbers))
      limits.append(laid)
      free.take(laid, decidesGap: part.decides == .gap)
    }
    self.free.append(free)
  }

  private mutating func layOutConditions(
    _ tests: PartTests, _ numbers: BookNumbers, of part: inout CompiledPart
  ) {
    let first = conditions.count
    for (place, entry) in tests.list.enumerated() {
      let condition = CompiledCondition(
        entry.test, below: entry.above, numbers, terms: &terms, sums: &sums)
      conditions.append(condition)
      part.needs.formUnion(condition.needs)
      part.sessions = max(part.sessions, condition.sessions)
      guard place >= tests.plainCount else {
        // Sums so wide that they are bounded are no plain comparison after all.
        if condition.question == .sums { part.needs.insert(.unknowable) }
        continue
      }
      let test = windowTest(condition, place, plainCount: tests.plainCount)
      if let test, part.windowTest.place == 64 {
        part.windowTest = test
      } else {
        part.needs.insert(.unknowable)
      }
    }
    part.firstComparison = UInt32(comparisons.count)
    part.comparisonCount = UInt32(tests.plainCount)
    let plain = conditions[first..<(first + tests.plainCount)]
    comparisons += plain.reversed().map(\.comparison)
  }

  /// The test of a window that a memory has answered for every window; nil where it is another.
  private func windowTest(_ condition: CompiledCondition, _ place: Int, plainCount: Int)
    -> WindowTest?
  {
    guard condition.question == .noneBeatsFirst, (0..<64).contains(place),
      (0..<plainCount).contains(Int(condition.other)), (1...64).contains(condition.sessions)
    else { return nil }
    return WindowTest(
      place: UInt8(place), window: UInt8(condition.other), back: UInt8(condition.sessions - 1))
  }

  /// Names the first rule that holds for every way that few tests can come out.
  private mutating func layOutOutcomes(
    of part: inout CompiledPart, conditions: Int, rules: Int
  ) {
    guard conditions <= 8 else { return }
    part.firstOutcome = UInt32(outcomes.count)
    let asked = asked.suffix(rules)
    for holding in 0..<(UInt64(1) << UInt64(conditions)) {
      let first = asked.dropLast().firstIndex { $0 & ~holding == 0 } ?? asked.endIndex - 1
      outcomes.append(UInt8(first - asked.startIndex))
    }
  }

  private mutating func compile(_ rule: RuleBook.Rule, _ numbers: BookNumbers) -> CompiledRule {
    var compiled = CompiledRule()
    switch rule.outcome {
    case .pick: break
    case .amount(let sum):
      compiled.gives.insert(.amount)
      compiled.outcome = amount(sum, numbers)
      let statesOtherUnit = sum.terms.contains {
        if case .weight(_, let unit) = $0.base { unit != numbers.unit } else { false }
      }
      if statesOtherUnit { compiled.gives.insert(.otherUnit) }
    case .aim(let aim): give(aim, numbers, &compiled)
    }
    if let aim = rule.aim { give(aim, numbers, &compiled) }
    if let lighter = rule.leastLighter {
      compiled.gives.insert(.lighter)
      compiled.leastLighter = amount(lighter, numbers)
    }
    return compiled
  }

  private mutating func give(
    _ aim: RuleBook.Aim, _ numbers: BookNumbers, _ rule: inout CompiledRule
  ) {
    rule.gives.insert(.aim)
    rule.aimFrom = amount(aim.from, numbers)
    guard let to = aim.to else { return }
    rule.gives.insert(.range)
    rule.aimTo = amount(to, numbers)
  }

  private mutating func amount(_ amount: RuleBook.Amount, _ numbers: BookNumbers)
    -> CompiledAmount
  {
    CompiledAmount(amount, numbers, terms: &terms)
  }
}
