/// A table of sets on its way through a book: after every session the next targets of its exercise.
///
/// Rows come by lifter, each exercise of a lifter by day, and the rows of a session together. What
/// is kept does not grow with their number.
package struct RowReplay: Sendable {
  /// The names of the rules that decide a weight or a gap, in order of the book.
  package let rules: [String]
  /// Whether each of them leaves the weight to the lifter.
  package let picks: [Bool]
  private let evaluator: Evaluator
  private let share: RowShare
  /// The place in ``rules`` of each part's first rule.
  private let firstRules: [Int]
  /// What is known of each exercise of the lifter whose rows are read.
  private var memories: [ExerciseMemory] = []
  private var order = RowOrder()
  /// The session that is being read.
  private var session = OpenRows()
  private var finding = Finding()

  /// Makes a replay that has read nothing; it passes over the rows of another's share.
  package init(_ book: RuleBook, _ share: RowShare = .all) {
    self.share = share
    evaluator = Evaluator(book)
    var deciding: [RuleBook.Rule] = []
    var firsts: [Int] = []
    for part in book.parts {
      firsts.append(deciding.count)
      if part.decides != .reps { deciding += part.rules }
    }
    rules = deciding.map(\.name)
    picks = deciding.map { if case .pick = $0.outcome { true } else { false } }
    firstRules = firsts
  }

  /// Adds up the targets after every session that the rows end.
  package mutating func sum(_ rows: [SetRow], into sums: inout DecisionSums) throws(RowDisorder) {
    for row in rows where share.holds(row) { try take(row, &sums) }
  }

  /// Adds up the targets after the last session, which no row ended.
  package mutating func finish(_ sums: inout DecisionSums) throws(RowDisorder) {
    try close(&sums)
  }

  /// Lists the targets after every session that the rows end.
  package mutating func list(_ rows: [SetRow], into list: inout [RowDecision])
    throws(RowDisorder)
  {
    var sink = DecisionList(list: list)
    list = []
    defer { list = sink.list }
    for row in rows where share.holds(row) { try take(row, &sink) }
  }

  /// Lists the targets after the last session, which no row ended.
  package mutating func finish(_ list: inout [RowDecision]) throws(RowDisorder) {
    var sink = DecisionList(list: list)
    defer { list = sink.list }
    try close(&sink)
  }

  @inline(__always)
  private mutating func take(_ row: SetRow, _ sink: inout some DecisionSink) throws(RowDisorder) {
    if !session.holds(row) {
      try close(&sink)
      try open(row)
    }
    try session.append(row)
  }

  private mutating func open(_ row: SetRow) throws(RowDisorder) {
    if order.begins(row) {
      // Nothing of one lifter counts for another.
      for index in order.seen { memories[Int(index)] = newMemory() }
    }
    try order.open(row)
    while memories.count <= Int(row.exercise) { memories.append(newMemory()) }
    session.open(row)
  }

  private func newMemory() -> ExerciseMemory {
    ExerciseMemory(window: evaluator.window, workSets: evaluator.workSets)
  }

  private mutating func close(_ sink: inout some DecisionSink) throws(RowDisorder) {
    guard session.isOpen else { return }
    try session.arrange()
    let head = session.head
    let index = Int(head.exercise)
    memories[index].absorb(session.sets, mark: nil, on: Day(number: Int(head.day)))
    decide(memories[index], head, &sink)
    session.close()
  }

  /// Decides every set that could have a target, as on the day after.
  private mutating func decide(
    _ memory: ExerciseMemory, _ head: SetRow, _ sink: inout some DecisionSink
  ) {
    let first = firstRules
    evaluator.forEachFinding(
      memory, on: Day(number: Int(head.day) + 1), setOneDone: nil, unit: .kg, using: &finding
    ) { finding in
      sink.take(finding, rule: first[finding.part] + finding.rule, head)
    }
  }
}
