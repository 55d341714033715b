import ReversePyramid
import TestSupport

@testable import TrainingLog

/// Tables as programs write them, and as nobody should.
struct RowMaker {
  var random: SplitMix64
  private var day = 20_000

  init(seed: Int) { random = SplitMix64(seed: seed &* 6151 &+ 3) }

  /// Names of all sorts; some are spelled as another one reads.
  private static let names = [
    "Row", "Bench Press", "\"Row\"", "\"\"\"Row\"\"\"", " Row", "Row ", "\" Row\"", "\"Row \"",
    "\"Row, wide\"", "Übung", "卧推", "R", "Rows", "\"R\"", "\"\"\"\"\"\"", "Row\"s\"", "\"Row\"s",
    "e\u{301}", "\"a\"\"b\"", "a\"b", "  Row  ", "Squat",
    // As long as another, and unlike it only behind eight or sixteen bytes.
    "Leg Press Wide", "Leg Press Near", "Incline Bench Press A", "Incline Bench Press B",
  ]

  private static let odd: [[UInt8]] = [
    [], [0], [255], [13], [13, 13], [34], [44], [32], [0xEF, 0xBB, 0xBF], [0xC3],
    [0xE2, 0x80, 0xAE],
    Array("\"".utf8), Array("\"\"".utf8), Array("00000".utf8), Array("1e3".utf8),
    Array("-1".utf8), Array("+1".utf8), Array("99999999999999999999999".utf8), Array("1.".utf8),
    Array(".5".utf8), Array("1.2345".utf8), Array("1,5".utf8), [UInt8](repeating: 0, count: 10),
    [UInt8](repeating: 120, count: 201), Array("٣".utf8), Array("1970-01-01".utf8),
    Array("2023-02-29".utf8), Array("0000-01-01".utf8), Array("2023-1-01".utf8),
  ]

  /// A table of so many lines; where `isHostile`, bytes of it are changed.
  mutating func table(lines: Int, isHostile: Bool) -> [UInt8] {
    var columns = ["exercise", "date", "set", "weight", "reps"]
    if random.chance(40) { columns.append("lifter") }
    for _ in 0..<random.int(0...2) { columns.append("note \(columns.count)") }
    columns.shuffle(using: &random)
    var bytes: [UInt8] = random.chance(10) ? [0xEF, 0xBB, 0xBF] : []
    bytes += Array(columns.joined(separator: ",").utf8) + end()
    for _ in 0..<lines {
      if random.chance(2) { bytes += [UInt8](repeating: 32, count: random.int(0...3)) + end() }
      if random.chance(10) { day += random.int(1...3) }
      for (index, column) in columns.enumerated() {
        if index > 0 { bytes.append(44) }
        bytes += isHostile && random.chance(1) ? random.pick(Self.odd) : field(column)
      }
      bytes += end()
    }
    if random.chance(30) { bytes.removeLast() }
    if isHostile { for _ in 0..<random.int(0...3) { change(&bytes) } }
    return bytes
  }

  private mutating func end() -> [UInt8] { random.chance(10) ? [13, 10] : [10] }

  private mutating func field(_ column: String) -> [UInt8] {
    var text: String
    switch column {
    case "exercise": text = random.chance(80) ? "Squat" : random.pick(Self.names)
    case "lifter": text = random.chance(70) ? "Ann" : random.pick(Self.names)
    case "date": text = Day(number: day).text
    case "set": text = random.chance(95) ? "\(random.int(1...3))" : "00\(random.int(1...99))"
    case "weight":
      text = "\(random.int(0...200))"
      if random.chance(40) { text += random.pick([".5", ".25", ".0", ".125", ".001", ".70"]) }
    case "reps": text = random.chance(95) ? "\(random.int(0...30))" : "0\(random.int(0...999))"
    default: text = random.pick(["", "felt good", "\"a, b\"", "ü", "5"])
    }
    if column != "exercise", column != "lifter", random.chance(2) { text = " \(text) " }
    if !text.contains(" "), column == "weight" || column == "set", random.chance(2) {
      text = "\"\(text)\""
    }
    return Array(text.utf8)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let at = random.int(0...bytes.count - 1)
    switch random.int(0...5) {
    case 0: bytes[at] ^= 1 << UInt8(random.int(0...7))
    case 1: bytes.remove(at: at)
    case 2: bytes.insert(random.pick([10, 13, 34, 44, 0, 32, 255]), at: at)
    case 3: bytes.swapAt(at, random.int(0...bytes.count - 1))
    case 4: bytes.insert(contentsOf: random.pick(Self.odd), at: at)
    default: bytes.removeSubrange(at..<min(bytes.count, at + random.int(1...40)))
    }
  }
}
