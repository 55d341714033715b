import ReversePyramid
import TrainingLog

/// Appends to a log what it does not hold yet; the bytes above stay as they are.
struct ImportAppending {
  var result: ImportResult
  var path: String
  var context: Context

  /// Appends, and says how much.
  func append() throws(Failure) -> String {
    guard path != "-" else {
      throw .usage("an import cannot be appended to standard input", "--into LOG")
    }
    let file = try context.logBytes(at: path)
    let old = file.bytes ?? []
    let before = try read(old)
    let fresh = result.workouts(missingIn: before)
    let differing = shortfalls(in: before)
    guard !fresh.isEmpty else {
      return differing.isEmpty
        ? "nothing new: \(path) holds all of it\n" : "no new workout for \(path)\n" + differing
    }
    let new = text(of: fresh, addedTo: before, old)
    try check(old + Array(new.utf8), before)
    try context.append(new, to: file)
    let known = result.workouts.count - fresh.count
    return "\(counted(fresh.count, "workout")) appended to \(path)"
      + (known == 0 ? "\n" : ", \(known) it had already\n") + differing + pairs(with: before)
  }

  /// Workouts that the log has with fewer sets; the lifter adds those by hand, if they are meant.
  private func shortfalls(in log: LogFile) -> String {
    let lines = result.shortfalls(in: log)
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(5).map { "  \(DisplayText.safe($0))\n" }.joined()
    let rest = lines.count > 5 ? "  and \(lines.count - 5) more\n" : ""
    return "differs from the log, and was left as it is there:\n" + shown + rest
  }

  /// Names that may be those of the log's own exercises.
  private func pairs(with log: LogFile) -> String {
    ImportSummary.Pair.lines(result.pairs(with: log)).map { DisplayText.safe($0) + "\n" }.joined()
  }

  private func read(_ bytes: [UInt8]) throws(Failure) -> LogFile {
    LogFile.read(bytes, name: context.lastComponent(path), today: try context.today())
  }

  private func text(of fresh: [ImportedWorkout], addedTo log: LogFile, _ old: [UInt8]) -> String {
    guard old.contains(where: { $0 > 32 }) else { return result.text }
    let text = "\n" + result.text(of: fresh, addedTo: log)
    return old.last == 10 ? text : "\n" + text
  }

  /// Refuses text that the log would not read back without a new error.
  private func check(_ bytes: [UInt8], _ before: LogFile) throws(Failure) {
    let known = before.problems.filter { $0.severity == .error }
    let errors = try read(bytes).problems.filter { $0.severity == .error }
    let new = errors.filter { error in
      !known.contains { $0.place == error.place && $0.message == error.message }
    }
    guard new.isEmpty else {
      throw Failure(
        problems: new, message: "nothing was written: the log would not read back",
        status: .badData)
    }
  }
}
