import ReversePyramid

extension LogReader {
  /// Whether a text starts as sets do, and not as a name.
  func isSetStart(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    guard let tokens = try? SetLexer.tokens(line.bytes, range) else {
      return line.bytes[first].isDigit
    }
    func at(_ index: Int) -> SetToken { tokens[min(index, tokens.count - 1)] }
    switch tokens[0].kind {
    case .number:
      let next = at(1)
      if next.kind == .unit { return at(2).kind != .word || isSetWord(at(2)) }
      if next.kind == .dash { return next.isSpaced || at(2).kind == .number }
      return next.kind != .word || isSetWord(next)
    case .times: return at(1).kind == .number
    case .plus: return at(1).kind == .number || at(1).kind == .word
    case .dash: return at(1).kind == .number || at(1).kind == .end || at(1).kind == .comma
    case .comma, .at, .note, .slash: return true
    case .bracket: return at(1).kind == .number && isMark(tokens[0].range)
    case .word: return startsSet(tokens[0], at(1), at(2))
    default: return false
    }
  }

  /// Whether brackets hold a mark: `(warmup)`.
  private func isMark(_ bracket: Range<Int>) -> Bool {
    let inside = bracket.dropFirst().dropLast()
    return SetWords.kind(line.bytes.lowercased(line.bytes.trimmed(inside))) != nil
  }

  private func isSetWord(_ token: SetToken) -> Bool {
    switch token.word {
    case "for", "at", "set", "sets", "rir", "rpe", "skip": true
    default:
      SetWords.isReps(token.word) || SetWords.isFailure(token.word)
        || SetWords.seconds(token.word) != nil || SetWords.isBody(token.word)
    }
  }

  private func startsSet(_ word: SetToken, _ next: SetToken, _ third: SetToken) -> Bool {
    let isEnd = next.kind == .end || next.kind == .comma || next.kind == .note
    if word.word == "skip" { return isEnd || next.kind == .bracket }
    if SetWords.kind(word.word) != nil {
      if next.kind == .word {
        return SetWords.isBody(next.word) || next.word == "bar" || next.word == "assist"
          || ((next.word == "set" || next.word == "sets" || next.word == "up")
            && third.kind == .number)
      }
      return next.kind == .number || next.kind == .times || next.kind == .colon
    }
    if SetWords.isBody(word.word) || word.word == "bar" {
      if next.kind == .word { return next.word == "for" }
      return next.kind == .times || next.kind == .plus || next.kind == .number
        || next.kind == .slash || next.kind == .colon
        || (next.kind == .dash && third.kind == .number)
    }
    return (word.word == "assist" || word.word == "assisted") && next.kind == .number
  }

  /// Whether all of a text reads as sets.
  func isSets(_ range: Range<Int>) -> Bool {
    guard isSetStart(range) else { return false }
    guard var trial = try? SetScanner(line, range, SetContext(unit: log.unit), Carry()) else {
      return false
    }
    trial.isTrial = true
    do throws(Refusal) { try trial.scan() } catch { return false }
    return !trial.sets.isEmpty
  }

  /// Reads sets that belong to the entry or name above.
  mutating func readSetLine(_ sets: Range<Int>, _ kind: WorkSet.Kind?) {
    let above = waiting
    if let name = above {
      waiting = nil
      exercise = name.exercise ?? names.exercise(name.name, 0..<name.name.count)
      if exercise == nil {
        do throws(Refusal) { exercise = try nameWaiting(name) } catch {
          return fail(error, touching: .below)
        }
      }
    }
    guard let exercise else {
      if visit == nil, isSpilling { return }
      return fail(
        Refusal(
          sets.isEmpty ? line.content : sets,
          visit == nil ? "no date stands above these sets" : "no exercise stands above these sets",
          ["write the name and a colon before them"]
        ),
        touching: .below
      )
    }
    guard visit != nil else {
      return failDateless(sets.isEmpty ? line.content : sets, exercise)
    }
    scanSets(sets, exercise, kind, below: above)
  }

  /// Makes a new exercise of the name on an earlier line.
  private mutating func nameWaiting(_ name: WaitingName) throws(Refusal) -> Int {
    let here = line
    load(name.line - 1)
    defer { line = here }
    return try named(name.range)
  }

  /// Reads the sets of an entry.
  mutating func readSets(_ sets: Range<Int>, of name: Range<Int>, _ kind: WorkSet.Kind?) {
    finishWaiting()
    if refuseWords(sets, name) { return }
    let exercise: Int
    do throws(Refusal) { exercise = try named(name) } catch {
      self.exercise = nil
      return fail(error, touching: .below)
    }
    self.exercise = exercise
    guard visit != nil else { return failDateless(name, exercise) }
    if kind == nil, readNewEntry(sets, exercise) { return }
    scanSets(sets, exercise, kind)
  }

  /// Refuses `Notes: felt good`, which holds no number and makes no exercise.
  private mutating func refuseWords(_ sets: Range<Int>, _ name: Range<Int>) -> Bool {
    let bytes = line.bytes
    let end = bytes[sets].firstIndex(of: Ascii.semicolon) ?? sets.upperBound
    let words = bytes.trimmed(sets.lowerBound..<end)
    guard !words.isEmpty, !bytes[words].contains(where: \.isDigit), !isSetStart(words) else {
      return false
    }
    let known = names.exercise(bytes, name)
    let word = bytes.lowercased(words)
    var remedies = [
      Remedy(line.content.lowerBound..<strip(line.content).lowerBound, "; ", "a note")
    ]
    if ["skipped", "missed", "none", "not done"].contains(word) {
      remedies.insert(Remedy(words, "skip", "a set was not done"), at: 0)
    }
    exercise = nil
    fail(
      Refusal(
        words, "\"\(bytes.text(words))\" is not a set",
        ["a set is written load x reps: 80x8; a note stands behind ;"], remedies),
      touching: known.map { .exercise($0) } ?? .name)
    return true
  }

  /// An entry above the first date, or below one that could not be read.
  private mutating func failDateless(_ name: Range<Int>, _ exercise: Int) {
    log.exercises[exercise].isBlocked = true
    guard !isSpilling else { return }
    fail(
      Refusal(
        name,
        "no date stands above this entry",
        ["a session starts with a line like this"],
        [Remedy(nil, today.text)]
      ),
      touching: .below
    )
  }

  private mutating func scanSets(
    _ range: Range<Int>, _ exercise: Int, _ kind: WorkSet.Kind?, below name: WaitingName? = nil
  ) {
    if isSpilling { log.exercises[exercise].isBlocked = true }
    guard let visit else { return }
    if let problem = titleProblem {
      titleProblem = nil
      problems.add(problem)
      isSpilling = true
      log.exercises[exercise].isBlocked = true
    }
    do throws(Refusal) {
      var scanner = try SetScanner(line, range, context(exercise), carry(exercise))
      scanner.lineKind = kind
      try scanner.scan()
      try checkFreeNotes(scanner)
      guard !scanner.sets.isEmpty else {
        throw Refusal(line.content, "a set is missing here", ["a set is written load x reps: 80x8"])
      }
      for warning in scanner.warnings { warn(warning) }
      add(scanner.sets, notes: scanner.notes, exercise: exercise, visit: visit)
      if let name, let note = name.note {
        addNote(note, line: name.line, before: scanner.notes.count, exercise, visit)
      }
    } catch {
      var refusal = error
      if refusal.explanation.isEmpty, refusal.remedies.count < 2 {
        refusal.explanation = ["a set is written load x reps: 80x8; a note stands behind ;"]
      }
      fail(refusal, touching: .exercise(exercise))
    }
  }

  /// Words behind sets that are the name of an exercise are no note.
  private func checkFreeNotes(_ scanner: SetScanner) throws(Refusal) {
    for range in scanner.freeNotes where knownPrefix(range) != nil {
      throw Refusal(
        range,
        "\"\(line.bytes.text(range))\" behind sets is an exercise",
        ["an entry starts with its name"],
        [Remedy(range, "; \(line.bytes.text(range))", "a note")]
      )
    }
  }

  /// Reads a name that stands alone, with its sets on the lines below.
  mutating func readNameAlone(_ name: Range<Int>, _ note: Range<Int>) {
    finishWaiting()
    exercise = nil
    let known = names.exercise(line.bytes, name)
    if let known { touchFirstLine(known) }
    if let from = note.first, HiddenSets.firstSet(line.bytes, note) != nil {
      let inside = line.bytes.trimmed(from + 1..<note.upperBound)
      return fail(
        Refusal(
          inside,
          "sets behind \";\"",
          ["; starts a note, so these sets would be lost"],
          [Remedy(name.upperBound..<inside.lowerBound, ": ", "sets")]
        ),
        touching: known.map { .exercise($0) } ?? .below
      )
    }
    waiting = WaitingName(
      line: line.number,
      name: Array(line.bytes[name]),
      range: name,
      note: noteText(note),
      exercise: known
    )
    exercise = known
    blockAbove = nil
    if isSpilling, let known { log.exercises[known].isBlocked = true }
  }

  /// Reports a name that no set came below.
  mutating func finishWaiting() {
    guard let name = waiting else { return }
    waiting = nil
    let here = line
    defer { line = here }
    load(name.line - 1)
    let shown = line.bytes.text(name.range)
    let start = strip(line.content).lowerBound
    let remedies = [Remedy(line.content.lowerBound..<start, "; ", "a note")]
    fail(
      Refusal(
        name.range,
        "no set stands below \"\(shown)\"",
        ["sets stand behind the name and a colon, or on the lines below it"],
        remedies
      ),
      touching: name.exercise.map { .exercise($0) } ?? .below
    )
  }
}
