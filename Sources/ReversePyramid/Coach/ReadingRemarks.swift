extension Coach {
  /// How the last sessions were read: the last that counts, and marked ones since then.
  func readings(of sessions: [Session]) -> [Remark] {
    var remarks: [Remark] = []
    for session in sessions.reversed() {
      let reading = SessionReading(session, workSets: evaluator.workSets)
      guard let mark = session.mark else { return readings(of: session, reading) + remarks }
      guard reading.hasWorkSet, remarks.count < Coach.mostMarked else { continue }
      remarks.insert(.marked(mark, day: session.day, line: session.line), at: 0)
    }
    return remarks
  }

  /// The most marked sessions in a row that are named.
  private static let mostMarked = 3

  private func readings(of session: Session, _ reading: SessionReading) -> [Remark] {
    var remarks: [Remark] = []
    let sets = Array(zip(session.sets, reading.places))
    let ramp = sets.filter { $1.role == .ramp }.compactMap(\.0.load)
    if !ramp.isEmpty { remarks.append(.ramp(loads: ramp, line: session.line)) }
    for (set, place) in sets {
      guard let number = place.number else { continue }
      if place.role == .skip { remarks.append(.skipped(set: number, line: set.line)) }
      if let exclusion = place.exclusion, let load = set.load {
        remarks.append(.excluded(set: number, load: load, exclusion, line: set.line))
      }
    }
    let past = sets.filter { $0.kind == .unmarked && $1.role == .burnout && $1.exclusion == nil }
    if let first = past.first {
      remarks.append(.burnouts(loads: past.compactMap(\.0.load), line: first.0.line))
    }
    for role in [SessionReading.Role.drop, .timed] {
      guard let first = sets.first(where: { $1.role == role }) else { continue }
      remarks.append(.aside(role, line: first.0.line))
    }
    return remarks
  }

  /// The latest change of unit within what each set's rules can see.
  func changesOfUnit(on board: Board) -> [Remark] {
    board.decisions.compactMap { decision in
      let evidence = decision.explanation.evidence
      let change = Array(zip(evidence, evidence.dropFirst())).last { $0.load.unit != $1.load.unit }
      return change.map { before, after in
        .changedUnit(
          set: decision.set, from: before.load.unit, to: after.load.unit, day: after.day,
          line: after.line)
      }
    }
  }
}
