import ReversePyramid
import Testing

@testable import TrainingLog

/// Rows that came to be taken for others, and bounds.
struct RowBoundTests {
  private static let header = "exercise,date,set,weight,reps\n"

  @Test func `ten bytes of nothing are no day, on the first row or later`() {
    let day = String(repeating: "\0", count: 10)
    for before in [
      "", "Row,2026-10-05,1,80,8\n", "\"Row\",2026-10-05,1,80,8\nRow,2026-10-05,2,80,8\n",
    ] {
      let reading = RowReading(of: Array("\(Self.header)\(before)Row,\(day),1,80,8\n".utf8))
      #expect(reading.problems.count == 1)
      #expect(reading.problems.first?.contains("this is no day") == true)
    }
  }

  @Test func `a name in quotes and one with quotes are two`() {
    let names = ["\"Row\"", "\"\"\"Row\"\"\"", "Row", "\" Row\"", " Row", "\"Row\""]
    let rows = names.map { "\($0),2026-10-05,1,80,8\n" }
    for start in names.indices {
      let turned = Array(rows[start...] + rows[..<start])
      let reading = RowReading(of: Array((Self.header + turned.joined()).utf8))
      let read = reading.rows.map { String(decoding: $0.exercise, as: UTF8.self) }
      let expected = ["Row", "\"Row\"", "Row", " Row", "Row", "Row"]
      #expect(read == Array(expected[start...] + expected[..<start]))
      #expect(reading.exercises.count == 3)
    }
  }

  @Test func `no more than twenty problems are looked for`() {
    let text = Self.header + String(repeating: "Row,2026-10-05,1,80\n", count: 30)
    #expect(RowReading(of: Array(text.utf8)).problems.count == 20)
  }

  @Test func `behind a bad row none is given`() {
    let text = Self.header + "Row,2026-10-05,1,80,8\nRow,x,1,80,8\nRow,2026-10-06,1,80,8\n"
    let reading = RowReading(of: Array(text.utf8))
    #expect(reading.rows.count == 1 && reading.problems.count == 1)
  }

  @Test func `a line as long as a block is refused`() {
    for count in [RowTable.block - 60, RowTable.block + 1, 3 * RowTable.block] {
      let note = String(repeating: "n", count: count)
      let text = "note,exercise,date,set,weight,reps\n\(note),Row,2026-10-05,1,80,8\n"
      let reading = RowReading(of: Array(text.utf8), pieces: [70_000])
      let isShort = count < RowTable.block
      #expect(reading.rows.count == (isShort ? 1 : 0))
      let problem = "2:0 the line is longer than 262144 bytes (a row is a short line)"
      #expect(reading.problems == (isShort ? [] : [problem]))
    }
  }

  @Test func `a source that fails ends the table`() {
    var calls = 0
    var table = RowTable(file: "t.csv") { buffer, start in
      calls += 1
      guard calls == 1 else { return nil }
      let bytes = Array("\(Self.header)Row,2026-10-05,1,80,8\nRow,2026".utf8)
      buffer.replaceSubrange(start..<(start + bytes.count), with: bytes)
      return bytes.count
    }
    var rows: [SetRow] = []
    #expect(!table.next(&rows, most: 100))
    #expect(rows.count == 1 && table.hasTrouble && table.problems.isEmpty)
  }
}
