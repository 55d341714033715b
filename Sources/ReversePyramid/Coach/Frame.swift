/// What one evaluation may look at: one set's memory, the settings, and the day.
struct Frame {
  var set: Int
  var memory: SetMemory
  var unit: WeightUnit
  var settings: SettingValues
  /// Days since the exercise's last session.
  var days: Int?
  var setOne: Load?
  var isSetOneDone = false
  /// The lightest weight that can be loaded without a word on equipment.
  var lightest: Weight?
  /// One step of the set, where the book has one.
  var step: Int64?
  /// The target's weight, while an aim is judged.
  var target: Weight?

  /// The value of an amount, or nil where it needs a session that is not there.
  func value(of amount: RuleBook.Amount) -> Int64? {
    var sum: Int64 = 0
    for term in amount.terms {
      guard let value = value(of: term, in: amount.dimension) else { return nil }
      sum += term.isNegative ? -value : value
    }
    return Frame.bounded(sum)
  }

  private static func bounded(_ value: Int64) -> Int64 { min(max(value, -widest), widest) }

  /// No number a book or a log can state goes beyond, so that sums of a few always fit 64 bits.
  private static let widest: Int64 = 1_100_000_000_000_000_000

  /// The size of one term, its sign apart.
  func value(of term: RuleBook.Term, in dimension: RuleBook.Dimension) -> Int64? {
    guard let base = base(of: term) else { return nil }
    let sized = Frame.bounded(term.halves == 2 ? base : roundedQuotient(base &* term.halves, 2))
    guard let percent = term.percent else { return sized }
    let grain = dimension == .weight ? unit.grain : 1
    let (high, low) = sized.magnitude.multipliedFullWidth(by: percent.magnitude)
    let divisor = UInt64(100_000 * grain)
    guard high < divisor else { return Frame.widest }
    let (quotient, rest) = divisor.dividingFullWidth((high, low))
    let whole = quotient + (rest >= divisor - rest ? 1 : 0)
    let limit = UInt64(Frame.widest / grain)
    let value = Int64(min(whole, limit)) * grain
    return sized < 0 ? -value : value
  }

  /// What a term counts, before it is multiplied.
  func base(of term: RuleBook.Term) -> Int64? {
    switch term.base {
    case .last(.weight): memory.last?.load.weight.grains
    case .last(.gap): memory.last?.gap.grains
    case .last(.reps): memory.last.map { Int64($0.reps) }
    case .daysSinceLastSession: days.map(Int64.init)
    case .numberOfSessions: Int64(memory.count)
    case .weight(let grains, _): grains
    case .number(let number): number
    case .setting(let index): settings.value(index, set: set, unit: unit)
    }
  }

  /// The number of sessions a window asks for.
  func window(_ count: RuleBook.Count) -> Int {
    switch count {
    case .number(let number): number
    case .setting(let index): Int(clamping: settings.value(index, set: set, unit: unit))
    }
  }
}

/// The numbers of a book's settings for every set and unit, laid out flat.
struct SettingValues: Sendable {
  private let values: [Int64]
  private let settings: Int
  private let rows: Int

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
