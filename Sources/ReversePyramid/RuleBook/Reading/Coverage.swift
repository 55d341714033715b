/// Which part decides which set, for a number of work sets.
struct Coverage {
  /// What of a part decides this.
  struct Claim {
    var decides: RuleBook.Measure
    var scope: RuleBook.Scope
  }

  private let claims: [Claim]
  private let workSets: Int?
  /// The sets with a number of their own; the last stands for all after it.
  private let sets: ClosedRange<Int>

  init(_ claims: [Claim], workSets: Int?) {
    self.claims = claims
    self.workSets = workSets
    var most = workSets ?? 1
    for claim in claims {
      if case .numbers(let first, let last) = claim.scope { most = max(most, first, last ?? first) }
    }
    sets = 1...min(max(1, most), 1000) + 1
  }

  /// The first set that two parts decide, with the two parts.
  var overlap: (set: Int, first: Int, second: Int)? {
    for second in claims.indices {
      for first in 0..<second
      where (claims[first].decides == .reps) == (claims[second].decides == .reps) {
        if let set = sets.first(where: { covers(first, $0) && covers(second, $0) }) {
          return (set, first, second)
        }
      }
    }
    return nil
  }

  /// The first set of a part for which no part decides reps.
  func setWithoutAim(in part: Int) -> Int? {
    let reps = claims.indices.filter { claims[$0].decides == .reps }
    return sets.first { set in covers(part, set) && !reps.contains { covers($0, set) } }
  }

  /// Whether some part decides the weight of set one.
  var hasSetOne: Bool { claims.indices.contains { claims[$0].decides == .weight && covers($0, 1) } }

  /// Whether a part that decides a gap holds set one.
  func gapCoversSetOne(in part: Int) -> Bool { claims[part].decides == .gap && covers(part, 1) }

  private func covers(_ part: Int, _ set: Int) -> Bool {
    claims[part].scope.contains(set, workSets: workSets)
  }
}
