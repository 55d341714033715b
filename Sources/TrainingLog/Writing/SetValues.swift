import ReversePyramid

/// Compares sets by what they say, not by how they were written.
enum SetValues {
  static func isSame(_ a: Entry, _ b: Entry) -> Bool {
    a.notes == b.notes && isSame(a.sets, b.sets)
  }

  static func isSame(_ a: [LoggedSet], _ b: [LoggedSet]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { value($0) == value($1) }
  }

  /// A set without the place and the words it was written with.
  private static func value(_ logged: LoggedSet) -> LoggedSet {
    var value = logged
    value.set.line = 0
    value.detail.column = 0
    value.detail.length = 0
    value.namesUnit = false
    return value
  }
}

/// Which sets name their unit; the first way that reads back is taken.
enum UnitNaming: Equatable {
  /// None but those in a unit other than the one of bare loads.
  case fewest(WeightUnit)
  case asTyped, small, every

  /// The ways to be tried, in order.
  static func ways(_ namesUnits: Bool, unit: WeightUnit) -> [UnitNaming] {
    [namesUnits ? .asTyped : .fewest(unit), .small, .every]
  }

  func applied(to sets: [LoggedSet]) -> [LoggedSet] {
    sets.map { logged in
      guard let load = logged.set.load, !logged.isBar else { return logged }
      guard load.kind == .outside || load.weight != .zero else { return logged }
      var named = logged
      let thousandths = load.weight.nearestThousandths(in: load.unit)
      switch self {
      case .fewest(let unit): named.namesUnit = logged.namesUnit && load.unit != unit
      case .asTyped: break
      case .small:
        named.namesUnit = logged.namesUnit || (load.kind == .outside && thousandths <= 10_000)
      case .every: named.namesUnit = true
      }
      return named
    }
  }
}
