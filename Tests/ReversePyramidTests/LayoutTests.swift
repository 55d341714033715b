import TestSupport
import Testing

@testable import ReversePyramid

/// Lines that fit a terminal.
struct LayoutTests {
  private static let words = [
    "a", "set", "Hold", "increasing", "the", "weight.", "Kniebeuge", "\u{1F4AA}\u{1F4AA}", "übung",
    "e\u{301}tage", "重量挙げ", "supercalifragilisticexpialidocious", "+2.5",
  ]

  @Test(arguments: 0..<60)
  func `a wrapped text keeps its words and fills its lines`(_ seed: Int) {
    var dice = SplitMix64(seed: seed)
    let width = dice.int(8...47)
    var text = ""
    for _ in 0..<dice.int(1...14) {
      text += dice.pick(LayoutTests.words)
      text += String(repeating: " ", count: dice.int(1...2))
    }
    if dice.chance(50) { text.removeLast() }
    let lines = Layout.wrap(text, width)
    func bare(_ text: String) -> String { text.filter { $0 != " " } }
    #expect(bare(lines.joined()) == bare(text))
    #expect(lines.allSatisfy { DisplayText.width(of: $0) <= width }, "\(width) \(lines)")
    #expect(lines.allSatisfy { $0.first != " " && $0.last != " " })
    for (line, next) in zip(lines, lines.dropFirst()) {
      // The word that begins the next line had no room behind this one, with its spaces.
      let word = String(next.prefix { $0 != " " })
      let gap = (1...2).first { text.contains(line + String(repeating: " ", count: $0) + word) }
      let wanted = DisplayText.width(of: line) + (gap ?? 0) + DisplayText.width(of: word)
      #expect(wanted > width || gap == nil && wanted >= width, "\(width) \(lines)")
    }
  }

  @Test func `spaces between the words of one line stay`() {
    #expect(Layout.wrap("80 x 8   75 x 9", 20) == ["80 x 8   75 x 9"])
    #expect(Layout.wrap(" 80 x 8   75 x 9 ", 10) == ["80 x 8", "75 x 9"])
    #expect(Layout.wrap("", 20) == [""])
    #expect(Layout.wrap("   ", 20) == [""])
  }

  @Test func `a word longer than a line is cut where the line ends`() {
    #expect(Layout.wrap("on abcdefghijklmnopqr st", 8) == ["on", "abcdefgh", "ijklmnop", "qr st"])
    #expect(Layout.wrap("重量挙げ重量挙げ", 9) == ["重量挙げ", "重量挙げ"])
  }
}
