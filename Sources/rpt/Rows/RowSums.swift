import ReversePyramid

/// The sums over a table, made by two threads: one reads and decides some exercises, one the others.
enum RowSums {
  private struct Job: Sendable {
    var rows: [SetRow]
    var isLast: Bool
    /// The sums, once the last rows are in them.
    var sums: DecisionSums?
    var disorder: RowDisorder?
  }

  static func of(_ feed: inout RowFeed, _ book: RuleBook) throws(Failure) -> DecisionSums {
    var own = Summing(book, .reader)
    let other = Shared(Summing(book, .worker))
    let worker = Worker<Job> { job in
      job.disorder = other.value.take(job.rows, isLast: job.isLast)
      if job.isLast { job.sums = other.value.sums }
    }
    defer { worker.stop() }
    var disorders: [RowDisorder] = []
    var memory: [SetRow] = []
    while true {
      let batch = feed.next(reusing: memory)
      memory = []
      worker.put(Job(rows: batch.rows, isLast: batch.isLast))
      let disorder = own.take(batch.rows, isLast: batch.isLast)
      let ends = batch.isLast || disorder != nil
      disorders += [disorder].compactMap(\.self)
      while worker.isFull || ends && !worker.isIdle {
        guard let job = worker.take() else { break }
        disorders += [job.disorder].compactMap(\.self)
        if let sums = job.sums { own.sums += sums }
        memory = job.rows
      }
      if let first = feed.first(disorders) { throw feed.failure(first) }
      if batch.isLast { break }
    }
    try feed.check()
    return own.sums
  }
}

/// A replay with the sums it has made so far.
private struct Summing: Sendable {
  private var replay: RowReplay
  var sums: DecisionSums

  init(_ book: RuleBook, _ share: RowShare) {
    replay = RowReplay(book, share)
    sums = DecisionSums(rules: replay.rules)
  }

  mutating func take(_ rows: [SetRow], isLast: Bool) -> RowDisorder? {
    do throws(RowDisorder) {
      try replay.sum(rows, into: &sums)
      if isLast { try replay.finish(&sums) }
      return nil
    } catch {
      return error
    }
  }
}
