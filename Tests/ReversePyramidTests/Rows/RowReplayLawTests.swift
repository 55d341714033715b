import ReversePyramid
import TestSupport
import Testing

/// A table decides as the board does on the day after every session.
struct RowReplayLawTests {
  @Test(arguments: Laws.names)
  func `the targets after a session are the board of the day after`(_ name: String) throws {
    let book = try Laws.book(name)
    let coach = Coach(book: book)
    let rules = RowReplay(book).rules
    for seed in 0..<20 {
      for shape in RowTables.shapes {
        let sessions = RowTables.sessions(seed: seed, shape)
        let decided = try RowTables.decisions(RowTables.rows(sessions), book)
        let expected = sessions.indices.flatMap { index in
          let day = sessions[index].day
          return coach.board(for: Array(sessions[...index]), on: day + 1).allDecisions.map {
            brief(day, $0.set, $0.target.load?.weight, $0.target.reps, $0.rule)
          }
        }
        let told = decided.map {
          brief(Day(number: Int($0.day)), Int($0.set), $0.weight, $0.reps, rules[$0.rule])
        }
        #expect(told == expected, "seed \(seed)\n\(Laws.text(sessions))")
      }
    }
  }

  private func brief(_ day: Day, _ set: Int, _ weight: Weight?, _ reps: Int, _ rule: String)
    -> String
  {
    "\(day.text) \(set) \(weight.map { "\($0.grains)" } ?? "pick") x \(reps) \(rule)"
  }

  @Test(arguments: RuleBook.builtInNames)
  func `rows may come in pieces of any size`(_ name: String) throws {
    let book = try Laws.book(name)
    for seed in 0..<5 {
      let rows = RowTables.table(seed: seed)
      let whole = try RowTables.decisions(rows, book)
      for pieces in [1, 2, 3, 5, 17, rows.count] {
        #expect(try RowTables.decisions(rows, book, pieces: max(1, pieces)) == whole)
      }
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `lifters of one table are as each alone`(_ name: String) throws {
    let book = try Laws.book(name)
    for seed in 0..<10 {
      let tables = (0..<4).map { lifter in
        // Some lifters do fewer exercises than the one before, and some the very same sessions.
        RowTables.table(seed: lifter == 2 ? seed : seed + lifter, exercises: 4 - Int32(lifter % 3))
          .map { row in
            var row = row
            row.lifter = Int32(lifter)
            return row
          }
      }
      let alone = try tables.flatMap { try RowTables.decisions($0, book) }
      #expect(try RowTables.decisions(tables.flatMap(\.self), book) == alone, "seed \(seed)")
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `rows in any order are put in order`(_ name: String) throws {
    let book = try Laws.book(name)
    for seed in 0..<10 {
      let rows = (0..<3).flatMap { RowTables.table(seed: seed, lifter: $0) }
      let decided = try RowTables.decisions(rows, book)
      var random = SplitMix64(seed: seed)
      for _ in 0..<3 {
        var shuffled = RowTables.numbered(rows.shuffled(using: &random))
        SetRow.sort(&shuffled)
        #expect(SetRow.firstDisorder(in: shuffled) == nil)
        #expect(try RowTables.decisions(shuffled, book) == decided, "seed \(seed)")
      }
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `the sums are those over the targets`(_ name: String) throws {
    let book = try Laws.book(name)
    for seed in 0..<10 {
      let rows = (0..<2).flatMap { RowTables.table(seed: seed, lifter: $0) }
      let decided = try RowTables.decisions(rows, book)
      var replay = RowReplay(book)
      var sums = DecisionSums(rules: replay.rules)
      try replay.sum(rows, into: &sums)
      try replay.finish(&sums)
      #expect(sums.decisions == decided.count)
      #expect(sums.reps == decided.map(\.reps).reduce(0, +))
      #expect(
        sums.thousandths == decided.compactMap { $0.weight?.thousandths(in: .kg) }.reduce(0, +))
      for rule in replay.rules.indices {
        #expect(sums.rules[rule] == decided.count { $0.rule == rule })
      }
    }
  }
}
