/// Where an exercise stands on a day: what is evidence, and what of today is done but is none yet.
struct Standing: Sendable {
  var memory: ExerciseMemory
  var today: Day
  /// The sessions of today that are still open, in order.
  var open: [Session] = []
  /// What was done or skipped in them, by set number.
  var done: [Int: DoneSet] = [:]
  /// How many sessions after today were not read.
  var laterSessions = 0
  /// What the memory was before the latest sessions, and the index of the first of them.
  var earlier: (index: Int, memory: ExerciseMemory)?

  init(memory: ExerciseMemory, today: Day) {
    self.memory = memory
    self.today = today
  }

  /// Set one as done today, where it was.
  var setOneDone: Load? { done[1]?.load }
}

extension Evaluator {
  /// Where an exercise stands after sessions in order of time, on a day.
  func standing(after sessions: [Session], on today: Day) -> Standing {
    var standing = Standing(
      memory: ExerciseMemory(window: window, workSets: workSets),
      today: today
    )
    var ofToday: [Session] = []
    let kept = max(0, sessions.count - Evaluator.latestSessions)
    // By places, since a copy of each session would cost more than all the rest.
    for index in sessions.indices {
      if sessions[index].day < today {
        if index == kept { standing.earlier = (index, standing.memory) }
        standing.memory.absorb(
          sessions[index].sets, mark: sessions[index].mark, on: sessions[index].day)
      } else if sessions[index].day == today {
        ofToday.append(sessions[index])
      } else {
        standing.laterSessions += 1
      }
    }
    take(ofToday, into: &standing)
    return standing
  }

  /// How many of the latest sessions a standing can be taken back over without reading all of them.
  private static let latestSessions = 5

  /// Where the exercise stood before one of its sessions.
  func memory(before index: Int, of sessions: [Session], _ standing: Standing) -> ExerciseMemory {
    guard let earlier = standing.earlier, earlier.index <= index else {
      return self.standing(after: Array(sessions[..<index]), on: sessions[index].day).memory
    }
    var memory = earlier.memory
    for session in sessions[earlier.index..<index] { memory.absorb(session) }
    return memory
  }

  /// Takes in the sessions of today: evidence once every set of the board is done or skipped.
  func take(_ sessions: [Session], into standing: inout Standing) {
    for session in sessions {
      if session.mark != nil {
        standing.memory.absorb(session)
        continue
      }
      standing.open.append(session)
      standing.memory.noteAssistance(in: session.sets)
      note(session, in: &standing.done)
      let board = setsOnBoard(standing.memory, setOneDone: standing.setOneDone)
      guard board.allSatisfy({ standing.done[$0] != nil }) else { continue }
      for closed in standing.open { standing.memory.absorb(closed) }
      standing.open = []
      standing.done = [:]
    }
  }

  private func note(_ session: Session, in done: inout [Int: DoneSet]) {
    let reading = SessionReading(session, workSets: workSets)
    for (set, place) in zip(session.sets, reading.places) {
      guard let number = place.number else { continue }
      // What was done earlier today stays done, whatever was skipped later.
      if set.kind == .skipped, done[number]?.load != nil { continue }
      done[number] = DoneSet(
        load: set.kind == .skipped ? nil : set.load,
        reps: set.reps,
        day: session.day,
        line: set.line
      )
    }
  }

  /// The numbers of the sets that the board shows, ascending.
  func setsOnBoard(_ memory: ExerciseMemory, setOneDone: Load?) -> [Int] {
    let setOne = (setOneDone ?? memory.set(1).last?.load)?.kind
    return setsWithTarget(memory).filter { set in
      guard isOnBoard(set, memory) else { return false }
      // A gap to another kind of load is none: the set has no row.
      guard let part = part(deciding: set), book.parts[part].decides == .gap else { return true }
      guard let last = memory.set(set).last else { return true }
      return last.load.kind == setOne
    }
  }

  /// The numbers of the sets that could have a target, ascending.
  func setsWithTarget(_ memory: ExerciseMemory) -> [Int] {
    (1...mostSets(memory)).filter { couldHaveTarget($0, memory) }
  }

  private func mostSets(_ memory: ExerciseMemory) -> Int {
    max(memory.sets.count, workSets ?? 1, 1)
  }

  private func couldHaveTarget(_ set: Int, _ memory: ExerciseMemory) -> Bool {
    memory.count(set) > 0 ? places[set].decides : canStart(set)
  }

  /// Whether a set that was never done is asked about.
  private func canStart(_ set: Int) -> Bool {
    let place = places[set]
    return place.decides && place.startsWithoutSession && set <= workSets ?? 1
  }

  /// Whether one of the exercise's last three sessions has the set, or it is still to be started.
  func isOnBoard(_ set: Int, _ memory: ExerciseMemory) -> Bool {
    let own = memory.set(set)
    if own.count == 0 { return set == 1 || memory.sessions < Evaluator.boardSessions }
    return set == 1 || memory.sessions - own.latestSession < Evaluator.boardSessions
  }

  /// How many sessions back a set stays on the board.
  static let boardSessions = 3

  /// Decides every set that could have a target.
  func findings(
    _ memory: ExerciseMemory,
    on today: Day,
    setOneDone: Load?,
    unit: WeightUnit
  ) -> [Finding] {
    var finding = Finding()
    var findings: [Finding] = []
    forEachFinding(memory, on: today, setOneDone: setOneDone, unit: unit, using: &finding) {
      findings.append(copy $0)
    }
    return findings
  }

  /// Decides every set that could have a target, in a record that is written anew for each.
  @inline(__always)
  func forEachFinding(
    _ memory: borrowing ExerciseMemory,
    on today: Day,
    setOneDone: Load?,
    unit: WeightUnit,
    using finding: inout Finding,
    _ body: (borrowing Finding) -> Void
  ) {
    let days = memory.lastDay.map { today - $0 }
    var setOne = setOneDone
    for set in 1...mostSets(memory) {
      var isDecided = false
      if memory.count(set) > 0 {
        isDecided = decideDone(
          set, memory, days: days, setOne: setOne, isSetOneDone: setOneDone != nil, unit: unit,
          forced: nil, stated: nil, into: &finding)
      } else if canStart(set) {
        isDecided = decideFirst(
          Question(
            set: set, days: days, setOne: set > 1 ? setOne : nil, isSetOneDone: setOneDone != nil,
            unit: unit), memory, &finding)
      }
      guard isDecided else { continue }
      if set == 1, setOne == nil { setOne = finding.record.load }
      body(finding)
    }
  }
}
