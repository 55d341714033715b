import ReversePyramid
import TestSupport
import Testing

/// Days and lines are only told; no rule of the books that ship reads the days between sessions.
struct DayLawTests {
  @Test(arguments: Laws.names)
  func `days and lines moved alike move nothing else`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<100 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        let days = seed * 37 - 3000
        let lines = seed + 5
        let board = coach.board(for: sessions, on: today)
        let moved = coach.board(for: sessions.moved(days: days, lines: lines), on: today + days)
        let back = Laws.all(moved).map { $0.moved(days: -days, lines: -lines) }
        #expect(back == Laws.all(board), "seed \(seed)\n\(Laws.text(sessions))")
        #expect(board.remarks.count == moved.remarks.count, "seed \(seed)")
      }
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `the days between sessions change no number`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<100 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        guard let last = sessions.last else { continue }
        var random = SplitMix64(seed: seed)
        var day = Day(number: 30_000)
        let respaced = sessions.map { session in
          day = day + random.int(1...50)
          var session = session
          session.day = day
          return session
        }
        let before = coach.board(for: sessions, on: last.day + 1)
        let after = coach.board(for: respaced, on: day + random.int(1...100))
        #expect(Laws.all(before).map(Laws.brief) == Laws.all(after).map(Laws.brief), "seed \(seed)")
      }
    }
  }
}

extension [Session] {
  fileprivate func moved(days: Int, lines: Int) -> [Session] {
    map { session in
      var session = session
      session.day = session.day + days
      session.line += lines
      for index in session.sets.indices { session.sets[index].line += lines }
      return session
    }
  }
}

extension Evidence {
  fileprivate func moved(days: Int, lines: Int) -> Evidence {
    var copy = self
    copy.day = day + days
    copy.line += lines
    return copy
  }
}

extension Decision {
  fileprivate func moved(days: Int, lines: Int) -> Decision {
    var copy = self
    copy.last = last?.moved(days: days, lines: lines)
    copy.done?.day = (done?.day ?? explanation.today) + days
    copy.done?.line += lines
    copy.explanation.today = explanation.today + days
    copy.explanation.lastSession = explanation.lastSession.map { $0 + days }
    copy.explanation.evidence = explanation.evidence.map { $0.moved(days: days, lines: lines) }
    return copy
  }
}
