import ReversePyramid

/// One word of the conversation: parsing, help and completion all read this table.
struct ReplCommand: Sendable {
  /// What may follow the word, for completion.
  enum Argument: Sendable { case none, exercise, rule, book, setting, day, onOff, word }

  var name: String
  var usage: String
  var summary: String
  var argument: Argument = .none
  /// Whether a prefix is not enough.
  var needsWholeWord = false
  var run: @Sendable (inout Repl, [String]) throws(Failure) -> Reply

  static let all: [ReplCommand] = [
    .init(
      name: "next", usage: "next [EXERCISE]", summary: "the targets as things are",
      argument: .exercise, run: { repl, words throws(Failure) in try repl.next(words) }),
    .init(
      name: "why", usage: "why [SET | LETTER | not RULE | not WEIGHT]",
      summary: "the target explained; a letter opens one condition", argument: .rule,
      run: { repl, words throws(Failure) in try repl.why(words) }),
    .init(
      name: "what", usage: "what if SETS | what if last was SETS",
      summary: "one more session, or another last one; nothing is written", argument: .word,
      run: { repl, words throws(Failure) in try repl.whatIf(words) }),
    .init(
      name: "reset", usage: "reset", summary: "drop every what-if and every setting tried",
      run: { repl, _ throws(Failure) in repl.reset() }),
    .init(
      name: "trace", usage: "trace [SET]", summary: "every rule and condition with its verdict",
      run: { repl, words throws(Failure) in try repl.trace(words) }),
    .init(
      name: "outlook", usage: "outlook [SET]", summary: "what each number of reps next leads to",
      run: { repl, words throws(Failure) in try repl.outlook(words) }),
    .init(
      name: "forecast", usage: "forecast N | forecast reps 7 8 8",
      summary: "roll forward under assumed reps", argument: .word,
      run: { repl, words throws(Failure) in try repl.forecast(words) }),
    .init(
      name: "rules", usage: "rules", summary: "the rules of the book",
      run: { repl, _ throws(Failure) in repl.rules() }),
    .init(
      name: "show", usage: "show RULE", summary: "a rule as the book writes it", argument: .rule,
      run: { repl, words throws(Failure) in try repl.show(words) }),
    .init(
      name: "set", usage: "set [NAME AMOUNT]", summary: "try a setting of the book",
      argument: .setting, run: { repl, words throws(Failure) in try repl.set(words) }),
    .init(
      name: "compare", usage: "compare BOOK", summary: "this exercise under another book",
      argument: .book, run: { repl, words throws(Failure) in try repl.compare(words) }),
    .init(
      name: "history", usage: "history", summary: "the sessions read, with their lines",
      run: { repl, _ throws(Failure) in try repl.history() }),
    .init(
      name: "replay", usage: "replay", summary: "walk the past from its first session",
      run: { repl, _ throws(Failure) in try repl.replay() }),
    .init(
      name: "step", usage: "step [N]", summary: "the next session of the replay",
      run: { repl, words throws(Failure) in try repl.step(by: 1, words) }),
    .init(
      name: "back", usage: "back [N]", summary: "the session before",
      run: { repl, words throws(Failure) in try repl.step(by: -1, words) }),
    .init(
      name: "goto", usage: "goto DAY", summary: "the first session on or after a day",
      argument: .day, run: { repl, words throws(Failure) in try repl.goto(words) }),
    .init(
      name: "until", usage: "until RULE", summary: "forward to where a rule decides",
      argument: .rule, run: { repl, words throws(Failure) in try repl.until(words) }),
    .init(
      name: "end", usage: "end", summary: "leave the replay for today",
      run: { repl, _ throws(Failure) in try repl.end() }),
    .init(
      name: "use", usage: "use EXERCISE", summary: "talk about an exercise; its name alone will do",
      argument: .exercise, run: { repl, words throws(Failure) in try repl.use(words) }),
    .init(
      name: "log", usage: "log [EXERCISE] SETS",
      summary: "write today's sets; sets alone ask first", argument: .exercise,
      needsWholeWord: true,
      run: { repl, words throws(Failure) in try repl.log(words) }),
    .init(
      name: "undo", usage: "undo", summary: "take back what was last logged",
      needsWholeWord: true,
      run: { repl, _ throws(Failure) in try repl.undo() }),
    .init(
      name: "reload", usage: "reload", summary: "read the log and the book again",
      run: { repl, _ throws(Failure) in try repl.reload() }),
    .init(
      name: "json", usage: "json on|off", summary: "answers as JSON", argument: .onOff,
      run: { repl, words throws(Failure) in try repl.json(words) }),
    .init(
      name: "help", usage: "help [WORD]", summary: "these words, or one of them", argument: .word,
      run: { repl, words throws(Failure) in try repl.help(words) }),
    .init(
      name: "quit", usage: "quit", summary: "leave; Ctrl-D does too",
      run: { _, words throws(Failure) in
        guard words.isEmpty else { throw .usage("quit stands alone") }
        return Reply(quits: true)
      }),
  ]

  /// The command a word names: in whole, or as the start of only one.
  static func named(_ word: String) -> [ReplCommand] {
    if let exact = all.first(where: { $0.name == word }) { return [exact] }
    if word == "?" { return all.filter { $0.name == "help" } }
    if word == "exit" { return all.filter { $0.name == "quit" } }
    return all.filter { !$0.needsWholeWord && $0.name.hasPrefix(word) }
  }
}

/// An answer of the conversation.
struct Reply: Sendable, Equatable {
  var lines: [String] = []
  var json: [JSON] = []
  /// Said beside the answer, on standard error.
  var notices: [String] = []
  var quits = false
}
