import ReversePyramid

/// What was done of a set.
enum Done {
  case reps(Int)
  case sides(Int, Int)
  case seconds(Int)

  /// The reps, of the weaker side.
  var reps: Int {
    switch self {
    case .reps(let reps): reps
    case .sides(let left, let right): min(left, right)
    case .seconds: 0
    }
  }
}

extension SetScanner {
  /// Reads a set that starts with a number.
  mutating func numberItem(_ kind: WorkSet.Kind?, isSeparated: Bool) throws(Refusal) {
    let start = token
    if let seconds = try time() {
      guard isSeparated else { throw notASet(start) }
      if token.kind == .at || (token.kind == .word && SetWords.isAt(token.word)) {
        let before = at
        at += 1
        if let term = try loadBehindAt() {
          try check(term, reps: nil)
          return try emit(term, .seconds(seconds), kind)
        }
        at = before
      }
      if token.kind == .times, peek(1).kind == .number, !isTrial { throw notASet(start) }
      return try emit(nil, .seconds(seconds), kind)
    }
    guard let term = try loadTerm() else { throw notASet(start) }
    guard term.isBare else { return try behind(term, kind) }
    switch token.kind {
    case .times, .colon: try behind(term, kind)
    case .at: try repsFirst(term, kind, isSeparated: isSeparated)
    case .number: try behindBareNumber(term, kind, isSeparated: isSeparated)
    case .slash: try slashed(term, kind, isSeparated: isSeparated)
    case .word: try behindNumberWord(term, kind, isSeparated: isSeparated)
    default: try bareReps(term, kind, isSeparated: isSeparated)
    }
  }

  /// The seconds of a time at the cursor, which is then passed; nil where there is none.
  mutating func time() throws(Refusal) -> Int? {
    guard token.kind == .number, let first = token.integer else { return nil }
    let next = peek(1)
    if next.kind == .word, let unit = SetWords.seconds(next.word) {
      at += 2
      return first * unit
    }
    let second = peek(2)
    guard next.kind == .colon, !next.isSpaced, second.kind == .number, !second.isSpaced,
      second.range.count == 2, token.range.count <= 2, let rest = second.integer, rest < 60
    else { return nil }
    let whole = token.range.lowerBound..<second.range.upperBound
    guard first < 20 || peek(3).kind != .comma else {
      throw Refusal.twoWays(
        whole,
        "\"\(text(whole))\"",
        [
          Remedy(whole, "\(first)min, \(rest)s", "times"),
          Remedy(whole, "\(first)x\(rest)", "a load of \(first) for \(rest) reps"),
        ]
      )
    }
    at += 3
    return first * 60 + rest
  }

  /// `8@80`: reps first, or an effort behind reps whose load is carried.
  private mutating func repsFirst(
    _ term: LoadTerm,
    _ kind: WorkSet.Kind?,
    isSeparated: Bool
  ) throws(Refusal) {
    guard let reps = term.reps else { throw notASet(peek(-1)) }
    let before = at
    at += 1
    if let load = try loadBehindAt() {
      try check(load, reps: reps)
      return try emit(load, .reps(reps), kind)
    }
    let number = token
    at = before
    let isEffort = number.kind == .word || number.kind == .number
    guard isEffort, carry.load == nil || carry.count == 0, !isTrial else {
      return try bareReps(term, kind, isSeparated: isSeparated)
    }
    guard number.kind == .number else { throw notASet(peek(-1)) }
    let whole = term.range.lowerBound..<number.range.upperBound
    let unit = context.unit.rawValue
    throw Refusal.twoWays(
      whole,
      "\"\(text(whole))\"",
      ["behind @ stands an effort up to 10, or a load above 10"],
      [
        reps > 30
          ? Remedy(whole, "\(reps)x\(text(number.range))", "a load of \(reps)")
          : Remedy(
            whole,
            "\(usualLoad(behind: whole.upperBound) ?? "x")x\(reps)@\(text(number.range))",
            "an effort of \(text(number.range))"),
        Remedy(
          whole, "\(text(number.range))\(unit) x \(reps)",
          "\(reps) reps of \(text(number.range))"),
      ])
  }

  /// `405 3x5`, `60 10r`, or reps side by side.
  private mutating func behindBareNumber(
    _ term: LoadTerm,
    _ kind: WorkSet.Kind?,
    isSeparated: Bool
  ) throws(Refusal) {
    let next = token
    if peek(1).kind == .times, peek(2).kind == .number || peek(2).kind == .times {
      let from = term.range.lowerBound..<peek(2).range.upperBound
      // `82 ½` is cleaned to `82 0.5`.
      let isHalf = next.value == 500
      let isFraction = isHalf || ["5", "25", "50", "75", "125"].contains(text(next.range))
      let joined = "\(text(term.range)).\(isHalf ? "5" : text(next.range))"
      guard term.value > 30_000, !isFraction, let count = next.integer, (1...10).contains(count)
      else {
        var remedies = [Remedy(next.range.lowerBound..<next.range.lowerBound, ", ", "two sets")]
        if isFraction {
          remedies = [Remedy(term.range.lowerBound..<next.range.upperBound, joined, "\(joined)")]
        }
        if isHalf {
          remedies.append(
            Remedy(term.range.lowerBound..<next.range.lowerBound, "", "a load of a half"))
        }
        if let count = next.integer, (1...10).contains(count), let reps = peek(2).integer {
          let sets = "\(count) x \(reps) at \(text(term.range))"
          remedies.append(Remedy(from, "\(count)x\(reps)@\(text(term.range))", sets))
        }
        throw Refusal.twoWays(from, "\"\(text(from))\"", remedies)
      }
      try check(term, reps: nil)
      return try countBehindLoad(term, kind)
    }
    if peek(1).kind == .word, SetWords.isReps(peek(1).word), let reps = next.integer {
      try check(term, reps: reps)
      at += 2
      return try emit(term, .reps(reps), kind)
    }
    try bareReps(term, kind, isSeparated: isSeparated)
  }

  /// A number and a word: reps, sets of reps, or `for`.
  private mutating func behindNumberWord(
    _ term: LoadTerm,
    _ kind: WorkSet.Kind?,
    isSeparated: Bool
  ) throws(Refusal) {
    let word = token.word
    if word == "for" { return try behind(term, kind) }
    if word == "sets" || word == "set" { return try setsOf(term, kind) }
    if SetWords.isAt(word), term.reps != nil {
      return try repsFirst(term, kind, isSeparated: isSeparated)
    }
    guard SetWords.isReps(word), let reps = term.reps else {
      return try bareReps(term, kind, isSeparated: isSeparated)
    }
    at += 1
    if token.kind == .at || (token.kind == .word && SetWords.isAt(token.word)) {
      at -= 1
      let before = at
      at += 2
      if let load = try loadBehindAt() {
        try check(load, reps: reps)
        return try emit(load, .reps(reps), kind)
      }
      at = before + 1
    } else if token.kind == .number, peek(1).kind == .unit, peek(2).kind != .times,
      let load = try loadTerm()
    {
      return try emit(load, .reps(reps), kind)
    }
    try bareReps(term, kind, isSeparated: isSeparated)
  }

  /// `3 sets of 8 at 60`.
  private mutating func setsOf(_ term: LoadTerm, _ kind: WorkSet.Kind?) throws(Refusal) {
    let start = peek(-1)
    at += 1
    let isOf = token.kind == .times || (token.kind == .word && token.word == "of")
    guard isOf, let count = term.reps, (1...Limits.setsOfCount).contains(count),
      let reps = peek(1).integer
    else { throw notASet(start) }
    at += 2
    if token.kind == .word, SetWords.isReps(token.word) { at += 1 }
    var load: LoadTerm?
    if token.kind == .at || (token.kind == .word && SetWords.isAt(token.word)) {
      at += 1
      load = try loadTerm()
      guard load != nil else { throw notASet(start) }
    } else if token.kind == .number, peek(1).kind == .unit {
      load = try loadTerm()
    }
    if let load {
      // Behind words that say so, a small number can only be the load.
      var sure = load
      sure.isBare = false
      try check(sure, reps: reps)
      return try emit(load, .reps(reps), kind, times: count)
    }
    guard context.isBody || carry.load != nil else {
      let usual = usualLoad(behind: start.range.upperBound)
      throw Refusal(
        start.range, "these sets have no load",
        ["they are written \(count) sets of \(reps) at 80, or \(count)x\(reps)@80"],
        usual.map {
          [Remedy(peek(-1).range.upperBound..<peek(-1).range.upperBound, " at \($0)")]
        } ?? [])
    }
    try emitCarried(.reps(reps), kind, times: count)
  }
}
