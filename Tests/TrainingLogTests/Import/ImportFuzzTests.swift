import ReversePyramid
import TestSupport
import Testing

@testable import TrainingLog

/// Whatever an export holds, what is written reads back without an error to the same sets.
struct ImportFuzzTests {
  static let names = [
    "Row", "row", "Bench Press (Barbell)", "Press, Seated", "Set 1", "w", "Squat 100x5",
    "5x5 Squat",
    "Pull Up (Assisted)", "- Dip", "# Curl", "Mon: legs; light", "b", "Deload", "unit", "2x Row",
    "Squat = deep", "2026-10-05", "(Machine) Fly", "Row & Fly", "Top set", "Übung", "腕立て", "Rest",
    "Bench\nPress", "A. Row", "1. Row", "exercise Row", "Row (", "5 Oct", "x", "bar", "15 kg Curl",
    "alias", "Row x 3", "Split Squat 10/10", "Row -", "Row =", "half ½ squat", "skip", "3 sets",
    "Farmer’s Walk", "=1+1", "=A1+1", "+", "100", "💪", "@home row", "(5)", "Row – wide", "3×8 Row",
    "腕立て伏せ：広い", String(repeating: "Long name ", count: 30),
    "8回 Row", "20/10 Row", "1-2 Row", "kg", "note: Row", "10.10.", "12 Oct Row",
  ]
  static let notes = [
    "", "easy", "3x8", "80x8, 70x8", "; twice", "felt (ok", "next: 82.5", "5", "-", "x5", "@9",
    "Row: 80x8", "2026-10-05 Legs", "left\nright", "unit: lb", "sets of three", "/ 2", "a: b",
    "exercise Row", "bw: 80", "note", "Press, Seated: 3x5",
    String(repeating: "word 3x8; ", count: 600), "½ rep", "– 5", "\\n", "\u{202E}hidden", "b",
    "Monday",
  ]
  static let titles = [
    "Upper", "", "Rest", "Deload A", "Bench 100x5", "18:30", "PM", "A: B", "5x5", "skip day", "; x",
    "2026", "- A", "sick", "Push/Pull", "100", "6pm legs", "Row: 80x8", "80x8", "Set 1", "🏋️ Day",
    "18:10-19:20", "kg 100 x 3", "x5", "12.5kg", "Off-season", "(a", "10:00 am",
  ]
  static let weights = [
    "", "0", "2.5", "5", "5", "6", "1", "3", "10", "20", "37.4999", "60", "80", "100", "102.5",
    "999999", "0.001", "13.60777", "82,5",
  ]
  static let reps = ["1", "3", "5", "8", "8", "8.0", "12", "20", "61", "100", "101", "0", ""]

  static func hevy(_ dice: inout SplitMix64) -> String {
    let kind = dice.pick(["normal", "normal", "normal", "warmup", "dropset", "failure", "odd"])
    let day = dice.int(1...6)
    return [
      dice.pick(titles), "\(day) Oct 2026, 18:0\(dice.int(0...2))", "", dice.pick(notes),
      dice.pick(names), "", dice.pick(notes), "0", kind, dice.pick(weights), dice.pick(reps),
      dice.pick(["", "", "", "1.5"]), dice.pick(["", "", "45"]),
      dice.pick(["", "8.5", "10", "12"]),
    ].map(quoted).joined(separator: ",")
  }

  static func android(_ dice: inout SplitMix64) -> String {
    let day = dice.int(1...6)
    return [
      "2026-10-0\(day) 18:00:00", dice.pick(titles), dice.pick(names),
      dice.pick(["1", "2", "W", "F", "D", "Note", "Rest Timer", "?"]), dice.pick(weights),
      dice.pick(["kg", "kg", "kg", "lbs", ""]), dice.pick(reps), dice.pick(["", "9"]), "", "",
      dice.pick(["", "", "45"]), dice.pick(notes), dice.pick(notes), "",
    ].map(quoted).joined(separator: ";")
  }

  static func fitNotes(_ dice: inout SplitMix64) -> String {
    let day = dice.int(1...6)
    return [
      "2026-10-0\(day)", dice.pick(names), "Back", dice.pick(weights), dice.pick(["kgs", "lbs"]),
      dice.pick(reps), "", "", dice.pick(["", "", "0:01:10", "23:59:59"]), dice.pick(notes),
    ].map(quoted).joined(separator: ",")
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  @Test(arguments: 0..<60)
  func `what is written reads back to the same sets`(_ seed: Int) {
    var dice = SplitMix64(seed: seed)
    let makers: [(String, (inout SplitMix64) -> String)] = [
      (Exports.hevy, Self.hevy), (Exports.strongAndroid, Self.android),
      (Exports.fitNotes, Self.fitNotes),
    ]
    let (header, make) = makers[seed % makers.count]
    let rows = (0..<dice.int(3...42)).map { _ in make(&dice) }
    let result = Exports.read(header, rows)
    _ = result.summary.lines()
    if result.text.isEmpty { return }
    let log = Exports.log(result)
    let errors = log.problems.filter { $0.severity == .error }
    #expect(errors.map { "\($0.message) in \($0.excerpt)" } == [])
    if errors.isEmpty { Exports.expectReadsBack(result) }
  }
}
