import ReversePyramid
import Testing

@testable import TrainingLog

@Suite struct PlausibilityTests {
  private func warnings(_ first: String, _ second: String, block: String = "") -> [String] {
    read("unit: kg\n\(block)\n2026-10-01\nRow: \(first)\n2026-10-05\nRow: \(second)").problems
      .filter { $0.severity == .warning }.map { "\($0.place.column) \($0.message)" }
  }

  @Test func honestLinesAreSilent() {
    #expect(warnings("w40x10, 92.5x6, 82.5x8, 75x10, b40x22", "92.5x7, 82.5x8, 75x10") == [])
    #expect(warnings("40x5, 60x5, 80x8, 72.5x7", "45x5, 80x8, 72.5x8") == [])
    #expect(warnings("12x10, 10x12", "14x10, 12x12") == [])
    #expect(warnings("bwx8, bwx7", "bw+2.5x6, bwx7") == [])
    #expect(warnings("80x8, 70x8", "90x8, 72.5x8") == [])
  }

  @Test func againstLastTime() {
    #expect(warnings("80x8, 70x8", "95x8, 70x8") == ["6 this load is 15 more than last time (80)"])
    #expect(warnings("80x8, 70x8", "80x8, 55x8") == ["12 this load is 15 less than last time (70)"])
    #expect(warnings("80x8, 70x8", "80x3, 70x8") == ["6 these reps are 5 off last time (8)"])
    #expect(warnings("80x8, 70x8", "80x8") == ["6 1 work set; last time it was 2"])
    #expect(
      warnings("bw+10x8", "10x8") == ["6 this load is of another kind than last time (bw+10)"]
    )
  }

  @Test func loadsThatCannotBeMadeAreNamedEveryTime() {
    let message = "33 cannot be made with the stack"
    #expect(
      warnings("35x8, 33x8", "35x8, 33x8", block: "\nexercise Row\nstack: 5 to 100 by 5\n")
        == ["12 \(message)", "12 \(message)"])
  }

  @Test func aSetIsPointedAtWhereverItStands() {
    func places(_ line: String) -> [String] {
      read("unit: kg\n\n2026-10-01\nRow: 80x8, 70x8\n2026-10-05\n\(line)").problems
        .map { "\($0.place.column) \($0.place.length)" }
    }
    #expect(places("Row: 80x8, 55x8@8, ") == ["12 6"])
    #expect(places("   row :80 x 8  ,  55  x 8  ") == ["20 7"])
    #expect(places("- Row: 80x8, 55x8") == ["14 4"])
    #expect(places("Row: 80×8, 55×8f") == ["12 5"])
    #expect(places("Row: 80x8, 55x8 ; slow") == ["12 4"])
    #expect(places("Row 80x8, 55x8") == ["11 4"])
    #expect(places("Row: 80x8\nRow: 55x8") == ["6 4"])
  }

  @Test func withinAnEntry() {
    #expect(
      warnings("80x8, 70x8, 75x8", "80x8, 70x8, 75x8").map { $0.dropFirst(3) } == [
        "the load rises again behind the top set", "the load rises again behind the top set",
      ]
    )
    #expect(
      warnings("20x10/9", "20x10/5")
        == ["6 left and right are 5 reps apart", "6 these reps are 4 off last time (9)"].dropLast()
    )
    #expect(warnings("80x8", "80x8, w40x8") == ["12 a warm-up stands behind a work set"])
    #expect(warnings("80x8", "b40x20, 80x8") == ["6 a burnout stands before a work set"])
  }

  @Test func marksThatDoNotGoWithTheirLoads() {
    #expect(warnings("80x8", "w400x5, 80x8") == ["6 this warm-up is heavier than the top set"])
    #expect(warnings("80x8", "w40x50, 80x8") == ["6 this warm-up has more than 20 reps"])
    #expect(warnings("80x8", "80x8, b400x20") == ["12 this burnout is heavier than the top set"])
    #expect(warnings("80x8", "80x8, d90x5") == ["12 this drop set is heavier than the set before"])
  }

  @Test func firstSession() {
    #expect(
      warnings("80x8, 55x8", "80x8, 55x8") == [
        "12 this load is more than a quarter below the set before"
      ]
    )
    #expect(warnings("80x8, 72.5x2", "80x8, 72.5x2") == ["12 these reps are 6 off the set before"])
    #expect(warnings("bw+20x8, bwx8", "bw+20x8, bwx8") == [])
  }

  @Test func whatCanBeLoaded() {
    #expect(
      warnings("82.7x8", "82.7x8") == [
        "6 82.7 is no multiple of half a step, nor like earlier loads"
      ]
    )
    #expect(
      warnings("80x8, 70x8", "81x8, 70x8") == [
        "6 81 is no multiple of half a step, nor like earlier loads"
      ]
    )
    #expect(
      warnings("80x8", "81x8", block: "exercise Row\nbar: 20\nplates: 20 10 5 2.5 1.25\n")
        == ["6 81 cannot be made with the plates"]
    )
    // Add-on weights and pairs that run out count too.
    #expect(
      warnings("50x8", "51.25x8", block: "exercise Row\nstack: 5 to 120 by 5 add 1.25\n") == [])
    #expect(
      warnings("60x8", "65x8", block: "exercise Row\nbar: 20\nplates: 20x1 10x1\n")
        == ["6 65 cannot be made with the plates"])
    #expect(
      warnings("50x8", "52x8", block: "exercise Row\nstack: 5 to 120 by 2.5\n")
        == ["6 52 cannot be made with the stack"]
    )
    #expect(
      warnings("12x8", "13x8", block: "exercise Row\nincrement: 2\n")
        == ["6 13 cannot be made with the increment"]
    )
  }

  @Test func deloadIsNotCompared() {
    let log = read(
      "unit: kg\n2026-10-01\nRow: 80x8\n2026-10-03 deload\nRow: 50x8\n2026-10-05\nRow: 80x8"
    )
    #expect(log.warnings == [])
  }

  @Test func todayMayStillGoOn() {
    let log = read("unit: kg\n2026-12-01\nRow: 80x8, 70x8\n\(testToday.text)\nRow: 80x8")
    #expect(log.warnings == [])
  }

  @Test func namesThatAreClose() {
    let log = read(
      "unit: kg\n2026-10-01\nBench Press: 80x8\n2026-10-03\nBnech Press: 80x8\nDB Row: 20x8\nBB Row: 60x8"
    )
    #expect(log.warnings == ["5: new exercise \"Bnech Press\""])
    #expect(log.problems.first?.explanation.first?.contains("\"Bench Press\" (1 session)") == true)
    let declared = read(
      "unit: kg\nexercise Bnech Press\n\n2026-10-01\nBench Press: 80x8\nBnech Press: 80x8"
    )
    #expect(declared.warnings.count == 1)
  }

  @Test func commentsThatReadAsMore() {
    let log = read(
      "unit: kg\n2026-10-01\nBench: 80x8\n; 2026-10-02\n; Bench: 80x8\n; Bench felt good\n; slept 5 h"
    )
    #expect(
      log.warnings == ["4: this comment reads as a date", "5: this comment reads as an entry"]
    )
  }

  @Test func unknownBar() {
    let log = read("unit: kg\n2026-10-01\nBench: barx10, 80x8")
    #expect(log.warnings == ["3: the weight of the bar is not known"])
    #expect(log.problems.first?.remedies == ["bar: 20"])
    #expect(log.visits[0].entries[0].sets.map(\.set.kind) == [.warmup, .unmarked])
    let known = read("unit: kg\nexercise Bench\nbar: 20\n\n2026-10-01\nBench: wbarx10, 80x8")
    #expect(known.warnings == [])
    #expect(known.visits[0].entries[0].sets[0].set.load?.text == "20")
  }
}
