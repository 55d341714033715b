import ReversePyramid
import Testing

/// How the last sessions were read is said in the explanation.
struct ReadingRemarkTests {
  private func words(_ sessions: [Session]) throws -> [String] {
    let coach = try #require(Laws.usual)
    return coach.board(for: sessions, on: Fixtures.first + 10).remarks.map { $0.words(log: "log") }
  }

  private func words(_ text: String) throws -> [String] { try words(Fixtures.sessions(text)) }

  @Test func `ramps, skipped sets, burnouts and heavier sets each have a line`() throws {
    #expect(
      try words("40x8 60x5 80x7 skip 65x7") == [
        "40 and 60 rise to set one and were read as warm-ups (log:1).",
        "Set 2 was skipped and keeps its number (log:1).",
      ])
    #expect(
      try words("80x7 72.5x7 65x7 40x20") == [
        "40 comes after the work sets: read as a burnout (log:1)."
      ])
    #expect(
      try words("80x7 72.5x7 90x1") == ["Set 3, 90, is no evidence: heavier than set one (log:1)."])
    #expect(try words("80x7 72.5x7") == [])
  }

  @Test func `marked sessions since the last that counts are named`() throws {
    var sessions = try Fixtures.sessions("80x7 | 70x8 | 60x8")
    sessions[1].mark = .deload
    sessions[2].mark = .sick
    #expect(
      try words(sessions) == [
        "\(sessions[1].day.text) is no evidence: a deload session (log:2).",
        "\(sessions[2].day.text) is no evidence: trained while sick (log:3).",
      ])
    sessions.append(
      contentsOf: try Fixtures.sessions("80x8").map { Session(day: $0.day + 5, sets: $0.sets) })
    #expect(try words(sessions) == [])
  }

  @Test func `drop and timed sets are set aside`() throws {
    let load = Load(Weight(thousandths: 40_000, .kg), .kg)
    var sessions = try Fixtures.sessions("80x7")
    sessions[0].sets += [
      WorkSet(.drop, load: load, reps: 10, line: 1), WorkSet(.timed, load: nil, reps: 0, line: 1),
    ]
    #expect(
      try words(sessions) == [
        "Drop sets are shown and are no evidence (log:1).",
        "Timed sets are shown and are no evidence (log:1).",
      ])
  }

  @Test func `a change of unit is named with its day`() throws {
    let sessions =
      try Fixtures.sessions("80x7")
      + Fixtures.sessions("175x7", unit: .lb).map {
        Session(day: $0.day + 1, sets: $0.sets, line: 2)
      }
    #expect(
      try words(sessions) == [
        "Set 1 went from kg to lb on \(sessions[1].day.text) (log:1); weights are compared exactly, "
          + "1 lb is 0.45359237 kg."
      ])
  }
}
