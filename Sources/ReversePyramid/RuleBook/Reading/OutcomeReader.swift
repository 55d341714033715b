extension BookReader {
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
}
