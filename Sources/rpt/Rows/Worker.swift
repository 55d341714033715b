import Dispatch

/// A thread that works on jobs in order, while the one that gives them does something else.
///
/// The giver and the worker never hold one job at the same time; two semaphores pass them on, which is
/// why the compiler may be told that the worker can be shared.
final class Worker<Job: Sendable>: @unchecked Sendable {
  private var jobs: [Job?] = Array(repeating: nil, count: 8)
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
        guard var job = jobs[next % jobs.count] else { return }
        jobs[next % jobs.count] = nil
        work(&job)
        jobs[next % jobs.count] = job
        next += 1
        done.signal()
      }
    }
  }

  /// Whether no more jobs can be given before one is taken back.
  var isFull: Bool { nextPut - nextTaken == jobs.count }

  /// Whether every job was taken back.
  var isIdle: Bool { nextPut == nextTaken }

  /// Gives a job; there must be room for it.
  func put(_ job: Job) {
    jobs[nextPut % jobs.count] = job
    nextPut += 1
    given.signal()
  }

  /// Takes the oldest job back as soon as it is done; nil where there is none.
  func take() -> Job? {
    guard !isIdle else { return nil }
    done.wait()
    defer { nextTaken += 1 }
    let job = jobs[nextTaken % jobs.count]
    jobs[nextTaken % jobs.count] = nil
    return job
  }

  /// Ends the thread once every job was taken back.
  func stop() {
    while take() != nil {}
    given.signal()
  }
}
