import ReversePyramid

/// Why another rule did not decide, or why the target is not another weight.
struct WhyNot {
  /// What the target is asked not to be.
  enum Asked {
    case rule(String)
    case weight(Load)
  }

  private let inquiry: Inquiry
  private let exercise: String
  private let width: Int

  init(_ inquiry: Inquiry, exercise: String, width: Int) {
    self.inquiry = inquiry
    self.exercise = exercise
    self.width = width
  }

  private var decision: Decision { inquiry.decision }
  private var why: Explanation { decision.explanation }
  private var head: String {
    let target = decision.target.load?.text ?? "your pick"
    return "\(DisplayText.safe(exercise)), set \(decision.set) is \(target) (\(decision.rule))."
  }

  /// The answer in lines.
  func lines(_ asked: Asked) throws(Failure) -> [String] {
    let rules = try found(asked)
    guard case .weight(let load) = asked else { return [head] + rules.flatMap(answer) }
    if isTarget(load) { return [head, "That is the target."] }
    guard rules.isEmpty else { return [head] + rules.flatMap(answer) }
    let all = inquiry.alternatives.map {
      "\($0.rule) \($0.target.load?.text(expecting: why.unit) ?? "your pick")"
    }
    let text =
      "No rule gives \(load.text(expecting: why.unit)) now; they give: "
      + all.joined(separator: ", ") + "."
    return [head] + Layout.hang("", text, width: width)
  }

  /// Rows of exercise, set, rule, state, place, weight, reps, reps_to, sum, reason.
  func plain(_ asked: Asked) throws(Failure) -> [[String]] {
    try found(asked).map { rule in
      let given = inquiry.alternatives.first { $0.rule == rule.rule }
      return [
        exercise, "\(decision.set)", rule.rule, rule.state.rawValue, rule.at.text,
        given?.target.load?.text ?? "", given.map { "\($0.target.reps)" } ?? "",
        given.map { "\($0.target.repsTo)" } ?? "", given?.asked?.text ?? "",
        rule.refusal(fired: decision.rule, sessions: why.sessions),
      ]
    }
  }

  /// The answer in sentences.
  func read(_ asked: Asked) throws(Failure) -> [String] {
    let rules = try found(asked)
    var lines = [
      "\(exercise), set \(decision.set) is \(Spoken.target(decision.target)), rule \(decision.rule)."
    ]
    if case .weight(let load) = asked {
      if isTarget(load) { return lines + ["That is the target."] }
      if rules.isEmpty {
        let all = inquiry.alternatives.map {
          "\($0.rule) \($0.target.load.map(Spoken.load) ?? "your pick")"
        }
        lines.append("No rule gives \(Spoken.load(load)) now; they give: \(listed(all)).")
      }
    }
    return lines + rules.flatMap(sentences)
  }

  private func sentences(_ rule: RuleFinding) -> [String] {
    let reason = Spoken.signs(rule.refusal(fired: decision.rule, sessions: why.sessions))
    let head = "Rule \(rule.rule), line \(rule.at.line): \(reason)."
    guard let given = inquiry.alternatives.first(where: { $0.rule == rule.rule }) else {
      return [head]
    }
    let target = Spoken.target(given.target)
    let gives = rule.state == .fired ? "It gives \(target)" : "It would have given \(target)"
    return [head, gives + (moved(given).map { "; " + Spoken.signs($0) } ?? "") + "."]
  }

  /// The answer as one object.
  func json(_ asked: Asked) throws(Failure) -> JSON {
    AskedJSON(inquiry: inquiry, exercise: exercise).not(asked, try found(asked))
  }

  /// The rules asked about: the one named, or those that give a weight or did before a limit.
  private func found(_ asked: Asked) throws(Failure) -> [RuleFinding] {
    switch asked {
    case .rule(let name): return [try rule(name)]
    case .weight(let load):
      return inquiry.alternatives.filter { gives(load, $0) }.compactMap { giver in
        why.rules.first { $0.rule == giver.rule }
      }
    }
  }

  private func rule(_ name: String) throws(Failure) -> RuleFinding {
    let names = why.rules.map(\.rule)
    let prefixed = names.filter { $0.hasPrefix(name) }
    let found = names.contains(name) ? name : prefixed.count == 1 ? prefixed[0] : nil
    guard let found, let rule = why.rules.first(where: { $0.rule == found }) else {
      let near = Suggestion.nearest(to: name, in: names)
      throw .usage(
        "no rule \(name) decides set \(decision.set)"
          + (near.map { "; did you mean \($0)?" } ?? ""),
        "its rules: \(names.joined(separator: ", "))"
      )
    }
    return rule
  }

  private func isTarget(_ load: Load) -> Bool {
    decision.target.load.map { $0.weight == load.weight && $0.kind == load.kind } ?? false
  }

  private func answer(_ rule: RuleFinding) -> [String] {
    let place = "\(rule.rule), \(rule.at.text)"
    let given = inquiry.alternatives.first { $0.rule == rule.rule }
    let moved = given.flatMap(moved)
    guard rule.state != .fired else {
      let line = "\(place): it is the rule that decided\(moved.map { "; \($0)" } ?? "")."
      return Layout.hang("", line, width: width)
    }
    let reason = rule.refusal(fired: decision.rule, sessions: why.sessions)
    var lines = Layout.hang("", "\(place): \(reason).", width: width)
    for (index, condition) in rule.conditions.enumerated() {
      let head = "  " + WhyText.letter(index) + " " + Layout.pad(condition.verdict.words, 11)
      let above = index > 0 ? rule.conditions[index - 1].verdict : nil
      let words =
        condition.verdict == .yes
        ? condition.statement
        : condition.question + ": " + condition.shortfall(sessions: why.sessions, below: above)
      lines += Layout.hang(head, words, width: width)
    }
    if let given {
      let target = given.target.text(expecting: why.unit)
      lines += Layout.hang(
        "", "It would have given \(target)\(moved.map { "; \($0)" } ?? "").", width: width)
    }
    return lines
  }

  /// What limits made of a rule's sum: `its sum is 97.5; 97.5 cannot be loaded: 100`.
  private func moved(_ given: Alternative) -> String? {
    guard let asked = given.asked, !given.limits.isEmpty else { return nil }
    let words = LimitWords(decision, asked: asked)
    let limits = given.limits.map(words.words)
    return "its sum is \(asked.text(expecting: why.unit)); " + limits.joined(separator: "; ")
  }

  /// Whether a weight is a rule's target, or what its sum was before a limit moved it.
  private func gives(_ load: Load, _ rule: Alternative) -> Bool {
    guard let target = rule.target.load, target.kind == load.kind else { return false }
    let setOne = why.setOne?.weight ?? .zero
    let passed = rule.limits.map { $0.isGap ? setOne - $0.before : $0.before }
    return ([target.weight, rule.asked?.weight] + passed).contains(load.weight)
  }
}
