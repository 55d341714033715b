import Foundation
import ReversePyramid
import Synchronization
import Testing
import TrainingLog

@testable import rpt

/// Tables longer than what can be sorted, and readers that are left before the end.
struct LongTableTests {
  /// Rows of one set, newest first, so that every one but the first is out of order.
  private func table(rows: Int) -> [UInt8] {
    var bytes = Array("exercise,date,set,weight,reps\n".utf8)
    for index in 0..<rows {
      let (exercise, day) = (index % 16, 20_000 + (rows - index) / 16)
      bytes += "E\(exercise),\(Day(number: day).text),1,80,7\n".utf8
    }
    return bytes
  }

  private func run(_ bytes: [UInt8]) -> Output {
    let world = TestWorld()
    world.files["t.csv"] = bytes
    world.bytesAtOnce = 100_000
    return Program.run(["replay", "--csv", "t.csv", "--summary"], in: world.world)
  }

  @Test func `65536 rows may have any order`() {
    let output = run(table(rows: RowFeed.mostSorted))
    #expect(output.status == .good && output.errors == "")
    #expect(output.text.hasPrefix("decisions=65536 "))
  }

  @Test(arguments: [1, 4000, 5000])
  func `more rows may not`(_ more: Int) {
    let output = run(table(rows: RowFeed.mostSorted + more))
    #expect(output.status == .badData && output.text == "")
    let day = Day(number: 20_000 + (RowFeed.mostSorted + more - 16) / 16)
    #expect(
      output.errors == """
        rpt: error: t.csv:18: E0 has a later day above than \(day.text)
           | sort the rows by lifter, date, exercise and set;
           | a table of at most 65536 rows may have any order

        """)
  }

  @Test func `a bad row below rows in disorder is what is told`() {
    let output = run(table(rows: 100) + Array("E1,2026-10-05,1,80\n".utf8))
    #expect(output.status == .badData)
    #expect(output.errors.hasPrefix("rpt: error: t.csv:102: the row has 4 fields, the header 5\n"))
  }

  /// The reading thread is far ahead then, and is let go.
  @Test func `disorder far above the end of a table ends the reading`() async throws {
    for _ in 0..<3 {
      let output = run(table(rows: 200_000))
      #expect(output.status == .badData)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// A table that never ends, in order.
  private func endless(_ given: EndlessRows) -> World.RowFile {
    World.RowFile(read: { given.give(&$0, $1) }, trouble: { .failed("it could not be read") })
  }

  @Test func `where lines cannot be printed an endless table is left`() {
    var world = TestWorld().world
    let given = EndlessRows(calls: .max)
    world.rows = { [self] _ in endless(given) }
    world.print = { bytes throws(FileTrouble) in
      if bytes.count > 1000 { throw .failed("no room is left") }
    }
    let output = Program.run(["replay", "--csv", "-"], in: world)
    #expect(output.status == .inputOutput)
    #expect(output.errors == "rpt: error: the lines could not be printed\n")
  }

  @Test func `a table that cannot be read on gives the rows above`() {
    let told = TestWorld()
    var world = told.world
    let given = EndlessRows(calls: 2)
    world.rows = { [self] _ in endless(given) }
    let output = Program.run(["replay", "--csv", "-"], in: world)
    #expect(output.status == .inputOutput)
    #expect(output.errors == "rpt: error: standard input could not be read: it could not be read\n")
    #expect(told.takeSaid().split(separator: "\n").count > 1000)
  }
}

/// Rows of ever later days, a block full at a time.
private final class EndlessRows: Sendable {
  private let state: Mutex<(calls: Int, row: Int)>

  /// Gives rows so often, and then says that there was trouble.
  init(calls: Int) { state = Mutex((calls, 0)) }

  func give(_ buffer: inout [UInt8], _ start: Int) -> Int? {
    state.withLock { state in
      guard state.calls > 0 else { return nil }
      state.calls -= 1
      var bytes = state.row == 0 ? Array("exercise,date,set,weight,reps\n".utf8) : []
      while bytes.count < 20_000 {
        // One exercise a century, so that the days stay within four digits.
        let (century, day) = (state.row / 36_000, state.row % 36_000)
        bytes += "E\(century),\(Day(number: day).text),1,80,7\n".utf8
        state.row += 1
      }
      guard start + bytes.count <= RowTable.block else { return nil }
      buffer.replaceSubrange(start..<(start + bytes.count), with: bytes)
      return bytes.count
    }
  }
}
