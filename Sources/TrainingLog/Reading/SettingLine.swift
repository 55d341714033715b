import ReversePyramid

extension LogReader {
  /// Reads a line of settings that stands outside of any block; false where it is none.
  mutating func readSetting(_ range: Range<Int>) -> Bool {
    if let word = refusedWord(range) { return refuseWord(word, range) }
    guard let pair = keyAndValue(range), names.exercise(line.bytes, pair.keyRange) == nil else {
      return false
    }
    switch pair.key {
    case "bw": readBodyWeight(pair.value)
    case "bodyweight"
    where !line.bytes[pair.value].contains(Ascii.comma)
      && SettingValues.isWeight(line, pair.value):
      readBodyWeight(pair.value)
    case "setup": readSetup(pair.value)
    case "exercise": failExercise(range, pair.value, nil)
    case _ where LogReader.keys.contains(pair.key):
      finishWaiting()
      fail(
        Refusal(
          pair.keyRange,
          "\"\(pair.key)\" stands outside of a block",
          ["settings stand below a line `exercise NAME`"], settingRemedies(range, pair.value)),
        touching: .below
      )
    case _
    where line.bytes.reads("exercise ", at: pair.keyRange.lowerBound) && pair.keyRange.count > 9:
      failExercise(range, pair.keyRange.lowerBound + 9..<pair.keyRange.upperBound, pair.value)
    default: return false
    }
    return true
  }

  /// What a setting outside of a block may have meant.
  private func settingRemedies(_ range: Range<Int>, _ value: Range<Int>) -> [Remedy] {
    let text = line.bytes.text(range)
    let note = Remedy(nil, "; \(text)", "a note")
    if HiddenSets.firstSet(line.bytes, value) != nil {
      return [Remedy(nil, line.bytes.text(value), "sets"), note]
    }
    guard let name = failedBlock ?? exercise.map({ log.exercises[$0].name }) else { return [note] }
    return [Remedy("exercise \(name)", "", then: text, "below it"), note]
  }

  private mutating func failExercise(
    _ range: Range<Int>, _ name: Range<Int>, _ value: Range<Int>?
  ) {
    finishWaiting()
    failedBlock = line.bytes.text(name)
    let shown = NameTable.spelling(line.bytes, name)
    fail(
      Refusal(
        range,
        "a block opens without a colon",
        shown.isEmpty ? ["it is written `exercise` and a name"] : [],
        shown.isEmpty
          ? []
          : value.map { HiddenSets.firstSet(line.bytes, $0) != nil } ?? false
            ? [Remedy(nil, "\(shown): \(line.bytes.text(value ?? name))", "an entry")]
            : [Remedy(nil, "exercise \(shown)")]
      ),
      touching: .below
    )
  }

  /// `next`, `note` or `day` at the start of a line.
  func refusedWord(_ range: Range<Int>) -> String? {
    for word in ["next", "note", "day"] {
      let end = range.lowerBound + word.utf8.count
      guard end <= range.upperBound, line.bytes.lowercased(range.lowerBound..<end) == word else {
        continue
      }
      guard
        end == range.upperBound || line.bytes[end] == Ascii.space || line.bytes[end] == Ascii.colon
      else { continue }
      return knownPrefix(range) == nil ? word : nil
    }
    return nil
  }

  mutating func refuseWord(
    _ word: String, _ range: Range<Int>, touching touch: Touch = .below
  ) -> Bool {
    if case .below = touch { finishWaiting() }
    let why =
      switch word {
      case "next": "the log holds what was done, and no plan"
      case "note": "a note starts with ;"
      default: "which exercises make up a day is seen from the sessions"
      }
    var remedy = Remedy(range.lowerBound..<range.lowerBound, "; ", "a note")
    if word == "note" {
      var start = line.bytes.skipSpaces(range.lowerBound + 4)
      if line.bytes.at(start) == Ascii.colon { start = line.bytes.skipSpaces(start + 1) }
      remedy = Remedy(range.lowerBound..<min(start, range.upperBound), "; ", "a note")
    }
    fail(Refusal(range, "a log has no \"\(word)\" lines", [why], [remedy]), touching: touch)
    return true
  }

  private mutating func readBodyWeight(_ value: Range<Int>) {
    let end = line.bytes[value].firstIndex(of: Ascii.semicolon) ?? value.upperBound
    let range = line.bytes.trimmed(value.lowerBound..<end)
    do throws(Refusal) {
      guard let visit else {
        if isSpilling { return }
        throw Refusal(line.content, "no date stands above this body weight")
      }
      guard !range.isEmpty else {
        throw Refusal(line.content, "a body weight is missing here", ["it is written bw: 82.4"])
      }
      if isSetStart(range), line.bytes[range].contains(where: { $0.lowered == Ascii.x }) {
        throw Refusal(
          range,
          "\"bw:\" states the body weight of the day",
          ["sets with the body alone are written bwx8"],
          [
            Remedy(line.content, line.bytes.text(range), "sets"),
            Remedy(nil, "; \(line.bytes.text(line.content))", "a note"),
          ]
        )
      }
      let load = try SettingValues(line: line, range: range, unit: log.unit).load(allowsZero: false)
      if let other = log.visits[visit].bodyWeight, other != load {
        throw Refusal(line.content, "this session has two body weights")
      }
      log.visits[visit].bodyWeight = load
      if let note = noteText(end..<value.upperBound) { log.visits[visit].notes.append(note) }
    } catch {
      fail(error, touching: .below)
    }
  }

  private mutating func readSetup(_ value: Range<Int>) {
    guard let exercise else {
      return fail(
        Refusal(
          line.content,
          "no exercise stands above this setup",
          ["it stands below an entry, or below a line `exercise NAME`"]
        ),
        touching: .below
      )
    }
    log.exercises[exercise].setup = line.bytes.text(value)
  }
}

extension SettingValues {
  /// Whether a value is one weight.
  static func isWeight(_ line: ByteLine, _ range: Range<Int>) -> Bool {
    let values = SettingValues(line: line, range: range, unit: .kg)
    do throws(Refusal) { return try values.load(allowsZero: false).weight > .zero } catch {
      return false
    }
  }
}
