import Foundation
import Testing

@testable import rpt

/// What the README shows is what the program prints.
struct ReadmeTests {
  struct Example: CustomTestStringConvertible, Sendable {
    /// The files that the block shows above the command.
    var files: [String: String]
    var command: String
    var output: [String]
    var testDescription: String { command }
  }

  static let text =
    (try? String(contentsOf: TestWorld.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// Every `$ rpt …` line in a block of the README, with what is below it; below `$ cat …` is a file.
  static let examples: [Example] = {
    var examples: [Example] = []
    var isOpen = false
    var isShown = false
    var files: [String: String] = [:]
    var file: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isOpen.toggle()
        isShown = false
        (files, file) = ([:], nil)
      } else if isOpen, line.hasPrefix("$ rpt ") {
        examples.append(Example(files: files, command: String(line.dropFirst(6)), output: []))
        isShown = true
        file = nil
      } else if isOpen, line.hasPrefix("$ cat ") {
        isShown = false
        file = String(line.dropFirst(6))
      } else if let file {
        files[file, default: ""] += line + "\n"
      } else if isShown {
        examples[examples.count - 1].output.append(line)
      }
    }
    return examples
  }()

  @Test func `shows real sessions`() { #expect(Self.examples.count >= 4) }

  @Test(arguments: examples)
  func `prints what the README shows`(_ example: Example) throws {
    let world = TestWorld(example.files)
    let output = world.run(line: example.command)
    var printed = (world.takeSaid() + output.text).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map(String.init)
    while printed.last?.isEmpty == true { printed.removeLast() }
    var shown = example.output
    while shown.last?.isEmpty == true { shown.removeLast() }
    // A block that ends in `...` shows the beginning.
    if shown.last == "..." {
      shown.removeLast()
      printed = Array(printed.prefix(shown.count))
    }
    #expect(printed == shown)
  }
}
