import ReversePyramid
import Testing

@testable import TrainingLog

/// What is said of tables that cannot be read, word for word.
struct RowTroubleTests {
  private static let header = "exercise,date,set,weight,reps\n"

  private func problems(_ text: String) -> String { problems(Array(text.utf8)) }

  private func problems(_ bytes: [UInt8]) -> String {
    var next = 0
    var table = RowTable(file: "t.csv") { buffer, start in
      let count = min(bytes.count - next, RowTable.block - start)
      buffer.replaceSubrange(start..<(start + count), with: bytes[next..<(next + count)])
      next += count
      return count
    }
    var rows: [SetRow] = []
    while table.next(&rows, most: 100) {}
    return table.problems.map { $0.text(by: "rpt") }.joined(separator: "\n\n")
  }

  private static let need =
    "  | the first line names the columns: exercise,date,set,weight,reps in any order"

  @Test(arguments: [
    ("exercise,date,set,weight", "there is no column reps"),
    ("date,set,weight", "there are no columns exercise, reps"),
    ("date,set,weight,weight", "the column weight stands twice"),
    ("Exercise,DATE,Set,Weight, reps ,\"date\"", "the column date stands twice"),
    ("exercise,\"date,set", "there are no columns exercise, date, set, weight, reps"),
    ("exercise;date;set;weight;reps", "there are no columns exercise, date, set, weight, reps"),
  ])
  func `a header that lacks a column or has it twice`(_ header: String, _ message: String) {
    let expected = "rpt: error: t.csv:1: \(message)\n  |\n1 | \(header)\n" + Self.need
    #expect(problems(header + "\nRow,2026-10-05,1,80,8\n") == expected)
    #expect(problems(header) == expected)
  }

  @Test(arguments: ["unit", "kind", "mark", "body", "left", "right", "seconds", "UNIT"])
  func `a column that changes what a row says`(_ name: String) {
    let header = "exercise,date,set,weight,reps,\(name)"
    #expect(
      problems(header + "\n") == """
        rpt: error: t.csv:1: the column \(name.lowercased()) would be passed over, and it changes what a row says
          |
        1 | \(header)
          | rows are plain: kilograms outside the body; a log itself is replayed with rpt replay
        """)
  }

  @Test func `a table without a line`() {
    #expect(problems("") == "rpt: error: t.csv:1: the table is empty\n" + Self.need)
    for text in ["\n", "\u{FEFF}", "\u{FEFF}\r\n"] {
      let message = "there are no columns exercise, date, set, weight, reps"
      #expect(problems(text) == "rpt: error: t.csv:1: \(message)\n" + Self.need)
    }
    #expect(problems(Self.header) == "")
    #expect(problems("\u{FEFF}exercise,date,set,weight,reps\r\n\r\n  \n") == "")
  }

  @Test(
    arguments: [
      (",2026-10-05,1,80,8", 1, 1, "the exercise is missing", "every row names it"),
      (
        "R\u{202E}w,2026-10-05,1,80,8", 1, 3, "the name has a character that cannot be shown",
        "take it out"
      ),
      ("\"Ü, 卧\",2026-2-5,1,80,8", 9, 8, "this is no day", "write it as 2026-10-05"),
      (
        "Row,2026-10-05, 0 ,80,8", 16, 3, "this is no number of a set",
        "write a whole number from 1 to 99"
      ),
      (
        "Row,2026-10-05,100,80,8", 16, 3, "this is no number of a set",
        "write a whole number from 1 to 99"
      ),
      (
        "Row,2026-10-05,1,\"82,5\",8", 18, 6, "this is no weight",
        "write kilograms with a point: 82.5"
      ),
      ("Row,2026-10-05,1,-80,8", 18, 3, "this is no weight", "write kilograms with a point: 82.5"),
      (
        "Row,2026-10-05,1,1000000,8", 18, 7, "this is no weight",
        "write kilograms with a point: 82.5"
      ),
      ("Row,2026-10-05,1,80,", 21, 1, "these are no reps", "write a whole number up to 999"),
      ("Row,2026-10-05,1,80,1000", 21, 4, "these are no reps", "write a whole number up to 999"),
    ] as [(String, Int, Int, String, String)])
  func `a bad field is marked`(
    _ row: String, _ column: Int, _ length: Int, _ message: String, _ hint: String
  ) {
    let marks = String(repeating: " ", count: column - 1) + String(repeating: "^", count: length)
    #expect(
      problems(Self.header + "Row,2026-10-04,1,80,8\n" + row + "\n") == """
        rpt: error: t.csv:3:\(column): \(message)
          |
        3 | \(DisplayText.safe(row))
          | \(marks) \(hint)
        """)
  }

  @Test func `a row with too few fields, too many, or an open quote`() {
    let text = Self.header + "Row,2026-10-05,1,80\nRow,2026-10-05,1,82,5,8\n\"Row,2026-10-05,1,80,8"
    #expect(
      problems(text) == """
        rpt: error: t.csv:2: the row has 4 fields, the header 5
          |
        2 | Row,2026-10-05,1,80
          | a field without a value is empty

        rpt: error: t.csv:3: the row has 6 fields, the header 5
          |
        3 | Row,2026-10-05,1,82,5,8
          | a name with a comma stands in quotes, and a weight has a point: 82.5

        rpt: error: t.csv:4: a quote is not closed
          |
        4 | "Row,2026-10-05,1,80,8
          | a field in quotes ends on its line
        """)
  }
}
