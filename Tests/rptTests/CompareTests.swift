import ReversePyramid
import Testing
import TrainingLog

@testable import rpt

/// `rpt rules compare`: two books over a log, and without one.
struct CompareTests {
  private static let today = Day(number: 20_734)

  /// A world without a log, where some files are.
  private func world(_ files: [String: String] = [:]) -> World {
    let world = TestWorld(files, today: CompareTests.today.text)
    world.environment = ["HOME": "/home/me"]
    return world.world
  }

  private func run(_ words: String, _ files: [String: String] = [:]) -> Output {
    Program.run(words.split(separator: " ").map(String.init), in: world(files))
  }

  private func edited(_ old: String, _ new: String) throws -> String {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    let source = String(decoding: book.source, as: UTF8.self)
    let range = try #require(source.firstRange(of: old))
    return String(source[..<range.lowerBound]) + new + String(source[range.upperBound...])
  }

  /// The Machine Row of the example log under both books, to its last day.
  private func machineRow(name: String = "Machine Row") throws -> ComparedBooks {
    var log = LogFile(name: "training.txt", unit: .kg)
    log.exercises = [Exercise(name: name)]
    let done: [(String, [(Int64, Int)])] = [
      ("2026-09-14", [(77_500, 8), (70_000, 7), (62_500, 7)]),
      ("2026-09-21", [(80_000, 6), (72_500, 6), (65_000, 6)]),
      ("2026-09-28", [(80_000, 7), (72_500, 6), (65_000, 6)]),
      ("2026-10-01", [(80_000, 7), (72_500, 7), (65_000, 7)]),
      ("2026-10-05", [(80_000, 6), (72_500, 7), (65_000, 7)]),
    ]
    for (index, (day, sets)) in done.enumerated() {
      var visit = Visit(day: try #require(Day(day)), line: index * 2 + 1)
      let logged = sets.map { weight, reps in
        LoggedSet(WorkSet(load: Load(Weight(thousandths: weight, .kg), .kg), reps: reps))
      }
      visit.entries = [Entry(exercise: 0, line: index * 2 + 2, sets: logged)]
      log.visits.append(visit)
    }
    let gyms = try ["reverse-pyramid", "version-one"].map { book in
      Gym(log: log, book: try #require(RuleBook.builtIn(book)), today: CompareTests.today)
    }
    return ComparedBooks(gyms[0], gyms[1])
  }

  private func lines(_ result: ComparedBooks, width: Int) -> [String] {
    CompareView(result, missing: "", width: width).lines
  }

  @Test func `the three flat sessions of Machine Row part the books today`() throws {
    #expect(
      lines(try machineRow(), width: 80) == [
        "A  Reverse pyramid, reverse-pyramid.rules",
        "B  Version one, version-one.rules",
        "",
        "Same recorded past: training.txt",
        "  The advice for each set that was done, from what was really done before it;",
        "  what following the other advice would have led to is not asked.",
        "",
        "  exercise      agree   differ   today",
        "  Machine Row      11        2   sets 1, 2 and 3 differ",
        "",
        "First difference",
        "  Machine Row, set 2, 2026-09-21, after 70x7",
        "  A  72.5 x 6-8   follow",
        "  B  70 x 8       repeat",
        "",
        "Machine Row",
        "  day     set  done before       A                   B",
        "  21 Sep  2    70 x 7            72.5 x 6-8  follow  70 x 8    repeat",
        "  21 Sep  3    62.5 x 7          65 x 6-8    follow  62.5 x 8  repeat",
        "  today   1    80 x 7 | 7 | 6    75 x 8      stall   80 x 7    hold",
        "  today   2    72.5 x 6 | 7 | 7  67.5 x 8    follow  72.5 x 8  repeat",
        "  today   3    65 x 6 | 7 | 7    60 x 8      follow  65 x 8    repeat",
        "",
        "Smallest history that tells them apart",
        "  80x5, set 1",
        "  A  80 x 6     below-range",
        "  B  77.5 x 8   decrease",
      ]
    )
  }

  @Test(arguments: [30, 40, 59, 60, 80]) func `every line fits`(width: Int) throws {
    let name = "Machine Row with a name that goes on and on, and on"
    for line in lines(try machineRow(name: name), width: width) {
      #expect(DisplayText.width(of: line) <= width, "\(line)")
    }
  }

  @Test func `narrow, rows are stacked`() throws {
    let lines = lines(try machineRow(), width: 40)
    let index = try #require(lines.firstIndex(of: "  today, set 1"))
    #expect(
      lines[index...].prefix(4) == [
        "  today, set 1", "    done  80 x 7 | 7 | 6", "    A     75 x 8  stall",
        "    B     80 x 7  hold",
      ]
    )
  }

  @Test func `as JSON, one object`() throws {
    let text = CompareJSON.object(try machineRow()).text
    let books = #"""
      {"schema":"rpt.compare/1","a":{"name":"Reverse pyramid","file":"reverse-pyramid.rules"},\#
      "b":{"name":"Version one","file":"version-one.rules"},"log":"training.txt",\#
      "agree":11,"differ":2,
      """#
    #expect(text.hasPrefix(books))
    let first = #"""
      "first":{"exercise":"Machine Row","set":2,"date":"2026-09-21",\#
      "a":{"weight":72.5,"reps":6,"reps_to":8,"rule":"follow"},\#
      "b":{"weight":70,"reps":8,"reps_to":8,"rule":"repeat"}}
      """#
    #expect(text.contains(first))
    let smallest = #"""
      "smallest":{"did":"80x5","set":1,"a":{"weight":80,"reps":6,"reps_to":6,"rule":"below-range"},\#
      "b":{"weight":77.5,"reps":8,"reps_to":8,"rule":"decrease"}}
      """#
    #expect(text.contains(smallest))
  }

  @Test func `without a log the smallest history stands alone`() {
    let output = run("rules compare reverse-pyramid version-one")
    #expect(output.status == .good)
    #expect(output.errors.isEmpty)
    #expect(output.text.contains("There is no log at /home/me/training.txt"))
    #expect(output.text.contains("\n  80x5, set 1\n"))
  }

  @Test func `a log that was named must be there`() {
    #expect(run("rules compare reverse-pyramid version-one -f gone.txt").status == .noFile)
  }

  @Test func `an edited copy shows its lines`() throws {
    let copy = try edited("window = 3", "window = 4")
    let output = run("rules compare reverse-pyramid ./mine.rules", ["./mine.rules": copy])
    #expect(
      output.text.hasPrefix(
        """
        A  Reverse pyramid, reverse-pyramid.rules
        B  Reverse pyramid, mine.rules
        B is an edited copy, 1 line differs:
             8  let window = 4 sessions            # how long a stall takes
           was  let window = 3 sessions            # how long a stall takes

        """
      )
    )
    #expect(output.text.contains("  80x7 | 80x7 | 80x7, set 1\n"))
  }

  @Test func `the same book is the same text`() {
    let output = run("rules compare steadier steadier")
    #expect(output.status == .good)
    #expect(output.text.hasSuffix("The two books are the same text.\n"))
    let json = run("rules compare steadier steadier --json")
    #expect(json.text.contains(#""smallest":null"#))
  }

  @Test func `other words for the same rules are not told apart`() throws {
    let copy = try edited("In target range", "Keep at it")
    let output = run("rules compare reverse-pyramid ./mine.rules", ["./mine.rules": copy])
    #expect(output.text.contains("No history of up to 4 sessions tells them apart"))
  }

  @Test func `it takes two books`() {
    #expect(run("rules compare steadier").status == .usage)
    #expect(run("rules compare steadier steadyer").status == .usage)
    #expect(run("rules compare steadier ./gone.rules").status == .noFile)
  }
}
