/// A target with the rule that gave it, without the rest of its explanation.
public struct Advice: Sendable, Hashable, Codable {
  /// The number of the set.
  public var set: Int
  /// What to lift, and how often.
  public var target: Target
  /// The rule that decided.
  public var rule: String
  /// The rule's sentence; empty where words were not asked for.
  public var because: String

  package init(set: Int, target: Target, rule: String, because: String) {
    self.set = set
    self.target = target
    self.rule = rule
    self.because = because
  }
}

/// One set of a past session beside what had been advised for it.
public struct ReplayedSet: Sendable, Hashable {
  /// How the done set compares with the advice.
  public enum Verdict: String, Sendable, Hashable, Codable {
    /// At least the weight, and at least the lower reps.
    case met
    /// At least the weight, and fewer reps.
    case short
    /// Less than the weight.
    case lighter
    /// Not done.
    case skipped
  }

  /// The number of the set.
  public var set: Int
  /// What was done.
  public var did: WorkSet
  /// Why it is no evidence, or nil.
  public var exclusion: SessionReading.Exclusion?
  /// The advice of that day; nil where the coach had no weight for the set.
  public var advice: Advice?
  /// The comparison; nil without advice.
  public var verdict: Verdict?
  /// What the coach advised after the session.
  public var next: Advice?
  /// Whether the set was the heaviest so far, or had the most reps at its weight.
  public var record: RecordFlag?
}

/// A past session with the advice of its day.
public struct ReplayedSession: Sendable, Hashable {
  /// The exercise's own sessions with a work set, from 1.
  public var number: Int
  /// The session.
  public var session: Session
  /// The numbered sets that were done or skipped, in order.
  public var sets: [ReplayedSet]
}

extension Coach {
  /// Every past session with the advice of its day, computed as ``board(for:on:unit:)`` does.
  ///
  /// A later set's advice counts from set one as it was done that day.
  /// - Parameters:
  ///   - sessions: The history of the exercise, in order of time.
  ///   - unit: The unit of a set that was never done.
  ///   - wording: Whether each advice carries its sentence.
  /// - Returns: One element a session that holds a work set.
  /// - Complexity: O(n) in the sets of the history.
  public func replay(_ sessions: [Session], unit: WeightUnit = .kg, wording: Bool = false)
    -> [ReplayedSession]
  {
    var memory = ExerciseMemory(window: evaluator.window, workSets: evaluator.workSets)
    var result: [ReplayedSession] = []
    var tally = RecordTally()
    var index = 0
    while index < sessions.count {
      let day = sessions[index].day
      var standing = Standing(memory: memory, today: day)
      while index < sessions.count, sessions[index].day == day {
        let session = sessions[index]
        let reading = SessionReading(session, workSets: evaluator.workSets)
        memory.absorb(session, as: reading)
        let records = zip(session.sets, reading.places).map { set, place in
          place.number == nil || session.mark != nil ? nil : tally.note(set)
        }
        if reading.hasWorkSet {
          let after = Standing(memory: memory, today: day + 1)
          result.append(
            ReplayedSession(
              number: result.count + 1,
              session: session,
              sets: sets(
                of: session, reading, before: standing, after: after, records, unit, wording)
            )
          )
        }
        evaluator.take([session], into: &standing)
        index += 1
      }
    }
    return result
  }

  private func sets(
    of session: Session,
    _ reading: SessionReading,
    before: Standing,
    after: Standing,
    _ records: [RecordFlag?],
    _ unit: WeightUnit, _ wording: Bool
  ) -> [ReplayedSet] {
    let setOne = reading.setOne.flatMap { session.sets[$0].load } ?? before.setOneDone
    let advised = advices(before, setOneDone: setOne, unit, wording)
    let next = advices(after, setOneDone: nil, unit, wording)
    return zip(zip(session.sets, reading.places), records).compactMap { read, record in
      let (set, place) = read
      guard let number = place.number else { return nil }
      let advice = advised.first { $0.set == number && $0.target.load != nil }
      return ReplayedSet(
        set: number,
        did: set,
        exclusion: place.exclusion,
        advice: advice,
        verdict: advice.flatMap { verdict(set, against: $0.target) },
        next: next.first { $0.set == number },
        record: record
      )
    }.sorted { $0.set < $1.set }
  }

  private func advices(
    _ standing: Standing, setOneDone: Load?, _ unit: WeightUnit, _ wording: Bool
  ) -> [Advice] {
    evaluator.findings(
      standing.memory, on: standing.today, setOneDone: setOneDone, unit: unit
    ).map { finding in
      let because =
        wording ? evaluator.sentence(finding, standing.memory, on: standing.today) : ""
      return Advice(
        set: finding.set, target: target(of: finding), rule: evaluator.name(of: finding),
        because: because)
    }
  }

  private func verdict(_ did: WorkSet, against target: Target) -> ReplayedSet.Verdict? {
    if did.kind == .skipped { return .skipped }
    guard let load = did.load, let advised = target.load else { return nil }
    if load.kind != advised.kind || load.weight < advised.weight { return .lighter }
    return did.reps >= target.reps ? .met : .short
  }
}
