import Foundation
import ReversePyramid
import TestSupport
import Testing

@testable import TrainingLog

/// A remedy is a line that reads back: it is tried in its log before it is shown.
@Suite struct RemedyTests {
  private static let head = "unit: kg\n\n2026-10-01\nFoo: 80x8\n\n2026-10-05\n"

  /// The lines to paste for the first error, without what they say of themselves.
  private func remedies(_ text: String) -> [String] {
    let errors = read(text).problems.filter { $0.severity == .error }
    return (errors.first?.remedies ?? []).map(RemedyTests.bare)
  }

  private static func bare(_ remedy: String) -> String {
    guard remedy.hasSuffix(")"), let gloss = remedy.range(of: "   (", options: .backwards) else {
      return remedy
    }
    var text = String(remedy[..<gloss.lowerBound])
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  @Test(arguments: [
    ("5x5x5", ["5 sets of 5 at 5kg", "5kg x 5, x5"]),
    ("20x20x20", ["20 sets of 20 at 20kg", "20kg x 20, x20"]),
    ("100x5x11", ["5 sets of 11 at 100kg", "11 sets of 5 at 100kg"]),
    ("80x8-10", ["80x8", "80x10"]), ("45x6-7", ["45x6", "45x7"]),
    ("80x8 (note) 80xx8", ["80x8 (note) 80x8"]),
    ("80x8 75", ["80x8, x75", "80x8, 75x8"]),
    ("100x5, 110", ["100x5, 110x5", "100x5 (about 110)"]),
    ("2x 80x8", ["2kg x80, x8", "2x8@80"]), ("2x20kg x 8", ["20kg x 8, 20kg x 8"]),
    ("82 ½ x8", ["82.5 x8", "0.5 x8"]), ("80x8 ;, ok", ["80x8 ; ok"]),
    ("80x8 ;@9", ["80x8@9", "80x8 ; not: @9"]), ("5x5 100", ["5x5@100", "5kg x 5 (about 100)"]),
    ("5x5 with 100", ["5x5@100", "5kg x 5 (with 100)"]), ("80 at 8", ["80x8", "8kg x 80"]),
    ("80x8 - felt good", ["80x8 ; felt good"]),
    ("80x8; 75x8; 70x8", ["80x8, 75x8, 70x8", "80x8; not: 75x8; 70x8"]), ("80xx8", ["80x8"]),
    ("80-85x8", ["80x8", "85x8"]), ("80 8 7 6", ["80x8, 80x7, 80x6"]), ("80t x 8", ["80 x 8"]),
    ("80.x8", ["80x8"]), ("1,250x5", ["1.250x5", "1250x5"]), ("92,1x7", ["92.1x7"]),
    ("92.5x7 / 82.5x8", ["92.5x7, 82.5x8"]), ("80x8!! PR", ["80x8 ; PR"]), ("x8", ["80x8"]),
    ("80x7.5", ["80x7", "80x8"]), ("80x8, 7.5 reps", ["80x8, 7 reps", "80x8, 8 reps"]),
    ("skipped, 70x8", ["skip, 70x8"]), ("w, 80x8", ["w80x8", "80x8"]),
    ("60s x 3", ["3x60s"]), ("3 sets of 8", ["3 sets of 8 at 80"]),
    ("10/9", ["10kg x 9", "80x10/9"]),
  ])
  func ofSets(_ sets: String, _ expected: [String]) {
    #expect(remedies(RemedyTests.head + "Foo: \(sets)") == expected.map { "Foo: \($0)" })
  }

  @Test(arguments: [
    ("Foo: 4kg x 8", ["Foo: 3x8@4kg", "Foo: 3kg x 8"]),
    ("Foo: 100lb x 8", ["Foo: 3x8@100lb", "Foo: 3kg x 8"]), ("Row: 60x8", ["Foo: 3kg x 8"]),
  ])
  func smallLoadsNameTheLoadBefore(_ earlier: String, _ expected: [String]) {
    #expect(remedies("unit: kg\n2026-10-01\n\(earlier)\n2026-10-05\nFoo: 3x8") == expected)
  }

  @Test(arguments: [
    ("bar: 80x8", ["80x8", "; bar: 80x8"]),
    ("plates: 1,25 2,5", ["exercise Foo", "plates: 1.25 2.5", "; plates: 1,25 2,5"]),
    ("2026-10-06: Upper", ["2026-10-06 Upper"]), ("2026-10-06x", ["2026-10-06 x"]),
    ("2026-10-06;note", ["2026-10-06 ;note"]), ("Oct 5 2026", ["2026-10-05"]),
    ("today: 80x8", [testToday.text, "Foo: 80x8"]), ("Sept 21", ["2026-09-21"]),
    ("Wed 30/9/26", ["2026-09-30"]), ("30/9/26", ["2026-09-30"]),
    ("5/10 Upper", ["2026-10-05 Upper", "2026-05-10 Upper"]), ("20261006", ["2026-10-06"]),
    ("2026-10-06 25:00", ["2026-10-06"]), ("exercise Foo: x", ["exercise Foo"]),
    ("exercise Foo: 80x8", ["Foo: 80x8"]),
    ("# bodyweight 82", ["bw: 82", "; bodyweight 82"]), ("# Foo 80x8", ["Foo 80x8", "; Foo 80x8"]),
    ("Leg press: 200 8 8 7", ["Leg press: 200x8, 200x8, 200x7"]),
    ("Plank 60s x 3", ["Plank: 3x60s", "; Plank 60s x 3"]),
    ("Bench — 80×8", ["Bench: 80x8", "; Bench - 80x8"]),
    ("Foo = 80x8", ["Foo: 80x8", "; Foo = 80x8"]),
    ("warm up 40x10", ["w40x10", "; warm up 40x10"]), ("Set 1: 80x8", ["80x8"]),
    ("Notes: felt good", ["; Notes: felt good"]), ("next: Foo", ["; next: Foo"]),
  ])
  func ofLines(_ line: String, _ expected: [String]) {
    #expect(remedies(RemedyTests.head + "Foo: 80x8\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("plates: 1,25 2,5", ["plates: 1.25 2.5", "plates: 1 25 2 5"]), ("win: ten", ["win: 10"]),
    ("win: 8\nfloor: 9", ["floor: 8"]), ("win: 8 10\nfloor: 9 9", ["floor: 8 9"]),
    ("next: x", ["; next: x"]), ("note: y", ["; y"]), ("day: z", ["; day: z"]),
    ("alias: foot,, f", ["alias: foot, f"]), ("stepp: 2", ["step: 2"]),
  ])
  func ofSettings(_ setting: String, _ expected: [String]) {
    #expect(remedies("unit: kg\nexercise Foo\n\(setting)\n\n2026-10-05\nFoo: 80x8") == expected)
  }

  @Test func winsMayBeListedWithSlashes() {
    let log = read("unit: kg\nexercise Foo\nwin: 8/10/12\nfloor: 6\n")
    #expect(log.errors == [])
    #expect(log.exercises.first?.overrides.first?.kg == [8, 10, 12])
  }

  @Test func wordsAloneMakeNoExercise() {
    let log = read(RemedyTests.head + "Notes: felt good\nRow: 60x8\n")
    #expect(log.errors == ["7: \"felt good\" is not a set"])
    #expect(log.exercises.map(\.name) == ["Foo", "Row"])
    #expect(log.blocked == [])
  }

  @Test func sidesGoOnThroughTheEntry() {
    let log = read(RemedyTests.head + "Foo: 20x10/9, 8, 7/7")
    #expect(log.errors == [])
    #expect(log.canonical.last == "Foo: 20x10/9, 20x8, 20x7/7")
    let below = read(RemedyTests.head + "Row: 20x10/9\n10/9\nFoo: 80x8")
    #expect(below.errors == ["8: \"10/9\" can be read two ways"])
    #expect(
      below.problems.first { $0.severity == .error }?.remedies.first?.hasPrefix("x10/9") == true)
    #expect(below.blocked == ["Row"])
  }

  @Test(arguments: [
    ("Bench", "Bench press", 1), ("Bench press", "Bench", 1), ("Row", "Rows", 1),
    ("Row", "Row 2", 0),
    ("Row", "Rowing", 0), ("exercise Bench", "Bench press", 0),
  ])
  func aNameThatBeginsAnotherIsAskedAboutOnce(_ first: String, _ second: String, _ count: Int) {
    let name = first.hasPrefix("exercise ") ? String(first.dropFirst(9)) : first
    let block = name == first ? "" : first + "\n\n"
    let log = read(
      "unit: kg\n\(block)2026-10-01\n\(name): 80x8\n\(second): 80x8\n\n"
        + "2026-10-05\n\(name): 80x8\n\(second): 80x8\n")
    #expect(log.errors == [])
    #expect(log.warnings.count { $0.contains("new exercise") } == count)
  }

  @Test func aBulletBehindADateIsNoTitle() {
    #expect(read("unit: kg\n2026-10-05 - Upper A\n").visits.map(\.title) == ["Upper A"])
  }

  /// Whatever is written, no line to paste meets the next error, and no two say the same.
  @Test func everyRemedyReadsBack() {
    var random = SplitMix64(seed: 11)
    let parts = [
      "80", "8", "3", "5", "100", "x", "x", " x ", ", ", " ", "@", "-", "/", ";", "(", ")", "kg",
      "lb", "bw", "+", "w", "d", "f", "½", ",5", ".5", "s", " at ", " sets of ", "felt", "skip",
      ":",
      "rir 2", "\"", "drop", "!",
    ]
    for _ in 0..<1500 {
      let count = Int.random(in: 1...9, using: &random)
      let sets = (0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined()
      for problem in read(RemedyTests.head + "Foo: \(sets)").problems
      where problem.severity == .error {
        let lines = problem.remedies.map(RemedyTests.bare)
        #expect(Set(lines).count == lines.count)
        for line in lines {
          let log = read(RemedyTests.head + line)
          #expect(!log.errors.contains { $0.hasPrefix("7:") }, "\(sets): \(line): \(log.errors)")
        }
      }
    }
  }
}
