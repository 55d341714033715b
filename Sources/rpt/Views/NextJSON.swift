import ReversePyramid
import TrainingLog

/// The board as one JSON object.
enum NextJSON {
  static func board(_ exercises: [Int], _ gym: Gym, showsAll: Bool) -> JSON {
    board(
      exercises.map { ($0, gym.isBlocked($0) ? nil : gym.board($0)) }, gym, on: gym.today,
      showsAll: showsAll)
  }

  static func board(
    _ boards: [(exercise: Int, board: Board?)], _ gym: Gym, on today: Day, showsAll: Bool = false
  ) -> JSON {
    [
      "schema": "rpt.next/1", "book": .string(gym.book.name), "today": .string(today.text),
      "unit": .string(gym.log.unit.rawValue),
      "exercises": .array(
        boards.map { exercise(gym.log.exercises[$0].name, $1, gym, showsAll: showsAll) }),
      "problems": .array((gym.log.problems + gym.bookProblems).map(ProblemView.json)),
    ]
  }

  private static func exercise(_ name: String, _ board: Board?, _ gym: Gym, showsAll: Bool) -> JSON
  {
    var fields: [JSON.Field] = [.init("name", .string(name))]
    guard let board else {
      return .object(fields + [.init("blocked", true), .init("sets", [])])
    }
    let decisions = board.decisions + (showsAll ? board.offBoard : [])
    fields.append(.init("sets", .array(decisions.map(DecisionJSON.set))))
    let remarks = board.remarks.filter(\.isForBoard).map {
      JSON.string($0.words(log: gym.log.name))
    }
    if !remarks.isEmpty { fields.append(.init("notes", .array(remarks))) }
    return .object(fields)
  }
}
