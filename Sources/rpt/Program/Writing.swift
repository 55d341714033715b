import ReversePyramid
import TrainingLog

/// A log's file with its path, as it is now.
struct LogBytes {
  var path: String
  /// Nil where there is no file.
  var bytes: [UInt8]?
  /// Whether a piece of an append that was cut short was left out.
  var wasTorn = false
}

extension Context {
  /// Reads the file of the log, without a piece of an append that was cut short.
  func logBytes() throws(Failure) -> LogBytes { try logBytes(at: logPath) }

  func logBytes(at path: String) throws(Failure) -> LogBytes {
    do throws(FileTrouble) {
      var bytes = try world.read(path)
      guard path != "-", let record = world.lastAppend(path), record.isTorn(in: bytes) else {
        return LogBytes(path: path, bytes: bytes)
      }
      bytes.removeSubrange(record.offset...)
      return LogBytes(path: path, bytes: bytes, wasTorn: true)
    } catch {
      guard error == .missing else { throw error.failure(path) }
      return LogBytes(path: path)
    }
  }

  /// The path of a log that can be written; standard input and the example cannot.
  func writablePath(_ command: String) throws(Failure) -> String {
    guard !isDemo else { throw .usage("the example is never written, and \(command) writes") }
    guard logPath != "-" else {
      throw .usage("rpt \(command) needs a log in a file, and -f - is standard input")
    }
    return logPath
  }

  /// Appends to a log, given as it was read.
  func append(_ text: String, to log: LogBytes, ending: AppendRecord? = nil) throws(Failure) {
    let change = FileAppend(
      path: log.path, old: log.bytes, new: Array(text.utf8), ending: ending)
    do throws(FileTrouble) {
      try world.append(change)
    } catch {
      throw error.failure(log.path, writing: true)
    }
  }

  /// Does work that reads a log and appends to it, anew where another program was faster.
  func retrying<Result>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
    for _ in 1..<Context.mostTries {
      do throws(Failure) {
        return try work()
      } catch {
        guard error.isOvertaken else { throw error }
      }
    }
    return try work()
  }

  /// How often an append is tried; of several programs at once one gets through each time.
  private static let mostTries = 20

  /// The day words name: `today`, `yesterday` or `2026-10-08`; nil where they name none.
  func day(named text: String) throws(Failure) -> Day? {
    switch text.lowercased() {
    case "today": return try today()
    case "yesterday": return try today() + -1
    default:
      guard let day = Day(text), (1970...2099).contains(day.date.year) else { return nil }
      return day
    }
  }
}
