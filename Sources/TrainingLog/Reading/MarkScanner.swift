import ReversePyramid

extension SetScanner {
  /// Reads the marks and the note behind the sets just read; they belong to the last of them.
  mutating func marks() throws(Refusal) {
    while true {
      let start = token
      switch start.kind {
      case .at: try effort(behind: 1)
      case .bracket: try bracket(start)
      case .square:
        guard SetWords.isFailure(inner(start).lowercased()) else { throw notASet(start) }
        at += 1
        try fail(start)
      case .quoted: try bracket(start)
      case .number where peek(1).kind == .word && peek(1).word == "rir":
        try reserve(start, length: 2)
      case .word where SetWords.isFailure(start.word):
        at += 1
        try fail(start)
      case .word where start.word == "rpe": try effort(behind: 0)
      case .word where start.word == "rir":
        at += 1
        try reserve(token, length: 1)
      case .word where start.word == "each" || start.word == "ea": at += 1
      case .word where start.isSpaced:
        guard try freeNote() else { return }
      default:
        return
      }
    }
  }

  private func inner(_ token: SetToken) -> String {
    let inside =
      token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - 1)
    return text(line.bytes.trimmed(inside))
  }

  private mutating func last(
    _ start: SetToken,
    _ change: (inout LoggedSet) -> Bool
  ) throws(Refusal) {
    let index = sets.count - 1
    guard index >= 0, sets[index].set.kind != .skipped else {
      throw Refusal(start.range, "a skipped set takes no mark")
    }
    guard change(&sets[index]) else { throw Refusal(start.range, "this mark stands twice") }
  }

  private mutating func fail(_ start: SetToken) throws(Refusal) {
    try last(start) { set in
      defer { set.isFailure = true }
      return !set.isFailure
    }
  }

  /// `@9`, `@RPE8.5`, `rpe 8`.
  private mutating func effort(behind signs: Int) throws(Refusal) {
    let start = token
    at += signs
    if token.kind == .word, token.word == "rpe" { at += 1 }
    let number = token
    guard number.kind == .number, (1000...10_000).contains(number.value), number.value % 100 == 0
    else {
      let whole = start.range.lowerBound..<max(start.range.upperBound, number.range.upperBound)
      throw Refusal(
        whole,
        "\"\(text(whole))\" is no effort",
        ["an effort is a number from 1 to 10 behind @: 80x8@8.5"]
      )
    }
    at += 1
    let value = UInt8(clamping: number.value / 100)
    try last(start) { set in
      defer { set.effort = value }
      return set.effort == nil
    }
    let next = peek(1)
    if token.kind == .comma, !token.isSpaced, next.kind == .number, !next.isSpaced,
      text(next.range) == "5"
    {
      let whole = number.range.lowerBound..<next.range.upperBound
      throw Refusal.twoWays(
        whole,
        "\"\(text(whole))\"",
        [
          Remedy(whole, "\(text(number.range)).5", "an effort of \(text(number.range)).5"),
          Remedy(whole, "\(text(number.range)), x5", "one more set of 5"),
        ]
      )
    }
  }

  private mutating func reserve(_ number: SetToken, length: Int) throws(Refusal) {
    guard let value = number.integer, value <= 10 else {
      throw Refusal(number.range, "reps in reserve are a whole number up to 10: rir 2")
    }
    at += length
    try last(number) { set in
      defer { set.reserve = UInt8(clamping: value) }
      return set.reserve == nil
    }
  }

  private mutating func bracket(_ start: SetToken) throws(Refusal) {
    let note = inner(start)
    if start.kind == .bracket, let kind = SetWords.kind(note.lowercased()) {
      guard !isFollowedBySet else { throw notASet(start) }
      at += 1
      return try last(start) { set in
        guard set.set.kind == .unmarked || set.set.kind == kind else { return false }
        set.set.kind = kind
        return true
      }
    }
    try checkHidden(start.range.lowerBound + 1..<start.range.upperBound - 1, isBracket: true)
    at += 1
    addNote(note)
  }

  private var isFollowedBySet: Bool {
    switch peek(1).kind {
    case .number, .times, .plus, .dash: true
    default: false
    }
  }

  private mutating func addNote(_ note: String) {
    guard !note.isEmpty, let index = sets.indices.last else { return }
    sets[index].note = sets[index].note.map { "\($0), \(note)" } ?? note
  }

  /// Words without a digit behind the last set, up to the end or a `;`; false where a set follows.
  private mutating func freeNote() throws(Refusal) -> Bool {
    let start = token
    if isTrial { throw notASet(start) }
    let isReserved =
      start.word == "skip" || start.word == "x" || start.word == "sets"
      || SetWords.kind(start.word) != nil
      || SetWords.isBody(start.word) || start.word == "bar" || start.word == "for"
    let end = tokens.first { $0.kind == .note || $0.kind == .end } ?? start
    let whole = line.bytes.trimmed(start.range.lowerBound..<end.range.lowerBound)
    if line.bytes[whole].contains(where: \.isDigit) {
      if isReserved || SetWords.isBody(start.word) { return false }
      throw Refusal(
        whole,
        "a number stands in a note without a sign before it",
        ["a note stands behind ; or in brackets"],
        [Remedy(whole, "; \(text(whole))", "a note")]
      )
    }
    if isReserved {
      throw reserved(start, whole)
    }
    notes.append(text(whole))
    freeNotes.append(whole)
    while token.kind != .note, token.kind != .end { at += 1 }
    return true
  }

  /// A word of the notation behind a set, where it could as well be a note.
  private func reserved(_ start: SetToken, _ whole: Range<Int>) -> Refusal {
    let word = text(start.range)
    let behind = peek(-1).range.upperBound
    var remedies = [Remedy(whole, "(\(text(whole)).)", "a note")]
    if word.lowercased() == "skip" {
      remedies.insert(Remedy(behind..<start.range.lowerBound, ", ", "one more set"), at: 0)
    } else if let kind = SetWords.kind(word.lowercased()), kind != .drop || carry.count > 1 {
      let sign = kind == .warmup ? "w" : kind == .drop ? "d" : "b"
      let set = itemStart..<whole.upperBound
      remedies.insert(Remedy(set, sign + text(itemStart..<behind), "a mark of this set"), at: 0)
    }
    return Refusal.twoWays(start.range, "\"\(word)\" behind a set", remedies)
  }

  /// The note behind `;`, to the end of the line.
  mutating func note() throws(Refusal) {
    let range = token.range.lowerBound + 1..<token.range.upperBound
    at += 1
    if isTrial { return }
    try checkHidden(range, isBracket: false)
    let note = text(line.bytes.trimmed(range))
    if !note.isEmpty { notes.append(note) }
  }
}
