import ReversePyramid
import Testing

@testable import TrainingLog

@Suite struct OrderTests {
  @Test func dayThenTimeThenPlace() {
    let log = read(
      """
      unit: kg
      2026-10-05 18:00 evening
      Row: 60x8
      2026-10-05 later
      Row: 62.5x8
      2026-10-05 07:00 morning
      Row: 57.5x8
      2026-10-04 before
      Row: 55x8
      """
    )
    #expect(log.visits.map(\.title) == ["before", "morning", "evening", "later"])
    #expect(log.visits.map(\.minute) == [0, 420, 1080, 1080])
    #expect(
      log.sessions(of: 0).compactMap { $0.sets.first?.load?.text } == ["55", "57.5", "60", "62.5"]
    )
    #expect(log.histories() == [log.sessions(of: 0)])
    #expect(log.histories().first?.map(\.line) == [9, 7, 3, 5])
  }

  @Test func severalLinesAreOneEntry() {
    let log = read(
      """
      unit: kg
      2026-10-05
      Row: 60x8
      Bench: 80x8
      Row: x7 ; second
      6

      ; a comment
      exercise Curl
      type: dumbbell
      55x9
      """
    )
    #expect(log.errors == [])
    #expect(log.canonical == ["Row: 60x8, 60x7, 60x6, 55x9 ; second", "Bench: 80x8"])
    #expect(log.visits.first?.entries.first?.sets.map(\.set.line) == [3, 5, 6, 11])
    #expect(log.visits.first?.notes == ["a comment"])
  }

  @Test func namesAlone() {
    let log = read(
      "unit: kg\n2026-10-05\nLateral Raise\n10x12\n\n9x14\n8x15f\n## Bench Press\n80x8, 75x8\n- Chin-up:\nbwx8"
    )
    #expect(log.errors == [])
    #expect(
      log.canonical == [
        "Lateral Raise: 10x12, 9x14, 8x15f", "Bench Press: 80x8, 75x8", "Chin-up: bwx8",
      ]
    )
  }

  @Test func entriesWithoutColon() {
    let log = read(
      "unit: kg\n2026-10-05\nBench Press 92.5 x 6, 82.5 x 8\nRow w40x10, 60x8\nSquat w 60x5, 100x5\nDip bw+10x6"
    )
    #expect(log.errors == [])
    #expect(
      log.canonical == [
        "Bench Press: 92.5x6, 82.5x8", "Row: w40x10, 60x8", "Squat: w60x5, 100x5", "Dip: bw+10x6",
      ]
    )
  }

  @Test(arguments: [
    "Bench, paused 80x8", "Bench 2 80x8", "Bench x 80x8", "Bench - 80x8", "Bench = 80x8",
    "felt good today", "Bench 80", "Top set 80x8", "Set 1: 80x8", "Back-off: 80x8",
    "Work sets 80x8",
    "# 80x8", "- 80x8", "1. 80x8", "next Row: 80x8", "note: fine", "day A: Row",
  ])
  func refusedLines(_ line: String) {
    let log = read("unit: kg\n2026-10-05\nRow: 60x8\n\(line)\n2026-10-06\nSquat: 100x5")
    #expect(log.errors.count == 1 && log.errors.first?.hasPrefix("4: ") == true, "\(log.errors)")
    #expect(log.canonical == ["Row: 60x8", "Squat: 100x5"])
  }

  @Test func declaredLabelsAreNames() {
    let log = read("unit: kg\nexercise Top Set\n\n2026-10-05\nTop set: 80x8")
    #expect(log.errors == [])
    #expect(log.canonical == ["Top Set: 80x8"])
  }

  @Test func markedLines() {
    let log = read("unit: kg\n2026-10-05\nRow: 80x8\nw: 40x10, 60x5\ndrop 50x8\nb: 40x20\n70: 8, 7")
    #expect(log.errors == [])
    #expect(log.canonical == ["Row: 80x8, w40x10, w60x5, d50x8, b40x20, 70x8, 70x7"])
  }

  @Test func repsAloneOnABodyweightExercise() {
    let head = "unit: kg\nexercise Chin-up\ntype: bodyweight\n\n2026-10-05\nChin-up: "
    #expect(read(head + "8, 7, x6").canonical == ["Chin-up: bwx8, bwx7, bwx6"])
    #expect(read(head + "bw+10x6, 5").canonical == ["Chin-up: bw+10x6, bw+10x5"])
    #expect(read(head + "10x6, x5").canonical == ["Chin-up: bw+10x6, bw+10x5"])
    let doubtful = read(head + "10x6, 5")
    #expect(doubtful.errors == ["6: \"5\" can be read two ways"])
    #expect(
      doubtful.problems.first?.remedies == [
        "Chin-up: 10x6, x5     (5 reps of bw+10)", "Chin-up: 10x6, bwx5   (5 reps of bw)",
      ]
    )
  }
}
