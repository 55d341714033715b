import ReversePyramid
import TestSupport
import Testing

/// The flat records of a replay say what its sums say.
struct DecisionRecordTests {
  @Test(arguments: Laws.names)
  func `records add up to the sums`(_ name: String) throws {
    let book = try Laws.book(name)
    var records = DecisionRecords()
    for seed in 0..<10 {
      let rows = RowTables.table(seed: seed)
      var replay = RowReplay(book)
      var sums = DecisionSums(rules: replay.rules)
      try replay.sum(rows, into: &sums)
      try replay.finish(&sums)
      var other = RowReplay(book)
      records.removeAll()
      try other.record(rows, into: &records)
      try other.finish(&records)
      #expect(records.count == sums.decisions)
      #expect(records.count == sums.rules.reduce(0, +))
      #expect(records.sums == (sums.thousandths, sums.reps))
    }
  }
}
