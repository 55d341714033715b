import ReversePyramid
import TrainingLog

/// `rpt init`: a first log with comments that teach the format.
enum InitCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    if let word = context.words.first {
      throw .usage(
        "init takes no \(word)", context.shell.rpt("init --unit kg --lifts \"Bench Press, Squat\""))
    }
    var context = context
    if try context.logBytes().bytes == nil, !context.arguments.has("file"),
      let path = context.world.ask("Where should the log be? [\(context.logPath)] "), !path.isEmpty
    {
      context.arguments.options["file"] =
        path.hasPrefix("~/")
        ? (context.world.environment["HOME"] ?? "~") + path.dropFirst() : path
    }
    let path = try context.writablePath("init")
    let file = try context.logBytes()
    guard (file.bytes ?? []).allSatisfy({ $0 <= 32 }) else {
      throw Failure(
        message: "\(path) is there already, and init never writes over a log",
        hints: ["\(context.shell.rpt("next")) reads it; rpt init -f FILE makes another one"],
        status: .cannotCreate)
    }
    let unit = try unit(context)
    let lifts = try lifts(context)
    let text = text(unit, lifts)
    let log = LogFile.read(Array(text.utf8), name: context.logName, today: try context.today())
    guard log.problems.isEmpty else {
      throw Failure(
        problems: log.problems, message: "one of the lifts is no name; nothing was written",
        status: .usage)
    }
    try context.append(text, to: file)
    let first = log.exercises.first?.name ?? "Bench Press"
    let sets = unit == .kg ? "80x6 72.5x8 65x10" : "175x6 160x8 145x10"
    var output = Output.lines(
      ["made \(DisplayText.safe(path))", "", "Log the first session, the heaviest set first:", ""]
        + [
          "  " + context.shell.rpt("log \(DisplayText.safe(first)) \(sets)"), "",
          "More: rpt help format",
        ])
    output.standing = "the log was made"
    return output
  }

  private static func unit(_ context: Context) throws(Failure) -> WeightUnit {
    if let unit = try LogWork.unit(context) { return unit }
    guard let unit = context.askUnit("Are your weights kg or lb? ") else {
      throw .usage("a log needs its unit", context.shell.rpt("init --unit kg") + "   (or lb)")
    }
    return unit
  }

  private static func lifts(_ context: Context) throws(Failure) -> [String] {
    let typed =
      context.arguments.options["lifts"]
      ?? context.world.ask("Which lifts, with commas between? [none yet] ") ?? ""
    guard !typed.unicodeScalars.contains(where: DisplayText.isUnsafe) else {
      throw .usage(
        "the lifts hold a line end or a control character; nothing was written",
        context.shell.rpt("init --lifts \"Bench Press, Squat\""))
    }
    return typed.split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  private static func text(_ unit: WeightUnit, _ lifts: [String]) -> String {
    let heavy = unit == .kg ? "80x6, 72.5x8, 65x10" : "175x6, 160x8, 145x10"
    let step = unit == .kg ? "2.5" : "5"
    return """
      unit: \(unit.rawValue)

      ; Your training log. You own it: rpt log adds to its end, and so can any editor.
      ; A session begins with its date; each line below is an exercise, a colon and its sets,
      ; the heaviest first. In short:
      ;
      ;   the date     2026-10-05 Upper A
      ;   then         Bench Press: \(heavy)
      ;   warm-ups     w before the load; b a burnout, d a drop set; skip: not done
      ;   a note       behind a semicolon
      ;
      ; An exercise may say more of itself, below its name:
      ;
      ;   alias: bench      step: \(step)      category: push      setup: pins 7

      """ + lifts.map { "\nexercise \($0)\n" }.joined()
  }
}
