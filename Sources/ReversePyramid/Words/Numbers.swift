extension Load {
  /// The load with its unit; a load on the body is written as logged.
  package var textWithUnit: String { kind == .body ? text : "\(text) \(unit.rawValue)" }

  /// The load with its unit where it is not the one everyone expects: `80`, `160 lb`, `bw+10`.
  package func text(expecting unit: WeightUnit) -> String {
    self.unit == unit || (kind == .body && weight == .zero) ? text : "\(text) \(self.unit.rawValue)"
  }
}

extension Load {
  /// The load with reps as a log writes them, where its unit is expected: `80x8`, `160 lb x 8`.
  package func text(times reps: Int, expecting unit: WeightUnit) -> String {
    let text = text(expecting: unit)
    return text.hasSuffix(self.unit.rawValue) ? "\(text) x \(reps)" : "\(text)x\(reps)"
  }
}

extension Target {
  /// The target as a lifter reads it: `75 x 8`, `82.5 x 6-8`, `pick x 6-8`.
  package func text(expecting unit: WeightUnit) -> String {
    "\(load?.text(expecting: unit) ?? "pick") x \(repsText)"
  }
}

extension Decision {
  /// The change against last time: `same`, `+2.5`, `-5`, `new`, `-`; with its unit where last time
  /// was in another.
  package var changeText: String {
    guard let change else { return target.load == nil ? "new" : "-" }
    if change == .zero { return "same" }
    let unit = self.unit
    let isForeign = last.map { $0.load.unit != unit && $0.load.weight != .zero } ?? false
    let text = change.text(in: unit) + (isForeign ? " \(unit.rawValue)" : "")
    return change > .zero ? "+" + text : text
  }
}

extension Decision {
  /// The sum with its numbers: `80 - 2 x 2.5`, and under set one `75 - (7.5 + 2.5)`.
  package var sumText: String {
    guard let sum = explanation.sum else { return "" }
    let terms = sum.terms.text(expecting: explanation.unit)
    guard explanation.decides == .gap, let setOne = explanation.setOne else { return terms }
    let isPlain = sum.terms.count == 1 && sum.terms[0].halves == 2 && sum.terms[0].percent == nil
    return setOne.weight.text(in: explanation.unit) + " - " + (isPlain ? terms : "(\(terms))")
  }
}

extension TermFinding {
  /// The term with its numbers: `80`, `2 x 2.5`, `2.5 / 2`, `10% of 80`; `1 kg` beside pounds.
  func text(expecting unit: WeightUnit) -> String {
    let isForeign = value.map { $0.dimension == .weight && $0.unit != unit } ?? false
    let number = isForeign ? numberWithUnit : value?.text ?? "?"
    let sized =
      switch halves {
      case 2: number
      case 1: "\(number) / 2"
      default: "\(decimalText(thousandths: halves * 500)) x \(number)"
      }
    return percent.map { "\(decimalText(thousandths: $0))% of \(sized)" } ?? sized
  }

  private var numberWithUnit: String {
    guard let value else { return "?" }
    let hasUnit = value.dimension == .weight && value.value != 0
    return hasUnit ? "\(value.text) \(value.unit.rawValue)" : value.text
  }

  /// The term as the book names it: `last reps`, `win`, `2 step`.
  var name: String {
    let base =
      switch source {
      case .last(let measure): "last \(measure.rawValue)"
      case .daysSinceLastSession: "days since the last session"
      case .numberOfSessions: "number of sessions"
      case .number: numberWithUnit
      case .setting(let name): name
      }
    let sized =
      switch halves {
      case 2: base
      case 1: "half a \(base)"
      default: "\(decimalText(thousandths: halves * 500)) \(base)"
      }
    return percent.map { "\(decimalText(thousandths: $0))% of \(sized)" } ?? sized
  }
}

extension [TermFinding] {
  /// The sum with its numbers: `80 - 2 x 2.5`.
  func text(expecting unit: WeightUnit) -> String { joined { $0.text(expecting: unit) } }

  /// The sum as the book names it: `last weight - 2 step`.
  var name: String { joined(\.name) }

  private func joined(_ words: (TermFinding) -> String) -> String {
    enumerated().map { index, term in
      let sign = term.isNegative ? "-" : "+"
      return index == 0 ? (term.isNegative ? "-" : "") + words(term) : "\(sign) \(words(term))"
    }.joined(separator: " ")
  }
}

/// Joins words as a sentence does: `a`, `a and b`, `a, b and c`.
package func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// A number with its noun: `1 session`, `5 sessions`.
package func counted(_ count: Int, _ noun: String, _ nouns: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : nouns ?? noun + "s")"
}
