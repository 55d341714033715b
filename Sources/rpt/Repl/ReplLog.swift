import ReversePyramid
import TrainingLog

extension Repl {
  /// `log SETS`: puts sets at the end of the log, of the exercise in focus or of one named first.
  mutating func log(_ words: [String]) throws(Failure) -> Reply {
    var work = try LogWork(context)
    let append = try work.entry(try request(words, work.writer.log), at: try work.place())
    var report = try LogCommand.write(append, &work, isDry: false)
    report.isTalk = true
    try goOn(with: append.entries.first.map { append.log.exercises[$0.entry.exercise].name })
    if isJSON { return Reply(json: [LogJSON.object(report)]) }
    return Reply(lines: report.lines(), notices: [report.warnings.trimmedEnd])
  }

  /// `undo`: takes back what was last put at the end of the log.
  mutating func undo() throws(Failure) -> Reply {
    let record = try UndoCommand.take(context)
    try goOn(with: nil)
    return Reply(lines: UndoCommand.lines(record, context))
  }

  /// Sets alone: they are logged after a yes.
  mutating func offer(_ words: [String]) throws(Failure) -> Reply {
    guard !context.isDemo else {
      throw .usage("the example is never written", "what if \(words.joined(separator: " "))")
    }
    let work = try LogWork(context)
    let append = try work.entry(try request(words, work.writer.log), at: try work.place())
    guard let (_, entry) = append.entries.first else { throw .usage("there is no set in this") }
    let name = append.log.exercises[entry.exercise].name
    let sets = append.newText(entry)
    pending = words
    return Reply(
      lines: Layout.wrap(
        "log \(DisplayText.safe(name)): \(DisplayText.safe(sets))? yes or no", width))
  }

  /// Whether words are sets, alone or behind the name of an exercise.
  func holdSets(_ words: [String]) -> Bool {
    if LogRequest.startsSet(words, 0), words[0].contains(where: \.isNumber) { return true }
    guard let first = words.indices.first(where: { LogRequest.startsSet(words, $0) }), first > 0
    else { return false }
    return (try? NameFinder(gym.log).exercise(Array(words[..<first]))) != nil
  }

  private func request(_ words: [String], _ log: LogFile) throws(Failure) -> LogRequest {
    var words = words
    // Quotation marks around it all are a habit from the shell.
    if let first = words.first, let last = words.last, first.hasPrefix("\""), last.hasSuffix("\"") {
      words[0].removeFirst()
      words[words.count - 1].removeLast()
    }
    guard !words.isEmpty else { throw .usage("log which sets?", "log 80x8 72.5x7") }
    guard LogRequest.startsSet(words, 0) else {
      return try LogRequest(words, in: log, context.shell) { _ in false }
    }
    let exercise = try focused()
    return LogRequest(
      name: gym.log.exercises[exercise].name, sets: LogRequest.joined(words), isNew: false)
  }

  /// Reads the log again after a change of its own, with the exercise in focus.
  private mutating func goOn(with name: String?) throws(Failure) {
    let focused = name ?? focus.map { gym.log.exercises[$0].name }
    take(try Repl(context))
    stamps = currentStamps()
    if let focused, let index = gym.log.exercises.firstIndex(where: { $0.name == focused }) {
      focus = index
    }
  }
}
