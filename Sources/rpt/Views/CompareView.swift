import ReversePyramid

/// Two compared books as lines: the same recorded past, then the smallest history.
struct CompareView {
  private let result: ComparedBooks
  /// Where a log was looked for and not found.
  private let missing: String
  private let width: Int

  /// The most differences of one exercise that are shown.
  private static let most = 10
  /// The most changed lines that are shown.
  private static let mostLines = 4

  init(_ result: ComparedBooks, missing: String, width: Int) {
    self.result = result
    self.missing = missing
    self.width = width
  }

  private var isNarrow: Bool { width < 60 }

  var lines: [String] {
    var lines = Layout.hang("A  ", name(result.a), width: width)
    lines += Layout.hang("B  ", name(result.b), width: width)
    if result.areSameText {
      return lines + Layout.hang("", "The two books are the same text.", width: width)
    }
    return lines + changed + [""] + past + [""] + smallest
  }

  private func name(_ book: RuleBook) -> String {
    "\(DisplayText.safe(book.name)), \(DisplayText.safe(book.file))"
  }

  private func wrap(_ text: String) -> [String] { Layout.hang("", text, width: width) }

  // MARK: Changed lines

  private var changed: [String] {
    guard let changed = result.changed, !changed.isEmpty else { return [] }
    let shown = changed.prefix(CompareView.mostLines)
    var lines = wrap(
      "B is an edited copy, \(counted(changed.count, "line differs", "lines differ")):"
    )
    for line in shown {
      lines += source("  \(Layout.padLeft("\(line.line)", 4))  ", line.now ?? "(taken out)")
      lines += source("   was  ", line.was ?? "(not there)")
    }
    let rest = changed.count - shown.count
    return rest > 0 ? lines + ["        \(rest) more"] : lines
  }

  /// A line of a book as typed, where it fits.
  private func source(_ head: String, _ text: String) -> [String] {
    let line = head + DisplayText.safe(text)
    if DisplayText.width(of: line) <= width { return [line] }
    return Layout.hang(head, DisplayText.safe(text), width: width)
  }

  // MARK: The same recorded past

  private var past: [String] {
    guard let log = result.log else {
      return ["Same recorded past"]
        + Layout.hang(
          "  ",
          "There is no log at \(DisplayText.safe(missing)), so nothing to run the books over.",
          width: width
        )
    }
    var lines = wrap("Same recorded past: \(DisplayText.safe(log.name))")
    guard !result.exercises.isEmpty else {
      return lines
        + Layout.hang("  ", "The log has no session to run the books over.", width: width)
    }
    lines += Layout.hang(
      "  ",
      "The advice for each set that was done, from what was really done before it; what "
        + "following the other advice would have led to is not asked.",
      width: width
    )
    lines += [""] + totals + first
    return lines + tables
  }

  /// How often the books agree, one line an exercise.
  private var totals: [String] {
    var rows = result.exercises.map { exercise in
      [
        DisplayText.safe(exercise.name), "\(exercise.comparison.agree)",
        "\(exercise.comparison.differences.count)", today(exercise.comparison.today),
      ]
    }
    if rows.count > 1 { rows.append(["all", "\(result.agree)", "\(result.differ)", ""]) }
    if isNarrow {
      return rows.flatMap { row in
        Layout.hang("  ", row[0], width: width)
          + Layout.hang(
            "    ",
            "\(row[1]) agree, \(row[2]) differ" + (row[3].isEmpty ? "" : "; today \(row[3])"),
            width: width
          )
      }
    }
    let room = min(40, width - 48)
    let names = min(room, max(8, rows.map { DisplayText.width(of: $0[0]) }.max() ?? 0))
    let titles = ["exercise", "agree", "differ", "today"]
    return ([titles] + rows).flatMap { row in
      let numbers = Layout.padLeft(row[1], 8) + Layout.padLeft(row[2], 9) + "   " + row[3]
      let name = Layout.wrap(row[0], names)
      let last = Layout.pad(name.last ?? "", names)
      return name.dropLast().map { "  " + $0 } + [Layout.trimmed("  " + last + numbers)]
    }
  }

  /// `same`, or the sets that differ: `sets 1, 2 and 3 differ`.
  private func today(_ differences: [Difference]) -> String {
    guard !differences.isEmpty else { return "same" }
    let sets = listed(differences.map { "\($0.set)" })
    return differences.count == 1 ? "set \(sets) differs" : "sets \(sets) differ"
  }

  private var first: [String] {
    guard let (exercise, difference) = result.first else {
      return [""] + wrap("No set of the past was advised differently.")
    }
    let name = DisplayText.safe(exercise.name)
    let done = difference.before.map { "\($0.load.text(expecting: exercise.unit))x\($0.reps)" }
    var lines = ["", "First difference"]
    lines += Layout.hang(
      "  ",
      "\(name), set \(difference.set), \(difference.day.text), after "
        + (done.isEmpty ? "no such set" : done.joined(separator: " | ")),
      width: width
    )
    return lines + answers(difference.a, difference.b, exercise.unit)
  }

  private func answers(_ a: Advice?, _ b: Advice?, _ unit: WeightUnit) -> [String] {
    let rows = [a, b].map { CompareRow.cells($0, unit) }
    let target = rows.map { DisplayText.width(of: $0[0]) }.max() ?? 0
    return zip(["A", "B"], rows).map { label, cells in
      Layout.trimmed(
        "  \(label)  " + Layout.pad(cells[0], target + 3) + (cells.count > 1 ? cells[1] : "")
      )
    }
  }

  // MARK: The differences

  private var tables: [String] {
    result.exercises.flatMap { exercise -> [String] in
      let past = exercise.comparison.differences
      let today = exercise.comparison.today
      guard !past.isEmpty || !today.isEmpty else { return [] }
      let shown = past.prefix(CompareView.most)
      let rest = past.count - shown.count
      let day = result.log?.today ?? Day(number: 0)
      var rows = shown.map { CompareRow($0, day: $0.day.short(on: day), exercise.unit) }
      if rest > 0 { rows.append(CompareRow(note: "\(rest) more, --plain lists them")) }
      rows += today.map { CompareRow($0, day: "today", exercise.unit) }
      return [""] + Layout.hang("", DisplayText.safe(exercise.name), width: width)
        + CompareRow.lines(rows, width: width)
    }
  }

  // MARK: The smallest history

  private var smallest: [String] {
    let search = result.search
    guard let found = search.found else {
      return wrap("Smallest history that tells them apart")
        + Layout.hang(
          "  ",
          "No history of up to \(search.sessions) sessions tells them apart "
            + "(\(search.tries) tried).",
          width: width
        )
    }
    var lines = wrap("Smallest history that tells them apart")
    lines += Layout.hang("  ", "\(found.did), set \(found.set)", width: width)
    let unit = found.sessions.first?.first?.load?.unit ?? .kg
    return lines + answers(found.a, found.b, unit)
  }
}

extension CompareView {
  /// Tab-separated rows: `past`, `today` or `smallest`, exercise or history, day, set, and of each
  /// book weight, reps, reps_to and rule, empty where it has no target.
  static func plain(_ result: ComparedBooks) -> [String] {
    func advice(_ advice: Advice?) -> [String] {
      guard let advice else { return ["", "", "", ""] }
      let target = advice.target
      return [
        target.load?.text ?? "pick", "\(target.reps)", "\(target.repsTo)", advice.rule,
      ]
    }
    func row(_ kind: String, _ name: String, _ difference: Difference) -> [String] {
      [kind, name, difference.day.text, "\(difference.set)"]
        + advice(difference.a) + advice(difference.b)
    }
    var rows = result.exercises.flatMap { exercise in
      exercise.comparison.differences.map { row("past", exercise.name, $0) }
        + exercise.comparison.today.map { row("today", exercise.name, $0) }
    }
    if let found = result.search.found {
      rows.append(
        ["smallest", found.did, "", "\(found.set)"] + advice(found.a) + advice(found.b)
      )
    }
    return rows.map { $0.map(DisplayText.safe).joined(separator: "\t") }
  }
}
