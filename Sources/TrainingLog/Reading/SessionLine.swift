import ReversePyramid

extension LogReader {
  /// Opens a session where the line starts with a date.
  mutating func readDate(_ range: Range<Int>) -> Bool {
    guard let date = DateLine.read(line.bytes, range) else { return false }
    finishWaiting()
    exercise = nil
    titleProblem = nil
    isSpilling = false
    blockAbove = nil
    failedBlock = nil
    var opened = Visit(day: date.day, line: line.number)
    opened.minute = date.minute ?? minuteAbove(date.day)
    opened.hasTime = date.minute != nil
    opened.until = date.until
    read(date.title, in: range, into: &opened)
    warnAboutDay(date, range)
    lastMinutes?[date.day] = opened.minute
    visit = log.visits.count
    log.visits.append(opened)
    latestDay = max(latestDay ?? opened.day, opened.day)
    return true
  }

  /// The time of the session above on the same day, which one without a time takes.
  private mutating func minuteAbove(_ day: Day) -> Int {
    guard let newest = log.visits.last, let latestDay, day <= latestDay else { return 0 }
    if newest.day == day { return newest.minute }
    var minutes = lastMinutes ?? [:]
    if lastMinutes == nil {
      for visit in log.visits { minutes[visit.day] = visit.minute }
      lastMinutes = minutes
    }
    return minutes[day] ?? 0
  }

  private mutating func warnAboutDay(_ date: DateLine, _ range: Range<Int>) {
    let head = line.bytes.trimmed(range.lowerBound..<date.title.lowerBound)
    if date.day > today {
      warn(Refusal(head, "\(date.day.text) is later than today", ["today is \(today.text)"]))
    }
    if let above = log.visits.last, above.day > date.day {
      warn(
        Refusal(
          head,
          "\(date.day.text) is earlier than the session above",
          ["line \(above.line) says \(above.day.text); sessions count in the order of their days"]
        )
      )
    }
    if let wrong = date.wrongWeekday {
      let name = DateLine.weekdays[DateLine.weekdayIndex(date.day)]
      let shown = name.prefix(1).uppercased() + name.dropFirst()
      warn(Refusal(wrong, "\(date.day.text) is a \(shown)"))
    }
  }

  /// Reads the title: its mark, and what would make it something else than a title.
  private mutating func read(
    _ whole: Range<Int>,
    in range: Range<Int>,
    into opened: inout Visit
  ) {
    let end = line.bytes[whole].firstIndex(of: Ascii.semicolon) ?? whole.upperBound
    let title = line.bytes.trimmed(whole.lowerBound..<end)
    if end < whole.upperBound {
      let note = line.bytes.trimmed(end + 1..<whole.upperBound)
      if !note.isEmpty { opened.notes.append(line.bytes.text(note)) }
      if let start = HiddenSets.firstSet(line.bytes, note) {
        return fail(
          Refusal(
            start..<note.upperBound,
            "sets behind \";\"",
            ["; starts a note, so these sets would be lost"],
            [
              Remedy(
                line.bytes.text(line.bytes.trimmed(range.lowerBound..<end)), "the session",
                then: line.bytes.text(note), "its entry, on the next line"),
              Remedy(end..<note.lowerBound, "; not: ", "a note"),
            ]
          ),
          touching: .title
        )
      }
    }
    guard !title.isEmpty else { return }
    var words: [Range<Int>] = []
    var i = title.lowerBound
    while i < title.upperBound {
      let start = i
      while i < title.upperBound, line.bytes[i] != Ascii.space { i += 1 }
      words.append(start..<i)
      i = min(line.bytes.skipSpaces(i), title.upperBound)
    }
    let marks = words.map { titleMark($0) }
    opened.mark = marks[0]
    let text = marks[0] == nil ? title : line.bytes.trimmed(words[0].upperBound..<title.upperBound)
    opened.title = line.bytes.text(text)
    if failTitle(title, range) { return }
    if let mark = marks[0], mark != .sick, mark != .deload {
      titleProblem = problem(
        .error,
        Refusal(
          words[0],
          "sets stand below a day marked \(mark.rawValue)",
          ["rest, off and skip mark a day without sets"],
          [Remedy(words[0].lowerBound..<text.lowerBound, "", "a session")]
        )
      )
    } else if marks[0] == nil, let found = marks.firstIndex(where: { $0 != nil }) {
      let word = words[found]
      let shown = line.bytes.text(word)
      let bare = title.lowerBound..<title.upperBound
      let without = line.bytes.trimmed(title.lowerBound..<word.lowerBound)
      let behind = line.bytes.trimmed(word.upperBound..<title.upperBound)
      let rest = [without, behind].filter { !$0.isEmpty }.map { line.bytes.text($0) }
        .joined(separator: " ")
      let name = marks[found]?.rawValue ?? shown
      titleProblem = problem(
        .error,
        Refusal.twoWays(
          word,
          "\"\(shown)\" in this title",
          ["as the first word of a title it marks the whole session"],
          [
            Remedy(bare, "\(name) \(rest)", "a session marked \(name)"),
            Remedy(bare, rest, "an ordinary session"),
          ]
        )
      )
    }
  }

  private static let marks: [(mark: Visit.Mark, word: [UInt8])] = [
    (.rest, Array("rest".utf8)), (.off, Array("off".utf8)), (.skip, Array("skip".utf8)),
    (.sick, Array("sick".utf8)), (.deload, Array("deload".utf8)),
  ]

  private static let titlePunctuation: [UInt8] = Array(".,!()\"".utf8)

  /// The mark that a word of a title is, case and punctuation apart; no text is made for it.
  private func titleMark(_ word: Range<Int>) -> Visit.Mark? {
    guard (3...10).contains(word.count) else { return nil }
    return LogReader.marks.first { matches(word, $0.word) }?.mark
  }

  private func matches(_ word: Range<Int>, _ mark: [UInt8]) -> Bool {
    var matched = 0
    for index in word {
      let byte = line.bytes[index]
      if matched < mark.count, byte.lowered == mark[matched] {
        matched += 1
      } else if !LogReader.titlePunctuation.contains(byte) {
        return false
      }
    }
    return matched == mark.count
  }

  /// Reports a title that holds an entry.
  private mutating func failTitle(_ title: Range<Int>, _ range: Range<Int>) -> Bool {
    let colon = line.bytes[title].firstIndex(of: Ascii.colon)
    let sets = setAtEnd(title)
    guard colon != nil || sets != nil else { return false }
    let head = line.bytes.text(line.bytes.trimmed(range.lowerBound..<title.lowerBound))
    let titleText = line.bytes.text(title)
    let holdsDigit = colon.map { line.bytes[$0..<title.upperBound].contains(where: \.isDigit) }
    var remedies: [Remedy] = []
    if holdsDigit ?? true {
      remedies = [
        Remedy(head, "the session", then: titleText, "its entry, on the next line")
      ]
    }
    if let colon {
      let word = bytesOfTime(title)
      if let word {
        remedies.append(Remedy(word.lowerBound..<word.upperBound, "", "without a time"))
      } else {
        remedies.append(Remedy(colon..<colon + 1, "", "a title"))
      }
      remedies.append(Remedy(title.lowerBound..<title.lowerBound, "; ", "a note"))
    }
    fail(
      Refusal(
        sets ?? title,
        sets == nil ? "a title holds no colon" : "a title holds no sets",
        ["an entry stands on a line of its own below the date"],
        remedies
      ),
      touching: .title
    )
    return true
  }

  /// What stands at the start of a title like a time of day and is none.
  private func bytesOfTime(_ title: Range<Int>) -> Range<Int>? {
    let bytes = line.bytes
    var i = title.lowerBound
    while i < title.upperBound, bytes[i].isDigit { i += 1 }
    guard i > title.lowerBound, i + 1 < title.upperBound, bytes[i] == Ascii.colon,
      bytes[i + 1].isDigit
    else { return nil }
    while i < title.upperBound, bytes[i] != Ascii.space { i += 1 }
    return title.lowerBound..<min(bytes.skipSpaces(i), title.upperBound)
  }

  /// The load of more than 10 and the reps at the end of a title.
  private func setAtEnd(_ title: Range<Int>) -> Range<Int>? {
    // A title that ends in a set ends in a digit or a mark behind one, and joins two numbers.
    var digits = 0
    for index in title where line.bytes[index].isDigit && !line.bytes.at(index - 1).isDigit {
      digits += 1
    }
    guard digits > 1 else { return nil }
    var from = title.lowerBound
    var found: Range<Int>?
    while let start = HiddenSets.firstSet(line.bytes, from..<title.upperBound) {
      found = start..<title.upperBound
      from = start + 1
      while from < title.upperBound, line.bytes[from].isDigit || line.bytes[from] == Ascii.dot {
        from += 1
      }
    }
    guard let found, let tokens = try? SetLexer.tokens(line.bytes, found) else { return nil }
    let isUnit = tokens.count > 1 && tokens[1].kind == .unit
    let reps = isUnit ? 3 : 2
    guard tokens[0].kind == .number, tokens[0].value > 10_000 || isUnit, tokens.count > reps + 1
    else { return nil }
    let isPlain = tokens[(reps + 1)...].allSatisfy { token in
      token.kind != .word || SetWords.isReps(token.word) || SetWords.isFailure(token.word)
    }
    return isPlain ? found : nil
  }
}
