import ReversePyramid
import Testing

@testable import TrainingLog

@Suite struct BlockTests {
  @Test func everySetting() throws {
    let log = read(
      """
      unit: kg

      exercise Bench Press
      alias: bench, bp
      type: barbell
      category: push
      bar: 20
      plates: 20 15 10 5 2.5 1.25

      step: 2,5 kg or 5 lb
      win: 8 10 12 ; more for later sets
      floor: 6
      sets: 3
      setup: pins 7; narrow
      exercise Machine Row
      stack: 5 to 120 by 2.5
      status: archived
      exercise Cable Row
      unit: lb
      increment: 5
      step: 5

      2026-10-05
      BP: 80x8
      cable  row: 50x8
      """
    )
    #expect(log.errors == [])
    let bench = log.exercises[0]
    #expect(bench.aliases == ["bench", "bp"])
    #expect(bench.equipment == .barbell)
    #expect(bench.category == "push")
    #expect(bench.bar?.text == "20")
    #expect(bench.plates.map(\.text) == ["20", "15", "10", "5", "2.5", "1.25"])
    #expect(bench.setup == "pins 7; narrow")
    #expect(bench.line == 3)
    #expect(bench.overrides.map(\.name) == ["step", "win", "floor", "sets"])
    #expect(bench.overrides.map(\.line) == [10, 11, 12, 13])
    #expect(bench.overrides[0].kg == [250_000_000_000])
    #expect(bench.overrides[0].lb == [5 * 45_359_237_000])
    #expect(bench.overrides[1].kg == [8, 10, 12])
    #expect(bench.overrides[1].lb == [8, 10, 12])
    let stack = try #require(log.exercises[1].stack)
    #expect([stack.from.text, stack.to.text, stack.by.text] == ["5", "120", "2.5"])
    #expect(log.exercises[1].isArchived)
    #expect(log.exercises[2].unit == .lb)
    #expect(log.exercises[2].increment == Load(Weight(thousandths: 5_000, .lb), .lb))
    #expect(log.exercises[2].overrides.first?.kg == nil)
    #expect(log.canonical == ["Bench Press: 80x8", "Cable Row: 50x8"])
    #expect(log.visits[0].entries[1].sets[0].set.load?.unit == .lb)
  }

  @Test func aBlockCountsForTheWholeFileAndTheSessionGoesOn() {
    let log = read(
      """
      unit: kg
      2026-10-05
      chins: 10x6
      exercise Chin-up
      type: bodyweight
      alias: chins

      setup: grey band
      bw: 82,4
      Row: 60x8
      setup: seat 4
      """
    )
    #expect(log.errors == [])
    #expect(log.canonical == ["Chin-up: bw+10x6", "Row: 60x8"])
    #expect(log.exercises.map(\.setup) == ["grey band", "seat 4"])
    #expect(log.visits.first?.bodyWeight?.text == "82.4")
  }

  @Test func theUnitBehindABlankIsTheLogs() {
    let log = read("exercise Row\ntype: machine\n\nunit: lb\n2026-10-05\nRow: 60x8")
    #expect(log.errors == [])
    #expect(log.unit == .lb)
    #expect(log.exercises[0].unit == nil)
  }

  @Test(arguments: [
    ("colour: red", "\"colour\" is no setting of an exercise"),
    ("type: barbel", "\"barbel\" is none of barbell, dumbbell, machine, bodyweight"),
    ("category: arms", "\"arms\" is none of push, pull, legs"),
    ("unit: stone", "\"stone\" is none of kg, lb"),
    ("status: gone", "\"gone\" is none of active, archived"),
    ("step: 0", "a step is more than 0"),
    ("step: 2.5 kg or 5 kg", "a step is one weight a unit: 2.5 kg or 5 lb"),
    ("step: much", "\"much\" is no number"),
    ("win: 8.5", "this is a whole number from 1 to 100"),
    ("win: 0", "this is a whole number from 1 to 100"),
    ("sets: 3 4", "this is one number"),
    ("bar: 20 25", "this is one load: 20"),
    ("bar: 12345678", "this number has more than six digits"),
    ("plates: 20 15,5", "a comma between two numbers can be read two ways"),
    ("plates: 20kg 15 10", "the unit stands once, behind the last number"),
    ("plates: 20kg 45lb", "these are in two units"),
    ("plates: 20x0", "a plate and its pairs are written 20x2"),
    ("plates: 20 twenty", "\"twenty\" is no plate"),
    ("stack: 5 to 122 by 2.5", "no notch of this stack is at 122"),
    ("stack: 5 to 120kg by 5lb", "these are in two units"),
    ("stack: 5 to 120 by 5 add 0", "an add-on weighs more than 0"),
    ("stack: 120 to 5 by 5", "a stack goes up from the lighter load: 5 to 120 by 2.5"),
    ("stack: 5 - 120", "a stack is written from, to and by: 5 to 120 by 2.5"),
    ("increment: 0", "this load is more than 0"),
    ("alias: curl", "\"curl\" is already a name of Curl"),
    ("alias: a,, b", "aliases are names, with commas between them"),
    ("bar:", "\"bar\" has no value"),
  ])
  func refused(_ setting: String, _ message: String) {
    let log = read(
      "unit: kg\nexercise Curl\nexercise Row\n\(setting)\n\n2026-10-05\nRow: 60x8\nCurl: 20x8"
    )
    #expect(log.errors == ["4: \(message)"])
    #expect(log.blocked == ["Row"])
  }

  @Test(arguments: [
    (
      "stack: 5 to 100 by 5\nbar: 20\nplates: 20 10",
      "6: stack and plates both say what can be loaded"
    ),
    ("increment: 5\nstack: 5 to 100 by 5", "5: increment and stack both say what can be loaded"),
    ("bar: 20\nplates: 20 10\nincrement: 5", "6: plates and increment both say what can be loaded"),
    ("type: barbell\nstack: 5 to 100 by 5", "5: a barbell has plates and no stack"),
    ("stack: 5 to 100 by 5\ntype: barbell", "5: a barbell has plates and no stack"),
    ("bar: 20\nstack: 5 to 100 by 5", "5: a stack has no bar"),
    ("bar: 20 kg\nplates: 45 25 lb", "4: the bar is in kg and the plates in lb"),
    ("type: bodyweight\nbar: 20", "5: a body has no bar; plates on a belt need none"),
    (
      "bar: 20\nplates: 20 10\ntype: bodyweight",
      "6: a body has no bar; plates on a belt need none"
    ),
    ("win: 8 10\nfloor: 6 11", "5: a floor of 11 stands above a win of 10"),
    ("floor: 9\nwin: 8", "4: a floor of 9 stands above a win of 8"),
  ])
  func contradictions(_ settings: String, _ message: String) {
    let log = read(
      "unit: kg\nexercise Curl\nexercise Row\n\(settings)\n\n2026-10-05\nRow: 60x8\nCurl: 20x8"
    )
    #expect(log.errors == [message])
    #expect(log.blocked == ["Row"])
    #expect(log.problems.first { $0.severity == .error }?.remedies.isEmpty == false)
  }

  @Test func aBarAloneIsForSetsThatNameIt() {
    let log = read("unit: kg\nexercise Row\nbar: 20\n\n2026-10-05\nRow: 60x8")
    #expect(
      log.problems.map { $0.text() } == [
        """
        training.txt:3:1: warning: the bar of Row has no plates, so it decides nothing
          |
        3 | bar: 20
          | ^^^^^^^
          | the plates stand on a line of their own
          = plates: 20 15 10 5 2.5 1.25   (on a line more)
        """
      ])
    #expect(
      read("unit: kg\nexercise Row\nbar: 20\n\n2026-10-05\nRow: barx12, 60x8").problems.isEmpty)
    #expect(read("unit: kg\nexercise Row\nbar: 20\n").problems.isEmpty)
  }

  @Test(arguments: [
    "bar: 20", "type: barbell\nbar: 20\nplates: 20 10 5", "type: dumbbell\nbar: 2\nplates: 5 2.5",
    "type: machine\nbar: 0\nplates: 20 10", "type: bodyweight\nplates: 10 5",
    "bar: 45 lb\nplates: 45 25 lb",
    "stack: 5 to 120 by 5 add 1.25 2.5", "type: machine\nstack: 10 to 200 by 10 lb",
    "win: 8\nfloor: 8", "step: 1.25",
  ])
  func settingsThatGoTogether(_ settings: String) {
    #expect(
      read("unit: kg\nexercise Row\n\(settings)\n\n2026-10-05\nRow: 60x8").errors == [])
  }

  @Test func twoValuesOfOneKey() {
    let log = read(
      "unit: kg\nexercise Row\nbar: 20\n\n2026-10-05\nRow: 60x8\nexercise Row\nbar: 25"
    )
    #expect(log.errors == ["8: \"bar\" has two values for Row"])
    #expect(log.problems.first?.remedies == ["bar: 20   (line 3)", "bar: 25   (line 8)"])
    #expect(read("unit: kg\nexercise Row\nbar: 20\nbar: 20").errors == [])
  }

  @Test func linesOutsideOfABlock() {
    let log = read(
      "unit: kg\n2026-10-05\nRow: 60x8\nstep: 2.5\nCurl: 20x8\n2026-10-06\nBench: 80x8"
    )
    #expect(log.errors == ["4: \"step\" stands outside of a block"])
    #expect(log.blocked == ["Curl"])
    #expect(read("unit: kg\nsetup: low").errors == ["2: no exercise stands above this setup"])
    #expect(read("unit: kg\nbw: 80").errors == ["2: no date stands above this body weight"])
    #expect(read("unit: kg\nexercise Row:\n").errors == ["2: a block opens without a colon"])
  }

  @Test func theUnitOfTheLog() {
    #expect(read("unit: kg\nunit: kg").errors == ["2: the unit stands twice"])
    #expect(read("2026-10-05\nunit: kg").errors == ["2: the unit stands below a session"])
    #expect(read("unit: stone").errors == ["1: the unit is kg or lb"])
    #expect(read("").errors == ["1: the log does not say its unit"])
  }
}
