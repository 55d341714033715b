/// A set of one day for which two books give different targets.
public struct Difference: Sendable, Hashable, Codable {
  /// The day the advice is for.
  public var day: Day
  /// The number of the set.
  public var set: Int
  /// The latest sessions that hold the set, oldest first, as far back as either book looks.
  public var before: [Evidence]
  /// What the first book says; nil where it has no target for the set.
  public var a: Advice?
  /// What the second book says; nil where it has no target for the set.
  public var b: Advice?
}

/// Two books over the same recorded history of one exercise.
public struct Comparison: Sendable, Hashable, Codable {
  /// How many sets of the past both books gave the same target.
  public var agree = 0
  /// The sets of the past that they gave different ones, in order of time.
  public var differences: [Difference] = []
  /// The sets of today's board, done ones apart, that they give different targets.
  public var today: [Difference] = []
}

extension Coach {
  /// Compares the advice of two books for every set of a history, and for today.
  ///
  /// The past is as recorded: what following the other book would have led to is not asked. Targets
  /// are compared, so the same target from rules of two names agrees. A later set's advice counts
  /// from set one as it was done that day.
  /// - Complexity: O(n) in the sets of the history.
  public func compare(
    with other: Coach,
    over sessions: [Session],
    on today: Day,
    unit: WeightUnit = .kg
  ) -> Comparison {
    var result = Comparison()
    var walks = (Walk(evaluator), Walk(other.evaluator))
    for session in sessions where session.day <= today {
      let a = walks.0.visit(session, unit)
      let b = walks.1.visit(session, unit)
      for set in Set(a.done + b.done).sorted() {
        let pair = (a.finding(of: set), b.finding(of: set))
        guard pair.0 != nil || pair.1 != nil else { continue }
        if Finding.agree(pair.0, pair.1) {
          result.agree += 1
        } else {
          result.differences.append(
            difference(set, session.day, pair, (a.memory, b.memory), other)
          )
        }
      }
    }
    result.today = differences(to: other, after: sessions, on: today, unit)
    return result
  }

  private func differences(
    to other: Coach,
    after sessions: [Session],
    on today: Day,
    _ unit: WeightUnit
  ) -> [Difference] {
    let a = evaluator.morning(after: sessions, on: today, unit)
    let b = other.evaluator.morning(after: sessions, on: today, unit)
    return Set(a.done + b.done).sorted().compactMap { set in
      let pair = (a.finding(of: set), b.finding(of: set))
      guard !Finding.agree(pair.0, pair.1) else { return nil }
      return difference(set, today, pair, (a.memory, b.memory), other)
    }
  }

  private func difference(
    _ set: Int,
    _ day: Day,
    _ findings: (a: Finding?, b: Finding?),
    _ memories: (a: ExerciseMemory, b: ExerciseMemory),
    _ other: Coach
  ) -> Difference {
    let looksFurther = evaluator.window >= other.evaluator.window
    let own = (looksFurther ? memories.a : memories.b).set(set)
    return Difference(
      day: day,
      set: set,
      before: (0..<own.held).reversed().map { own.evidence(back: $0) },
      a: findings.a.map(evaluator.advice),
      b: findings.b.map(other.evaluator.advice)
    )
  }
}

/// The advice of one day: what was decided from which memory, and the sets it is asked about.
private struct DayAdvice {
  var findings: [Finding]
  var memory: ExerciseMemory
  var done: [Int]

  func finding(of set: Int) -> Finding? { findings.first { $0.set == set } }
}

/// A book on its way through a history, session by session.
private struct Walk {
  let evaluator: Evaluator
  var memory: ExerciseMemory
  var standing: Standing?

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    memory = ExerciseMemory(window: evaluator.window, workSets: evaluator.workSets)
  }

  /// The advice for a session that was done, of which the sets done or skipped are asked about.
  mutating func visit(_ session: Session, _ unit: WeightUnit) -> DayAdvice {
    var today = standing ?? Standing(memory: memory, today: session.day)
    if today.today != session.day { today = Standing(memory: memory, today: session.day) }
    let reading = SessionReading(session, workSets: evaluator.workSets)
    let setOne = reading.setOne.flatMap { session.sets[$0].load } ?? today.setOneDone
    let before = today.memory
    let findings = evaluator.findings(before, on: session.day, setOneDone: setOne, unit: unit)
    memory.absorb(session, as: reading)
    evaluator.take([session], into: &today)
    standing = today
    return DayAdvice(
      findings: findings,
      memory: before,
      done: reading.hasWorkSet ? reading.places.compactMap(\.number) : []
    )
  }
}

extension Evaluator {
  /// The advice of a day before it is trained, or while it is: the sets of its board still to do.
  fileprivate func morning(after sessions: [Session], on today: Day, _ unit: WeightUnit)
    -> DayAdvice
  {
    let standing = standing(after: sessions, on: today)
    let memory = standing.memory
    let findings = findings(memory, on: today, setOneDone: standing.setOneDone, unit: unit)
    let open = findings.filter { isOnBoard($0.set, memory) && standing.done[$0.set] == nil }
    return DayAdvice(findings: findings, memory: memory, done: open.map(\.set))
  }

  /// What a finding says, without its words.
  func advice(_ finding: Finding) -> Advice {
    let load = finding.weight.map { Load($0, finding.unit, kind: finding.kind) }
    return Advice(
      set: finding.set, target: Target(load: load, reps: finding.aimFrom, repsTo: finding.aimTo),
      rule: name(of: finding), because: "")
  }
}

extension Finding {
  /// Whether two findings give the same target, or neither gives one.
  static func agree(_ a: Finding?, _ b: Finding?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.weight == b.weight && a.kind == b.kind && a.aimFrom == b.aimFrom
      && a.aimTo == b.aimTo
  }
}
