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
    try refuseUnknown(bytes, file)
    let unit = try unit(context)
    let result = StrongImport.read(bytes, file: file, unit: unit)
    let errors = result.problems.filter { $0.severity == .error }
    if result.workouts.isEmpty, !errors.isEmpty {
      throw Failure(problems: errors, status: .badData)
    }
    return try finish(result, context)
  }

  /// Says what is wrong with the file before asking for its unit.
  private static func refuseUnknown(_ bytes: [UInt8], _ file: String) throws(Failure) {
    let problems = StrongImport.headerProblems(bytes, file: file)
    if !problems.isEmpty { throw Failure(problems: problems, status: .badData) }
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
    if context.arguments.has("strict"), !skipped.isEmpty || result.summary.skippedRows > 0 {
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
    var old: [UInt8] = []
    var isNew = false
    do throws(FileTrouble) {
      old = try context.world.read(path)
    } catch {
      guard error == .missing else { throw error.failure(path) }
      isNew = true
    }
    let log = LogFile.read(old, name: context.lastComponent(path), today: try context.today())
    let fresh = result.workouts.filter { workout in
      isNew || !log.visits.contains { workout.isSame(as: $0) }
    }
    guard !fresh.isEmpty else { return "nothing new: \(path) holds all of it\n" }
    let hasUnit = !isNew && old.contains { $0 > 32 }
    var text = result.text(of: fresh, includingUnit: !hasUnit, declaring: log)
    if !old.isEmpty { text = (old.last == 10 ? "\n" : "\n\n") + text }
    let both = old + Array(text.utf8)
    let read = LogFile.read(both, name: context.lastComponent(path), today: try context.today())
    let before = log.problems.filter { $0.severity == .error }.count
    let errors = read.problems.filter { $0.severity == .error }
    guard errors.count <= before else {
      throw Failure(
        problems: Array(errors.suffix(errors.count - before)),
        message: "nothing was written: the log would not read back", status: .badData)
    }
    do throws(FileTrouble) {
      try context.world.append(Array(text.utf8), path)
    } catch {
      throw error.failure(path, writing: true)
    }
    return "\(fresh.count) \(fresh.count == 1 ? "workout" : "workouts") appended to \(path)\n"
  }
}
