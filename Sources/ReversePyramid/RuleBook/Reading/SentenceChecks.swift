/// Which way a sum moves a weight or a gap.
enum Drift {
  case up, down, unmoved, unknown
}

extension BookReader {
  /// Warns of sentences that do not say what the sum of their rule does.
  mutating func checkSentences(of rule: RuleDraft, in part: PartDraft) {
    guard let decides = part.decides, decides != .reps, let say = rule.say else { return }
    guard case .amount(let amount) = rule.outcome, let spot = rule.outcomeSpot else { return }
    let drift = Implication(settings.settings).drift(of: amount, from: decides)
    if drift != .unmoved, !rule.has(.orSay), !rule.saysNoSessionYet {
      problems.warn(
        Mistake(
          "\(rule.shownName) moves the \(decides.rawValue) and has no `or say`",
          at: spot,
          hint: "its `say` would stand though nothing moved, where no load lies beyond"
        )
      )
    }
    guard let (word, claim) = say.claim(about: decides), claim != drift else { return }
    guard drift == .up || drift == .down else { return }
    problems.warn(
      Mistake(
        "the sentence says \"\(word)\", and the sum goes \(drift == .up ? "up" : "down")",
        at: spot,
        hint: "one of the two is not meant",
        related: [(spotOfSay(rule), "says \"\(word)\"")]
      )
    )
  }

  private func spotOfSay(_ rule: RuleDraft) -> Spot {
    rule.slots[RuleDraft.Slot.say.rawValue] ?? rule.spot
  }
}

extension Implication {
  /// Which way a sum moves what it starts from.
  func drift(of amount: RuleBook.Amount, from measure: RuleBook.Measure) -> Drift {
    /// How often the sum holds the last value, in thousandths of one percent.
    var share: Int64 = 0
    var rest: [RuleBook.Term] = []
    for term in amount.terms {
      guard term.base == .last(measure) else {
        rest.append(term)
        continue
      }
      share += (term.percent ?? 100_000) * (term.isNegative ? -1 : 1)
    }
    guard share > 0 else { return .unknown }
    let ofShare: Drift = share == 100_000 ? .unmoved : share > 100_000 ? .up : .down
    let ofRest = drift(of: rest)
    if ofShare == .unmoved { return ofRest }
    return ofRest == .unmoved || ofRest == ofShare ? ofShare : .unknown
  }

  private func drift(of rest: [RuleBook.Term]) -> Drift {
    if rest.isEmpty { return .unmoved }
    if rest.allSatisfy({ !$0.isNegative }) { return .up }
    if rest.allSatisfy({ $0.isNegative }) { return .down }
    let amount = RuleBook.Amount(terms: rest, dimension: .weight, text: "")
    guard let value = value(of: amount, 1, .kg) else { return .unknown }
    return value > 0 ? .up : value < 0 ? .down : .unknown
  }
}

extension RuleBook.Template {
  /// The word of a sentence that says which way the weight or gap goes, where its words agree.
  fileprivate func claim(about measure: RuleBook.Measure) -> (word: String, drift: Drift)? {
    var found: (word: String, drift: Drift)?
    for case .text(let text) in pieces {
      for letters in text.utf8.split(whereSeparator: { !isLetter($0) }) {
        let word = String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
        guard let drift = RuleBook.Template.meaning(of: word, for: measure) else { continue }
        if let found, found.drift != drift { return nil }
        found = found ?? (word, drift)
      }
    }
    return found
  }

  private static func meaning(of word: String, for measure: RuleBook.Measure) -> Drift? {
    switch (measure, word) {
    case (.weight, "increasing"), (.weight, "adding"), (.weight, "raising"), (.weight, "heavier"),
      (.weight, "up"), (.gap, "opening"), (.gap, "widening"), (.gap, "larger"):
      .up
    case (.weight, "dropping"), (.weight, "lowering"), (.weight, "lighter"), (.weight, "down"),
      (.weight, "reducing"), (.gap, "closing"), (.gap, "narrowing"), (.gap, "smaller"):
      .down
    default: nil
    }
  }
}
