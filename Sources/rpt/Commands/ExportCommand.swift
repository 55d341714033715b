import ReversePyramid
import TrainingLog

/// `rpt export`: everything that the log holds, as a table or as JSON.
enum ExportCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    if context.json, context.arguments.has("csv") {
      throw .usage(
        "export gives one form at a time", context.shell.rpt("export --csv"),
        context.shell.rpt("export --json"))
    }
    guard context.words.isEmpty else {
      throw .usage(
        "export takes no words, it gives the whole log",
        context.shell.rpt("export --csv") + " > log.csv")
    }
    let gym = try context.gym()
    let errors = gym.log.problems.filter { $0.severity == .error }
    var output =
      context.json ? Output.json([ExportJSON.log(gym)]) : .lines(ExportCSV.lines(gym))
    guard !errors.isEmpty else { return output }
    output.status = .badData
    if context.json {
      output.text += Failure(problems: errors, status: .badData).output(json: true).text
    } else {
      output.errors = ProblemView.text(errors)
    }
    return output
  }
}
