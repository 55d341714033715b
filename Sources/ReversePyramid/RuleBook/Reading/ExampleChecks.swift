extension BookReader {
  /// Checks that answers name rules, and that every rule is named by an answer.
  mutating func checkExamples() {
    let isWhole = parts.allSatisfy { part in
      part.claim != nil && !part.isTorn && part.rules.allSatisfy { $0.name != nil }
    }
    guard isWhole, !hasTooMany.parts, !hasTooMany.rules else { return }
    guard !heads.contains(where: { $0.keyword == nil }) else { return }
    if checkAnswers() { checkReached() }
  }

  /// Makes sure that answers name rules; false where one does not.
  private mutating func checkAnswers() -> Bool {
    var areNamesKnown = true
    var names: [String] = []
    for part in parts where part.decides != .reps { names += part.rules.compactMap { $0.name } }
    for example in examples {
      for (answer, spot) in zip(example.answers, example.answerSpots)
      where !names.contains(answer.rule) {
        areNamesKnown = false
        let near = Suggestion.nearest(to: answer.rule, in: names)
        problems.error(
          Mistake(
            "there is no rule `\(answer.rule)`",
            at: spot,
            hint: near.map { "did you mean `\($0)`?" } ?? "an answer names the rule that gives it"
          )
        )
      }
    }
    return areNamesKnown
  }

  private mutating func checkReached() {
    guard !examples.isEmpty else {
      guard let title, title.spot.line > 0 else { return }
      return problems.warn(
        Mistake(
          "the book has no example",
          at: title.spot,
          hint: "an example keeps a rule as it is meant: `example`, `did`, `gets`"
        )
      )
    }
    guard examples.allSatisfy({ !$0.isUnread }), !hasTooMany.examples else { return }
    let workSets = settings.workSets.flatMap { settings.settings[$0].kg.first }.map(Int.init)
    for part in parts where part.decides != .reps {
      for rule in part.rules where !rule.isUnread && !rule.isBlamed {
        guard let name = rule.name, !isReached(name, in: part, workSets: workSets) else { continue }
        problems.warn(
          Mistake(
            "no example reaches \(rule.shownName)",
            at: rule.spot,
            hint: "add one whose `gets` names it"
          )
        )
      }
    }
  }

  /// Whether an answer about a set of a part names a rule.
  private func isReached(_ name: String, in part: PartDraft, workSets: Int?) -> Bool {
    examples.contains { example in
      let hasSkip = example.sessions.contains { $0.contains { $0.kind == .skipped } }
      return example.answers.enumerated().contains { index, answer in
        // Answers are counted like sets, unless a set was skipped and may have no answer.
        answer.rule == name
          && (hasSkip || part.scope?.contains(index + 1, workSets: workSets) ?? true)
      }
    }
  }
}
