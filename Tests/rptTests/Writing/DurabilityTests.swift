import Foundation
import ReversePyramid
import Testing
import TrainingLog

@testable import rpt

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Nothing that happens to the program leaves a log worse than before.
///
/// `DURABILITY=5000` kills that many appends instead of the few of every run.
@Suite(.serialized, .enabled(if: Machine.program != nil))
struct DurabilityTests {
  static let kills = ProcessInfo.processInfo.environment["DURABILITY"].flatMap { Int($0) } ?? 80

  @Test func `killed at any moment, an append is there whole or not at all`() throws {
    let machine = try Machine()
    machine.text = "unit: kg\n"
    // Long notes make appends that cross the borders of pages, where a kill can tear a write.
    let note = String(repeating: "felt strong and slow ", count: 150)
    var counts = (done: 0, unacknowledged: 0, absent: 0, torn: 0)
    // The moment of the kill is steered to where half of the appends have just been written.
    var moment = 20_000
    var clean = machine.bytes
    var written = 0
    for number in 1...Self.kills {
      let process = try machine.start(["log", "--new", "Row: 80x8 ; no \(number) \(note)end"])
      usleep(UInt32(clamping: moment + Int.random(in: -moment / 4...moment / 4)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let isDone = process.terminationReason == .exit && process.terminationStatus == 0
      let now = machine.bytes
      try #require(now.starts(with: clean), "append \(number) changed what stood above it")
      let rest = String(decoding: now[clean.count...], as: UTF8.self)
      if rest.hasSuffix("end\n"), rest.contains("no \(number) ") {
        clean = now
        counts.done += isDone ? 1 : 0
        counts.unacknowledged += isDone ? 0 : 1
        moment = max(1000, moment - moment / 20)
        written += 1
      } else {
        #expect(!isDone, "append \(number) was acknowledged and is not there")
        moment = min(2_000_000, moment + moment / 20)
        if rest.isEmpty { counts.absent += 1 } else { counts.torn += 1 }
      }
      if clean.count > 40_000 || number == Self.kills {
        try finish(machine, clean, sets: written)
        machine.text = "unit: kg\n"
        clean = machine.bytes
        written = 0
      }
    }
    print("durability:", counts, "moment", moment)
  }

  /// One more append clears what the last kill may have left.
  private func finish(_ machine: Machine, _ clean: [UInt8], sets: Int) throws {
    #expect(try machine.run("log", "--new", "Row: 80x8 ; the end").status == 0)
    #expect(machine.bytes.starts(with: clean))
    #expect(machine.text.hasSuffix("\n\n2026-10-08\nRow: 80x8 ; the end\n"))
    let log = LogFile.read(machine.bytes, name: "training.txt", today: .init(number: 20_734))
    #expect(!log.hasErrors)
    #expect(log.visits.flatMap(\.entries).flatMap(\.sets).count == sets + 1)
  }

  @Test func `eight programs append at once, and nothing is lost or mixed`() throws {
    let machine = try Machine()
    machine.text = "unit: kg\n"
    let waiting = (1...32).map { "Row: 80x8 ; writer \($0) was here" }
    for start in stride(from: 0, to: waiting.count, by: 8) {
      let running = try waiting[start..<start + 8].map { try machine.start(["log", $0]) }
      for process in running {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
    }
    let lines = machine.text.split(separator: "\n")
    for number in 1...32 {
      #expect(lines.count { $0 == "Row: 80x8 ; writer \(number) was here" } == 1)
    }
    #expect(lines.count == 34)
  }

  @Test func `a file system that is full leaves the old file`() throws {
    let machine = try Machine()
    let filler = String(
      repeating: "; nothing to see in this line of sixty four bytes, or so it is\n", count: 15)
    machine.text = "unit: kg\n" + filler
    let before = machine.bytes
    try #require(before.count > 900 && before.count < 1024)
    let long = String(repeating: "and on ", count: 60)
    // Bash counts file sizes in blocks of 1024 bytes.
    let (status, errors) = try machine.run("log", "Row: 80x8 ; on \(long)", limit: 1)
    #expect(status == 74)
    #expect(errors.contains("as it was"))
    #expect(machine.bytes == before)
  }

  @Test func `what cannot be written is said, and stays as it is`() throws {
    let machine = try Machine()
    machine.text = "unit: kg\n"
    let gone = try machine.run(
      "log", "-f", "\(machine.folder.path)/gone/training.txt", "--create", "--unit", "kg", "Row",
      "80x8")
    #expect(gone.status == 73)
    #expect(gone.errors.contains("folder"))
    #expect(try machine.run("log", "-f", machine.folder.path, "Row", "80x8").status == 66)
    // The superuser may write anything.
    guard getuid() != 0 else { return }
    chmod(machine.log.path, 0o444)
    let (status, errors) = try machine.run("log", "Row: 80x8")
    #expect(status == 73)
    #expect(errors.contains("may not be written"))
    #expect(machine.text == "unit: kg\n")
    chmod(machine.folder.path, 0o555)
    #expect(
      try machine.run(
        "log", "-f", "\(machine.folder.path)/new.txt", "--create", "--unit", "kg", "Row", "80x8"
      ).status == 73)
    chmod(machine.folder.path, 0o755)
  }

  @Test func `a link is followed and stays a link`() throws {
    let machine = try Machine()
    let real = machine.folder.appending(path: "real.txt")
    try Data("unit: kg\n".utf8).write(to: real)
    #expect(symlink("real.txt", machine.log.path) == 0)
    #expect(try machine.run("log", "Row: 80.0 x 8").status == 0)
    #expect(try machine.run("fmt", "--write").status == 0)
    #expect(try machine.run("log", "Row: 75x8").status == 0)
    var status = stat()
    #expect(lstat(machine.log.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    let text = try String(contentsOf: real, encoding: .utf8)
    #expect(text == "unit: kg\n\n2026-10-08\nRow: 80x8\nRow: 75x8\n")
    #expect(try machine.run("undo").status == 0)
    #expect(try machine.run("undo").status == 1)
  }

  @Test func `a link to a file that is not there yet makes the file`() throws {
    let machine = try Machine()
    #expect(symlink("real.txt", machine.log.path) == 0)
    #expect(try machine.run("log", "--create", "--unit", "kg", "Row", "80x8").status == 0)
    let real = machine.folder.appending(path: "real.txt")
    #expect(try String(contentsOf: real, encoding: .utf8) == "unit: kg\n\n2026-10-08\nRow: 80x8\n")
  }

  @Test func `formatting keeps a backup that is never written over`() throws {
    let machine = try Machine()
    machine.text = "unit: kg\n\n2026-10-08\nRow: 80 x 8\n"
    chmod(machine.log.path, 0o640)
    #expect(try machine.run("fmt", "--write").status == 0)
    machine.text += "Row: 75 x 8\n"
    #expect(try machine.run("fmt", "--write").status == 0)
    #expect(machine.text == "unit: kg\n\n2026-10-08\nRow: 80x8\nRow: 75x8\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: machine.folder.path)
    let backups = names.filter { $0.hasSuffix(".bak") }.sorted()
    #expect(backups.count == 2)
    let texts = try backups.map {
      try String(contentsOf: machine.folder.appending(path: $0), encoding: .utf8)
    }
    #expect(texts.contains("unit: kg\n\n2026-10-08\nRow: 80 x 8\n"))
    #expect(texts.contains("unit: kg\n\n2026-10-08\nRow: 80x8\nRow: 75 x 8\n"))
    #expect(!names.contains { $0.hasPrefix(".training") })
    var status = stat()
    #expect(stat(machine.log.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }
}
