import Foundation
import Testing

@testable import rpt

/// What the writing commands say where something is not as usual.
struct WritingWordsTests {
  private static let path = "/home/lifter/training.txt"
  private static let log = "unit: kg\n\n2026-10-08\nRow: 80x8\n"

  @Test func `an answer that cannot be printed says what stands`() {
    let world = TestWorld([Self.path: Self.log])
    let unprinted = "rpt: the answer could not be printed\n"
    let logged = unprinted + "rpt: what was logged stands\n"
    #expect(world.run("next").unprinted == unprinted)
    #expect(world.run("log", "row", "75x8", "--dry-run").unprinted == unprinted)
    #expect(world.run("log", "row", "75x8").unprinted == logged)
    #expect(world.run("log", "row", "75x8", "--json").unprinted == logged)
    #expect(world.run("undo").unprinted.contains("taken back"))
  }

  @Test(.enabled(if: Machine.program != nil && access("/dev/full", W_OK) == 0))
  func `a full standard output does not hide that the entry was written`() throws {
    let machine = try Machine()
    machine.text = Self.log
    let (status, errors) = try machine.run("log", "Row", "75x8", output: "/dev/full")
    #expect(status == 74)
    #expect(errors.contains("what was logged stands"))
    #expect(machine.text == Self.log + "Row: 75x8\n")
  }

  @Test func `undo is offered only where there is a record`() {
    let world = TestWorld([Self.path: Self.log])
    #expect(world.run("log", "row", "75x8").text.contains("rpt undo"))
    var deaf = world.world
    deaf.lastAppend = { _ in nil }
    let output = Program.run(["log", "row", "70x8"], in: deaf)
    #expect(output.status == .good)
    #expect(!output.text.contains("undo"))
    #expect(output.text.hasSuffix("Why: rpt why Row\n"))
  }

  @Test func `fmt of a canonical log is JSON where that is asked for`() {
    let output = TestWorld([Self.path: Self.log]).run("fmt", "--json")
    #expect(output.errors.isEmpty)
    #expect(output.text.hasPrefix("{\"schema\":\"rpt.fmt/1\""))
  }

  @Test func `a log of archived exercises has sessions`() {
    let log = "unit: kg\n\nexercise Row\nstatus: archived\n\n2026-10-01\nRow: 80x8\n"
    for command in [["history"], ["next"], []] {
      let output = Program.run(command, in: TestWorld([Self.path: log]).world)
      #expect(output.errors.isEmpty)
      #expect(output.text.contains("archived"))
      #expect(!output.text.contains("no session yet"))
    }
  }

  @Test func `init asks again for a unit that is none`() {
    let world = TestWorld()
    world.answers = ["", "stone", "kg", "Row"]
    #expect(world.run("init").status == .good)
    #expect(world.files[Self.path]?.starts(with: Array("unit: kg\n".utf8)) == true)
  }

  @Test func `lifts with line ends or control characters are refused`() {
    for lifts in ["Row\n2026-10-08", "Row\u{1B}[2J", "Row\r"] {
      let world = TestWorld()
      #expect(world.run("init", "--unit", "kg", "--lifts", lifts).status == .usage)
      #expect(world.files.isEmpty)
    }
  }
}
