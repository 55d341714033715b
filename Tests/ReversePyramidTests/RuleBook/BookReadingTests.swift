import ReversePyramid
import Testing

@Suite struct BookReadingTests {
  private func read(_ edits: BookMistake.Edit...) throws -> RuleBook {
    let source = edits.reduce(BookMistake.book) { book, edit in edit.applied(to: book) }
    return try #require(RuleBook.read(Array(source.utf8), file: "mine.rules").book)
  }

  private func sum(_ text: String) throws -> RuleBook.Amount {
    let book = try read(.replace("last weight + step", text))
    guard case .amount(let amount) = book.parts[0].rules[0].outcome else {
      throw Diagnostic(file: "", place: .init(line: 0, column: 0), message: "no amount")
    }
    return amount
  }

  @Test func `the ways to write an amount`() throws {
    #expect(try sum("last weight  +\t2 step").text == "last weight + 2 step")
    #expect(try sum("last weight + 2 step").terms[1].halves == 4)
    #expect(try sum("last weight + half a step").terms[1].halves == 1)
    #expect(try sum("last weight + half an step").terms[1].halves == 1)
    #expect(try sum("last weight - 10 % of last weight").terms[1].percent == 10_000)
    #expect(try sum("last weight - 10% of last weight").terms[1].percent == 10_000)
    #expect(try sum("last weight - 2.5 % of 2 step").terms[1].halves == 4)
    let pounds = Weight(thousandths: 5000, .lb).grains
    #expect(try sum("last weight + 5 lb").terms[1].base == .weight(pounds, .lb))
    #expect(try sum("0 + last weight").dimension == .weight)
  }

  @Test func `the ways to write a condition`() throws {
    func test(_ text: String) throws -> RuleBook.Condition {
      try read(.replace("last reps >= win", text), .replace("Hit {win}+, i", "I"))
        .parts[0].rules[0].conditions[0]
    }
    let session = try test("days since the last session > 21 days   # three weeks")
    #expect(session.text == "days since the last session > 21 days")
    guard case .compare(let left, .more, let right) = session.test else {
      Issue.record("no comparison")
      return
    }
    #expect(left.terms.map(\.base) == [.daysSinceLastSession])
    #expect(right.terms.map(\.base) == [.number(21)])
    guard
      case .same(.weight, .number(4)) = try test("the last 4 sessions have the same weight").test
    else {
      Issue.record("no window")
      return
    }
    guard case .compare(_, .atMost, let zero) = try test("last weight <= 0").test else {
      Issue.record("no comparison")
      return
    }
    #expect(zero.dimension == .weight)
  }

  @Test(
    arguments: [
      ("set 1", RuleBook.Scope.numbers(first: 1, last: 1)),
      ("sets 1 to 3", .numbers(first: 1, last: 3)),
      ("sets 1 on", .numbers(first: 1, last: nil)),
      ("every set", .numbers(first: 1, last: nil)),
      ("each work set", .workSets),
      ("each later work set", .laterWorkSets),
      ("each set after the work sets", .afterWorkSets),
    ]
  )
  func `the ways to say which sets`(text: String, scope: RuleBook.Scope) throws {
    let book = try read(.replace("of set 1", "of \(text), optional"))
    #expect(book.parts[0].scope == scope)
    #expect(book.parts[0].isOptional)
  }

  @Test func `a weight in one unit is converted and rounded`() throws {
    let step = try read(.replace("2.5 kg or 5 lb", "2.5 kg")).settings[3]
    #expect(step.lb == [Weight(thousandths: 5512, .lb).grains])
  }

  @Test func `a sentence keeps its holes in place`() throws {
    let say = try read().parts[0].rules[0].say
    #expect(say.pieces == [.text("Hit "), .setting(1), .text("+, increasing the weight.")])
    #expect(say.text == "Hit {win}+, increasing the weight.")
    #expect(say.line == 13)
  }

  @Test func `an example holds loads of every kind`() throws {
    let book = try read(
      .replace("did 80x7", "did bw+2.5x6 skip | 20kgx3 44.1lbx3 | bw-20x1 bwx9 | after 30 days"),
      .replace("gets 80 hold aim 8", "gets bw-20 hold aim 2 to 3, 5 lb increase, bw hold")
    )
    let example = book.examples[1]
    #expect(example.sessions.map(\.count) == [2, 2, 2])
    #expect(example.sessions[0][1].kind == .skipped)
    #expect(
      example.sessions.joined().compactMap(\.load?.text) == [
        "bw+2.5", "20", "44.1", "bw-20", "bw",
      ]
    )
    #expect(example.daysAfter == 30)
    #expect(example.answers.map(\.load?.text) == ["bw-20", "5", "bw"])
    #expect(example.answers[0].aimTo == 3)
    #expect(example.answers[1].load?.unit == .lb)
  }
}
