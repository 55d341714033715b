import ReversePyramid

/// Past sessions of one set through the rules, as lines and as JSON.
struct ReplayView {
  var exercise: String
  var unit: WeightUnit
  var book: String
  var width: Int
  var showsWhy: Bool

  private struct Row {
    var session: ReplayedSession
    var set: ReplayedSet
  }

  /// One block a set, all as tables or all stacked.
  func lines(_ sessions: [ReplayedSession], asTables: Bool) -> [String] {
    Array(
      blocks(sessions).map { block($0.set, $0.rows, asTable: asTables) }.joined(separator: [""]))
  }

  /// Whether every set's table fits the width.
  func fitsTables(_ sessions: [ReplayedSession]) -> Bool {
    width >= 60
      && blocks(sessions).allSatisfy { block in
        table(block.rows).allSatisfy { DisplayText.width(of: $0) <= width }
      }
  }

  private func blocks(_ sessions: [ReplayedSession]) -> [(set: Int, rows: [Row])] {
    let numbers = Set(sessions.flatMap { $0.sets.map(\.set) }).sorted()
    return numbers.map { number in
      let rows = sessions.compactMap { session in
        session.sets.first { $0.set == number }.map { Row(session: session, set: $0) }
      }
      return (number, rows)
    }
  }

  private func block(_ number: Int, _ rows: [Row], asTable: Bool) -> [String] {
    let count = counted(rows.count, "session")
    let head = "\(DisplayText.safe(exercise)), set \(number), \(count)"
    let right = "book: \(DisplayText.safe(book))"
    let gap = min(width, 75) - DisplayText.width(of: head) - DisplayText.width(of: right)
    var lines = gap >= 3 ? [head + Layout.spaces(gap) + right] : [head, "  " + right]
    lines += asTable ? table(rows) : rows.flatMap { stacked($0) }
    let summary = summary(rows)
    return summary.isEmpty ? lines : lines + Layout.hang("", summary, width: width)
  }

  private func table(_ rows: [Row]) -> [String] {
    let pads = (
      advice: widest(rows.map { $0.set.advice?.target.load }),
      did: widest(rows.map(\.set.did.load)), next: widest(rows.map { $0.set.next?.target.load })
    )
    let cells = rows.map { self.cells($0, pads) }
    func column(_ index: Int, _ title: String) -> Int {
      max(title.count, cells.map { DisplayText.width(of: $0[index]) }.max() ?? 0) + 3
    }
    let titles = ["day", "advice", "did", "verdict", "next"]
    let widths = titles.indices.map { column($0, titles[$0]) }
    func line(_ cells: [String]) -> String {
      let padded = cells.enumerated().map { index, cell in
        index < widths.count ? Layout.pad(cell, widths[index]) : cell
      }
      return Layout.trimmed("  " + padded.joined())
    }
    var lines = [line(titles)]
    for (row, cells) in zip(rows, cells) {
      lines.append(line(cells))
      if showsWhy, let because = row.set.advice?.because {
        lines += Layout.hang("              ", because, width: width)
      }
    }
    return lines
  }

  /// The cells of a row: day, advice, did, verdict, next, rule of the next.
  private func cells(_ row: Row, _ pads: (advice: Int, did: Int, next: Int) = (0, 0, 0))
    -> [String]
  {
    let set = row.set
    let next = set.next
    return [
      row.session.session.day.text,
      set.advice.map { cell($0.target.load, $0.target.repsText, pads.advice) } ?? "-",
      did(set, pads.did),
      verdict(row), next.map { cell($0.target.load, $0.target.repsText, pads.next) } ?? "-",
      next?.rule ?? "",
    ]
  }

  private func did(_ set: ReplayedSet, _ pad: Int) -> String {
    set.did.kind == .skipped ? "skip" : cell(set.did.load, "\(set.did.reps)", pad)
  }

  private func widest(_ loads: [Load?]) -> Int {
    loads.compactMap { $0?.text(expecting: unit).utf8.count }.max() ?? 0
  }

  private func verdict(_ row: Row) -> String {
    let verdict = row.session.verdict(of: row.set) ?? "-"
    return ([verdict] + (row.set.record.map { [$0.words] } ?? [])).joined(separator: ", ")
  }

  private func cell(_ load: Load?, _ reps: String, _ pad: Int) -> String {
    Layout.pad(load?.text(expecting: unit) ?? "pick", pad) + " x " + reps
  }

  private func stacked(_ row: Row) -> [String] {
    let cells = cells(row)
    var lines = [Layout.trimmed("  \(cells[0])  \(cells[3])")]
    lines.append("    advice " + cells[1])
    lines.append("    did    " + cells[2])
    lines.append("    next   " + cells[4] + (cells[5].isEmpty ? "" : "  \(cells[5])"))
    if showsWhy, let because = row.set.advice?.because {
      lines += Layout.hang("    ", because, width: width)
    }
    return lines
  }

  /// `met 2 of 4 | increase 1, hold 3 | 77.5 -> 80 since 14 Sep`.
  private func summary(_ rows: [Row]) -> String {
    let counted = rows.filter { $0.session.session.mark == nil && $0.set.exclusion == nil }
    let judged = counted.filter { $0.set.verdict != nil }
    var parts: [String] = []
    if !judged.isEmpty {
      parts.append("met \(judged.filter { $0.set.verdict == .met }.count) of \(judged.count)")
    }
    var rules: [(name: String, count: Int)] = []
    for row in rows where row.session.session.mark == nil {
      guard let rule = row.set.next?.rule else { continue }
      if let index = rules.firstIndex(where: { $0.name == rule }) {
        rules[index].count += 1
      } else {
        rules.append((rule, 1))
      }
    }
    if !rules.isEmpty {
      parts.append(rules.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
    }
    let done = counted.filter { $0.set.did.load != nil }
    if let first = done.first, let last = done.last, let from = first.set.did.load,
      let to = last.set.did.load
    {
      let day = first.session.session.day.short(on: last.session.session.day)
      parts.append(
        "\(from.text(expecting: unit)) -> \(to.text(expecting: unit)) since \(day)"
      )
    }
    return parts.joined(separator: " | ")
  }

  /// A sentence a set and session: what was advised, done, and what came next.
  func read(_ sessions: [ReplayedSession]) -> [String] {
    blocks(sessions).flatMap { number, rows -> [String] in
      let summary = summary(rows).replacing(" | ", with: ". ").replacing(" -> ", with: " to ")
      return ["\(exercise), set \(number), \(counted(rows.count, "session")). Book: \(book)."]
        + rows.map(sentence) + (summary.isEmpty ? [] : [summary + "."])
    }
  }

  private func sentence(_ row: Row) -> String {
    let set = row.set
    let advice = set.advice.map { "advised \(Spoken.target($0.target))" } ?? "no advice"
    let did = set.did.kind == .skipped ? "skipped" : "did " + Spoken.done(set.did)
    let verdict = verdict(row)
    let next = set.next.map { " Next \(Spoken.target($0.target)), rule \($0.rule)." } ?? ""
    let because = showsWhy ? set.advice.map { " \($0.because)" } ?? "" : ""
    return "\(row.session.session.day.text): \(advice); \(did)"
      + (verdict == "-" || verdict == "skipped" ? "" : ", \(verdict)") + ".\(because)\(next)"
  }

  /// One object a set, by session and set.
  func json(_ sessions: [ReplayedSession]) -> [JSON] {
    sessions.flatMap { session in session.sets.map { json($0, session) } }
  }

  private func json(_ set: ReplayedSet, _ session: ReplayedSession) -> JSON {
    var fields: [JSON.Field] = [
      .init("schema", "rpt.replay/1"), .init("exercise", .string(exercise)),
      .init("session", .int(session.number)), .init("date", .string(session.session.day.text)),
      .init("set", .int(set.set)), .init("advice", set.advice.map(advice) ?? .null),
      .init("did", did(json: set.did)),
      .init("verdict", session.verdict(of: set).map(JSON.string) ?? .null),
    ]
    if let record = set.record { fields.append(.init("record", .string(record.rawValue))) }
    if session.session.mark != nil || set.exclusion != nil {
      fields.append(.init("evidence", false))
    }
    if showsWhy, let advice = set.advice {
      fields.append(.init("because", .string(advice.because)))
    }
    return .object(fields)
  }

  private func advice(_ decision: Advice) -> JSON {
    guard let load = decision.target.load else { return .null }
    var fields: [JSON.Field] = [.init("weight", DecisionJSON.weight(load.weight, load.unit))]
    if load.unit != unit { fields.append(.init("unit", .string(load.unit.rawValue))) }
    if load.kind == .body { fields.append(.init("body", true)) }
    fields += [
      .init("reps", .int(decision.target.reps)), .init("reps_to", .int(decision.target.repsTo)),
      .init("rule", .string(decision.rule)),
    ]
    return .object(fields)
  }

  private func did(json set: WorkSet) -> JSON {
    guard set.kind != .skipped, let load = set.load else { return ["skipped": true] }
    var fields: [JSON.Field] = [.init("weight", DecisionJSON.weight(load.weight, load.unit))]
    if load.unit != unit { fields.append(.init("unit", .string(load.unit.rawValue))) }
    if load.kind == .body { fields.append(.init("body", true)) }
    fields.append(.init("reps", .int(set.reps)))
    return .object(fields)
  }
}

extension ReplayedSession {
  /// What every view says of a set: that it is no evidence and why, else how it met the advice.
  func verdict(of set: ReplayedSet) -> String? {
    if let mark = session.mark { return mark.rawValue }
    return set.exclusion != nil ? "no evidence" : set.verdict?.rawValue
  }
}

extension ReplayView {
  /// Tab-separated rows: exercise, date, session, set, advised weight, reps, reps_to, rule, done
  /// weight, reps, verdict, record.
  func plain(_ sessions: [ReplayedSession]) -> [String] {
    sessions.flatMap { session in
      session.sets.map { set in
        let advice = set.advice?.target
        return [
          exercise, session.session.day.text, "\(session.number)", "\(set.set)",
          advice?.load?.text ?? "", advice.map { "\($0.reps)" } ?? "",
          advice.map { "\($0.repsTo)" } ?? "", set.advice?.rule ?? "",
          set.did.kind == .skipped ? "skip" : set.did.load?.text ?? "",
          set.did.kind == .skipped ? "" : "\(set.did.reps)", session.verdict(of: set) ?? "",
          set.record?.rawValue ?? "",
        ].map(DisplayText.safe).joined(separator: "\t")
      }
    }
  }
}
