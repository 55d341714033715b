/// An inquiry as a person reads it; it words what the decision holds and computes nothing.
public struct WhyText: Sendable {
  let exercise: String
  let inquiry: Inquiry
  let log: String
  let remarks: [Remark]
  let width: Int

  /// Makes the words of an inquiry.
  ///
  /// - Parameters:
  ///   - inquiry: The decision with what would change it.
  ///   - exercise: The name of the exercise.
  ///   - log: The file that line numbers belong to.
  ///   - remarks: What else the board says of the exercise.
  ///   - width: The terminal cells a line may take.
  public init(
    _ inquiry: Inquiry,
    exercise: String,
    log: String,
    remarks: [Remark] = [],
    width: Int = 80
  ) {
    self.exercise = exercise
    self.inquiry = inquiry
    self.log = log
    self.remarks = remarks
    self.width = width
  }

  var decision: Decision { inquiry.decision }
  var explanation: Explanation { decision.explanation }

  /// All of it, one line an element.
  public var lines: [String] {
    var lines = heading + Layout.hang("  ", decision.because, width: width) + [""]
    lines += evidence + rule + number + passedOver + remarkLines
    return lines + outlook
  }

  private var heading: [String] {
    let target =
      decision.target.load.map { "\($0.textWithUnit) x \(decision.target.repsText)" }
      ?? "you pick x \(decision.target.repsText)"
    let head = "\(DisplayText.safe(exercise)), set \(decision.set): \(target)"
    guard let last = decision.last else { return [head] }
    let was = "was \(last.load.textWithUnit) x \(last.reps)"
    let gap = min(width, 72) - DisplayText.width(of: head) - was.utf8.count
    guard gap >= 3 else { return [head, "  " + was] }
    return [head + Layout.spaces(gap) + was]
  }

  /// A labelled line; at narrow widths the label stands on its own.
  func row(_ label: String, _ text: String) -> [String] {
    if width < 60 {
      return (label.isEmpty ? [] : ["  " + label]) + Layout.hang("    ", text, width: width)
    }
    return Layout.hang("  " + Layout.pad(label, 11), text, width: width)
  }

  private var evidence: [String] {
    let today = explanation.today
    guard !explanation.evidence.isEmpty else { return [] }
    let done = explanation.evidence.map {
      $0.load.text(times: $0.reps, expecting: explanation.unit) + " on \($0.day.short(on: today))"
    }
    var rows = row("you did", done.joined(separator: ", "))
    let numbers = explanation.evidence.map(\.line).filter { $0 > 0 }
    if !numbers.isEmpty {
      rows += row("", "\(log):" + numbers.map { "\($0)" }.joined(separator: ", "))
    }
    return rows
  }

  private var rule: [String] {
    var rows = row("rule", "\(decision.rule), \(decision.at.text)")
    let fired = explanation.rules.first { $0.state == .fired }
    let conditions = fired?.conditions ?? []
    for (index, condition) in conditions.enumerated() {
      let letter = WhyText.letter(index)
      let head = "    " + Layout.pad("\(letter) \(condition.verdict.words)", 9)
      rows += Layout.hang(head, condition.statement, width: width)
    }
    if conditions.isEmpty { rows += row("", "otherwise: no rule above it held") }
    return rows
  }

  /// The name of a condition in lists: a, b, c.
  package static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(97 + index % 26)))
  }

  private var passedOver: [String] {
    var rows: [String] = []
    let firedIndex = explanation.rules.firstIndex { $0.state == .fired } ?? 0
    for (index, rule) in explanation.rules[..<firedIndex].enumerated() {
      let reason = rule.refusal(fired: decision.rule, sessions: explanation.sessions)
      rows += row(index == 0 ? "not yet" : "", "\(rule.rule): \(reason)")
    }
    let outranked = explanation.rules.filter { $0.state == .outranked }.map(\.rule)
    if !outranked.isEmpty {
      let them = outranked.count == 1 ? "it" : "them"
      rows += row(
        "also held",
        "\(outranked.joined(separator: ", ")): \(decision.rule) stands above \(them)"
      )
    }
    if let instead = inquiry.instead {
      let target = instead.target.load?.text(expecting: explanation.unit) ?? "your pick"
      rows += row(
        "instead",
        "\(counted(instead.reps, "rep")) on \(instead.day.short(on: explanation.today))"
          + " would have made it \(target) (\(instead.rule))"
      )
    }
    return rows
  }

  private var remarkLines: [String] {
    notes.flatMap { row("note", $0) }
  }

  /// What else there is to say of the set, a sentence each.
  package var notes: [String] {
    (remarks.filter { !$0.isReading } + inquiry.readings)
      .filter { $0.concerns(set: decision.set) }.map { $0.words(log: log) }
  }
}
