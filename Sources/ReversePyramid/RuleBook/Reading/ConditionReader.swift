extension BookReader {
  mutating func readConditionLine() throws(Mistake) {
    let first = cursor.next.spot
    let test = try readTest()
    try cursor.expectEnd()
    let spot = first.upTo(cursor.previous.spot)
    if rule?.saysNoSessionYet ?? false {
      throw Mistake(
        "`no session yet` stands alone in its rule",
        at: spot,
        hint: "remove this condition"
      )
    }
    guard part?.conditionCount ?? 0 < 64 else {
      rule?.isUnread = true
      if !hasTooMany.conditions {
        problems.error(Mistake("a part has at most 64 conditions", at: spot))
      }
      hasTooMany.conditions = true
      return
    }
    part?.conditionCount += 1
    rule?.conditions.append(
      RuleBook.Condition(test: test, line: spot.line, text: text.folded(spot))
    )
  }

  private mutating func readTest() throws(Mistake) -> RuleBook.Condition.Test {
    let following = cursor.wordAfterNext
    switch cursor.next.text {
    case "no" where following == "session": return try readNoSession()
    case "the" where following == "target": return try readTarget()
    case "the": return try readSame()
    case "set" where following == "one": return try readSetOne()
    default: return try readComparison()
    }
  }

  private mutating func readNoSession() throws(Mistake) -> RuleBook.Condition.Test {
    let spot = cursor.next.spot
    try cursor.expect("no", "session", form: "no session yet")
    if cursor.take("yet") {
      try checkNoSessionYet(at: spot.upTo(cursor.previous.spot))
      return .noSessionYet
    }
    let form = "no session since the first of them beat its reps"
    try cursor.expect("since", "the", "first", "of", form: form)
    let them = cursor.next.spot
    try cursor.expect("them", "beat", "its", "reps", form: form)
    guard let rule, case .same(_, let window) = rule.conditions.last?.test else {
      var mistake = Mistake(
        "`them` has nothing to point at",
        at: them,
        hint: "put `the last 3 sessions have the same weight` in the line above"
      )
      mistake.isFollowUp = rule?.isUnread ?? false
      throw mistake
    }
    self.rule?.reads[.reps] = true
    return .noneBeatsFirst(window: window)
  }

  private func checkNoSessionYet(at spot: Spot) throws(Mistake) {
    guard let part, let rule else { return }
    if part.decides == .reps {
      throw Mistake(
        "a part that decides reps is asked about targets only",
        at: spot,
        hint: "a rule that picks has an `aim` of its own",
        related: [(part.spot, "decides reps")]
      )
    }
    if part.scope == .afterWorkSets {
      throw Mistake(
        "a set after the work sets is asked about only where a session holds it",
        at: spot,
        hint: "this rule can never fire",
        related: [(part.scopeSpot, "after the work sets")]
      )
    }
    if !rule.conditions.isEmpty {
      throw Mistake(
        "`no session yet` stands alone in its rule",
        at: spot,
        hint: "remove the other conditions"
      )
    }
    if let first = part.rules.first {
      throw Mistake(
        "`no session yet` stands in the first rule of its part",
        at: spot,
        hint: "move \(rule.shownName) above \(first.name ?? "the others")"
      )
    }
  }

  private mutating func readSame() throws(Mistake) -> RuleBook.Condition.Test {
    let form = "the last 3 sessions have the same weight"
    try cursor.expect("the", "last", form: form)
    let window = try readWindow()
    if !cursor.take("session") { try cursor.expect("sessions", form: form) }
    try cursor.expect("have", "the", "same", form: form)
    let spot = cursor.next.spot
    let measure = try cursor.expect(oneOf: RuleBook.Measure.self, form: form)
    guard measure != .reps else {
      throw Mistake("a window compares weights or gaps", at: spot, hint: "write `\(form)`")
    }
    if measure == .gap { try notOfSetOne(at: spot) }
    rule?.reads[measure] = true
    return .same(measure, window: window)
  }

  private mutating func readWindow() throws(Mistake) -> RuleBook.Count {
    let token = cursor.next
    if token.kind == .number {
      return .number(try readInteger(SettingBounds.window, of: "a window"))
    }
    guard token.kind == .word else { throw cursor.unexpected(form: "a number of sessions") }
    guard let index = settings.index(of: token.text) else { throw unknownName(token) }
    cursor.advance()
    use(index)
    guard let dimension = settings.dimension(of: index) else { return .setting(index) }
    let setting = settings.settings[index]
    let related = (settings.spots[index], "defined here")
    guard dimension == .sessions else {
      throw Mistake(
        "a window is a number of sessions",
        at: token.spot,
        hint: "`\(token.text)` counts \(dimension.noun)",
        related: [related]
      )
    }
    let bounds = SettingBounds(name: setting.name, dimension: dimension, isWindow: true)
    for value in setting.kg {
      guard let problem = bounds.problem(value) else { continue }
      throw Mistake(problem, at: token.spot, related: [related])
    }
    return .setting(index)
  }

  private mutating func readSetOne() throws(Mistake) -> RuleBook.Condition.Test {
    let spot = cursor.next.spot
    try cursor.expect("set", "one", form: "set one moved")
    let motion = try cursor.expect(oneOf: RuleBook.Motion.self, form: "set one moved")
    if let part, let decides = part.decides, decides != .gap {
      throw Mistake(
        "only a part that decides a gap asks what set one did",
        at: spot.upTo(cursor.previous.spot),
        hint: "this part decides \(decides.noun)",
        related: [(part.spot, "decides \(decides.noun)")]
      )
    }
    rule?.reads.moved = true
    return .setOne(motion)
  }

  private mutating func readTarget() throws(Mistake) -> RuleBook.Condition.Test {
    let spot = cursor.next.spot
    let form = "the target is the same"
    try cursor.expect("the", "target", "is", form: form)
    _ = cursor.take("the")
    let direction = try cursor.expect(oneOf: RuleBook.Direction.self, form: form)
    if let part, let decides = part.decides, decides != .reps {
      throw Mistake(
        "only a part that decides reps asks about the target",
        at: spot.upTo(cursor.previous.spot),
        hint: "this part decides \(decides.noun)",
        related: [(part.spot, "decides \(decides.noun)")]
      )
    }
    rule?.reads[.weight] = true
    return .target(direction)
  }

  private mutating func readComparison() throws(Mistake) -> RuleBook.Condition.Test {
    let left = try readAmount()
    let sign = cursor.next
    guard sign.kind == .sign, let comparison = RuleBook.Comparison(rawValue: sign.text) else {
      let typed =
        sign.kind == .end ? "the line ends without a comparison" : "`\(sign.text)` compares nothing"
      throw Mistake(typed, at: sign.spot, hint: "write >=, <=, >, < or = and what to compare with")
    }
    cursor.advance()
    let right = try readAmount()
    if let a = left.dimension, let b = right.dimension, a != b {
      throw Mistake(
        "this compares \(a.noun) with \(b.noun)",
        at: right.spot,
        hint: origin(of: right, b),
        related: [(left.spot, origin(of: left, a))]
      )
    }
    let dimension = left.dimension ?? right.dimension ?? .reps
    return .compare(left.amount(or: dimension), comparison, right.amount(or: dimension))
  }

  /// What an amount counts, with the line of the `let` where it is nothing but a name.
  private func origin(of amount: AmountDraft, _ dimension: RuleBook.Dimension) -> String {
    guard amount.terms.count == 1, case .setting(let index) = amount.terms[0].base else {
      return dimension.noun
    }
    return "\(dimension.noun) (line \(settings.settings[index].line))"
  }
}
