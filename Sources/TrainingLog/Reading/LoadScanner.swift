import ReversePyramid

extension SetScanner {
  /// The load at the cursor, or nil where none stands there.
  mutating func loadTerm() throws(Refusal) -> LoadTerm? {
    let start = token
    switch start.kind {
    case .number:
      return number(sign: 1, kind: context.isBody ? .body : .outside, from: start)
    case .plus, .dash:
      guard peek(1).kind == .number, !peek(1).isSpaced else { return nil }
      at += 1
      var term = number(sign: start.kind == .dash ? -1 : 1, kind: .body, from: start)
      term.isSigned = true
      return term
    case .word where SetWords.isBody(start.word):
      at += 1
      return bodyTerm(start)
    case .word where start.word == "assist" || start.word == "assisted":
      guard peek(1).kind == .number else { return nil }
      at += 1
      return number(sign: -1, kind: .body, from: start)
    case .word where start.word == "bar":
      at += 1
      return barTerm(start)
    default:
      return nil
    }
  }

  private mutating func bodyTerm(_ start: SetToken) -> LoadTerm {
    let sign = token
    if sign.kind == .plus || sign.kind == .dash, peek(1).kind == .number {
      at += 1
      return number(sign: sign.kind == .dash ? -1 : 1, kind: .body, from: start)
    }
    return LoadTerm(load: Load(.zero, context.unit, kind: .body), range: start.range)
  }

  private func barTerm(_ start: SetToken) -> LoadTerm {
    var term = LoadTerm(
      load: context.bar ?? Load(.zero, context.unit),
      range: start.range
    )
    term.isBar = true
    return term
  }

  private mutating func number(sign: Int64, kind: Load.Kind, from start: SetToken) -> LoadTerm {
    let number = token
    at += 1
    var unit = context.unit
    var term = LoadTerm(load: Load(.zero, unit, kind: kind), range: start.range)
    term.isBare = start.kind == .number
    term.isWhole = number.isWhole
    term.hasComma = number.hasComma
    term.value = number.value
    if token.kind == .unit {
      unit = token.unit
      term.namesUnit = true
      term.isBare = false
      at += 1
    }
    term.load = Load(Weight(thousandths: sign * number.value, unit), unit, kind: kind)
    term.range = start.range.lowerBound..<peek(-1).range.upperBound
    return term
  }

  /// The load behind `@` or `at`, or nil where what stands there is an effort or no load.
  mutating func loadBehindAt() throws(Refusal) -> LoadTerm? {
    let before = at
    guard let term = try loadTerm() else {
      at = before
      return nil
    }
    if term.isBare, term.value <= 10_000 {
      at = before
      return nil
    }
    return term
  }

  /// Checks a load against the rules that ask what was meant.
  mutating func check(_ term: LoadTerm, reps: Int?) throws(Refusal) {
    guard !isTrial else { return }
    let namesNoUnit = !term.namesUnit && !term.isBar && term.load.weight != .zero
    if namesNoUnit, let load = carry.load, carry.namesUnit, load.unit != context.unit {
      let number = text(term.range)
      throw Refusal.twoWays(
        term.range,
        "\"\(number)\" behind a load in \(load.unit.rawValue)",
        WeightUnit.allCases.map { Remedy(term.range, "\(number)\($0.rawValue)") }
      )
    }
    if term.isSigned, !context.isBody, context.hasOutside || carryIsOutside {
      let number = text(term.range)
      let plain = String(number.dropFirst())
      throw Refusal.twoWays(
        term.range,
        "\"\(number)\"",
        ["\(context.name) has loads without bw"],
        [
          Remedy(term.range, "bw\(number)", "body weight and \(number)"),
          Remedy(term.range, plain, "a load of \(plain)"),
        ]
      )
    }
    if term.isBare, term.isWhole || term.hasComma { try checkSmall(term, reps: reps) }
    if term.isBar, context.bar == nil {
      warnings.append(
        Refusal(
          term.range,
          "the weight of the bar is not known",
          ["the set counts as a warm-up; put a line like this under `exercise \(context.name)`"],
          [.elsewhere("bar: 20")]
        )
      )
    }
  }

  private var carryIsOutside: Bool { carry.load?.kind == .outside && !carry.isBar }
}
