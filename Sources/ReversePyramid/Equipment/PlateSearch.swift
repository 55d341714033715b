/// Finds the fewest plates for a few amounts together, with pairs that run out.
struct PlateSearch {
  /// One kind of plate.
  struct Kind: Equatable {
    /// What it adds: a pair on a bar, one plate on a belt.
    var size: Int64
    /// How many there are; nil where they never run out.
    var count: Int?
  }

  private let kinds: [Kind]
  private let measure: Int64
  /// Whether the kinds from one on can make an amount, with as many as there are.
  private var reach: [[Bool]]
  /// The fewest plates of the kinds from one on, if none ran out; never too many.
  private var least: [[Int32]]

  /// Choices that are tried before the best so far is taken.
  private static let mostTries = 200_000
  private static let far = Int32.max / 4

  /// Prepares to search for amounts up to the most, of kinds from the heaviest down.
  ///
  /// - Complexity: O(k · m) in the kinds and the most, counted in the common measure of the kinds.
  init(_ kinds: [Kind], most: Int64) {
    self.kinds = kinds.filter { $0.size > 0 && $0.size <= most }
    let shared = self.kinds.reduce(Int64(0)) { greatestCommonDivisor($0, $1.size) }
    measure = max(1, shared)
    let size = shared == 0 ? 0 : Int(min(most / measure, Int64(LoadGrid.mostSums)))
    var none = [Bool](repeating: false, count: size + 1)
    none[0] = true
    reach = [none]
    least = [none.map { $0 ? 0 : PlateSearch.far }]
    for kind in self.kinds.reversed() {
      let step = Int(kind.size / measure)
      var reached = reach[0]
      var fewest = least[0]
      var used = [Int](repeating: 0, count: size + 1)
      for amount in stride(from: step, through: size, by: 1) {
        fewest[amount] = min(fewest[amount], fewest[amount - step] + 1)
        guard !reached[amount], reached[amount - step] else { continue }
        guard used[amount - step] < kind.count ?? .max else { continue }
        reached[amount] = true
        used[amount] = used[amount - step] + 1
      }
      reach.insert(reached, at: 0)
      least.insert(fewest, at: 0)
    }
  }

  /// The plates of each amount, heaviest first, sharing what there is; nil where there is no way.
  func choose(_ amounts: [Int64]) -> [[Kind]]? {
    var wanted: [Int] = []
    for amount in amounts {
      guard amount % measure == 0, amount / measure < reach[0].count else { return nil }
      wanted.append(Int(amount / measure))
    }
    var attempt = Attempt(search: self, wanted: wanted)
    attempt.fill(0, 0, wanted.first ?? 0, used: 0)
    return attempt.best.map { best in
      best.map { counts in
        counts.indices.flatMap { Array(repeating: kinds[$0], count: counts[$0]) }
      }
    }
  }

  /// One search: what is chosen so far, and the best choice found.
  private struct Attempt {
    let search: PlateSearch
    let wanted: [Int]
    var left: [Int]
    var chosen: [[Int]]
    var best: [[Int]]?
    var fewest = Int.max
    var tries = 0
    /// The fewest plates that the amounts from one on could do with.
    let ahead: [Int]

    init(search: PlateSearch, wanted: [Int]) {
      self.search = search
      self.wanted = wanted
      left = search.kinds.map { $0.count ?? .max }
      let none = [Int](repeating: 0, count: search.kinds.count)
      chosen = wanted.map { _ in none }
      var ahead = [0]
      for amount in wanted.reversed() {
        ahead.insert(ahead[0] + Int(search.least[0][amount]), at: 0)
      }
      self.ahead = ahead
    }

    /// Makes the rest of an amount of the kinds from one on, then the amounts after it.
    mutating func fill(_ index: Int, _ kind: Int, _ rest: Int, used: Int) {
      guard index < wanted.count else {
        if used < fewest { (best, fewest) = (chosen, used) }
        return
      }
      if rest == 0 {
        let next = index + 1
        return fill(next, 0, next < wanted.count ? wanted[next] : 0, used: used)
      }
      guard kind < search.kinds.count, search.reach[kind][rest],
        used + Int(search.least[kind][rest]) + ahead[index + 1] < fewest
      else { return }
      tries += 1
      guard tries < PlateSearch.mostTries || best == nil && tries < PlateSearch.mostTries * 5 else {
        return
      }
      let step = Int(search.kinds[kind].size / search.measure)
      let most = min(left[kind], rest / step)
      for count in (0...most).reversed() {
        chosen[index][kind] = count
        left[kind] -= count
        fill(index, kind + 1, rest - count * step, used: used + count)
        left[kind] += count
      }
      chosen[index][kind] = 0
    }
  }
}
