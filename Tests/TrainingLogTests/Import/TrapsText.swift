import ReversePyramid
import Testing

@testable import TrainingLog

/// Traps in headers, quotes and line ends.
struct TrapsText {
  private func expect(
    _ result: ImportResult, _ lines: [String], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Array(Exports.lines(result).dropFirst()) == lines, sourceLocation: location)
    Exports.expectReadsBack(result, location)
  }

  @Test(arguments: [
    (Exports.strongAndroid, "2026-10-05 18:10:00;Upper;Row;1;80;kg;8;;;;;;;1h"),
    (
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;"
        + "Distance Unit;Seconds;Notes;Workout Notes",
      "2026-10-05 18:10:00;Upper;Row;1;80;kg;8;;;;;;"
    ),
    (
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;"
        + "Seconds;Notes;Workout Notes", "2026-10-05 18:10:00;Upper;Row;1;80;kg;8;;;;;"
    ),
    (
      "Date;Workout Name;Exercise Name;Set Order;kg;Reps;km;Seconds;Notes;Workout Notes",
      "2026-10-05 18:10:00;Upper;Row;1;80;8;;;;"
    ),
    (Exports.strongQuoted, TrapsRows.quoted("Row", "1", "80", "8")),
    (
      "Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht;Gewichtseinheit;"
        + "Wiederholungen;Notizen", "2026-10-05 18:10:00;Upper;Row;1;80;kg;8;"
    ),
    (
      "Fecha,Nombre de Entrenamiento,Nombre del Ejercicio,Orden de las series,Peso (kg),Reps,Notas",
      "2026-10-05 18:10:00,Upper,Row,1,80,8,"
    ),
  ])
  func `4: Strong of every dialect is told by its header`(_ header: String, _ row: String) {
    let result = Exports.read(header, [row])
    #expect(result.text == "unit: kg\n\n2026-10-05 18:10 Upper\nRow: 80x8\n")
    #expect(result.problems.isEmpty && result.questions.isEmpty)
  }

  @Test func `12: quotes and line ends inside a note`() {
    let row =
      #""Upper","5 Oct 2026, 18:10","","","Row",,"felt ""heavy"""#
      + "\nleft knee\",0,\"normal\",80,8,,,"
    expect(Exports.read(Exports.hevy, [row]), [#"Row: 80x8 ; felt "heavy" left knee"#])
    let old = Exports.read(
      Exports.liftosaur,
      [
        #"2026-10-05T18:10:00.000Z,Mine,Day A,Squat,0,5,5,0,,,0,100,kg,100,kg,0,,,,"so \"easy\"""#,
        "2026-10-06T18:10:00.000Z,Mine,Day A,Squat,0,5,5,0,,,0,100,kg,105,kg,0,,,,first line",
        "and a second",
      ])
    #expect(
      Exports.lines(old) == [
        "2026-10-05 18:10 Day A", #"Squat: 100x5 ; so "easy""#, "2026-10-06 18:10 Day A",
        "Squat: 105x5 ; first line / and a second",
      ])
    Exports.expectReadsBack(old)
  }

  @Test func `13: a backslash and an n are a line end`() {
    let row =
      #""Upper","5 Oct 2026, 18:10","","slow\nday","Row",,"easy\nmore",0,"normal",80,8,,,"#
    expect(Exports.read(Exports.hevy, [row]), ["; slow day", "Row: 80x8 ; easy more"])
  }

  @Test func `14: a comma in a name that is not quoted`() {
    let result = Exports.read(
      Exports.fitNotes,
      [
        "2026-10-05,Press, Seated,Shoulders,30.0,kgs,8,,,,",
        "2026-10-05,A, B, C,Mobility,30.0,kgs,8,,,,", "2026-10-06,Row,Mobility,30.0,kgs,8,,,,",
        "2026-10-07,A, B, C,Mobility,30.0,kgs,8,,,,",
      ])
    #expect(
      Exports.lines(result) == [
        "exercise Press, Seated", "exercise A, B, C", "2026-10-05", "Press, Seated: 30x8",
        "2026-10-06", "Row: 30x8", "2026-10-07", "A, B, C: 30x8",
      ])
    Exports.expectReadsBack(result)
    #expect(result.problems.map(\.place.line) == [3])
  }

  @Test(arguments: [
    ("Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time", "30.0,8,,,"),
    (
      "Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time,Comment",
      "30.0,8,,,,\"\""
    ),
    (Exports.fitNotes, "30.0,lbs,8,,,,\"\""),
  ])
  func `15: the unit in the header or in the row`(_ header: String, _ row: String) {
    let result = Exports.read(header, ["2026-10-05,Row,Back," + row])
    #expect(result.text == "unit: lb\n\n2026-10-05\nRow: 30x8\n")
  }

  @Test func `32: a byte order mark, and a header that was read as Latin`() {
    let row = TrapsRows.hevy("Row", "normal", "80", "8")
    expect(Exports.read("\u{FEFF}" + Exports.hevy, [row]), ["Row: 80x8"])
    let header =
      "Datum;Workout-Name;Name der Ãœbung;Reihenfolge festlegen;Gewicht;Gewichtseinheit;"
      + "Wiederholungen"
    expect(
      Exports.read(header, ["2026-10-05 18:10:00;Upper;Row;1;80;kg;8"]), ["Row: 80x8"])
  }

  @Test func `34: one bad row in 500 loses one`() {
    let rows = (1...500).map { index in
      "2026-10-05,Row,Back,\(index == 250 ? "x" : "80"),kgs,8,,,,"
    }
    let result = Exports.read(Exports.fitNotes, rows)
    #expect(result.summary.setCount == 499)
    #expect(result.problems.map(\.place.line) == [251])
    #expect(result.summary.skipped == [.init(reason: "that cannot be read", lines: [251])])
  }

  @Test func `a column that is not known is named`() {
    let result = Exports.read(
      Exports.hevy + ",\"mood\"", [TrapsRows.hevy("Row", "normal", "80", "8") + ",fine"])
    expect(result, ["Row: 80x8"])
    #expect(result.problems.map(\.message) == ["the column \"mood\" is not known"])
  }
}
