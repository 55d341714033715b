import ReversePyramid

/// The targets of a table as lines: one thread reads and prints, one decides.
enum RowLines {
  private struct Job: Sendable {
    var batch: RowBatch
    var decisions: [RowDecision] = []
    var disorder: RowDisorder?
  }

  static func print(_ feed: inout RowFeed, _ book: RuleBook, _ world: World) throws(Failure) {
    let replay = Shared(RowReplay(book))
    var lines = DecisionLines(rules: replay.value.rules)
    let worker = Worker<Job> { job in
      job.decisions.removeAll(keepingCapacity: true)
      do throws(RowDisorder) {
        try replay.value.list(job.batch.rows, into: &job.decisions)
        if job.batch.isLast { try replay.value.finish(&job.decisions) }
      } catch {
        job.disorder = error
      }
    }
    defer { worker.stop() }
    var memory = Job(batch: feed.next())
    // A table that cannot be read at all has no first line.
    if memory.batch.rows.isEmpty { try feed.check() }
    let head: JSON = ["schema": "rpt.decisions/1", "book": .string(book.name)]
    try print(Array((head.text + "\n").utf8), world)
    var isFirst = true
    var isLast = false
    while !isLast {
      var job = memory
      memory = Job(batch: RowBatch())
      if !isFirst { job.batch = feed.next(reusing: job.batch.rows) }
      isFirst = false
      isLast = job.batch.isLast
      worker.put(job)
      while worker.isFull || isLast && !worker.isIdle {
        guard let done = worker.take() else { break }
        lines.take(done.batch, done.decisions)
        try print(lines.bytes, world)
        if let disorder = done.disorder { throw feed.failure(disorder) }
        memory = done
      }
    }
    try feed.check()
  }

  private static func print(_ bytes: [UInt8], _ world: World) throws(Failure) {
    do throws(FileTrouble) {
      try world.print(bytes)
    } catch {
      throw Failure(message: "the lines could not be printed", status: .inputOutput)
    }
  }
}
