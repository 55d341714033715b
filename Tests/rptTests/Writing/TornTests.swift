import Foundation
import Testing

@testable import rpt

/// An append that was cut short is known by its record: it is not read, and the next one removes it.
struct TornTests {
  private let old = Array("unit: kg\n\n2026-10-08\nRow: 80x8\n".utf8)
  private let new = Array("Row: 72.5x8\n".utf8)

  private func store(_ machine: Machine, _ tail: [UInt8], isDone: Bool) throws -> LogStore {
    machine.bytes = old + tail
    let state = machine.folder.appending(path: "state").path
    let path = LogStore.resolved(machine.log.path)
    let record = AppendRecord(path: path, offset: old.count, bytes: new, isDone: isDone)
    Files.makeFolders(state)
    try Data(record.stored).write(to: URL(filePath: "\(state)/\(AppendRecord.name(for: path))"))
    return LogStore(stateFolder: state)
  }

  @Test func `the next append removes a torn piece`() throws {
    for count in 1..<new.count {
      let machine = try Machine()
      let store = try store(machine, Array(new[..<count]), isDone: false)
      try store.append(
        FileAppend(path: machine.log.path, old: old, new: Array("Row: 70x8\n".utf8)))
      #expect(machine.bytes == old + Array("Row: 70x8\n".utf8))
    }
  }

  @Test func `an append and the line end that closes it are taken back as one`() throws {
    for end in ["\n", "\r\n"] {
      let machine = try Machine()
      machine.bytes = old
      let store = LogStore(stateFolder: machine.folder.appending(path: "state").path)
      let set = Array("Row: 72.5x8".utf8)
      try store.append(FileAppend(path: machine.log.path, old: old, new: set))
      let record = AppendRecord(path: machine.log.path, offset: old.count, bytes: set)
      try store.append(
        FileAppend(
          path: machine.log.path, old: old + set, new: Array(end.utf8), ending: record))
      let last = try #require(store.lastAppend(machine.log.path))
      #expect(last.isDone && last.isLast(in: machine.bytes))
      try store.retract(machine.log.path, last)
      #expect(machine.bytes == old)
    }
  }

  @Test func `what an editor shortened is no torn piece`() throws {
    let machine = try Machine()
    let store = try store(machine, Array(new.dropLast()), isDone: true)
    #expect(throws: FileTrouble.changed) {
      try store.append(FileAppend(path: machine.log.path, old: old, new: new))
    }
    #expect(machine.bytes == old + new.dropLast())
  }

  @Test func `a torn piece is not read, and that is said`() {
    let world = TestWorld()
    let path = "/home/lifter/training.txt"
    world.files[path] = old + new.prefix(9)
    world.record = AppendRecord(path: path, offset: old.count, bytes: new)
    let output = world.run("history", "row")
    #expect(!output.text.contains("72"))
    #expect(output.errors.contains("cut short"))
  }

  @Test func `a record is read as it was stored, and a damaged one not at all`() {
    let record = AppendRecord(path: "/a b/ü.txt", offset: 7, bytes: Array("\n\r\n x\n".utf8))
    #expect(AppendRecord(stored: record.stored) == record)
    for index in record.stored.indices.dropFirst() {
      var damaged = record.stored
      damaged[index] ^= 0x04
      let read = AppendRecord(stored: damaged)
      #expect(read == nil || read?.bytes == record.bytes)
    }
    for count in 0..<record.stored.count {
      #expect(AppendRecord(stored: Array(record.stored[..<count])) == nil)
    }
  }

  @Test func `what changed in between is not written over`() {
    let path = "/home/lifter/training.txt"
    let world = TestWorld([path: "unit: kg\n"])
    world.interloper = { world.files[path]? += Array("; hello\n".utf8) }
    let output = world.run("log", "Row", "80x8")
    #expect(output.status == .changed)
    #expect(output.errors.contains("do it again"))
    world.interloper = nil
    #expect(world.run("log", "Row", "80x8").status == .good)
    world.files[path]? += Array("; hello\n".utf8)
    #expect(world.run("undo").status == .changed)
  }

  @Test func `an append that another program overtook is tried anew`() {
    let path = "/home/lifter/training.txt"
    let world = TestWorld([path: "unit: kg\n"])
    var times = 3
    world.interloper = {
      if times > 0 { world.files[path]? += Array("; hello\n".utf8) }
      times -= 1
    }
    let output = world.run("log", "Row", "80x8")
    #expect(output.status == .good)
    let hellos = String(repeating: "; hello\n", count: 3)
    #expect(
      world.files[path] == Array("unit: kg\n\(hellos)\n2026-10-08\nRow: 80x8\n".utf8))
  }

  @Test func `an editor that was opened at an exercise is followed by a check`() {
    let path = "/home/lifter/training.txt"
    let world = TestWorld([path: "unit: kg\n\n2026-10-08\nRow: 80x8\n"])
    world.editor = { 0 }
    #expect(world.run("edit", "row", "2026-10-08").status == .good)
    #expect(world.edited == ["\(path):4"])
    world.editor = {
      world.files[path]? += Array("Row: 5y5\n".utf8)
      return 0
    }
    let output = world.run("edit", "row")
    #expect(output.status == .badData)
    #expect(output.text.contains("1 error"))
  }
}
