import ReversePyramid
import TrainingLog

/// `rpt history`: sessions with line numbers, records, estimated one-rep maximum.
enum HistoryCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let gym = try context.gym()
    let chosen = context.words.isEmpty ? nil : try NextCommand.choose(context.words, gym)
    let width = try context.width()
    var output: Output
    if context.json {
      output = .json(HistoryJSON.lines(gym, exercises: chosen))
      if !gym.errors.isEmpty {
        output.text += Failure(problems: gym.errors, status: .badData).output(json: true).text
      }
    } else {
      let view = HistoryView(gym: gym, width: width)
      if context.plain {
        output = .lines(view.plain(chosen))
      } else if context.read {
        let all = chosen ?? GlanceView.order(gym).flatMap(\.self)
        output = .lines(all.flatMap(view.read).map(DisplayText.safe))
      } else if let chosen {
        output = .lines(Array(chosen.map(view.lines).joined(separator: [""])))
      } else {
        output = .lines(view.overview())
      }
      output.errors = Notices.problems(gym, context)
    }
    output.status = gym.status
    return output
  }
}
