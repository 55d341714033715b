import ReversePyramid
import TestSupport
import Testing

@Suite struct HostileBookTests {
  private static let sources = RuleBook.builtInNames.compactMap(RuleBook.builtInSource)

  /// Reads a book and checks what must be true of every reading.
  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let (book, problems) = RuleBook.read(bytes, file: "hostile.rules")
    let hasErrors = problems.contains { $0.severity == .error }
    #expect((book == nil) == hasErrors, sourceLocation: sourceLocation)
    #expect(problems.count <= 21, sourceLocation: sourceLocation)
    let lines = problems.prefix(20).map(\.place.line)
    #expect(lines == lines.sorted(), sourceLocation: sourceLocation)
    for problem in problems {
      #expect(!problem.text().unicodeScalars.contains { $0 != "\n" && DisplayText.isUnsafe($0) })
    }
  }

  @Test func `random bytes are no book`() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 0...400, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: sources.indices)
  func `books with bytes changed, lost and doubled`(index: Int) {
    var generator = SplitMix64(seed: index + 2)
    for _ in 0..<150 {
      var bytes = HostileBookTests.sources[index]
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[Int.random(in: 0...place, using: &generator)], at: place)
        }
      }
      check(bytes)
    }
  }

  @Test(arguments: sources.indices)
  func `books with lines moved, lost and doubled`(index: Int) {
    var generator = SplitMix64(seed: index + 20)
    for _ in 0..<150 {
      var lines = HostileBookTests.sources[index]
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let line = lines.remove(at: Int.random(in: 0..<lines.count, using: &generator))
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          lines.insert(line, at: Int.random(in: 0...lines.count, using: &generator))
        }
      }
      check(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
  }

  @Test func `words of the language in any order`() {
    let words = """
      book let part limit rule when and otherwise then at least aim say or note example did gets = \
      "x" "{win} {gap}" win floor step 2 2.5 kg lb reps sets sessions days 8/10 + - / % of last \
      weight gap half a decides set one every each work later to on , optional no session yet the \
      since first them beat its have same target is heavier moved pick >= <= > < lighter most 80x8 \
      bw+2.5x6 | after skip nothing number 0 999999 1000000 { } " # é
      """.split(separator: " ")
    var generator = SplitMix64(seed: 50)
    for _ in 0..<300 {
      var text = "book \"x\"\nlet win = 8 reps\nlet step = 2.5 kg or 5 lb\n"
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let count = Int.random(in: 1...9, using: &generator)
        let line = (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &generator)]
        }
        text += line.joined(separator: " ") + "\n"
      }
      check(Array(text.utf8))
    }
  }

  @Test(
    arguments: [
      ("rule x\n", 5000), ("{\n", 20_000), ("let a = 1 kg\n", 5000), ("part \"a\" decides\n", 3000),
      ("did 1x1\n", 8000), ("say \"{}\"\n", 7000), ("\"", 65_536), ("- ", 240), ("\u{0}\n", 30_000),
    ]
  )
  func `the same line again and again`(line: String, count: Int) {
    check(Array(String(repeating: line, count: count).utf8))
    let source = BookMistake.book + String(repeating: line, count: count)
    check(Array(source.utf8.prefix(65_536)))
  }

  @Test func `a file has at most 64 KB`() {
    let problems = RuleBook.read([UInt8](repeating: 10, count: 65_537), file: "x.rules").problems
    #expect(
      problems.map { $0.text() }
        == ["x.rules: error: the file has 65537 bytes; a book has at most 65536"]
    )
  }
}
