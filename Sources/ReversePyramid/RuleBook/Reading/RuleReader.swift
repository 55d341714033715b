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
