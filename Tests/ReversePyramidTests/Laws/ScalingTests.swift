import ReversePyramid
import TestSupport
import Testing

/// The rules know differences of weights, not weights: all of them may be shifted or scaled at once.
struct ScalingTests {
  /// Every book but the one that asks how heavy a weight is.
  @Test(arguments: RuleBook.builtInNames.filter { $0 != "steadier" })
  func `a shift of every weight shifts every target`(_ name: String) throws {
    let coach = Coach(book: try #require(RuleBook.builtIn(name)))
    for seed in 0..<120 {
      for shape in [Shape.plain, .easy, .heavyBody] {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        var random = SplitMix64(seed: seed + 99)
        let shift = Weight(thousandths: Int64(random.int(1...400_000)), .kg)
        let today = Laws.today(sessions, seed: seed)
        let plain = Laws.all(coach.board(for: sessions, on: today))
        let shifted = Laws.all(coach.board(for: sessions.mapWeights { $0 + shift }, on: today))
        #expect(plain.count == shifted.count, "seed \(seed)")
        for (before, after) in zip(plain, shifted) where !before.isLimitedByLoads {
          #expect(before.rule == after.rule, "seed \(seed)\n\(Laws.text(sessions))")
          #expect(before.target.repsText == after.target.repsText, "seed \(seed)")
          #expect(
            before.target.load.map { $0.weight + shift } == after.target.load?.weight,
            "seed \(seed), set \(before.set), shift \(shift.text(in: .kg))\n\(Laws.text(sessions))"
          )
        }
      }
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `weights and step times a number give targets times it`(_ name: String) throws {
    let book = try #require(RuleBook.builtIn(name))
    let coach = Coach(book: book)
    for seed in 0..<120 {
      let factor = Int64(seed % 7 + 2)
      let scaledCoach = Coach(
        book: book,
        overrides: book.weights.map { setting in
          SettingOverride(
            name: setting.name,
            kg: setting.kg.map { $0 * factor },
            lb: nil,
            file: "log",
            line: 1
          )
        }
      )
      try #require(scaledCoach.problems.isEmpty)
      for shape in [Shape.plain, .light, .body] {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        let scaled = sessions.mapWeights { Weight(grains: $0.grains * factor) }
        let before = Laws.all(coach.board(for: sessions, on: today))
        let after = Laws.all(scaledCoach.board(for: scaled, on: today))
        #expect(before.map(\.rule) == after.map(\.rule), "seed \(seed)\n\(Laws.text(sessions))")
        #expect(before.map(\.target.repsText) == after.map(\.target.repsText), "seed \(seed)")
        #expect(
          before.map { $0.target.load.map { $0.weight.grains * factor } }
            == after.map { $0.target.load?.weight.grains },
          "seed \(seed), times \(factor)\n\(Laws.text(sessions))"
        )
      }
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `the same numbers in pounds with the same step give the same numbers`(_ name: String) throws
  {
    let book = try #require(RuleBook.builtIn(name))
    let inPounds = Coach(
      book: book,
      overrides: book.weights.map { setting in
        let same = setting.kg.map { $0 / WeightUnit.kg.grain * WeightUnit.lb.grain }
        return SettingOverride(name: setting.name, kg: nil, lb: same, file: "log", line: 1)
      }
    )
    try #require(inPounds.problems.isEmpty)
    for seed in 0..<120 {
      for shape in [Shape.plain, .light, .body] {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let pounds = sessions.mapLoads { load in
          Load(
            Weight(thousandths: load.weight.thousandths(in: .kg) ?? 0, .lb),
            .lb,
            kind: load.kind
          )
        }
        let today = Laws.today(sessions, seed: seed)
        let kg = Coach(book: book).board(for: sessions, on: today)
        let lb = inPounds.board(for: pounds, on: today, unit: .lb)
        let numbers = { (board: Board) in
          Laws.all(board).map {
            "\($0.set) \($0.target.load?.text ?? "-") \($0.target.repsText) \($0.because)"
          }
        }
        #expect(numbers(kg) == numbers(lb), "seed \(seed)\n\(Laws.text(sessions))")
      }
    }
  }
}

extension [Session] {
  func mapLoads(_ change: (Load) -> Load) -> [Session] {
    map { session in
      var session = session
      for index in session.sets.indices {
        session.sets[index].load = session.sets[index].load.map(change)
      }
      return session
    }
  }

  func mapWeights(_ change: (Weight) -> Weight) -> [Session] {
    mapLoads { Load(change($0.weight), $0.unit, kind: $0.kind) }
  }
}

extension RuleBook {
  /// The settings that are weights: a step, and where a weight is light.
  fileprivate var weights: [Setting] { settings.filter { $0.dimension == .weight } }
}

extension Shape {
  /// Heavy enough on the body that no set comes near none at all.
  fileprivate static let heavyBody = Shape(kind: .body, start: 200_000...300_000)
}

extension Decision {
  /// Whether nothing heavier or lighter could be loaded, which depends on the weight itself.
  fileprivate var isLimitedByLoads: Bool {
    explanation.limits.contains { $0.source == .loads }
  }
}
