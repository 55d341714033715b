/// The loadable weights of an exercise, made ready to be searched.
///
/// A plate set is laid out once as the sorted sums it can make, up to `mostSums` of them.
struct LoadGrid: Sendable {
  private enum Shape: Sendable {
    case any
    /// Multiples of a weight above an offset, up to a number of notches.
    case even(offset: Int64, notch: Int64, last: Int64?)
    /// The sums that can be made, ascending.
    case sums([Int64])
  }

  private let shape: Shape
  let loads: Loads

  /// The most different sums that are laid out; they end at the lightest ones.
  static let mostSums = 100_000
  /// The most steps that laying them out may take, so that no log is slow to read.
  private static let mostWork = 1_000_000

  init(_ loads: Loads, isBody: Bool = false) {
    self.loads = loads
    switch loads {
    case .any: shape = .any
    case .increment(let notch):
      shape = notch > .zero ? .even(offset: 0, notch: notch.grains, last: nil) : .any
    case .stack(let from, let to, let by, let addOns):
      let stack = LoadGrid.stack(from, to, by, addOns)
      shape = isBody ? LoadGrid.mirrored(stack) : stack
    case .plates(let plates):
      let sums = Shape.sums(LoadGrid.sums(of: plates, isBody: isBody))
      shape = isBody ? LoadGrid.mirrored(sums) : sums
    }
  }

  /// Whether every weight can be loaded.
  var isAny: Bool { if case .any = shape { true } else { false } }

  /// The lightest loadable weight, or nil where there is no end.
  var lightest: Weight? {
    switch shape {
    case .any, .even(_, _, nil): nil
    case .even(let offset, _, _?): Weight(grains: offset)
    case .sums(let sums): sums.first.map(Weight.init(grains:))
    }
  }

  /// The heaviest loadable weight, or nil where there is no end.
  var heaviest: Weight? {
    switch shape {
    case .any, .even(_, _, nil): nil
    case .even(let offset, let notch, let last?):
      Weight(grains: offset) + Weight(grains: notch &* last)
    case .sums(let sums): sums.last.map(Weight.init(grains:))
    }
  }

  func contains(_ weight: Weight) -> Bool { atMost(weight) == weight }

  /// The heaviest loadable weight not above a weight, or nil.
  func atMost(_ weight: Weight) -> Weight? {
    switch shape {
    case .any: return weight
    case .even(let offset, let notch, let last):
      let distance = weight.grains.subtractingReportingOverflow(offset)
      guard !distance.overflow else { return nil }
      let notches = floorQuotient(distance.partialValue, notch)
      if let last {
        guard notches >= 0 else { return nil }
        return Weight(grains: offset + min(notches, last) * notch)
      }
      return Weight(grains: offset + notches * notch)
    case .sums(let sums):
      let index = firstIndex(above: weight.grains, in: sums)
      return index > 0 ? Weight(grains: sums[index - 1]) : nil
    }
  }

  /// The lightest loadable weight not below a weight, or nil.
  func atLeast(_ weight: Weight) -> Weight? {
    if case .any = shape { return weight }
    if let below = atMost(weight), below == weight { return weight }
    return above(weight)
  }

  /// The lightest loadable weight strictly above a weight, or nil.
  func above(_ weight: Weight) -> Weight? {
    switch shape {
    case .any: return weight + Weight(grains: 1)
    case .even(let offset, let notch, let last):
      let distance = weight.grains.subtractingReportingOverflow(offset)
      guard !distance.overflow else { return nil }
      var notches = floorQuotient(distance.partialValue, notch) + 1
      if let last {
        notches = max(0, notches)
        guard notches <= last else { return nil }
      }
      return Weight(grains: offset + notches * notch)
    case .sums(let sums):
      let index = firstIndex(above: weight.grains, in: sums)
      return index < sums.count ? Weight(grains: sums[index]) : nil
    }
  }

  /// The heaviest loadable weight strictly below a weight, or nil.
  func below(_ weight: Weight) -> Weight? {
    if case .any = shape { return weight - Weight(grains: 1) }
    return atMost(weight - Weight(grains: 1))
  }

  private func firstIndex(above value: Int64, in sums: [Int64]) -> Int {
    var low = 0
    var high = sums.count
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// On the body the same weights are added or taken off, and none is a load too.
  private static func mirrored(_ shape: Shape) -> Shape {
    switch shape {
    case .any: return .any
    case .even(let offset, let notch, let last):
      let notches = min(last ?? 2000, 2000)
      return mirrored(.sums((0...notches).map { offset &+ $0 &* notch }))
    case .sums(let sums):
      return .sums(Set(sums + sums.map { -$0 } + [0]).sorted())
    }
  }

  private static func stack(_ from: Weight, _ to: Weight, _ by: Weight, _ addOns: [Weight]) -> Shape
  {
    guard by > .zero, to >= from else { return .any }
    let last = (to - from).grains / by.grains
    guard !addOns.isEmpty else { return .even(offset: from.grains, notch: by.grains, last: last) }
    var extras: Set<Int64> = [0]
    for addOn in addOns.prefix(8) { extras.formUnion(extras.map { $0 &+ addOn.grains }) }
    var sums: Set<Int64> = []
    for notch in 0...min(last, 2000) {
      let base = from.grains + notch * by.grains
      for extra in extras { sums.insert(base &+ extra) }
    }
    return .sums(sums.sorted())
  }

  /// Every sum of a bar and pairs of plates, ascending.
  ///
  /// On a belt plates hang singly, so that a pair is two of them. Weights are counted in their common measure; for each sum the fewest plates of the kind in hand
  /// are remembered, which bounds kinds that run out.
  private static func sums(of plates: PlateSet, isBody: Bool) -> [Int64] {
    let bar = isBody ? 0 : plates.bar.grains
    let pairs = plates.pairs.filter { $0.weight.grains < Int64.max / 4 }
    let share: Int64 = isBody ? 1 : 2
    let measure = pairs.reduce(Int64(0)) { greatestCommonDivisor($0, $1.weight.grains * share) }
    guard measure > 0 else { return [bar] }
    let ceiling = Weight(thousandths: 1_000_000, .kg).grains / measure
    let size = min(Int(min(ceiling, Int64(mostSums))), mostWork / pairs.count)
    var isReached = [Bool](repeating: false, count: size + 1)
    isReached[0] = true
    for pair in pairs {
      let notch = pair.weight.grains * share / measure
      let most = pair.count.map { isBody ? $0 * 2 : $0 } ?? .max
      guard notch <= Int64(size) else { continue }
      let step = Int(notch)
      var used = [Int](repeating: 0, count: size + 1)
      for sum in stride(from: step, through: size, by: 1) where !isReached[sum] {
        guard isReached[sum - step], used[sum - step] < most else { continue }
        isReached[sum] = true
        used[sum] = used[sum - step] + 1
      }
    }
    return isReached.indices.lazy.filter { isReached[$0] }.prefix(mostSums)
      .map { Int64($0) * measure + bar }
  }
}

func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

private func floorQuotient(_ value: Int64, _ divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}
