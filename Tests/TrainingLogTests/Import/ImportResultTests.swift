import ReversePyramid
import Testing

@testable import TrainingLog

struct ImportResultTests {
  static let result = StrongImportTests.read([
    "2026-10-01 18:10:00,A,1h,Row,1,80,8,0,0,,,", "2026-10-03 18:10:10,A,1h,Row,1,10,20,0,0,,,",
    "2026-10-03 18:10:50,B,1h,Row,1,5,8,0,0,,,",
  ])

  static func log(_ unit: WeightUnit, _ visits: [(day: String, minute: Int, title: String)])
    -> LogFile
  {
    var log = LogFile(name: "training.txt", unit: unit)
    log.visits = visits.compactMap { visit in
      Day(visit.day).map {
        Visit(day: $0, minute: visit.minute, hasTime: true, title: visit.title, line: 1)
      }
    }
    return log
  }

  static func missing(in log: LogFile) -> [String] {
    result.workouts(missingIn: log).map { "\($0.day.text) \($0.title)" }
  }

  @Test func `adds only what a log lacks`() {
    #expect(Self.missing(in: Self.log(.kg, [])).count == 3)
    let first = Self.log(.kg, [("2026-10-01", 1090, "A"), ("2026-10-03", 1090, "B")])
    #expect(Self.missing(in: first) == ["2026-10-03 A"])
    let renamed = Self.log(.kg, [("2026-10-01", 1090, "Upper"), ("2026-10-03", 1090, "B")])
    #expect(Self.missing(in: renamed) == ["2026-10-03 A"])
    let other = Self.log(.kg, [("2026-10-01", 1091, "A")])
    #expect(Self.missing(in: other).count == 3)
  }

  @Test func `leaves out the unit line where it is asked to`() {
    let lines = """
      2026-10-01 18:10 A
      Row: 80x8

      2026-10-03 18:10 A
      Row: 10kg x 20

      2026-10-03 18:10 B
      Row: 5kg x 8

      """
    #expect(Self.result.text(includingUnit: false) == lines)
    #expect(Self.result.text == "unit: kg\n\n" + lines)
  }

  @Test func `names every unit in a log of another one`() {
    let text = Self.result.text(of: [Self.result.workouts[0]], addedTo: Self.log(.lb, []))
    #expect(text == "2026-10-01 18:10 A\nRow: 80kg x 8\n")
    var log = Self.log(.kg, [])
    log.exercises = [Exercise(name: "Machine Row")]
    log.exercises[0].aliases = ["row"]
    log.exercises[0].unit = .lb
    #expect(Self.result.text(of: [Self.result.workouts[0]], addedTo: log).hasSuffix("80kg x 8\n"))
  }

  @Test func `weighs small loads against what the log has already`() throws {
    var log = Self.log(.kg, [("2026-10-02", 600, "A")])
    log.exercises = [Exercise(name: "row")]
    let load = Load(Weight(thousandths: 4_000, .kg), .kg)
    log.visits[0].entries = [
      Entry(exercise: 0, line: 2, sets: [LoggedSet(WorkSet(load: load, reps: 8))])
    ]
    let last = try #require(Self.result.workouts.last)
    #expect(Self.result.text(of: [last], addedTo: log) == "2026-10-03 18:10 B\nRow: 5x8\n")
    log.visits[0].day = Day(number: 30_000)
    #expect(Self.result.text(of: [last], addedTo: log) == "2026-10-03 18:10 B\nRow: 5kg x 8\n")
  }

  @Test func `declares a name only where the log does not know it`() {
    let result = Exports.read(Exports.fitNotes, ["2026-10-05,\"Press, Seated\",Back,80,kgs,8,,,,"])
    #expect(result.text.contains("exercise Press, Seated\n"))
    let text = result.text(of: result.workouts, addedTo: Exports.log(result))
    #expect(text == "2026-10-05\nPress, Seated: 80x8\n")
  }
}
