import ReversePyramid
import Testing

@Suite struct BookBoundsTests {
  /// The first line of each problem, without the file.
  private func heads(_ source: String) -> [String] {
    RuleBook.read(Array(source.utf8), file: "b").problems
      .map { $0.text().split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// The sound book with more lines in its first part, above `hold`.
  private func book(adding lines: String) -> String {
    BookMistake(
      "",
      .replace("rule hold", lines + "\nrule hold"),
      gives: ""
    ).source
  }

  private func rule(_ name: String, _ conditions: String) -> String {
    "rule \(name)\nwhen \(conditions)\nthen last weight\nsay \"X.\"\n"
  }

  @Test func `a part has at most 64 conditions`() {
    // One is in `increase` already; each of these is stronger than none above it.
    let conditions = (1...64).map { "last weight > \($0) kg" }.joined(separator: "\nand ")
    #expect(
      heads(book(adding: rule("more", conditions))) == [
        "b:80:5: error: a part has at most 64 conditions"
      ]
    )
  }

  @Test func `a part has at most five limits, and a list 99 numbers`() {
    let limits = (1...6).map { "limit weight at most \($0)00 kg\n" }.joined()
    let bounded = BookMistake("", .replace("rule hold", limits + "rule hold"), gives: "").source
    let first = heads(bounded.replacing("rule increase", with: "\(limits)rule increase"))
    #expect(first.contains { $0.hasSuffix("error: a part has at most five limits") })

    let list = (1...100).map { _ in "8" }.joined(separator: "/")
    let long = BookMistake("", .replace("let win = 8 reps", "let win = \(list) reps"), gives: "")
    #expect(heads(long.source).contains { $0.hasSuffix("error: a list has at most 99 numbers") })
  }

  @Test func `a part has at most 32 rules`() {
    let rules = (1...31).map { rule("r\($0)x", "last reps = 0\nand last weight = \($0) kg") }
    let problems = heads(book(adding: rules.joined()))
    #expect(
      problems.filter { $0.contains("error") } == [
        "b:172:6: error: a part has at most 32 rules"
      ]
    )
  }

  @Test func `a book has at most 16 parts, 64 lets and 200 examples`() {
    let parts = (10...26).map {
      "part \"\($0)\" decides reps of set \($0)\nrule x\notherwise\nthen win\nsay \"X.\"\n"
    }.joined()
    let source = BookMistake("", .replace("every set", "set 1"), gives: "").source
    #expect(heads(source + parts) == ["b:105:1: error: a book has at most 16 parts"])

    let lets = (1...61).map { "let x\($0) = 1 day\n" }.joined()
    #expect(
      heads(BookMistake.book + lets).first { $0.contains("error") }
        == "b:95:5: error: a book has at most 64 lets"
    )
    let examples = String(repeating: "example \"x\"\ndid 80x7\ngets 80 hold\n", count: 199)
    #expect(
      heads(BookMistake.book + examples) == ["b:629:1: error: a book has at most 200 examples"]
    )
  }

  @Test func `a line has at most 500 bytes, a sentence 200`() {
    let long = BookMistake("", .replace("Top.", String(repeating: "a", count: 201)), gives: "")
    #expect(heads(long.source) == ["b:14:10: error: this sentence has 201 bytes"])
    let line = BookMistake(
      "",
      .replace("  otherwise", String(repeating: " ", count: 492) + "otherwise"),
      gives: ""
    )
    #expect(heads(line.source) == ["b:17:1: error: this line has 501 bytes"])
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    var bytes = Array(BookMistake.book.utf8)
    bytes.insert(0xFF, at: 6)
    let problems = RuleBook.read(bytes, file: "b").problems
    #expect(problems.first?.message == "this line is not UTF-8 text")
  }
}
