/// A fact and a constant.
struct PlainSum: Sendable {
  var constant: Int64 = 0
  var fact = Fact.nothing

  @inline(__always)
  func value(_ facts: Span<Int64>) -> Int64 { constant &+ facts[fact] }
}

/// A sum with the book's own numbers already in it: what is left to read are facts of the set.
struct CompiledAmount: Sendable {
  /// What the book's numbers and settings come to, and a fact that counts once, as it stands.
  private(set) var plain = PlainSum()
  /// What must be known for the sum to have a value.
  private(set) var needs: Facts.Names = []
  /// Terms of facts that are taken away, multiplied or a percentage, as a run in the book's list.
  private(set) var firstTerm: Int32 = 0
  private(set) var termCount: Int16 = 0

  /// The widest constant beside which one fact needs no bound.
  static let widest: Int64 = 3_000_000_000_000_000_000

  /// A sum that is always 0.
  static let zero = CompiledAmount()

  private init() {}

  init(_ amount: RuleBook.Amount, _ numbers: BookNumbers, terms: inout [CompiledTerm]) {
    firstTerm = Int32(clamping: terms.count)
    var alone: CompiledTerm?
    for term in amount.terms {
      guard let read = Fact(term.base) else {
        // Eight bounded terms at most: the sum fits 64 bits.
        let size = term.size(numbers.value(of: term.base), in: amount.dimension, numbers.unit)
        plain.constant += term.isNegative ? -size : size
        continue
      }
      needs.formUnion(read.needs)
      let compiled = CompiledTerm(
        term: term, fact: read, dimension: amount.dimension, unit: numbers.unit)
      if alone == nil, !term.isNegative, term.halves == 2, term.percent == nil {
        alone = compiled
      } else {
        terms.append(compiled)
        termCount += 1
      }
    }
    if let alone {
      if termCount > 0 || plain.constant.magnitude <= UInt64(Self.widest) {
        plain.fact = alone.fact
      } else {
        // The sum may go beyond its bound: it is bounded when it is read.
        terms.append(alone)
        termCount = 1
      }
    } else if termCount == 0 {
      plain.constant = RuleBook.Amount.bounded(plain.constant)
    }
  }

  /// The value, or nil where it needs a session that is not there.
  @inline(__always)
  func value(_ facts: Span<Int64>, _ known: Facts.Names, _ terms: [CompiledTerm]) -> Int64? {
    guard known.isSuperset(of: needs) else { return nil }
    guard termCount > 0 else { return plain.value(facts) }
    // Eight bounded terms at most: the sum fits 64 bits.
    return RuleBook.Amount.bounded(plain.value(facts) &+ sum(facts, terms))
  }

  /// Whether it is a fact and a constant.
  var isPlain: Bool { termCount == 0 }

  /// Whether it is a constant alone.
  var isConstant: Bool { isPlain && plain.fact == .nothing }

  @inline(never)
  private func sum(_ facts: Span<Int64>, _ terms: [CompiledTerm]) -> Int64 {
    var sum: Int64 = 0
    for index in Int(firstTerm)..<(Int(firstTerm) + Int(termCount)) {
      sum &+= terms[index].value(facts)
    }
    return sum
  }
}

extension RuleBook.Amount {
  /// Whether it reads one fact as it stands, or none.
  var isPlain: Bool {
    let reading = terms.filter { Fact($0.base) != nil }
    return reading.count <= 1
      && reading.allSatisfy { !$0.isNegative && $0.halves == 2 && $0.percent == nil }
  }
}

/// A term that reads a fact and is more than the fact alone.
struct CompiledTerm: Sendable {
  var term: RuleBook.Term
  var fact: Fact
  var dimension: RuleBook.Dimension
  var unit: WeightUnit

  func value(_ facts: Span<Int64>) -> Int64 {
    let size = term.size(facts[fact], in: dimension, unit)
    return term.isNegative ? -size : size
  }
}

/// The numbers of a book for one set and unit.
struct BookNumbers {
  let settings: SettingValues
  let set: Int
  let unit: WeightUnit

  /// What the book itself states; 0 for what only a history can tell.
  func value(of base: RuleBook.Term.Base) -> Int64 {
    switch base {
    case .weight(let grains, _): grains
    case .number(let number): number
    case .setting(let index): settings.value(index, set: set, unit: unit)
    case .last, .daysSinceLastSession, .numberOfSessions: 0
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
