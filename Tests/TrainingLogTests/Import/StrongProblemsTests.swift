import ReversePyramid
import Testing

@testable import TrainingLog

struct StrongProblemsTests {
  static func row(_ tail: String) -> String { "2026-10-05 18:10:00,Upper,1h,Row,\(tail)" }

  @Test func `a bad row loses that row only`() {
    let result = StrongImportTests.read([
      Self.row("1,80,8,0,0,,,"), Self.row("2,eighty,8,0,0,,,"), Self.row("3,80"),
      "05.10.2026,Upper,1h,Row,4,80,8,0,0,,,", Self.row("5,80,8.5,0,0,,,"),
      Self.row("6,80,101,0,0,,,"),
      Self.row("7,\"1,000\",8,0,0,,,"), Self.row("8,-5,8,0,0,,,"),
      "2026-10-05 18:10:00,Upper,1h, ,9,80,8,0,0,,,",
      Self.row("10,\"70,8,0,0,,,"), Self.row("11,70,8,0,0,,,11"), Self.row("12,60,8,0,0,,,"),
    ])
    #expect(
      result.workouts.map(\.text) == [
        "2026-10-05 18:10 Upper\nRow: 80x8, 70x8, 60x8 ; note: 101 reps with 80 kg\n"
      ])
    #expect(
      result.problems.map { "\($0.place.line) \($0.severity.rawValue): \($0.message)" } == [
        "3 error: \"eighty\" under weight is not one clear number",
        "4 error: 6 fields where the header has 12",
        "5 error: \"05.10.2026\" is no date such as 2026-10-05 18:10:00",
        "6 error: \"8.5\" is no whole number of reps",
        "8 error: \"1,000\" under weight is not one clear number",
        "9 error: \"-5\" under weight is not one clear number",
        "10 error: no exercise name",
        "11 error: a quote is opened here and never closed",
        "12 warning: \"11\" is no effort from 1 to 10",
      ]
    )
  }

  @Test func `a problem shows the row as typed`() {
    let result = StrongImportTests.read([Self.row("1,eighty,8,0,0,,,")])
    #expect(
      result.problems.first?.text(by: "rpt") == """
        rpt: error: strong.csv:2: "eighty" under weight is not one clear number
          |
        2 | 2026-10-05 18:10:00,Upper,1h,Row,1,eighty,8,0,0,,,
          | this row is left out
        """
    )
  }

  @Test func `says that a file is no export it knows`() {
    let result = ImportResult.read(Array("name,age\n1,2\n".utf8), file: "x.csv")
    #expect(result.problems.map(\.message) == ["this is no export that rpt knows"])
  }

  @Test(arguments: [
    ("Date,Time,Measurement,Value,Unit", "a FitNotes export of body measurements"),
    ("### ROUTINES ####", "a JEFIT export"),
    ("Workout Start,Workout End,Exercise,Weight,Reps", "a RepCount export"),
    ("SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps", "a LiftLog export"),
    ("Date,Exercise,Reps,Weight(kg),isWarmup,Note,multiplier", "a Fitbod export"),
    ("unit: kg", "a training log already"),
    ("", "an empty file"),
    ("{\"history\":[]}", "a JSON file"), ("PK\u{3}\u{4}", "a zip archive"),
  ])
  func `says what a file is that is not read`(_ header: String, _ what: String) {
    let result = ImportResult.read(
      Array((header + "\n1,2\n").utf8.prefix(header.isEmpty ? 0 : .max)), file: "x.csv")
    #expect(result.problems.map(\.message) == ["this is \(what), which rpt does not import"])
    #expect(result.workouts.isEmpty)
  }

  @Test func `reads the header of the older form, a byte order mark and CRLF`() {
    let text =
      "\u{FEFF}Date,Workout Name,Exercise Name,Set Order,Weight,Reps\r\n"
      + "2026-10-05 18:10:00,A,Row,1,80,8\r\n"
    let result = ImportResult.read(
      Array(text.utf8), file: "x.csv", options: ImportOptions(unit: .lb))
    #expect(result.text == "unit: lb\n\n2026-10-05 18:10 A\nRow: 80x8\n")
  }

  @Test func `sums up what was read, skipped and changed`() {
    let result = StrongImportTests.read([
      "2026-10-01 18:10:00,Rest,1h,Run,1,0,0,5.2,1800,,,", Self.row("W,40,10,0,0,,,"),
      Self.row("1,37.4999,8,0,0,,,"),
      Self.row("Rest Timer,0,0,0,90,,,"), Self.row("2,70,0,0,0,,,"), Self.row("F,70,5,0,0,,,"),
      "2026-10-05 18:10:00,Upper,1h,Dip: wide,1,0,9,0,0,,,",
      "2026-10-05 18:10:00,Upper,1h,Plank,1,,,,60,,,",
      "2026-10-06 18:10:00,Off,1h,Row,1,80,8,0,0,,,", Self.row("2,x,0,0,0,,,"),
    ])
    #expect(
      result.summary.lines() == [
        "Strong: 2 workouts, 3 exercises, 6 sets (3 work, 1 to failure, 1 warm-up, 1 timed), "
          + "5 Oct 2026 to 6 Oct 2026, kg as you said",
        "not imported: 1 row with a distance (line 2), 1 row of a rest timer (line 5), "
          + "1 row without reps (line 6), 1 row that cannot be read (line 11)",
        "1 workout of nothing else left out", "read as body weight and added load: Dip- wide",
        "1 load with more than three decimals, to the nearest thousandth",
        "renamed: \"Dip: wide\" to \"Dip- wide\"", "left out the title \"Off\"",
      ]
    )
  }

  @Test(arguments: [
    "5/3/1", "10/9", "20261005", "80", "@9", "bar", "step", "alias", "next", "note", "day", "Day 1",
    "exercise", "Exercise Row", "2026-10-01 x", #""A"",, B""#, "80x8", "Warm up", "today", "w",
    String(repeating: "x", count: 150), String(repeating: "é", count: 100),
  ])
  func `a name that means something else in a log reads back`(_ name: String) {
    let note = String(repeating: "note 80x8 ", count: 500)
    let text =
      StrongImportTests.header + "\n2026-09-01 10:00:00,U,1h,\(name),1,80,8,0,0,\(note),,\n"
    let result = ImportResult.read(
      Array(text.utf8), file: "x.csv", options: ImportOptions(unit: .kg))
    let log = Exports.log(result)
    #expect(log.errors == [])
    #expect(log.visits.flatMap(\.entries).map { SetText.text(of: $0.sets) } == ["80x8"])
  }

  @Test func `an export with nothing to import still names its unit`() {
    let result = ImportResult.read(
      Array((StrongImportTests.header + "\n").utf8), file: "x.csv",
      options: ImportOptions(unit: .lb))
    #expect(result.text == "unit: lb\n")
  }

  @Test func `whatever the bytes are, reading ends and what it writes has no error`() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces: [[UInt8]] = [
      [0x22], [0x2C], [0x0A], [0x0D], [0xFF], [0], Array("2026-10-05 18:10:00".utf8),
      Array("W".utf8), Array("D".utf8),
      Array("Rest Timer".utf8), Array("99999999999".utf8), Array("5".utf8), Array("-1".utf8),
      Array("b".utf8),
      Array("Set 1".utf8), Array("deload 100x5".utf8), Array("; : x".utf8),
      Array("\u{202E}½×".utf8),
      Array("2026-10-05 18:10:00,A,1h,Row,1,5,8,0,0,,,\n".utf8),
    ]
    var errors: Set<String> = []
    for _ in 0..<300 {
      var bytes = Array((StrongImportTests.header + "\n").utf8)
      for _ in 0..<random(80) { bytes += pieces[random(pieces.count)] }
      let result = ImportResult.read(bytes, file: "x.csv", options: ImportOptions(unit: .kg))
      _ = result.summary.lines()
      if result.text.isEmpty { continue }
      let log = LogFile.read(Array(result.text.utf8), name: "log.txt", today: Day(number: 25_000))
      for problem in log.problems where problem.severity == .error {
        errors.insert("\(problem.message) in \(problem.excerpt)")
      }
    }
    #expect(errors == [])
  }
}
