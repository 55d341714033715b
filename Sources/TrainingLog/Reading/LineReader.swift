import ReversePyramid

extension LogReader {
  /// Reads the line at hand, which belongs to no block.
  mutating func readLine() {
    if let flaw = line.flaw {
      return failFlaw(flaw)
    }
    let content = line.content
    guard !content.isEmpty else { return }
    let first = line.bytes[content.lowerBound]
    // A plain line was tried already, as it stands in the file.
    if first.isLetter, !line.cells.isEmpty, readKnownEntry(content) { return }
    if first == Ascii.semicolon { return readComment(content) }
    if readDate(content) { return }
    if first.isDigit, refuseDateLike(content) { return }
    let bare = strip(content)
    if bare.lowerBound > content.lowerBound {
      guard !bare.isEmpty else { return readEntry(content) }
      if readDate(bare) { return }
      if isSets(bare) { return failDecoration(content, bare) }
      if refuseHeading(content, bare) { return }
    }
    if refuseDateLike(bare) { return }
    if readSetting(bare) { return }
    readEntry(bare)
  }

  /// An error of the line as a whole, which cannot be read at all.
  mutating func failFlaw(_ flaw: (message: String, cell: Int)) {
    isSpilling = true
    if strayLines.count < Limits.problems {
      strayLines.append(line.number)
    } else {
      blocksAll = true
    }
    // The line may have held sets of the entry above it, or a setting of the block.
    if let exercise { log.exercises[exercise].isBlocked = true }
    if let blockAbove { log.exercises[blockAbove].isBlocked = true }
    exercise = nil
    finishWaiting()
    guard !problems.isFull(.error) else { return }
    let diagnostic = Diagnostic(
      file: log.name,
      place: Diagnostic.Place(line: line.number, column: flaw.cell + 1, length: 1),
      message: flaw.message, excerpt: excerpt(line.number),
      explanation: ["nothing on this line is read"])
    problems.add(Problem(diagnostic: diagnostic))
  }

  /// The line without the bullets and heading marks of other formats.
  func strip(_ content: Range<Int>) -> Range<Int> {
    let bytes = line.bytes
    var i = content.lowerBound
    let end = content.upperBound
    while i < end {
      let byte = bytes[i]
      var next = i
      if byte == Ascii.hash {
        while next < end, bytes[next] == Ascii.hash { next += 1 }
      } else if byte == Ascii.dash || byte == Ascii.star, bytes.at(i + 1) == Ascii.space {
        next = i + 1
      } else if byte.isDigit {
        var j = i
        while j < end, bytes[j].isDigit { j += 1 }
        let isNumber = j - i <= 3 && (bytes.at(j) == Ascii.dot || bytes.at(j) == Ascii.close)
        if isNumber, bytes.at(j + 1) == Ascii.space { next = j + 1 }
      }
      guard next > i else { break }
      i = min(bytes.skipSpaces(next), end)
    }
    return i..<end
  }

  /// Refuses `# Foo 80x8`: behind `#` stands a date, a name alone or a name and a colon.
  private mutating func refuseHeading(_ content: Range<Int>, _ bare: Range<Int>) -> Bool {
    let bytes = line.bytes
    guard bytes[content.lowerBound..<bare.lowerBound].contains(Ascii.hash),
      !bytes[bare].contains(Ascii.colon), HiddenSets.firstSet(bytes, bare) != nil
    else { return false }
    let sign = content.lowerBound..<bare.lowerBound
    let known = knownPrefix(bare)?.exercise
    fail(
      Refusal(
        bytes.trimmed(sign), "\"#\" stands before an entry",
        ["behind # stands a date, a name alone or a name and a colon"],
        [Remedy(sign, "", "an entry"), Remedy(sign, "; ", "a note")]),
      touching: known.map { .exercise($0) } ?? .below)
    waiting = nil
    return true
  }

  private mutating func failDecoration(_ content: Range<Int>, _ bare: Range<Int>) {
    let mark = line.bytes.trimmed(content.lowerBound..<bare.lowerBound)
    let shown = line.bytes.text(mark)
    let sign = content.lowerBound..<bare.lowerBound
    var remedies = [Remedy(sign, "", "the sets alone")]
    let word = line.bytes.lowercased(bare).split(separator: " ")
    if word.count == 2, SetWords.isBody(String(word[0])) {
      // A body has 82 kg rather than 82 reps.
      remedies = [Remedy(content, "bw: \(word[1])", "the body weight of the day")]
    }
    if shown == "-" {
      remedies.append(Remedy(sign, "bw-", "less than body weight"))
    } else {
      remedies.append(Remedy(sign, "; ", "a note"))
    }
    fail(
      Refusal(mark, "\"\(shown)\" stands before sets", [], remedies),
      touching: exercise.map { .exercise($0) } ?? .below
    )
    waiting = nil
  }

  /// A comment, which is the lifter's note on the session.
  private mutating func readComment(_ content: Range<Int>) {
    let inside = line.bytes.trimmed(content.lowerBound + 1..<content.upperBound)
    guard !inside.isEmpty else { return }
    if let visit {
      log.visits[visit].notes.append(line.bytes.text(inside))
    } else {
      log.notes.append(line.bytes.text(inside))
    }
    let isDate = DateLine.read(line.bytes, inside) != nil
    guard isDate || startsWithKnownSets(inside) else { return }
    warn(
      Refusal(
        content,
        isDate ? "this comment reads as a date" : "this comment reads as an entry",
        ["a line that starts with ; is not read"],
        [Remedy(content.lowerBound..<inside.lowerBound, "", isDate ? "a session" : "an entry")]
      )
    )
  }

  /// Whether a text is a known exercise and at least one set.
  private func startsWithKnownSets(_ range: Range<Int>) -> Bool {
    guard let found = knownPrefix(range) else { return false }
    var rest = line.bytes.trimmed(found.end..<range.upperBound)
    if line.bytes.at(rest.lowerBound) == Ascii.colon, !rest.isEmpty {
      rest = line.bytes.trimmed(rest.lowerBound + 1..<rest.upperBound)
    }
    return !rest.isEmpty && isSets(rest)
  }
}
