extension BookReader {
  mutating func openExample(_ head: LineHead) -> Bool {
    closePart()
    closeExample()
    example = ExampleDraft(spot: head.spot)
    return true
  }

  /// Ends the example that is being read.
  mutating func closeExample() {
    guard var finished = example else { return }
    example = nil
    if !finished.isUnread, !finished.hasDid || !finished.hasGets {
      problems.error(
        Mistake(
          "this example has no `\(finished.hasDid ? "gets" : "did")` line",
          at: finished.spot,
          hint: "write what was done behind `did` and what comes of it behind `gets`"
        )
      )
      finished.isUnread = true
    }
    guard examples.count < 200 else {
      if !hasTooMany.examples {
        problems.error(Mistake("a book has at most 200 examples", at: finished.spot))
      }
      hasTooMany.examples = true
      return
    }
    examples.append(finished)
  }

  mutating func openExampleLine(_ keyword: Keyword, _ head: LineHead) -> Bool {
    guard let example else {
      problems.error(
        Mistake(
          "`\(keyword.rawValue)` stands outside an example",
          at: head.spot,
          hint: "begin one with `example` and its title"
        )
      )
      return false
    }
    if keyword == .did ? example.hasDid : example.hasGets {
      problems.error(Mistake("an example has one `\(keyword.rawValue)`", at: head.spot))
      return false
    }
    if keyword == .gets, !example.hasDid, !example.isUnread {
      problems.error(
        Mistake("`gets` stands above `did`", at: head.spot, hint: "put `did` first")
      )
      self.example?.isUnread = true
    }
    if keyword == .did { self.example?.hasDid = true } else { self.example?.hasGets = true }
    return true
  }

  mutating func readExampleTitle() throws(Mistake) {
    let title = try readString().text
    example?.title = title
    if cursor.take("in") {
      let form = "example \"…\" in lb"
      let unit = try cursor.expect(oneOf: WeightUnit.self, form: form)
      example?.unit = unit
    }
    try cursor.expectEnd()
  }

  mutating func readSessions() throws(Mistake) {
    if cursor.take("nothing") { return try cursor.expectEnd() }
    var sessions: [[WorkSet]] = [[]]
    var scanner = SetScanner(text, from: cursor.next.spot, unit: example?.unit ?? .kg)
    while !scanner.isAtEnd {
      if scanner.take("|") {
        if sessions[sessions.count - 1].isEmpty { throw scanner.expected("a set, as in 80x8") }
        if let days = try scanner.takeAfter() {
          example?.daysAfter = days
          break
        }
        sessions.append([])
      } else {
        sessions[sessions.count - 1].append(try scanner.readSet())
      }
    }
    if sessions[sessions.count - 1].isEmpty { throw scanner.expected("a set, as in 80x8") }
    example?.sessions = sessions
  }

  mutating func readAnswers() throws(Mistake) {
    repeat {
      let load = cursor.take("pick") ? nil : try readLoad()
      let name = cursor.next
      guard name.kind == .word else {
        throw Mistake(
          "an answer names its rule",
          at: name.spot,
          hint: "write `82.5 increase`"
        )
      }
      cursor.advance()
      var answer = RuleBook.Example.Answer(load: load, rule: name.text, line: name.spot.line)
      if cursor.take("aim") {
        answer.aimFrom = try readInteger(0...SettingBounds.largest, of: "an aim")
        if cursor.take("to") {
          answer.aimTo = try readInteger(0...SettingBounds.largest, of: "an aim")
        }
      }
      example?.answers.append(answer)
      example?.answerSpots.append(name.spot)
    } while cursor.take(",")
    try cursor.expectEnd()
  }

  /// Reads `80`, `80 lb`, `bw` or `bw+2.5`.
  private mutating func readLoad() throws(Mistake) -> Load {
    let isBody = cursor.take("bw")
    var value: Int64 = 0
    if isBody {
      let isHelp = cursor.take("-")
      if isHelp || cursor.take("+") { value = try thousandths(readNumber()) * (isHelp ? -1 : 1) }
    } else {
      guard cursor.next.kind == .number else {
        throw cursor.unexpected(form: "gets 82.5 increase aim 6 to 8")
      }
      value = try thousandths(readNumber())
    }
    var unit = example?.unit ?? .kg
    if cursor.next.kind == .word, let named = WeightUnit(rawValue: cursor.next.text) {
      unit = named
      cursor.advance()
    }
    return Load(Weight(thousandths: value, unit), unit, kind: isBody ? .body : .outside)
  }
}
