import ReversePyramid
import Testing

@testable import TrainingLog

struct StrongImportTests {
  static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE"

  /// A row of 18:10 on 5 October, in a workout named Upper.
  static func row(
    _ exercise: String,
    _ order: String,
    _ weight: String,
    _ reps: String,
    distance: String = "0",
    seconds: String = "0",
    note: String = "",
    rpe: String = ""
  ) -> String {
    "2026-10-05 18:10:00,Upper,1h,\(exercise),\(order),\(weight),\(reps),\(distance),\(seconds),"
      + "\(note),,\(rpe)"
  }

  static func read(_ rows: [String], unit: WeightUnit = .kg) -> ImportResult {
    let text = ([header] + rows).joined(separator: "\n") + "\n"
    return ImportResult.read(
      Array(text.utf8), file: "strong.csv", options: ImportOptions(unit: unit))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [String]
    /// The lines below the date.
    var expected: [String]
  }

  static let cases = [
    Case(
      testDescription: "work sets",
      rows: [
        row("\"Bench Press (Barbell)\"", "1", "92.5", "6"),
        row("\"Bench Press (Barbell)\"", "2", "82.50", "8.0"),
      ],
      expected: ["Bench Press (Barbell): 92.5x6, 82.5x8"]
    ),
    Case(
      testDescription: "letters for a set order",
      rows: [
        row("Row", "W", "40", "10"), row("Row", "1", "80", "8"), row("Row", "F", "80", "6"),
        row("Row", "3", "70", "8"), row("Row", "D", "50", "9"),
      ],
      expected: ["Row: w40x10, 80x8, 80x6f, 70x8, d50x9"]
    ),
    Case(
      testDescription: "rest timers and notes are no sets",
      rows: [
        row("Row", "Note", "", "", note: "belt on"), row("Row", "1", "80", "8"),
        row("Row", "Rest Timer", "0.0", "0", seconds: "90.0"), row("Row", "2", "70", "8"),
      ],
      expected: ["Row: 80x8, 70x8 ; belt on"]
    ),
    Case(
      testDescription: "an unknown set order is kept as a note",
      rows: [row("Row", "1", "80", "8"), row("Row", "Z", "60", "5")],
      expected: ["Row: 80x8 ; note: row \"Z\", weight 60, reps 5"]
    ),
    Case(
      testDescription: "a zero load makes the exercise one of body weight",
      rows: [
        row("Pull Up", "1", "10.0", "16"), row("Pull Up", "2", "0.0", "14"),
        row("Pull Up", "3", "", "9"),
      ],
      expected: ["Pull Up: bw+10x16, bwx14, bwx9"]
    ),
    Case(
      testDescription: "an assisted number is help",
      rows: [row("Pull Up (Assisted)", "1", "20", "8"), row("Pull Up (Assisted)", "2", "0", "5")],
      expected: ["Pull Up (Assisted): bw-20x8, bwx5"]
    ),
    Case(
      testDescription: "timed sets, with the load as a note",
      rows: [
        row("Plank", "1", "", "", seconds: "60.0"), row("Plank", "2", "10", "0", seconds: "45"),
      ],
      expected: ["Plank: 60s, 45s (with 10 kg)"]
    ),
    Case(
      testDescription: "effort, and none where it is zero",
      rows: [
        row("Row", "1", "80", "8", rpe: "8.5"), row("Row", "2", "70", "8", rpe: "0"),
        row("Row", "F", "60", "8", rpe: "10"),
      ],
      expected: ["Row: 80x8@8.5, 70x8, 60x8@10f"]
    ),
    Case(
      testDescription: "decimal dust and decimal commas",
      rows: [
        row("Row", "1", "37.49999999999999", "8"), row("Row", "2", "\"32,5\"", "8"),
        row("Row", "3", "13.60777", "8"),
      ],
      expected: ["Row: 37.5x8, 32.5x8, 13.608x8"]
    ),
    Case(
      testDescription: "blocks of one exercise are joined",
      rows: [row("Dip", "1", "20", "8"), row("Row", "1", "80", "8"), row("Dip", "1", "15", "8")],
      expected: ["Dip: 20x8, 15x8", "Row: 80x8"]
    ),
    Case(
      testDescription: "small loads name their unit where they could be counts of sets",
      rows: [
        row("Curl", "1", "5", "15"), row("Curl", "2", "5", "12"), row("Raise", "1", "7.5", "12"),
        row("Raise", "2", "5", "20"), row("Fly", "1", "30", "8"), row("Fly", "2", "10", "20"),
        row("Kick", "1", "10", "25"), row("Press", "1", "6.25", "15"),
      ],
      expected: [
        "Curl: 5kg x 15, 5kg x 12", "Raise: 7.5x12, 5x20", "Fly: 30x8, 10kg x 20", "Kick: 10x25",
        "Press: 6.25x15",
      ]
    ),
    Case(
      testDescription: "drop sets with nothing to drop from",
      rows: [row("Curl", "D", "20", "8"), row("Curl", "D", "15", "8")],
      expected: ["Curl: b20x8 (drop set), b15x8 (drop set)"]
    ),
    Case(
      testDescription: "names with colons and semicolons",
      rows: [row("\"Press: seated; wide\"", "1", "30", "8"), row("- Row", "1", "80", "8")],
      expected: ["Press- seated- wide: 30x8", "Row: 80x8"]
    ),
    Case(
      testDescription: "one name in two cases",
      rows: [row("Leg Press", "1", "130", "8"), row("leg press", "2", "120", "8")],
      expected: ["Leg Press: 130x8, 120x8"]
    ),
    Case(
      testDescription: "notes that would read as sets",
      rows: [
        row("Row", "1", "80", "8", note: "3x8 next time"),
        row("Dip", "1", "20", "8", note: "sets felt easy"),
      ],
      expected: ["Row: 80x8 ; note: 3x8 next time", "Dip: 20x8 ; note: sets felt easy"]
    ),
    Case(
      testDescription: "notes on several lines, with what a terminal must not see",
      rows: [row("Row", "1", "80", "8", note: "\"felt \"\"heavy\"\"\r\nleft\u{1B} knee\"")],
      expected: ["Row: 80x8 ; felt \"heavy\" left knee"]
    ),
    Case(
      testDescription: "an exercise that was only noted",
      rows: [row("Row", "Note", "", "", note: "machine taken"), row("Dip", "1", "20", "8")],
      expected: ["; note: Row - machine taken", "Dip: 20x8"]
    ),
  ]

  @Test(arguments: cases)
  func `writes what was done`(_ example: Case) {
    let result = Self.read(example.rows)
    let expected = ["unit: kg", "", "2026-10-05 18:10 Upper"] + example.expected
    #expect(result.text == expected.joined(separator: "\n") + "\n")
    #expect(result.problems.allSatisfy { $0.severity == .warning })
    Exports.expectReadsBack(result)
  }

  @Test func `sorts workouts by their seconds and keeps two of one minute`() {
    let result = Self.read([
      "2026-10-05 18:10:40,Second,1h,Row,1,80,8,0,0,,,",
      "2026-10-05 18:10:20,First,1h,Row,1,70,8,0,0,,,",
      "2026-10-04 09:00:00,Zero,1h,Row,1,60,8,0,0,,,",
      "2026-10-05 18:10:40,Second,1h,Dip,1,20,8,0,0,,,",
    ])
    #expect(
      result.text == """
        unit: kg

        2026-10-04 09:00 Zero
        Row: 60x8

        2026-10-05 18:10 First
        Row: 70x8

        2026-10-05 18:10 Second
        Row: 80x8
        Dip: 20x8

        """
    )
    #expect(result.workouts.map(\.title) == ["Zero", "First", "Second"])
  }

  @Test func `a load that fell below the lightest so far names its unit`() {
    let rows = ["01", "02"].map {
      "2026-10-\($0) 18:10:00,A,1h,Curl,1,\($0 == "01" ? 10 : 5),15,0,0,,,"
    }
    #expect(Self.read(rows).workouts.map(\.text).last == "2026-10-02 18:10 A\nCurl: 5kg x 15\n")
    #expect(Self.read(rows, unit: .lb).text.hasPrefix("unit: lb\n"))
  }

  @Test(arguments: [
    ("Upper - C ", "Upper - C"), ("Rest", ""), ("Deload Upper A", "Upper A"),
    ("Upper (deload)", "Upper"),
    ("Rest-Pause Day", "Day"), ("Push: heavy", "Push- heavy"), ("Bench 100x5", "Bench 100 by 5"),
    ("Squat 100 kg x 5", "Squat 100 kg by 5"), ("StrongLifts 5x5", "StrongLifts 5x5"),
    ("100x5x3", "100 by 5 by 3"),
    ("Box squats 60", "Box squats 60"),
    ("AM Legs", "Legs"),
    ("- Legs", "Legs"), ("Bröst och Rygg", "Bröst och Rygg"), ("Restoration", "Restoration"),
  ])
  func `makes a title that is only a title`(_ name: String, _ expected: String) {
    #expect(ImportText.title(name) == expected)
  }

  @Test func `keeps a changed title as a comment and says so`() {
    let result = Self.read([
      "2026-10-05 18:10:00,Deload A,1h,Row,1,80,8,0,0,,\"Bad sleep\nall week\","
    ])
    let expected = "2026-10-05 18:10 A\n; title was \"Deload A\"\n; Bad sleep all week\nRow: 80x8\n"
    #expect(result.workouts.map(\.text) == [expected])
    #expect(result.summary.lines().last == "retitled: \"Deload A\" to \"A\"")
  }

  @Test(arguments: [
    "b", "W", "Set 1", "Top set", "20kg", "bw+10", "5 Oct", "Monday",
  ])
  func `declares a name that would read as something else`(_ name: String) {
    let result = Self.read([Self.row(name, "1", "80", "8")])
    #expect(
      result.text
        == "unit: kg\n\nexercise \(name)\n\n2026-10-05 18:10 Upper\n\(name): 80x8\n"
    )
  }

  @Test(arguments: [
    ("Step", "Step exercise"), ("2026-10-05", "Lift 2026-10-05"),
    ("Farmer’s Walk", "Farmer's Walk"),
    ("Half ½ Squat", "Half 0.5 Squat"),
    (String(repeating: "a", count: 130), String(repeating: "a", count: 120)),
  ])
  func `renames what no log can name, and says so`(_ name: String, _ expected: String) {
    let result = Self.read([Self.row(name, "1", "80", "8")])
    #expect(result.summary.exercises == [expected])
    #expect(result.summary.renamed == [.init(from: name, to: expected)])
    Exports.expectReadsBack(result)
  }

  @Test func `more sets and notes than fit on a line go on several`() {
    let note = String(repeating: "long words ", count: 200)
    let rows = (0..<150).map { Self.row("Row", "1", "80", "8", note: $0 == 0 ? note : "") }
    let result = Self.read(rows)
    #expect(result.text.split(separator: "\n").count == 2 + 3 + 2)
    Exports.expectReadsBack(result)
  }

  @Test(arguments: [
    "Bench Press (Barbell)", "Triceps Pushdown (Cable - Straight Bar)", "Barbell Row", "Drops",
  ])
  func `declares no name that is only a name`(_ name: String) {
    #expect(!ImportText.needsBlock(name))
  }
}
