import ReversePyramid
import Testing

@testable import TrainingLog

@Suite struct BlockingTests {
  @Test func anEntryTouchesItsExerciseAlone() {
    let log = read("unit: kg\n2026-10-05\nRow: 92 5x7\nBench: 80x8\n2026-10-06\nRow: 60x8")
    #expect(log.blocked == ["Row"])
    #expect(log.canonical == ["Bench: 80x8", "Row: 60x8"])
  }

  @Test func aSetLineTouchesTheExerciseAbove() {
    #expect(read("unit: kg\n2026-10-05\nBench: 80x8\nRow\n60x8\n92 5x7").blocked == ["Row"])
  }

  @Test func anyOtherLineTouchesItsNameAndWhatIsBelow() {
    let log = read(
      """
      unit: kg
      2026-10-04
      Bench Press: 80x8
      Squat: 100x5
      Dip: bwx8

      2026-10-05
      Bench Press, was easy - 2
      Row: 60x8
      2026-10-06
      Dip: bwx8
      """
    )
    #expect(log.errors.count == 1)
    #expect(log.blocked == ["Bench Press", "Row"])
  }

  @Test func aBadDateTouchesWhatIsBelow() {
    let log = read(
      "unit: kg\n2026-10-04\nDip: bwx8\n05/10\nRow: 60x8\nCurl\n20x8\n2026-10-06\nBench: 80x8"
    )
    #expect(log.errors.count == 1)
    #expect(log.blocked == ["Row", "Curl"])
    #expect(log.canonical == ["Dip: bwx8", "Bench: 80x8"])
  }

  @Test func setsWithoutADate() {
    let log = read("unit: kg\nRow: 60x8\nCurl: 20x8\n2026-10-06\nBench: 80x8")
    #expect(log.errors == ["2: no date stands above this entry"])
    #expect(log.blocked == ["Row", "Curl"])
  }

  @Test func warningsTouchNobody() {
    let log = read("unit: kg\n2026-10-04\nRow: 60x8\n2026-10-05\nRow: 90x8")
    #expect(!log.warnings.isEmpty)
    #expect(log.blocked == [])
  }

  @Test func textBelowDoubtIsStillNoWorkSet() {
    let log = read("unit: kg\n2026-10-04\nRow: 80x8\n120kg, top set of 12\nRow: 60x8 Squat")
    #expect(log.canonical == ["Row: 80x8, 60x8 ; Squat"])
    let known = read("unit: kg\nexercise Squat\n\n2026-10-04\nRow: 60x8 Squat")
    #expect(known.errors == ["5: \"Squat\" behind sets is an exercise"])
  }
}
