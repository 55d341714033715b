import Foundation
import ReversePyramid
import Synchronization
import Testing
import TrainingLog

@testable import rpt

/// A world of values: files by name, a fixed day, and what was said.
final class TestWorld {
  var files: [String: [UInt8]]
  var stamps: [String: String] = [:]
  var today: Day
  var environment: Environment = ["HOME": "/home/lifter"]
  var answer: String?
  var input: [String] = []
  private(set) var said = ""
  private(set) var complained = ""

  init(_ files: [String: String] = [:], today: String = "2026-10-08") {
    self.files = files.mapValues { Array($0.utf8) }
    self.today = Day(today) ?? Day(number: 0)
  }

  /// Runs a command line as the program would.
  func run(_ arguments: String...) -> Output { Program.run(arguments, in: world) }

  /// Runs words split at spaces; a part in quotation marks is one word.
  func run(line: String) -> Output { Program.run(TestWorld.split(line), in: world) }

  /// Talks to the coach as through a pipe: answers, complaints, and how it ended.
  func talk(_ arguments: [String], _ lines: [String]) -> (
    text: String, errors: String, status: ProgramStatus
  ) {
    input = lines
    said = ""
    complained = ""
    let output = Program.run(arguments, in: world)
    return (said + output.text, complained + output.errors, output.status)
  }

  /// What was asked and answered since the last time.
  func takeSaid() -> String {
    defer { said = "" }
    return said
  }

  /// The time of day, in minutes.
  var minute = 1080
  /// The last append, and whether another program changes the file just before the next one.
  var record: AppendRecord?
  var interloper: (() -> Void)?
  /// Answers to questions, first to last; with none left nobody is there.
  var answers: [String] = []
  /// The width of a terminal; nil where the output is none.
  var terminalWidth: Int?
  /// Where the editor was opened, and what it does.
  var edited: [String] = []
  var editor: (() -> Int32)?

  var world: World {
    World(
      environment: environment, today: today, minute: minute,
      read: { [self] path throws(FileTrouble) in
        guard let bytes = files[path] else { throw .missing }
        return bytes
      },
      rows: { [self] path throws(FileTrouble) in
        guard let bytes = files[path] else { throw .missing }
        return TestWorld.rows(bytes, bytesAtOnce: bytesAtOnce)
      },
      print: { [self] bytes in said += String(decoding: bytes, as: UTF8.self) },
      stamp: { [self] path in stamps[path] ?? files[path].map { "\($0.count)" } },
      append: { [self] change throws(FileTrouble) in
        interloper?()
        guard files[change.path] == change.old else { throw .changed }
        let new = AppendRecord(
          path: change.path, offset: change.old?.count ?? 0, bytes: change.new, isDone: true)
        record = change.ending?.joined(with: new) ?? new
        files[change.path, default: []] += change.new
      },
      lastAppend: { [self] path in record?.path == path ? record : nil },
      retract: { [self] path, taken throws(FileTrouble) in
        guard let file = files[path], taken.isLast(in: file) else { throw .changed }
        files[path] = taken.offset == 0 ? nil : Array(file[..<taken.offset])
        record = nil
      },
      replace: { [self] path, old, new throws(FileTrouble) in
        guard files[path] == old else { throw .changed }
        files[path + ".bak"] = old
        files[path] = new
        return path + ".bak"
      },
      edit: { [self] path, line in
        edited.append("\(path):\(line)")
        return editor?()
      },
      ask: { [self] question in
        if let answer { return answer }
        guard !answers.isEmpty else { return nil }
        said += question + answers[0] + "\n"
        return answers.removeFirst()
      },
      canAsk: !answers.isEmpty || editor != nil, hasLineEditing: { false },
      terminalWidth: terminalWidth,
      isTerminal: terminalWidth != nil,
      channel: ReplLoop.Channel(
        isInteractive: false,
        readLine: { [self] _ in input.isEmpty ? nil : input.removeFirst() },
        say: { [self] in said += $0 }, complain: { [self] in complained += $0 }))
  }

  /// How many bytes of a table are given at once.
  var bytesAtOnce = 1000

  /// A table in memory, a few bytes at a time.
  private static func rows(_ bytes: [UInt8], bytesAtOnce: Int) -> World.RowFile {
    let place = Mutex(0)
    return World.RowFile(
      read: { buffer, start in
        place.withLock { place in
          let count = min(bytesAtOnce, bytes.count - place, RowTable.block - start)
          buffer.replaceSubrange(start..<(start + count), with: bytes[place..<(place + count)])
          place += count
          return count
        }
      }, trouble: { .failed("it cannot be read") })
  }

  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        hasWord = true
      } else if character == " ", !isQuoted {
        if hasWord || !word.isEmpty { words.append(word) }
        word = ""
        hasWord = false
      } else {
        word.append(character)
      }
    }
    return hasWord || !word.isEmpty ? words + [word] : words
  }

  /// The folder of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
