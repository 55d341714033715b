import ReversePyramid
import TrainingLog

/// `rpt edit`: the log in the lifter's editor, checked afterwards.
enum EditCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let path = try context.writablePath("edit")
    let log = try context.readLog()
    let line = try line(context.words, log, context)
    guard context.world.canAsk else {
      throw .usage(
        "edit opens an editor, and there is no terminal here", "the line: \(path):\(line)")
    }
    guard let status = context.world.edit(path, line) else {
      throw Failure(
        message: "no editor could be started", hints: ["VISUAL or EDITOR names one"],
        status: .inputOutput)
    }
    var after = context
    after.arguments.words = ["check"]
    var output = try CheckCommand.run(after)
    if status != 0 { output.errors += "rpt: the editor ended with status \(status)\n" }
    return output
  }

  /// The line of an exercise's latest entry, of its entry of a day, or of the latest session.
  private static func line(_ words: [String], _ log: LogFile, _ context: Context) throws(Failure)
    -> Int
  {
    guard !words.isEmpty else { return log.visits.map(\.line).max() ?? 1 }
    var words = words
    let day = try context.day(named: words[words.count - 1])
    if day != nil { words.removeLast() }
    let visits = log.visits.filter { day == nil || $0.day == day }
    guard !words.isEmpty else {
      guard let visit = visits.last else { throw .usage("there is no session on that day") }
      return visit.line
    }
    let exercise = try NameFinder(log).exercise(words)
    let entry = visits.last { $0.entries.contains { $0.exercise == exercise } }?.entries
      .first { $0.exercise == exercise }
    if let entry { return entry.line }
    let name = log.exercises[exercise].name
    guard day == nil else { throw .usage("\(name) has no entry on that day") }
    return max(1, log.exercises[exercise].line)
  }
}
