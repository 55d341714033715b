/// What the coach keeps of one set: the window its book can see, and how often it was done.
struct SetMemory: Sendable {
  /// What a book may read of the set at once.
  private(set) var facts = KeptFacts()
  /// For each window, from one session, whether no session in it beat the reps of its first, as bits.
  private(set) var unbeaten: UInt64 = 1
  /// The latest load's kind and unit, and set one's unit of its day; of no meaning before the first.
  private(set) var kind = Load.Kind.outside
  private(set) var unit = WeightUnit.kg
  private(set) var setOneUnit = WeightUnit.kg
  /// The number of the exercise's latest session that holds it, from 1.
  private(set) var latestSession = 0
  private var window = EvidenceWindow()

  /// How many sessions hold the set.
  @inline(__always)
  var count: Int { Int(facts[.sessions]) }

  /// How many sessions the memory still holds.
  var held: Int { min(count, window.capacity) }

  init(capacity: Int) { window = EvidenceWindow(capacity: capacity) }

  /// The session so many before the latest that holds the set; 0 is the latest.
  func evidence(back: Int) -> Evidence { window[back] }

  /// The latest session that holds the set; of no meaning where there is none.
  var latest: Evidence { window[0] }

  /// The latest session that holds the set, or nil.
  var last: Evidence? { count > 0 ? latest : nil }

  @inline(__always)
  mutating func remember(_ evidence: Evidence, session: Int) {
    unbeaten = window.append(evidence)
    let hasSameKind = evidence.load.kind.code == kind.code
    kind = evidence.load.kind
    unit = evidence.load.unit
    setOneUnit = evidence.setOne.unit
    latestSession = session
    if evidence.load.weight.isNarrow, evidence.setOne.weight.isNarrow {
      facts.take(evidence, hasSameKind: hasSameKind)
    } else {
      takeWide()
    }
  }

  /// Takes the facts of the latest session, which has a weight too wide to stand as it is.
  @inline(never)
  private mutating func takeWide() { facts.takeWide(window[0], after: window[1]) }

  mutating func replaceLastReps(with reps: Int) {
    guard count > 0 else { return }
    unbeaten = window.replaceLastReps(with: reps)
    facts.replaceReps(with: reps)
  }
}
