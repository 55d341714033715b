import ReversePyramid
import TrainingLog

/// A command's surroundings: its words and options, and the world.
struct Context {
  var arguments: Arguments
  var world: World
  /// Whether the log is the built-in example, which nothing may write.
  var isDemo = false

  var json: Bool { arguments.has("json") }
  var plain: Bool { arguments.has("plain") }
  var read: Bool { arguments.has("read") }

  /// The words behind the command's name.
  var words: [String] { Array(arguments.words.dropFirst()) }

  /// The columns to fit.
  func width() throws(Failure) -> Int {
    // Rows for scripts and sentences for a screen reader are never broken.
    if plain || read, !arguments.has("width") { return 1000 }
    guard let text = arguments.options["width"] ?? world.environment["COLUMNS"] else {
      return min(world.terminalWidth ?? 80, 100)
    }
    if let width = Int(text), (20...1000).contains(width) { return width }
    if arguments.has("width") { throw .usage("--width takes a number of columns from 20 to 1000") }
    return min(world.terminalWidth ?? 80, 100)
  }

  /// The day to decide for: `--today`, else `RPT_TODAY`, else the clock.
  func today() throws(Failure) -> Day {
    if let day = try day("--today", arguments.options["today"]) { return day }
    return try day("RPT_TODAY", world.environment["RPT_TODAY"]) ?? world.today
  }

  private func day(_ name: String, _ text: String?) throws(Failure) -> Day? {
    guard let text, !text.isEmpty else { return nil }
    guard let day = Day(text), (1970...2099).contains(day.date.year) else {
      throw .usage("\(name) takes a day such as 2026-10-08, not \(text)")
    }
    return day
  }

  /// The log the command works on: `-f`, else `RPT_LOG`, else `training.txt` at home.
  var logPath: String {
    if let path = arguments.options["file"] { return path }
    if let path = world.environment["RPT_LOG"], !path.isEmpty { return path }
    return (world.environment["HOME"] ?? ".") + "/training.txt"
  }

  /// Says that the log is not there, and how to make it.
  var noLog: Failure {
    var failure = FileTrouble.missing.failure(logPath)
    guard !isDemo, logPath != "-" else { return failure }
    failure.hints = [
      "make it: " + shell.rpt("init"),
      "or: " + shell.rpt("log --create --unit kg Bench Press 80x6 72.5x8 65x10"),
    ]
    return failure
  }

  /// The log as messages name it: its last component.
  var logName: String { logPath == "-" ? "standard input" : lastComponent(logPath) }

  func readLog() throws(Failure) -> LogFile {
    let file = try logBytes()
    guard let bytes = file.bytes else {
      guard !arguments.has("file"), !json else { throw noLog }
      throw Failure(hints: Beginning.lines(self), status: .noFile)
    }
    var log = LogFile.read(bytes, name: logName, today: try today())
    log.problems = named(log.problems, of: log)
    if file.wasTorn { log.problems.append(torn(file.bytes ?? [])) }
    return log
  }

  /// Says that the end of the file is not read.
  private func torn(_ bytes: [UInt8]) -> Diagnostic {
    Diagnostic(
      .warning, file: logPath,
      place: Diagnostic.Place(line: bytes.split(separator: 10).count, column: 0),
      message: "the last rpt log was cut short; its piece at the end is left out",
      explanation: ["the next rpt log removes the piece"])
  }

  func gym() throws(Failure) -> Gym {
    let (book, problems) = try readBook(arguments.options["rules"] ?? RuleBook.builtInNames[0])
    let gym = try gym(of: try readLog(), book, problems)
    world.shelf.log = gym
    return gym
  }

  /// A log that was read already, with the book in use.
  func gym(of log: LogFile) throws(Failure) -> Gym {
    let (book, problems) = try readBook(arguments.options["rules"] ?? RuleBook.builtInNames[0])
    return try gym(of: log, book, problems)
  }

  func gym(of log: LogFile, _ book: RuleBook, _ problems: [Diagnostic]) throws(Failure) -> Gym {
    var gym = Gym(log: log, book: book, bookProblems: problems, today: try today())
    gym.bookProblems = named(gym.bookProblems, of: log)
    gym.shell = shell
    return gym
  }

  /// Problems in a log name it as it was typed, so that an editor can jump to it.
  private func named(_ problems: [Diagnostic], of log: LogFile) -> [Diagnostic] {
    guard arguments.has("file"), logPath != "-" else { return problems }
    return problems.map { problem in
      var problem = problem
      if problem.file == log.name { problem.file = logPath }
      return problem
    }
  }

  /// Reads a book: a file where the name holds a slash or a dot, else a built-in one.
  func readBook(_ name: String) throws(Failure) -> (RuleBook, [Diagnostic]) {
    guard name.contains("/") || name.contains(".") else {
      if let book = RuleBook.builtIn(name) { return (book, []) }
      let near = Suggestion.nearest(to: name, in: RuleBook.builtInNames)
      throw .usage(
        "there is no book \(name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        "books: \(RuleBook.builtInNames.joined(separator: ", ")); a file is named with a slash or a dot"
      )
    }
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try world.read(name)
    } catch {
      throw error.failure(name)
    }
    let (book, found) = RuleBook.read(bytes, file: lastComponent(name))
    let problems = found.map { problem in
      var problem = problem
      problem.file = name
      return problem
    }
    guard let book else { throw Failure(problems: problems, isBook: true, status: .badData) }
    return (book, problems)
  }

  func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
