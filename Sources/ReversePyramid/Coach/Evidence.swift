/// One set of one session as the rules see it.
public struct Evidence: Sendable, Hashable, Codable {
  /// What was lifted.
  public var load: Load
  /// The reps done, of the weaker side.
  public var reps: Int
  /// Set one of the same day; the gap is its weight less this one's.
  public var setOne: Load
  /// The day.
  public var day: Day
  /// The line of the log, or 0.
  public var line: Int

  /// Set one's weight less this set's, on the same day.
  public var gap: Weight { setOne.weight - load.weight }
}

/// What the coach keeps of one set: the window its book can see, and how often it was done.
struct SetMemory: Sendable {
  /// The latest sessions that hold the set, as a ring of at most `capacity`.
  private var ring: [Evidence] = []
  private var head = 0
  private let capacity: Int
  /// How many sessions hold the set.
  private(set) var count = 0
  /// The number of the exercise's latest session that holds it, from 1.
  private(set) var latestSession = 0

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many sessions the memory still holds.
  var held: Int { ring.count }

  /// The session so many before the latest that holds the set; 0 is the latest.
  func evidence(back: Int) -> Evidence {
    let index = head - 1 - back
    return ring[index < 0 ? index + ring.count : index]
  }

  /// The latest session that holds the set, or nil.
  var last: Evidence? { ring.isEmpty ? nil : evidence(back: 0) }

  mutating func remember(_ evidence: Evidence, session: Int) {
    if ring.count < capacity {
      ring.append(evidence)
      head = ring.count
    } else {
      head = head == capacity ? 1 : head + 1
      ring[head - 1] = evidence
    }
    count += 1
    latestSession = session
  }

  mutating func replaceLastReps(with reps: Int) {
    guard head > 0 else { return }
    ring[head - 1].reps = reps
  }
}

/// What the coach keeps of one exercise; it does not grow with the length of the history.
struct ExerciseMemory: Sendable {
  /// The memory of each set, by number, set one first.
  private(set) var sets: [SetMemory] = []
  /// How many sessions evidence came from.
  private(set) var sessions = 0
  /// The latest day the exercise was trained, deload and sick days too.
  private(set) var lastDay: Day?
  /// Whether any set was helped by a machine.
  private(set) var hasAssistedSet = false
  private let capacity: Int
  private let workSets: Int?

  init(window: Int, workSets: Int?) {
    capacity = window
    self.workSets = workSets
  }

  /// The memory of a set; empty where it was never done.
  func set(_ number: Int) -> SetMemory {
    sets.indices.contains(number - 1) ? sets[number - 1] : SetMemory(capacity: capacity)
  }

  /// Takes in a session; one without a work set is none.
  mutating func absorb(_ session: Session) {
    if session.mark == nil, SessionReading.isPlain(session.sets, workSets: workSets),
      let setOne = session.sets.first?.load
    {
      absorbPlain(session, setOne)
    } else {
      absorb(session, as: SessionReading(session, workSets: workSets))
    }
  }

  /// Takes in a session whose sets are numbered as they stand, without the cost of a reading.
  private mutating func absorbPlain(_ session: Session, _ setOne: Load) {
    if setOne.kind == .body { noteAssistance(in: session) }
    lastDay = session.day
    sessions += 1
    for index in session.sets.indices {
      guard let load = session.sets[index].load else { continue }
      remember(session.sets[index], load, number: index + 1, setOne: setOne, day: session.day)
    }
  }

  private mutating func remember(
    _ set: WorkSet, _ load: Load, number: Int, setOne: Load, day: Day
  ) {
    while sets.count < number { sets.append(SetMemory(capacity: capacity)) }
    sets[number - 1].remember(
      Evidence(load: load, reps: set.reps, setOne: setOne, day: day, line: set.line),
      session: sessions)
  }

  /// Notes that a machine helped, which an open session tells too.
  mutating func noteAssistance(in session: Session) {
    if !hasAssistedSet { hasAssistedSet = session.sets.contains { $0.load?.isAssisted == true } }
  }

  mutating func absorb(_ session: Session, as reading: SessionReading) {
    noteAssistance(in: session)
    guard reading.hasWorkSet else { return }
    lastDay = session.day
    guard session.mark == nil else { return }
    sessions += 1
    guard let top = reading.setOne, let setOne = session.sets[top].load else { return }
    for (set, place) in zip(session.sets, reading.places) {
      guard let number = place.number, place.exclusion == nil, set.kind != .skipped,
        let load = set.load
      else { continue }
      remember(set, load, number: number, setOne: setOne, day: session.day)
    }
  }

  mutating func replaceLastReps(ofSet number: Int, with reps: Int) {
    guard sets.indices.contains(number - 1) else { return }
    sets[number - 1].replaceLastReps(with: reps)
  }

  /// Takes in a session of set one and, where given, one later set by its number.
  mutating func suppose(setOne: WorkSet, later: WorkSet?, number: Int, on day: Day) {
    var sets = [setOne]
    var places = [SessionReading.Place(number: 1, role: .work)]
    if let later, let load = later.load, let top = setOne.load, load.kind == top.kind,
      load.weight <= top.weight
    {
      sets.append(later)
      places.append(SessionReading.Place(number: number, role: .work))
    }
    let session = Session(day: day, sets: sets)
    absorb(session, as: SessionReading(places: places, setOne: 0, hasWorkSet: true))
  }
}
