/// What the coach keeps of one set: the window its book can see, and how often it was done.
struct SetMemory: Sendable {
  /// What a book may read of the set at once.
  private(set) var facts = Facts()
  /// The latest session that holds the set; of no meaning where there is none.
  private(set) var latest = Evidence.none
  private var latestGap = Weight.zero
  /// How many sessions hold the set.
  private(set) var count = 0
  /// The number of the exercise's latest session that holds it, from 1.
  private(set) var latestSession = 0
  /// How many of the latest sessions in a row have the last weight, and the last gap.
  private var sameWeight = 0
  private var sameGap = 0
  /// The latest sessions that hold the set, as a ring of at most `capacity`.
  private var ring: [Evidence] = []
  private var head = 0
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// How many sessions the memory still holds.
  var held: Int { ring.count }

  /// The session so many before the latest that holds the set; 0 is the latest.
  func evidence(back: Int) -> Evidence {
    ring[place(back: back)]
  }

  @inline(__always)
  private func place(back: Int) -> Int {
    let index = head &- 1 &- back
    return index < 0 ? index &+ ring.count : index
  }

  /// The latest session that holds the set, or nil.
  var last: Evidence? { count > 0 ? latest : nil }

  @inline(__always)
  mutating func remember(_ evidence: Evidence, session: Int) {
    let isSameWeight =
      evidence.load.weight == latest.load.weight && evidence.load.kind == latest.load.kind
    sameWeight = isSameWeight && count > 0 ? sameWeight + 1 : 1
    let gap = evidence.gap
    sameGap = gap == latestGap && count > 0 ? sameGap + 1 : 1
    latest = evidence
    latestGap = gap
    count += 1
    latestSession = session
    facts.take(evidence, gap: gap, sameWeight: sameWeight, sameGap: sameGap)
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
    latest.reps = reps
    facts.replaceReps(with: reps)
  }

  /// Whether none of the latest sessions beat the reps of the first of them.
  @inline(__always)
  func noneBeatsFirst(of window: Int) -> Bool {
    // The ring holds at least the window, its latest session before `head`.
    let first = ring[place(back: window &- 1)].reps
    for back in 0..<(window &- 1) where ring[place(back: back)].reps > first { return false }
    return true
  }
}
