/// A sum as it was read.
struct AmountDraft {
  var terms: [RuleBook.Term] = []
  /// What it counts; nil for `0`, and where a `let` it names could not be read.
  var dimension: RuleBook.Dimension?
  /// The term that says what it counts.
  var dimensionSpot: Spot
  var spot: Spot
  var text = ""

  /// The compiled sum; one that says nothing of what it counts takes what stands around it.
  func amount(or dimension: RuleBook.Dimension) -> RuleBook.Amount {
    RuleBook.Amount(terms: terms, dimension: self.dimension ?? dimension, text: text)
  }
}

extension BookReader {
  private typealias TermDraft = (term: RuleBook.Term, dimension: RuleBook.Dimension?)

  /// Reads a sum of terms that all count the same.
  mutating func readAmount() throws(Mistake) -> AmountDraft {
    let first = cursor.next.spot
    var amount = AmountDraft(dimensionSpot: first, spot: first)
    var isNegative = false
    repeat {
      let start = cursor.next.spot
      var draft = try readTerm()
      draft.term.isNegative = isNegative
      try add(draft, at: start.upTo(cursor.previous.spot), to: &amount)
    } while try readSign(&isNegative)
    amount.spot = first.upTo(cursor.previous.spot)
    amount.text = text.folded(amount.spot)
    return amount
  }

  private func add(
    _ draft: TermDraft,
    at spot: Spot,
    to amount: inout AmountDraft
  ) throws(Mistake) {
    guard amount.terms.count < 8 else {
      throw Mistake("a sum has at most eight terms", at: spot, hint: "this is the ninth")
    }
    if let known = amount.dimension, let dimension = draft.dimension, known != dimension {
      throw Mistake(
        draft.term.isNegative
          ? "this takes \(dimension.noun) from \(known.noun)"
          : "this adds \(dimension.noun) to \(known.noun)",
        at: spot,
        hint: origin(of: draft.term, dimension),
        related: [(amount.dimensionSpot, known.noun)]
      )
    }
    if amount.dimension == nil, draft.dimension != nil {
      amount.dimension = draft.dimension
      amount.dimensionSpot = spot
    }
    amount.terms.append(draft.term)
  }

  /// What a term counts, with the line of the `let` that says so.
  private func origin(of term: RuleBook.Term, _ dimension: RuleBook.Dimension) -> String {
    guard case .setting(let index) = term.base else { return dimension.noun }
    let setting = settings.settings[index]
    return "`\(setting.name)` counts \(dimension.noun) (line \(setting.line))"
  }

  private mutating func readSign(_ isNegative: inout Bool) throws(Mistake) -> Bool {
    let sign = cursor.next
    guard sign.kind == .sign, sign.text == "+" || sign.text == "-" else { return false }
    guard cursor.hasSpacesAroundNext else {
      throw Mistake(
        "`\(sign.text)` stands without spaces",
        at: sign.spot,
        hint: "put a space on both sides of it"
      )
    }
    isNegative = sign.text == "-"
    cursor.advance()
    return true
  }

  private mutating func readTerm() throws(Mistake) -> TermDraft {
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
    let problem =
      setting.kg.lazy.compactMap { bounds.problem($0) }.first
      ?? setting.lb.lazy.compactMap { bounds.problem($0, unit: .lb) }.first
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

  private mutating func readName() throws(Mistake) -> TermDraft {
    let token = cursor.next
    guard token.kind == .word else { throw cursor.unexpected(form: "a name") }
    guard let index = settings.index(of: token.text) else { throw unknownName(token) }
    cursor.advance()
    use(index)
    return (term(.setting(index)), settings.dimension(of: index))
  }

  /// Notes that the book, and the rule being read, look at a setting.
  mutating func use(_ index: Int) {
    settings.used.insert(index)
    rule?.reads.settings.insert(index)
  }

  /// The mistake that a name without a `let` is.
  mutating func unknownName(_ token: Token) -> Mistake {
    let names = settings.settings.map(\.name)
    guard let near = Suggestion.nearest(to: token.text, in: names) else {
      var mistake = Mistake(
        "there is no name `\(token.text)`",
        at: token.spot,
        hint: "a line `let \(token.text) = …` would define it"
      )
      mistake.isFollowUp = settings.isIncomplete
      return mistake
    }
    var hint = "did you mean `\(near)`?"
    if let index = settings.index(of: near) {
      settings.used.insert(index)
      hint = "did you mean `\(near)` (line \(settings.settings[index].line))?"
    }
    return Mistake("there is no name `\(token.text)`", at: token.spot, hint: hint)
  }

  /// Makes sure that an amount counts what it must.
  func require(
    _ wanted: RuleBook.Dimension,
    of amount: AmountDraft,
    for reason: String
  ) throws(Mistake) {
    guard let dimension = amount.dimension, dimension != wanted else { return }
    throw Mistake(reason, at: amount.spot, hint: "this counts \(dimension.noun)")
  }
}
