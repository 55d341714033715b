/// Something a lifter should know besides the targets.
public enum Remark: Sendable, Hashable, Codable {
  /// More than 21 days since the last session, and whether the targets ignore the break.
  case longBreak(days: Int, isIgnored: Bool)
  /// The sessions of a stall span more than 42 days.
  case longStall(set: Int, days: Int)
  /// One step is more than a twentieth of the weight.
  case largeStep(set: Int, step: Quantity)
  /// What can be loaded is more than a step from what the rule asked for.
  case farFromAsked(set: Int, asked: Load, target: Load)
  /// The lifter's own number is more than a step from anything that can be loaded.
  case farFromLoads(set: Int, own: Load, nearest: Load)
  /// Later sets were narrowed three sessions running: they may be meant for more reps.
  case oftenNarrowed(sets: [Int])
  /// Sets that rise to set one were read as warm-ups.
  case ramp(loads: [Load], lines: [Int])
  /// A set is no evidence, and why.
  case excluded(set: Int, load: Load, SessionReading.Exclusion, lines: [Int])
  /// Sessions are marked, and no evidence.
  case marked(Session.Mark, days: [Day], lines: [Int])
  /// A set was skipped and keeps its number.
  case skipped(set: Int, lines: [Int])
  /// Unmarked sets past the work sets were read as burnouts.
  case burnouts(loads: [Load], lines: [Int])
  /// Drop sets or timed sets are no evidence.
  case aside(SessionReading.Role, lines: [Int])
  /// The evidence of a set changes its unit.
  case changedUnit(set: Int, from: WeightUnit, to: WeightUnit, day: Day, line: Int)
  /// Sessions after the day asked for were not read.
  case laterSessions(Int)

  /// Days without a session after which the board says so.
  public static let longBreakDays = 21
  /// Days that a stall may span before the explanation says so.
  public static let longStallDays = 42
}

extension Coach {
  /// What the lifter should know of a board, whose findings are those of its decisions.
  func remarks(
    on board: Board,
    _ findings: [Finding],
    _ standing: Standing,
    _ sessions: [Session],
    _ unit: WeightUnit
  ) -> [Remark] {
    var remarks: [Remark] = []
    if let last = board.lastSession, board.today - last > Remark.longBreakDays {
      remarks.append(
        .longBreak(days: board.today - last, isIgnored: !evaluator.countsDays))
    }
    for finding in findings { remarks += self.remarks(on: finding, standing) }
    let narrowed = findings.filter { isOftenNarrowed($0, standing, sessions, unit) }
    if !narrowed.isEmpty { remarks.append(.oftenNarrowed(sets: narrowed.map(\.set))) }
    remarks += readings(of: sessions.upTo(board.today))
    remarks += changesOfUnit(of: findings, standing.memory)
    if board.laterSessions > 0 { remarks.append(.laterSessions(board.laterSessions)) }
    return remarks
  }

  private func remarks(on finding: Finding, _ standing: Standing) -> [Remark] {
    let own = standing.memory.set(finding.set)
    var remarks: [Remark] = []
    let numbers = BookNumbers(settings: evaluator.settings, set: finding.set, unit: finding.unit)
    let rule = evaluator.book.parts[finding.part].rules[finding.rule]
    for condition in rule.conditions {
      guard case .same(_, let count) = condition.test, let last = own.last else { continue }
      let seen = min(numbers.window(count), own.held)
      guard seen > 0 else { continue }
      let days = last.day - own.evidence(back: seen - 1).day
      if days > Remark.longStallDays { remarks.append(.longStall(set: finding.set, days: days)) }
    }
    guard let setting = evaluator.step else { return remarks }
    let step = evaluator.settings.value(setting, set: finding.set, unit: finding.unit)
    if finding.set == 1, let load = own.last?.load, load.weight > .zero, load.kind == .outside,
      step > load.weight.grains / 20
    {
      remarks.append(
        .largeStep(
          set: finding.set, step: Quantity(value: step, dimension: .weight, unit: finding.unit)))
    }
    return remarks + loading(of: finding, standing, step: Weight(grains: step))
  }

  /// Whether the target is more than a step from what was asked for, or from what can be loaded.
  private func loading(of finding: Finding, _ standing: Standing, step: Weight) -> [Remark] {
    let grid = evaluator.grid(for: finding.kind)
    guard !grid.isAny, let target = finding.load, standing.done[finding.set] == nil else {
      return []
    }
    func isFar(_ other: Weight) -> Bool {
      (other - target.weight).grains.magnitude > step.grains.magnitude
    }
    if let hit = finding.limits.all.last(where: { $0.source == .loads }), !hit.stays {
      let before = Weight(grains: hit.before)
      guard isFar(before) else { return [] }
      let asked = Load(before, target.unit, kind: target.kind)
      return [.farFromAsked(set: finding.set, asked: asked, target: target)]
    }
    guard target.weight == standing.memory.set(finding.set).last?.load.weight,
      !grid.contains(target.weight),
      let nearest = grid.nearest(to: target.weight, in: LoadGrid.Span(), tie: .lighter),
      isFar(nearest)
    else { return [] }
    let unit = evaluator.equipment.unit ?? target.unit
    return [
      .farFromLoads(
        set: finding.set, own: target, nearest: Load(nearest, unit, kind: target.kind))
    ]
  }

  /// Whether a later set's gap was narrowed after each of its last three sessions.
  private func isOftenNarrowed(
    _ finding: Finding,
    _ standing: Standing,
    _ sessions: [Session],
    _ unit: WeightUnit
  ) -> Bool {
    guard isNarrowed(finding, standing.memory) else { return false }
    var held: [Int] = []
    for index in sessions.indices.reversed() where held.count < 3 {
      if holds(sessions[index], set: finding.set, standing) { held.append(index) }
    }
    guard held.count == 3 else { return false }
    // The board after a session is the one before the next that holds the set.
    for next in 1..<held.count {
      let memory = evaluator.memory(before: held[next - 1], of: sessions, standing)
      let day = sessions[held[next]].day + 1
      let findings = evaluator.findings(memory, on: day, setOneDone: nil, unit: unit)
      guard let earlier = findings.first(where: { $0.set == finding.set }),
        isNarrowed(earlier, memory)
      else { return false }
    }
    return true
  }

  /// Whether the rule's sum closes the gap, and what can be loaded let it.
  private func isNarrowed(_ finding: Finding, _ memory: ExerciseMemory) -> Bool {
    guard evaluator.book.parts[finding.part].decides == .gap, let gap = finding.gap,
      let last = memory.set(finding.set).last
    else { return false }
    return finding.sum < last.gap.grains && gap < last.gap
  }

  /// Whether a session is evidence that holds a set.
  private func holds(_ session: Session, set number: Int, _ standing: Standing) -> Bool {
    guard session.day <= standing.today, !standing.open.contains(session) else { return false }
    let reading = SessionReading(session, workSets: evaluator.workSets)
    return zip(session.sets, reading.places).contains {
      $1.number == number && $1.exclusion == nil && $0.kind != .skipped
    }
  }
}
