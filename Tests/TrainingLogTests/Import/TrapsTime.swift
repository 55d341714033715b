import ReversePyramid
import Testing

@testable import TrainingLog

/// Traps in days, times, and what belongs to one workout.
struct TrapsTime {
  static func hevy(_ title: String, _ start: String, _ exercise: String, _ weight: String)
    -> String
  {
    "\"\(title)\",\"\(start)\",\"\",\"\",\"\(exercise)\",0,\"\",0,\"normal\",\(weight),8,,,"
  }

  static func gymBook(_ date: String, _ time: String, _ set: String, _ reps: String, _ load: String)
    -> String
  {
    "\(date),A,\(time),Squat,,,,\(set),\(reps),\"\(load)\",,No"
  }

  private func expect(
    _ result: ImportResult, _ lines: [String], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Exports.lines(result) == lines, sourceLocation: location)
    Exports.expectReadsBack(result, location)
  }

  @Test(arguments: [
    ("3 Feb 2024, 07:05", "2024-02-03 07:05"), ("03 Feb 2024, 17:56", "2024-02-03 17:56"),
    ("Feb 3, 2024, 4:13 PM", "2024-02-03 16:13"), ("2024-02-03 17:15:00", "2024-02-03 17:15"),
    ("3 févr. 2024, 18:00", "2024-02-03 18:00"), ("3 de fev. de 2024, 18:00", "2024-02-03 18:00"),
    ("3. März 2024, 18:00", "2024-03-03 18:00"), ("3 mag 2024, 18:00", "2024-05-03 18:00"),
    ("2024年2月3日 18:00", "2024-02-03 18:00"), ("3 feb 2024, 4:13\u{202F}p. m.", "2024-02-03 16:13"),
  ])
  func `8: a date in words`(_ text: String, _ expected: String) {
    let result = Exports.read(Exports.hevy, [Self.hevy("", text, "Row", "80")])
    expect(result, [expected, "Row: 80x8"])
  }

  @Test func `8: a date that is none is an error with its line, never today`() {
    let result = Exports.read(
      Exports.hevy, [Self.hevy("", "3 Nonember 2024, 18:00", "Row", "80")])
    #expect(
      result.problems.map { "\($0.place.line): \($0.message)" } == [
        "2: \"3 Nonember 2024, 18:00\" is no date such as 7 Apr 2026, 10:14"
      ])
    #expect(result.workouts.isEmpty)
  }

  @Test func `17: a longer export brings only what is new`() {
    let rows = [
      Self.hevy("B", "7 Oct 2026, 18:10", "Row", "82.5"),
      Self.hevy("A", "5 Oct 2026, 18:10", "Row", "80"),
    ]
    let first = Exports.read(Exports.hevy, [rows[1]])
    let edited = first.text.split(separator: "2026-10-05 18:10 A")
      .joined(separator: "2026-10-05 18:10 Upper, good day\n; slept well")
    let log = LogFile.read(Array(edited.utf8), name: "log.txt", today: Day(number: 30_000))
    let longer = Exports.read(Exports.hevy, rows)
    #expect(longer.workouts(missingIn: log).map(\.title) == ["B"])
    #expect(first.workouts(missingIn: log).isEmpty)
  }

  @Test func `18: two workouts of one day are two`() {
    let rows = [
      Self.hevy("B", "5 Oct 2026, 18:00", "Row", "80"),
      Self.hevy("A", "5 Oct 2026, 07:00", "Row", "80"),
    ]
    expect(
      Exports.read(Exports.hevy, rows),
      ["2026-10-05 07:00 A", "Row: 80x8", "2026-10-05 18:00 B", "Row: 80x8"])
    let wide = Exports.read(
      Exports.strongLifts,
      [
        #"2026/10/05,1,A,,87,Squat,2×5,1,7:37 AM,8:37 AM,good,5,100,5,100"#,
        #"2026/10/05,2,A,,,Squat,1×5,1,7:37 PM,8:37 PM,,5,"60","0","60""#,
        #"2026/10/05,2,A,,,Chinups,1×5,1,7:37 PM,8:37 PM,,9,-5,,"#,
      ])
    expect(
      wide,
      [
        "2026-10-05 07:37 A", "bw: 87", "; good", "Squat: 100x5, 100x5", "2026-10-05 19:37 A",
        "Squat: 60x5", "Chinups: bw-5x9",
      ])
    #expect(wide.summary.skipped == [.init(reason: "without reps", lines: [3])])
  }

  @Test func `19: blocks of one exercise that come back are joined`() {
    let rows = ["Dip", "Dip", "Row", "Row", "Dip", "Dip"].enumerated().map {
      Self.hevy("A", "5 Oct 2026, 18:00", $0.element, "\(80 - $0.offset)")
    }
    expect(
      Exports.read(Exports.hevy, rows),
      ["2026-10-05 18:00 A", "Dip: 80x8, 79x8, 76x8, 75x8", "Row: 78x8, 77x8"])
  }

  @Test func `20: an absurd duration or an end before the start loses no set`() {
    let strong = Exports.read(
      Exports.strong, ["2026-10-05 18:10:00,Upper,264h 1m,Row,1,80,8,0,0,,,"],
      options: ImportOptions(unit: .kg))
    expect(strong, ["2026-10-05 18:10 Upper", "Row: 80x8"])
    let hevy = #""A","5 Oct 2026, 18:10","5 Oct 2026, 09:00","","Row",,"",0,"normal",80,8,,,"#
    expect(Exports.read(Exports.hevy, [hevy]), ["2026-10-05 18:10 A", "Row: 80x8"])
  }

  @Test func `21: names stay apart until the lifter joins them`() {
    let rows = ["Squat", "Front Squat"].map { Self.hevy("A", "5 Oct 2026, 18:00", $0, "80") }
    let result = Exports.read(Exports.hevy, rows)
    expect(result, ["2026-10-05 18:00 A", "Squat: 80x8", "Front Squat: 80x8"])
    #expect(result.summary.pairs.isEmpty)
  }

  @Test func `28: the file tells day from month, or the lifter does`() {
    let rows = [
      Self.gymBook("23/01/25", "18:10", "Set", "8 ripetizioni", "80,00 kg"),
      Self.gymBook("09/01/25", "18:10", "Set", "8 ripetizioni", "77,50 kg"),
    ]
    expect(
      Exports.read(Exports.gymBook, rows),
      ["2025-01-09 18:10 A", "Squat: 77.5x8", "2025-01-23 18:10 A", "Squat: 80x8"])
    let open = Exports.read(Exports.gymBook, [rows[1]])
    #expect(open.questions == [.dateOrder])
    let told = Exports.read(
      Exports.gymBook, [rows[1]], options: ImportOptions(isDayFirst: false))
    expect(told, ["2025-09-01 18:10 A", "Squat: 77.5x8"])
    #expect(told.questions.isEmpty)
  }

  @Test func `29: a wall clock stays, UTC becomes the wall's`() {
    let ahead = ImportOptions(unit: .kg, offset: { _ in 3600 })
    let strong = Exports.read(
      Exports.strong, ["2024-03-02 23:30:00,A,1h,Row,1,80,8,0,0,,,"], options: ahead)
    expect(strong, ["2024-03-02 23:30 A", "Row: 80x8"])
    let row =
      "2024-03-02T23:30:00.000Z,Mine,Day A,Squat,0,5,5,0,,,0,100,kg,100,kg,0,,,,"
    expect(
      Exports.read(Exports.liftosaur, [row], options: ahead),
      ["2024-03-03 00:30 Day A", "Squat: 100x5"])
    let behind = ImportOptions(offset: { _ in -36_000 })
    expect(
      Exports.read(Exports.liftosaur, [row], options: behind),
      ["2024-03-02 13:30 Day A", "Squat: 100x5"])
  }

  @Test func `30: a superset's number counts only in its workout`() {
    let rows = [
      Self.hevy("B", "7 Oct 2026, 18:00", "Row", "80"),
      Self.hevy("A", "5 Oct 2026, 18:00", "Dip", "20"),
    ]
    expect(
      Exports.read(Exports.hevy, rows),
      ["2026-10-05 18:00 A", "Dip: 20x8", "2026-10-07 18:00 B", "Row: 80x8"])
  }

  @Test func `31: interleaved rows are two exercises of two sets`() {
    let rows = ["Row", "Dip", "Row", "Dip"].enumerated().map {
      "2026-10-05,\($0.element),Back,\(80 - $0.offset),kgs,8,,,,"
    }
    expect(
      Exports.read(Exports.fitNotes, rows), ["2026-10-05", "Row: 80x8, 78x8", "Dip: 79x8, 77x8"])
  }

  @Test func `37: the newest first is turned round`() {
    let rows = ["9 Oct", "7 Oct", "5 Oct"].enumerated().map {
      Self.hevy("A", "\($0.element) 2026, 18:00", "Row", "\(80 - $0.offset)")
    }
    let result = Exports.read(Exports.hevy, rows)
    #expect(result.workouts.map(\.day.text) == ["2026-10-05", "2026-10-07", "2026-10-09"])
    // Rows with a time of their own may stand last set first.
    let sets = Exports.read(
      Exports.gymBook,
      [
        Self.gymBook("23/01/25", "18:30", "Set di defaticamento", "15 ripetizioni", "40,00 kg"),
        Self.gymBook("23/01/25", "18:20", "Set", "8 ripetizioni", "80,00 kg"),
        Self.gymBook("23/01/25", "18:10", "Set di riscaldamento", "10 ripetizioni", "40,00 kg"),
        Self.gymBook("22/01/25", "18:10", "Set", "60 secondi", ""),
        Self.gymBook("22/01/25", "18:05", "Set", "6 minuti", "0,55 km"),
      ])
    expect(
      sets,
      [
        "2025-01-22 18:05 A", "Squat: 60s", "2025-01-23 18:10 A",
        "Squat: w40x10, 80x8, d40x15 (cool-down)",
      ])
  }
}
