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

  /// The reading lines of one set's explanation.
  private func readings(_ sessions: [Session], set: Int) throws -> [String] {
    let coach = try #require(Laws.usual)
    let inquiry = try #require(coach.inquire(set: set, of: sessions, on: Fixtures.first + 10))
    return inquiry.readings.map { $0.words(log: "log") }
  }

  @Test func `every session of the window is read out, the same said once`() throws {
    var sessions = try Fixtures.sessions(
      "70x9 80x8 | 40x8 80x6 72.5x6 | 60x8 | 40x8 80x6 skip | 60x8 | 60x5 80x6 72.5x6 65x7 40x9")
    sessions[2].mark = .deload
    sessions[4].mark = .deload
    #expect(
      try readings(sessions, set: 1) == [
        "40 rises to set one and was read as a warm-up (log:2, 4).",
        "\(sessions[2].day.text) and \(sessions[4].day.text) are no evidence: deload sessions "
          + "(log:3, 5).",
        "Set 2 was skipped and keeps its number (log:4).",
        "60 rises to set one and was read as a warm-up (log:6).",
        "40 comes after the work sets: read as a burnout (log:6).",
      ])
    // Set three was first done on the last of them.
    #expect(
      try readings(sessions, set: 3) == [
        "60 rises to set one and was read as a warm-up (log:6).",
        "40 comes after the work sets: read as a burnout (log:6).",
      ])
  }

  @Test func `the window read out is the one the evidence shows`() throws {
    let coach = try #require(Laws.usual)
    var marked = 0
    for seed in 0..<60 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        for set in 1...3 {
          guard let inquiry = coach.inquire(set: set, of: sessions, on: today),
            let first = inquiry.decision.explanation.evidence.first
          else { continue }
          let wanted = sessions.filter {
            $0.mark != nil && $0.day > first.day && $0.day <= today
              && SessionReading($0, workSets: 3).hasWorkSet
          }.map(\.day)
          let got = inquiry.readings.flatMap { remark -> [Day] in
            if case .marked(_, let days, _) = remark { days } else { [] }
          }
          marked += got.count
          #expect(Set(got.filter { $0 > first.day }) == Set(wanted), "seed \(seed), set \(set)")
        }
      }
    }
    #expect(marked > 20)
  }
}
