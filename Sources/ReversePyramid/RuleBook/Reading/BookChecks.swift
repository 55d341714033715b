extension BookReader {
  /// Whether a line begins with an unknown word, so that what it belongs to is not known.
  private var isTorn: Bool { heads.contains { $0.keyword == nil } }

  /// Checks what no line can tell by itself.
  mutating func check() {
    if title == nil, !isTorn {
      let message = "there is no `book` line; write `book \"My rules\"` at the top"
      problems.error(Mistake(message, at: Spot(line: 0, start: 0, end: 0)))
    }
    if parts.isEmpty, !isTorn {
      problems.error(Mistake("the book has no part", at: Spot(line: 0, start: 0, end: 0)))
    }
    checkWorkSets()
    for part in parts { checkRules(of: part) }
    checkCoverage()
    checkExamples()
    checkUnused()
  }

  private mutating func checkWorkSets() {
    guard let part = parts.first(where: { $0.scope?.usesWorkSets ?? false }) else { return }
    guard let index = settings.workSets else {
      guard !settings.isIncomplete else { return }
      problems.error(
        Mistake(
          "the book does not say how many work sets there are",
          at: part.scopeSpot,
          hint: "a line `let sets = 3 sets` says so"
        )
      )
      return
    }
    if let dimension = settings.dimension(of: index), dimension != .sets {
      problems.error(
        Mistake(
          "`sets` counts \(dimension.noun)",
          at: settings.spots[index],
          hint: "write `let sets = 3 sets`",
          related: [(part.scopeSpot, "asks for the number of work sets")]
        )
      )
    }
  }

  /// The value of `let sets`; false where the book needs it and it cannot be read.
  private var knownWorkSets: (isKnown: Bool, value: Int?) {
    guard let index = settings.workSets, settings.dimension(of: index) == .sets else {
      return (!parts.contains { $0.scope?.usesWorkSets ?? false }, nil)
    }
    return (true, settings.settings[index].kg.first.map(Int.init))
  }

  private mutating func checkCoverage() {
    let workSets = knownWorkSets
    let claims = parts.compactMap { $0.claim }
    guard workSets.isKnown, claims.count == parts.count, !hasTooMany.parts, !isTorn else { return }
    let coverage = Coverage(claims, workSets: workSets.value)
    let hasMisplacedGap = parts.indices.contains { coverage.gapCoversSetOne(in: $0) }
    if !hasMisplacedGap, let (set, first, second) = coverage.overlap {
      let what = parts[second].decides == .reps ? "the reps of set" : "set"
      problems.error(
        Mistake(
          "two parts decide \(what) \(set)",
          at: parts[second].scopeSpot,
          hint: "leave the set to one of them",
          related: [(parts[first].scopeSpot, "decides set \(set) too")]
        )
      )
    }
    for index in parts.indices {
      if coverage.gapCoversSetOne(in: index) {
        problems.error(
          Mistake(
            "set one has no gap",
            at: parts[index].scopeSpot,
            hint: "a gap is counted from set one; begin with set 2"
          )
        )
      } else if parts[index].decides == .gap, !coverage.hasSetOne {
        problems.error(
          Mistake(
            "no part decides the weight of set 1, from which this gap is counted",
            at: parts[index].spot,
            hint: "a part that `decides weight of set 1` would"
          )
        )
      }
      checkAims(of: parts[index], index, coverage)
    }
  }

  private mutating func checkAims(of part: PartDraft, _ index: Int, _ coverage: Coverage) {
    guard part.decides != .reps, let set = coverage.setWithoutAim(in: index) else { return }
    let rule = part.rules.first { rule in
      guard rule.isWhole, rule.aim == nil, case .amount = rule.outcome else { return false }
      return true
    }
    guard let rule else { return }
    problems.error(
      Mistake(
        "no line gives the aim of set \(set)",
        at: part.scopeSpot,
        hint: "give every rule an `aim`, or let a part decide the reps of the set",
        related: [(rule.spot, "has no `aim`")]
      )
    )
  }

  private mutating func checkUnused() {
    guard !hasUnreadLine, !isTorn else { return }
    for (index, setting) in settings.settings.enumerated()
    where !settings.used.contains(index) && settings.isRead[index] && setting.name != "sets" {
      problems.warn(
        Mistake(
          "no rule uses `\(setting.name)`",
          at: settings.spots[index],
          hint: "remove the line, or name it in a rule"
        )
      )
    }
  }
}

extension PartDraft {
  var claim: Coverage.Claim? {
    guard let decides, let scope else { return nil }
    return Coverage.Claim(decides: decides, scope: scope)
  }
}

extension RuleBook.Scope {
  /// Whether it depends on the number of work sets.
  var usesWorkSets: Bool {
    switch self {
    case .numbers: false
    case .workSets, .laterWorkSets, .afterWorkSets: true
    }
  }
}
