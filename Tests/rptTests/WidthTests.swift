import Testing

@testable import rpt

/// Every screen fits the columns it is given.
struct WidthTests {
  static let screens = [
    "demo", "demo next --all", "demo why row", "demo why bench 2", "demo why bench not stall",
    "demo replay row", "demo history", "demo history squat", "demo check", "demo trace row",
    "demo outlook bench", "demo forecast bench 3", "demo what if row 80x8",
    "demo rules compare reverse-pyramid leangains", "rules", "demo plates bench", "demo plates 83",
    "demo next --plates",
  ]

  @Test(arguments: screens, [80, 60, 59, 40])
  func `fits`(_ line: String, _ width: Int) {
    let output = TestWorld().run(line: "\(line) --width \(width)")
    #expect(output.status == .good)
    for line in output.text.split(separator: "\n") where line.count > width {
      Issue.record("\(line.count) columns: \(line)")
    }
  }

  @Test(arguments: ["help", "help format", "help rules", "help errors", "rules show", "help next"])
  func `help fits 80 columns`(_ line: String) {
    for line in TestWorld().run(line: line).text.split(separator: "\n") where line.count > 80 {
      guard
        !line.contains("say") && !line.contains("#") && !line.contains("note")
          && !line.contains("gets")
      else { continue }
      Issue.record("\(line.count) columns: \(line)")
    }
  }

  @Test func `colour decorates and says nothing`() {
    let plain = TestWorld().run(line: "demo next row")
    let bright = TestWorld().run(line: "demo next row --color always")
    #expect(plain.text != bright.text)
    let stripped = bright.text.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(stripped == plain.text)
  }

  @Test func `options stand before and after the command`() {
    let after = TestWorld().run(line: "demo next row --json")
    #expect(TestWorld().run(line: "--json demo next row") == after)
    #expect(TestWorld().run(line: "demo --json next row") == after)
  }
}
