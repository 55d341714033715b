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
    if isJSON { return Reply(json: HistoryJSON.lines(shown, exercises: [exercise])) }
    return Reply(lines: note + HistoryView(gym: shown, width: width).lines(exercise))
  }
}
