import ReversePyramid
import TrainingLog

/// `rpt replay`: past sessions through the rules.
enum ReplayCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    if context.arguments.has("csv") { return try RowsCommand.run(context) }
    guard !context.arguments.has("summary") else {
      throw .usage("--summary sums up a table", "rpt replay --csv FILE.csv --summary")
    }
    let gym = try context.gym()
    let chosen = try choose(context, gym)
    let width = try context.width()
    var output = Output()
    var shown: [(view: ReplayView, sessions: [ReplayedSession])] = []
    for exercise in chosen where !gym.isBlocked(exercise) {
      let view = ReplayView(
        exercise: gym.log.exercises[exercise].name,
        unit: gym.unit(exercise),
        book: gym.book.name,
        width: width,
        showsWhy: context.arguments.has("why")
      )
      let past = gym.histories[exercise].filter { $0.day <= gym.today }
      let sessions = gym.coach(exercise).replay(
        past, unit: gym.unit(exercise), wording: context.arguments.has("why"))
      if context.json {
        output += .json(view.json(sessions))
      } else if context.plain {
        output += .lines(view.plain(sessions))
      } else if context.read {
        output += .lines(view.read(sessions).map(DisplayText.safe))
      } else if !sessions.isEmpty {
        shown.append((view, sessions))
      }
    }
    if !context.json, !context.plain, let lines = Beginning.noSession(gym, width: width) {
      output += .lines(lines)
      output.errors += Notices.problems(gym, context)
    } else if !context.json {
      // One form for all of it: tables beside stacked blocks would read as two answers.
      let asTables = shown.allSatisfy { $0.view.fitsTables($0.sessions) }
      let blocks = shown.map { $0.view.lines($0.sessions, asTables: asTables) }
      output += .lines(
        (context.plain ? [] : Notices.top(gym, width: width)) + blocks.joined(separator: [""]))
      output.errors += Notices.problems(gym, context)
    } else if !gym.errors.isEmpty {
      output.text += errorLine(gym)
    }
    output.status = gym.status
    return output
  }

  private static func errorLine(_ gym: Gym) -> String {
    Failure(problems: gym.errors, status: .badData).output(json: true).text
  }

  /// The exercises named; without words all that were ever done, by the log's order.
  private static func choose(_ context: Context, _ gym: Gym) throws(Failure) -> [Int] {
    guard context.words.isEmpty else { return try NextCommand.choose(context.words, gym) }
    return gym.log.exercises.indices.filter { !gym.histories[$0].isEmpty }
  }
}
