import ReversePyramid
import Testing

@testable import TrainingLog

/// The whole text of a refusal is what a lifter reads, so it is compared as a whole.
@Suite struct RefusalTests {
  private func text(_ body: String) -> String {
    read("unit: kg\n\n" + body).problems.filter { $0.severity == .error }
      .map { $0.text(by: "rpt") }.joined(separator: "\n\n")
  }

  @Test func smallLoad() {
    #expect(
      text("2026-10-01\nChest Fly: 35x12\n\n2026-10-05\nChest Fly: 3x8, 40x12") == """
        rpt: error: training.txt:7:12: "3x8" can be read two ways
          |
        7 | Chest Fly: 3x8, 40x12
          |            ^^^
          | as load x reps this is 3 kg for 8; your lightest Chest Fly so far is 35
          = Chest Fly: 3x8@40, 40x12    (three sets of 8, if the load was 40)
          = Chest Fly: 3kg x 8, 40x12   (really 3 kg)
        """
    )
  }

  @Test func setsBehindSemicolon() {
    #expect(
      text("2026-10-05\nSquat: 175x6, 225x3, x3 ; 245x3, x3") == """
        rpt: error: training.txt:4:27: sets behind ";"
          |
        4 | Squat: 175x6, 225x3, x3 ; 245x3, x3
          |                           ^^^^^^^^^
          | ; starts a note, so these sets would be lost
          = Squat: 175x6, 225x3, x3, 245x3, x3         (sets)
          = Squat: 175x6, 225x3, x3 ; not: 245x3, x3   (a note)
        """
    )
  }

  @Test func threeNumbers() {
    #expect(
      text("2026-10-05\nSquat: 100x5 x3") == """
        rpt: error: training.txt:4:8: "100x5 x3" can be read two ways
          |
        4 | Squat: 100x5 x3
          |        ^^^^^^^^
          = Squat: 100x5, x3   (two sets)
          = Squat: 3x5@100     (3 sets of 5)
        """
    )
  }

  @Test func titleWord() {
    #expect(
      text("2026-10-05 Upper deload A\nSquat: 100x5") == """
        rpt: error: training.txt:3:18: "deload" in this title can be read two ways
          |
        3 | 2026-10-05 Upper deload A
          |                  ^^^^^^
          | as the first word of a title it marks the whole session
          = 2026-10-05 deload Upper A   (a session marked deload)
          = 2026-10-05 Upper A          (an ordinary session)
        """
    )
  }

  @Test func columnsCountDisplayCells() {
    #expect(
      text("2026-10-05\n卧推: 92 5x7") == """
        rpt: error: training.txt:4:7: "92 5x7" can be read two ways
          |
        4 | 卧推: 92 5x7
          |       ^^^^^^
          = 卧推: 92.5x7   (92.5)
          = 卧推: 5x7@92   (5 x 7 at 92)
        """
    )
  }

  @Test func missingUnit() {
    let log = read("2026-10-05\nSquat: 100x5")
    #expect(
      log.problems.map { $0.text(by: "rpt") } == [
        """
        rpt: error: training.txt:1: the log does not say its unit
          | one of these lines stands above the first session
          = unit: kg
          = unit: lb
        """
      ]
    )
    #expect(log.blocked == ["Squat"])
  }

  /// Each line names one refusal that the page of the format asks for.
  @Test(arguments: [
    ("100x5, 80x4 5", "\"5\" can be read two ways"),
    ("92 5x7", "\"92 5x7\" can be read two ways"),
    ("100kg 5/5", "\"100kg 5/5\" can be read two ways"),
    ("80/8", "\"80/8\" can be read two ways"),
    ("5x5x5", "\"5x5x5\" can be read two ways"),
    ("100 x 5 x5", "\"100 x 5 x5\" can be read two ways"),
    ("45lb x 5, 135x5", "\"135\" behind a load in lb can be read two ways"),
    ("80x8, -20x8", "\"-20\" can be read two ways"),
    ("80x8 -, 75x8", "a dash next to a set can be read two ways"),
    ("80x8 - 75x8", "a dash next to a set can be read two ways"),
    ("80x8@9,5", "\"9,5\" can be read two ways"),
    ("80x8@11", "\"80x8@11\" can be read two ways"),
    ("80x8 (x 3)", "sets in brackets"),
    ("80x8 ; x3", "sets behind \";\""),
    ("80x8 ; sets: 3", "sets behind \";\""),
    ("80x8 ;5 reps", "sets behind \";\""),
    ("80x8 ;@9", "sets behind \";\""),
    ("80x101", "101 reps are more than 100"),
    ("20x61/10", "61 reps on a side are more than 60"),
    ("d40x6", "a drop set has no set before it"),
    ("80x8,, 75x8", "nothing stands before this comma"),
    ("80x8, felt good", "\"felt good\" is not a set"),
    ("80x8 drop", "\"drop\" behind a set can be read two ways"),
    ("1234567x8", "this number has more than six digits"),
    ("80.1234x8", "this number has more than three decimals"),
    ("80x8 (open", "this note is not closed"),
    ("50kg 15x4", "\"50kg 15x4\" can be read two ways"),
    ("100x5, 90", "\"90\" can be read two ways"),
    ("80", "\"80\" has no load"),
    ("3x8", "\"3x8\" can be read two ways"),
    ("100x8, 10x8", "\"10x8\" can be read two ways"),
    ("80x8 +60x6", "\"+\" behind a set can be read two ways"),
  ])
  func refused(_ sets: String, _ message: String) {
    let log = read("unit: kg\n2026-10-05\nSquat: \(sets)")
    #expect(log.errors == ["3: \(message)"])
    #expect(log.blocked == ["Squat"])
    #expect(log.visits.first?.entries.isEmpty == true)
  }

  /// A line to paste must not meet the next error, unless a word in it waits for a number.
  @Test(arguments: [
    "100x5, 80x4 5", "92 5x7", "100kg 5/5", "80/8", "5x5x5", "100 x 5 x5", "45lb x 5, 135x5",
    "80x8, -20x8", "80x8 -, 75x8", "80x8@9,5", "80x8 (x 3)", "80x8 ; x3", "80x8 ;5 reps",
    "80x8,, 75x8", "80x8 drop", "50kg 15x4", "100x5, 90", "3x8", "100x8, 10x8", "80x8 +60x6",
    "12x3@60", "100x5x11", "100x5, 50x8, 3x5", "80x8 (70x8)", "60x8, 8@9 x",
  ])
  func remediesAreRead(_ sets: String) {
    let head = "unit: kg\n2026-10-05\n"
    for remedy in read(head + "Squat: \(sets)").problems.flatMap(\.remedies) {
      let line = remedy.split(separator: "   (").first.map(String.init) ?? ""
      #expect(read(head + line).errors == [], "\(sets): \(line)")
    }
  }
}
