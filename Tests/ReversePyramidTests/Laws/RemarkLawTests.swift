import ReversePyramid
import TestSupport
import Testing

/// What the board says besides its targets follows from the history alone.
struct RemarkLawTests {
  @Test func `breaks, later sessions and large steps are named, and only they`() throws {
    let coach = try #require(Laws.usual)
    for seed in 0..<120 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        let board = coach.board(for: sessions, on: today)
        let later = sessions.count { $0.day > today }
        let pause = board.lastSession.map { today - $0 } ?? 0
        let one = board.decisions[0]
        let step: Int64 = one.explanation.unit == .kg ? 2_500 : 5_000
        let last = one.last?.load
        let isLarge =
          last.map {
            $0.kind == .outside && $0.weight > .zero
              && step * $0.unit.grain * 20 > $0.weight.grains
          } ?? false
        var wanted: Set<String> = []
        if later > 0 { wanted.insert("later \(later)") }
        if pause > 21 { wanted.insert("pause \(pause)") }
        if isLarge { wanted.insert("step") }
        let got = board.remarks.compactMap { remark -> String? in
          switch remark {
          case .laterSessions(let count): "later \(count)"
          case .longBreak(let days, true): "pause \(days)"
          case .largeStep: "step"
          default: nil
          }
        }
        #expect(Set(got) == wanted, "seed \(seed), \(today.text)\n\(Laws.text(sessions))")
      }
    }
  }

  @Test func `a stall over more than six weeks is named`() throws {
    let coach = try #require(Laws.usual)
    var named = 0
    for seed in 0..<300 {
      let sessions = HistoryMaker.sessions(seed: seed, .light)
      let today = Laws.today(sessions, seed: seed)
      let board = coach.board(for: sessions, on: today)
      let wanted = board.decisions.filter { decision in
        let days = decision.explanation.evidence.map(\.day)
        guard let first = days.first, let last = days.last else { return false }
        return ["stall", "widen-gap"].contains(decision.rule) && last - first > 42
      }.map(\.set)
      let got = board.remarks.compactMap { remark -> Int? in
        if case .longStall(let set, _) = remark { set } else { nil }
      }
      named += got.count
      #expect(got == wanted, "seed \(seed)\n\(Laws.text(sessions))")
    }
    #expect(named > 5)
  }

  @Test func `a set narrowed after each of its last three sessions is named`() throws {
    let coach = try #require(Laws.usual)
    var named = 0
    for seed in 0..<200 {
      for shape in [Shape.plain, .easy] {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        guard let last = sessions.last else { continue }
        let board = coach.board(for: sessions, on: last.day + 1)
        let replay = coach.replay(sessions).filter { $0.session.mark == nil }
        let wanted = board.decisions.map(\.set).filter { number in
          let own = replay.flatMap(\.sets).filter {
            $0.set == number && $0.exclusion == nil && $0.did.kind != .skipped
          }.suffix(3)
          return own.count == 3 && own.allSatisfy { $0.next?.rule == "narrow-gap" }
        }
        let got = board.remarks.flatMap { remark -> [Int] in
          if case .oftenNarrowed(let sets) = remark { sets } else { [] }
        }
        named += got.count
        #expect(got == wanted, "seed \(seed)\n\(Laws.text(sessions))")
      }
    }
    #expect(named > 5)
  }
}

extension Shape {
  /// Sets done with reps to spare, so that gaps are narrowed often.
  static let easy = Shape(reps: 7...12)
}
