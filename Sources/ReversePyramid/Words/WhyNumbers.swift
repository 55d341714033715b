extension WhyText {
  /// The sum, the limits and the aim.
  var number: [String] {
    var rows: [String] = []
    if let sum = explanation.sum {
      rows += self.sum(sum)
      let asked = Load(sum.weight, explanation.unit, kind: explanation.kind)
      let words = LimitWords(decision, asked: asked)
      for limit in explanation.limits { rows += row("limit", words.words(limit)) }
    }
    let aim = explanation.aim
    let reps = aim.from == aim.to ? "\(aim.from)" : "\(aim.from)-\(aim.to)"
    if aim.because.isEmpty { return rows + row("aim", reps) }
    if width < 60 { return rows + row("aim", "\(reps): \(aim.because)") }
    return rows
      + Layout.hang("  " + Layout.pad("aim", 11) + "\(reps)   ", aim.because, width: width)
  }

  private func sum(_ sum: SumFinding) -> [String] {
    guard explanation.decides == .gap, let setOne = explanation.setOne, let last = decision.last
    else {
      return row("sum", "\(decision.sumText) = \(shown(sum.weight))")
    }
    let unit = explanation.unit
    let day = last.day.short(on: explanation.today)
    let isOld = explanation.lastSession.map { $0 > last.day } ?? false
    var rows = row(
      "gap",
      "\(last.setOne.text(expecting: unit)) - \(last.load.text(expecting: unit)) = "
        + "\(last.gap.text(in: unit)) on \(day)" + (isOld ? ", the last day that has this set" : "")
    )
    rows += row(
      "set one",
      setOne.text(expecting: unit) + (explanation.isSetOneDone ? ", as done today" : ", as advised")
    )
    return rows + row("sum", "\(decision.sumText) = \(shown(sum.weight))")
  }

  private func shown(_ weight: Weight) -> String {
    Load.text(weight, explanation.unit, explanation.kind)
  }

  /// What each number of reps next time leads to, under an empty line; nothing without a weight.
  package var outlookLines: [String] { outlook }

  /// What each number of reps next time leads to.
  var outlook: [String] {
    guard let load = decision.target.load, !inquiry.outlook.isEmpty else { return [] }
    let unit = explanation.unit
    let rows = inquiry.outlook.reversed().map { row -> [String] in
      let next = row.target.load?.text(expecting: unit) ?? "pick"
      let then =
        switch row.repsMore {
        case 1: "\(next), one more rep"
        case 0: "\(next), the same reps"
        default: "\(next) x \(row.target.repsText)"
        }
      return ["\(load.text(expecting: unit)) x \(reps(row))", then, row.rule]
    }
    if width < 60 {
      return ["", "  if next time you do"]
        + rows.flatMap { ["    \($0[0])", "      then \($0[1])", "      \($0[2])"] }
    }
    let first = max(21, (rows.map { $0[0].utf8.count }.max() ?? 0) + 2) + 2
    let second = max(rows.map { $0[1].utf8.count }.max() ?? 0, 8) + 3
    return ["", "  " + Layout.pad("if next time you do", first) + "then"]
      + rows.map { "    " + Layout.pad($0[0], first - 2) + Layout.pad($0[1], second) + $0[2] }
  }

  private func reps(_ row: OutlookRow) -> String {
    guard let to = row.to else { return "\(row.from) or more" }
    if row.from == 0 { return to == 0 ? "0" : "\(to) or fewer" }
    if to == row.from { return "\(to)" }
    return to == row.from + 1 ? "\(row.from) or \(to)" : "\(row.from) to \(to)"
  }
}
