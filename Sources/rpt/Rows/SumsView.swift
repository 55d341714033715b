import ReversePyramid

/// The sums over the targets of a table, as one line and as JSON; both state the same numbers.
enum SumsView {
  /// Weights are summed in thousandths of a kilogram, reps from the lower end of each aim.
  static func line(_ sums: DecisionSums, _ replay: RowReplay) -> String {
    let rules = counts(sums, replay).map { "\($0.name)=\($0.count)" }
    return
      (["decisions=\(sums.decisions)", "weight=\(sums.thousandths)", "reps=\(sums.reps)"] + rules)
      .joined(separator: " ")
  }

  static func json(_ sums: DecisionSums, _ replay: RowReplay, _ book: RuleBook) -> JSON {
    [
      "schema": "rpt.sums/1", "book": .string(book.name), "decisions": .int(sums.decisions),
      "weight": .int(Int(sums.thousandths)), "reps": .int(sums.reps),
      "rules": .object(counts(sums, replay).map { JSON.Field($0.name, .int($0.count)) }),
    ]
  }

  /// How many targets each rule gave; one that leaves the weight to the lifter only where it gave any.
  private static func counts(_ sums: DecisionSums, _ replay: RowReplay) -> [(
    name: String, count: Int
  )] {
    var counts: [(name: String, count: Int)] = []
    for (index, name) in replay.rules.enumerated() {
      if let known = counts.firstIndex(where: { $0.name == name }) {
        counts[known].count += sums.rules[index]
      } else if sums.rules[index] > 0 || !replay.picks[index] {
        counts.append((name, sums.rules[index]))
      }
    }
    return counts
  }
}
