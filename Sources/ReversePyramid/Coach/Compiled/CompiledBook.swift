/// A book laid flat for deciding: lists of plain values, with the settings of a set and unit in place.
struct CompiledBook: Sendable {
  /// Every part, once for each unit and for each set that has settings of its own.
  private let parts: [CompiledPart]
  let rules: [CompiledRule]
  let conditions: [CompiledCondition]
  let limits: [CompiledLimit]
  let terms: [CompiledTerm]
  private let partCount: Int
  private let rows: Int

  init(_ book: RuleBook, _ settings: SettingValues) {
    var compiler = BookCompiler()
    for unit in [WeightUnit.kg, .lb] {
      for set in 1...settings.rows {
        let numbers = BookNumbers(settings: settings, set: set, unit: unit)
        for part in book.parts { compiler.add(part, numbers) }
      }
    }
    parts = compiler.parts
    rules = compiler.rules
    conditions = compiler.conditions
    limits = compiler.limits
    terms = compiler.terms
    partCount = book.parts.count
    rows = settings.rows
  }

  /// A part of the book, by its place, as it reads for a set and a unit.
  func part(_ index: Int, set: Int, unit: WeightUnit) -> CompiledPart {
    let row = min(max(set, 1), rows) - 1 + (unit == .kg ? 0 : rows)
    return parts[row * partCount + index]
  }
}

/// A part laid flat: runs in the lists of its book.
struct CompiledPart: Sendable {
  var decidesGap: Bool
  var firstRule: Int32
  var ruleCount: Int32
  var firstCondition: Int32
  var conditionCount: Int32
  var firstLimit: Int32
  var limitCount: Int32
}

/// A rule laid flat.
struct CompiledRule: Sendable {
  /// The conditions it asks, as bits by their place in the part.
  var conditions: UInt64
  /// What it gives: a weight or a gap; nothing where the lifter picks, or where it gives an aim.
  var outcome: CompiledAmount?
  /// Whether its sum states a weight in another unit than the set's.
  var statesOtherUnit: Bool
  var leastLighter: CompiledAmount?
  /// The aim that it gives by itself or, in a part that decides reps, as its outcome.
  var aim: CompiledAim?
}

/// The reps to aim for, laid flat.
struct CompiledAim: Sendable {
  var from: CompiledAmount
  /// Nil where the aim is one number.
  var to: CompiledAmount?
}

/// A limit laid flat.
struct CompiledLimit: Sendable {
  var isGap: Bool
  var isLeast: Bool
  var amount: CompiledAmount
}

/// Lays out one part after another.
private struct BookCompiler {
  var parts: [CompiledPart] = []
  var rules: [CompiledRule] = []
  var conditions: [CompiledCondition] = []
  var limits: [CompiledLimit] = []
  var terms: [CompiledTerm] = []

  mutating func add(_ part: RuleBook.Part, _ numbers: BookNumbers) {
    var compiled = CompiledPart(
      decidesGap: part.decides == .gap, firstRule: Int32(rules.count),
      ruleCount: Int32(part.rules.count), firstCondition: Int32(conditions.count),
      conditionCount: 0, firstLimit: Int32(limits.count), limitCount: Int32(part.limits.count))
    for rule in part.rules {
      rules.append(compile(rule, numbers, firstBit: compiled.conditionCount))
      conditions += rule.conditions.map {
        CompiledCondition($0.test, numbers, terms: &terms)
      }
      compiled.conditionCount += Int32(rule.conditions.count)
    }
    for limit in part.limits {
      limits.append(
        CompiledLimit(
          isGap: limit.measure == .gap, isLeast: limit.isLeast,
          amount: amount(limit.amount, numbers)))
    }
    parts.append(compiled)
  }

  private mutating func compile(_ rule: RuleBook.Rule, _ numbers: BookNumbers, firstBit: Int32)
    -> CompiledRule
  {
    let bits: UInt64 = rule.conditions.count >= 64 ? .max : (1 << UInt64(rule.conditions.count)) - 1
    var compiled = CompiledRule(conditions: bits << UInt64(firstBit), statesOtherUnit: false)
    switch rule.outcome {
    case .pick: break
    case .amount(let sum):
      compiled.outcome = amount(sum, numbers)
      compiled.statesOtherUnit = sum.terms.contains {
        if case .weight(_, let unit) = $0.base { unit != numbers.unit } else { false }
      }
    case .aim(let aim): compiled.aim = self.aim(aim, numbers)
    }
    if let aim = rule.aim { compiled.aim = self.aim(aim, numbers) }
    if let lighter = rule.leastLighter { compiled.leastLighter = amount(lighter, numbers) }
    return compiled
  }

  private mutating func amount(_ amount: RuleBook.Amount, _ numbers: BookNumbers)
    -> CompiledAmount
  {
    CompiledAmount(amount, numbers, terms: &terms)
  }

  private mutating func aim(_ aim: RuleBook.Aim, _ numbers: BookNumbers) -> CompiledAim {
    let from = amount(aim.from, numbers)
    return CompiledAim(from: from, to: aim.to.map { amount($0, numbers) })
  }
}
