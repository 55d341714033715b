import ReversePyramid

/// One difference as the cells of a table, or a note between them.
struct CompareRow {
  var day = ""
  var set = ""
  /// The weight done before, as text.
  var weight = ""
  /// The reps of each session in a row that had this weight, the latest last.
  var reps: [Int] = []
  var a: [String] = []
  var b: [String] = []
  var note: String?

  init(note: String) { self.note = note }

  init(_ difference: Difference, day: String, _ unit: WeightUnit) {
    self.day = day
    set = "\(difference.set)"
    a = CompareRow.cells(difference.a, unit)
    b = CompareRow.cells(difference.b, unit)
    guard let last = difference.before.last else { return }
    weight = last.load.text(expecting: unit)
    reps = difference.before.reversed().prefix { $0.load == last.load }.reversed().map(\.reps)
  }

  /// What was done before, of at most so many sessions: `80 x 7 | 7 | 6`.
  private func before(_ most: Int) -> String {
    guard !reps.isEmpty else { return weight.isEmpty ? "-" : weight }
    return "\(weight) x " + reps.suffix(most).map { "\($0)" }.joined(separator: " | ")
  }

  /// A target and its rule; `-` where there is none.
  static func cells(_ advice: Advice?, _ unit: WeightUnit) -> [String] {
    advice.map { [$0.target.text(expecting: unit), $0.rule] } ?? ["-"]
  }

  /// A table where it fits, else each row on lines of its own.
  static func lines(_ rows: [CompareRow], width: Int) -> [String] {
    // Where the columns get too wide, fewer of the sessions before are shown.
    for most in width >= 60 ? [4, 3, 1] : [] {
      if let table = table(rows, most, width: width) { return table }
    }
    return rows.flatMap { row -> [String] in
      if let note = row.note { return ["  \(note)"] }
      return ["  \(row.day), set \(row.set)"]
        + Layout.hang("    done  ", row.before(4), width: width)
        + Layout.hang("    A     ", row.a.joined(separator: "  "), width: width)
        + Layout.hang("    B     ", row.b.joined(separator: "  "), width: width)
    }
  }

  private static func table(_ rows: [CompareRow], _ most: Int, width: Int) -> [String]? {
    func widest(_ texts: [String]) -> Int { texts.map { DisplayText.width(of: $0) }.max() ?? 0 }
    let targets = (widest(rows.compactMap(\.a.first)), widest(rows.compactMap(\.b.first)))
    func joined(_ cells: [String], _ width: Int) -> String {
      guard cells.count > 1 else { return cells.first ?? "" }
      return Layout.pad(cells[0], width) + "  " + cells[1]
    }
    let titles = ["day", "set", "done before", "A", "B"]
    let table = rows.map { row in
      [
        row.day, row.set, row.note == nil ? row.before(most) : "", joined(row.a, targets.0),
        joined(row.b, targets.1),
      ]
    }
    let widths = titles.indices.map { column in widest(([titles] + table).map { $0[column] }) }
    guard widths.reduce(2, +) + 2 * (widths.count - 1) <= width else { return nil }
    let lines = ([titles] + table).map { cells in
      let padded = zip(cells, widths).map { Layout.pad($0, $1) }
      return Layout.trimmed("  " + padded.joined(separator: "  "))
    }
    return zip([nil] + rows.map(\.note), lines).map { note, line in note.map { "  \($0)" } ?? line }
  }
}
