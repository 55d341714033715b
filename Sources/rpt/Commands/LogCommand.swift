import ReversePyramid
import TrainingLog

/// `rpt log`: what was done, put at the end of the log.
enum LogCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let words = context.words
    guard !words.isEmpty else {
      guard context.world.canAsk else {
        throw .usage("log what?", "rpt log bench 80x8 72.5x8", "rpt log -   reads lines")
      }
      return try LogPrompt.run(context)
    }
    var work = try LogWork(context)
    let place = try work.place()
    let append =
      words == ["-"]
      ? try work.lines(try input(context), at: place)
      : try work.entry(try request(words, work), at: place)
    return try finish(append, &work)
  }

  private static func input(_ context: Context) throws(Failure) -> [UInt8] {
    do throws(FileTrouble) {
      return try context.world.read("-")
    } catch {
      throw error.failure("standard input")
    }
  }

  private static func request(_ words: [String], _ work: LogWork) throws(Failure) -> LogRequest {
    try LogRequest(words, in: work.writer.log) { name in
      work.context.world.canAsk && work.context.isAgreed("\(name) is new to the log. Add it?")
    }
  }

  /// Writes what was read, unless only the look of it was asked for, and reports.
  static func finish(_ append: LogAppend, _ work: inout LogWork) throws(Failure) -> Output {
    let context = work.context
    let report = try write(append, &work, isDry: context.arguments.has("dry-run"))
    var output =
      context.json ? Output.json([LogJSON.object(report)]) : Output.lines(report.lines())
    if !context.json { output.errors = report.warnings }
    return output
  }

  /// Writes what was read, and says what there is to say of it.
  static func write(_ append: LogAppend, _ work: inout LogWork, isDry: Bool) throws(Failure)
    -> LogReport
  {
    let context = work.context
    let report = LogReport(
      append: append, before: try context.gym(of: work.writer.log),
      after: try context.gym(of: append.log), width: try context.width(), isDry: isDry)
    if !isDry { try work.write(append) }
    return report
  }
}
