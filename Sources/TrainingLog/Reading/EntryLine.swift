import ReversePyramid

extension LogReader {
  /// Reads a line that is neither a date, a setting nor a comment: an entry, sets, or a name alone.
  mutating func readEntry(_ content: Range<Int>) {
    if let colon = headColon(content) { return readWithColon(content, colon) }
    if let found = knownPrefix(content) {
      let rest = line.bytes.trimmed(found.end..<content.upperBound)
      // A declared name may hold the quote that hides a colon.
      if !rest.isEmpty, line.bytes[rest.lowerBound] == Ascii.colon {
        return readWithColon(content, rest.lowerBound)
      }
      if rest.isEmpty || line.bytes[rest.lowerBound] == Ascii.semicolon {
        return readNameAlone(content.lowerBound..<found.end, rest)
      }
      if isSetStart(rest) { return readSets(rest, of: content.lowerBound..<found.end, nil) }
    }
    if isSetStart(content) { return readSetLine(content, nil) }
    let end = noteStart(content)
    let body = line.bytes.trimmed(content.lowerBound..<end)
    do throws(Refusal) {
      if let split = splitBeforeSets(body) {
        try checkUnmarked(split.name, sets: split.sets)
        return readSets(split.sets..<content.upperBound, of: split.name, nil)
      }
      try checkUnmarked(body, sets: firstNumber(body))
      readNameAlone(body, line.bytes.trimmed(end..<content.upperBound))
    } catch {
      fail(error, touching: .below)
    }
  }

  /// The colon behind the name of an entry, where one stands before any note.
  private func headColon(_ content: Range<Int>) -> Int? {
    var i = content.lowerBound
    while i < content.upperBound {
      switch line.bytes[i] {
      case Ascii.colon: return i
      case Ascii.semicolon, Ascii.quote: return nil
      default: i += 1
      }
    }
    return nil
  }

  private func noteStart(_ content: Range<Int>) -> Int {
    line.bytes[content].firstIndex(of: Ascii.semicolon) ?? content.upperBound
  }

  private mutating func readWithColon(_ content: Range<Int>, _ colon: Int) {
    let head = line.bytes.trimmed(content.lowerBound..<colon)
    let rest = line.bytes.trimmed(colon + 1..<content.upperBound)
    if names.exercise(line.bytes, head) == nil {
      let isTime = line.bytes.at(colon - 1).isDigit && line.bytes.at(colon + 1).isDigit
      if isTime, let found = knownPrefix(head), found.end < head.upperBound {
        return readWithoutColon(content)
      }
      if let kind = markName(head) { return readSetLine(rest, kind) }
      if isSetHead(head) || isNoteColon(head) { return readWithoutColon(content) }
    }
    if rest.isEmpty || line.bytes[rest.lowerBound] == Ascii.semicolon {
      do throws(Refusal) {
        if names.exercise(line.bytes, head) == nil { try checkName(head) }
        return readNameAlone(head, rest)
      } catch {
        return fail(error, touching: .below)
      }
    }
    readSets(rest, of: head, nil)
  }

  /// Reads a line whose colon belongs to its sets or to a note.
  private mutating func readWithoutColon(_ content: Range<Int>) {
    if let found = knownPrefix(content) {
      let rest = line.bytes.trimmed(found.end..<content.upperBound)
      if isSetStart(rest) { return readSets(rest, of: content.lowerBound..<found.end, nil) }
    }
    if isSetStart(content) { return readSetLine(content, nil) }
    if let split = splitBeforeSets(content) {
      do throws(Refusal) {
        try checkUnmarked(split.name, sets: split.sets)
        return readSets(split.sets..<content.upperBound, of: split.name, nil)
      } catch {
        return fail(error, touching: .below)
      }
    }
    readSetLine(content, nil)
  }

  /// The kind of every set of a line whose head is only a mark.
  private func markName(_ head: Range<Int>) -> WorkSet.Kind? {
    let words = line.bytes.lowercased(head).split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    if words.count == 2, first == "warm", words[1] == "up" { return .warmup }
    let isLabelled = words.count == 1 || words[1] == "set" || words[1] == "sets"
    return isLabelled ? SetWords.kind(String(first)) : nil
  }

  /// Whether the text before a colon is sets or a load, and no name.
  private func isSetHead(_ head: Range<Int>) -> Bool {
    guard let tokens = try? SetLexer.tokens(line.bytes, head) else { return false }
    guard isSetStart(head) else { return false }
    return tokens.allSatisfy { token in
      switch token.kind {
      case .word:
        SetWords.kind(token.word) != nil || SetWords.isBody(token.word) || token.word == "bar"
          || token.word == "skip" || token.word == "assist" || token.word == "assisted"
          || SetWords.isFailure(token.word) || token.word == "rir" || token.word == "rpe"
          || SetWords.isReps(token.word)
      case .other, .note, .quoted: false
      default: true
      }
    }
  }

  /// Whether a colon stands inside of a bracket that a set comes before.
  private func isNoteColon(_ head: Range<Int>) -> Bool {
    let bytes = line.bytes[head]
    guard let open = bytes.firstIndex(where: { $0 == Ascii.open || $0 == UInt8(ascii: "[") }) else {
      return false
    }
    guard !bytes.contains(Ascii.close) else { return false }
    return HiddenSets.firstSet(line.bytes, head.lowerBound..<open) != nil || isSetStart(head)
  }

  /// The name before the first `load x` of a line, and where the sets begin.
  private func splitBeforeSets(_ content: Range<Int>) -> (name: Range<Int>, sets: Int)? {
    let bytes = line.bytes
    var i = content.lowerBound
    while i < content.upperBound {
      while i < content.upperBound, bytes[i] != Ascii.space { i += 1 }
      i = bytes.skipSpaces(i)
      guard i < content.upperBound, i - content.lowerBound <= Limits.nameBytes else { return nil }
      guard startsLoadTimes(i..<content.upperBound) else { continue }
      let name = bytes.trimmed(content.lowerBound..<i)
      return (name, i)
    }
    return nil
  }

  /// Whether a range starts with a load and an `x`, with or without a mark.
  private func startsLoadTimes(_ range: Range<Int>) -> Bool {
    // A load and an `x` are short; looking further at every word would take too long.
    let near = range.lowerBound..<min(range.upperBound, range.lowerBound + 40)
    guard let tokens = try? SetLexer.tokens(line.bytes, near.lowerBound..<noteStart(near)) else {
      return HiddenSets.firstSet(line.bytes, range) == range.lowerBound
    }
    var i = 0
    if tokens[0].kind == .word, SetWords.kind(tokens[0].word) != nil { i += 1 }
    func kind(_ index: Int) -> SetToken.Kind { tokens[min(index, tokens.count - 1)].kind }
    if kind(i) == .plus || kind(i) == .dash {
      i += 1
      if tokens[min(i, tokens.count - 1)].isSpaced { return false }
    }
    if kind(i) == .word, SetWords.isBody(tokens[i].word) || tokens[i].word == "bar" {
      i += 1
      if kind(i) == .plus || kind(i) == .dash { i += 2 }
    } else if kind(i) == .number {
      i += 1
    } else {
      return false
    }
    if kind(i) == .unit { i += 1 }
    return kind(i) == .times && kind(i + 1) == .number
  }

  /// The first word behind the name that starts with a digit or a sign of sets.
  private func firstNumber(_ range: Range<Int>) -> Int? {
    let bytes = line.bytes
    var i = range.lowerBound
    while i < range.upperBound {
      while i < range.upperBound, bytes[i] != Ascii.space { i += 1 }
      i = bytes.skipSpaces(i)
      if i < range.upperBound, bytes[i].isDigit { return i }
    }
    return nil
  }

  /// The line with the colon put behind its name, or with the mark that its name is.
  private func withColon(_ range: Range<Int>, _ sets: Int?) -> [Remedy] {
    let bytes = line.bytes
    let note = Remedy(range.lowerBound..<range.lowerBound, "; ", "a note")
    guard let sets, sets > range.lowerBound else { return [note] }
    var end = sets
    while end > range.lowerBound, " -=,;".utf8.contains(bytes[end - 1]) { end -= 1 }
    let name = range.lowerBound..<end
    if ExerciseNames.isLabel(bytes.lowercased(name)) {
      let sign: String =
        switch markName(name) {
        case .warmup: "w"
        case .burnout: "b"
        case .drop: "d"
        default: ""
        }
      return [Remedy(range.lowerBound..<sets, sign, sign.isEmpty ? "no mark" : "its mark"), note]
    }
    return [Remedy(end..<sets, ": ", "an entry"), note]
  }

  /// Refuses a name without a colon that could be something else.
  private func checkUnmarked(_ range: Range<Int>, sets: Int?) throws(Refusal) {
    do { try checkName(range) } catch {
      var refusal = error
      if refusal.remedies.isEmpty { refusal.remedies = withColon(range, sets) }
      throw refusal
    }
    let bytes = line.bytes
    let last = bytes[range.upperBound - 1]
    var isFirst = true
    var isDoubtful = last == Ascii.dash || last == Ascii.equals
    for word in bytes[range].split(separator: Ascii.space) {
      if word.contains(Ascii.comma) { isDoubtful = true }
      if word.count == 1, word.first?.lowered == Ascii.x { isDoubtful = true }
      if !isFirst, word.contains(where: \.isDigit) { isDoubtful = true }
      isFirst = false
    }
    guard isDoubtful else { return }
    throw Refusal(
      range,
      "\"\(bytes.text(range))\" is read neither as an entry nor as a name",
      ["an entry is written name: sets; a note starts with ;"],
      withColon(range, sets))
  }
}
