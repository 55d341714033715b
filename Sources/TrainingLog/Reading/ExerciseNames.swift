import ReversePyramid

extension LogReader {
  /// Makes a new exercise of a name that nothing has yet.
  mutating func register(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard log.exercises.count < Limits.exercises else { return nil }
    let index = log.exercises.count
    guard names.add(bytes, range, exercise: index) else { return nil }
    log.exercises.append(Exercise(name: NameTable.spelling(bytes, range)))
    var state = ExerciseState()
    state.firstLine = line.number
    states.append(state)
    return index
  }

  /// The exercise a range of the line at hand names, made new where none has the name.
  mutating func named(_ range: Range<Int>) throws(Refusal) -> Int {
    if let known = names.exercise(line.bytes, range) {
      touchFirstLine(known)
      return known
    }
    try checkName(range)
    let near = similarName(range)
    guard let exercise = register(line.bytes, range) else {
      throw Refusal(range, "the log has more than \(Limits.exercises) exercises")
    }
    if let near {
      let sessions = states[near.owner].sessions
      let shown = log.exercises[exercise].name
      let count = counted(sessions, "session")
      warn(
        Refusal(
          range,
          "new exercise \"\(shown)\"",
          ["did you mean \"\(near.name)\" (\(count))? if it is new, `exercise \(shown)` says so"],
          [
            Remedy(range, near.name, "the exercise known"),
            .elsewhere("exercise \(shown)", "a new one"),
          ]
        )
      )
    }
    return exercise
  }

  /// Notes where an exercise was first named.
  mutating func touchFirstLine(_ exercise: Int) {
    if states[exercise].firstLine == 0 || line.number < states[exercise].firstLine {
      states[exercise].firstLine = line.number
    }
  }

  /// Refuses a name that says what a set is, and no exercise.
  func checkName(_ range: Range<Int>) throws(Refusal) {
    let bytes = line.bytes
    guard !range.isEmpty, range.count <= Limits.nameBytes else {
      throw Refusal(
        range,
        range.isEmpty
          ? "a name is missing here" : "this name is longer than \(Limits.nameBytes) bytes"
      )
    }
    guard bytes[range].contains(where: \.isWord) else {
      throw Refusal(range, "\"\(bytes.text(range))\" is no name of an exercise")
    }
    if HiddenSets.firstSet(bytes, range) != nil {
      throw Refusal(
        range,
        bytes.at(bytes.skipSpaces(range.upperBound)) == Ascii.colon
          ? "sets stand before the colon" : "no colon stands between the name and its sets",
        ["an entry is written name: sets, one exercise a line"])
    }
    guard ExerciseNames.isLabel(bytes.lowercased(range)) else { return }
    throw Refusal(
      range,
      "\"\(bytes.text(range))\" is no name of an exercise",
      ["sets below a name alone need no label; w marks a warm-up, b a burnout, d a drop set"],
      labelRemedies(range))
  }

  /// The sets behind a label and its colon alone.
  private func labelRemedies(_ range: Range<Int>) -> [Remedy] {
    let colon = line.bytes.skipSpaces(range.upperBound)
    guard line.bytes.at(colon) == Ascii.colon else { return [] }
    let sets = line.bytes.skipSpaces(colon + 1)
    return [Remedy(range.lowerBound..<min(sets, line.bytes.count), "", "the sets alone")]
  }

  /// A known name that a new one may mean; a block tells longer names apart.
  private mutating func similarName(_ range: Range<Int>) -> (name: String, owner: Int)? {
    for index in similar.count..<names.spellings.count {
      similar.add(names.spellings[index], owner: names.owners[index])
    }
    let wanted = NameTable.spelling(line.bytes, range)
    return similar.twin(of: wanted) { !states[$0].isDeclared }
  }

  /// The longest known name or alias at the start of a range, where wanted also before a sign.
  func knownPrefix(
    _ range: Range<Int>,
    ignoresSigns: Bool = false
  ) -> (exercise: Int, end: Int)? {
    let bytes = line.bytes
    var best: (exercise: Int, end: Int)?
    var words = 0
    var i = range.lowerBound
    while i < range.upperBound, words <= names.mostWords {
      while i < range.upperBound, bytes[i] != Ascii.space, bytes[i] != Ascii.colon,
        bytes[i] != Ascii.semicolon
      { i += 1 }
      words += 1
      if let found = names.exercise(bytes, range.lowerBound..<i) {
        best = (found, i)
      } else if ignoresSigns {
        var end = i
        while end > range.lowerBound, ",.-=(".utf8.contains(bytes[end - 1]) { end -= 1 }
        if let found = names.exercise(bytes, range.lowerBound..<end) { best = (found, end) }
      }
      guard i < range.upperBound, bytes[i] == Ascii.space else { break }
      i = bytes.skipSpaces(i)
    }
    return best
  }
}

/// Judges names of exercises.
enum ExerciseNames {
  /// Whether one name is the other with more words or an `s` behind it, as far as no digit tells
  /// them apart: `Bench` and `Bench press`, `Row` and `Rows`.
  static func isLonger(_ long: [UInt8], than short: [UInt8]) -> Bool {
    guard long.count > short.count, short.count >= 3, long.starts(with: short) else { return false }
    let tail = long[short.count...]
    if tail.elementsEqual("s".utf8) { return true }
    return tail.first == Ascii.space && !tail.contains(where: \.isDigit)
  }

  /// Whether a text labels sets: `set 1`, `top set`, `work sets`.
  static func isLabel(_ name: String) -> Bool {
    var seesHead = false
    for word in name.utf8.split(whereSeparator: { $0 == Ascii.space || $0 == Ascii.dash }) {
      if word.allSatisfy({ $0.isDigit || $0 == Ascii.hash }) { continue }
      let text = String(Substring(word))
      if heads.contains(text) {
        seesHead = true
      } else if !others.contains(text) {
        return false
      }
    }
    return seesHead
  }

  // Few and short: to look through them costs less than a set of them.
  private static let heads = [
    "set", "sets", "top", "back", "backoff", "work", "working", "warm", "warmup", "warmups",
    "drop", "burnout",
  ]
  private static let others = ["off", "up", "first", "second", "third", "last"]

  /// Whether one word of two names is the other way of one movement.
  private static func areOpposites(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    func turned(_ name: [UInt8]) -> String {
      String(decoding: name, as: UTF8.self).replacing("abduct", with: "adduct")
    }
    return turned(a) == turned(b)
  }

  /// The single-key slips between two names, 1 or 2; nil where they are far apart or mean two things.
  static func slips(_ a: [UInt8], _ b: [UInt8]) -> Int? {
    let most = a.count >= 8 && b.count >= 8 && a.first == b.first ? 2 : 1
    guard a.count >= 4, b.count >= 4, abs(a.count - b.count) <= most, a.count <= 128 else {
      return nil
    }
    let left = a.split(separator: Ascii.space)
    let right = b.split(separator: Ascii.space)
    if left.count == right.count {
      // `DB Row` and `BB Row`, `Row (F)` and `Row (S)`, `Row 1` and `Row 2` are two exercises.
      let differing = zip(left, right).filter { $0 != $1 }
      let isShort = differing.allSatisfy { pair in
        (pair.0.count(where: \.isWord) <= 2 && pair.1.count(where: \.isWord) <= 2)
          || pair.0.contains(where: \.isDigit)
      }
      if isShort { return nil }
    }
    let distance = Suggestion.edits(a, b)
    return distance <= most && distance > 0 && !areOpposites(a, b) ? distance : nil
  }
}
