import Testing

@testable import rpt

/// Which session `rpt log` goes on with.
struct LogPlaceTests {
  private static let log = "unit: kg\n\n2026-10-07 Upper A\nRow: 80x8\n"

  private func added(_ minute: Int, _ words: String..., log: String = LogPlaceTests.log) -> String {
    let world = TestWorld(["/home/lifter/training.txt": log])
    world.minute = minute
    let output = Program.run(["log", "Row", "75x8"] + words, in: world.world)
    #expect(output.status == .good)
    let text = String(decoding: world.files["/home/lifter/training.txt"] ?? [], as: UTF8.self)
    #expect(text.hasPrefix(log))
    return String(text.dropFirst(log.count))
  }

  @Test func `before four in the morning the session of the evening goes on`() {
    #expect(added(239) == "Row: 75x8\n")
    #expect(added(240) == "\n2026-10-08\nRow: 75x8\n")
    #expect(added(239, "--new") == "\n2026-10-08\nRow: 75x8\n")
    #expect(added(239, "--title", "Upper B") == "\n2026-10-08 Upper B\nRow: 75x8\n")
    #expect(added(239, "--title", "upper a") == "Row: 75x8\n")
    #expect(added(600, "--date", "yesterday") == "Row: 75x8\n")
    #expect(added(600, "--date", "2026-10-07", "--title", "B") == "\n2026-10-07 B\nRow: 75x8\n")
  }

  @Test func `the style of the file is kept`() {
    let spaced = "unit: kg\r\n\r\n2026-10-08\r\nRow: 80 x 8, 77.5 x 8"
    #expect(added(600, log: spaced) == "\r\nRow: 75 x 8\r\n")
    let rest = "unit: kg\n\n2026-10-08 rest\n"
    #expect(added(600, log: rest) == "\n2026-10-08\nRow: 75x8\n")
    let block = "unit: kg\n\n2026-10-08\nRow: 80x8\n\nexercise Row\nalias: r\n"
    #expect(added(600, log: block) == "Row: 75x8\n" || added(600, log: block) == "\nRow: 75x8\n")
  }
}
