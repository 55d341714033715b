import ReversePyramid

/// The sums over the targets of a table, as one line and as JSON; both state the same numbers.
struct SumsView {
  let sums: DecisionSums
  let replay: RowReplay
  let book: RuleBook

  /// Weights are summed in thousandths of a kilogram, reps from the lower end of each aim.
  var line: String {
    let rules = counts.map { "\($0.name)=\($0.count)" }
    return
      (["decisions=\(sums.decisions)", "weight=\(sums.thousandths)", "reps=\(sums.reps)"] + rules)
      .joined(separator: " ")
  }

  var json: JSON {
    [
      "schema": "rpt.sums/1", "book": .string(book.name), "decisions": .int(sums.decisions),
      "weight": .int(Int(sums.thousandths)), "reps": .int(sums.reps),
      "rules": .object(counts.map { JSON.Field($0.name, .int($0.count)) }),
    ]
  }

  /// How many targets each rule gave; one that leaves the weight to the lifter only where it gave any.
  private var counts: [(name: String, count: Int)] {
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
