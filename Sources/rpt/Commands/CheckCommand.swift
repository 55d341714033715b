import ReversePyramid
import TrainingLog

/// `rpt check`: every error and warning of the log, and a line that says what was read.
enum CheckCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    guard context.words.isEmpty else {
      throw .usage("check takes no words", "another log: rpt check -f LOG")
    }
    let gym = try context.gym()
    let problems = gym.problems
    if context.json {
      let object: JSON = [
        "schema": "rpt.check/1", "file": .string(gym.log.name),
        "sessions": .int(sessions(gym)), "exercises": .int(gym.log.exercises.count),
        "sets": .int(sets(gym)), "errors": .int(gym.errors.count),
        "warnings": .int(problems.count - gym.errors.count),
        "problems": .array(problems.map(ProblemView.json)),
      ]
      return Output(text: object.text + "\n", status: gym.status)
    }
    var output = Output(errors: ProblemView.text(problems), status: gym.status)
    let words = summary(gym, warnings: problems.count - gym.errors.count)
    output.text = Layout.wrap(words, try context.width()).map { $0 + "\n" }.joined()
    return output
  }

  private static func sessions(_ gym: Gym) -> Int {
    gym.log.visits.filter { !$0.entries.isEmpty }.count
  }

  private static func sets(_ gym: Gym) -> Int {
    gym.log.visits.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.work.count } }
  }

  private static func summary(_ gym: Gym, warnings: Int) -> String {
    let errors = gym.errors.count
    return "\(gym.log.name): \(counted(sessions(gym), "session")), "
      + "\(counted(gym.log.exercises.count, "exercise")), \(counted(sets(gym), "set")), "
      + (errors == 0 ? "no errors" : counted(errors, "error"))
      + (warnings == 0 ? "" : ", \(counted(warnings, "warning"))")
  }
}
