extension BookReader {
  /// Reads one term of a sum, without its sign.
  mutating func readTerm() throws(Mistake) -> TermDraft {
    if cursor.next.kind == .number { return try readNumericTerm() }
    guard cursor.next.kind == .word else {
      throw cursor.unexpected(form: "last weight, last reps, 2.5 kg or a name")
    }
    if cursor.next.text == "half" { return try readHalf() }
    if cursor.next.text == "days", cursor.wordAfterNext == "since" {
      try notWithoutSession("days since the last session")
      let form = "days since the last session"
      try cursor.expect("days", "since", "the", "last", "session", form: form)
      return (term(.daysSinceLastSession), .days)
    }
    if cursor.next.text == "number", cursor.wordAfterNext == "of" {
      try cursor.expect("number", "of", "sessions", form: "number of sessions")
      return (term(.numberOfSessions), .sessions)
    }
    if cursor.take("last") { return try readLast() }
    return try readName()
  }

  private func term(_ base: RuleBook.Term.Base, halves: Int64 = 2) -> RuleBook.Term {
    RuleBook.Term(isNegative: false, base: base, percent: nil, halves: halves)
  }

  private mutating func readLast() throws(Mistake) -> TermDraft {
    let spot = cursor.next.spot
    if cursor.next.kind == .word, cursor.next.text.utf8.contains(UInt8(ascii: "-")) {
      throw Mistake(
        "`-` stands without spaces",
        at: spot,
        hint: "put a space on both sides of it"
      )
    }
    let measure = try cursor.expect(oneOf: RuleBook.Measure.self, form: "last weight")
    try notWithoutSession("last \(measure.rawValue)")
    if measure == .gap { try notOfSetOne(at: spot) }
    rule?.reads[measure] = true
    return (term(.last(measure)), measure == .reps ? .reps : .weight)
  }

  /// Refuses what only a past session can tell.
  private func notWithoutSession(_ what: String) throws(Mistake) {
    guard rule?.saysNoSessionYet ?? false else { return }
    throw Mistake(
      "`\(what)` has no value where there is no session yet",
      at: cursor.previous.spot,
      hint: "`pick` leaves the number to the lifter"
    )
  }

  /// Refuses a gap where the part decides set one.
  func notOfSetOne(at spot: Spot) throws(Mistake) {
    guard let part, part.coversSetOne else { return }
    throw Mistake(
      "set one has no gap",
      at: spot,
      hint: "a gap is counted from set one",
      related: [(part.scopeSpot, "covers set one")]
    )
  }

  private mutating func readHalf() throws(Mistake) -> TermDraft {
    let first = cursor.next.spot
    cursor.advance()
    if !cursor.take("a") { try cursor.expect("an", form: "half a step") }
    var draft = try readName()
    draft.term.halves = 1
    guard case .setting(let index) = draft.term.base, draft.dimension != nil else { return draft }
    let setting = settings.settings[index]
    let bounds = SettingBounds(name: setting.name, dimension: setting.dimension, isHalved: true)
    let kg = setting.converted == .kg ? [] : setting.kg
    let lb = setting.converted == .lb ? [] : setting.lb
    let problem =
      kg.lazy.compactMap { bounds.problem($0) }.first
      ?? lb.lazy.compactMap { bounds.problem($0, unit: .lb) }.first
    guard let problem else { return draft }
    throw Mistake(
      problem,
      at: first.upTo(cursor.previous.spot),
      hint: "give it a value that can be halved",
      related: [(settings.spots[index], "defined here")]
    )
  }

  private mutating func readNumericTerm() throws(Mistake) -> TermDraft {
    let number = try readNumber()
    if cursor.take("%") { return try readPercentage(number) }
    if cursor.next.kind == .word, NumberUnit(cursor.next.text) == nil,
      settings.index(of: cursor.next.text) != nil
    {
      return try readMultiple(number)
    }
    let value = try thousandths(number)
    if value == 0, cursor.next.kind != .word || NumberUnit(cursor.next.text) == nil {
      return (term(.number(0)), nil)
    }
    if cursor.next.kind == .word, NumberUnit(cursor.next.text) == nil {
      throw unknownName(cursor.next, orUnit: true)
    }
    let unit = try readUnit(after: number)
    if let weightUnit = unit.weight {
      let weight = Weight(thousandths: value, weightUnit)
      return (term(.weight(weight.grains, weightUnit)), .weight)
    }
    return (term(.number(try wholeNumber(number))), unit.dimension)
  }

  /// Reads the rest of `2 step`.
  private mutating func readMultiple(_ number: Token) throws(Mistake) -> TermDraft {
    let thousandths = try thousandths(number)
    guard thousandths % 1000 == 0, (1...10).contains(thousandths / 1000) else {
      throw Mistake(
        "`\(number.text)` cannot multiply a name",
        at: number.spot,
        hint: "write a whole number from 1 to 10, or `half a \(cursor.next.text)`"
      )
    }
    var draft = try readName()
    draft.term.halves = thousandths / 500
    return draft
  }

  /// Reads the rest of `10 % of last weight`.
  private mutating func readPercentage(_ number: Token) throws(Mistake) -> TermDraft {
    let percent = try thousandths(number)
    guard percent <= 1_000_000 else {
      throw Mistake("`\(number.text) %` is too much", at: number.spot, hint: "1000 % is the most")
    }
    try cursor.expect("of", form: "10 % of last weight")
    let spot = cursor.next.spot
    var draft = try readTerm()
    guard draft.term.percent == nil else {
      throw Mistake("a percentage of a percentage", at: spot, hint: "write one percentage")
    }
    if let dimension = draft.dimension, dimension != .weight {
      throw Mistake(
        "a percentage is of a weight",
        at: spot.upTo(cursor.previous.spot),
        hint: origin(of: draft.term, dimension)
      )
    }
    draft.term.percent = percent
    return draft
  }
}
