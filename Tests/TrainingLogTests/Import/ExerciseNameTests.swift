import ReversePyramid
import Testing

@testable import TrainingLog

/// The lifter's own names, and names that may be one lift.
struct ExerciseNameTests {
  static func read(_ text: String) -> (mapping: ExerciseMapping, problems: [Diagnostic]) {
    ExerciseMapping.read(Array(text.utf8), file: "names.txt")
  }

  @Test func `a mapping gives exercises the lifter's names`() {
    let (mapping, problems) = Self.read(
      "# mine\n\nBench Press (Barbell) = Bench\npull up (assisted)=Pull Up\nBnech = Bench\n")
    #expect(problems.isEmpty)
    let result = Exports.read(
      Exports.hevy,
      [
        TrapsRows.hevy("Bench Press (Barbell)", "normal", "80", "8"),
        TrapsRows.hevy("Pull Up (Assisted)", "normal", "20", "8"),
        TrapsRows.hevy("Pull Up", "normal", "10", "8"),
      ], options: ImportOptions(names: mapping))
    #expect(
      Exports.lines(result) == [
        "2026-10-05 18:10 Upper", "Bench: 80x8", "Pull Up: bw-20x8, bw+10x8",
      ])
    Exports.expectReadsBack(result)
    #expect(result.summary.lines().last == "named as you said: 2 exercises")
    #expect(result.problems.map(\.message) == ["the export has no exercise \"Bnech\""])
    #expect(result.problems.map { "\($0.place.line) \($0.hint)" } == ["5 did you mean Bench?"])
  }

  @Test func `a mapping's mistakes have a place`() {
    let (_, problems) = Self.read("Bench\n= Row\nDip =\nRow = A\nrow = B\nA = b = c\n")
    #expect(
      problems.map { "\($0.place.line): \($0.message)" } == [
        "1: no \"=\" between two names", "2: a name is missing beside the \"=\"",
        "3: a name is missing beside the \"=\"", "5: \"row\" has another name on line 4",
      ])
  }

  @Test(arguments: [
    (["Pull Up", "Pull-Ups"], true), (["Barbell Row", "Row (Barbell)"], true),
    (["DB Curl", "Dumbbell Curl"], true), (["Overhead Press", "Overhaed Press"], true),
    (["Overhead Press", "Overhed Press"], true), (["Pushdown", "Push Down"], true),
    (["Pull Up", "Pull Up (Weighted)"], true), (["Squat", "Front Squat"], false),
    (["Crunch", "Crunch (Machine)"], true), (["Bench Press (Barbell)", "Bench Press"], true),
    (["Barbell Row", "Rows"], false), (["Pull-Ups (Band)", "Pull Up"], true),
    (["Hip Abduction", "Hip Adduction"], false),
    (["Lever 1", "Lever 2"], false), (["climbing (F)", "climbing (S)"], false),
    (["Bench Press (Barbell)", "Bench Press (Dumbbell)"], false), (["腕立て", "腕立"], false),
  ])
  func `names that may be one lift`(_ names: [String], _ isPair: Bool) {
    #expect(SimilarNames.pairs(names).isEmpty != isPair)
  }

  @Test func `a pair comes with the lines to paste`() {
    let pairs = SimilarNames.pairs(["Pull Up", "Pull-Up", "Press, Seated", "Seated Press"])
    #expect(
      ImportSummary.Pair.lines(pairs) == [
        "names that may be one lift; where they are, paste into the log:", "  exercise Pull Up",
        "  alias: Pull-Up", "  exercise Press, Seated", "  alias: Seated Press",
      ])
    let turned = SimilarNames.pairs(["Seated Press", "Press, Seated"])
    #expect(
      ImportSummary.Pair.lines(turned).last == "  with --map: Press, Seated = Seated Press")
  }

  @Test(arguments: [
    ["Bench Press (Barbell)", "Bench Press", "Barbell Bench Press", "Bench Presses", "Bench"],
    ["Row", "Rows", "Squat", "Roww", "Squat (Barbell)", "Squats", "Press, Seated", "Seated Press"],
    ["Sets of ten", "Sets of tens", "Press", "Press, Seated", "Set Press", "Set Presses"],
  ])
  func `all suggested lines together leave a log without a word`(_ names: [String]) {
    let rows = names.map { TrapsRows.hevy($0, "normal", "80", "8") }
    let result = Exports.read(Exports.hevy, rows)
    let blocks = result.summary.lines().filter {
      $0.hasPrefix("  exercise ") || $0.hasPrefix("  alias: ")
    }
    let mapped = result.summary.lines().contains { $0.hasPrefix("  with --map") }
    let log = LogFile.read(
      Array((result.text + "\n" + blocks.joined(separator: "\n") + "\n").utf8), name: "log.txt",
      today: Day("2026-10-08") ?? Day(number: 0))
    #expect(log.problems.filter { $0.severity == .error }.map(\.message).isEmpty)
    #expect(mapped || log.exercises.count == names.count - result.summary.pairs.count)
    #expect(mapped || !log.problems.contains { $0.message.hasPrefix("new exercise") })
  }

  @Test func `every pair that the log warns of is among the import's`() {
    let names = ["Bench Press (Barbell)", "Bench Press", "Barbell Rows", "Row (Barbell)", "Bench"]
    let result = Exports.read(
      Exports.hevy, names.map { TrapsRows.hevy($0, "normal", "80", "8") })
    let log = LogFile.read(
      Array(result.text.utf8), name: "log.txt", today: Day("2026-10-08") ?? Day(number: 0))
    #expect(
      log.problems.map(\.message)
        == result.summary.pairs.map { "new exercise \"\($0.second)\"" })
  }

  @Test func `one exercise has one alias line, with the aliases that the log has`() {
    var bench = Exercise(name: "Bench Press")
    bench.aliases = ["bp"]
    let pairs = SimilarNames.pairs(["Bench Press (Barbell)", "Bench Pres", "Row"], with: [bench])
    #expect(
      ImportSummary.Pair.lines(pairs).dropFirst() == [
        "  exercise Bench Press",
        "  alias: bp, Bench Press (Barbell), Bench Pres   ; in place of its alias line",
      ])
  }

  @Test func `a log's name may be the app's without its brackets`() {
    var bench = Exercise(name: "Bench Press")
    bench.aliases = ["bp"]
    let pairs = SimilarNames.pairs(["Bench Press (Barbell)", "BP", "Row"], with: [bench])
    #expect(pairs.map { "\($0.first) | \($0.second)" } == ["Bench Press | Bench Press (Barbell)"])
  }
}
