import ReversePyramid
import TrainingLog

/// `rpt import`: an export as log text on standard output, or appended to a log.
enum ImportCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    guard context.words.count == 1, let path = context.words.first else {
      throw .usage(
        "import takes one file", "rpt import FILE.csv", context.shell.rpt("import FILE.csv --into"))
    }
    let bytes = try read(path, context)
    let file = context.lastComponent(path)
    var options = ImportOptions(
      unit: try unit(context), isDayFirst: try dateOrder(context), offset: context.world.offset)
    var output = Output()
    (options.names, output.errors) = try names(context)
    // What is wrong with the file is said before anything about it is asked.
    var result = ImportResult.read(bytes, file: file, options: options)
    if result.workouts.isEmpty, result.problems.contains(where: { $0.severity == .error }) {
      throw Failure(problems: result.problems, status: .badData)
    }
    if !result.questions.isEmpty {
      for question in result.questions { try answer(question, &options, context) }
      result = ImportResult.read(bytes, file: file, options: options)
    }
    try finish(result, options, context, &output)
    return output
  }

  private static func read(_ path: String, _ context: Context) throws(Failure) -> [UInt8] {
    do throws(FileTrouble) {
      return try context.world.read(path)
    } catch {
      throw error.failure(path)
    }
  }

  private static func unit(_ context: Context) throws(Failure) -> WeightUnit? {
    guard let text = context.arguments.options["unit"] else { return nil }
    if let unit = WeightUnit(rawValue: text.lowercased()) { return unit }
    throw .usage("--unit takes kg or lb, not \(text)", example(context, "--unit kg"))
  }

  private static func dateOrder(_ context: Context) throws(Failure) -> Bool? {
    switch context.arguments.options["dates"] {
    case nil: return nil
    case "day-first": return true
    case "month-first": return false
    case let text?:
      throw .usage(
        "--dates takes day-first or month-first, not \(text)",
        example(context, "--dates day-first"))
    }
  }

  /// The lifter's own names, with the warnings of their file.
  private static func names(_ context: Context) throws(Failure) -> (ExerciseMapping, String) {
    guard let path = context.arguments.options["map"] else { return (ExerciseMapping(), "") }
    let (mapping, problems) = ExerciseMapping.read(try read(path, context), file: path)
    guard !problems.contains(where: { $0.severity == .error }) else {
      throw Failure(problems: problems, status: .badData)
    }
    return (mapping, ProblemView.text(problems))
  }

  /// Asks what the export leaves open; where nobody answers, says how to tell.
  private static func answer(
    _ question: ImportQuestion, _ options: inout ImportOptions, _ context: Context
  ) throws(Failure) {
    switch question {
    case .unit:
      let answer = context.world.ask("The export names no unit. Are its weights kg or lb? ")
      options.unit = answer.flatMap { WeightUnit(rawValue: $0.lowercased()) }
      guard options.unit == nil else { return }
      throw .usage("the export names no unit", example(context, "--unit kg") + "   (or lb)")
    case .dateOrder:
      let answer = context.world.ask(
        "No date of the export tells the day from the month. Which comes first, day or month? ")
      switch answer?.lowercased() {
      case "day", "d": options.isDayFirst = true
      case "month", "m": options.isDayFirst = false
      default:
        throw .usage(
          "no date of the export tells the day from the month",
          example(context, "--dates day-first") + "   (or month-first)")
      }
    }
  }

  private static func example(_ context: Context, _ option: String) -> String {
    let into = context.arguments.options["into"].map { log in
      log.isEmpty ? " --into" : " --into \(Shell.quoted(log))"
    }
    let file = Shell.quoted(context.words.first ?? "FILE.csv")
    return context.shell.rpt("import \(file) \(option)\(into ?? "")")
  }

  private static func finish(
    _ result: ImportResult, _ options: ImportOptions, _ context: Context, _ output: inout Output
  ) throws(Failure) {
    let summary = result.summary
    output.errors += ProblemView.text(result.problems)
    if let unit = options.unit, !summary.isUnitGiven,
      summary.units.keys.contains(where: { $0 != unit })
    {
      output.errors += "rpt: the export names its own unit; --unit \(unit.rawValue) is not used\n"
    }
    let isShownOnly = context.arguments.has("dry-run") || !context.arguments.has("into")
    output.errors += summary.lines(showsPairs: isShownOnly).map { $0 + "\n" }.joined()
    if context.arguments.has("strict"), !summary.skipped.isEmpty { output.status = .badData }
    if context.arguments.has("dry-run") || output.status != .good { return }
    guard let given = context.arguments.options["into"] else {
      output.text = result.text
      return
    }
    let log = given.isEmpty ? context.logPath : given
    output.errors += try context.retrying { () throws(Failure) in
      try ImportAppending(result: result, path: log, context: context).append()
    }
    var after = context
    after.arguments.words = []
    if !given.isEmpty { after.arguments.options["file"] = log }
    output.standing = Output.isLogged
    // What was appended stands; errors the log had before do not make it a failure.
    var glance = try GlanceCommand.run(after)
    glance.status = .good
    output += glance
  }
}
