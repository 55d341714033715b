import ReversePyramid
import TrainingLog

extension Repl {
  /// The sessions of the exercise in focus, up to the place in time.
  func history() throws(Failure) -> Reply {
    let exercise = try focused()
    var shown = gym
    let note: [String]
    if let cursor, !cursor.isNow {
      shown.today = cursor.sessions[cursor.position - 1].session.day + -1
      note = ["before \(cursor.sessions[cursor.position - 1].session.day.text):"]
    } else {
      note = supposed == nil ? [] : ["as the log has it, without the what-ifs:"]
    }
    let view = HistoryView(gym: shown, width: width)
    switch form {
    case .text: return Reply(lines: note + view.lines(exercise))
    case .plain: return Reply(lines: view.plain([exercise]))
    case .read: return Reply(lines: note + view.read(exercise).map(DisplayText.safe))
    case .json: return Reply(json: HistoryJSON.lines(shown, exercises: [exercise]))
    }
  }
}
