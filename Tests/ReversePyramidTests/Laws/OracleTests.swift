import ReversePyramid
import TestSupport
import Testing

/// The coach with the default book answers as the page does.
struct OracleTests {
  @Test(arguments: [
    ("plain", Shape.plain), ("body", .body), ("units", .mixedUnits), ("light", .light),
    ("everything", .everything),
  ])
  func `the coach agrees with the page`(_ name: String, _ shape: Shape) throws {
    let coach = try #require(Laws.usual)
    var reached: [String: Int] = [:]
    for seed in 0..<800 {
      let sessions = HistoryMaker.sessions(seed: seed, shape)
      let today = Laws.today(sessions, seed: seed)
      let board = coach.board(for: sessions, on: today)
      let got = Laws.all(board).map {
        Oracle.Answer(
          set: $0.set,
          grains: $0.target.load?.weight.grains,
          from: $0.target.reps,
          to: $0.target.repsTo,
          rule: $0.rule,
          isOnBoard: $0.isOnBoard
        )
      }
      let wanted = Oracle.answers(sessions, on: today)
      guard got == wanted else {
        Issue.record(
          "\(name), seed \(seed), \(today.text)\n\(Laws.text(sessions))\n got \(got)\nwanted \(wanted)"
        )
        return
      }
      for answer in got { reached[answer.rule, default: 0] += 1 }
    }
    let names: Set = [
      "start", "increase", "stall", "hold", "below-range", "level", "narrow-gap", "widen-gap",
      "follow", "keep-gap", "burnout",
    ]
    #expect(Set(reached.keys) == names, "\(reached)")
  }
}
