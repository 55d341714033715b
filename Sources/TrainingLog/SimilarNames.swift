import ReversePyramid

/// Names of exercises, to find among them one that may mean the same lift as another.
///
/// Names are alike where a slip or two of a key lies between them, where they hold the same words
/// (`Row (Barbell)`, `Barbell rows`), and where one goes on from the other (`Bench Press (Barbell)`,
/// `Bench Press`). `Squat` and `Front Squat` are not.
struct SimilarNames {
  private var names: [String] = []
  private var owners: [Int] = []
  private var folded: [[UInt8]] = []
  private var letters: [UInt64] = []
  /// The first name of some words, and of the words that a name has without its brackets.
  private var byWords: [String: Int] = [:]
  private var byBare: [String: Int] = [:]
  private var comparisons = 0
  /// The name asked about last, which is often the next to be added.
  private var asked: (name: String, reading: NameReading)?

  /// The number of names.
  var count: Int { names.count }

  mutating func add(_ name: String, owner: Int) {
    let reading = asked.flatMap { $0.name == name ? $0.reading : nil } ?? NameReading(name)
    for words in [reading.words, reading.plain] where byWords[words] == nil {
      byWords[words] = count
    }
    if byBare[reading.bare] == nil { byBare[reading.bare] = count }
    names.append(name)
    owners.append(owner)
    let bytes = Array(name.lowercased().utf8)
    letters.append(SimilarNames.letters(of: bytes))
    folded.append(bytes)
  }

  /// Which bytes a name has, each as one of 64 bits.
  private static func letters(of name: [UInt8]) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The name most like another: by a slip, by its words, or because one goes on from the other,
  /// where the owner of the longer or shorter one allows that.
  mutating func twin(
    of name: String, mayGoOn: (_ owner: Int) -> Bool = { _ in true }
  ) -> (name: String, owner: Int)? {
    let wanted = Array(name.lowercased().utf8)
    let reading = NameReading(name)
    asked = (name, reading)
    let found =
      slip(wanted) ?? byWords[reading.words] ?? byWords[reading.plain]
      ?? longer(wanted, reading, mayGoOn)
    return found.map { (names[$0], owners[$0]) }
  }

  /// Comparing each name with each other one must not take long in a file of nothing else.
  private var isTired: Bool { comparisons > 100_000 }

  private mutating func slip(_ wanted: [UInt8]) -> Int? {
    guard !isTired else { return nil }
    comparisons += count
    var best: (index: Int, distance: Int)?
    let letters = SimilarNames.letters(of: wanted)
    for (index, other) in folded.enumerated() {
      // A slip changes at most two of the letters that a name has.
      guard (letters ^ self.letters[index]).nonzeroBitCount <= 4 else { continue }
      guard let distance = ExerciseNames.slips(wanted, other) else { continue }
      if distance < best?.distance ?? 3 { best = (index, distance) }
    }
    return best?.index
  }

  private func longer(
    _ wanted: [UInt8], _ reading: NameReading, _ mayGoOn: (Int) -> Bool
  ) -> Int? {
    guard !isTired else { return nil }
    let goesOn = folded.indices.first { index in
      mayGoOn(owners[index])
        && (ExerciseNames.isLonger(wanted, than: folded[index])
          || ExerciseNames.isLonger(folded[index], than: wanted))
    }
    if let goesOn { return goesOn }
    // The words of one without brackets are all the words of the other.
    return [byBare[reading.words], byWords[reading.bare]].compactMap { $0 }
      .first { mayGoOn(owners[$0]) }
  }
}

/// An exercise name by its words, sorted, singular, long.
struct NameReading {
  /// All its words.
  var words: String
  /// Its words without brackets that only say what is added to the body or taken off it.
  var plain: String
  /// Its words without any brackets, but for those that hold a digit.
  var bare: String

  init(_ name: String) {
    words = Self.folded(name)
    plain = words
    bare = words
    guard name.contains("(") else { return }
    plain = Self.without(name) { ["weighted", "assisted", "bodyweight"].contains($0) } ?? words
    bare = Self.without(name) { !$0.contains(where: \.isNumber) } ?? words
  }

  /// The words of a name without some of its brackets; nil where nothing is left.
  private static func without(_ name: String, _ isDropped: (String) -> Bool) -> String? {
    var kept = ""
    for (index, part) in name.split(separator: "(", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ")") else {
        kept += part
        continue
      }
      let inside = part[..<end].lowercased()
      if !isDropped(inside) { kept += " \(inside) " }
      kept += part[part.index(after: end)...]
    }
    let words = folded(kept)
    return words.isEmpty ? nil : words
  }

  private static func folded(_ text: String) -> String {
    let lowered = text.lowercased()
    let words =
      lowered.utf8.allSatisfy { $0 < 0x80 }
      ? lowered.utf8.split { !$0.isLetter && !$0.isDigit }.map { Substring($0) }
      : lowered.split { !$0.isLetter && !$0.isNumber }
    let sorted = words.flatMap { parts(of: singular(long(String($0)))) }.sorted()
    return sorted.dropFirst().reduce(sorted.first ?? "") { $0 + " " + $1 }
  }

  private static func singular(_ word: String) -> String {
    word.count > 2 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// The word that an abbreviation stands for.
  private static func long(_ word: String) -> String {
    switch word {
    case "db": "dumbbell"
    case "bb": "barbell"
    case "kb": "kettlebell"
    default: word
    }
  }

  /// The words that were written as one.
  private static func parts(of word: String) -> [String] {
    switch word {
    case "pullup": ["pull", "up"]
    case "chinup": ["chin", "up"]
    case "pushup": ["push", "up"]
    case "situp": ["sit", "up"]
    case "stepup": ["step", "up"]
    case "pulldown": ["pull", "down"]
    case "pushdown": ["push", "down"]
    default: [word]
    }
  }
}
