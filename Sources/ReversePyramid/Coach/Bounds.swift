/// A bound of a part's `limit`, as a number.
struct Bound {
  var isGap: Bool
  var isLeast: Bool
  /// A weight, or a gap where it bounds gaps.
  var value: Int64

  func allows(_ weight: Weight, under setOne: Weight) -> Bool {
    let now = isGap ? setOne - weight : weight
    return isLeast ? now.grains >= value : now.grains <= value
  }
}

/// The bounds that a part puts on one decision, in order.
struct Bounds {
  /// The most limits of a part.
  static let most = 5

  private var list = Few(filler: Bound(isGap: false, isLeast: true, value: .min))

  var count: Int { list.count }

  mutating func append(_ bound: Bound) { list.append(bound) }

  subscript(index: Int) -> Bound { list[index] }

  /// Whether every bound allows a weight.
  func allow(_ weight: Weight, under setOne: Weight) -> Bool {
    for index in 0..<count where !list[index].allows(weight, under: setOne) { return false }
    return true
  }
}
