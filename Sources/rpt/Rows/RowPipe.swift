import Dispatch
import ReversePyramid
import TrainingLog

/// Rows of a table on their way from the thread that reads to the one that decides.
struct RowBatch: Sendable {
  var rows: [SetRow] = []
  /// Names that no batch before had, in order.
  var exercises: [String] = []
  var lifters: [String] = []
  /// Whether no batch comes after this one.
  var isLast = false
  /// What could not be read; only the last batch says so.
  var problems: [Diagnostic] = []
  /// Whether the file could not be read on.
  var hasTrouble = false
}

/// Reads a table on a thread of its own, a few batches ahead of the one that takes them.
///
/// What the two threads share they touch under the lock alone, and a batch is moved out of it whole,
/// which is why the compiler may be told that the pipe can be shared.
final class RowPipe: @unchecked Sendable {
  private struct Shared {
    /// Batches that were read and not taken yet, in order.
    var read: [RowBatch] = []
    /// Batches that were taken and given back: room for the next.
    var emptied: [RowBatch] = []
    var isStopped = false
  }

  private var shared = Shared()
  private let lock = DispatchSemaphore(value: 1)
  /// Counts the batches that may still be read ahead, up from 0.
  ///
  /// A semaphore may not be given up below the value it was made with.
  private let free = DispatchSemaphore(value: 0)
  private let full = DispatchSemaphore(value: 0)

  /// The rows of a batch.
  static let batch = 4096
  /// How many batches may wait.
  private static let depth = 16

  init() { for _ in 0..<RowPipe.depth { free.signal() } }

  /// Begins to read; the source is used on the new thread alone.
  func read(_ file: String, _ source: @escaping @Sendable (inout [UInt8], Int) -> Int?) {
    DispatchQueue.global().async { [self] in
      var table = RowTable(file: file, source: source)
      var known = (exercises: 0, lifters: 0)
      var goesOn = true
      while goesOn, var batch = room() {
        goesOn = table.next(&batch.rows, most: RowPipe.batch)
        batch.exercises = table.exercises.texts(from: known.exercises)
        batch.lifters = table.lifters.texts(from: known.lifters)
        known = (table.exercises.count, table.lifters.count)
        batch.isLast = !goesOn
        if !goesOn {
          batch.problems = table.problems
          batch.hasTrouble = table.hasTrouble
        }
        put(batch)
      }
    }
  }

  /// Lets the reading thread end where nobody takes what it reads.
  func stop() {
    withShared { $0.isStopped = true }
    free.signal()
  }

  /// The next batch, as soon as it is there.
  func take() -> RowBatch {
    full.wait()
    return withShared { $0.read.removeFirst() }
  }

  /// Gives the room of a batch back, so that its memory serves the next.
  func giveBack(_ batch: consuming RowBatch) {
    lock.wait()
    shared.emptied.append(batch)
    lock.signal()
    free.signal()
  }

  /// Room for a batch, as soon as there is any; nil once the pipe is stopped.
  private func room() -> RowBatch? {
    free.wait()
    return withShared { $0.isStopped ? nil : $0.emptied.popLast() ?? RowBatch() }
  }

  private func put(_ batch: consuming RowBatch) {
    lock.wait()
    shared.read.append(batch)
    lock.signal()
    full.signal()
  }

  private func withShared<Result>(_ body: (inout Shared) -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body(&shared)
  }
}
