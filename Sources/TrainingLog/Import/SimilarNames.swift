import ReversePyramid

extension ImportSummary {
  /// Two names of exercises that may be one lift.
  public struct Pair: Sendable, Hashable {
    /// The name that comes first.
    public var first: String
    /// The other.
    public var second: String

    /// The most pairs that are shown.
    private static let most = 10

    /// What to paste where two names are one lift.
    public static func lines(_ pairs: [Pair]) -> [String] {
      guard !pairs.isEmpty else { return [] }
      let rest = pairs.count - most
      return ["names that may be one lift; where they are, paste into the log:"]
        + pairs.prefix(most).flatMap(\.lines) + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private var lines: [String] {
      // A comma would end the alias, so that such a name goes through a mapping.
      if second.contains(",") { return ["  with --map: \(second) = \(first)"] }
      return ["  exercise \(first)", "  alias: \(second)"]
    }
  }
}

extension ImportResult {
  /// Names of the export that may be those of exercises a log has under other names.
  public func pairs(with log: LogFile) -> [ImportSummary.Pair] {
    SimilarNames.pairs(summary.exercises, with: log.exercises)
  }
}

/// Finds exercise names that may be two spellings of one lift; it is the lifter who says so.
enum SimilarNames {
  /// Pairs of names that may be one lift, in the order of the names.
  ///
  /// Names are alike where they hold the same words (`Row (Barbell)`, `Barbell rows`), where one is
  /// the other with help or added load in brackets, or where long ones differ by one letter.
  /// `Squat` and `Front Squat` are not.
  ///
  /// - Complexity: O(n · m) in the names, where m of them begin with one letter.
  static func pairs(_ names: [String]) -> [ImportSummary.Pair] {
    var index = Index(dropping: ["weighted", "assisted", "bodyweight"])
    return names.compactMap { name in
      let reading = NameReading(name, dropping: index.dropping)
      defer { index.add(name, reading) }
      return index.twin(of: reading).map { ImportSummary.Pair(first: $0, second: name) }
    }
  }

  /// Pairs of a log's exercise and a name that it does not know; here any bracket may be missing,
  /// for that is how an app names what a lifter calls `Bench Press`.
  static func pairs(_ names: [String], with exercises: [Exercise]) -> [ImportSummary.Pair] {
    var index = Index(dropping: nil)
    var known: Set<String> = []
    for exercise in exercises {
      index.add(exercise.name, NameReading(exercise.name, dropping: nil))
      known.formUnion(([exercise.name] + exercise.aliases).map { $0.lowercased() })
    }
    return names.filter { !known.contains($0.lowercased()) }.compactMap { name in
      index.twin(of: NameReading(name, dropping: nil)).map {
        ImportSummary.Pair(first: $0, second: name)
      }
    }
  }

  /// The names so far, found by their words.
  private struct Index {
    /// The words in brackets that make no other exercise; nil where none does.
    let dropping: Set<String>?
    private var names: [String: String] = [:]
    private var initials: [Character: [String]] = [:]

    init(dropping: Set<String>?) { self.dropping = dropping }

    mutating func add(_ name: String, _ reading: NameReading) {
      for words in [reading.words, reading.bare] where names[words] == nil { names[words] = name }
      if let initial = reading.words.first {
        initials[initial, default: []].append(reading.words)
      }
    }

    func twin(of reading: NameReading) -> String? {
      if let name = names[reading.words] ?? names[reading.bare] { return name }
      guard let initial = reading.words.first else { return nil }
      let near = initials[initial]?.first { reading.isNear($0) }
      return near.flatMap { names[$0] }
    }
  }
}

/// An exercise name by its words, sorted, singular, long.
struct NameReading {
  /// All its words.
  var words: String
  /// Its words without brackets that make no other exercise.
  var bare: String

  /// Reads a name; of words in brackets those in a set fall away, or all where there is no set.
  init(_ name: String, dropping: Set<String>?) {
    words = Self.folded(name)
    var bare = ""
    for (index, part) in name.split(separator: "(", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ")") else {
        bare += part
        continue
      }
      let inside = part[..<end].lowercased()
      if let dropping, !dropping.contains(inside) { bare += inside }
      bare += part[part.index(after: end)...]
    }
    self.bare = Self.folded(bare)
    if self.bare.isEmpty { self.bare = words }
  }

  /// Whether one long word has one letter other, missing, or too many; a digit makes another
  /// exercise, and so does the one letter between two opposite movements.
  func isNear(_ other: String) -> Bool {
    let mine = words.split(separator: " ")
    let theirs = other.split(separator: " ")
    guard mine.count == theirs.count, let a = mine.first(where: { !theirs.contains($0) }),
      let b = theirs.first(where: { !mine.contains($0) }),
      mine.filter({ !theirs.contains($0) }).count == 1,
      theirs.filter({ !mine.contains($0) }).count == 1
    else { return false }
    guard min(a.count, b.count) >= 5, !(a + b).contains(where: \.isNumber) else { return false }
    return !Self.opposites.contains([String(a), String(b)])
      && Self.differByOneLetter(Array(a.utf8), Array(b.utf8))
  }

  private static let opposites: [Set<String>] = [
    ["abduction", "adduction"], ["abductor", "adductor"],
  ]

  private static func differByOneLetter(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    guard long.count - short.count <= 1 else { return false }
    let head = zip(short, long).prefix { $0 == $1 }.count
    let tail = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
    return head + tail >= long.count - 1
  }

  private static func folded(_ text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.map { singular(short[String($0)] ?? String($0)) }
      .flatMap { joined[$0] ?? [$0] }.sorted().joined(separator: " ")
  }

  private static func singular(_ word: String) -> String {
    word.count > 2 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  private static let short = ["db": "dumbbell", "bb": "barbell", "kb": "kettlebell"]

  private static let joined = [
    "pullup": ["pull", "up"], "chinup": ["chin", "up"], "pushup": ["push", "up"],
    "situp": ["sit", "up"], "stepup": ["step", "up"], "pulldown": ["pull", "down"],
    "pushdown": ["push", "down"],
  ]
}
