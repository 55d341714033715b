import ReversePyramid

/// Every rule of a part with every condition, as lines.
enum TraceView {
  static func lines(_ rules: [RuleFinding], _ why: Explanation, width: Int) -> [String] {
    let fired = rules.first { $0.state == .fired }?.rule ?? ""
    return rules.flatMap { rule -> [String] in
      let state =
        switch rule.state {
        case .fired: "decided"
        case .outranked: "ready, \(fired) stands above it"
        case .failed: "no"
        case .tooFew: "too few sessions"
        }
      let head = "  \(Layout.pad(rule.rule, 14))\(Layout.pad("line \(rule.at.line)", 10))"
      let conditions = rule.conditions.enumerated().flatMap { index, condition in
        Layout.hang(
          "    \(WhyText.letter(index)) \(Layout.pad(condition.verdict.words, 11))",
          condition.statement, width: width)
      }
      return Layout.hang(head, state, width: width) + conditions
    }
  }
}

/// One condition opened: its values with their days and log lines, and the book's own line.
struct ConditionView {
  var inquiry: Inquiry
  var rule: RuleFinding
  var condition: ConditionFinding
  var log: String
  var width: Int

  func lines(bookLine: String) -> [String] {
    var lines = Layout.hang(
      "\(Layout.pad(condition.verdict.words, 5))", condition.statement, width: width)
    lines += read.map { "  \($0)" }
    let place = condition.at.text
    return lines + ["  \(place)  \(Layout.trimmed(DisplayText.safe(bookLine)))"]
      + (settings.isEmpty ? [] : ["  settings: \(settings.joined(separator: ", "))"])
  }

  private var why: Explanation { inquiry.decision.explanation }

  /// A row of the condition, then one a session it looked at.
  func plain(_ letter: String, bookLine: String) -> [[String]] {
    [["condition", letter, condition.verdict.words, condition.at.text, condition.statement]]
      + evidence.map {
        [
          "evidence", $0.day.text, $0.load.text, $0.load.unit.rawValue, "\($0.reps)", "\($0.line)",
        ]
      } + [["line", bookLine]]
  }

  /// The condition and the sessions it looked at, in sentences.
  func read(_ letter: String) -> [String] {
    [
      Spoken.signs(
        "Condition \(letter) of \(rule.rule), \(condition.verdict.words): \(condition.statement).")
    ]
      + evidence.map {
        "\($0.day.text), line \($0.line): \(Spoken.load($0.load)) for \($0.reps)."
      } + ["Line \(condition.at.line) of \(condition.at.file)."]
  }

  /// The sessions that the condition looked at.
  var evidence: [Evidence] {
    switch condition.test {
    case .same(_, let window, _), .noneBeatsFirst(let window, _): why.evidence.suffix(window)
    case .noSession: []
    default: why.evidence.suffix(1)
    }
  }

  private var read: [String] {
    if condition.test == .noSession {
      return ["\(counted(why.sessions, "session holds", "sessions hold")) this set"]
    }
    return evidence.map { evidence in
      let place = evidence.line > 0 ? "   \(log):\(evidence.line)" : ""
      let gap = why.decides == .gap ? ", gap \(evidence.gap.text(in: why.unit))" : ""
      return "\(evidence.day.text)   \(evidence.load.text) x \(evidence.reps)\(gap)\(place)"
    }
  }

  /// The settings that the condition names, with their place.
  private var settings: [String] {
    guard case .compare(let left, _, let right) = condition.test else { return [] }
    return (left + right).compactMap { term in
      guard case .setting(let name) = term.source else { return nil }
      return why.settings.first { $0.name == name }.map {
        "\(name) \($0.value.text) (\($0.at.text))"
      }
    }
  }
}

/// A stop of the replay: the advice of that day, what was done, the verdict.
struct StopView {
  var exercise: String
  var unit: WeightUnit
  var width: Int

  func lines(_ session: ReplayedSession, of count: Int) -> [String] {
    let title = session.session.title.isEmpty ? "" : ", \(DisplayText.safe(session.session.title))"
    let mark = session.session.mark.map { ", \($0.rawValue): no evidence" } ?? ""
    var lines = [
      "session \(session.number) of \(count), \(session.session.day.text)\(title)\(mark)"
    ]
    for set in session.sets {
      let advice =
        set.advice.map { "advice \($0.target.text(expecting: unit))  \($0.rule)" } ?? "no advice"
      let did =
        set.did.kind == .skipped
        ? "skipped" : "did \(set.did.load?.text(expecting: unit) ?? "-") x \(set.did.reps)"
      let verdict = session.verdict(of: set).map { ", \($0)" } ?? ""
      lines += Layout.hang(
        "  set \(set.set)  ", "\(advice); \(did)\(set.did.kind == .skipped ? "" : verdict)",
        width: width)
      if let because = set.advice?.because, !because.isEmpty {
        lines += Layout.hang("         ", because, width: width)
      }
    }
    return lines
  }

  func now(_ decisions: [Advice], today: Day) -> [String] {
    ["today, \(today.text): what comes next"]
      + decisions.flatMap { advice in
        Layout.hang(
          "  set \(advice.set)  ", "\(advice.target.text(expecting: unit))  \(advice.rule)",
          width: width) + Layout.hang("         ", advice.because, width: width)
      }
  }
}
