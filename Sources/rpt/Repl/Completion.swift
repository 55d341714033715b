import ReversePyramid
import TrainingLog

/// What could be typed next: commands, exercises, rules, books, settings, days.
struct Completion {
  private let repl: Repl

  init(_ repl: Repl) { self.repl = repl }

  /// Whole words that could stand in place of the last word of a line.
  func words(for line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let isFresh = line.isEmpty || line.hasSuffix(" ")
    let last = isFresh ? "" : words.last ?? ""
    let before = isFresh ? words : Array(words.dropLast())
    return candidates(after: before)
      .filter { $0.lowercased().hasPrefix(last.lowercased()) }
  }

  private func candidates(after before: [String]) -> [String] {
    guard let first = before.first?.lowercased() else {
      return ReplCommand.all.map(\.name) + exercises
    }
    let commands = ReplCommand.named(first)
    guard commands.count == 1, let command = commands.first else { return [] }
    if before.last?.lowercased() == "not" { return rules }
    switch command.argument {
    case .none: return []
    case .exercise: return exercises
    case .rule: return rules + (command.name == "why" ? ["not"] : [])
    case .book: return RuleBook.builtInNames
    case .setting: return before.count == 1 ? repl.book.settings.map(\.name) : []
    case .day:
      guard let focus = repl.focus else { return [] }
      return repl.gym.histories[focus].map(\.day.text)
    case .onOff: return ["on", "off"]
    case .word:
      switch command.name {
      case "what": return before.count == 1 ? ["if"] : before.count == 2 ? ["last"] : ["was"]
      case "forecast": return before.count == 1 ? ["reps"] : []
      case "help": return ReplCommand.all.map(\.name)
      default: return []
      }
    }
  }

  private var rules: [String] { repl.gym.book.ruleNames }

  /// One word each: aliases, and names without a space; of the others the first word.
  private var exercises: [String] {
    var seen: Set<String> = []
    return repl.gym.log.exercises.flatMap { exercise in
      [exercise.name.split(separator: " ").first.map(String.init) ?? exercise.name]
        + exercise.aliases.filter { !$0.contains(" ") }
    }.filter { seen.insert($0.lowercased()).inserted }
  }
}
