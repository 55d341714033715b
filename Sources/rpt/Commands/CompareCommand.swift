import ReversePyramid
import TrainingLog

/// `rpt rules compare A B`: two books over one log, and the smallest history that tells them apart.
enum CompareCommand {
  static func run(_ words: [String], _ context: Context) throws(Failure) -> Output {
    guard words.count == 2 else {
      throw .usage(
        "rules compare takes two books",
        context.shell.rpt("rules compare reverse-pyramid version-one")
      )
    }
    let (a, problemsOfA) = try context.readBook(words[0])
    let (b, problemsOfB) = try context.readBook(words[1])
    var output = Output()
    var top: [String] = []
    var result: ComparedBooks
    if let log = try log(context) {
      let gymA = try context.gym(of: log, a, problemsOfA)
      let gymB = try context.gym(of: log, b, problemsOfB)
      result = ComparedBooks(gymA, gymB)
      top = Notices.top(gymA)
      output.errors = Notices.problems(gymA, context) + more(gymB, gymA)
      output.status = gymA.errors.isEmpty ? gymB.status : gymA.status
    } else {
      result = ComparedBooks(a, b)
      result.problems = problemsOfA + problemsOfB.filter { !problemsOfA.contains($0) }
      output.errors = ProblemView.text(result.problems)
    }
    if context.json {
      output.text = CompareJSON.object(result).text + "\n"
      output.errors = ""
    } else if context.plain {
      output += .lines(CompareView.plain(result))
    } else {
      let view = CompareView(result, missing: context.logPath, width: try context.width())
      output += .lines(top + view.lines)
    }
    return output
  }

  /// The log, or nil where none was named and there is none at the usual place.
  private static func log(_ context: Context) throws(Failure) -> LogFile? {
    do throws(Failure) {
      return try context.readLog()
    } catch {
      guard error.status == .noFile, !context.arguments.has("file") else { throw error }
      return nil
    }
  }

  /// What the second book adds to the problems of the first.
  private static func more(_ gym: Gym, _ other: Gym) -> String {
    ProblemView.text(gym.bookProblems.filter { !other.bookProblems.contains($0) })
  }
}
