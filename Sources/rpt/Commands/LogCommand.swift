import ReversePyramid
import TrainingLog

/// `rpt log`: what was done, put at the end of the log.
enum LogCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let words = context.words
    guard !words.isEmpty else {
      guard context.world.canAsk else {
        throw .usage(
          "log what?", context.shell.rpt("log bench 80x8 72.5x8"),
          context.shell.rpt("log -") + "   reads lines")
      }
      return try LogPrompt.run(context)
    }
    var input: [UInt8]?
    var agreed: Set<String> = []
    return try context.retrying { () throws(Failure) in
      var work = try LogWork(context)
      let place = try work.place()
      guard words == ["-"] else {
        let request = try request(words, work, &agreed)
        return try finish(try work.entry(request, at: place), &work)
      }
      if input == nil { input = try self.input(context) }
      return try finish(try work.lines(input ?? [], at: place), &work)
    }
  }

  private static func input(_ context: Context) throws(Failure) -> [UInt8] {
    do throws(FileTrouble) {
      return try context.world.read("-")
    } catch {
      throw error.failure("standard input")
    }
  }

  /// What is to be logged; a name that was agreed to before is not asked about again.
  private static func request(
    _ words: [String], _ work: LogWork, _ agreed: inout Set<String>
  ) throws(Failure) -> LogRequest {
    var known = agreed
    defer { agreed = known }
    return try LogRequest(words, in: work.writer.log, work.context.shell) { name in
      guard !known.contains(name) else { return true }
      guard work.context.world.canAsk,
        work.context.isAgreed("\(name) is new to the log. Add it?")
      else { return false }
      known.insert(name)
      return true
    }
  }

  /// Writes what was read, unless only the look of it was asked for, and reports.
  static func finish(_ append: LogAppend, _ work: inout LogWork) throws(Failure) -> Output {
    let context = work.context
    let report = try write(append, &work, isDry: context.arguments.has("dry-run"))
    var output =
      context.json ? Output.json([LogJSON.object(report)]) : Output.lines(report.lines())
    if !context.json { output.errors = report.warnings }
    if !report.isDry { output.standing = Output.isLogged }
    return output
  }

  /// Writes what was read, and says what there is to say of it.
  static func write(_ append: LogAppend, _ work: inout LogWork, isDry: Bool) throws(Failure)
    -> LogReport
  {
    let context = work.context
    var report = LogReport(
      append: append, before: try context.gym(of: work.writer.log),
      after: try context.gym(of: append.log), width: try context.width(), isDry: isDry)
    guard !isDry else { return report }
    try work.write(append)
    let record = context.world.lastAppend(work.file.path)
    report.canUndo = record?.isLast(in: work.file.bytes ?? []) ?? false
    return report
  }
}
