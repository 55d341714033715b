/// A book laid flat for deciding: lists of plain values, with the settings of a set and unit in place.
struct CompiledBook: Sendable {
  /// Every part, once for each unit and for each set that has settings of its own.
  private let parts: [CompiledPart]
  let rules: [CompiledRule]
  /// The conditions that each rule asks, as bits by the place of the test in its part.
  let asked: [UInt64]
  /// The first rule that holds in parts of few tests, by which tests hold.
  let outcomes: [UInt8]
  let conditions: [CompiledCondition]
  let limits: [CompiledLimit]
  let terms: [CompiledTerm]
  /// The two sums of each condition that compares sums.
  let sums: [CompiledAmount]
  /// Where the verdict of each condition of each part stands, in file order.
  let places: [[Int]]
  private let partCount: Int
  private let rows: Int

  init(_ book: RuleBook, _ settings: SettingValues) {
    var compiler = BookCompiler()
    let tests = book.parts.map(PartTests.init)
    places = tests.map(\.places)
    for unit in [WeightUnit.kg, .lb] {
      for set in 1...settings.rows {
        let numbers = BookNumbers(settings: settings, set: set, unit: unit)
        let step = book.step.map { settings.value($0, set: set, unit: unit) }
        for (part, tests) in zip(book.parts, tests) {
          compiler.add(part, tests, numbers, step)
        }
      }
    }
    parts = compiler.parts
    rules = compiler.rules
    asked = compiler.asked
    outcomes = compiler.outcomes
    conditions = compiler.conditions
    limits = compiler.limits
    terms = compiler.terms
    sums = compiler.sums
    partCount = book.parts.count
    rows = settings.rows
  }

  /// A part of the book, by its place, as it reads for a set and a unit.
  @inline(__always)
  func part(_ index: Int, set: Int, unit: WeightUnit) -> CompiledPart {
    let row = min(max(set, 1), rows) &- 1 &+ (unit == .kg ? 0 : rows)
    return parts[row &* partCount &+ index]
  }
}

/// A part laid flat: runs in the lists of its book.
struct CompiledPart: Sendable {
  var firstRule: Int32
  var ruleCount: Int32
  var firstCondition: Int32
  var conditionCount: Int32
  /// How many of them, the first, are plain comparisons.
  var plainCount: Int32
  /// What must be known, and the sessions there must be, for every plain one to be told.
  var needs: Facts.Names = []
  var sessions: Int32 = 0
  /// Where the book's list names the first rule that holds, by which tests hold; -1 for many tests.
  var firstOutcome: Int32 = -1
  /// The tests that are asked only below a window which is the same, and those windows, as bits.
  var belowWindows: UInt64 = 0
  /// Whether all that is no plain comparison is such a test.
  var asksBelowWindowsOnly = false
  var windows: UInt64 = 0
  var firstLimit: Int32
  var limitCount: Int32
  /// One step of the set, where the book has one.
  var step: Int64?
}

/// A rule laid flat.
struct CompiledRule: Sendable {
  /// What a rule gives.
  struct Gifts: OptionSet, Sendable {
    let rawValue: UInt8
    /// A weight or a gap; without it the lifter picks, or the rule gives an aim alone.
    static let amount = Gifts(rawValue: 1)
    /// An aim, by itself or as the outcome in a part that decides reps.
    static let aim = Gifts(rawValue: 2)
    /// An aim from one number to another.
    static let range = Gifts(rawValue: 4)
    /// A sum with a weight stated in another unit than the set's.
    static let otherUnit = Gifts(rawValue: 8)
    /// A bound on how much lighter the set must be.
    static let lighter = Gifts(rawValue: 16)
  }

  var gives: Gifts = []
  var outcome = CompiledAmount.zero
  var leastLighter = CompiledAmount.zero
  var aimFrom = CompiledAmount.zero
  var aimTo = CompiledAmount.zero
}

/// A limit laid flat.
struct CompiledLimit: Sendable {
  var isGap: Bool
  var isLeast: Bool
  var amount: CompiledAmount
}

extension RuleBook {
  /// The setting that is one notch of progress, by its place.
  var step: Int? { settings.firstIndex { $0.name == "step" && $0.dimension == .weight } }
}

/// Lays out one part after another.
private struct BookCompiler {
  var parts: [CompiledPart] = []
  var rules: [CompiledRule] = []
  var asked: [UInt64] = []
  var outcomes: [UInt8] = []
  var conditions: [CompiledCondition] = []
  var limits: [CompiledLimit] = []
  var terms: [CompiledTerm] = []
  var sums: [CompiledAmount] = []

  mutating func add(
    _ part: RuleBook.Part, _ tests: PartTests, _ numbers: BookNumbers, _ step: Int64?
  ) {
    var compiled = CompiledPart(
      firstRule: Int32(rules.count),
      ruleCount: Int32(part.rules.count), firstCondition: Int32(conditions.count),
      conditionCount: 0, plainCount: 0, firstLimit: Int32(limits.count),
      limitCount: Int32(part.limits.count),
      step: step)
    var slot = 0
    for rule in part.rules {
      rules.append(compile(rule, numbers))
      let places = tests.places[slot..<(slot + rule.conditions.count)]
      slot += rule.conditions.count
      asked.append(places.reduce(0) { $0 | 1 << UInt64($1) })
    }
    let laid = tests.list.map {
      CompiledCondition($0.test, below: $0.above, numbers, terms: &terms, sums: &sums)
    }
    conditions += laid
    compiled.conditionCount = Int32(laid.count)
    compiled.plainCount = Int32(tests.plainCount)
    for condition in laid.prefix(tests.plainCount) {
      compiled.needs.formUnion(condition.needs)
      compiled.sessions = max(compiled.sessions, condition.sessions)
    }
    for (place, condition) in laid.enumerated() where condition.question == .noneBeatsFirst {
      compiled.belowWindows |= 1 << UInt64(place)
      if condition.other >= 0 { compiled.windows |= 1 << UInt64(condition.other) }
    }
    compiled.asksBelowWindowsOnly =
      compiled.belowWindows.nonzeroBitCount == laid.count - tests.plainCount
    layOutOutcomes(of: &compiled)
    for limit in part.limits {
      limits.append(
        CompiledLimit(
          isGap: limit.measure == .gap, isLeast: limit.isLeast,
          amount: amount(limit.amount, numbers)))
    }
    parts.append(compiled)
  }

  /// Names the first rule that holds for every way that few tests can come out.
  private mutating func layOutOutcomes(of part: inout CompiledPart) {
    guard part.conditionCount <= 8 else { return }
    part.firstOutcome = Int32(outcomes.count)
    let asked = asked.suffix(Int(part.ruleCount))
    for holding in 0..<(UInt64(1) << UInt64(part.conditionCount)) {
      let first = asked.dropLast().firstIndex { $0 & ~holding == 0 } ?? asked.endIndex - 1
      outcomes.append(UInt8(first - asked.startIndex))
    }
  }

  private mutating func compile(_ rule: RuleBook.Rule, _ numbers: BookNumbers) -> CompiledRule {
    var compiled = CompiledRule()
    switch rule.outcome {
    case .pick: break
    case .amount(let sum):
      compiled.gives.insert(.amount)
      compiled.outcome = amount(sum, numbers)
      let statesOtherUnit = sum.terms.contains {
        if case .weight(_, let unit) = $0.base { unit != numbers.unit } else { false }
      }
      if statesOtherUnit { compiled.gives.insert(.otherUnit) }
    case .aim(let aim): give(aim, numbers, &compiled)
    }
    if let aim = rule.aim { give(aim, numbers, &compiled) }
    if let lighter = rule.leastLighter {
      compiled.gives.insert(.lighter)
      compiled.leastLighter = amount(lighter, numbers)
    }
    return compiled
  }

  private mutating func give(
    _ aim: RuleBook.Aim, _ numbers: BookNumbers, _ rule: inout CompiledRule
  ) {
    rule.gives.insert(.aim)
    rule.aimFrom = amount(aim.from, numbers)
    guard let to = aim.to else { return }
    rule.gives.insert(.range)
    rule.aimTo = amount(to, numbers)
  }

  private mutating func amount(_ amount: RuleBook.Amount, _ numbers: BookNumbers)
    -> CompiledAmount
  {
    CompiledAmount(amount, numbers, terms: &terms)
  }
}
