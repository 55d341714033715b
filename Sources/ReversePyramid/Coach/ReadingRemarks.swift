extension Coach {
  /// How the last sessions were read: the last that counts, and marked ones since then.
  func readings(of sessions: ArraySlice<Session>) -> [Remark] {
    let start = sessions.lastIndex { $0.mark == nil } ?? sessions.startIndex
    return remarks(onReading: sessions[start...])
  }

  /// How every session was read from the first that a set's rules can see, marked ones too.
  func readings(of sessions: ArraySlice<Session>, since first: Evidence?) -> [Remark] {
    guard let first else { return readings(of: sessions) }
    let start = sessions.firstIndex { session in
      session.day == first.day && session.sets.contains { $0.line == first.line }
    }
    return remarks(onReading: sessions[(start ?? sessions.startIndex)...])
  }

  /// How sessions were read; what is said of several is one remark.
  private func remarks(onReading sessions: ArraySlice<Session>) -> [Remark] {
    let remarks = sessions.flatMap { session -> [Remark] in
      let reading = SessionReading(session, workSets: evaluator.workSets)
      guard let mark = session.mark else { return readings(of: session, reading) }
      return reading.hasWorkSet ? [.marked(mark, days: [session.day], lines: [session.line])] : []
    }
    return Remark.joined(remarks)
  }

  private func readings(of session: Session, _ reading: SessionReading) -> [Remark] {
    var remarks: [Remark] = []
    let sets = Array(zip(session.sets, reading.places))
    let ramp = sets.filter { $1.role == .ramp }.compactMap(\.0.load)
    if !ramp.isEmpty { remarks.append(.ramp(loads: ramp, lines: [session.line])) }
    for (set, place) in sets {
      guard let number = place.number else { continue }
      if place.role == .skip { remarks.append(.skipped(set: number, lines: [set.line])) }
      if let exclusion = place.exclusion, let load = set.load {
        remarks.append(.excluded(set: number, load: load, exclusion, lines: [set.line]))
      }
    }
    let past = sets.filter { $0.kind == .unmarked && $1.role == .burnout && $1.exclusion == nil }
    if let first = past.first {
      remarks.append(.burnouts(loads: past.compactMap(\.0.load), lines: [first.0.line]))
    }
    for role in [SessionReading.Role.drop, .timed] {
      guard let first = sets.first(where: { $1.role == role }) else { continue }
      remarks.append(.aside(role, lines: [first.0.line]))
    }
    return remarks
  }

  /// The latest change of unit within what each set's rules can see.
  func changesOfUnit(of findings: [Finding], _ memory: ExerciseMemory) -> [Remark] {
    findings.compactMap { finding in
      let own = memory.set(finding.set)
      for back in 0..<max(0, own.held - 1) {
        let (before, after) = (own.evidence(back: back + 1), own.evidence(back: back))
        guard before.load.unit != after.load.unit else { continue }
        return .changedUnit(
          set: finding.set, from: before.load.unit, to: after.load.unit, day: after.day,
          line: after.line)
      }
      return nil
    }
  }
}

extension Remark {
  /// The remarks with those that say the same of several sessions as one, at the first's place.
  static func joined(_ remarks: [Remark]) -> [Remark] {
    var all: [Remark] = []
    for remark in remarks {
      let index = all.firstIndex { $0.joined(with: remark) != nil }
      if let index, let both = all[index].joined(with: remark) {
        all[index] = both
      } else {
        all.append(remark)
      }
    }
    return all
  }

  private func joined(with other: Remark) -> Remark? {
    switch (self, other) {
    case (.ramp(let a, let lines), .ramp(let b, let more)) where a == b:
      .ramp(loads: a, lines: lines + more)
    case (
      .excluded(let set, let a, let why, let lines), .excluded(let other, let b, let and, let more)
    )
    where set == other && a == b && why == and:
      .excluded(set: set, load: a, why, lines: lines + more)
    case (.marked(let a, let days, let lines), .marked(let b, let moreDays, let more)) where a == b:
      .marked(a, days: days + moreDays, lines: lines + more)
    case (.skipped(let a, let lines), .skipped(let b, let more)) where a == b:
      .skipped(set: a, lines: lines + more)
    case (.burnouts(let a, let lines), .burnouts(let b, let more)) where a == b:
      .burnouts(loads: a, lines: lines + more)
    case (.aside(let a, let lines), .aside(let b, let more)) where a == b:
      .aside(a, lines: lines + more)
    default: nil
    }
  }
}

extension [Session] {
  /// Those on or before a day; they stand in order of time.
  func upTo(_ day: Day) -> ArraySlice<Session> {
    var end = endIndex
    while end > startIndex, self[end - 1].day > day { end -= 1 }
    return self[..<end]
  }
}
