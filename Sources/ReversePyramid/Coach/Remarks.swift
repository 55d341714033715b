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
  func remarks(
    on board: Board,
    _ standing: Standing,
    _ sessions: [Session],
    _ unit: WeightUnit
  ) -> [Remark] {
    var remarks: [Remark] = []
    if let last = board.lastSession, board.today - last > Remark.longBreakDays {
      remarks.append(
        .longBreak(days: board.today - last, isIgnored: !evaluator.book.countsDays))
    }
    for decision in board.decisions { remarks += self.remarks(on: decision) }
    let narrowed = board.decisions.filter { isOftenNarrowed($0, standing, sessions, unit) }
    if !narrowed.isEmpty { remarks.append(.oftenNarrowed(sets: narrowed.map(\.set))) }
    remarks += readings(of: sessions.upTo(board.today))
    remarks += changesOfUnit(on: board)
    if board.laterSessions > 0 { remarks.append(.laterSessions(board.laterSessions)) }
    return remarks
  }

  private func remarks(on decision: Decision) -> [Remark] {
    var remarks: [Remark] = []
    let explanation = decision.explanation
    let fired = explanation.rules.first { $0.state == .fired }
    for condition in fired?.conditions ?? [] {
      guard case .same(_, let window, _) = condition.test, let last = explanation.evidence.last,
        let first = explanation.evidence.suffix(window).first,
        last.day - first.day > Remark.longStallDays
      else { continue }
      remarks.append(.longStall(set: decision.set, days: last.day - first.day))
    }
    let step = explanation.settings.first { $0.name == "step" && $0.value.dimension == .weight }
    if decision.set == 1, let step, let load = decision.last?.load, load.weight > .zero,
      load.kind == .outside, step.value.value > load.weight.grains / 20
    {
      remarks.append(.largeStep(set: decision.set, step: step.value))
    }
    if let step { remarks += loading(of: decision, step: Weight(grains: step.value.value)) }
    return remarks
  }

  /// Whether the target is more than a step from what was asked for, or from what can be loaded.
  private func loading(of decision: Decision, step: Weight) -> [Remark] {
    let grid = evaluator.grid(for: decision.explanation.kind)
    guard !grid.isAny, let target = decision.target.load, decision.done == nil else { return [] }
    func isFar(_ other: Weight) -> Bool {
      (other - target.weight).grains.magnitude > step.grains.magnitude
    }
    if let hit = decision.explanation.limits.last(where: { $0.source == .loads }), !hit.stays {
      guard isFar(hit.before) else { return [] }
      let asked = Load(hit.before, target.unit, kind: target.kind)
      return [.farFromAsked(set: decision.set, asked: asked, target: target)]
    }
    guard target.weight == decision.last?.load.weight, !grid.contains(target.weight),
      let nearest = grid.nearest(to: target.weight, in: LoadGrid.Span(), tie: .lighter),
      isFar(nearest)
    else { return [] }
    let unit = evaluator.equipment.unit ?? target.unit
    return [
      .farFromLoads(
        set: decision.set, own: target, nearest: Load(nearest, unit, kind: target.kind))
    ]
  }

  /// Whether a later set's gap was narrowed after each of its last three sessions.
  private func isOftenNarrowed(
    _ decision: Decision,
    _ standing: Standing,
    _ sessions: [Session],
    _ unit: WeightUnit
  ) -> Bool {
    guard decision.isNarrowed else { return false }
    var held: [Int] = []
    for index in sessions.indices.reversed() where held.count < 3 {
      if holds(sessions[index], set: decision.set, standing) { held.append(index) }
    }
    guard held.count == 3 else { return false }
    // The board after a session is the one before the next that holds the set.
    for next in 1..<held.count {
      let memory = evaluator.memory(before: held[next - 1], of: sessions, standing)
      let day = sessions[held[next]].day + 1
      let findings = evaluator.findings(memory, on: day, setOneDone: nil, unit: unit)
      guard let finding = findings.first(where: { $0.set == decision.set }),
        let last = memory.set(decision.set).last,
        evaluator.book.parts[finding.part].decides == .gap, let gap = finding.gap, gap < last.gap,
        finding.sum < last.gap.grains
      else { return false }
    }
    return true
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

extension Decision {
  /// Whether the rule's sum closes the gap, and what can be loaded let it.
  var isNarrowed: Bool {
    guard explanation.decides == .gap, let sum = explanation.sum, let gap = explanation.gap,
      let last
    else { return false }
    return sum.value < last.gap && gap < last.gap
  }
}
