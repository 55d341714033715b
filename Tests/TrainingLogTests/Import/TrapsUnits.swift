import ReversePyramid
import Testing

@testable import TrainingLog

/// Traps in numbers and their units.
struct TrapsUnits {
  private func expect(
    _ result: ImportResult, _ lines: [String], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(Array(Exports.lines(result).dropFirst()) == lines, sourceLocation: location)
    Exports.expectReadsBack(result, location)
  }

  @Test func `5: the header says pounds`() {
    let header = Exports.hevy.split(separator: "weight_kg").joined(separator: "weight_lbs")
    let result = Exports.read(header, [TrapsRows.hevy("Squat", "normal", "200", "5")])
    #expect(result.text.hasPrefix("unit: lb\n"))
    expect(result, ["Squat: 200x5"])
    let load = result.workouts[0].entries[0].sets[0].set.load
    #expect(load == Load(Weight(thousandths: 200_000, .lb), .lb))
  }

  @Test func `6: each row has its own unit`() {
    let result = Exports.read(
      Exports.strongAndroid,
      [
        "2026-10-05 18:10:00;Upper;Row;1;100;kg;5;;;;;;;1h",
        "2026-10-05 18:10:00;Upper;Row;2;90;kg;5;;;;;;;1h",
        "2026-10-05 18:10:00;Upper;Curl;1;45;lbs;8;;;;;;;1h",
        "2026-10-05 18:10:00;Upper;Chin Up;1;;;8;;;;;;;1h",
        "2026-10-05 18:10:00;Upper;Curl;1;45;;8;;;;;;;1h",
      ])
    #expect(result.text.hasPrefix("unit: kg\n"))
    expect(result, ["Row: 100x5, 90x5", "Curl: 45lb x 8", "Chin Up: bwx8"])
    #expect(result.problems.map(\.message) == ["a weight without a unit"])
    #expect(result.summary.lines()[0].hasSuffix("kg and 1 set in lb"))
  }

  @Test func `7: kilograms beside miles`() {
    let header = Exports.hevy.split(separator: "distance_km").joined(separator: "distance_miles")
    let result = Exports.read(
      header,
      [
        TrapsRows.hevy("Row", "normal", "80", "8"),
        #""Upper","5 Oct 2026, 18:10","","","Sled",,"",0,"normal",80,,1.5,,"#,
      ])
    #expect(result.text.hasPrefix("unit: kg\n"))
    expect(result, ["Row: 80x8"])
  }

  @Test func `26: a decimal comma is one, a thousands comma is refused`() {
    let row = TrapsRows.quoted("Row", "1", "82,5", "8")
    expect(Exports.read(Exports.strongQuoted, [row]), ["Row: 82.5x8"])
    let result = Exports.read(
      Exports.strongQuoted, [row, TrapsRows.quoted("Row", "2", "1,000", "8")])
    expect(result, ["Row: 82.5x8"])
    #expect(
      result.problems.map(\.message) == ["\"1,000\" under weight (kg) is not one clear number"])
  }

  @Test func `27: a file that says one set in two units is not read`() {
    let result = Exports.read(
      "### EXERCISE SET LOGS ####", ["set_index,weight_lbs,reps", "1,143.3,5"])
    #expect(
      result.problems.map(\.message) == ["this is a JEFIT export, which rpt does not import"])
    #expect(result.text.isEmpty)
  }

  @Test func `of two weight columns the round one was entered`() {
    let header =
      "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind"
    let result = Exports.read(
      header,
      [
        "2026-10-05,Row,Back,40.00,88.18,8,,,,,wr", "2026-10-05,Row,Back,37.50,82.67,8,,,,,wr",
        "2026-10-05,Curl,Biceps,20.41,45.00,8,,,,,wr", "2026-10-05,Dip,Chest,,,12,,,,,wr",
      ])
    expect(result, ["Row: 40x8, 37.5x8", "Curl: 45lb x 8", "Dip: bwx12"])
  }

  @Test func `dust is kept exactly and shown as it is`() {
    let result = Exports.read(
      Exports.fitNotes,
      ["2026-10-05,Row,Back,36.2,kgs,8,,,,", "2026-10-05,Row,Back,37.49999999999,kgs,8,,,,"])
    expect(result, ["Row: 36.2x8, 37.5x8"])
    #expect(result.summary.rounded == 1)
  }

  @Test func `a unit that no row, header or lifter names is asked`() {
    let rows = ["2026-10-05 18:10:00,Upper,1h,Row,1,80,8,0,0,,,"]
    #expect(Exports.read(Exports.strong, rows).questions == [.unit])
    let told = Exports.read(Exports.strong, rows, options: ImportOptions(unit: .lb))
    #expect(told.questions == [])
    #expect(told.text.hasPrefix("unit: lb\n"))
    let named = Exports.read(
      Exports.strongQuoted, [TrapsRows.quoted("Row", "1", "80", "8")],
      options: ImportOptions(unit: .lb))
    #expect(named.text.hasPrefix("unit: kg\n"))
  }

  @Test func `one missing load does not put a bar on the body`() {
    let result = Exports.read(
      Exports.hevy,
      [
        TrapsRows.hevy("Squat (Smith Machine)", "normal", "100", "5"),
        TrapsRows.hevy("Squat (Smith Machine)", "normal", "", "8"),
      ])
    expect(result, ["Squat (Smith Machine): 100x5, bwx8 (no load noted)"])
    #expect(result.summary.unloaded == 1)
  }
}
