extension BookReader {
  mutating func openRule(_ head: LineHead) -> Bool {
    closeRule()
    closeExample()
    if part == nil {
      problems.error(
        Mistake("a rule stands outside a part", at: head.spot, hint: "put it below a `part` line")
      )
      part = PartDraft(at: head.spot)
      part?.isTorn = true
    }
    rule = RuleDraft(name: nil, at: head.spot)
    return true
  }

  /// Ends the rule that is being read.
  mutating func closeRule() {
    guard let finished = rule else { return }
    rule = nil
    guard part?.rules.count ?? 0 < 32 else {
      if !hasTooMany.rules {
        problems.error(Mistake("a part has at most 32 rules", at: finished.spot))
      }
      hasTooMany.rules = true
      part?.isTorn = true
      return
    }
    part?.rules.append(finished)
  }

  mutating func readRuleName() throws(Mistake) {
    let token = cursor.next
    guard token.kind == .word else {
      throw Mistake("a rule needs a name", at: token.spot, hint: "write `rule keep-gap`")
    }
    rule?.name = token.text
    rule?.spot = token.spot
    cursor.advance()
    try cursor.expectEnd()
  }

  /// Gives a line of a rule its place; false where it has none.
  mutating func openBodyLine(_ keyword: Keyword, _ head: LineHead) -> Bool {
    guard let slot = keyword.slot else { return false }
    guard let rule else {
      if !(part?.isTorn ?? false), !(example?.isUnread ?? false) {
        problems.error(
          Mistake(
            "`\(keyword.rawValue)` stands outside a rule",
            at: head.spot,
            hint: "begin a rule with `rule` and its name"
          )
        )
      }
      return false
    }
    if let mistake = disorder(of: keyword, slot, in: rule, at: head.spot) {
      problems.error(mistake)
      rule.isUnread = true
      if !rule.has(slot) { rule.slots[slot.rawValue] = head.spot }
      return false
    }
    rule.lastSlot = slot
    if !rule.has(slot) { rule.slots[slot.rawValue] = head.spot }
    if keyword == .otherwise { rule.isOtherwise = true }
    return true
  }

  /// Why a line cannot stand below the lines that its rule already has.
  private func disorder(
    of keyword: Keyword,
    _ slot: RuleDraft.Slot,
    in rule: RuleDraft,
    at spot: Spot
  ) -> Mistake? {
    if slot.rawValue < rule.lastSlot.rawValue {
      return Mistake(
        "`\(keyword.rawValue)` stands too low in its rule",
        at: spot,
        hint: "the order is when, and, then, at least, aim, say, or say, note"
      )
    }
    guard let first = rule.slots[slot.rawValue] else {
      guard keyword == .and else { return nil }
      return Mistake("`and` has no `when` above it", at: spot, hint: "write `when`")
    }
    if keyword == .and, !rule.isOtherwise { return nil }
    if slot != .condition {
      return Mistake(
        "a rule has one `\(keyword == .or ? "or say" : keyword.rawValue)`",
        at: spot,
        hint: "remove one of them",
        related: [(first, "first here")]
      )
    }
    let isAnother = keyword == .when && !rule.isOtherwise
    return Mistake(
      isAnother ? "a rule has one `when`" : "a rule with `otherwise` has no condition",
      at: spot,
      hint: isAnother ? "write `and` for a further condition" : "remove one of them",
      related: [(first, "first here")]
    )
  }

  mutating func readOutcome() throws(Mistake) {
    let first = cursor.next.spot
    if cursor.take("pick") {
      try cursor.expectEnd()
      try checkPick(at: first)
      rule?.outcome = .pick
      rule?.outcomeSpot = first
      return
    }
    let from = try readAmount()
    let to = cursor.take("to") ? try readAmount() : nil
    try cursor.expectEnd()
    let spot = first.upTo(cursor.previous.spot)
    rule?.outcomeSpot = spot
    switch part?.decides {
    case nil: rule?.isUnread = true
    case .reps:
      let aim = try aim(from, to, decidedAt: part?.spot)
      rule?.outcome = .aim(aim)
    case .weight, .gap:
      let outcome = try weightOutcome(from, to, at: spot)
      rule?.outcome = outcome
    }
  }

  private func checkPick(at spot: Spot) throws(Mistake) {
    if let part, part.decides == .reps {
      throw Mistake(
        "this part decides reps, but the rule leaves the weight to the lifter",
        at: spot,
        hint: "give reps, as in `then floor to win`",
        related: [(part.spot, "decides reps")]
      )
    }
    if let rule, rule.saysNoSessionYet || rule.isUnread { return }
    throw Mistake(
      "`pick` stands in a rule that has a session to go by",
      at: spot,
      hint: "only a rule that says `when no session yet` can pick"
    )
  }

  private func weightOutcome(
    _ amount: AmountDraft,
    _ to: AmountDraft?,
    at spot: Spot
  ) throws(Mistake) -> RuleBook.Outcome {
    guard let part, let decides = part.decides else { return .pick }
    if let dimension = amount.dimension, dimension != .weight {
      throw Mistake(
        "this part decides \(decides.noun), but the rule gives \(dimension.noun)",
        at: spot,
        hint: "give \(decides.noun), as in `then last \(decides.rawValue)`",
        related: [(part.spot, "decides \(decides.noun)")]
      )
    }
    if let to {
      throw Mistake(
        "\(decides.noun) is one number",
        at: to.spot,
        hint: "only reps run from one number `to` another"
      )
    }
    if decides == .gap, rule?.saysNoSessionYet ?? false {
      throw Mistake(
        "a gap cannot be given where there is no session yet",
        at: spot,
        hint: "write `then pick`"
      )
    }
    return .amount(amount.amount(or: .weight))
  }

  private func aim(
    _ from: AmountDraft,
    _ to: AmountDraft?,
    decidedAt part: Spot? = nil
  ) throws(Mistake) -> RuleBook.Aim {
    for amount in [from, to ?? from] {
      guard let dimension = amount.dimension, dimension != .reps else { continue }
      let what = part == nil ? "an aim is reps" : "this part decides reps"
      throw Mistake(
        "\(what), but the rule gives \(dimension.noun)",
        at: amount.spot,
        hint: "give reps, as in `last reps + 1 rep`",
        related: part.map { [($0, "decides reps")] } ?? []
      )
    }
    return RuleBook.Aim(
      from: from.amount(or: .reps),
      to: to?.amount(or: .reps),
      line: from.spot.line
    )
  }

  mutating func readLighter() throws(Mistake) {
    try cursor.expect("least", form: "at least step lighter")
    let first = cursor.next.spot
    let amount = try readAmount()
    try cursor.expect("lighter", form: "at least step lighter")
    try cursor.expectEnd()
    if let part, part.decides == .reps {
      throw Mistake(
        "`lighter` is about a weight, and this part decides reps",
        at: first,
        hint: "remove the line",
        related: [(part.spot, "decides reps")]
      )
    }
    try notPicked("`lighter` needs a last weight", at: first)
    try require(.weight, of: amount, for: "how much lighter is a weight")
    rule?.reads[.weight] = true
    rule?.leastLighter = amount.amount(or: .weight)
  }

  /// Refuses what a rule without a session cannot say.
  private func notPicked(_ message: String, at spot: Spot) throws(Mistake) {
    guard let rule, rule.saysNoSessionYet else { return }
    throw Mistake(message, at: spot, hint: "this rule says `no session yet`")
  }

  mutating func readAim() throws(Mistake) {
    let first = cursor.next.spot
    let from = try readAmount()
    let to = cursor.take("to") ? try readAmount() : nil
    try cursor.expectEnd()
    if let part, part.decides == .reps {
      throw Mistake(
        "this part decides reps, so `then` gives the aim",
        at: first.upTo(cursor.previous.spot),
        hint: "write it behind `then`",
        related: [(part.spot, "decides reps")]
      )
    }
    let aim = try aim(from, to)
    rule?.aim = aim
  }

  mutating func readSay() throws(Mistake) {
    let sentence = try readSentence()
    rule?.say = sentence
  }

  mutating func readOrSay() throws(Mistake) {
    try cursor.expect("say", form: "or say \"…\"")
    let sentence = try readSentence()
    rule?.orSay = sentence
  }

  mutating func readNote() throws(Mistake) {
    let note = try readPlainText()
    rule?.note = note
  }
}
