import ReversePyramid
import Testing

@testable import TrainingLog

/// Traps in what a row is: a set, or something that only looks like one.
struct TrapsRows {
  /// A row of Strong's quoted form on 5 October, with its order, weight, reps, seconds and note.
  static func quoted(
    _ exercise: String, _ order: String, _ weight: String, _ reps: String, seconds: String = "",
    note: String = ""
  ) -> String {
    #""1";"2026-10-05 18:10:00";"Upper";"3600";"\#(exercise)";"\#(order)";"\#(weight)";"\#(reps)";"#
      + #""";"";"\#(seconds)";"\#(note)";"""#
  }

  /// A row of Hevy's on 5 October, with its type, weight and reps.
  static func hevy(_ exercise: String, _ kind: String, _ weight: String, _ reps: String) -> String {
    #""Upper","5 Oct 2026, 18:10","5 Oct 2026, 19:10","","\#(exercise)",,"",0,"\#(kind)","#
      + "\(weight),\(reps),,,"
  }

  /// A row of Liftosaur's, with what was required and what was completed.
  static func liftosaur(
    required: String, _ requiredWeight: String, completed: String, _ weight: String
  ) -> String {
    "2026-10-05T18:10:00.000Z,Mine,Day A,Squat,0,\(required),\(completed),0,,,0,"
      + "\(requiredWeight),kg,\(weight),\(weight.isEmpty ? "" : "kg"),0,,,,"
  }

  private func expect(
    _ result: ImportResult, _ lines: [String], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Array(Exports.lines(result).dropFirst()) == lines, sourceLocation: location)
    Exports.expectReadsBack(result, location)
  }

  @Test func `1: a rest timer is no set`() {
    let result = Exports.read(
      Exports.strongQuoted,
      [
        Self.quoted("Row", "1", "60", "8"),
        Self.quoted("Row", "Rest Timer", "", "", seconds: "90.0"),
      ]
    )
    expect(result, ["Row: 60x8"])
    #expect(result.summary.skipped == [.init(reason: "of a rest timer", lines: [3])])
  }

  @Test func `2: letters for a set order`() {
    let rows = [("W", "40"), ("1", "60"), ("F", "60"), ("3", "50")]
    let result = Exports.read(
      Exports.strongQuoted, rows.map { Self.quoted("Row", $0.0, $0.1, "8") })
    expect(result, ["Row: w40x8, 60x8, 60x8f, 50x8"])
  }

  @Test func `3: a note row is a note on the exercise`() {
    let result = Exports.read(
      Exports.strongQuoted,
      [Self.quoted("Row", "Note", "", "", note: "belt"), Self.quoted("Row", "1", "60", "8")])
    expect(result, ["Row: 60x8 ; belt"])
  }

  @Test func `9: an empty weight is the body's`() {
    expect(
      Exports.read(Exports.hevy, [Self.hevy("Pull Up", "normal", "", "8")]), ["Pull Up: bwx8"])
  }

  @Test func `10: less help is progress`() throws {
    let result = Exports.read(
      Exports.hevy,
      [
        Self.hevy("Pull Up (Assisted)", "normal", "30", "6"),
        Self.hevy("Pull Up (Assisted)", "normal", "20", "6"),
      ])
    expect(result, ["Pull Up (Assisted): bw-30x6, bw-20x6"])
    let loads = result.workouts[0].entries[0].sets.compactMap { $0.set.load?.weight }
    #expect(loads[0] < loads[1])
  }

  @Test func `11: an effort is kept, and none is none`() {
    let rows = ["", "0", "8.5"].map {
      "2026-10-05 18:10:00;Upper;Row;1;80;kg;8;\($0);;;;;;1h"
    }
    expect(Exports.read(Exports.strongAndroid, rows), ["Row: 80x8, 80x8, 80x8@8.5"])
  }

  @Test func `16: reps as a decimal`() {
    let result = Exports.read(
      Exports.fitNotes,
      ["2026-10-05,Row,Back,80,kgs,8.0,,,,", "2026-10-05,Row,Back,80,kgs,8.5,,,,"])
    expect(result, ["Row: 80x8"])
    #expect(result.problems.map(\.message) == ["\"8.5\" is no whole number of reps"])
  }

  @Test func `22: a plank or a run loses nobody else`() {
    let result = Exports.read(
      Exports.hevy,
      [
        #""Upper","5 Oct 2026, 18:10","","","Plank",,"",0,"normal",,,,45,"#,
        #""Upper","5 Oct 2026, 18:10","","","Running",,"",0,"normal",,,5.2,1800,"#,
        Self.hevy("Bench", "normal", "60", "8"),
      ])
    expect(result, ["Plank: 45s", "Bench: 60x8"])
    #expect(result.summary.skipped == [.init(reason: "with a distance", lines: [3])])
  }

  @Test func `23: what was planned or skipped was not done`() {
    let planned = Exports.read(
      Exports.liftosaur,
      [
        Self.liftosaur(required: "5", "100", completed: "", ""),
        Self.liftosaur(required: "5", "100", completed: "5", "100"),
      ])
    expect(planned, ["Squat: 100x5"])
    #expect(planned.summary.skipped == [.init(reason: "planned and not done", lines: [2])])
    let skipped = Exports.read(
      Exports.gymBook,
      [
        #"23/01/25,A,18:10,Squat,,,,Set,5 ripetizioni,"100,00 kg",,Si"#,
        #"23/01/25,A,18:15,Squat,,,,Set,5 ripetizioni,"90,00 kg",,No"#,
      ])
    expect(skipped, ["Squat: 90x5"])
  }

  @Test func `24: the weight that was lifted, not the one required`() {
    expect(
      Exports.read(
        Exports.liftosaur, [Self.liftosaur(required: "5", "100", completed: "5", "95")]),
      ["Squat: 95x5"])
  }

  @Test func `25: of two sides the weaker counts and both are kept`() {
    let result = Exports.read(
      Exports.liftosaur, [Self.liftosaur(required: "5", "20", completed: "5|4", "20")])
    expect(result, ["Squat: 20x5/4"])
    #expect(result.workouts[0].entries[0].sets[0].set.reps == 4)
  }

  @Test func `35: only warm-ups are no work sets`() {
    let result = Exports.read(
      Exports.hevy,
      [Self.hevy("Curl", "warmup", "10", "10"), Self.hevy("Curl", "warmup", "12", "10")])
    expect(result, ["Curl: w10x10, w12x10"])
    let session = Exports.log(result).sessions(of: 0)[0]
    #expect(!SessionReading(session, workSets: nil).hasWorkSet)
  }

  @Test func `36: a ramp without marks is set aside`() {
    let sets = [("60", "10"), ("80", "5"), ("100", "6"), ("90", "8"), ("80", "10")]
    let result = Exports.read(
      Exports.hevy, sets.map { Self.hevy("Squat", "normal", $0.0, $0.1) })
    expect(result, ["Squat: 60x10, 80x5, 100x6, 90x8, 80x10"])
    let session = Exports.log(result).sessions(of: 0)[0]
    let places = SessionReading(session, workSets: nil).places
    #expect(places.map(\.number) == [nil, nil, 1, 2, 3])
  }

  @Test func `38: a drop set is no back-off set`() {
    let result = Exports.read(
      Exports.hevy,
      [Self.hevy("Curl", "normal", "20", "8"), Self.hevy("Curl", "dropset", "15", "8")])
    expect(result, ["Curl: 20x8, d15x8"])
    #expect(result.workouts[0].entries[0].sets.map(\.set.kind) == [.unmarked, .drop])
  }
}
