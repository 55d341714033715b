import ReversePyramid
import TestSupport
import Testing

@testable import TrainingLog

@Suite struct HostileTests {
  private func read(_ bytes: [UInt8]) -> LogFile {
    LogFile.read(bytes, name: "training.txt", today: testToday)
  }

  private static let sample = """
    unit: kg

    exercise Bench Press
    alias: bench, bp
    type: barbell
    bar: 20
    plates: 20 15 10 5 2.5 1.25
    step: 2.5 kg or 5 lb
    win: 8 10 12
    stack: 5 to 120 by 2.5

    2026-09-28 18:10 Upper A
    bw: 82,4
    Bench Press: w40x10, w60x5, 92.5x7@9, 82.5x8, 72.5x10f, b40x22
    Chin-up: bw+15x5, bw+10x7, bwx9f (slow) ; felt flat
    Lateral Raise
    10x12 + 8x6
    100kg 8 7 6
    3x8@40, 3 sets of 5 at 100
    20x10/9, 10/9, 60s, 1:30
    5 Oct 2026 deload Upper
    bench: 75 x 6 (easy), 67,5 x 8, skip, -
    Squat 100x5, x5, 4 then 80 for 8 & 70lb x 8 rir 2 "note" [Failure]
    """

  @Test func randomBytes() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<400, using: &random)
      let log = read((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
      #expect(!log.problems.isEmpty)
    }
  }

  @Test func randomSigns() {
    var random = SplitMix64(seed: 2)
    let signs = Array("0123456789  xx,,.:;/@+-()[]\"&#*wbdfkglr\n\n½×é回".unicodeScalars)
    for _ in 0..<1500 {
      var text = String.UnicodeScalarView("unit: kg\n2026-10-05\nRow: 80x8\n".unicodeScalars)
      for _ in 0..<Int.random(in: 1..<80, using: &random) {
        if let sign = signs.randomElement(using: &random) { text.append(sign) }
      }
      check(read(Array(String(text).utf8)))
    }
  }

  @Test func mutatedLogs() {
    var random = SplitMix64(seed: 3)
    let bytes = Array(HostileTests.sample.utf8)
    for _ in 0..<1500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let at = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: changed[at] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.remove(at: at)
        case 2: changed.insert(UInt8.random(in: 32...126, using: &random), at: at)
        case 3: changed.swapAt(at, Int.random(in: 0..<changed.count, using: &random))
        default: changed.removeSubrange(at..<min(changed.count, at + 9))
        }
        if changed.isEmpty { changed = bytes }
      }
      check(read(changed))
    }
  }

  /// White space of every sort behind and before every line, and lines cut short.
  @Test func whiteSpaceAndCutLines() {
    let spaces = [" ", "\t", "\u{A0}", "\u{3000}", "\u{200B}", "\u{FEFF}", "\r", "  \t "]
    let lines = HostileTests.sample.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      for space in spaces {
        for length in [0, 1, 3, 8, 9, lines[index].count] {
          let line = lines[index].prefix(length)
          for text in [line + space, space + line, "# " + line + space] {
            var changed = lines
            changed[index] = text[...]
            check(read(Array(changed.joined(separator: "\n").utf8)))
            guard length < 4 else { continue }
            check(read(Array(changed.prefix(index + 1).joined(separator: "\n").utf8)))
          }
        }
      }
    }
  }

  @Test(arguments: [
    "exercise", "exercise ", "Exercise \t", "# exercise ", "exercise\u{A0}", "exercise ;",
    "exercise:",
    "exercise : ", "u", "e", "un", "ex", "- ", "#", "unit", "unit:", "bw:", "alias:", ";",
    "2026-10-05T",
    "2026-10-05 ", "Mon ", "w ", "Foo:", "Foo: ", "Foo: ;", "x", "@", "(", "()", "[]", "\"\"", "+",
    "-",
  ])
  func shortLines(_ line: String) {
    for head in [
      "", "unit: kg\n\n", "unit: kg\nexercise Foo\n", "unit: kg\n2026-10-01\nFoo: 80x8\n",
    ] {
      check(read(Array((head + line).utf8)))
      check(read(Array((head + line + "\n2026-10-05\nFoo: 80x8\n").utf8)))
    }
  }

  @Test func aBlockNeedsAName() {
    let log = read(Array("unit: kg\n\nexercise \n2026-10-01\nFoo: 80x8\n".utf8))
    #expect(log.errors == ["3: a name is missing here"])
    #expect(log.canonical == ["Foo: 80x8"])
  }

  /// What holds for every log, however it was written.
  private func check(_ log: LogFile) {
    for problem in log.problems {
      #expect(problem.place.line >= 0)
      #expect(
        problem.text(by: "rpt").unicodeScalars.allSatisfy {
          $0 == "\n" || !DisplayText.isUnsafe($0)
        }
      )
    }
    #expect(log.problems.map(\.place.line) == log.problems.map(\.place.line).sorted())
    for entry in log.visits.flatMap(\.entries) {
      #expect(log.exercises.indices.contains(entry.exercise))
      #expect(!entry.sets.isEmpty)
      for logged in entry.sets {
        #expect((0...100).contains(logged.set.reps))
        #expect(logged.set.line > 0)
        #expect((logged.set.load?.weight ?? .zero).grains.magnitude <= 99_999_999_900_000_000)
      }
    }
  }

  @Test(arguments: [
    ("a NUL byte stands here", [0x41, 0x00] as [UInt8]), ("this is not UTF-8 text", [0x41, 0xFF]),
    ("this is not UTF-8 text", [0xC0, 0x80]), ("a control character stands here", [0x1B, 0x5B]),
    ("a sign that reorders text stands here", [0xE2, 0x80, 0xAE]),
  ])
  func unreadableLines(_ message: String, _ bytes: [UInt8]) {
    let log = read(
      Array("unit: kg\n2026-10-05\nRow: 80x8\nRow".utf8) + bytes + Array("\nDip: bwx8\n".utf8)
    )
    #expect(log.errors == ["4: \(message)"])
    #expect(log.blocked.contains("Dip"))
    #expect(log.problems.allSatisfy { !$0.excerpt.utf8.contains { $0 < 32 } })
  }

  @Test func longLines() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 8_000_000)
    let log = read(Array("unit: kg\n2026-10-05\nRow: ".utf8) + long + Array("\nDip: bwx8".utf8))
    #expect(log.errors == ["3: this line is longer than 4096 bytes"])
    #expect(log.problems[0].excerpt.utf8.count <= 4096)
    #expect(read(Array("unit: kg\n2026-10-05\n".utf8) + long).errors.count == 1)
  }

  @Test func largeFiles() {
    let large = read([UInt8](repeating: UInt8(ascii: "\n"), count: (64 << 20) + 1))
    #expect(large.errors == ["0: this file has more than 64 MB, so it is no training log"])
    let many = read([UInt8](repeating: UInt8(ascii: "\n"), count: 2_000_000))
    #expect(many.errors == ["0: this file has more than 1000000 lines, so it is no training log"])
  }

  @Test func manyProblemsAreCounted() {
    let lines = String(repeating: "?\n", count: 3_000)
    let log = read(Array("unit: kg\n2026-10-05\n\(lines)Row: 80x8".utf8))
    #expect(log.problems.count == 1_001)
    #expect(log.problems.last?.message == "2000 more problems are not shown")
    #expect(log.problems.last?.severity == .error)
    #expect(log.blocked == ["Row"])
  }

  @Test func repetition() {
    for part in [
      "(", "[", "\"", "80x8, ", "x8 ", "80x8 + ", "; 80x8 ", "1:30 ", "w", "- ", "# ", "1,5", "x",
      "/8", "@8", "a: ",
    ] {
      let line = String(repeating: part, count: 4_000 / part.utf8.count)
      check(read(Array("unit: kg\n2026-10-05\nRow: 80x8\nRow: \(line)\n\(line)\n".utf8)))
    }
  }

  @Test func countsStayBounded() {
    let log = read(
      Array("unit: kg\n2026-10-05\nRow: 100 sets of 5 at 20, 100 sets of 5 at 20, 20x5".utf8)
    )
    #expect(log.errors == ["3: more than 200 sets of one exercise"])
  }

  @Test func cleanUp() {
    let marked = read(
      [0xEF, 0xBB, 0xBF]
        + Array("unit: kg\r\n2026-10-05\r\nRow:\u{A0}８０ｘ８，\u{2009}80 × 7, 82½x6 (“slow”)\r\n".utf8)
    )
    #expect(marked.errors == [])
    #expect(marked.canonical == ["Row: 80x8, 80x7, 82.5x6 (\"slow\")"])
    #expect(read(Array("unit: kg\r2026-10-05\rRow: 80x8\r".utf8)).canonical == ["Row: 80x8"])
  }

  @Test func namesBeyondAscii() {
    let log = read(
      Array(
        "unit: kg\n2026-10-05\nKniebeuge Übung: 80x8\nkniebeuge u\u{308}bung: 70x8\n卧推: 60x8".utf8
      )
    )
    #expect(log.errors == [])
    #expect(log.canonical == ["Kniebeuge Übung: 80x8, 70x8", "卧推: 60x8"])
  }
}
