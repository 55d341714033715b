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

  /// A line that cannot be read may hold sets of the entry above it or a setting of the block.
  @Test(arguments: [[0x07] as [UInt8], [0], [0xFF], [UInt8](repeating: 0x78, count: 5000)])
  func anUnreadableLineTouchesWhatItStandsIn(_ bytes: [UInt8]) {
    func blocked(_ before: String, _ after: String) -> [String] {
      let text = Array(before.utf8) + bytes + Array(after.utf8)
      return LogFile.read(text, name: "training.txt", today: testToday).blocked
    }
    let later = "\n2026-10-06\nRow: 60x8\n"
    #expect(blocked("unit: kg\n2026-10-05\nFoo: 85x5\n80x7", later) == ["Foo"])
    #expect(blocked("unit: kg\n2026-10-05\nFoo\n85x5\n80x7", later) == ["Foo"])
    for line in ["step: 1", "alias: f", "step: 1\nwin: 8"] {
      let log = blocked("unit: kg\nexercise Foo\n\(line)", "\n\n2026-10-05\nFoo: 85x5" + later)
      #expect(log == ["Foo"])
    }
    #expect(blocked("unit: kg\nexercise Foo ", "\n2026-10-05\nFoo: 85x5" + later) == ["Foo"])
  }

  @Test(arguments: [
    "exercise: Foo\nstep: 1", "exercise Foo:\nstep: 1", "exercise Foo: x\nstep: 1",
    "exercise Foo\nstep 1", "exercise Foo\nstep 1\nwin: 8", "exercise Foo\n=step: 1",
  ])
  func aBlockThatIsNotReadTouchesItsExercise(_ block: String) {
    let log = read("unit: kg\n\(block)\n\n2026-10-05\nFoo: 85x5\nRow: 60x8")
    #expect(log.hasErrors)
    #expect(log.blocked.contains("Foo"))
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
