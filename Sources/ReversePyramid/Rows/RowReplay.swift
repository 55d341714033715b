/// A table of sets on its way through a book: after every session the next targets of its exercise.
///
/// Rows come by lifter, each exercise of a lifter by day, and the rows of a session together. What
/// is kept does not grow with their number.
package struct RowReplay: Sendable {
  /// The names of the rules that decide a weight or a gap, in order of the book.
  package let rules: [String]
  /// Whether each of them leaves the weight to the lifter.
  package let picks: [Bool]
  private let decider: RowDecider
  private let share: RowShare
  /// What is known of each exercise of the lifter whose rows are read.
  private var memories: [ExerciseMemory] = []
  private var order = RowOrder()
  /// The session that is being read.
  private var session = OpenRows()

  /// Makes a replay that has read nothing; it passes over the rows of another's share.
  package init(_ book: RuleBook, _ share: RowShare = .all) {
    self.share = share
    var deciding: [RuleBook.Rule] = []
    var firsts: [Int] = []
    for part in book.parts {
      firsts.append(deciding.count)
      if part.decides != .reps { deciding += part.rules }
    }
    rules = deciding.map(\.name)
    picks = deciding.map { if case .pick = $0.outcome { true } else { false } }
    decider = RowDecider(evaluator: Evaluator(book), firstRules: firsts)
  }

  /// Adds up the targets after every session that the rows end.
  package mutating func sum(_ rows: [SetRow], into sums: inout DecisionSums) throws(RowDisorder) {
    try take(rows, &sums)
  }

  /// Adds up the targets after the last session, which no row ended.
  package mutating func finish(_ sums: inout DecisionSums) throws(RowDisorder) {
    var finding = Finding()
    try close(&finding, &sums)
  }

  /// Keeps the record of every decision after a session that the rows end.
  package mutating func record(_ rows: [SetRow], into records: inout DecisionRecords)
    throws(RowDisorder)
  {
    try take(rows, &records)
  }

  /// Keeps the records of the decisions after the last session, which no row ended.
  package mutating func finish(_ records: inout DecisionRecords) throws(RowDisorder) {
    var finding = Finding()
    try close(&finding, &records)
  }

  /// Lists the targets after every session that the rows end.
  package mutating func list(_ rows: [SetRow], into list: inout [RowDecision])
    throws(RowDisorder)
  {
    var sink = DecisionList(list: list)
    list = []
    defer { list = sink.list }
    try take(rows, &sink)
  }

  /// Lists the targets after the last session, which no row ended.
  package mutating func finish(_ list: inout [RowDecision]) throws(RowDisorder) {
    var sink = DecisionList(list: list)
    defer { list = sink.list }
    var finding = Finding()
    try close(&finding, &sink)
  }

  /// Takes rows session by session; what ends a list may go on in the next.
  private mutating func take(_ rows: [SetRow], _ sink: inout some DecisionSink)
    throws(RowDisorder)
  {
    var finding = Finding()
    var start = 0
    while start < rows.count {
      let (end, isPlain) = SetRow.session(in: rows, from: start)
      if share.holds(rows[start]) {
        if isPlain, end < rows.count, !session.holds(rows[start]) {
          try close(&finding, &sink)
          try open(rows[start])
          let index = Int(rows[start].exercise)
          RowReplay.close(&memories[index], rows, start, end, decider, &finding, &sink)
        } else {
          for row in rows[start..<end] { try take(row, &finding, &sink) }
        }
      }
      start = end
    }
  }

  private mutating func take(
    _ row: SetRow, _ finding: inout Finding, _ sink: inout some DecisionSink
  ) throws(RowDisorder) {
    if !session.holds(row) {
      try close(&finding, &sink)
      try open(row)
      session.open(row)
    }
    try session.append(row)
  }

  @inline(__always)
  private mutating func open(_ row: SetRow) throws(RowDisorder) {
    // Nearly every session is a later one of an exercise that was there before.
    if !order.goesOn(with: row) { try begin(row) }
  }

  @inline(never)
  private mutating func begin(_ row: SetRow) throws(RowDisorder) {
    if order.begins(row) {
      // Nothing of one lifter counts for another.
      for index in order.seen { memories[Int(index)] = newMemory() }
    }
    try order.open(row)
    while memories.count <= Int(row.exercise) { memories.append(newMemory()) }
  }

  private func newMemory() -> ExerciseMemory {
    ExerciseMemory(
      window: decider.evaluator.window, workSets: decider.evaluator.workSets)
  }

  private mutating func close(
    _ finding: inout Finding, _ sink: inout some DecisionSink
  ) throws(RowDisorder) {
    guard session.isOpen else { return }
    try session.arrange()
    let head = session.head
    let index = Int(head.exercise)
    memories[index].absorb(session.sets, mark: nil, on: Day(number: Int(head.day)))
    decider.decide(&memories[index], head, &finding, &sink)
    session.close()
  }

  /// Takes in the rows of a plain session and decides.
  private static func close(
    _ memory: inout ExerciseMemory, _ rows: [SetRow], _ start: Int, _ end: Int,
    _ decider: RowDecider, _ finding: inout Finding, _ sink: inout some DecisionSink
  ) {
    memory.absorb(rows, start, end)
    decider.decide(&memory, rows[start], &finding, &sink)
  }
}

/// Decides after a session, and says which rule of a whole book decided.
private struct RowDecider {
  let evaluator: Evaluator
  /// The place of each part's first rule among the rules that decide a weight or a gap.
  let firstRules: [Int]

  /// Decides every set that could have a target, as on the day after.
  ///
  /// The memory is not changed, but lent: a copy would be counted as one.
  @inline(__always)
  func decide(
    _ memory: inout ExerciseMemory, _ head: SetRow, _ finding: inout Finding,
    _ sink: inout some DecisionSink
  ) {
    evaluator.forEachFinding(
      memory, on: Day(number: Int(head.day) + 1), setOneDone: nil, unit: .kg, using: &finding
    ) { finding in
      sink.take(finding, rule: firstRules[finding.part] &+ finding.rule, head)
    }
  }
}
