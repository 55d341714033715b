import ReversePyramid

/// A `key: value` line of a block, before its value is read.
struct RawSetting {
  var exercise: Int
  var key: String
  var value: String
  /// The bytes of the value on the cleaned line.
  var range: Range<Int>
  var line: Int
}

extension LogReader {
  /// The keys of a block.
  static let keys = [
    "alias", "type", "category", "unit", "step", "win", "floor", "sets", "bar", "plates", "stack",
    "increment", "setup", "status",
  ]

  /// Reads the blocks and the unit of the log, which count for the whole file.
  mutating func readBlocks() {
    var units: [(line: Int, unit: WeightUnit?)] = []
    var block: Int?
    var isHead = false
    var seesDate = false
    var lateUnit: Int?
    for index in lines.indices {
      let span = lines[index]
      guard block != nil || mayDeclare(span, seesDate: seesDate) else { continue }
      load(index)
      let content = line.content
      if line.flaw != nil { continue }
      if content.isEmpty {
        isHead = false
        continue
      }
      if line.bytes[content.lowerBound] == Ascii.semicolon { continue }
      let bare = strip(content)
      if let name = declaredName(bare) {
        lines[index].isInBlock = true
        block = declare(name)
        blocks[index] = block
        let sign = line.bytes[name.upperBound..<bare.upperBound].firstIndex(of: Ascii.semicolon)
        if let block, let note = sign.flatMap({ noteText($0..<bare.upperBound) }) {
          log.exercises[block].notes.append(note)
        }
        isHead = true
        continue
      }
      let pair = keyAndValue(bare)
      if let pair, pair.key == "unit", block == nil || !isHead {
        lines[index].isInBlock = true
        units.append((index + 1, readUnit(pair.value)))
        if seesDate, lateUnit == nil { lateUnit = index + 1 }
        continue
      }
      if let open = block {
        if let pair, readPair(pair, of: open, isHead: isHead) {
          lines[index].isInBlock = true
          continue
        }
        block = nil
      }
      if !seesDate, DateLine.read(line.bytes, bare) != nil { seesDate = true }
    }
    settle(units, lateUnit)
    readSettings()
  }

  /// Whether a line could open a block, name a unit or start a session; most lines cannot.
  private func mayDeclare(_ span: LineSpan, seesDate: Bool) -> Bool {
    guard span.isPlain else { return true }
    guard span.start < span.end else { return false }
    let first = source[Int(span.start)]
    if first.isDigit { return !seesDate }
    if first.isLetter {
      let letter = first.lowered
      let second = source.at(Int(span.start) + 1).lowered
      if letter == UInt8(ascii: "e") { return second == Ascii.x }
      if letter == UInt8(ascii: "u") { return second == UInt8(ascii: "n") }
      return !seesDate
    }
    return first != Ascii.semicolon
  }

  /// The name behind `exercise`, where the line opens a block.
  private func declaredName(_ range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound + 8
    guard range.upperBound >= start, line.bytes.reads("exercise", at: range.lowerBound),
      !line.bytes[range].contains(Ascii.colon)
    else { return nil }
    // The word alone opens a block whose name is missing.
    guard start < range.upperBound else { return start..<start }
    guard line.bytes[start] == Ascii.space else { return nil }
    let end = line.bytes[range].firstIndex(of: Ascii.semicolon) ?? range.upperBound
    return line.bytes.trimmed(start..<max(start, end))
  }

  private mutating func declare(_ name: Range<Int>) -> Int? {
    do throws(Refusal) {
      if let known = names.exercise(line.bytes, name) {
        states[known].isDeclared = true
        return known
      }
      if name.isEmpty || !line.bytes[name].contains(where: \.isWord)
        || name.count > Limits.nameBytes
      {
        try checkName(name)
      }
      let spelling = NameTable.spelling(line.bytes, name)
      if LogReader.keys.contains(spelling.lowercased()) || spelling.lowercased() == "bw" {
        throw Refusal(name, "\"\(spelling)\" is the name of a setting and of no exercise")
      }
      guard let exercise = register(line.bytes, name) else {
        throw Refusal(name, "the log has more than \(Limits.exercises) exercises")
      }
      states[exercise].isDeclared = true
      log.exercises[exercise].line = line.number
      return exercise
    } catch {
      fail(error, touching: .nobody)
      strayLines.append(line.number)
      return nil
    }
  }

  /// The two sides of `key: value`.
  struct Pair {
    /// The key in lower case.
    var key: String
    var keyRange: Range<Int>
    var value: Range<Int>
  }

  /// The two sides of `key: value`, where the key is one word of letters.
  func keyAndValue(_ range: Range<Int>) -> Pair? {
    guard let colon = line.bytes[range].firstIndex(of: Ascii.colon) else { return nil }
    let key = line.bytes.trimmed(range.lowerBound..<colon)
    guard !key.isEmpty, key.count <= Limits.nameBytes,
      line.bytes[key].allSatisfy({ $0.isWord || $0 == Ascii.dash || $0 == Ascii.space })
    else { return nil }
    return Pair(
      key: line.bytes.lowercased(key), keyRange: key,
      value: line.bytes.trimmed(colon + 1..<range.upperBound))
  }

  /// Takes a line into the block above it; false where it ends the block.
  private mutating func readPair(_ pair: Pair, of exercise: Int, isHead: Bool) -> Bool {
    if LogReader.keys.contains(pair.key) {
      settings.append(
        RawSetting(
          exercise: exercise,
          key: pair.key,
          value: line.bytes.text(pair.value),
          range: pair.value,
          line: line.number
        )
      )
      return true
    }
    if isHead, let word = refusedWord(pair.keyRange) {
      return refuseWord(
        word, pair.keyRange.lowerBound..<pair.value.upperBound, touching: .exercise(exercise))
    }
    if line.bytes.reads("exercise ", at: pair.keyRange.lowerBound) { return false }
    let isEntry =
      names.exercise(line.bytes, pair.keyRange) != nil
      || HiddenSets.firstSet(line.bytes, pair.value) != nil
    guard isHead, !isEntry, pair.key != "bw" else { return false }
    let near = Suggestion.nearest(to: pair.key, in: LogReader.keys)
    fail(
      Refusal(
        pair.keyRange,
        "\"\(line.bytes.text(pair.keyRange))\" is no setting of an exercise",
        ["the settings are \(LogReader.keys.joined(separator: ", "))"],
        near.map { [Remedy(pair.keyRange, $0)] } ?? []
      ),
      touching: .exercise(exercise)
    )
    return true
  }

  private mutating func readUnit(_ value: Range<Int>) -> WeightUnit? {
    let end = line.bytes[value].firstIndex(of: Ascii.semicolon) ?? value.upperBound
    let text = line.bytes.lowercased(line.bytes.trimmed(value.lowerBound..<end))
    if let unit = WeightUnit(rawValue: text) {
      if let note = noteText(end..<value.upperBound) { log.notes.append(note) }
      return unit
    }
    fail(
      Refusal(
        value.isEmpty ? line.content : value,
        "the unit is kg or lb",
        [],
        [Remedy(nil, "unit: kg"), Remedy(nil, "unit: lb")]
      ),
      touching: .nobody
    )
    return nil
  }

  /// Settles the unit of the log, or says what is wrong with it.
  private mutating func settle(_ units: [(line: Int, unit: WeightUnit?)], _ lateUnit: Int?) {
    log.unit = units.first { $0.unit != nil }?.unit ?? .kg
    guard let first = units.first else {
      blocksAll = true
      let diagnostic = Diagnostic(
        file: log.name, place: Diagnostic.Place(line: 1, column: 0, length: 0),
        message: "the log does not say its unit",
        explanation: ["one of these lines stands above the first session"])
      let remedies = ["unit: kg", "unit: lb"].map { Remedy.elsewhere($0).candidate(in: line) }
      problems.add(Problem(diagnostic: diagnostic, candidates: remedies))
      return
    }
    if units.contains(where: { $0.unit == nil }) { blocksAll = true }
    for other in units.dropFirst().prefix(Limits.problems) {
      load(other.line - 1)
      blocksAll = true
      fail(
        Refusal(
          line.content,
          "the unit stands twice",
          ["line \(first.line) says it already: unit: \(first.unit?.rawValue ?? "?")"],
          [.elsewhere("unit: \(log.unit.rawValue)", "once, above the first session")]
        ),
        touching: .nobody
      )
    }
    if lateUnit == first.line {
      load(first.line - 1)
      blocksAll = true
      fail(
        Refusal(
          line.content,
          "the unit stands below a session",
          ["it counts for the whole log and stands above the first session"],
          [.elsewhere("unit: \(log.unit.rawValue)", "above the first session")]
        ),
        touching: .nobody
      )
    }
  }
}
