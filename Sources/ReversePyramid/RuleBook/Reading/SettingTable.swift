/// The `let` lines of a book while it is read.
struct SettingTable {
  private(set) var settings: [RuleBook.Setting] = []
  /// The name in each `let`.
  private(set) var spots: [Spot] = []
  /// Whether the numbers of each `let` could be read.
  private(set) var isRead: [Bool] = []
  /// The settings that a rule, limit, window or sentence names.
  var used = SettingSet()
  /// Whether some `let` did not even show its name, so that an unknown name may be meant by it.
  var isIncomplete = false

  // At most 64 short names: looking through them is faster than building a dictionary.
  func index(of name: String) -> Int? { settings.firstIndex { $0.name == name } }

  /// The index of `let sets`, which says what the work sets are.
  var workSets: Int? { index(of: "sets") }

  /// What a setting counts, where its `let` could be read.
  func dimension(of index: Int) -> RuleBook.Dimension? {
    isRead[index] ? settings[index].dimension : nil
  }

  mutating func add(_ setting: RuleBook.Setting, at spot: Spot, isRead: Bool) {
    settings.append(setting)
    spots.append(spot)
    self.isRead.append(isRead)
  }
}

/// A set of settings by their indices; a book has at most 64.
struct SettingSet {
  private var bits: UInt64 = 0

  func contains(_ index: Int) -> Bool { index < 64 && bits & 1 << UInt64(index) != 0 }

  mutating func insert(_ index: Int) { if index < 64 { bits |= 1 << UInt64(index) } }
}
