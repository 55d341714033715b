import ReversePyramid

/// Two boards of one exercise beside each other: what changed, and which condition flipped.
struct ChangeView {
  var unit: WeightUnit
  var width: Int

  func lines(_ old: Board, _ new: Board) -> [String] {
    let rows = pairs(old, new)
    let cells = rows.map { [text($1), text($2)] }
    let first = max(3, cells.map { $0[0].utf8.count }.max() ?? 0) + 3
    let second = max(4, cells.map { $0[1].utf8.count }.max() ?? 0) + 3
    var lines: [String] = []
    if width >= 60 {
      lines.append(
        "  set   " + Layout.pad("now", first) + Layout.pad("then", second) + "why")
    }
    for (row, cells) in zip(rows, cells) {
      lines += self.row(row.0, row.1, row.2, cells, first, second)
    }
    return lines
  }

  private func row(
    _ number: Int, _ old: Decision?, _ new: Decision?, _ cells: [String], _ first: Int,
    _ second: Int
  ) -> [String] {
    let reason = new?.because ?? "off the board"
    var lines: [String]
    if width < 60 {
      lines = ["\(number)   \(cells[0]) -> \(cells[1])"]
      lines += Layout.hang("    ", reason, width: width)
    } else {
      let head =
        Layout.pad(Layout.padLeft("\(number)", 4), 8) + Layout.pad(cells[0], first)
        + Layout.pad(cells[1], second)
      lines = Layout.hang(head, reason, width: width)
    }
    guard let old, let new else { return lines }
    let indent = width < 60 ? "    " : Layout.spaces(8)
    return lines + changes(old, new).flatMap { Layout.hang(indent, $0, width: width) }
  }

  private func text(_ decision: Decision?) -> String {
    decision?.target.text(expecting: unit) ?? "-"
  }

  /// The rule that changed, and each condition of the two whose verdict flipped.
  private func changes(_ old: Decision, _ new: Decision) -> [String] {
    guard old.rule != new.rule else { return [] }
    let flips = ChangeView.flips(old, new).map { flip in
      "\(flip.now.question): \(flip.was.verdict.words) -> \(flip.now.verdict.words)"
        + ", \(numbers(flip.now)) (line \(flip.now.at.line))"
    }
    return ["\(old.rule) -> \(new.rule)"] + flips
  }

  private func numbers(_ condition: ConditionFinding) -> String {
    let statement = condition.statement
    guard let colon = statement.firstIndex(of: ":") else { return statement }
    return String(statement[statement.index(after: colon)...].drop { $0 == " " })
  }

  /// Conditions of the old and the new rule that answer otherwise.
  static func flips(_ old: Decision, _ new: Decision) -> [(
    was: ConditionFinding, now: ConditionFinding
  )] {
    var flips: [(was: ConditionFinding, now: ConditionFinding)] = []
    for rule in new.explanation.rules where rule.rule == new.rule || rule.rule == old.rule {
      guard let before = old.explanation.rules.first(where: { $0.rule == rule.rule }) else {
        continue
      }
      for (was, now) in zip(before.conditions, rule.conditions) where was.verdict != now.verdict {
        flips.append((was, now))
      }
    }
    return flips
  }

  /// Rows of exercise, set, then weight, reps, reps_to and rule before and after, and the sentence.
  func plain(_ exercise: String, _ old: Board, _ new: Board) -> [[String]] {
    pairs(old, new).map { number, was, now in
      [exercise, "\(number)"] + cells(was) + cells(now) + [now?.because ?? ""]
    }
  }

  private func cells(_ decision: Decision?) -> [String] {
    guard let decision else { return ["", "", "", ""] }
    let target = decision.target
    return [
      target.load?.text(expecting: unit) ?? "", "\(target.reps)", "\(target.repsTo)", decision.rule,
    ]
  }

  /// A sentence a set: what it was, what it would be, and why.
  func read(_ old: Board, _ new: Board) -> [String] {
    pairs(old, new).map { number, was, now in
      let before = was.map { Spoken.target($0.target) } ?? "no target"
      guard let now else { return "Set \(number): now \(before); then off the board." }
      return "Set \(number): now \(before); then \(Spoken.target(now.target)). \(now.because)"
    }
  }

  private func pairs(_ old: Board, _ new: Board) -> [(Int, Decision?, Decision?)] {
    Set((old.decisions + new.decisions).map(\.set)).sorted().map { number in
      (
        number, old.decisions.first { $0.set == number }, new.decisions.first { $0.set == number }
      )
    }
  }

  /// The change as one object; without an exercise and its boards nothing changed.
  static func json(
    _ schema: String, _ said: String, of exercise: String?, _ old: Board?, _ new: Board?
  ) -> JSON {
    let before = old?.decisions ?? []
    let after = new?.decisions ?? []
    let flips = after.flatMap { now -> [JSON] in
      guard let was = before.first(where: { $0.set == now.set }), was.rule != now.rule else {
        return []
      }
      return self.flips(was, now).map { flip in
        [
          "set": .int(now.set), "condition": .string(flip.now.text),
          "at": .string(flip.now.at.text), "was": .string(flip.was.verdict.words),
          "now": .string(flip.now.verdict.words),
        ]
      }
    }
    return [
      "schema": .string(schema), "exercise": exercise.map(JSON.string) ?? .null,
      "what": .string(said), "hypothetical": true,
      "before": .array(before.map { DecisionJSON.set($0) }),
      "after": .array(after.map { DecisionJSON.set($0) }), "flipped": .array(flips),
    ]
  }
}

/// Assumed sessions and the targets they lead to.
struct ForecastView {
  var unit: WeightUnit
  var width: Int

  func lines(_ steps: [ForecastStep]) -> [String] {
    steps.flatMap { step -> [String] in
      let next = step.board.decisions.filter { !$0.isOptional }
        .map { "\($0.target.text(expecting: unit)) \($0.rule)" }.joined(separator: ", ")
      let did = TypedSets.text(step.did, unit)
      if width < 60 {
        return ["  \(step.day.text)  \(did)"] + Layout.hang("    -> ", next, width: width)
      }
      return Layout.hang("  \(step.day.text)   \(Layout.pad(did, 24)) -> ", next, width: width)
    }
  }

  func json(_ steps: [ForecastStep]) -> [JSON] {
    steps.map { step in
      [
        "schema": "rpt.forecast/1", "assumed": true, "date": .string(step.day.text),
        "did": .string(TypedSets.text(step.did, unit)),
        "sets": .array(step.board.decisions.map { DecisionJSON.set($0) }),
      ]
    }
  }
}
