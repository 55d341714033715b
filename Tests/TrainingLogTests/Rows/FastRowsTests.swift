import ReversePyramid
import TestSupport
import Testing

@testable import TrainingLog

/// The fast reading of a table gives what the plain one gives, whatever the bytes are.
struct FastRowsTests {
  @Test(arguments: 0..<8)
  func `good tables are read as line by line`(_ part: Int) {
    for seed in 0..<8 {
      var maker = RowMaker(seed: part * 1000 + seed)
      let bytes = maker.table(lines: 1000, isHostile: false)
      let plain = RowReading.plain(bytes)
      #expect(plain.problems == [] && plain.rows.count == 1000)
      check(bytes, plain, &maker.random)
    }
  }

  @Test(arguments: 0..<8)
  func `hostile tables are read as line by line`(_ part: Int) {
    for seed in 0..<250 {
      var maker = RowMaker(seed: part * 1000 + seed + 500)
      let bytes = maker.table(lines: maker.random.int(0...25), isHostile: true)
      check(bytes, RowReading.plain(bytes), &maker.random)
    }
  }

  private func check(_ bytes: [UInt8], _ plain: RowReading, _ random: inout SplitMix64) {
    let pieces = (0..<10).map { _ in random.int(1...random.pick([1, 20, 500])) }
    let most = random.pick([1, 2, 7, 1000])
    let table = RowReading(of: bytes, pieces: pieces, most: most)
    #expect(table.problems == plain.problems)
    let first = zip(table.rows, plain.rows).first { $0 != $1 }
    #expect(first == nil, "\(String(decoding: bytes.prefix(1000), as: UTF8.self))")
    #expect(table.rows.count == plain.rows.count)
    guard plain.problems.isEmpty else { return }
    let hasSameNames = table.exercises == plain.exercises && table.lifters == plain.lifters
    #expect(hasSameNames, "\(String(decoding: bytes.prefix(1000), as: UTF8.self))")
  }

  @Test func `random bytes are read as line by line`() {
    var random = SplitMix64(seed: 11)
    let signs = Array("0123456789,,,,\n\n\n\r\"\" .-Rowx".utf8) + [0, 255, 0xC3, 0xBC]
    let header = Array("exercise,date,set,weight,reps\nRow,2026-10-05,1,80,8\n".utf8)
    for _ in 0..<1000 {
      let bytes = header + (0..<random.int(0...120)).map { _ in random.pick(signs) }
      check(bytes, RowReading.plain(bytes), &random)
    }
  }

  @Test func `a table may come in two pieces, cut anywhere`() {
    var maker = RowMaker(seed: 77)
    for isHostile in [false, true, true, true] {
      let bytes = maker.table(lines: 6, isHostile: isHostile)
      let plain = RowReading.plain(bytes)
      for cut in 1...bytes.count {
        let table = RowReading(of: bytes, pieces: [cut, .max])
        #expect(table.rows == plain.rows && table.problems == plain.problems, "cut at \(cut)")
        let small = RowReading(of: bytes, pieces: [cut])
        #expect(small.rows == plain.rows && small.problems == plain.problems, "\(cut) at a time")
      }
    }
  }

  /// Fewer than 10,000 rows fill a block; a longer header moves its end along a row.
  @Test(arguments: 0..<34)
  func `a block may end anywhere in a row`(_ shift: Int) {
    let header = "date,exercise,set,weight,reps,\(String(repeating: "n", count: shift))\n"
    var bytes = Array(header.utf8)
    let count = 10_000
    for index in 0..<count {
      bytes += "\(Day(number: 20_000 + index / 3).text),Squat,\(index % 3 + 1),82.5,7,\n".utf8
    }
    #expect(bytes.count > RowTable.block)
    let table = RowReading(of: bytes)
    #expect(table.problems == [])
    #expect(table.rows.count == count)
    let isRight = table.rows.indices.allSatisfy { index in
      let row = table.rows[index]
      return row.line == index + 2 && row.day == 20_000 + index / 3 && row.set == index % 3 + 1
        && row.reps == 7
    }
    #expect(isRight)
  }
}
