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
/// One thread puts and one takes; the two semaphores keep them out of each other's slots, which is
/// why the compiler may be told that the pipe can be shared.
final class RowPipe: @unchecked Sendable {
  private var slots: [RowBatch]
  private var nextPut = 0
  private var nextTaken = 0
  private var nextReturned = 0
  private var isStopped = false
  private let lock = DispatchSemaphore(value: 1)
  private let free: DispatchSemaphore
  private let full = DispatchSemaphore(value: 0)

  /// The rows of a batch.
  static let batch = 4096
  /// How many batches may wait.
  private static let depth = 16

  init() {
    slots = [RowBatch](repeating: RowBatch(), count: RowPipe.depth)
    free = DispatchSemaphore(value: RowPipe.depth)
  }

  /// Begins to read; the source is used on the new thread alone.
  func read(_ file: String, _ source: @escaping @Sendable (inout [UInt8], Int) -> Int?) {
    DispatchQueue.global().async { [self] in
      var table = RowTable(file: file, source: source)
      var known = (exercises: 0, lifters: 0)
      var goesOn = true
      while goesOn {
        free.wait()
        guard !hasStopped else { return }
        var batch = slots[nextPut]
        slots[nextPut] = RowBatch()
        goesOn = table.next(&batch.rows, most: RowPipe.batch)
        batch.exercises = table.exercises.texts(from: known.exercises)
        batch.lifters = table.lifters.texts(from: known.lifters)
        known = (table.exercises.count, table.lifters.count)
        batch.isLast = !goesOn
        if !goesOn {
          batch.problems = table.problems
          batch.hasTrouble = table.hasTrouble
        }
        slots[nextPut] = batch
        nextPut = (nextPut + 1) % RowPipe.depth
        full.signal()
      }
    }
  }

  /// Lets the reading thread end where nobody takes what it reads.
  func stop() {
    lock.wait()
    isStopped = true
    lock.signal()
    free.signal()
  }

  private var hasStopped: Bool {
    lock.wait()
    defer { lock.signal() }
    return isStopped
  }

  /// The next batch, as soon as it is there.
  func take() -> RowBatch {
    full.wait()
    let batch = slots[nextTaken]
    slots[nextTaken] = RowBatch()
    nextTaken = (nextTaken + 1) % RowPipe.depth
    return batch
  }

  /// Gives the room of a batch back, so that its memory serves the next.
  func giveBack(_ batch: consuming RowBatch) {
    slots[nextReturned] = batch
    nextReturned = (nextReturned + 1) % RowPipe.depth
    free.signal()
  }
}
