import ReversePyramid
import TrainingLog

/// The board as one JSON object.
enum NextJSON {
  static func board(_ exercises: [Int], _ gym: Gym, showsAll: Bool) -> JSON {
    [
      "schema": "rpt.next/1", "book": .string(gym.book.name), "today": .string(gym.today.text),
      "unit": .string(gym.log.unit.rawValue),
      "exercises": .array(exercises.map { exercise($0, gym, showsAll: showsAll) }),
      "problems": .array((gym.log.problems + gym.bookProblems).map(ProblemView.json)),
    ]
  }

  private static func exercise(_ id: Int, _ gym: Gym, showsAll: Bool) -> JSON {
    let entry = BoardEntry(id, in: gym)
    var fields: [JSON.Field] = [.init("name", .string(entry.name))]
    guard let board = entry.board else {
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
