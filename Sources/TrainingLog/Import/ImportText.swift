import ReversePyramid

/// Makes the free text of an export safe to stand in a log.
enum ImportText {
  /// The text without white space at its ends.
  static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  /// The text with a line end for the two characters `\n`, which some exports write for one.
  static func withLineEnds(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    return text.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  /// The text on one line: runs of white space become one space, what a terminal must not see goes.
  static func spaced(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        if result.last.map({ $0 != " " }) ?? false { result.append(" ") }
      } else if !DisplayText.isUnsafe(scalar) {
        result.append(scalar)
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  /// An exercise name as the log can hold it; empty where nothing is left of it.
  static func name(_ text: String) -> String {
    // A quote would start a note, and with it hide the colon behind the name.
    let plain = String(withoutColons(asRead(spaced(text))).map { $0 == "\"" ? "'" : $0 })
    let words = plain.split(separator: " ")
    // A bullet or a heading mark is stripped when the log is read, so it cannot be part of a name.
    let kept = words.drop { isBullet($0) }.joined(separator: " ")
    let name = trimmed(prefix(of: kept.drop { $0 == "#" || $0 == " " }, bytes: Limits.nameBytes))
    if keys.contains(name.lowercased()) { return name + " exercise" }
    let isName = name.utf8.contains { $0.isWord } && !beginsWithDate(name)
    return isName || name.isEmpty ? name : prefix(of: "Lift " + name, bytes: Limits.nameBytes)
  }

  /// The text with the signs that a log's reader takes for others: `’` is `'`, `½` is `0.5`.
  private static func asRead(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    let source = Array(text.utf8)
    var line = ByteLine()
    line.clean(source, source.indices)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  /// As much of a text as fits into some bytes without cutting a character.
  static func prefix(of text: some StringProtocol, bytes: Int) -> String {
    if text.utf8.count <= bytes { return String(text) }
    var size = 0
    return String(
      text.prefix { character in
        size += character.utf8.count
        return size <= bytes
      })
  }

  /// A long text in parts that each fit on a line of a log.
  static func parts(_ text: String) -> [String] {
    var rest = text[...]
    var parts: [String] = []
    while rest.utf8.count > longestPart {
      let part = prefix(of: rest, bytes: longestPart)
      // One character may be longer than a line; then nothing of it fits.
      if part.isEmpty { return parts }
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    return rest.isEmpty ? parts : parts + [trimmed(String(rest))]
  }

  private static let longestPart = 1000

  /// Whether a text begins like `2026-10-05` or `5.10.26`, which no name may.
  private static func beginsWithDate(_ text: String) -> Bool {
    let first = text.prefix { $0.isNumber || "-/.".contains($0) }
    let parts = first.split(omittingEmptySubsequences: true) { "-/.".contains($0) }
    return parts.count > 1 || (first.count == 8 && first.hasPrefix("20"))
  }

  /// A workout's name as the title of a session.
  static func title(_ text: String) -> String {
    var words = withoutColons(spaced(text)).split(separator: " ").filter { !holdsMark($0) }
    // Behind the time of day these would be read as half of it.
    let halves = ["am", "pm", "a.m.", "p.m.", "a.m", "p.m"]
    while let first = words.first, halves.contains(first.lowercased()) { words.removeFirst() }
    let joined = words.joined(separator: " ").drop { !$0.isLetter && !$0.isNumber && $0 != "(" }
    return withoutSetAtEnd(prefix(of: joined, bytes: 200))
  }

  /// A note as it stands behind a `;`, led by `note:` where it might read as sets, a date or an
  /// entry of an exercise whose name begins with one of the words in `names`.
  static func note(_ text: String, names: Set<String>) -> String {
    let line = spaced(text)
    let first = firstWord(line)
    let isPlain =
      line.first.map { $0.isLetter } ?? true
      && !line.contains { $0.isNumber || ":：;；=".contains($0) }
      && !dateWords.contains(first) && !setWords.contains(first) && !names.contains(first)
    return isPlain ? line : "note: " + line
  }

  /// Whether a name stands in a log only where an `exercise` block declares it, because without
  /// one it reads as a date, as sets or as a key.
  static func needsBlock(_ name: String) -> Bool {
    let lower = name.lowercased()
    let first = firstWord(name)
    if setNames.contains(lower.filter { $0.isLetter }) { return true }
    if dateWords.contains(first) || setWords.contains(first) { return true }
    if ["next", "note", "day"].contains(first) { return true }
    if lower.hasPrefix("exercise ") || lower.contains(",") || lower.contains("=") { return true }
    if holdsSet(lower) { return true }
    guard let start = lower.first else { return false }
    return start.isNumber || !start.isLetter
  }

  /// The text with `-` for every colon and semicolon, full-width ones included.
  private static func withoutColons(_ text: String) -> String {
    String(text.map { ":;：；".contains($0) ? "-" : $0 })
  }

  private static func isBullet(_ word: Substring) -> Bool {
    if word == "-" || word == "*" || word.allSatisfy({ $0 == "#" }) { return true }
    guard let last = word.last, last == "." || last == ")" else { return false }
    return word.count > 1 && word.dropLast().allSatisfy { $0.isNumber }
  }

  /// Whether one of the words inside would mark the session: `Deload`, `(rest)`, `Rest-Pause`.
  private static func holdsMark(_ word: Substring) -> Bool {
    word.lowercased().split { !$0.isLetter }.contains { Visit.Mark(rawValue: String($0)) != nil }
  }

  /// Whether a digit, an `x` and a digit follow each other.
  private static func holdsSet(_ text: String) -> Bool {
    let marks = text.filter { $0 != " " }.map { "x×*".contains($0) ? "x" : $0 }
    return marks.indices.contains { index in
      marks[index] == "x" && index > 0 && index + 1 < marks.count
        && marks[index + 1].isNumber
        && (marks[index - 1].isNumber || "gbsw".contains(marks[index - 1]))
    }
  }

  /// `Bench 100x5` as `Bench 100 by 5`; `5x5` says how many sets, and stays.
  private static func withoutSetAtEnd(_ title: String) -> String {
    let crosses = title.indices.filter { "xX×*".contains(title[$0]) }
    for cross in crosses where endsInLoad(title[..<cross]) {
      let tail = title[title.index(after: cross)...]
      guard tail.allSatisfy({ $0.isNumber || " .,xX×*".contains($0) }),
        tail.contains(where: \.isNumber)
      else { continue }
      let reps = tail.split { "xX×*".contains($0) }.map { trimmed(String($0)) }
      return ([trimmed(String(title[..<cross]))] + reps).joined(separator: " by ")
    }
    return title
  }

  /// Whether a text ends in a number above 10, or in one with a unit.
  private static func endsInLoad(_ text: Substring) -> Bool {
    var rest = trimmed(String(text))[...]
    let unit = ["kgs", "kg", "lbs", "lb", "k"].first { rest.lowercased().hasSuffix($0) }
    rest = rest.dropLast(unit?.count ?? 0)
    let digits = trimmed(String(rest)).reversed().prefix { $0.isNumber || ".,".contains($0) }
    guard let number = ImportNumber(String(digits.reversed())) else { return false }
    return number.thousandths > 10_000 || unit != nil
  }

  /// The letters and hyphens that a text begins with, in lower case.
  static func firstWord(_ text: String) -> String {
    text.prefix { $0.isLetter || $0 == "-" }.lowercased()
  }

  private static let setWords: Set<String> = [
    "w", "wu", "warm", "warm-up", "warmup", "b", "burnout", "amrap", "d", "drop", "x", "f",
    "bw", "bar", "bodyweight", "skip", "rest", "off", "set", "sets", "rir", "assist", "then", "and",
    "each", "failed", "fail", "pr",
  ]

  private static let setNames: Set<String> = [
    "set", "sets", "topset", "topsets", "backoff", "backoffs", "backoffset", "backoffsets",
    "workset", "worksets", "workingset", "workingsets", "warmupset", "warmupsets", "dropset",
    "dropsets", "burnoutset", "burnoutsets",
  ]

  /// Words that mean something before a colon, so that no exercise has such a name.
  private static let keys: Set<String> = [
    "unit", "bw", "setup", "next", "note", "day", "alias", "type", "category", "step", "win",
    "floor", "sets", "bar", "plates", "stack", "increment", "status", "exercise",
  ]

  private static let dateWords: Set<String> = {
    let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let long = months + days + ["today", "yesterday", "sept", "tues", "thur", "thurs"]
    return Set(long + (months + days).map { String($0.prefix(3)) })
  }()
}
