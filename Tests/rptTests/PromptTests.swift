import Testing

@testable import rpt

/// `rpt log` alone on a terminal.
struct PromptTests {
  static let log = """
    unit: kg

    exercise Bench Press
    setup: pins 7

    2026-10-01 Upper A
    Bench Press: 80x7, 72.5x7
    Machine Row: 70x8, 62.5x8

    """

  private func play(
    _ answers: String..., log: String = PromptTests.log, today: String = "2026-10-08"
  )
    -> (said: String, log: String, output: Output)
  {
    let world = TestWorld(["/home/lifter/training.txt": log], today: today)
    world.answers = answers
    let output = world.run("log")
    let after = String(
      decoding: world.files["/home/lifter/training.txt"] ?? [], as: UTF8.self)
    return (world.said, after.replacing(log, with: ""), output)
  }

  @Test func `Enter does it as planned, and set two counts from set one as done`() {
    let (said, log, output) = play("", "85x6", "", "", "9f", ".")
    #expect(
      log == """

        2026-10-08 Upper A
        Bench Press: 85x6, 77.5x6
        Machine Row: 72.5x6, 66.25x9f

        """)
    #expect(said.contains("setup: pins 7"))
    #expect(said.contains("last time, 1 Oct: 80x7, 72.5x7"))
    #expect(said.contains("set 2   77.5 x 6-8"))
    #expect(output.text.contains("4 sets written"))
  }

  @Test func `a step back takes the last set from the file`() {
    let (_, log, _) = play("", "7", "<", "8", "s", "<", "<", "6", ".")
    #expect(log == "\n2026-10-08 Upper A\nBench Press: 80x6\n")
  }

  @Test func `skipped sets and notes are written`() {
    let (_, log, _) = play("bench", "8 ; easy", "s")
    #expect(log == "\n2026-10-08\nBench Press: 80x8 ; easy\nBench Press: skip\n")
  }

  @Test func `what has an error is said and asked again`() {
    let (said, log, _) = play("bench", "5x15", "80x8", ".")
    #expect(said.contains("can be read two ways"))
    #expect(log == "\n2026-10-08\nBench Press: 80x8\n")
  }

  @Test func `a session of today goes on where it stood`() {
    let open = Self.log + "\n2026-10-08 Upper A\nBench Press: 80x8\n"
    let (_, log, _) = play("", "", "", "", log: open)
    #expect(log == "Bench Press: 72.5x8\nMachine Row: 72.5x6, 66.25x6\n")
  }

  @Test func `an older line without a line end does not grow`() {
    let older = "unit: kg\n\n2026-11-28\nBench: 80x8, 75x7"
    let (said, log, _) = play("", "", "", ".", log: older, today: "2026-11-30")
    #expect(log.hasPrefix("\n\n2026-11-30\nBench: "))
    #expect(log.split(separator: "\n").count == 2)
    #expect(log.contains(", ") && log.hasSuffix("\n"))
    #expect(said.contains("set 2 "))
  }

  @Test func `a line of today that was there before does not grow either`() {
    let open = "unit: kg\n\n2026-10-01\nRow: 80x8, 75x8\n\n2026-10-08\nRow: 80x8"
    let (_, log, _) = play("row", "75x8", ".", log: open)
    #expect(log == "\nRow: 75x8\n")
  }

  @Test func `undo takes back the last set of a session that ended`() {
    let path = "/home/lifter/training.txt"
    for answers in [["bench", "8", "7", "."], ["bench", "8", "7", "6", "<", "."]] {
      let world = TestWorld([path: Self.log])
      world.answers = answers
      _ = world.run("log")
      let before = String(decoding: world.files[path] ?? [], as: UTF8.self)
      #expect(before.hasSuffix("x7\n"))
      #expect(world.run("undo").text.hasSuffix(":\n  - 72.5x7\n"))
      let after = String(decoding: world.files[path] ?? [], as: UTF8.self)
      #expect(after == Self.log + "\n2026-10-08\nBench Press: 80x8")
    }
  }

  @Test func `a log without exercises takes a new name`() {
    let (said, log, _) = play("Bench Press", "", "80x8", "7", "75x7", "", log: "unit: kg\n")
    #expect(log == "\n2026-10-08\nBench Press: 80x8, 75x7\n")
    #expect(said.contains("a weight you pick"))
    #expect(said.contains("set 3 "))
    #expect(said.contains("set 1 "))
    #expect(said.contains("there is no plan for this set yet"))
    let (_, none, _) = play(".", log: "unit: kg\n")
    #expect(none.isEmpty)
  }

  @Test func `without a terminal it is a mistake`() {
    let world = TestWorld(["/home/lifter/training.txt": Self.log])
    #expect(world.run("log").status == .usage)
  }
}
