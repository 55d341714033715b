import Foundation
import Testing

@testable import rpt

/// Whole conversations and command lines, kept as text: `> ` begins what was typed, the rest is what
/// was answered, `! ` what stood on standard error.
///
/// With `RECORD_TRANSCRIPTS` set the files are written anew, and the test fails so that they are read.
struct TranscriptTests {
  static let folder = TestWorld.root.appending(path: "Tests/rptTests/Golden")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".txt") }.sorted()
  }()

  @Test func `there are transcripts`() { #expect(Self.names.count >= 6) }

  @Test(arguments: names)
  func `the conversation goes as written`(_ name: String) throws {
    let url = Self.folder.appending(path: name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let played = Self.play(text, keepsWorld: name.hasPrefix("log"))
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, played != text {
      try played.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it")
    }
    #expect(played == text)
  }

  /// Plays the typed lines of a transcript and writes it anew.
  ///
  /// The first typed line is a command line; the ones behind `rpt … repl` are the conversation.
  /// With `keepsWorld` each goes on with the files the one before left.
  private static func play(_ text: String, keepsWorld: Bool) -> String {
    let typed = text.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
    var result = ""
    var index = 0
    let kept = TestWorld()
    while index < typed.count {
      let line = typed[index]
      index += 1
      if line.hasPrefix("cat ") {
        let bytes = kept.files["/home/lifter/" + line.dropFirst(4)] ?? []
        result += "> \(line)\n\(String(decoding: bytes, as: UTF8.self))"
        continue
      }
      let world = keepsWorld ? kept : TestWorld()
      world.files["mine.rules"] = Array(
        (try? String(contentsOf: folder.appending(path: "mine.rules"), encoding: .utf8))?.utf8
          ?? "".utf8)
      result += "> \(line)\n"
      world.input = []
      guard line.hasSuffix(" repl") else {
        result += shown(world.run(line: String(line.dropFirst(4))))
        continue
      }
      while index < typed.count, !typed[index].hasPrefix("rpt ") {
        world.input.append(typed[index])
        index += 1
      }
      result += world.transcript(TestWorld.split(String(line.dropFirst(4))))
    }
    return result
  }

  private static func shown(_ output: Output) -> String {
    let errors = output.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return output.text + errors.map { "! \($0)\n" }.joined()
      + (output.status == .good ? "" : "! status \(output.status.rawValue)\n")
  }
}

extension TestWorld {
  /// The conversation of `input`, with every line typed before its answer.
  func transcript(_ arguments: [String]) -> String {
    var result = ""
    let lines = input
    var next = 0
    var world = world
    world.channel = ReplLoop.Channel(
      isInteractive: false,
      readLine: { _ in
        guard next < lines.count else { return nil }
        defer { next += 1 }
        result += "> \(lines[next])\n"
        return lines[next]
      },
      say: { result += $0 },
      complain: { text in
        result += text.split(separator: "\n").map { "! \($0)\n" }.joined()
      })
    let output = Program.run(arguments, in: world)
    return result + (output.status == .good ? "" : "! status \(output.status.rawValue)\n")
  }
}
