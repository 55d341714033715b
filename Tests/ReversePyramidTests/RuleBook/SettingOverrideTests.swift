import ReversePyramid
import Testing

@Suite struct SettingOverrideTests {
  private func apply(
    _ name: String,
    kg: [Int64]? = nil,
    lb: [Int64]? = nil,
    to book: String = "reverse-pyramid"
  ) throws -> (setting: RuleBook.Setting?, problems: [String]) {
    let book = try #require(RuleBook.builtIn(book))
    let override = SettingOverride(name: name, kg: kg, lb: lb, file: "training.txt", line: 17)
    let (changed, problems) = book.applying([override])
    return (
      changed.settings.first { $0.name == name },
      problems.map { $0.text().split(separator: "\n").first.map(String.init) ?? "" }
    )
  }

  private func kg(_ thousandths: Int64) -> Int64 { Weight(thousandths: thousandths, .kg).grains }

  @Test func `a step in one unit leaves the other as the book has it`() throws {
    let (step, problems) = try apply("step", kg: [kg(1250)])
    #expect(problems == [])
    #expect(step?.value(forSet: 1, in: .kg) == kg(1250))
    #expect(step?.value(forSet: 1, in: .lb) == Weight(thousandths: 5000, .lb).grains)
    #expect(step?.line == 17)
    #expect(step?.file == "training.txt")
  }

  @Test func `a list gives each set its number, the last the rest`() throws {
    let (win, problems) = try apply("win", kg: [8, 10, 12])
    #expect(problems == [])
    #expect((1...4).map { win?.value(forSet: $0, in: .lb) } == [8, 10, 12, 12])
  }

  @Test func `a list has at most 99 numbers`() throws {
    let most = [Int64](repeating: 8, count: 99)
    #expect(try apply("win", kg: most).problems.filter { $0.contains("error") } == [])
    #expect(
      try apply("win", kg: most + [8]).problems == [
        "training.txt:17: error: `win` lists at most 99 numbers"
      ])
  }

  @Test func `a floor above the win of its set leaves no range`() throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    func problem(_ name: String, _ reps: [Int64]) -> Diagnostic? {
      let own = SettingOverride(name: name, kg: reps, lb: reps, file: "training.txt", line: 17)
      return book.applying([own]).problems.first
    }
    let floor = problem("floor", [6, 9])
    #expect(floor?.message == "a floor of 9 stands above a win of 8 for set 2")
    #expect(
      floor?.severity == .error && floor?.remedies == ["floor: 6 8", "win: 9   (on a line more)"])
    #expect(problem("win", [5])?.remedies == ["win: 6", "floor: 5   (on a line more)"])
    #expect(problem("win", [6]) == nil)
  }

  @Test func `a problem shows the value in its line and what stands instead`() throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    let step = SettingOverride(
      name: "step", kg: [kg(2501)], lb: nil, file: "training.txt", line: 17,
      place: .init(line: 17, column: 7, length: 5), excerpt: "step: 2.501")
    #expect(
      book.applying([step]).problems.map { $0.text() } == [
        """
        training.txt:17:7: error: `step` has no half in thousandths of a kg
           |
        17 | step: 2.501
           |       ^^^^^
           | without this line `reverse-pyramid.rules` says step 2.5 kg or 5 lb
        """
      ])
  }

  @Test func `a list longer than the work sets warns`() throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    func own(_ name: String, _ numbers: [Int64], _ line: Int) -> SettingOverride {
      SettingOverride(name: name, kg: numbers, lb: numbers, file: "training.txt", line: line)
    }
    let (changed, problems) = book.applying([own("sets", [2], 3), own("win", [8, 8, 9], 4)])
    #expect(changed.settings.first { $0.name == "win" }?.kg == [8, 8, 9])
    #expect(problems.map(\.severity) == [.warning])
    #expect(problems.first?.message == "`win` has 3 numbers for 2 work sets")
    #expect(problems.first?.remedies == ["win: 8 8", "sets: 3   (line 3)"])
    let four = book.applying([own("win", [8, 8, 8, 8], 4)]).problems
    #expect(four.map(\.remedies) == [["win: 8 8 8", "sets: 4   (on a line more)"]])
    #expect(book.applying([own("win", [8, 8, 8], 4)]).problems.isEmpty)
  }

  @Test func `a name the book does not have is skipped with a warning`() throws {
    #expect(
      try apply("stpe", kg: [kg(1000)]).problems == [
        "training.txt:17: warning: `reverse-pyramid.rules` has no setting `stpe`; "
          + "did you mean `step`?"
      ]
    )
    #expect(
      try apply("window", kg: [4], to: "version-one").problems == [
        "training.txt:17: warning: `version-one.rules` has no setting `window`"
      ]
    )
  }

  @Test func `a number the book could not hold is skipped with an error`() throws {
    let head = "training.txt:17: error: "
    #expect(try apply("win", kg: [0]).problems == [head + "`win` must be more than 0"])
    #expect(try apply("win", kg: [0]).setting?.kg == [8])
    #expect(try apply("step", kg: [0]).problems == [head + "`step` must be more than 0"])
    #expect(
      try apply("step", kg: [kg(2501)]).problems
        == [head + "`step` has no half in thousandths of a kg"]
    )
    #expect(
      try apply("step", kg: [.max]).problems
        == [head + "`step` has more than six digits before the point"]
    )
    #expect(try apply("step", kg: [.min]).problems == [head + "`step` must be more than 0"])
    #expect(try apply("step", kg: []).problems == [head + "`step` has no value"])
    #expect(
      try apply("step", kg: [kg(1000), kg(2000)]).problems
        == [head + "`step` is one number; only reps can be a list"]
    )
    #expect(
      try apply("window", kg: [51]).problems
        == [head + "`window` counts the sessions of a window, which are 2 to 50"]
    )
    #expect(try apply("sets", kg: [100]).problems == [head + "`sets` must be at most 99 sets"])
  }

  @Test func `another number of work sets must leave every set one part and an aim`() throws {
    #expect(try apply("sets", kg: [5]).setting?.kg == [5])
    #expect(
      try apply("sets", kg: [1], to: "leangains").problems == []
    )
    let source = BookMistake(
      "",
      .replace("of set 1", "of each work set"),
      .replace("of every set", "of sets 1 to 4"),
      gives: ""
    ).source
    let book = try #require(RuleBook.read(Array(source.utf8), file: "mine.rules").book)
    let five = SettingOverride(name: "sets", kg: [5], lb: nil, file: "log", line: 2)
    let (changed, problems) = book.applying([five])
    #expect(
      problems.map { $0.message } == [
        "with 5 work sets no part of `mine.rules` gives the aim of set 5"
      ]
    )
    #expect(changed.settings[0].kg == [3])
  }
}
