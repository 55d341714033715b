import Foundation
import ReversePyramid

@testable import rpt

/// The lines of a transcript that set the world instead of running the program.
enum Stage {
  /// What is shown for a line that sets the world; nil where it is a command line.
  static func set(_ line: String, _ lines: inout ArraySlice<Substring>, _ world: TestWorld)
    -> String?
  {
    let parts = line.split(separator: " ", maxSplits: 1)
    let value = parts.count > 1 ? String(parts[1]) : ""
    switch parts.first {
    case "file":
      var text: [Substring] = []
      while let next = lines.first, next.hasPrefix("| ") {
        text.append(next.dropFirst(2))
        lines.removeFirst()
      }
      world.files[path(value)] = Array(text.map { $0 + "\n" }.joined().utf8)
      return text.map { "| \($0)\n" }.joined()
    case "cat":
      guard let bytes = world.files[path(value)] else { return "there is no \(value)\n" }
      return String(decoding: bytes, as: UTF8.self)
    case "today": world.today = Day(value) ?? world.today
    case "env":
      let pair = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      world.environment[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    case "terminal": world.terminalWidth = Int(value)
    case "editor":
      let status = Int32(value)
      world.editor = status.map { status in { status } }
    case "edited":
      defer { world.edited = [] }
      return world.edited.map { $0 + "\n" }.joined()
    case "answers": world.answers = value.split(separator: "|").map(String.init)
    default: return nil
    }
    return ""
  }

  /// `training.txt` is the log at home, every other file the one of its name.
  private static func path(_ name: String) -> String {
    name.hasPrefix("training.txt") ? "/home/lifter/" + name : name
  }
}
