/// The facts that a memory keeps of its set: those that do not hang on the day.
struct KeptFacts: Sendable {
  /// The first eight of ``Fact``.
  private(set) var values = InlineArray<8, Int64>(repeating: 0)
  private(set) var known: Facts.Names = []

  /// The value of a fact that is kept.
  @inline(__always)
  private(set) subscript(fact: Fact) -> Int64 {
    get { values.span[Int(fact.rawValue & 7)] }
    set { values[Int(fact.rawValue & 7)] = newValue }
  }

  /// Takes in the latest session that holds the set, after one of the same kind of load or another.
  @inline(__always)
  mutating func take(_ last: Evidence, hasSameKind: Bool) {
    let gap = Weight(grains: last.setOne.weight.grains &- last.load.weight.grains)
    // What is narrow is equal to nothing wide, so that the bounded facts can be compared.
    let isSameWeight =
      (hasSameKind ? 1 : 0) & (self[.weight] == last.load.weight.grains ? 1 : 0) == 1
    note(last, gap, isSameWeight: isSameWeight, isSameGap: self[.gap] == gap.grains)
    known = [.last, .exactWeights]
    self[.weight] = last.load.weight.grains
    self[.gap] = gap.grains
    self[.setOneThen] = last.setOne.weight.grains
  }

  /// As ``take(_:hasSameKind:)``, where a weight is too wide to stand as it is.
  @inline(never)
  mutating func takeWide(_ last: Evidence, after before: Evidence) {
    note(
      last, last.gap,
      isSameWeight: last.load.weight == before.load.weight && last.load.kind == before.load.kind,
      isSameGap: last.gap == before.gap)
    known = .last
    self[.weight] = RuleBook.Term.bounded(last.load.weight.grains)
    self[.gap] = RuleBook.Term.bounded(last.gap.grains)
    self[.setOneThen] = RuleBook.Term.bounded(last.setOne.weight.grains)
  }

  @inline(__always)
  private mutating func note(
    _ last: Evidence, _ gap: Weight, isSameWeight: Bool, isSameGap: Bool
  ) {
    // Without a branch: what a lifter did cannot be predicted.
    self[.sameWeight] = self[.sameWeight] &* (isSameWeight ? 1 : 0) &+ 1
    self[.sameGap] = self[.sameGap] &* (isSameGap ? 1 : 0) &+ 1
    self[.reps] = Int64(last.reps)
    self[.sessions] &+= 1
  }

  mutating func replaceReps(with reps: Int) { self[.reps] = Int64(reps) }
}

extension Weight {
  /// Far beyond any weight that is lifted, and so small that sums of a few stay exact.
  private static let narrow: UInt64 = 400_000_000_000_000_000

  /// Whether it is so small that it counts as it stands.
  @inline(__always)
  var isNarrow: Bool {
    UInt64(bitPattern: grains &+ Int64(Weight.narrow)) <= Weight.narrow &* 2
  }
}
