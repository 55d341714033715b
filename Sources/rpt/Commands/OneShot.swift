import ReversePyramid
import TrainingLog

/// Questions of the conversation as commands of their own, answered by the same code.
enum OneShot {
  static func whatIf(_ context: Context) throws(Failure) -> Output {
    guard context.words.first?.lowercased() == "if" else {
      throw .usage("what goes with if", context.shell.rpt("what if EXERCISE SETS"))
    }
    return try ask(Array(context.words.dropFirst()), context) { ["what", "if"] + $0 }
  }

  static func forecast(_ context: Context) throws(Failure) -> Output {
    try ask(context.words, context) { ["forecast"] + $0 }
  }

  static func trace(_ context: Context) throws(Failure) -> Output {
    try ask(context.words, context) { ["trace"] + $0 }
  }

  static func outlook(_ context: Context) throws(Failure) -> Output {
    try ask(context.words, context) { ["outlook"] + $0 }
  }

  /// Finds the exercise at the start of the words and asks the rest of it.
  private static func ask(
    _ words: [String], _ context: Context, _ question: ([String]) -> [String]
  ) throws(Failure) -> Output {
    var repl = try Repl(context)
    guard !words.isEmpty else {
      throw .usage("which exercise?", "rpt help \(context.arguments.words[0])")
    }
    let (found, length) = try NameFinder(repl.gym.log).first(words[...])
    guard case .exercise(let exercise) = found else { throw .usage("which exercise?") }
    repl.focus = exercise
    let rest = Array(words.dropFirst(length))
    let reply = try repl.answer(question(rest).joined(separator: " "))
    var output = context.json && !reply.json.isEmpty ? Output.json(reply.json) : .lines(reply.lines)
    if !context.json { output.errors = Notices.problems(repl.gym, context) }
    output.status = repl.gym.status
    return output
  }
}
