import ReversePyramid
import Testing

/// How the rows of a day are read as a session, and what order they may have.
struct RowSessionTests {
  private static let book = RuleBook.builtIn("reverse-pyramid")

  private func row(
    _ day: Int32, _ set: Int16, _ kilograms: Int64, _ reps: Int16, exercise: Int32 = 0,
    lifter: Int32 = 0, line: Int = 0
  ) -> SetRow {
    SetRow(
      lifter: lifter, exercise: exercise, day: day, set: set, reps: reps,
      weight: Weight(thousandths: kilograms * 1000, .kg), line: line)
  }

  /// The last session's targets as `1 82.5x6 increase`.
  private func targets(_ rows: [SetRow]) throws -> [String] {
    let book = try #require(Self.book)
    let rules = RowReplay(book).rules
    return try RowTables.decisions(rows, book).filter { $0.day == rows.last?.day }.map {
      let weight = $0.weight?.text(in: .kg) ?? "pick"
      return "\($0.set) \(weight)x\($0.reps) \(rules[$0.rule])"
    }
  }

  @Test func `sets that rise to set one are warm-ups`() throws {
    let rises = [40, 60, 80, 70, 65].enumerated().map { row(1, Int16($0 + 1), $1, 8) }
    let plain = [80, 70, 65].enumerated().map { row(1, Int16($0 + 1), $1, 8) }
    #expect(try targets(rises) == targets(plain))
    #expect(try targets(rises).first == "1 82.5x6 increase")
  }

  @Test func `a set without a row counts as skipped`() throws {
    #expect(
      try targets([row(1, 1, 80, 7), row(1, 3, 60, 7)]) == ["1 80x8 hold", "3 60x8 keep-gap"])
    // A skip ends the rise, so that set one is the first of them.
    #expect(try targets([row(1, 1, 60, 7), row(1, 3, 80, 7)]) == ["1 60x8 hold"])
    // Without set one nothing is evidence.
    #expect(try targets([row(1, 2, 70, 7)]) == ["1 pickx6 start"])
    #expect(try targets([row(1, 99, 70, 7)]) == ["1 pickx6 start"])
  }

  @Test func `the sets of a day may have any order`() throws {
    let rows = [row(1, 1, 80, 8), row(1, 2, 70, 7), row(1, 3, 65, 6)]
    let expected = try targets(rows)
    #expect(expected.count == 3)
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      #expect(try targets(order.map { rows[$0] }) == expected)
    }
  }

  @Test func `a fourth set is a burnout`() throws {
    let rows = [80, 70, 65, 40].enumerated().map { row(1, Int16($0 + 1), $1, 8) }
    #expect(try targets(rows).last == "4 42.5x8 burnout")
  }

  @Test(
    arguments: [
      ([2, 1], RowDisorder.Kind.earlierDay), ([1, 2, 1], .earlierDay),
    ] as [([Int32], RowDisorder.Kind)])
  func `an earlier day is refused`(_ days: [Int32], _ kind: RowDisorder.Kind) throws {
    let rows = days.enumerated().map { row($1, 1, 80, 8, line: $0 + 2) }
    try refused(rows, kind, line: rows.count + 1)
  }

  @Test func `a day or a lifter that was left is refused`() throws {
    try refused(
      [
        row(1, 1, 80, 8, line: 2), row(1, 1, 80, 8, exercise: 1, line: 3),
        row(1, 2, 80, 8, line: 4),
      ],
      .dayAgain, line: 4)
    try refused(
      [row(1, 1, 80, 8, line: 2), row(1, 1, 80, 8, lifter: 1, line: 3), row(2, 1, 80, 8, line: 4)],
      .lifterAgain, line: 4)
  }

  private func refused(_ rows: [SetRow], _ kind: RowDisorder.Kind, line: Int) throws {
    let book = try #require(Self.book)
    let error = #expect(throws: RowDisorder.self) { try RowTables.decisions(rows, book) }
    #expect(error?.kind == kind && error?.row.line == line)
    #expect(SetRow.firstDisorder(in: rows) == error)
  }

  @Test func `a set that stands twice is refused`() throws {
    let book = try #require(Self.book)
    for sets: [Int16] in [[1, 1], [2, 2], [1, 2, 1], [1, 2, 3, 2], [3, 1, 3], [99, 99]] {
      let rows = sets.enumerated().map { row(1, $1, 80, 8, line: $0 + 2) }
      let error = #expect(throws: RowDisorder.self) { try RowTables.decisions(rows, book) }
      #expect(error?.kind == .setAgain && error?.row.line == rows.count + 1)
    }
  }

  @Test func `a day of ever more rows is refused before it ends`() throws {
    var replay = RowReplay(try #require(Self.book))
    var sums = DecisionSums(rules: replay.rules)
    let rows = (0..<100).map { row(1, 2, 80, 8, line: $0 + 2) }
    #expect(throws: RowDisorder.self) { try replay.sum(rows, into: &sums) }
    // As many as there are numbers are fine.
    var most = RowReplay(try #require(Self.book))
    try most.sum((1...99).map { row(1, $0, 80, 8) }, into: &sums)
    try most.sum((1...99).reversed().map { row(2, $0, 80, 8) }, into: &sums)
    try most.finish(&sums)
    #expect(sums.decisions == 198)
  }
}
