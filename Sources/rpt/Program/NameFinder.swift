import ReversePyramid
import TrainingLog

/// Finds what words on a command line name: an exercise, a session's title, a category.
struct NameFinder {
  enum Found: Equatable {
    case exercise(Int)
    case title(String)
    case category(String)
  }

  private enum Answer {
    case one(Found)
    case several([String])
    case none
  }

  private let log: LogFile
  private let groups: Bool
  private struct Name {
    var folded: String
    /// Its words, which are asked for again and again.
    var words: [String]
    var shown: String
    var found: Found
  }

  /// Every name with what it stands for, folded; full names before aliases.
  private let names: [Name]

  /// Finds names of a log; with `groups` titles and categories count too.
  init(_ log: LogFile, groups: Bool = false) {
    self.log = log
    self.groups = groups
    var names = log.exercises.enumerated().map {
      (NameFinder.fold($1.name), $1.name, Found.exercise($0))
    }
    for (index, exercise) in log.exercises.enumerated() {
      names += exercise.aliases.map { (NameFinder.fold($0), $0, Found.exercise(index)) }
    }
    if groups {
      var seen: Set<String> = []
      for visit in log.visits where !visit.title.isEmpty && !visit.entries.isEmpty {
        let folded = NameFinder.fold(visit.title)
        if seen.insert(folded).inserted { names.append((folded, visit.title, .title(folded))) }
      }
      for category in ["push", "pull", "legs"] where seen.insert(category).inserted {
        names.append((category, category, .category(category)))
      }
    }
    self.names = names.map {
      Name(folded: $0.0, words: NameFinder.words(of: $0.0), shown: $0.1, found: $0.2)
    }
  }

  /// A name in lower case with single spaces.
  static func fold(_ text: String) -> String {
    text.lowercased().split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
  }

  /// Everything that the words name, in order; words that match nothing alone join the next ones.
  func all(_ words: [String]) throws(Failure) -> [Found] {
    var found: [Found] = []
    var index = 0
    while index < words.count {
      let (one, length) = try first(words[index...])
      if !found.contains(one) { found.append(one) }
      index += length
    }
    return found
  }

  /// The exercise that all the words name.
  func exercise(_ words: [String]) throws(Failure) -> Int {
    guard !words.isEmpty else { throw .usage("which exercise?", hint) }
    switch answer(words.joined(separator: " ")) {
    case .one(.exercise(let index)): return index
    case .one: throw unknown(words)
    case .several(let names): throw ambiguous(words, names)
    case .none: throw unknown(words)
    }
  }

  /// The exercises that words could name, by their names; more than one where they are unclear.
  func candidates(_ words: [String]) -> [String] {
    switch answer(words.joined(separator: " ")) {
    case .one(.exercise(let index)): [log.exercises[index].name]
    case .several(let names): names
    default: []
    }
  }

  /// The longest run of words at the start that names something.
  func first(_ words: ArraySlice<String>) throws(Failure) -> (Found, Int) {
    var several: ([String], [String])?
    for length in stride(from: min(words.count, 12), through: 1, by: -1) {
      let run = Array(words.prefix(length))
      switch answer(run.joined(separator: " ")) {
      case .one(let found): return (found, length)
      case .several(let names): several = several ?? (run, names)
      case .none: break
      }
    }
    if let (run, names) = several { throw ambiguous(run, names) }
    throw unknown(Array(words))
  }

  private func answer(_ text: String) -> Answer {
    let wanted = NameFinder.fold(text)
    guard !wanted.isEmpty else { return .none }
    let tests: [(Name) -> Bool] = [
      { $0.folded == wanted }, { $0.folded.hasPrefix(wanted) },
      { $0.words.contains(wanted) }, { $0.words.contains { $0.hasPrefix(wanted) } },
    ]
    for test in tests {
      var matches: [(shown: String, found: Found)] = []
      for name in names where test(name) {
        if !matches.contains(where: { $0.found == name.found }) {
          matches.append((name.shown, name.found))
        }
      }
      if matches.count == 1 { return .one(matches[0].found) }
      if matches.count > 1 {
        // A title or a category gives way to the one exercise of the same name.
        let exercises = matches.filter { if case .exercise = $0.found { true } else { false } }
        if exercises.count == 1 { return .one(exercises[0].found) }
        return .several(matches.map(\.shown))
      }
    }
    return .none
  }

  private static func words(of name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  private var hint: String {
    let shown = log.exercises.prefix(6).map(\.name).joined(separator: ", ")
    let isUnread = log.problems.contains { $0.severity == .error }
    return log.exercises.isEmpty
      ? isUnread ? "no exercise of the log could be read" : "the log has no exercise yet"
      : "exercises: \(shown)"
        + (log.exercises.count > 6 ? " and \(log.exercises.count - 6) more" : "")
  }

  private func ambiguous(_ words: [String], _ names: [String]) -> Failure {
    .usage(
      "\"\(words.joined(separator: " "))\" could be several",
      names.prefix(8).joined(separator: ", ")
    )
  }

  private func unknown(_ words: [String]) -> Failure {
    let text = words.joined(separator: " ")
    guard text.contains(where: { $0 != " " }) else {
      return .usage("an empty name names nothing", hint)
    }
    let near =
      Suggestion.nearest(to: NameFinder.fold(text), in: names.map(\.folded))
      ?? words.first.flatMap { word in
        Suggestion.nearest(
          to: word.lowercased(),
          in: names.flatMap(\.words)
        )
      }
    let shown = near.flatMap { near in
      names.first { $0.folded == near || $0.words.contains(near) }?.shown
    }
    return .usage(
      "there is no exercise \"\(text)\" in the log"
        + (shown.map { "; did you mean \($0)?" } ?? ""),
      hint
    )
  }
}
