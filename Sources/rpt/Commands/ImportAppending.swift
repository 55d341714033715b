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
    let stamp = context.world.stamp(path)
    let old = try bytes()
    let before = try read(old)
    let fresh = result.workouts(missingIn: before)
    guard !fresh.isEmpty else { return "nothing new: \(path) holds all of it\n" }
    let new = Array(text(of: fresh, addedTo: before, old).utf8)
    try check(old + new, before)
    guard context.world.stamp(path) == stamp else {
      throw Failure(
        message: "\(path) changed while it was read; nothing was written",
        hints: ["run the import again"], status: .changed)
    }
    do throws(FileTrouble) {
      try context.world.append(new, path)
    } catch {
      throw error.failure(path, writing: true)
    }
    let known = result.workouts.count - fresh.count
    return "\(fresh.count) \(fresh.count == 1 ? "workout" : "workouts") appended to \(path)"
      + (known == 0 ? "\n" : ", \(known) it had already\n") + pairs(with: before)
  }

  /// Names that may be those of the log's own exercises.
  private func pairs(with log: LogFile) -> String {
    ImportSummary.Pair.lines(result.pairs(with: log)).map { DisplayText.safe($0) + "\n" }.joined()
  }

  /// The log as it is; none is an empty one.
  private func bytes() throws(Failure) -> [UInt8] {
    do throws(FileTrouble) {
      return try context.world.read(path)
    } catch {
      guard error == .missing else { throw error.failure(path) }
      return []
    }
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
