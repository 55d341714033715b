import ReversePyramid

extension SetScanner {
  /// `x5`: reps of the load before.
  mutating func carried(_ start: SetToken, _ kind: WorkSet.Kind?) throws(Refusal) {
    guard let done = try done() else { throw notASet(start) }
    guard carry.load != nil || isTrial else {
      let usual = usualLoad(behind: start.range.upperBound)
      throw Refusal(
        start.range, "no load stands before these reps", [],
        usual.map { [Remedy(start.range, "\($0)x", "if the load was \($0)")] } ?? [])
    }
    guard token.kind != .times || token.isSpaced else { throw notASet(start) }
    try emitCarried(done, kind)
  }

  /// Reps without a load and without an `x`.
  mutating func bareReps(
    _ term: LoadTerm,
    _ kind: WorkSet.Kind?,
    isSeparated: Bool
  ) throws(Refusal) {
    let shown = text(term.range)
    if token.kind == .word, token.word.utf8.allSatisfy({ $0 == Ascii.x }), !isTrial {
      throw notASet(peek(-1))
    }
    guard let reps = term.reps else {
      let isReps = token.kind == .word && SetWords.isReps(token.word)
      throw Refusal(
        term.range,
        isReps ? "\"\(shown)\" is no number of reps" : "\"\(shown)\" is a load without reps",
        [], isReps ? wholeReps(peek(-1)) : nearSets(peek(-1)))
    }
    if !isSeparated, hasCommas, !isTrial {
      throw Refusal.twoWays(
        term.range,
        "\"\(shown)\"",
        ["only a space stands between it and the set before"],
        [
          Remedy(term.range.lowerBound - 1..<term.range.upperBound, ", x\(shown)", "one more set"),
          Remedy(term.range, "(about \(shown))", "a note"),
        ] + nearSets(peek(-1))
      )
    }
    guard context.isBody || carry.load != nil || isTrial else {
      throw Refusal(
        term.range,
        "\"\(shown)\" has no load",
        ["a set is written load x reps: 80x8"],
        isTrial ? [] : nearSets(peek(-1)))
    }
    if context.isBody, let load = carry.load, load.weight != .zero, !carry.isExplicit, !isTrial {
      throw Refusal.twoWays(
        term.range,
        "\"\(shown)\"",
        ["on a bodyweight exercise reps alone are bw, and behind a load they can be of that load"],
        [
          Remedy(term.range, "x\(shown)", "\(shown) reps of \(load.text)"),
          Remedy(term.range, "bwx\(shown)", "\(shown) reps of bw"),
        ]
      )
    }
    if carry.reps > 0, reps >= 20, reps > 2 * carry.reps, !isTrial {
      throw Refusal.twoWays(
        term.range,
        "\"\(shown)\"", moreReps(term.range, "\(shown)", reps, carry.reps, isListed: isSeparated))
    }
    try emitCarried(.reps(reps), kind)
  }

  /// What a number much greater than the reps before it may have meant.
  func moreReps(
    _ range: Range<Int>, _ shown: String, _ reps: Int, _ last: Int, isListed: Bool
  ) -> [Remedy] {
    var behind = range.lowerBound
    while behind > 0, line.bytes[behind - 1] == Ascii.space { behind -= 1 }
    let place = isListed ? range : behind..<range.upperBound
    let sign = isListed ? "" : ", "
    let load = Remedy(
      place, "\(sign)\(shown)x\(last)", "a load of \(shown), if the reps were \(last)")
    if reps > Limits.reps {
      if isListed, behind > 0 { behind -= 1 }
      return [load, Remedy(behind..<range.upperBound, " (about \(shown))", "a note")]
    }
    return [Remedy(place, "\(sign)x\(shown)", "\(shown) reps of the load before"), load]
  }

  /// Bare numbers joined by slashes: left and right, or a list.
  mutating func slashed(
    _ term: LoadTerm,
    _ kind: WorkSet.Kind?,
    isSeparated: Bool
  ) throws(Refusal) {
    let start = peek(-1)
    var numbers = [start]
    while token.kind == .slash, peek(1).kind == .number {
      numbers.append(peek(1))
      at += 2
    }
    let last = peek(-1).range.upperBound
    let whole = term.range.lowerBound..<max(term.range.upperBound, last)
    let reps = numbers.compactMap(\.integer)
    guard reps.count == numbers.count, reps.count >= 2 else { throw notASet(start) }
    if reps.count >= 3, carry.load != nil || context.isBody, isSeparated {
      for reps in reps { try emitCarried(.reps(reps), kind) }
      return
    }
    if reps.count == 2, carry.hasSides, carry.load != nil, isSeparated {
      return try emitCarried(.sides(reps[0], reps[1]), kind)
    }
    throw Refusal.twoWays(
      whole,
      "\"\(text(whole))\"",
      ["left and right stand behind load x: 20x10/9"],
      [
        Remedy(
          whole, "\(reps[0])\(context.unit.rawValue) x \(reps[1])",
          "a load of \(reps[0]) for \(reps[1]) reps")
      ]
        + ((reps.max() ?? 0) > Limits.repsOfSide
          ? []
          : [
            Remedy(
              whole, "\(usualLoad(behind: whole.upperBound) ?? "x")x\(text(whole))",
              "left and right")
          ]))
  }

  /// A number of reps, left and right, or a time at the cursor; nil where there is none.
  mutating func done() throws(Refusal) -> Done? {
    if let seconds = try time() { return .seconds(seconds) }
    guard token.kind == .number else { return nil }
    guard let reps = token.integer else {
      throw Refusal(
        token.range, "\"\(text(token.range))\" is no number of reps", [], wholeReps(token))
    }
    guard peek(1).kind == .slash, let right = peek(2).integer, peek(3).kind != .slash else {
      at += 1
      passReps()
      return .reps(reps)
    }
    at += 3
    passReps()
    return .sides(reps, right)
  }

  private mutating func passReps() {
    if token.kind == .word, SetWords.isReps(token.word) { at += 1 }
  }

  /// Adds sets of the load before, or of the body alone.
  mutating func emitCarried(_ done: Done, _ kind: WorkSet.Kind?, times: Int = 1) throws(Refusal) {
    var term = LoadTerm(
      load: carry.load ?? Load(.zero, context.unit, kind: context.isBody ? .body : .outside),
      range: token.range
    )
    term.namesUnit = carry.load != nil && carry.namesUnit
    term.isBar = carry.load != nil && carry.isBar
    term.isBare = carry.load != nil && !carry.isExplicit
    try emit(term, done, kind, times: times)
  }

  /// Adds sets, once everything about them is known.
  mutating func emit(
    _ term: LoadTerm?,
    _ done: Done,
    _ kind: WorkSet.Kind?,
    times: Int = 1
  ) throws(Refusal) {
    let behind = peek(-1).range
    switch done {
    case .reps(let reps) where reps > Limits.reps:
      throw Refusal(behind, "\(reps) reps are more than \(Limits.reps)", [], swapped(term, reps))
    case .sides(let left, let right) where max(left, right) > Limits.repsOfSide:
      let slash = peek(-2)
      throw Refusal(
        behind, "\(max(left, right)) reps on a side are more than \(Limits.repsOfSide)", [],
        slash.kind == .slash ? [Remedy(slash.range, ", ", "two sets")] : [])
    case .seconds(let seconds) where seconds > 86_400:
      throw Refusal(behind, "a set of more than a day")
    default: break
    }
    if kind == .drop, carry.count == 0, !isTrial {
      throw Refusal(
        behind,
        "a drop set has no set before it",
        ["a drop set follows the set it drops from"]
      )
    }
    guard carry.count + times <= Limits.setsOfEntry else {
      throw Refusal(behind, "more than \(Limits.setsOfEntry) sets of one exercise")
    }
    let isUnknownBar = term?.isBar == true && context.bar == nil
    var logged = LoggedSet(
      WorkSet(
        isUnknownBar ? .warmup : kind ?? .unmarked,
        load: term?.load,
        reps: done.reps,
        line: line.number
      )
    )
    logged.namesUnit = term?.namesUnit ?? false
    logged.isBar = term?.isBar ?? false
    switch done {
    case .reps: break
    case .sides(let left, let right):
      logged.sides = (left, right)
      carry.hasSides = true
    case .seconds(let seconds):
      logged.set.kind = .timed
      logged.seconds = seconds
    }
    for _ in 0..<times { sets.append(logged) }
    carry.count += times
    carry.reps = done.reps
    guard let term else { return }
    take(term)
  }

  /// Reps and load in the other order, where the load could be reps.
  private func swapped(_ term: LoadTerm?, _ reps: Int) -> [Remedy] {
    guard let term, let load = term.reps, load <= Limits.reps,
      term.range.upperBound <= peek(-1).range.lowerBound
    else { return [] }
    let whole = term.range.lowerBound..<peek(-1).range.upperBound
    return [Remedy(whole, "\(reps)x\(load)", "\(load) reps of \(reps)")]
  }

  /// Makes a load the one that bare reps take.
  mutating func take(_ term: LoadTerm) {
    carry.load = term.load
    carry.namesUnit = term.namesUnit
    carry.isBar = term.isBar
    carry.isExplicit = !term.isBare
    if term.load.weight > .zero { carry.known = term.load }
  }
}
