/// The fewest more reps in the set's latest session that another rule would have answered.
public struct Counterfactual: Sendable, Hashable, Codable {
  /// The session whose reps would have been other.
  public var day: Day
  /// Its line of the log, or 0.
  public var line: Int
  /// The reps done.
  public var was: Int
  /// The reps that would have changed the rule.
  public var reps: Int
  /// The target they would have given.
  public var target: Target
  /// The rule that would have decided.
  public var rule: String
}

/// What a run of next reps leads to.
public struct OutlookRow: Sendable, Hashable, Codable {
  /// The fewest reps of the run.
  public var from: Int
  /// The most reps of the run; nil where it has no end.
  public var to: Int?
  /// The target after the fewest reps of the run.
  public var target: Target
  /// How many reps more than was done the aim is; nil where the aim is the same for the whole run.
  public var repsMore: Int?
  /// The rule that would decide.
  public var rule: String
}

/// One target with what would change it.
public struct Inquiry: Sendable, Hashable, Codable {
  /// The decision.
  public var decision: Decision
  /// Set one's decision, where the set's gap counts from it as advised.
  public var setOne: Decision?
  /// Set one as done today, where the set's gap counts from it.
  public var setOneDone: DoneSet?
  /// The fewest more reps last time that would have flipped the rule, or nil.
  public var instead: Counterfactual?
  /// What each number of reps next time would lead to.
  public var outlook: [OutlookRow]
  /// What every rule of the part would have given, in order.
  public var alternatives: [Alternative]
  /// How every session from the first of the evidence on was read.
  public var readings: [Remark]
}

/// What one rule would have given, had it decided.
public struct Alternative: Sendable, Hashable, Codable {
  /// The rule.
  public var rule: String
  /// Its target.
  public var target: Target
  /// What its sum gave, before any limit; nil where the lifter would pick.
  public var asked: Load?
  /// The limits between the sum and the target, in the order applied.
  public var limits: [LimitFinding]
}

extension Coach {
  /// The most reps that counterfactuals and outlooks go to.
  public static let mostReps = 30

  /// Asks one set's target for everything that would change it; nil where it has no target.
  public func inquire(
    set: Int,
    of sessions: [Session],
    on today: Day,
    unit: WeightUnit = .kg
  ) -> Inquiry? {
    let standing = evaluator.standing(after: sessions, on: today)
    let memory = standing.memory
    let findings = evaluator.findings(
      memory,
      on: today,
      setOneDone: standing.setOneDone,
      unit: unit
    )
    guard let finding = findings.first(where: { $0.set == set }) else { return nil }
    func decision(_ finding: Finding) -> Decision {
      evaluator.decision(
        finding,
        memory: memory,
        today: today,
        isOnBoard: evaluator.isOnBoard(finding.set, memory),
        done: standing.done[finding.set]
      ).explained
    }
    let isGap = evaluator.book.parts[finding.part].decides == .gap
    let setOne =
      isGap && standing.setOneDone == nil ? findings.first(where: { $0.set == 1 }) : nil
    let decided = decision(finding)
    return Inquiry(
      decision: decided,
      setOne: setOne.map(decision),
      setOneDone: isGap ? standing.done[1].flatMap { $0.load == nil ? nil : $0 } : nil,
      instead: instead(finding, standing, unit),
      outlook: outlook(finding, findings, standing, unit),
      alternatives: alternatives(finding, standing, unit),
      readings: readings(
        of: sessions.upTo(today), since: decided.explanation.evidence.first)
    )
  }

  private func decide(
    _ set: Int,
    _ memory: ExerciseMemory,
    on today: Day,
    setOne: Load?,
    isDone: Bool,
    _ unit: WeightUnit,
    forcing rule: Int? = nil
  ) -> Finding? {
    evaluator.decide(
      Question(
        set: set, days: memory.lastDay.map { today - $0 }, setOne: set == 1 ? nil : setOne,
        isSetOneDone: isDone, unit: unit, forced: rule),
      memory)
  }

  private func instead(_ finding: Finding, _ standing: Standing, _ unit: WeightUnit)
    -> Counterfactual?
  {
    guard let last = standing.memory.set(finding.set).last, last.reps < Coach.mostReps else {
      return nil
    }
    for reps in max(0, last.reps + 1)...Coach.mostReps {
      var memory = standing.memory
      memory.replaceLastReps(ofSet: finding.set, with: reps)
      let other = decide(
        finding.set,
        memory,
        on: standing.today,
        setOne: finding.setOne,
        isDone: finding.isSetOneDone,
        unit
      )
      guard let other, (other.part, other.rule) != (finding.part, finding.rule) else { continue }
      return Counterfactual(
        day: last.day,
        line: last.line,
        was: last.reps,
        reps: reps,
        target: target(of: other),
        rule: evaluator.name(of: other)
      )
    }
    return nil
  }

  private func outlook(
    _ finding: Finding,
    _ findings: [Finding],
    _ standing: Standing,
    _ unit: WeightUnit
  ) -> [OutlookRow] {
    guard let weight = finding.weight else { return [] }
    // Under a skipped set one nothing done today is evidence.
    if finding.set > 1, let done = standing.done[1], done.load == nil { return [] }
    let first = findings.first { $0.set == 1 }
    let advised = first.flatMap { one in one.weight.map { Load($0, one.unit, kind: one.kind) } }
    guard let setOne = standing.setOneDone ?? advised else { return [] }
    let isSetOneDone = standing.setOneDone != nil
    let setOneReps = (isSetOneDone ? standing.done[1]?.reps : nil) ?? first?.aimFrom ?? 1
    let load = Load(weight, finding.unit, kind: finding.kind)
    let today = standing.today
    let after = (0...Coach.mostReps).compactMap { reps -> (Target, String)? in
      var sets = [WorkSet(load: setOne, reps: finding.set == 1 ? reps : setOneReps)]
      if finding.set == 1 { sets[0].load = load }
      var memory = standing.memory
      let own = finding.set == 1 ? nil : WorkSet(load: load, reps: reps)
      memory.suppose(setOne: sets[0], later: own, number: finding.set, on: today)
      let next = decide(1, memory, on: today + 1, setOne: nil, isDone: false, unit)
      let nextOne = next.flatMap { one in one.weight.map { Load($0, one.unit, kind: one.kind) } }
      let result =
        finding.set == 1
        ? next : decide(finding.set, memory, on: today + 1, setOne: nextOne, isDone: false, unit)
      return result.map { (target(of: $0), evaluator.name(of: $0)) }
    }
    return after.count == Coach.mostReps + 1 ? OutlookRow.grouped(after) : []
  }

  private func alternatives(_ finding: Finding, _ standing: Standing, _ unit: WeightUnit)
    -> [Alternative]
  {
    evaluator.book.parts[finding.part].rules.indices.compactMap { rule in
      let other = decide(
        finding.set,
        standing.memory,
        on: standing.today,
        setOne: finding.setOne,
        isDone: finding.isSetOneDone,
        unit,
        forcing: rule
      )
      return other.map(alternative)
    }
  }

  private func alternative(_ finding: Finding) -> Alternative {
    let sum = Weight(grains: finding.sum)
    let isGap = evaluator.book.parts[finding.part].decides == .gap
    let asked = isGap ? (finding.setOne?.weight ?? .zero) - sum : sum
    return Alternative(
      rule: evaluator.name(of: finding),
      target: target(of: finding),
      asked: finding.weight.map { _ in Load(asked, finding.unit, kind: finding.kind) },
      limits: evaluator.limits(finding)
    )
  }

  func target(of finding: Finding) -> Target {
    Target(
      load: finding.weight.map { Load($0, finding.unit, kind: finding.kind) },
      reps: finding.aimFrom,
      repsTo: finding.aimTo
    )
  }
}

extension OutlookRow {
  /// Joins neighbouring reps that lead to the same weight by the same rule, and a like aim.
  static func grouped(_ answers: [(target: Target, rule: String)]) -> [OutlookRow] {
    var rows: [OutlookRow] = []
    for (reps, answer) in answers.enumerated() {
      if let row = rows.last, row.rule == answer.rule, row.target.load == answer.target.load,
        let joined = row.joined(by: answer.target, after: reps)
      {
        rows[rows.count - 1] = joined
      } else {
        rows.append(OutlookRow(from: reps, to: reps, target: answer.target, rule: answer.rule))
      }
    }
    if !rows.isEmpty { rows[rows.count - 1].to = nil }
    return rows
  }
  /// The row with one more number of reps, where its aim is like the row's.
  private func joined(by target: Target, after reps: Int) -> OutlookRow? {
    var row = self
    row.to = reps
    let isSameAim = target.reps == self.target.reps && target.repsTo == self.target.repsTo
    if repsMore == nil, isSameAim { return row }
    guard target.reps == target.repsTo, self.target.reps == self.target.repsTo else { return nil }
    let more = target.reps - reps
    let was = repsMore ?? (from == to ? self.target.reps - from : nil)
    guard more == was, more == 0 || more == 1 else { return nil }
    row.repsMore = more
    return row
  }
}
