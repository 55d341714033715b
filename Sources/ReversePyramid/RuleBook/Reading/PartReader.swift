extension BookReader {
  private static let form = "part \"set one\" decides weight of set 1"

  mutating func openPart(_ head: LineHead) -> Bool {
    closePart()
    closeExample()
    part = PartDraft(at: Spot(line: head.line, start: head.spot.start, end: head.spot.end))
    return true
  }

  /// Ends the part that is being read, and its last rule.
  mutating func closePart() {
    closeRule()
    guard let finished = part else { return }
    part = nil
    guard parts.count < 16 else {
      if !hasTooMany.parts {
        problems.error(Mistake("a book has at most 16 parts", at: finished.spot))
      }
      hasTooMany.parts = true
      return
    }
    parts.append(finished)
  }

  mutating func readPart() throws(Mistake) {
    let keyword = part?.spot ?? cursor.next.spot
    let name = try readString().text
    part?.name = name
    try cursor.expect("decides", form: BookReader.form)
    let decides = try cursor.expect(oneOf: RuleBook.Measure.self, form: BookReader.form)
    try cursor.expect("of", form: BookReader.form)
    let first = cursor.next.spot
    let scope = try readScope()
    let scopeSpot = first.upTo(cursor.previous.spot)
    if cursor.take(",") {
      try cursor.expect("optional", form: BookReader.form + ", optional")
      part?.isOptional = true
    }
    try cursor.expectEnd()
    part?.spot = keyword.upTo(scopeSpot)
    part?.scopeSpot = scopeSpot
    part?.scope = scope
    part?.decides = decides
  }

  private mutating func readScope() throws(Mistake) -> RuleBook.Scope {
    if cursor.take("set") {
      let number = try readSetNumber()
      return .numbers(first: number, last: number)
    }
    if cursor.take("sets") {
      let first = try readSetNumber()
      if cursor.take("on") { return .numbers(first: first, last: nil) }
      try cursor.expect("to", form: "sets \(first) to \(first + 1)")
      let lastSpot = cursor.next.spot
      let last = try readSetNumber()
      guard last >= first else {
        throw Mistake("sets \(first) to \(last) are no sets", at: lastSpot)
      }
      return .numbers(first: first, last: last)
    }
    if cursor.take("every") {
      try cursor.expect("set", form: "every set")
      return .numbers(first: 1, last: nil)
    }
    try cursor.expect("each", form: "set 1, sets 2 to 3, every set, each work set")
    return try readWorkSetScope()
  }

  private mutating func readWorkSetScope() throws(Mistake) -> RuleBook.Scope {
    if cursor.take("work") {
      try cursor.expect("set", form: "each work set")
      return .workSets
    }
    if cursor.take("later") {
      try cursor.expect("work", "set", form: "each later work set")
      return .laterWorkSets
    }
    try cursor.expect("set", form: "each work set, each later work set")
    try cursor.expect("after", "the", "work", "sets", form: "each set after the work sets")
    return .afterWorkSets
  }

  private mutating func readSetNumber() throws(Mistake) -> Int {
    try readInteger(1...SettingBounds.mostSets, of: "the number of a set")
  }

  mutating func openLimit(_ head: LineHead) -> Bool {
    closeExample()
    guard let part else {
      problems.error(
        Mistake("a limit stands outside a part", at: head.spot, hint: "put it below a `part` line")
      )
      return false
    }
    if rule != nil || !part.rules.isEmpty {
      problems.error(
        Mistake("a limit stands below a rule", at: head.spot, hint: "put it above the first rule")
      )
      return false
    }
    return true
  }

  mutating func readLimit() throws(Mistake) {
    let measureSpot = cursor.next.spot
    let measure = try cursor.expect(oneOf: RuleBook.Measure.self, form: "limit gap at least 0")
    try cursor.expect("at", form: "limit \(measure.rawValue) at least 0")
    let isLeast = cursor.take("least")
    if !isLeast { try cursor.expect("most", form: "limit \(measure.rawValue) at least 0") }
    let amount = try readAmount()
    try cursor.expectEnd()
    guard let part, let decides = part.decides else { return }
    guard measure != .reps, decides != .reps, measure == .weight || decides == .gap else {
      throw Mistake(
        "this part decides \(decides.noun), not \(measure.noun)",
        at: measureSpot,
        hint: decides == .reps
          ? "a limit bounds a weight or a gap" : "write `limit \(decides.rawValue)`",
        related: [(part.spot, "decides \(decides.noun)")]
      )
    }
    try require(.weight, of: amount, for: "a limit is a weight")
    guard part.limits.count < Bounds.most else {
      throw Mistake(
        "a part has at most five limits", at: measureSpot, hint: "this is the sixth")
    }
    self.part?.limits.append(
      RuleBook.Limit(
        measure: measure,
        isLeast: isLeast,
        amount: amount.amount(or: .weight),
        line: measureSpot.line
      )
    )
  }
}

extension RuleBook.Measure {
  /// The measure as messages name it.
  var noun: String {
    switch self {
    case .weight: "a weight"
    case .gap: "a gap"
    case .reps: "reps"
    }
  }
}

extension RuleBook.Dimension {
  /// The dimension as messages name it.
  var noun: String { self == .weight ? "a weight" : rawValue }
}
