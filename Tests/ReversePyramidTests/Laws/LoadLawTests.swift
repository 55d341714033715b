import ReversePyramid
import TestSupport
import Testing

/// Whatever can be loaded, no decision is rounded away and nothing else is advised.
struct LoadLawTests {
  private struct Case {
    var rack: Rack
    var sessions: [Session]
    var today: Day
    var board: Board
    var text: String
  }

  private static let shapes: [(String, Shape)] = [
    ("plain", .plain), ("body", .body), ("units", .mixedUnits), ("light", .light),
    ("everything", .everything),
  ]

  private func cases(_ count: Int, _ body: (Case) throws -> Void) throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    for (name, shape) in Self.shapes {
      for seed in 0..<count {
        let rack = Rack.random(seed: seed, units: shape.units)
        let coach = Coach(book: book, equipment: rack.equipment)
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        try body(
          Case(
            rack: rack, sessions: sessions, today: today,
            board: coach.board(for: sessions, on: today),
            text: "\(name), seed \(seed), \(rack.equipment)\n\(Laws.text(sessions))"))
      }
    }
  }

  @Test func `the coach agrees with the page about loads`() throws {
    try cases(200) { one in
      let got = Laws.all(one.board).map {
        Oracle.Answer(
          set: $0.set, grains: $0.target.load?.weight.grains, from: $0.target.reps,
          to: $0.target.repsTo, rule: $0.rule, isOnBoard: $0.isOnBoard)
      }
      let wanted = Oracle.answers(one.sessions, on: one.today, rack: one.rack)
      try #require(got == wanted, "\(one.text)\n got \(got)\nwanted \(wanted)")
    }
  }

  @Test func `a target is loadable or the lifter's own number`() throws {
    try cases(80) { one in
      for decision in Laws.all(one.board) {
        guard let load = decision.target.load, let last = decision.last else { continue }
        let weights = one.rack.weights(load.kind, isHelped: true)
        if load.weight == last.load.weight { continue }
        // A set one lighter than all that can be loaded is the lifter's own, and bounds the rest.
        if let setOne = decision.explanation.setOne, load.weight == setOne.weight { continue }
        try #require(
          weights.contains(load.weight.grains), "set \(decision.set) \(load.text)\n\(one.text)")
      }
    }
  }

  @Test func `a rule that moves moves, or a limit line says that nothing lies beyond`() throws {
    try cases(80) { one in
      for decision in Laws.all(one.board) {
        guard let load = decision.target.load, let last = decision.last else { continue }
        let gap = decision.explanation.gap
        let moved =
          switch decision.rule {
          case "increase": load.weight > last.load.weight
          case "stall", "widen-gap": load.weight < last.load.weight
          case "narrow-gap": gap.map { $0 < last.gap && $0 >= .zero } ?? false
          default: true
          }
        let isSaid = decision.explanation.limits.contains { $0.stays && $0.source == .loads }
        try #require(moved || isSaid, "set \(decision.set)\n\(one.text)")
        let isLevel = load.weight == decision.explanation.setOne?.weight
        try #require(
          isLevel || decision.explanation.stays == !moved, "set \(decision.set)\n\(one.text)")
      }
    }
  }

  @Test func `each limit goes on from the one before to the target`() throws {
    try cases(60) { one in
      for decision in Laws.all(one.board) {
        guard let sum = decision.explanation.sum, let load = decision.target.load else { continue }
        var weight = sum.weight
        let setOne = decision.explanation.setOne?.weight ?? .zero
        for limit in decision.explanation.limits {
          #expect((limit.isGap ? setOne - limit.before : limit.before) == weight, "\(one.text)")
          weight = limit.isGap ? setOne - limit.after : limit.after
        }
        try #require(weight == load.weight, "set \(decision.set)\n\(one.text)")
      }
    }
  }

  @Test func `no dust is advised`() throws {
    try cases(80) { one in
      let plain = try #require(Laws.usual).board(for: one.sessions, on: one.today)
      for decision in Laws.all(one.board) + Laws.all(plain) {
        guard let load = decision.target.load else { continue }
        try #require(
          load.weight.thousandths(in: load.unit) != nil, "set \(decision.set)\n\(one.text)")
      }
    }
  }

  @Test(arguments: Laws.names)
  func `any book decides with any equipment`(_ name: String) throws {
    let book = try Laws.book(name)
    for seed in 0..<20 {
      for (_, shape) in Self.shapes {
        let rack = Rack.random(seed: seed, units: shape.units)
        let coach = Coach(book: book, equipment: rack.equipment)
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let board = coach.board(for: sessions, on: Laws.today(sessions, seed: seed))
        for decision in Laws.all(board) {
          #expect(!decision.because.isEmpty && !decision.because.contains("{"), "seed \(seed)")
          guard let load = decision.target.load, let last = decision.last,
            load.weight != last.load.weight, load.weight != decision.explanation.setOne?.weight
          else { continue }
          try #require(
            rack.weights(load.kind, isHelped: load.kind == .body).contains(load.weight.grains),
            "\(name), seed \(seed), \(rack.equipment), set \(decision.set) \(load.text)")
        }
      }
    }
  }

  @Test func `the order of plates changes nothing`() throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    for seed in 0..<80 {
      let rack = Rack.random(seed: seed)
      guard case .plates(let set) = rack.equipment.loads else { continue }
      var random = SplitMix64(seed: seed)
      let other = PlateSet(bar: set.bar, pairs: set.pairs.shuffled(using: &random))
      let sessions = HistoryMaker.sessions(seed: seed)
      let today = Laws.today(sessions, seed: seed)
      let boards = [set, other].map {
        Coach(book: book, equipment: Equipment(loads: .plates($0), unit: .kg))
          .board(for: sessions, on: today)
      }
      #expect(boards[0] == boards[1], "seed \(seed)")
    }
  }
}
