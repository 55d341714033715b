import ReversePyramid
import TrainingLog

/// Reading alone, beside counting lines in the same bytes.
enum ReadingCases {
  static let today = Day(number: 60_000)

  static func all(_ invented: Invented) -> [Case] {
    let (log, table) = (invented.log(), invented.table())
    return [
      Case(
        name: "read-log", unit: "set", units: invented.sets.count, baseline: "count-lines-log",
        agrees: false,
        run: {
          let read = LogFile.read(log, name: "log.txt", today: today)
          return read.hasErrors ? nil : Case.Result(count: read.visits.count)
        },
        plain: { Case.Result(count: PlainReader.lines(of: log)) }),
      Case(
        name: "read-table", unit: "row", units: invented.sets.count, baseline: "count-lines-table",
        run: { count(table).map { Case.Result(count: $0) } },
        plain: { Case.Result(count: PlainReader.lines(of: table) - 1) }),
    ]
  }

  private static func count(_ bytes: [UInt8]) -> Int? {
    var table = rows(of: bytes)
    var rows: [SetRow] = []
    var count = 0
    var goesOn = true
    while goesOn {
      goesOn = table.next(&rows, most: 4096)
      count += rows.count
    }
    return table.problems.isEmpty ? count : nil
  }

  /// A table over bytes in memory, given in blocks as a file would be.
  static func rows(of bytes: [UInt8]) -> RowTable {
    var place = 0
    return RowTable(file: "table.csv") { buffer, from in
      let count = min(bytes.count - place, RowTable.block - from)
      buffer.replaceSubrange(from..<(from + count), with: bytes[place..<(place + count)])
      place += count
      return count
    }
  }
}
