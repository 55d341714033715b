/// Why an override is left out.
struct OverrideProblem: Error {
  var severity = Diagnostic.Severity.error
  var message: String
}

extension SettingOverride {
  /// A problem at the place of the value, with what the book has instead.
  func problem(_ problem: OverrideProblem, in book: RuleBook) -> Diagnostic {
    let own = book.settings.first { $0.name == name }
    let instead = own.map { setting in
      "without this line `\(book.file)` says \(name) \(setting.written)"
    }
    return diagnostic(
      problem.severity, problem.message,
      [instead ?? "without this line the advice is the same"])
  }

  func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, _ explanation: [String],
    _ remedies: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      severity, file: file, place: place, message: message, excerpt: excerpt,
      explanation: explanation, remedies: remedies)
  }
}

extension RuleBook {
  /// A floor above the win of its set leaves no range between them.
  func floorAboveWin(_ overrides: [SettingOverride]) -> Diagnostic? {
    func reps(_ name: String) -> Setting? {
      settings.first { $0.name == name && $0.dimension == .reps }
    }
    guard let floors = reps("floor"), let wins = reps("win"),
      let own = overrides.last(where: { ["floor", "win"].contains($0.name) })
    else { return nil }
    let isFloor = own.name == "floor"
    let (mine, other) = isFloor ? (floors, wins) : (wins, floors)
    for set in 1...max(1, floors.kg.count, wins.kg.count) {
      let floor = floors.value(forSet: set, in: .kg)
      let win = wins.value(forSet: set, in: .kg)
      guard floor > win else { continue }
      let mended = mine.kg.indices.map { index in
        let bound = other.value(forSet: index + 1, in: .kg)
        return "\(isFloor ? min(mine.kg[index], bound) : max(mine.kg[index], bound))"
      }
      return own.diagnostic(
        .error, "a floor of \(floor) stands above a win of \(win) for set \(set)",
        [
          "the range is floor to win; \(other.name) \(other.written) is from "
            + "\(other.file):\(other.line)"
        ],
        [
          "\(own.name): \(mended.joined(separator: " "))",
          isFloor ? "win: \(floor)   (on a line more)" : "floor: \(win)   (on a line more)",
        ])
    }
    return nil
  }

  /// More reps than an exercise has work sets: the last of them are for no set.
  func listsLongerThanSets(_ overrides: [SettingOverride]) -> [Diagnostic] {
    let counted = settings.first { $0.name == "sets" && $0.dimension == .sets }
    guard let counted, let sets = counted.kg.first.map(Int.init(clamping:)), sets > 0 else {
      return []
    }
    return overrides.compactMap { own in
      let isUsed = settings.contains {
        $0.name == own.name && $0.line == own.line && $0.file == own.file && $0.dimension == .reps
      }
      guard isUsed, let reps = own.kg, reps.count > sets else { return nil }
      let shown = sets == 1 ? "1 work set" : "\(sets) work sets"
      return own.diagnostic(
        .warning, "`\(own.name)` has \(reps.count) numbers for \(shown)",
        ["sets \(sets) is from \(counted.file):\(counted.line); a list has one number a work set"],
        [
          "\(own.name): " + reps.prefix(sets).map { "\($0)" }.joined(separator: " "),
          "sets: \(reps.count)   "
            + (counted.file == own.file ? "(line \(counted.line))" : "(on a line more)"),
        ])
    }
  }
}

extension RuleBook.Setting {
  /// The numbers as a line of a log has them.
  fileprivate var written: String {
    guard dimension == .weight else { return kg.map { "\($0)" }.joined(separator: " ") }
    return [(kg, WeightUnit.kg), (lb, .lb)].compactMap { list, unit in
      list.first.map { "\(Weight(grains: $0).text(in: unit)) \(unit.rawValue)" }
    }.joined(separator: " or ")
  }
}
