import Foundation
import ReversePyramid
import Testing

@Suite struct BuiltInBookTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: RuleBook.builtInNames)
  func `reads without a problem`(name: String) throws {
    let source = try #require(RuleBook.builtInSource(name))
    let (book, problems) = RuleBook.read(source, file: name + ".rules")
    #expect(problems.map { $0.text() } == [])
    #expect(book != nil)
    #expect(source.count <= 10_240)
    #expect(RuleBook.builtIn(name)?.file == name + ".rules")
  }

  @Test(arguments: RuleBook.builtInNames)
  func `meets its own examples`(name: String) throws {
    let book = try #require(RuleBook.builtIn(name))
    #expect(book.failingExamples().map { $0.text() } == [])
  }

  @Test func `an unknown name is no book`() {
    #expect(RuleBook.builtIn("reverse") == nil)
  }

  @Test func `every book in Rules is embedded, and no other`() throws {
    let folder = BuiltInBookTests.root.appending(path: "Rules").path()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".rules") }
    let manifest = try String(
      contentsOf: BuiltInBookTests.root.appending(path: "Package.swift"),
      encoding: .utf8
    )
    let embedded = manifest.matches(of: /embedInCode\("..\/..\/Rules\/(.+)"\)/).map { String($0.1) }
    #expect(embedded.sorted() == files.sorted())
    #expect(embedded == RuleBook.builtInNames.map { $0 + ".rules" })
  }

  @Test func `the default book compiles to what it says`() throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    #expect(book.name == "Reverse pyramid")
    #expect(book.settings.map(\.name) == ["sets", "win", "floor", "step", "window"])
    let step = book.settings[3]
    #expect(step.kg == [Weight(thousandths: 2500, .kg).grains])
    #expect(step.lb == [Weight(thousandths: 5000, .lb).grains])
    #expect(book.parts.map(\.name) == ["set one", "later sets", "burnout", "reps to aim for"])
    #expect(book.parts.map(\.isOptional) == [false, false, true, false])
    let stall = book.parts[0].rules[2]
    #expect(stall.name == "stall")
    #expect(
      stall.conditions.map(\.text) == [
        "the last window sessions have the same weight",
        "no session since the first of them beat its reps",
      ]
    )
    guard case .amount(let amount) = stall.outcome else {
      Issue.record("stall gives no amount")
      return
    }
    #expect(amount.text == "last weight - 2 step")
    #expect(amount.terms.map(\.halves) == [2, 4])
    #expect(amount.terms.map(\.isNegative) == [false, true])
    #expect(book.examples.last?.unit == .lb)
    #expect(book.examples.last?.sessions.first?.first?.load?.unit == .lb)
  }
}
