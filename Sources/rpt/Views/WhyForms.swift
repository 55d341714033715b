import ReversePyramid

/// An explanation as tab-separated rows and as sentences.
struct WhyForms {
  var inquiry: Inquiry
  var exercise: String
  /// What else there is to say of the set.
  var notes: [String] = []

  private var decision: Decision { inquiry.decision }
  private var why: Explanation { decision.explanation }
  private var fired: RuleFinding? { why.rules.first { $0.state == .fired } }

  private func lettered(_ rule: RuleFinding?) -> [(letter: String, condition: ConditionFinding)] {
    (rule?.conditions ?? []).enumerated().map { (WhyText.letter($0), $1) }
  }

  private func refusal(_ rule: RuleFinding) -> String {
    rule.refusal(fired: decision.rule, sessions: why.sessions)
  }

  /// Rows that begin with what they hold: target, evidence, rule, condition, sum, limit, aim, other,
  /// instead, note, outlook.
  var plain: [[String]] {
    var rows = [["exercise", exercise, "\(decision.set)"], ["target"] + cells(decision.target)]
    rows.append(["rule", decision.rule, decision.at.text, decision.because])
    rows += why.evidence.map {
      ["evidence", $0.day.text, $0.load.text, $0.load.unit.rawValue, "\($0.reps)", "\($0.line)"]
    }
    rows += lettered(fired).map {
      ["condition", $0.letter, $0.condition.verdict.words, $0.condition.at.text]
        + [$0.condition.statement]
    }
    if let sum = why.sum {
      let load = Load(sum.weight, why.unit, kind: why.kind)
      rows.append(["sum", decision.sumText, load.text])
      let words = LimitWords(decision, asked: load)
      rows += why.limits.map { ["limit", words.words($0)] }
    }
    rows.append(["aim", "\(why.aim.from)", "\(why.aim.to)", why.aim.because])
    rows += why.rules.filter { $0.state != .fired }
      .map { ["other", $0.rule, $0.state.rawValue, $0.at.text, refusal($0)] }
    if let instead = inquiry.instead {
      rows.append(
        ["instead", instead.day.text, "\(instead.reps)"] + cells(instead.target) + [instead.rule])
    }
    rows += notes.map { ["note", $0] }
    return rows + outlook.map { ["outlook"] + $0 }
  }

  /// Fewest and most reps, weight, unit, reps, reps_to, reps more than done, rule.
  private var outlook: [[String]] {
    inquiry.outlook.map { row in
      let isMore = row.repsMore != nil
      return ["\(row.from)", row.to.map { "\($0)" } ?? ""] + cells(row.target).prefix(2)
        + (isMore ? ["", ""] : Array(cells(row.target).dropFirst(2)))
        + [row.repsMore.map { "\($0)" } ?? "", row.rule]
    }
  }

  /// The outlook alone: exercise and set before its rows.
  var outlookPlain: [[String]] { outlook.map { [exercise, "\(decision.set)"] + $0 } }

  private func cells(_ target: Target) -> [String] {
    [
      target.load?.text ?? "", (target.load?.unit ?? why.unit).rawValue, "\(target.reps)",
      "\(target.repsTo)",
    ]
  }

  /// Every rule with every condition: part, rule, state, place, letter, verdict, statement.
  var tracePlain: [[String]] {
    trace(decision.part, why.rules) + (why.aim.part.map { trace($0, why.aim.rules) } ?? [])
  }

  private func trace(_ part: String, _ rules: [RuleFinding]) -> [[String]] {
    rules.flatMap { rule -> [[String]] in
      let head = [part, rule.rule, rule.state.rawValue, rule.at.text]
      let rows = lettered(rule).map {
        head + [$0.letter, $0.condition.verdict.words, $0.condition.statement]
      }
      return rows.isEmpty ? [head + ["", "", "otherwise"]] : rows
    }
  }
}

extension WhyForms {
  /// The explanation in sentences.
  var read: [String] {
    let was = decision.last.map { " It was \(Spoken.load($0.load)) for \($0.reps)." } ?? ""
    var lines = [
      "\(exercise), set \(decision.set): \(Spoken.target(decision.target)).\(was)",
      decision.because,
    ]
    let did = why.evidence.map {
      "\(Spoken.load($0.load)) for \($0.reps) on \($0.day.short(on: why.today))"
    }
    if !did.isEmpty { lines.append("You did \(did.joined(separator: ", ")).") }
    lines.append("Rule \(decision.rule), line \(decision.at.line) of \(decision.at.file).")
    lines += lettered(fired).map {
      Spoken.signs("Condition \($0.letter): \($0.condition.statement).")
    }
    if let sum = why.sum {
      let load = Load(sum.weight, why.unit, kind: why.kind)
      lines.append("Sum: \(Spoken.signs(decision.sumText)) is \(Spoken.load(load)).")
      let words = LimitWords(decision, asked: load)
      lines += why.limits.map { Spoken.signs("Limit: \(words.words($0)).") }
    }
    lines.append("Aim: \(Spoken.reps(decision.target)). \(why.aim.because)")
    lines += why.rules.filter { $0.state != .fired }
      .map { Spoken.signs("Not \($0.rule): \(refusal($0)).") }
    if let instead = inquiry.instead {
      lines.append(
        "Instead: \(counted(instead.reps, "rep")) on \(instead.day.short(on: why.today)) would have "
          + "made it \(instead.target.load.map(Spoken.load) ?? "your pick"), rule \(instead.rule).")
    }
    return lines + notes + outlookSentences
  }

  /// What each number of reps next time leads to, a sentence each.
  var outlookSentences: [String] {
    inquiry.outlook.reversed().map { row in
      let reps =
        switch (row.from, row.to) {
        case (let from, nil): "\(from) or more"
        case (0, let to?): to == 0 ? "0" : "\(to) or fewer"
        case (let from, let to?): from == to ? "\(from)" : "\(from) to \(to)"
        }
      let load = row.target.load.map(Spoken.load) ?? "your pick"
      let then =
        switch row.repsMore {
        case 1: "\(load), one more rep"
        case 0: "\(load), the same reps"
        default: Spoken.target(row.target)
        }
      return "With \(reps) reps next time: \(then), rule \(row.rule)."
    }
  }

  /// The outlook alone.
  var outlookRead: [String] {
    ["\(exercise), set \(decision.set): \(Spoken.target(decision.target))."] + outlookSentences
  }

  /// Every rule with every condition, a sentence each.
  var traceRead: [String] {
    (why.rules + why.aim.rules).flatMap { rule -> [String] in
      let state =
        switch rule.state {
        case .fired: "decided"
        case .outranked: "ready, another stands above it"
        case .failed: "no"
        case .tooFew: "too few sessions"
        }
      return ["Rule \(rule.rule), line \(rule.at.line): \(state)."]
        + lettered(rule).map {
          Spoken.signs(
            "Condition \($0.letter), \($0.condition.verdict.words): \($0.condition.statement).")
        }
    }
  }
}
