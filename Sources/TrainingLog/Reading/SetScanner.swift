import ReversePyramid

/// What the exercise and the log say about the sets of a line.
struct SetContext {
  /// The unit of a bare load.
  var unit: WeightUnit
  /// Whether a bare load is added to the body.
  var isBody = false
  /// The weight of the bar, where it is known.
  var bar: Load?
  /// The lightest load of earlier sessions.
  var lightest: Load?
  /// A load of an earlier session, to show in a line to paste.
  var usual: Load?
  /// Whether the exercise has loads that are no body weight.
  var hasOutside = false
  /// The exercise as problems name it.
  var name = ""
}

/// The load that bare reps take, and what stands before a set in its entry.
struct Carry {
  var load: Load?
  var namesUnit = false
  var isBar = false
  var hasSides = false
  /// Whether its load was written on this line with `bw` or a unit.
  var isExplicit = false
  /// The reps before, 0 where there are none.
  var reps = 0
  /// The nearest earlier load of the entry that says something about loads.
  var known: Load?
  /// The sets that the entry has so far.
  var count = 0
}

/// A load as it stands in a line.
struct LoadTerm {
  var load: Load
  var range: Range<Int>
  /// A number without a unit and without `bw`.
  var isBare = false
  var isWhole = false
  var hasComma = false
  var namesUnit = false
  var isBar = false
  /// Written with a sign and without `bw`.
  var isSigned = false
  /// The number as written, in thousandths.
  var value: Int64 = 0

  /// The number of sets it could be: a whole number from 1 to 10.
  var count: Int? {
    isBare && isWhole && (1000...10_000).contains(value) ? Int(value / 1000) : nil
  }
  /// The reps it could be.
  var reps: Int? { isBare && isWhole ? Int(value / 1000) : nil }
}

/// Reads the sets of a line in every accepted notation.
struct SetScanner {
  let line: ByteLine
  let context: SetContext
  var tokens: [SetToken]
  var at = 0
  var carry: Carry
  /// The kind that a mark before a colon gives every set of the line.
  var lineKind: WorkSet.Kind?
  /// Whether it only finds out if a text reads as sets.
  var isTrial = false
  var sets: [LoggedSet] = []
  var notes: [String] = []
  /// The notes that stand behind a space alone.
  var freeNotes: [Range<Int>] = []
  var warnings: [Refusal] = []
  /// Where the set just read begins.
  var itemStart = 0
  let hasCommas: Bool
  let range: Range<Int>

  init(
    _ line: ByteLine,
    _ range: Range<Int>,
    _ context: SetContext,
    _ carry: Carry,
    hasCommas: Bool? = nil
  ) throws(Refusal) {
    self.line = line
    self.range = range
    self.context = context
    self.carry = carry
    let tokens = try SetLexer.tokens(line.bytes, range)
    self.tokens = tokens
    self.hasCommas = hasCommas ?? tokens.contains { $0.kind == .comma && $0.range.count == 1 }
  }

  var token: SetToken { peek(0) }

  func peek(_ offset: Int) -> SetToken {
    tokens[min(max(0, at + offset), tokens.count - 1)]
  }

  func text(_ range: Range<Int>) -> String { line.bytes.text(range) }

  /// Whether a comma stands in the text, rather than a word that counts as one.
  private func isHard(_ token: SetToken) -> Bool {
    line.bytes.at(token.range.lowerBound) == Ascii.comma
  }

  /// Reads everything to the end of the line.
  mutating func scan() throws(Refusal) {
    var isFirst = true
    while true {
      var isSeparated = isFirst
      var hard: SetToken?
      while token.kind == .comma {
        if isHard(token) {
          if hard != nil || isFirst {
            throw Refusal(
              token.range,
              "nothing stands before this comma",
              ["a set that was not done is written `skip`"],
              [Remedy(token.range, "", "no set is missing"), Remedy(token.range, "skip,")]
            )
          }
          hard = token
        }
        isSeparated = true
        at += 1
      }
      if token.kind == .end { return }
      if token.kind == .note { return try note() }
      try item(isSeparated: isSeparated, isListed: hard != nil || isFirst)
      try marks()
      isFirst = false
    }
  }

  /// Reads one set, or the sets of one count or list.
  private mutating func item(isSeparated: Bool, isListed: Bool) throws(Refusal) {
    let start = token
    itemStart = start.range.lowerBound
    let before = sets.count
    var kind = lineKind
    if !isSeparated, !token.isSpaced, token.kind != .plus, token.kind != .dash {
      throw notASet(token)
    }
    if token.kind == .plus, !isSeparated {
      kind = try drop()
    } else if token.kind == .dash, !isSeparated {
      throw Refusal.twoWays(
        token.range,
        "a dash next to a set", dashRemedies())
    }
    if let marked = takeKind() { kind = marked }
    switch token.kind {
    case .number: try numberItem(kind, isSeparated: isSeparated)
    case .times:
      guard isSeparated || sets.last?.set.kind != .timed else { throw notASet(start) }
      at += 1
      try carried(start, kind)
    case .dash where isSkip: try skip(start, kind)
    case .word where token.word == "skip": try skip(start, kind)
    default:
      guard let term = try loadTerm() else { throw notASet(start) }
      try behind(term, kind)
    }
    for index in before..<max(before, sets.count) { place(&sets[index], start) }
    guard carry.count <= Limits.setsOfEntry else {
      throw Refusal(start.range, "more than \(Limits.setsOfEntry) sets of one exercise")
    }
  }

  private var isSkip: Bool {
    let next = peek(1).kind
    return next == .comma || next == .end || next == .note
  }

  private func place(_ set: inout LoggedSet, _ start: SetToken) {
    let last = peek(-1).range.upperBound
    let place = line.place(start.range.lowerBound..<max(start.range.upperBound, last))
    set.detail.column = UInt16(clamping: place.column)
    set.detail.length = UInt8(clamping: place.length)
  }

  /// What `+` between two sets makes of the second: a drop set, if it has a load of its own.
  private mutating func drop() throws(Refusal) -> WorkSet.Kind {
    let plus = token
    let isSign = plus.isSpaced && !peek(1).isSpaced
    at += 1
    let isMarked = token.kind == .word && SetWords.kind(token.word) == .drop
    let first = isMarked ? peek(1) : token
    let second = peek((isMarked ? 1 : 0) + (peek(isMarked ? 2 : 1).kind == .unit ? 2 : 1))
    let isFull =
      first.kind == .number ? second.kind == .times : first.kind == .word && first.word != "skip"
    let whole = plus.range.lowerBound..<first.range.upperBound
    let notation =
      "a drop set is written 70x10 + 40x6; added load is written bw+10x6, behind a comma"
    guard isFull else {
      throw Refusal(whole, "\"+\" needs a load and reps behind it", [notation])
    }
    guard !isSign || isMarked else {
      let from = token.range.lowerBound
      throw Refusal.twoWays(
        whole,
        "\"+\" behind a set",
        [notation],
        [
          Remedy(plus.range.lowerBound..<from, "+ ", "a drop set"),
          Remedy(plus.range.lowerBound - 1..<from, ", bw+", "added load"),
        ]
      )
    }
    return .drop
  }

  /// The kind that a mark before a set gives it.
  private mutating func takeKind() -> WorkSet.Kind? {
    var kind: WorkSet.Kind?
    if token.kind == .bracket {
      let inner =
        token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1)
      kind = SetWords.kind(line.bytes.lowercased(line.bytes.trimmed(inner)))
    } else if token.kind == .word {
      kind = SetWords.kind(token.word)
    }
    guard kind != nil else { return nil }
    at += 1
    if token.kind == .word, token.word == "set" || token.word == "up" { at += 1 }
    if token.kind == .colon { at += 1 }
    return kind
  }

  private mutating func skip(_ start: SetToken, _ kind: WorkSet.Kind?) throws(Refusal) {
    guard kind == nil else { throw Refusal(start.range, "a skipped set takes no mark") }
    at += 1
    sets.append(LoggedSet(WorkSet(.skipped, load: nil, reps: 0, line: line.number)))
    carry.count += 1
  }

  func notASet(_ token: SetToken) -> Refusal {
    let from = token.range.lowerBound
    let range = part(from: token)
    guard token.kind != .end, token.kind != .note, !range.isEmpty else {
      return Refusal(
        max(0, from - 1)..<max(1, from),
        "a set is missing here",
        ["a set is written load x reps: 80x8"]
      )
    }
    return Refusal(
      range,
      "\"\(text(range))\" is not a set",
      ["a set is written load x reps: 80x8; a note stands behind ;"], nearSets(token))
  }
}
