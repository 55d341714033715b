extension BookReader {
  /// Checks that answers name rules, and that every rule is named by an answer.
  mutating func checkExamples() {
    let isWhole = parts.allSatisfy { part in
      part.claim != nil && !part.isTorn && part.rules.allSatisfy { $0.name != nil }
    }
    guard isWhole, !hasTooMany.parts, !hasTooMany.rules else { return }
    guard !heads.contains(where: { $0.keyword == nil }) else { return }
    checkAnswers()
    checkReached()
  }

  private mutating func checkAnswers() {
    var names: [String] = []
    for part in parts where part.decides != .reps { names += part.rules.compactMap { $0.name } }
    let known = Set(names)
    for example in examples {
      for (answer, spot) in zip(example.answers, example.answerSpots)
      where !known.contains(answer.rule) {
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
      let reached = namesReached(in: part, workSets: workSets)
      for rule in part.rules {
        guard let name = rule.name, !reached.contains(name) else { continue }
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

  /// The rules that answers about sets of a part name.
  private func namesReached(in part: PartDraft, workSets: Int?) -> Set<String> {
    var names: Set<String> = []
    for example in examples {
      let hasSkip = example.sessions.contains { $0.contains { $0.kind == .skipped } }
      for (index, answer) in example.answers.enumerated() {
        // Answers are counted like sets, unless a set was skipped and may have no answer.
        let covers = part.scope?.contains(index + 1, workSets: workSets) ?? true
        if hasSkip || covers { names.insert(answer.rule) }
      }
    }
    return names
  }
}
