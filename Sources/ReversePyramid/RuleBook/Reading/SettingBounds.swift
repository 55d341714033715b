/// What a value of a setting must keep to, in a book and where a log overrides it.
struct SettingBounds {
  /// The number of sessions a window can span.
  static let window: ClosedRange<Int64> = 2...50
  /// The most work sets.
  static let mostSets: Int64 = 99
  /// The largest whole number a book can state.
  static let largest: Int64 = 999_999

  var name: String
  var dimension: RuleBook.Dimension
  /// Whether a condition compares this many sessions.
  var isWindow = false
  /// Whether an amount takes half of it.
  var isHalved = false

  /// What is wrong with a value, in one clause; nil where it will do.
  func problem(_ value: Int64, unit: WeightUnit = .kg) -> String? {
    if value <= 0 { return "`\(name)` must be more than 0" }
    let scale = dimension == .weight ? unit.grain : 1
    let most = dimension == .weight ? Weight.largestThousandths : SettingBounds.largest
    if value / scale > most { return "`\(name)` has more than six digits before the point" }
    if dimension == .sets, value > SettingBounds.mostSets {
      return "`\(name)` must be at most \(SettingBounds.mostSets) sets"
    }
    if isWindow, !SettingBounds.window.contains(value) {
      return "`\(name)` counts the sessions of a window, which are 2 to 50"
    }
    if isHalved, value % (2 * scale) != 0 {
      return dimension == .weight
        ? "`\(name)` has no half in thousandths of a \(unit.rawValue)"
        : "`\(name)` is odd and has no half"
    }
    return nil
  }
}
