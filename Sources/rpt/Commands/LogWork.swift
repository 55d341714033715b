import ReversePyramid
import TrainingLog

/// A log at hand to be appended to, made first where that was asked for.
struct LogWork {
  var context: Context
  var file: LogBytes
  /// What a log that is made begins with; empty where the log is there.
  var head: String
  var writer: LogWriter

  init(_ context: Context, command: String = "log") throws(Failure) {
    self.context = context
    _ = try context.writablePath(command)
    file = try context.logBytes()
    let bytes = file.bytes ?? []
    let isBlank = bytes.allSatisfy { $0 <= 32 || [0xEF, 0xBB, 0xBF].contains($0) }
    head = isBlank ? "unit: \(try LogWork.newUnit(context, exists: file.bytes != nil))\n" : ""
    writer = LogWriter(
      bytes + Array(head.utf8), name: context.logName, today: try context.today())
    if !isBlank, let asked = try LogWork.unit(context), asked != writer.log.unit {
      throw .usage(
        "\(context.logName) is in \(writer.log.unit.rawValue), not \(asked.rawValue)",
        "a set may name its unit: 60\(asked.rawValue) x 8")
    }
  }

  /// The unit of a log that is to be made, once that is agreed to.
  private static func newUnit(_ context: Context, exists: Bool) throws(Failure) -> String {
    if !exists, !context.arguments.has("create") {
      guard context.world.canAsk,
        context.isAgreed("There is no log at \(context.logPath). Make it?")
      else {
        throw Failure(
          message: "there is no log at \(context.logPath)",
          hints: [
            "make it: "
              + context.shell.rpt("log --create --unit kg Bench Press 80x6 72.5x8 65x10"),
            "or: " + context.shell.rpt("init --unit kg"),
          ], status: .noFile)
      }
    }
    if let unit = try unit(context) { return unit.rawValue }
    guard let unit = context.askUnit("Are the weights kg or lb? ") else {
      throw .usage("a new log needs its unit", "--unit kg   (or lb)")
    }
    return unit.rawValue
  }

  static func unit(_ context: Context) throws(Failure) -> WeightUnit? {
    guard let text = context.arguments.options["unit"] else { return nil }
    guard let unit = WeightUnit(rawValue: text.lowercased()) else {
      throw .usage("--unit takes kg or lb, not \(text)")
    }
    return unit
  }

  /// Where new lines belong: the day asked for, else today, or yesterday's session in the small hours.
  func place() throws(Failure) -> AppendPlace {
    let options = context.arguments.options
    var place = AppendPlace(
      day: try context.today(), title: options["title"], isNew: context.arguments.has("new"))
    if let text = options["date"] {
      guard let day = try context.day(named: text) else {
        throw .usage("--date takes a day such as 2026-10-08, today or yesterday, not \(text)")
      }
      place.day = day
    } else if try context.minute() < LogWork.nightEnds, !place.isNew {
      var night = place
      night.day = place.day + -1
      if writer.joins(night) { place = night }
    }
    return place
  }

  /// 04:00, up to which a session of the evening before goes on.
  private static let nightEnds = 240

  func entry(_ request: LogRequest, at place: AppendPlace, namesUnits: Bool = true) throws(Failure)
    -> LogAppend
  {
    do throws(AppendRefusal) {
      return try writer.entry(request.name, request.sets, at: place, namesUnits: namesUnits)
    } catch {
      throw LogWork.failure(error)
    }
  }

  func lines(_ text: [UInt8], at place: AppendPlace) throws(Failure) -> LogAppend {
    do throws(AppendRefusal) {
      return try writer.lines(text, at: place)
    } catch {
      throw LogWork.failure(error)
    }
  }

  /// Writes, and goes on from the log as it is then.
  mutating func write(_ append: LogAppend) throws(Failure) {
    let text = head + append.text
    try context.append(text, to: file)
    file.bytes = (file.bytes ?? []) + Array(text.utf8)
    head = ""
    writer = LogWriter(file.bytes ?? [], name: context.logName, today: try context.today())
  }

  private static func failure(_ refusal: AppendRefusal) -> Failure {
    let message = refusal.message.isEmpty ? "" : "\(refusal.message); "
    return Failure(
      problems: refusal.problems, message: "\(message)nothing was written", status: .badData)
  }
}

extension Context {
  /// Minutes after midnight; noon where the day is not the clock's.
  func minute() throws(Failure) -> Int { try today() == world.today ? world.minute : 720 }

  /// Asks for a unit, a few times where the answer is none.
  func askUnit(_ question: String) -> WeightUnit? {
    for _ in 1...5 {
      guard let answer = world.ask(question) else { return nil }
      if let unit = WeightUnit(rawValue: answer.lowercased()) { return unit }
    }
    return nil
  }

  /// Asks for a yes.
  func isAgreed(_ question: String) -> Bool {
    let answer = world.ask("\(DisplayText.safe(question)) [y/n] ")?.lowercased()
    return answer == "y" || answer == "yes"
  }
}
