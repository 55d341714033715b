import Dispatch

/// A thread that works on jobs in order, while the one that gives them does something else.
///
/// The giver and the worker never touch one slot at the same time; two semaphores pass them on, which is
/// why the compiler may be told that the worker can be shared. The list of slots itself never changes.
final class Worker<Job: Sendable>: @unchecked Sendable {
  private let slots = (0..<4).map { _ in Shared<Job?>(nil) }
  private var nextPut = 0
  private var nextTaken = 0
  private let given = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)

  /// Begins a thread that lasts until ``stop()``.
  init(_ work: @escaping @Sendable (inout Job) -> Void) {
    DispatchQueue.global().async { [self] in
      var next = 0
      while true {
        given.wait()
        let slot = slots[next % slots.count]
        guard var job = slot.value else { return }
        slot.value = nil
        work(&job)
        slot.value = job
        next += 1
        done.signal()
      }
    }
  }

  /// Whether no more jobs can be given before one is taken back.
  var isFull: Bool { nextPut - nextTaken == slots.count }

  /// Whether every job was taken back.
  var isIdle: Bool { nextPut == nextTaken }

  /// Gives a job; there must be room for it.
  func put(_ job: Job) {
    slots[nextPut % slots.count].value = job
    nextPut += 1
    given.signal()
  }

  /// Takes the oldest job back as soon as it is done; nil where there is none.
  func take() -> Job? {
    guard !isIdle else { return nil }
    done.wait()
    defer { nextTaken += 1 }
    let slot = slots[nextTaken % slots.count]
    defer { slot.value = nil }
    return slot.value
  }

  /// Ends the thread once every job was taken back.
  func stop() {
    while take() != nil {}
    given.signal()
  }
}

/// A value that one thread at a time uses, in a box that can be handed to another.
final class Shared<Value: Sendable>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
