import ReversePyramid

extension SetScanner {
  /// Reads what stands behind a load.
  mutating func behind(_ term: LoadTerm, _ kind: WorkSet.Kind?) throws(Refusal) {
    switch token.kind {
    case .times: try behindTimes(term, kind)
    case .colon, .slash:
      let sign = token
      try check(term, reps: nil)
      at += 1
      guard token.kind == .number else { throw notASet(sign) }
      take(term)
      try list(term, kind)
    case .word where token.word == "for":
      let reps = peek(1).integer
      try check(term, reps: reps)
      at += 1
      guard let done = try done() else { throw notASet(token) }
      try emit(term, done, kind)
    case .number:
      try check(term, reps: nil)
      try list(term, kind)
    default:
      throw Refusal(
        term.range,
        "\"\(text(term.range))\" is a load without reps",
        ["a set is written load x reps: 80x8"], nearSets(peek(-1)))
    }
  }

  /// `100kg 8 7 6`, `bw 25/20/20`, `100kg 3x5`.
  private mutating func list(_ term: LoadTerm, _ kind: WorkSet.Kind?) throws(Refusal) {
    if peek(1).kind == .times, peek(2).kind == .number {
      return try countBehindLoad(term, kind)
    }
    if let seconds = try time() { return try emit(term, .seconds(seconds), kind) }
    if peek(1).kind == .slash, peek(2).kind == .number {
      return try slashList(term, kind)
    }
    var last = 0
    repeat {
      let number = token
      guard let reps = number.integer else {
        throw Refusal(
          number.range, "\"\(text(number.range))\" is no number of reps", [], wholeReps(number))
      }
      if last > 0, reps >= 20, reps > 2 * last, !isTrial {
        throw Refusal.twoWays(
          number.range,
          "\"\(text(number.range))\"",
          moreReps(number.range, "\(reps)", reps, last, isListed: false))
      }
      at += 1
      if token.kind == .word, SetWords.isReps(token.word) { at += 1 }
      try emit(term, .reps(reps), kind)
      last = reps
    } while token.kind == .number && token.isSpaced && endsReps(1)
  }

  /// Whether the number before an offset is reps alone and not the load of a further set.
  private func endsReps(_ offset: Int) -> Bool {
    let next = peek(offset)
    switch next.kind {
    case .times, .unit, .colon, .slash: return false
    case .word:
      return next.word != "for" && next.word != "rir" && SetWords.seconds(next.word) == nil
    default: return true
    }
  }

  private mutating func slashList(_ term: LoadTerm, _ kind: WorkSet.Kind?) throws(Refusal) {
    var numbers = [token]
    at += 1
    while token.kind == .slash, peek(1).kind == .number {
      numbers.append(peek(1))
      at += 2
    }
    let reps = numbers.compactMap(\.integer)
    guard reps.count == numbers.count else { throw notASet(numbers[0]) }
    guard reps.count >= 3 else {
      let whole = term.range.lowerBound..<peek(-1).range.upperBound
      let load = text(term.range)
      throw Refusal.twoWays(
        whole,
        "\"\(text(whole))\"",
        [
          Remedy(whole, "\(load) x \(reps[0])/\(reps[1])", "one set, left and right"),
          Remedy(whole, "\(load) x \(reps[0]), x\(reps[1])", "two sets"),
        ]
      )
    }
    for reps in reps { try emit(term, .reps(reps), kind) }
  }

  /// `100kg 3x5`: behind its load, the first number counts the sets.
  mutating func countBehindLoad(_ term: LoadTerm, _ kind: WorkSet.Kind?) throws(Refusal) {
    let first = token
    let second = peek(2)
    let whole = term.range.lowerBound..<second.range.upperBound
    if term.isBar, !isTrial {
      throw Refusal(
        whole, "\"\(text(whole))\" names two loads", ["a set is written load x reps: 80x8"],
        [Remedy(term.range.lowerBound..<first.range.lowerBound, "", "a set")])
    }
    guard let count = first.integer, let reps = second.integer, (1...10).contains(count),
      peek(3).kind != .times, peek(3).kind != .unit
    else {
      let load = text(term.range)
      let a = text(first.range)
      let b = text(second.range)
      throw Refusal.twoWays(
        whole,
        "\"\(text(whole))\"",
        [
          Remedy(whole, "\(b) sets of \(a) at \(load)", "\(b) sets of \(a)"),
          Remedy(whole, "\(a) sets of \(b) at \(load)", "\(a) sets of \(b)"),
        ]
      )
    }
    at += 2
    guard let done = try done() else { throw notASet(first) }
    _ = reps
    try emit(term, done, kind, times: count)
  }

  /// `80x8` and the forms with a third number.
  private mutating func behindTimes(_ term: LoadTerm, _ kind: WorkSet.Kind?) throws(Refusal) {
    let times = token
    let number = peek(1)
    let isTime =
      number.kind == .number
      && ((peek(2).kind == .word && SetWords.seconds(peek(2).word) != nil)
        || (peek(2).kind == .colon && !peek(2).isSpaced))
    if isTime, let count = term.count {
      at += 1
      guard let done = try done() else { throw notASet(number) }
      return try emit(nil, done, kind, times: count)
    }
    guard number.kind == .number else { throw notASet(peek(-1)) }
    if term.isBare, peek(2).kind == .unit, peek(3).kind != .times {
      let whole = term.range.lowerBound..<peek(2).range.upperBound
      let load = text(number.range.lowerBound..<whole.upperBound)
      throw Refusal(
        whole,
        "the load stands behind the reps",
        ["a set is written load x reps: 80x8"],
        [Remedy(whole, "\(load) x \(text(term.range))", "\(text(term.range)) reps")]
      )
    }
    if let count = term.count, peek(2).kind == .unit, peek(3).kind == .times,
      peek(4).kind == .number, !isTrial
    {
      let whole = term.range.lowerBound..<peek(4).range.upperBound
      let load = text(number.range.lowerBound..<peek(2).range.upperBound)
      let set = "\(load) x \(text(peek(4).range))"
      throw Refusal(
        whole, "the load stands behind the count of sets",
        ["sets that are alike are written 3x8@80, or one by one"],
        [
          Remedy(
            whole, [String](repeating: set, count: count).joined(separator: ", "),
            "\(count) sets at \(load)")
        ])
    }
    if peek(2).kind == .times, peek(3).kind == .number,
      try three(term, times, number, kind)
    {
      return
    }
    let before = at
    at += 1
    if !isTime, peek(1).kind == .slash, peek(2).kind == .number, peek(3).kind == .slash {
      let start = at
      at = before
      try check(term, reps: number.integer)
      at = start
      return try slashList(term, kind)
    }
    guard let done = try done() else { throw notASet(number) }
    if let load = try countedLoad(term) {
      guard let count = term.count else { throw twoLoads(term, load, done.reps) }
      try check(load, reps: done.reps)
      return try emit(load, done, kind, times: count)
    }
    let behind = at
    at = before
    try check(term, reps: number.integer)
    at = behind
    try emit(term, done, kind)
  }

  /// The load behind `3x8`: `@80`, `at 80` or a number with a unit.
  private mutating func countedLoad(_ term: LoadTerm) throws(Refusal) -> LoadTerm? {
    let before = at
    if token.kind == .at || (token.kind == .word && SetWords.isAt(token.word)) {
      at += 1
      if let load = try loadBehindAt() { return load }
    } else if term.count != nil, token.kind == .word, token.isSpaced, SetWords.isBody(token.word),
      peek(1).kind != .times, peek(1).kind != .number
    {
      return try loadTerm()
    } else if term.count != nil, token.kind == .number, token.isSpaced, peek(1).kind == .unit {
      let load = try loadTerm()
      let isNext =
        token.kind == .times || token.kind == .number || token.kind == .colon
        || token.kind == .slash || token.kind == .at || (token.kind == .word && token.word == "for")
      if !isNext { return load }
    }
    at = before
    return nil
  }

  private func twoLoads(_ term: LoadTerm, _ load: LoadTerm, _ reps: Int) -> Refusal {
    let whole = term.range.lowerBound..<load.range.upperBound
    let first = text(term.range)
    let second = text(load.range)
    var remedies = [Remedy(whole, "\(first) x \(reps)", "a load of \(first)")]
    if let count = term.reps, count <= Limits.setsOfCount {
      let sets = "\(count) sets of \(reps) at \(second)"
      remedies.append(Remedy(whole, sets, "a load of \(second)"))
    }
    let explanation =
      term.isBare
      ? "behind @ stands an effort up to 10; a count of sets before it is at most 10"
      : "it names two loads"
    return Refusal.twoWays(whole, "\"\(text(whole))\"", [explanation], remedies)
  }

  /// `100x5x3` and `3x5x220`; false where the third number belongs to a carried set.
  private mutating func three(
    _ term: LoadTerm,
    _ times: SetToken,
    _ number: SetToken,
    _ kind: WorkSet.Kind?
  ) throws(Refusal) -> Bool {
    let secondTimes = peek(2)
    let third = peek(3)
    let hasUnit = peek(4).kind == .unit
    let isFourth = peek(hasUnit ? 5 : 4).kind == .times
    let isEven =
      times.isSpaced == secondTimes.isSpaced && number.isSpaced == third.isSpaced
    let whole = term.range.lowerBound..<peek(hasUnit ? 4 : 3).range.upperBound
    if isFourth {
      if !isEven, secondTimes.isSpaced, !third.isSpaced { return false }
      throw Refusal(whole, "four numbers are joined by x", ["a set is written load x reps: 80x8"])
    }
    guard let reps = number.integer else { throw notASet(number) }
    let load = text(term.range)
    let count = text(third.range)
    guard isEven else {
      throw Refusal.twoWays(
        whole,
        "\"\(text(whole))\"",
        [
          Remedy(
            whole,
            "\(load)\(term.count == nil ? "" : context.unit.rawValue + " ")x\(reps), x\(count)",
            "two sets"),
          term.count.map {
            Remedy(whole, "\($0)x\(count)@\(reps)", "\($0) sets of \(count) at \(reps)")
          } ?? Remedy(whole, "\(count)x\(reps)@\(load)", "\(count) sets of \(reps)"),
        ])
    }
    let lastCount = third.integer.flatMap { !hasUnit && (1...10).contains($0) ? $0 : nil }
    switch (term.count, lastCount) {
    case (let count?, nil):
      at += 3
      guard let load = try loadTerm() else { throw notASet(third) }
      try check(load, reps: nil)
      try emit(load, .reps(reps), kind, times: count)
    case (nil, let count?):
      try check(term, reps: nil)
      at += 4
      if token.kind == .word, token.word == "sets" || token.word == "set" { at += 1 }
      try emit(term, .reps(reps), kind, times: count)
    default:
      let last = text(third.range.lowerBound..<whole.upperBound)
      let firstLoad = load + (term.isBare ? context.unit.rawValue : "")
      let lastLoad = last + (hasUnit ? "" : context.unit.rawValue)
      let remedies = [
        term.reps.map { first in
          first > 20
            ? Remedy(whole, "\(reps) sets of \(count) at \(firstLoad)", "the reps last")
            : Remedy(whole, "\(first) sets of \(reps) at \(lastLoad)", "the load last")
        },
        third.integer.map {
          Remedy(whole, "\($0) sets of \(reps) at \(firstLoad)", "the load first")
        },
        term.reps == third.integer
          ? Remedy(whole, "\(firstLoad) x \(reps), x\(count)", "two sets") : nil,
      ]
      throw Refusal.twoWays(
        whole, "\"\(text(whole))\"",
        ["of three numbers one counts the sets, and is at most 10"], remedies.compactMap { $0 })
    }
    return true
  }
}
