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

  /// What stands where a set was never done.
  static let none = Evidence(
    load: Load(.zero, .kg), reps: 0, setOne: Load(.zero, .kg), day: Day(number: 0), line: 0)

  /// Set one's weight less this set's, on the same day.
  public var gap: Weight { setOne.weight - load.weight }
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
    absorb(session.sets, mark: session.mark, on: session.day)
  }

  /// Takes in the sets of a session.
  mutating func absorb(_ sets: [WorkSet], mark: Session.Mark?, on day: Day) {
    if mark == nil, SessionReading.isPlain(sets),
      let setOne = sets.first?.load
    {
      absorbPlain(sets, setOne, on: day)
    } else {
      let reading = SessionReading(sets: sets, mark: mark, workSets: workSets)
      absorb(sets, mark: mark, on: day, as: reading)
    }
  }

  /// Takes in sets that are numbered as they stand, without the cost of a reading.
  private mutating func absorbPlain(_ sets: [WorkSet], _ setOne: Load, on day: Day) {
    if setOne.kind == .body { noteAssistance(in: sets) }
    beginSession(on: day)
    for index in sets.indices {
      guard let load = sets[index].load else { continue }
      remember(sets[index], load, number: index + 1, setOne: setOne, day: day)
    }
  }

  private mutating func remember(
    _ set: WorkSet, _ load: Load, number: Int, setOne: Load, day: Day
  ) {
    remember(
      Evidence(load: load, reps: set.reps, setOne: setOne, day: day, line: set.line),
      number: number)
  }

  /// Counts a session whose sets are evidence.
  mutating func beginSession(on day: Day) {
    lastDay = day
    sessions += 1
  }

  /// Takes in a set of the session that was begun, by its number from 1.
  @inline(__always)
  mutating func remember(_ evidence: Evidence, number: Int) {
    makeRoom(for: number)
    sets[number - 1].remember(evidence, session: sessions)
  }

  @inline(__always)
  private mutating func makeRoom(for number: Int) {
    while sets.count < number { sets.append(SetMemory(capacity: capacity)) }
  }

  /// Takes in a session of sets that are numbered as they stand, all of them evidence.
  @inline(__always)
  mutating func remember(_ count: Int, on day: Day, _ evidence: (Int) -> Evidence) {
    beginSession(on: day)
    makeRoom(for: count)
    let session = sessions
    // Taken once, since each look whether the list is shared costs more than a set.
    var places = sets.mutableSpan
    for index in 0..<min(count, places.count) {
      places[index].remember(evidence(index), session: session)
    }
  }

  /// Notes that a machine helped, which an open session tells too.
  mutating func noteAssistance(in sets: [WorkSet]) {
    if !hasAssistedSet { hasAssistedSet = sets.contains { $0.load?.isAssisted == true } }
  }

  mutating func absorb(_ session: Session, as reading: SessionReading) {
    absorb(session.sets, mark: session.mark, on: session.day, as: reading)
  }

  private mutating func absorb(
    _ sets: [WorkSet], mark: Session.Mark?, on day: Day, as reading: SessionReading
  ) {
    noteAssistance(in: sets)
    guard reading.hasWorkSet else { return }
    lastDay = day
    guard mark == nil else { return }
    sessions += 1
    guard let top = reading.setOne, let setOne = sets[top].load else { return }
    for (set, place) in zip(sets, reading.places) {
      guard let number = place.number, place.exclusion == nil, set.kind != .skipped,
        let load = set.load
      else { continue }
      remember(set, load, number: number, setOne: setOne, day: day)
    }
  }

  mutating func replaceLastReps(ofSet number: Int, with reps: Int) {
    guard sets.indices.contains(number - 1) else { return }
    sets[number - 1].replaceLastReps(with: reps)
  }

  /// How many sessions hold a set.
  @inline(__always)
  func count(_ number: Int) -> Int {
    number >= 1 && number <= sets.count ? sets[number &- 1].count : 0
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
