/// A made-up history for which two books give different targets.
public struct SmallestHistory: Sendable, Hashable, Codable {
  /// The sets of each session, a day apart.
  public var sessions: [[WorkSet]]
  /// Days from the last session to the day asked for.
  public var daysAfter: Int
  /// The first set whose targets differ.
  public var set: Int
  /// What the first book says; nil where it has no target for the set.
  public var a: Advice?
  /// What the second book says; nil where it has no target for the set.
  public var b: Advice?

  /// The history as an example of a book writes it: `80x7 | 80x7 | 80x7`, or `nothing`.
  public var did: String {
    guard !sessions.isEmpty else { return "nothing" }
    let days = sessions.map { sets in
      sets.map { "\($0.load?.text ?? "-")x\($0.reps)" }.joined(separator: " ")
    }
    let after = daysAfter == 1 ? [] : ["after \(daysAfter) days"]
    return (days + after).joined(separator: " | ")
  }
}

/// What a search for the smallest history came to.
public struct HistorySearch: Sendable, Hashable, Codable {
  /// The smallest history that tells the books apart, or nil where none of those tried does.
  public var found: SmallestHistory?
  /// How many histories were tried.
  public var tries: Int
  /// The most sessions of a history that was tried.
  public var sessions: Int
}

extension Coach {
  /// Searches for the smallest history that tells two books apart, the same one every time.
  ///
  /// Histories are made of the numbers at which either book could change its mind. Fewer sessions
  /// come first, among those fewer sets. Up to four sessions every reps and a few weights are tried;
  /// longer ones, as far as a window looks back, are flat but for the last session. No session at all
  /// comes last.
  public func smallestHistory(apartFrom other: Coach, unit: WeightUnit = .kg) -> HistorySearch {
    if book.source == other.book.source, book.settings == other.book.settings {
      return HistorySearch(found: nil, tries: 0, sessions: 0)
    }
    var search = HistorySearcher(evaluator, other.evaluator, unit: unit)
    let found = search.run()
    return HistorySearch(found: found, tries: search.tries, sessions: search.longest)
  }
}

private struct HistorySearcher {
  let a: Evaluator
  let b: Evaluator
  let unit: WeightUnit
  let turning: Turning
  var tries = 0
  var longest = 0

  /// Up to so many sessions the search goes in breadth.
  private static let breadth = 4
  /// The most histories of one length and number of sets.
  private static let mostTries = 5000
  private static let first = Day(number: 20_000)

  /// Both memories of one history.
  private struct Past {
    var a: ExerciseMemory
    var b: ExerciseMemory
    var sessions: [[WorkSet]] = []
    var top: Weight
  }

  init(_ a: Evaluator, _ b: Evaluator, unit: WeightUnit) {
    self.a = a
    self.b = b
    self.unit = unit
    turning = Turning(a, b, unit: unit)
  }

  mutating func run() -> SmallestHistory? {
    for length in 1...HistorySearcher.breadth {
      for later in 0...turning.later {
        let alphabet = turning.alphabets(later: later).first {
          ($0.count(length: length) ?? .max) <= HistorySearcher.mostTries
        }
        guard let alphabet else { continue }
        longest = length
        for base in alphabet.bases {
          if let found = extend(nothing(base), by: length, alphabet) { return found }
        }
      }
    }
    // What the books say of no session at all is seldom the point: it comes last.
    return searchFlat() ?? judge(nothing(.zero))
  }

  private func nothing(_ top: Weight) -> Past {
    Past(
      a: ExerciseMemory(window: a.window, workSets: a.workSets),
      b: ExerciseMemory(window: b.window, workSets: b.workSets),
      top: top
    )
  }

  private mutating func extend(_ past: Past, by length: Int, _ alphabet: HistoryAlphabet)
    -> SmallestHistory?
  {
    guard length > 0 else { return judge(past) }
    for session in alphabet.sessions where session.move == 0 || !past.sessions.isEmpty {
      var next = past
      guard absorb(session, into: &next) else { continue }
      if let found = extend(next, by: length - 1, alphabet) { return found }
    }
    return nil
  }

  /// Tries what only a long window could tell: the same session over and over, and any last one.
  private mutating func searchFlat() -> SmallestHistory? {
    guard let base = turning.bases.first, turning.sessions >= HistorySearcher.breadth else {
      return nil
    }
    for length in (HistorySearcher.breadth + 1)...(turning.sessions + 1) {
      longest = length
      for later in 0...min(1, turning.later) {
        let sessions = turning.alphabets(later: later).last?.sessions ?? []
        for session in sessions {
          var past = nothing(base)
          for _ in 1..<length where !absorb(session, into: &past) { break }
          for last in sessions {
            var next = past
            guard absorb(last, into: &next) else { continue }
            if let found = judge(next) { return found }
          }
        }
      }
    }
    return nil
  }

  /// Adds a session; false where one of its sets would weigh nothing.
  private func absorb(_ session: MadeUpSession, into past: inout Past) -> Bool {
    var weight = past.top + Weight(grains: session.move * turning.step.grains)
    past.top = weight
    var sets = [WorkSet(load: Load(weight, unit), reps: session.reps)]
    for _ in 0..<session.later {
      weight = weight - session.gap
      sets.append(WorkSet(load: Load(weight, unit), reps: session.laterReps))
    }
    guard weight > .zero else { return false }
    let made = Session(day: HistorySearcher.first + past.sessions.count, sets: sets)
    past.a.absorb(made)
    past.b.absorb(made)
    past.sessions.append(sets)
    return true
  }

  /// Asks both books on each day worth asking about.
  private mutating func judge(_ past: Past) -> SmallestHistory? {
    let last = HistorySearcher.first + (past.sessions.count - 1)
    for days in past.sessions.isEmpty ? [1] : turning.days {
      tries += 1
      let ours = a.findings(past.a, on: last + days, setOneDone: nil, unit: unit)
      let theirs = b.findings(past.b, on: last + days, setOneDone: nil, unit: unit)
      guard let set = HistorySearcher.firstDifference(ours, theirs) else { continue }
      return SmallestHistory(
        sessions: past.sessions,
        daysAfter: days,
        set: set,
        a: ours.first { $0.set == set }.map(a.advice),
        b: theirs.first { $0.set == set }.map(b.advice)
      )
    }
    return nil
  }

  /// The lowest set whose targets differ; both lists are in order of sets.
  private static func firstDifference(_ a: [Finding], _ b: [Finding]) -> Int? {
    for (one, other) in zip(a, b) where one.set != other.set || !Finding.agree(one, other) {
      return min(one.set, other.set)
    }
    guard a.count != b.count else { return nil }
    return (a.count > b.count ? a : b)[min(a.count, b.count)].set
  }
}
