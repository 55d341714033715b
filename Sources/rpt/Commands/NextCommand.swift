import ReversePyramid
import TrainingLog

/// `rpt next`: the board of the exercises named, of a title's latest session, or of all.
enum NextCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let gym = try context.gym()
    let chosen = try choose(context.words, gym)
    var output: Output
    if context.json {
      output = .json([
        NextJSON.board(
          chosen, gym, showsAll: context.arguments.has("all"),
          showsPlates: context.arguments.has("plates"))
      ])
    } else {
      let showsPlates = context.arguments.has("plates")
      let entries = chosen.map { BoardEntry($0, in: gym, showsPlates: showsPlates) }
      let showsAll = context.arguments.has("all")
      if context.plain {
        output = .lines(entries.flatMap { PlainView.rows($0, showsAll: showsAll) })
      } else if context.read {
        output = .lines(
          entries.flatMap { ReadView.lines($0, showsAll: showsAll, log: gym.log.name) }
        )
      } else {
        let view = BoardView(
          log: gym.log.name,
          width: try context.width(),
          showsAll: showsAll,
          paint: context.paint
        )
        var lines = Notices.top(gym, width: view.width)
        for (index, entry) in entries.enumerated() {
          lines += (index == 0 ? [] : [""]) + view.lines(entry)
        }
        output = .lines(lines)
        if entries.isEmpty {
          let isArchived = gym.histories.contains { !$0.isEmpty }
          output = .lines(
            isArchived
              ? Beginning.archived(gym, width: view.width)
              : Beginning.noSession(gym, width: view.width) ?? Beginning.emptyLog(context, []))
        }
      }
      output.errors = Notices.problems(gym, context)
    }
    output.status = gym.status
    return output
  }

  /// The exercises that words name, in order; without words all that are not archived.
  static func choose(_ words: [String], _ gym: Gym) throws(Failure) -> [Int] {
    guard !words.isEmpty else { return GlanceView.order(gym).flatMap(\.self) }
    var chosen: [Int] = []
    for found in try NameFinder(gym.log, groups: true).all(words) {
      switch found {
      case .exercise(let index): chosen.append(index)
      case .title(let title): chosen += exercises(ofTitle: title, gym)
      case .category(let category):
        let members = GlanceView.order(gym).flatMap(\.self)
          .filter { gym.log.exercises[$0].category == category }
        if members.isEmpty {
          throw .usage(
            "no exercise has the category \(category)",
            "say it in the log: category: \(category), under exercise NAME"
          )
        }
        chosen += members
      }
    }
    var seen: Set<Int> = []
    return chosen.filter { seen.insert($0).inserted }
  }

  private static func exercises(ofTitle title: String, _ gym: Gym) -> [Int] {
    let visit = gym.log.visits.last {
      $0.day <= gym.today && NameFinder.fold($0.title) == title && !$0.entries.isEmpty
    }
    return visit?.entries.map(\.exercise) ?? []
  }
}
