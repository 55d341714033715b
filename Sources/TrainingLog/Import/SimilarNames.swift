import ReversePyramid

/// Finds exercise names that may be two spellings of one lift; it is the lifter who says so.
enum SimilarNames {
  /// Pairs of names that may be one lift, in the order of the names.
  ///
  /// Names are alike where they hold the same words (`Row (Barbell)`, `Barbell rows`), where one is
  /// the other with its equipment in brackets, or where long ones differ by one letter. `Squat` and
  /// `Front Squat` are not.
  ///
  /// - Complexity: O(n) in the names for equal words, and O(n · m) for single letters, where m names
  ///   begin with one letter.
  static func pairs(_ names: [String]) -> [ImportSummary.Pair] {
    let readings = names.map { Reading($0) }
    var seen: [String: Int] = [:]
    var initials: [Character: [Int]] = [:]
    var pairs: [ImportSummary.Pair] = []
    for (index, reading) in readings.enumerated() {
      let twin =
        seen[reading.words] ?? seen[reading.bare]
        ?? neighbour(of: reading, in: initials, readings)
      if let twin {
        pairs.append(.init(first: names[twin], second: names[index]))
      } else {
        seen[reading.words] = index
      }
      // The first of several variants in brackets stands for the plain name.
      if seen[reading.bare] == nil, reading.hasBracket { continue }
      if let initial = reading.words.first { initials[initial, default: []].append(index) }
    }
    return pairs
  }

  private static func neighbour(
    of reading: Reading, in initials: [Character: [Int]], _ readings: [Reading]
  ) -> Int? {
    guard reading.words.utf8.count >= 8, let initial = reading.words.first else { return nil }
    return initials[initial]?.first { other in
      Suggestion.nearest(to: reading.words, in: [readings[other].words]) != nil
        && differByOneLetter(Array(reading.words.utf8), Array(readings[other].words.utf8))
    }
  }

  /// Whether one letter is another, missing, or too many; a digit makes another exercise.
  private static func differByOneLetter(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    guard long.count - short.count <= 1 else { return false }
    let head = zip(short, long).prefix { $0 == $1 }.count
    let tail = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
    let rest = long[head...].prefix(max(1, long.count - head - tail))
    guard head + tail >= long.count - 1 else { return false }
    return !rest.contains { (48...57).contains($0) }
  }

  /// A name by its words.
  private struct Reading {
    /// All its words, sorted.
    var words: String
    /// Its words without those in brackets, sorted.
    var bare: String
    var hasBracket: Bool

    init(_ name: String) {
      words = Self.folded(name)
      var depth = 0
      var outside = ""
      for character in name {
        if character == "(" { depth += 1 }
        if depth == 0 { outside.append(character) }
        if character == ")", depth > 0 { depth -= 1 }
      }
      bare = Self.folded(outside)
      if bare.isEmpty { bare = words }
      hasBracket = bare != words
    }

    private static func folded(_ text: String) -> String {
      let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
      return words.map { word -> String in
        let full = short[String(word)] ?? String(word)
        let isPlural = full.count > 3 && full.hasSuffix("s") && !full.hasSuffix("ss")
        return isPlural ? String(full.dropLast()) : full
      }.flatMap { joined[$0] ?? [$0] }.sorted().joined(separator: " ")
    }

    private static let short = ["db": "dumbbell", "bb": "barbell", "kb": "kettlebell"]
    private static let joined = [
      "pullup": ["pull", "up"], "chinup": ["chin", "up"], "pushup": ["push", "up"],
      "situp": ["sit", "up"], "stepup": ["step", "up"], "pulldown": ["pull", "down"],
      "pushdown": ["push", "down"],
    ]
  }
}
