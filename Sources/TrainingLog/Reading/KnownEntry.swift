import ReversePyramid

extension LogReader {
  /// Reads a line of the file at full speed, where it is empty or `Name: 92.5x6, 82.5x8` of a known
  /// exercise; false leaves any other line to the full grammar.
  mutating func readKnownLine(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let span = lines[index]
    guard span.isPlain, span.range.count <= Limits.lineBytes else { return false }
    var start = Int(span.start)
    var end = Int(span.end)
    while start < end, text[start] == Ascii.space { start += 1 }
    guard start < end else { return true }
    guard let visit = visitOfKnown, text[start].isLetter else { return false }
    while text[end - 1] == Ascii.space { end -= 1 }
    let bytes = text.extracting(start..<end)
    guard let head = foreseenHead(text, bytes, start) ?? knownHead(source, start..<end) else {
      return false
    }
    line.number = index + 1
    guard readSets(bytes, from: head.end - start, head.exercise, visit) else { return false }
    if let newestKnown { states[newestKnown].next = head.exercise }
    newestKnown = head.exercise
    states[head.exercise].head = UInt32(start)..<UInt32(head.end)
    return true
  }

  /// Reads a cleaned line the same way.
  mutating func readKnownEntry(_ content: Range<Int>) -> Bool {
    let bytes = line.bytes
    guard let visit = visitOfKnown, let head = knownHead(bytes, content) else { return false }
    let sets = bytes.span.extracting(head.end..<content.upperBound)
    return readSets(sets, from: 0, head.exercise, visit)
  }

  /// Reads the sets behind a new name and its colon the same way, where they are load and reps only.
  mutating func readNewEntry(_ sets: Range<Int>, _ exercise: Int) -> Bool {
    guard let visit = visitOfKnown, sets.upperBound == line.content.upperBound else { return false }
    let bytes = line.bytes
    guard bytes[..<sets.lowerBound].last(where: { $0 != Ascii.space }) == Ascii.colon,
      bytes[..<sets.lowerBound].count(where: { $0 == Ascii.colon }) == 1
    else { return false }
    return readSets(bytes.span.extracting(sets), from: 0, exercise, visit, isBare: true)
  }

  /// The visit that an entry of a known exercise belongs to, where nothing is in doubt.
  private var visitOfKnown: Int? {
    waiting == nil && titleProblem == nil && !isSpilling ? visit : nil
  }

  /// The exercise that came behind the one above last time, where the line begins as it did then.
  @inline(__always)
  private func foreseenHead(
    _ text: Span<UInt8>, _ bytes: Span<UInt8>, _ start: Int
  ) -> (exercise: Int, end: Int)? {
    guard let newestKnown else { return nil }
    let exercise = states[newestKnown].next
    guard exercise >= 0 else { return nil }
    let head = states[exercise].head
    guard head.count <= bytes.count else { return nil }
    let before = text.extracting(Int(head.lowerBound)..<Int(head.upperBound))
    let now = bytes.extracting(first: before.count)
    for place in 0..<before.count where before[place] != now[place] { return nil }
    return (exercise, start + head.count)
  }

  /// The exercise before a colon, behind a name of letters, digits and signs that start no note.
  private func knownHead(_ bytes: [UInt8], _ content: Range<Int>) -> (exercise: Int, end: Int)? {
    var i = content.lowerBound
    while i < content.upperBound, bytes[i] != Ascii.colon {
      switch bytes[i] {
      case Ascii.semicolon, Ascii.open, Ascii.quote, UInt8(ascii: "["): return nil
      default: i += 1
      }
    }
    guard i < content.upperBound,
      let exercise = names.exercise(bytes, bytes.trimmed(content.lowerBound..<i))
    else { return nil }
    return (exercise, i + 1)
  }

  /// Reads the sets behind a name into an entry of their own.
  private mutating func readSets(
    _ bytes: Span<UInt8>, from start: Int, _ exercise: Int, _ visit: Int, isBare: Bool = false
  ) -> Bool {
    guard states[exercise].visit != visit else { return false }
    var sets = CanonicalSets(
      count: states[exercise].setsOfEntry, line: line.number,
      unit: log.exercises[exercise].unit ?? log.unit,
      kind: log.exercises[exercise].equipment == .bodyweight ? .body : .outside)
    // The line on which a log becomes too long is for the full grammar, which says so.
    guard sets.read(bytes, from: start), setCount + sets.work.count <= Limits.sets else {
      return false
    }
    // The full grammar points at a set without what stands behind its reps.
    if isBare, !sets.details.isEmpty { return false }
    self.exercise = exercise
    blockAbove = nil
    failedBlock = nil
    touchFirstLine(exercise)
    open(
      Entry(exercise: exercise, line: line.number, work: sets.work, details: sets.details),
      visit: visit)
    setCount += sets.work.count
    states[exercise].take(sets.work)
    return true
  }

  /// The display cells of a set that stands on the first line of its entry, in canonical notation.
  mutating func place(of set: Int, onLine number: Int) -> (column: UInt16, length: UInt8) {
    let here = line
    defer { line = here }
    load(number - 1)
    let content = line.content
    var from = line.bytes[content].firstIndex(of: Ascii.colon).map { $0 + 1 } ?? content.lowerBound
    for _ in 0..<set {
      guard let comma = line.bytes[from..<content.upperBound].firstIndex(of: Ascii.comma) else {
        break
      }
      from = comma + 1
    }
    let end = line.bytes[from..<content.upperBound].firstIndex(of: Ascii.comma)
    let cells = line.place(line.bytes.trimmed(from..<(end ?? content.upperBound)))
    return (UInt16(clamping: cells.column), UInt8(clamping: cells.length))
  }
}
