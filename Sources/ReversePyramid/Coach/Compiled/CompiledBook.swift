/// A book laid flat for deciding: lists of plain values, with the settings of a set and unit in place.
struct CompiledBook: Sendable {
  /// The parts of each set, the last serving the rest; once for each unit.
  private let plans: [SetPlan]
  /// Every part, once for each unit and for each set that has settings of its own.
  let parts: [CompiledPart]
  let details: [PartDetails]
  /// The weights and the sums that meet none of a part's limits.
  let free: [FreeSpan]
  let rules: [CompiledRule]
  let plainRules: [PlainRule]
  /// The conditions that each rule asks, as bits by the place of the test in its part.
  let asked: [UInt64]
  /// The first rule that holds in parts of few tests, by which tests hold.
  let outcomes: [UInt8]
  let conditions: [CompiledCondition]
  /// The comparisons of each part that are plain, the last first.
  let comparisons: [CompiledComparison]
  let limits: [CompiledLimit]
  let terms: [CompiledTerm]
  /// The two sums of each condition that compares sums.
  let sums: [CompiledAmount]
  /// Where the verdict of each condition of each part stands, in file order.
  let places: [[Int]]
  /// How many sets have a plan of their own.
  private let rows: Int

  init(_ book: RuleBook, _ settings: SettingValues, _ partPlaces: PartPlaces) {
    var compiler = BookCompiler()
    let tests = book.parts.map(PartTests.init)
    places = tests.map(\.places)
    rows = max(settings.rows, partPlaces.count)
    var plans: [SetPlan] = []
    for unit in [WeightUnit.kg, .lb] {
      let first = compiler.parts.count
      for set in 1...settings.rows {
        let numbers = BookNumbers(settings: settings, set: set, unit: unit)
        let step = book.step.map { settings.value($0, set: set, unit: unit) }
        for (part, tests) in zip(book.parts, tests) { compiler.add(part, tests, numbers, step) }
      }
      for set in 1...rows {
        let place = partPlaces[set]
        let row = first + (min(set, settings.rows) - 1) * book.parts.count
        plans.append(
          SetPlan(
            place: place, deciding: UInt32(row + max(0, Int(place.deciding))),
            aiming: UInt32(row + max(0, Int(place.aiming)))))
      }
    }
    self.plans = plans
    parts = compiler.parts
    details = compiler.details
    free = compiler.free
    rules = compiler.rules
    plainRules = compiler.plainRules
    asked = compiler.asked
    outcomes = compiler.outcomes
    conditions = compiler.conditions
    comparisons = compiler.comparisons
    limits = compiler.limits
    terms = compiler.terms
    sums = compiler.sums
  }

  /// The parts that answer for a set, from 1, as they read in a unit.
  @inline(__always)
  func plan(_ set: Int, _ unit: WeightUnit) -> SetPlan {
    plans[min(max(set, 1), rows) &- 1 &+ (unit.code == 0 ? 0 : rows)]
  }
}

extension RuleBook {
  /// The setting that is one notch of progress, by its place.
  var step: Int? { settings.firstIndex { $0.name == "step" && $0.dimension == .weight } }
}
