import ReversePyramid

extension LogReader {
  /// Refuses a line that looks like a date without being one that is read.
  mutating func refuseDateLike(_ range: Range<Int>) -> Bool {
    guard let look = dateLook(range), knownPrefix(range) == nil else { return false }
    if refuseSides(look, range) { return true }
    let remedies = dateRemedies(look, range)
    finishWaiting()
    visit = nil
    exercise = nil
    titleProblem = nil
    let shown = line.bytes.text(look)
    fail(
      Refusal(
        look,
        "\"\(shown)\" looks like a date and is not read as one",
        [
          "a session starts with year-month-day, as in \(today.text);"
            + " what stands below this line belongs to no session"
        ],
        remedies
      ),
      touching: .below
    )
    return true
  }

  /// Refuses `10/9` alone below a set of left and right, which it goes on with.
  private mutating func refuseSides(_ look: Range<Int>, _ range: Range<Int>) -> Bool {
    guard let exercise, visit != nil, waiting == nil, carry(exercise).hasSides else { return false }
    let bytes = line.bytes
    let isPair =
      bytes[look].count { $0 == Ascii.slash } == 1
      && bytes[look].allSatisfy { $0.isDigit || $0 == Ascii.slash }
    let next = bytes.skipSpaces(look.upperBound)
    let ends =
      next >= range.upperBound || bytes[next] == Ascii.comma || bytes[next] == Ascii.semicolon
    guard isPair, ends else { return false }
    let shown = bytes.text(look)
    fail(
      Refusal.twoWays(
        look, "\"\(shown)\"",
        ["left and right stand behind load x: 20x\(shown)"],
        [Remedy(look, "x\(shown)", "left and right of the load before")]
          + dateRemedies(look, range)),
      touching: .exercise(exercise))
    return true
  }

  /// The days that a line may mean, with what stands behind as the title, a note or an entry.
  private func dateRemedies(_ look: Range<Int>, _ range: Range<Int>) -> [Remedy] {
    let bytes = line.bytes
    let guess = DateGuess(bytes: bytes, today: today, above: log.visits.last?.day)
    var remedies: [Remedy] = []
    for meaning in guess.meanings(look.lowerBound..<range.upperBound).prefix(2) {
      var start = meaning.end
      while start < range.upperBound, " :,.-".utf8.contains(bytes[start]) { start += 1 }
      let rest = bytes.text(bytes.trimmed(start..<range.upperBound))
      let day = meaning.day.text
      if HiddenSets.firstSet(bytes, start..<range.upperBound) != nil {
        let name = exercise.map { "\(log.exercises[$0].name): " } ?? ""
        let isNamed = !isSetStart(start..<range.upperBound)
        remedies.append(
          Remedy(
            day, meaning.comment, then: (isNamed ? "" : name) + rest,
            "its entry, on the next line"))
      }
      remedies.append(Remedy(nil, rest.isEmpty ? day : "\(day) \(rest)", meaning.comment))
    }
    return remedies
  }

  /// The part of a line that looks like a date.
  private func dateLook(_ range: Range<Int>) -> Range<Int>? {
    guard let first = range.first, !isNameAndColon(range) else { return nil }
    if line.bytes[first].isDigit { return numberLook(range) ?? dayLook(range) }
    return wordLook(range)
  }

  /// Whether a name of words without digits and a colon follow what could be a date.
  private func isNameAndColon(_ range: Range<Int>) -> Bool {
    let bytes = line.bytes
    guard let colon = bytes[range].firstIndex(of: Ascii.colon) else { return false }
    var i = range.lowerBound
    while i < colon, bytes[i] != Ascii.space { i += 1 }
    let name = bytes.trimmed(i..<colon)
    return !name.isEmpty && bytes[name].contains(where: \.isWord)
      && !bytes[name].contains(where: \.isDigit)
  }

  private func numberLook(_ range: Range<Int>) -> Range<Int>? {
    let bytes = line.bytes
    let end = range.upperBound
    var i = range.lowerBound
    var numbers = 0
    var joint: UInt8 = 0
    while i < end, bytes[i].isDigit {
      let start = i
      while i < end, bytes[i].isDigit { i += 1 }
      numbers += 1
      let isDay = numbers == 1 && i - start == 8 && bytes.reads("20", at: start)
      if isDay, i >= end || bytes[i] == Ascii.space { return range.lowerBound..<i }
      let isJoint =
        i + 1 < end && (bytes[i] == Ascii.dash || bytes[i] == Ascii.slash || bytes[i] == Ascii.dot)
        && bytes[i + 1].isDigit
      guard isJoint, numbers < 3 else { break }
      joint = bytes[i]
      i += 1
    }
    let look = range.lowerBound..<i
    guard numbers >= 2 else { return nil }
    let isBoundary = i >= end || !(bytes[i].isWord || bytes[i] == Ascii.at)
    if numbers == 3 { return joint != Ascii.slash || isBoundary ? look : nil }
    guard isBoundary else { return nil }
    if joint != Ascii.dot { return look }
    // `82.5 x 8` is a load, `5.10 Upper` a date.
    let next = bytes.skipSpaces(i)
    if next >= end { return look }
    if bytes[i] == Ascii.dot { return look }
    guard next > i, bytes[next].isWord else { return nil }
    return isSetStart(range) ? nil : look
  }

  /// `5 Oct`, `5th October`, `5. Oct`.
  private func dayLook(_ range: Range<Int>) -> Range<Int>? {
    let bytes = line.bytes
    let end = range.upperBound
    var i = range.lowerBound
    while i < end, bytes[i].isDigit { i += 1 }
    guard i - range.lowerBound <= 2 else { return nil }
    for tail in ["st", "nd", "rd", "th"] where i + 2 <= end && bytes.lowercased(i..<i + 2) == tail {
      i += 2
      break
    }
    if i < end, bytes[i] == Ascii.dot || bytes[i] == Ascii.dash { i += 1 }
    i = min(bytes.skipSpaces(i), end)
    guard let month = DateLine.monthName(bytes, i..<end) else { return nil }
    return range.lowerBound..<i + month.length
  }

  /// A weekday, `today`, `yesterday`, or a month name and a day.
  private func wordLook(_ range: Range<Int>) -> Range<Int>? {
    let bytes = line.bytes
    let end = range.upperBound
    var i = range.lowerBound
    while i < end, bytes[i].isWord { i += 1 }
    let word = range.lowerBound..<i
    guard word.count >= 3, word.count <= 9 else { return nil }
    let text = bytes.lowercased(word)
    if text == "today" || text == "yesterday" { return word }
    if DateLine.weekdayName(bytes, range) != nil { return word }
    guard DateLine.monthName(bytes, range) != nil else { return nil }
    let day = min(bytes.skipSpaces(i < end && bytes[i] == Ascii.dot ? i + 1 : i), end)
    var dayEnd = day
    while dayEnd < end, bytes[dayEnd].isDigit { dayEnd += 1 }
    guard dayEnd > day, dayEnd - day <= 2 else { return nil }
    let next = bytes.skipSpaces(dayEnd)
    let isReps = next < end && (bytes[next].lowered == Ascii.x || bytes[next] == Ascii.dot)
    return isReps ? nil : range.lowerBound..<dayEnd
  }
}
