import Foundation
import ReversePyramid
import TestSupport
import Testing

@testable import rpt

/// `rpt replay --csv` over whole tables.
struct RowsCommandTests {
  static let header = "lifter,exercise,date,set,weight,reps\n"

  /// A table of several lifters and exercises in order, a line a set.
  ///
  /// There are so many exercises that each of the two threads that sum has some of them.
  static func table(seed: Int, days: Int = 6) -> [String] {
    let exercises = ["Row", "Squat", "\"Row\"\"s\""] + (4...12).map { "Lift \($0)" }
    var random = SplitMix64(seed: seed)
    var lines: [String] = []
    for lifter in ["Ann", "\"Bo, \"\"B\"\"\"", "Übung", "\" Ann\""].prefix(random.int(1...4)) {
      for day in 0..<days {
        for (place, exercise) in exercises.enumerated()
        where random.chance(60) {
          let top = 60 + 10 * place + random.int(0...2)
          for set in 1...random.int(1...5) where random.chance(95) {
            let date = Day(number: 20_000 + day).text
            let weight = ["\(top - 5 * set)", "\(top - 5 * set).5"][random.int(0...1)]
            lines.append("\(lifter),\(exercise),\(date),\(set),\(weight),\(random.int(4...9))\n")
          }
        }
      }
    }
    return lines
  }

  /// What the command prints over a table, and its status.
  static func run(_ table: String, _ arguments: String..., bytesAtOnce: Int = 1000) -> (
    lines: [String], output: Output
  ) {
    let world = TestWorld(["t.csv": table])
    world.bytesAtOnce = bytesAtOnce
    let output = Program.run(["replay", "--csv", "t.csv"] + arguments, in: world.world)
    let lines = (world.takeSaid() + output.text).split(separator: "\n").map(String.init)
    return (lines, output)
  }

  @Test(arguments: 0..<10)
  func `bytes may come in pieces of any size`(_ seed: Int) {
    let table = Self.header + Self.table(seed: seed).joined()
    let whole = Self.run(table).lines
    for size in [1, 2, 3, 29, 500] {
      #expect(Self.run(table, bytesAtOnce: size).lines == whole)
    }
  }

  @Test(arguments: 0..<10)
  func `shuffled rows change only the order of the lines`(_ seed: Int) {
    let lines = Self.table(seed: seed)
    var random = SplitMix64(seed: seed)
    let inOrder = Self.run(Self.header + lines.joined())
    let shuffled = Self.run(Self.header + lines.shuffled(using: &random).joined())
    #expect(shuffled.output.status == .good)
    #expect(shuffled.lines.sorted() == inOrder.lines.sorted())
    let sums = Self.run(Self.header + lines.joined(), "--summary").lines
    #expect(
      Self.run(Self.header + lines.shuffled(using: &random).joined(), "--summary").lines == sums)
  }

  @Test(arguments: RuleBook.builtInNames)
  func `both forms of the sums state those over the lines`(_ book: String) throws {
    for seed in 0..<10 {
      let table = Self.header + Self.table(seed: seed).joined()
      let lines = try Self.run(table, "--rules", book).lines.dropFirst().map(Self.object)
      let text = try #require(Self.run(table, "--rules", book, "--summary").lines.first)
      let json = try Self.object(
        #require(Self.run(table, "--rules", book, "--summary", "--json").lines.first))
      var stated: [String: Int] = [:]
      for pair in text.split(separator: " ") {
        let parts = pair.split(separator: "=")
        stated[String(parts[0])] = Int(parts[1])
      }
      #expect(stated["decisions"] == lines.count && lines.count > 10)
      #expect(stated["reps"] == lines.compactMap { $0["reps"] as? Int }.reduce(0, +))
      let weights = lines.compactMap { ($0["weight"] as? NSNumber)?.doubleValue }
      #expect(stated["weight"] == weights.map { Int(($0 * 1000).rounded()) }.reduce(0, +))
      var rules = try #require(json["rules"] as? [String: Int])
      for (rule, count) in rules {
        #expect(count == lines.count { $0["rule"] as? String == rule }, "\(rule)")
      }
      #expect(rules.values.reduce(0, +) == lines.count)
      for key in ["decisions", "weight", "reps"] { rules[key] = json[key] as? Int }
      #expect(rules == stated)
    }
  }

  @Test(arguments: 0..<40)
  func `the sums name the same broken row as the lines`(_ seed: Int) {
    var lines = Self.table(seed: seed, days: 3)
    var random = SplitMix64(seed: seed)
    for _ in 0..<3 { lines.insert(random.pick(lines), at: random.int(0...lines.count)) }
    let table = Self.header + lines.joined()
    let named = Self.run(table).output
    #expect(named.status == .badData)
    #expect(Self.run(table, "--summary").output.errors == named.errors)
  }

  private static func object(_ line: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(object as? [String: Any])
  }
}
