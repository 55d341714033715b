import ReversePyramid
import TrainingLog

/// What words on a command line ask to log: an exercise and its sets.
struct LogRequest: Equatable {
  /// The name to be written: of an exercise of the log in full, or a new one.
  var name: String
  /// The sets as they were typed.
  var sets: String
  /// Whether no exercise of the log has the name.
  var isNew: Bool
}

extension LogRequest {
  /// Takes words apart into a name and sets.
  ///
  /// A colon ends a name that is taken as written, as in the log; without one the words before the
  /// first set have to name an exercise, unless the log has none yet.
  init(
    _ words: [String], in log: LogFile, _ shell: Shell, isNew accepts: (String) -> Bool
  ) throws(Failure) {
    let words = words.flatMap { $0.split(separator: " ") }.map(String.init)
    let firstSet = words.indices.dropFirst().first { LogRequest.startsSet(words, $0) }
    if let colon = words.indices.first(where: { words[$0].contains(":") }),
      colon < firstSet ?? .max
    {
      try self.init(withColon: words, colon, log, shell)
      return
    }
    // Words behind a known name that begin no set belong to a longer one.
    let known = LogRequest.exact(words, log).flatMap { found in
      let end = firstSet ?? (LogRequest.exact(Array(words[found.end...]), log) == nil ? 0 : .max)
      return found.end < end && words[found.end].contains(where: \.isLetter) ? nil : found
    }
    guard let end = known?.end ?? firstSet, end < words.count else {
      throw .usage(
        "which sets of \(words.joined(separator: " "))?",
        "such as " + shell.rpt("log bench 80x8 72.5x8"))
    }
    let typed = LogRequest.joined(Array(words[end...]))
    if let known {
      self.init(name: log.exercises[known.exercise].name, sets: typed, isNew: false)
      return
    }
    let asked = Array(words[..<end])
    do throws(Failure) {
      let found = try NameFinder(log).exercise(asked)
      self.init(name: log.exercises[found].name, sets: typed, isNew: false)
    } catch {
      let name = asked.joined(separator: " ")
      guard log.exercises.isEmpty || accepts(name) else {
        var failure = error
        failure.hints.append(
          "a new one is written with a colon: " + shell.rpt("log \"\(name): \(typed)\""))
        throw failure
      }
      self.init(name: name, sets: typed, isNew: true)
    }
  }

  private init(
    withColon words: [String], _ index: Int, _ log: LogFile, _ shell: Shell
  ) throws(Failure) {
    let parts = words[index].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = (words[..<index] + [String(parts[0])]).filter { !$0.isEmpty }
    let rest = (parts.dropFirst().map(String.init) + words[(index + 1)...]).filter { !$0.isEmpty }
    guard !typed.isEmpty, !rest.isEmpty else {
      throw .usage(
        "an entry is a name, a colon and sets", shell.rpt("log \"Bench Press: 80x8, 72.5x8\""))
    }
    let found = LogRequest.exact(typed, log).flatMap { $0.end == typed.count ? $0.exercise : nil }
    self.init(
      name: found.map { log.exercises[$0].name } ?? typed.joined(separator: " "),
      sets: LogRequest.joined(rest), isNew: found == nil)
  }

  /// The longest run of words at the start that is a name or an alias in full.
  private static func exact(_ words: [String], _ log: LogFile) -> (exercise: Int, end: Int)? {
    for length in stride(from: min(words.count, 12), through: 1, by: -1) {
      let wanted = NameFinder.fold(words.prefix(length).joined(separator: " "))
      let found = log.exercises.firstIndex { exercise in
        ([exercise.name] + exercise.aliases).contains { NameFinder.fold($0) == wanted }
      }
      if let found { return (found, length) }
    }
    return nil
  }

  /// Whether sets begin with the word of an index.
  static func startsSet(_ words: [String], _ index: Int) -> Bool {
    let word = words[index].lowercased()
    guard let first = word.first else { return false }
    if first.isNumber || word == "skip" || word == "x" { return true }
    let rest = word.dropFirst()
    if "+-x(".contains(first), rest.first?.isNumber == true { return true }
    if "wbd".contains(first), rest.first?.isNumber == true { return true }
    if word.hasPrefix("bw") || word.hasPrefix("wbw") || word.hasPrefix("bbw") {
      let tail = word.drop { $0 != "b" }.dropFirst(word.hasPrefix("bbw") ? 3 : 2)
      return tail.isEmpty || "+-x".contains(tail.first ?? " ")
    }
    if word == "bar" || word.hasPrefix("barx") || word.hasPrefix("wbarx") { return true }
    if word == "assist" || word == "assisted" {
      return words.indices.contains(index + 1) && words[index + 1].first?.isNumber == true
    }
    let isMark = ["w", "wu", "warm-up", "warmup", "b", "burnout", "amrap", "d", "drop"].contains(
      word)
    return isMark && words.indices.contains(index + 1) && startsSet(words, index + 1)
  }

  /// Sets as one line: commas between words that are whole sets, else the words as they stand.
  static func joined(_ words: [String]) -> String {
    words.joined(separator: words.allSatisfy(isWhole) ? ", " : " ")
  }

  /// Whether a word is one set by itself: `80x8`, `bw+10x6f`, `skip`, `60s`.
  private static func isWhole(_ word: String) -> Bool {
    let word = word.lowercased()
    if word == "skip" { return true }
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 1 { return word.hasSuffix("s") && word.dropLast().allSatisfy(\.isNumber) }
    guard parts.count == 2, let reps = parts[1].first, reps.isNumber, !parts[0].isEmpty else {
      return false
    }
    return !word.contains(",") || parts[0].contains(",") && parts[1].last != ","
  }
}
