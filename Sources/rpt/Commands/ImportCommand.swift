import ReversePyramid
import TrainingLog

/// `rpt import`: an export as log text on standard output, or appended to a log.
enum ImportCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    guard context.words.count == 1, let path = context.words.first else {
      throw .usage("import takes one file", "rpt import FILE.csv --unit kg")
    }
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try context.world.read(path)
    } catch {
      throw error.failure(path)
    }
    let file = context.lastComponent(path)
    // What is wrong with the file is said before its unit is asked for.
    let tried = StrongImport.read(bytes, file: file, unit: .kg)
    if tried.workouts.isEmpty, tried.problems.contains(where: { $0.severity == .error }) {
      throw Failure(problems: tried.problems, status: .badData)
    }
    let unit = try unit(context)
    let result = StrongImport.read(bytes, file: file, unit: unit)
    return try finish(result, context)
  }

  private static func unit(_ context: Context) throws(Failure) -> WeightUnit {
    let hint = "rpt import \(context.words.first ?? "FILE.csv") --unit kg   (or lb)"
    if let text = context.arguments.options["unit"] {
      guard let unit = WeightUnit(rawValue: text.lowercased()) else {
        throw .usage("--unit takes kg or lb, not \(text)", hint)
      }
      return unit
    }
    let answer = context.world.ask("The export names no unit. Are its weights kg or lb? ")
    guard let answer, let unit = WeightUnit(rawValue: answer.lowercased()) else {
      throw .usage("the export names no unit", hint)
    }
    return unit
  }

  private static func finish(_ result: ImportResult, _ context: Context) throws(Failure) -> Output {
    var output = Output()
    let skipped = result.problems.filter { $0.severity == .error }
    output.errors = ProblemView.text(result.problems)
    output.errors += result.summary.lines().map { $0 + "\n" }.joined()
    if context.arguments.has("strict"), !skipped.isEmpty || !result.summary.skipped.isEmpty {
      output.status = .badData
    }
    if context.arguments.has("dry-run") || output.status != .good { return output }
    guard let log = context.arguments.options["into"] else {
      output.text = result.text(includingUnit: true)
      return output
    }
    output.errors += try append(result, to: log, context)
    return output
  }

  /// Appends the workouts that the log does not hold yet; the bytes above stay as they are.
  private static func append(_ result: ImportResult, to path: String, _ context: Context)
    throws(Failure) -> String
  {
    let file = try context.logBytes(at: path)
    let old = file.bytes ?? []
    let isNew = file.bytes == nil
    let log = LogFile.read(old, name: context.lastComponent(path), today: try context.today())
    let fresh = isNew ? result.workouts : result.workouts(missingIn: log)
    guard !fresh.isEmpty else { return "nothing new: \(path) holds all of it\n" }
    let hasUnit = !isNew && old.contains { $0 > 32 }
    var text = hasUnit ? result.text(of: fresh, addedTo: log) : result.text(includingUnit: true)
    if !old.isEmpty { text = (old.last == 10 ? "\n" : "\n\n") + text }
    let both = old + Array(text.utf8)
    let read = LogFile.read(both, name: context.lastComponent(path), today: try context.today())
    let before = log.problems.filter { $0.severity == .error }.count
    let errors = read.problems.filter { $0.severity == .error }
    guard errors.count <= before else {
      throw Failure(
        problems: Array(errors.suffix(errors.count - before)),
        message: "nothing was written: the log would not read back",
        status: .badData
      )
    }
    try context.append(text, to: file)
    return "\(fresh.count) \(fresh.count == 1 ? "workout" : "workouts") appended to \(path)\n"
  }
}
