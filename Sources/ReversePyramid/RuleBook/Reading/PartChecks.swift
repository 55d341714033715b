extension BookReader {
  /// Checks the rules of a part: that each is whole, can fire, and says what it does.
  mutating func checkRules(of part: PartDraft) {
    for rule in part.rules { checkBody(of: rule) }
    checkNames(of: part)
    checkReach(in: part)
    checkOtherwise(of: part)
    for rule in part.rules where rule.isWhole {
      checkAim(of: rule, in: part)
      checkSentences(of: rule, in: part)
    }
  }

  private mutating func checkBody(of rule: RuleDraft) {
    guard !rule.isTorn else { return }
    let name = rule.shownName
    if !rule.has(.condition) {
      let hint = "begin it with `when` and a condition, or with `otherwise`"
      problems.error(Mistake("\(name) has no `when`", at: rule.spot, hint: hint))
    }
    if !rule.has(.outcome) {
      let hint = "write what it gives behind `then`"
      problems.error(Mistake("\(name) has no `then`", at: rule.spot, hint: hint))
    }
    if !rule.has(.say) {
      let hint = "write the sentence a lifter reads behind `say`"
      problems.error(Mistake("\(name) has no `say`", at: rule.spot, hint: hint))
    }
  }

  private mutating func checkNames(of part: PartDraft) {
    var first: [String: Spot] = [:]
    for rule in part.rules {
      guard let name = rule.name else { continue }
      guard let above = first[name] else {
        first[name] = rule.spot
        continue
      }
      problems.error(
        Mistake(
          "this part has two rules named `\(name)`",
          at: rule.spot,
          hint: "give this one another name",
          related: [(above, "first here")]
        )
      )
    }
  }

  private mutating func checkReach(in part: PartDraft) {
    let implication = Implication(settings.settings)
    var last: RuleDraft?
    for (index, rule) in part.rules.enumerated() {
      if let last {
        blame(rule, "\(last.shownPlace) says `otherwise` first; move it to the end of the part")
      } else if let hint = reasonNotToFire(rule, below: part.rules[..<index], implication) {
        blame(rule, hint)
      }
      if rule.isOtherwise, last == nil { last = rule }
    }
  }

  private mutating func blame(_ rule: RuleDraft, _ hint: String) {
    problems.error(Mistake("\(rule.shownName) can never fire", at: rule.spot, hint: hint))
  }

  private func reasonNotToFire(
    _ rule: RuleDraft,
    below above: ArraySlice<RuleDraft>,
    _ implication: Implication
  ) -> String? {
    guard !rule.isUnread, !rule.conditions.isEmpty else { return nil }
    if let (first, second) = implication.conflict(in: rule.conditions) {
      let (a, b) = (rule.conditions[first].text, rule.conditions[second].text)
      return "`\(a)` and `\(b)` never hold together"
    }
    let earlier = above.first {
      !$0.isUnread && !$0.conditions.isEmpty
        && implication.holds(rule.conditions, imply: $0.conditions)
    }
    return earlier.map { "\($0.shownPlace) holds whenever this one does; move it below" }
  }

  private mutating func checkOtherwise(of part: PartDraft) {
    guard !part.isTorn, !part.rules.contains(where: { $0.isOtherwise }) else { return }
    problems.error(
      Mistake(
        "part \"\(part.name)\" has no `otherwise`",
        at: part.spot,
        hint: "end it with a rule that says `otherwise`, so that every set gets an answer"
      )
    )
  }

  private mutating func checkAim(of rule: RuleDraft, in part: PartDraft) {
    guard case .pick = rule.outcome, rule.aim == nil, part.decides != .reps else { return }
    problems.error(
      Mistake(
        "\(rule.shownName) picks and has no `aim`",
        at: rule.spot,
        hint: "no part that decides reps is asked about a picked weight; write `aim 8 reps`"
      )
    )
  }
}

extension RuleDraft {
  /// The name with its line.
  fileprivate var shownPlace: String { "\(name ?? "a rule") (line \(spot.line))" }
}
