import ReversePyramid
import TrainingLog

/// `rpt why`: one target explained, one of its conditions, or why it is not another.
enum WhyCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    guard !context.words.isEmpty else {
      throw .usage(
        "why which exercise?", context.shell.rpt("why EXERCISE [SET] [LETTER | not RULE|WEIGHT]"))
    }
    return try OneShot.ask(context.words, context) { repl, rest, name throws(Failure) in
      try repl.why(rest, named: name)
    }
  }
}
