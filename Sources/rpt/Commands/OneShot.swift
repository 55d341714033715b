import ReversePyramid
import TrainingLog

/// Questions of the conversation as commands of their own, answered by the same code.
enum OneShot {
  static func whatIf(_ context: Context) throws(Failure) -> Output {
    guard context.words.first?.lowercased() == "if" else {
      throw .usage("what goes with if", context.shell.rpt("what if EXERCISE SETS"))
    }
    return try ask(Array(context.words.dropFirst()), context) { repl, rest, _ throws(Failure) in
      try repl.whatIf(["if"] + rest)
    }
  }

  static func forecast(_ context: Context) throws(Failure) -> Output {
    try ask(context.words, context) { repl, rest, _ throws(Failure) in try repl.forecast(rest) }
  }

  static func trace(_ context: Context) throws(Failure) -> Output {
    try ask(context.words, context) { repl, rest, name throws(Failure) in
      try repl.trace(rest, named: name)
    }
  }

  static func outlook(_ context: Context) throws(Failure) -> Output {
    try ask(context.words, context) { repl, rest, name throws(Failure) in
      try repl.outlook(rest, named: name)
    }
  }

  /// Finds the exercise at the start of the words and asks the rest of it.
  static func ask(
    _ words: [String], _ context: Context,
    _ question: (inout Repl, [String], _ name: String) throws(Failure) -> Reply
  ) throws(Failure) -> Output {
    var repl = try Repl(context)
    guard !words.isEmpty else {
      throw .usage("which exercise?", "rpt help \(context.arguments.words[0])")
    }
    let (found, length) = try NameFinder(repl.gym.log).first(words[...])
    guard case .exercise(let exercise) = found else { throw .usage("which exercise?") }
    repl.focus = exercise
    let rest = Array(words.dropFirst(length))
    let reply = try question(&repl, rest, repl.gym.log.exercises[exercise].name)
    var output = context.json && !reply.json.isEmpty ? Output.json(reply.json) : .lines(reply.lines)
    if !context.json { output.errors = Notices.problems(repl.gym, context) }
    output.status = repl.gym.status
    return output
  }
}
