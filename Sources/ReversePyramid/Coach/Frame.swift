/// What a decision was made from, to be put into words: one set's memory, the settings, and the day.
struct Frame {
  var set: Int
  var memory: SetMemory
  var unit: WeightUnit
  var settings: SettingValues
  /// Days since the exercise's last session.
  var days: Int?
  var setOne: Load?
  /// The target's weight.
  var target: Weight?

  /// The value of an amount, or nil where it needs a session that is not there.
  func value(of amount: RuleBook.Amount) -> Int64? {
    var sum: Int64 = 0
    for term in amount.terms {
      guard let value = value(of: term, in: amount.dimension) else { return nil }
      sum += term.isNegative ? -value : value
    }
    return RuleBook.Amount.bounded(sum)
  }

  /// The size of one term, its sign apart.
  func value(of term: RuleBook.Term, in dimension: RuleBook.Dimension) -> Int64? {
    base(of: term).map { term.size($0, in: dimension, unit) }
  }

  /// What a term counts, before it is multiplied.
  func base(of term: RuleBook.Term) -> Int64? {
    switch term.base {
    case .last(.weight): memory.last?.load.weight.grains
    case .last(.gap): memory.last?.gap.grains
    case .last(.reps): memory.last.map { Int64($0.reps) }
    case .daysSinceLastSession: days.map(Int64.init)
    case .numberOfSessions: Int64(memory.count)
    case .weight, .number, .setting: numbers.value(of: term.base)
    }
  }

  /// The number of sessions a window asks for.
  func window(_ count: RuleBook.Count) -> Int { numbers.window(count) }

  private var numbers: BookNumbers { BookNumbers(settings: settings, set: set, unit: unit) }
}

/// The numbers of a book's settings for every set and unit, laid out flat.
struct SettingValues: Sendable {
  private let values: [Int64]
  private let settings: Int
  /// The most numbers that a setting lists for its sets; at least 1.
  let rows: Int

  init(_ settings: [RuleBook.Setting]) {
    let rows = settings.map { max($0.kg.count, $0.lb.count) }.max() ?? 1
    var values: [Int64] = []
    for unit in [WeightUnit.kg, .lb] {
      for set in 1...max(1, rows) {
        values += settings.map { $0.value(forSet: set, in: unit) }
      }
    }
    self.values = values
    self.settings = settings.count
    self.rows = max(1, rows)
  }

  func value(_ setting: Int, set: Int, unit: WeightUnit) -> Int64 {
    let row = min(max(set, 1), rows) - 1 + (unit == .kg ? 0 : rows)
    return values[row * settings + setting]
  }
}
