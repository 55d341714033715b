import ReversePyramid
import TrainingLog

/// The board as one JSON object.
enum NextJSON {
  static func board(_ exercises: [Int], _ gym: Gym, showsAll: Bool, showsPlates: Bool = false)
    -> JSON
  {
    board(
      exercises.map { ($0, gym.isBlocked($0) ? nil : gym.board($0)) }, gym, on: gym.today,
      showsAll: showsAll, showsPlates: showsPlates)
  }

  static func board(
    _ boards: [(exercise: Int, board: Board?)], _ gym: Gym, on today: Day, showsAll: Bool = false,
    showsPlates: Bool = false
  ) -> JSON {
    [
      "schema": "rpt.next/1", "book": .string(gym.book.name), "today": .string(today.text),
      "unit": .string(gym.log.unit.rawValue),
      "exercises": .array(
        boards.map { exercise($0, $1, gym, showsAll: showsAll, showsPlates: showsPlates) }),
      "problems": .array(gym.problems.map(ProblemView.json)),
    ]
  }

  private static func exercise(
    _ exercise: Int, _ board: Board?, _ gym: Gym, showsAll: Bool, showsPlates: Bool
  ) -> JSON {
    let logged = gym.log.exercises[exercise]
    var fields: [JSON.Field] = [.init("name", .string(logged.name))]
    guard let board else {
      return .object(fields + [.init("blocked", true), .init("sets", [])])
    }
    let decisions = showsAll ? board.allDecisions : board.decisions
    let plates = showsPlates ? BoardPlates(board, logged.loads) : nil
    fields.append(
      .init("sets", .array(decisions.map { DecisionJSON.set($0, plates: plates) })))
    if board.openSession != nil, let next = board.decisions.first(where: { $0.done == nil }) {
      fields.append(.init("next", .int(next.set)))
    }
    let remarks = board.remarks.filter(\.isForBoard).map {
      JSON.string($0.words(log: gym.log.name))
    }
    if !remarks.isEmpty { fields.append(.init("notes", .array(remarks))) }
    return .object(fields)
  }
}
