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
    let needed: [RuleDraft.Slot] = [.condition, .outcome, .say]
    let missing = needed.filter { !rule.has($0) }
    guard let first = missing.first, !rule.isTorn else { return }
    rule.isBlamed = true
    hasUnreadLine = true
    let words = missing.map { "`\($0.word)`" }.joined(separator: ", no ")
    problems.error(Mistake("\(rule.shownName) has no \(words)", at: rule.spot, hint: first.remedy))
  }

  private mutating func checkNames(of part: PartDraft) {
    for (index, rule) in part.rules.enumerated() {
      guard let name = rule.name else { continue }
      guard let above = part.rules[..<index].first(where: { $0.name == name }) else { continue }
      rule.isBlamed = true
      problems.error(
        Mistake(
          "this part has two rules named `\(name)`",
          at: rule.spot,
          hint: "give this one another name",
          related: [(above.spot, "first here")]
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
    rule.isBlamed = true
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
    let mayHaveOne = part.rules.contains { $0.isOtherwise || !$0.has(.condition) }
    guard !part.isTorn, !mayHaveOne else { return }
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
    rule.isBlamed = true
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

extension RuleDraft.Slot {
  /// The word of a line that every rule must have.
  fileprivate var word: String {
    switch self {
    case .condition: "when"
    case .outcome: "then"
    default: "say"
    }
  }

  /// What to write in its place.
  fileprivate var remedy: String {
    switch self {
    case .condition: "begin it with `when` and a condition, or with `otherwise`"
    case .outcome: "write what it gives behind `then`"
    default: "write the sentence that a lifter reads behind `say`"
    }
  }
}
