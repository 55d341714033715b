/// What a book may read of one set at once: its latest session, and how long it has stood still.
struct SetFacts: Sendable {
  /// The latest session that holds the set; of no meaning where there is none.
  fileprivate(set) var last: Evidence
  /// How many sessions hold the set.
  fileprivate(set) var count = 0
  /// The number of the exercise's latest session that holds it, from 1.
  fileprivate(set) var latestSession = 0
  /// How many of the latest sessions in a row have the last weight.
  fileprivate(set) var sameWeight = 0
  /// How many of the latest sessions in a row have the last gap.
  fileprivate(set) var sameGap = 0

  /// Those of a set that was never done.
  static let none = SetFacts(
    last: Evidence(
      load: Load(.zero, .kg), reps: 0, setOne: Load(.zero, .kg), day: Day(number: 0), line: 0))

  /// Takes in a session that holds the set.
  mutating func remember(_ evidence: Evidence, session: Int) {
    let isSameWeight =
      evidence.load.weight == last.load.weight && evidence.load.kind == last.load.kind
    sameWeight = isSameWeight && count > 0 ? sameWeight + 1 : 1
    sameGap = evidence.gap == last.gap && count > 0 ? sameGap + 1 : 1
    last = evidence
    count += 1
    latestSession = session
  }

  mutating func replaceLastReps(with reps: Int) { last.reps = reps }
}

/// What the coach keeps of one set: the window its book can see, and how often it was done.
struct SetMemory: Sendable {
  private(set) var facts = SetFacts.none
  /// The latest sessions that hold the set, as a ring of at most `capacity`.
  private var ring: [Evidence] = []
  private var head = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many sessions hold the set.
  var count: Int { facts.count }

  /// The number of the exercise's latest session that holds it, from 1.
  var latestSession: Int { facts.latestSession }

  /// How many sessions the memory still holds.
  var held: Int { ring.count }

  /// The session so many before the latest that holds the set; 0 is the latest.
  func evidence(back: Int) -> Evidence {
    let index = head - 1 - back
    return ring[index < 0 ? index + ring.count : index]
  }

  /// The latest session that holds the set, or nil.
  var last: Evidence? { facts.count > 0 ? facts.last : nil }

  mutating func remember(_ evidence: Evidence, session: Int) {
    facts.remember(evidence, session: session)
    if ring.count < capacity {
      ring.append(evidence)
      head = ring.count
    } else {
      head = head == capacity ? 1 : head + 1
      ring[head - 1] = evidence
    }
  }

  mutating func replaceLastReps(with reps: Int) {
    guard head > 0 else { return }
    ring[head - 1].reps = reps
    facts.replaceLastReps(with: reps)
  }

  /// Whether none of the latest sessions beat the reps of the first of them.
  func noneBeatsFirst(of window: Int) -> Bool {
    let first = evidence(back: window - 1).reps
    for back in 0..<(window - 1) where evidence(back: back).reps > first { return false }
    return true
  }
}
