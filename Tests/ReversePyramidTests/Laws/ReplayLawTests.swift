import ReversePyramid
import TestSupport
import Testing

/// A replay says what the board said on each day.
struct ReplayLawTests {
  @Test(arguments: Laws.names)
  func `the advice of a day is the board of the sessions before it`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<20 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        for replayed in coach.replay(sessions, wording: true) {
          let index = try #require(sessions.firstIndex { $0 == replayed.session })
          check(replayed, coach, before: Array(sessions[..<index]), seed)
        }
      }
    }
  }

  private func verdict(_ set: ReplayedSet) -> ReplayedSet.Verdict? {
    guard let target = set.advice?.target, let advised = target.load else { return nil }
    guard set.did.kind != .skipped, let load = set.did.load else { return .skipped }
    guard load.kind == advised.kind, load.weight >= advised.weight else { return .lighter }
    return set.did.reps >= target.reps ? .met : .short
  }

  private func check(_ one: ReplayedSession, _ coach: Coach, before: [Session], _ seed: Int) {
    let day = one.session.day
    let plain = coach.board(for: before, on: day)
    var open: Board?
    if let first = one.sets.first, first.set == 1, let load = first.did.load {
      let session = Session(day: day, sets: [WorkSet(load: load, reps: first.did.reps)])
      let board = coach.board(for: before + [session], on: day)
      open = board.openSession == nil ? nil : board
    } else {
      open = plain
    }
    for set in one.sets {
      #expect(set.verdict == verdict(set), "seed \(seed), \(day.text)")
      let board = set.set == 1 ? plain : open
      guard let board else { continue }
      let advice = Laws.all(board).first { $0.set == set.set && $0.target.load != nil }
      guard advice?.isOnBoard != false else { continue }
      #expect(
        set.advice.map(brief) == advice.map(brief),
        "seed \(seed), \(day.text)\n\(Laws.text(before + [one.session]))"
      )
      #expect(set.advice?.because == advice?.because, "seed \(seed), \(day.text)")
    }
  }

  @Test(arguments: Laws.names)
  func `what a session leads to is the board from scratch`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<20 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        for replayed in coach.replay(sessions, wording: true) {
          let index = try #require(sessions.firstIndex { $0 == replayed.session })
          let board = coach.board(
            for: Array(sessions[...index]),
            on: replayed.session.day + 1
          )
          for set in replayed.sets {
            let next = Laws.all(board).first { $0.set == set.set }
            #expect(set.next.map(brief) == next.map(brief), "seed \(seed)\n\(Laws.text(sessions))")
          }
        }
      }
    }
  }

  private func brief(_ advice: Advice) -> String {
    "\(advice.target) \(advice.rule) \(advice.because)"
  }

  private func brief(_ decision: Decision) -> String {
    "\(decision.target) \(decision.rule) \(decision.because)"
  }
}
