/// The latest sessions that hold a set, as a ring: the latest four in place, more of them in a list.
struct EvidenceWindow: Sendable {
  /// The most that are kept.
  let capacity: Int
  private var few = InlineArray<4, Evidence>(repeating: .none)
  private var head: UInt8 = 0
  /// The reps of the latest three.
  private var reps = (0, 0, 0)
  /// As many as the capacity, where it is more than four.
  private var many: [Evidence] = []
  private var manyHead = 0

  init(capacity: Int = 1) { self.capacity = max(1, capacity) }

  /// The session so many before the latest; 0 is the latest.
  @inline(__always)
  subscript(back: Int) -> Evidence {
    guard back > 3, !many.isEmpty else { return few.span[(Int(head) &- back) & 3] }
    let index = manyHead &- 1 &- back
    return many[index < 0 ? index &+ many.count : index]
  }

  /// Takes in a session; for each window, from one session to 64, whether none in it beat the reps of
  /// its first, as bits.
  ///
  /// Where there are fewer sessions than the window asks for, the bit has no meaning.
  @inline(__always)
  mutating func append(_ evidence: Evidence) -> UInt64 {
    head = (head &+ 1) & 3
    few[Int(head & 3)] = evidence
    let two = max(evidence.reps, reps.0)
    let bits =
      1 | EvidenceWindow.bit(evidence.reps <= reps.0, 1) | EvidenceWindow.bit(two <= reps.1, 2)
      | EvidenceWindow.bit(max(two, reps.1) <= reps.2, 3)
    reps = (evidence.reps, reps.0, reps.1)
    return capacity > 4 ? appendToMany() : bits
  }

  /// A bit at a place, without a branch: what a lifter did cannot be predicted.
  @inline(__always)
  private static func bit(_ isSet: Bool, _ place: UInt64) -> UInt64 { (isSet ? 1 : 0) &<< place }

  @inline(never)
  private mutating func appendToMany() -> UInt64 {
    let evidence = self[0]
    if many.count < capacity {
      many.append(evidence)
      manyHead = many.count
    } else {
      manyHead = manyHead == capacity ? 1 : manyHead + 1
      many[manyHead - 1] = evidence
    }
    return unbeaten
  }

  /// As ``append(_:)``, where the reps of the latest session change.
  mutating func replaceLastReps(with reps: Int) -> UInt64 {
    few[Int(head & 3)].reps = reps
    self.reps.0 = reps
    if manyHead > 0 { many[manyHead - 1].reps = reps }
    return unbeaten
  }

  private var unbeaten: UInt64 {
    var most = self[0].reps
    var bits: UInt64 = 1
    for back in 1..<max(4, min(many.count, 64)) {
      bits |= (most <= self[back].reps ? 1 : 0) << UInt64(back)
      most = max(most, self[back].reps)
    }
    return bits
  }
}
