import Foundation
import Testing

@testable import rpt

/// Whole conversations and command lines, kept as text: `> ` begins what was typed, the rest is what
/// was answered, `! ` what stood on standard error.
///
/// A transcript that begins with a line `# stage` keeps its world from line to line and may set it:
/// `> file NAME` with the file's lines behind `| `, `> cat NAME`, `> today DAY`, `> env NAME=VALUE`,
/// `> terminal WIDTH`, `> editor STATUS`, `> answers A|B`.
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
    let played = Self.play(text)
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil, played != text {
      try played.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it")
    }
    #expect(played == text)
  }

  /// Plays the typed lines of a transcript and writes it anew.
  ///
  /// The ones behind `rpt … repl` are the conversation.
  private static func play(_ text: String) -> String {
    let isStage = text.hasPrefix("# stage\n")
    var lines = text.split(separator: "\n").filter { $0.hasPrefix("> ") || $0.hasPrefix("| ") }[...]
    var result = isStage ? "# stage\n" : ""
    let kept = TestWorld()
    while let typed = lines.popFirst() {
      let line = String(typed.dropFirst(2))
      result += "> \(line)\n"
      let world = isStage ? kept : TestWorld()
      if isStage, let answer = Stage.set(line, &lines, world) {
        result += answer
        continue
      }
      world.files["mine.rules"] = Array(
        (try? String(contentsOf: folder.appending(path: "mine.rules"), encoding: .utf8))?.utf8
          ?? "".utf8)
      world.input = []
      guard line.hasSuffix(" repl") || line.contains(" repl --") else {
        let output = world.run(line: String(line.dropFirst(4)))
        result += world.takeSaid() + shown(output)
        continue
      }
      while let next = lines.first, next.hasPrefix("> "), !next.hasPrefix("> rpt ") {
        world.input.append(String(next.dropFirst(2)))
        lines.removeFirst()
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
