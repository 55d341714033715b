import ReversePyramid
import Testing

/// Today's session is no evidence until every set of the board is done or skipped.
struct OpenSessionTests {
  private func board(_ text: String, daysAfter: Int) throws -> Board {
    let sessions = try Fixtures.sessions(text)
    let last = try #require(sessions.last)
    let coach = Coach(book: try #require(RuleBook.builtIn("reverse-pyramid")))
    return coach.board(for: sessions, on: last.day + daysAfter)
  }

  private func text(_ board: Board) -> [String] {
    board.decisions.map {
      "\($0.target.load?.text ?? "-") \($0.rule)" + ($0.done == nil ? "" : " done")
    }
  }

  @Test func `later sets count from set one as done`() throws {
    let board = try board("80x8 72.5x7 65x6 | 85x6", daysAfter: 0)
    #expect(text(board) == ["82.5 increase done", "77.5 follow", "70 follow"])
    #expect(board.decisions[1].because == "Set one rose 5, keeping the 7.5 gap.")
  }

  @Test func `it becomes evidence when all sets are done or skipped`() throws {
    let board = try board("80x8 72.5x7 65x6 | 85x6 77.5x6 skip", daysAfter: 0)
    #expect(text(board) == ["85 hold", "77.5 keep-gap", "70 follow"])
    #expect(board.openSession == nil)
  }

  @Test func `it becomes evidence on the next day`() throws {
    let board = try board("80x8 72.5x7 65x6 | 85x6", daysAfter: 1)
    #expect(text(board) == ["85 hold", "77.5 follow", "70 follow"])
  }

  @Test func `the first session of an exercise is evidence at once`() throws {
    #expect(try text(board("80x8", daysAfter: 0)) == ["82.5 increase"])
  }

  @Test func `sessions after the day are counted and not read`() throws {
    let board = try board("80x8 | 82.5x8 | 85x8", daysAfter: -2)
    #expect(board.laterSessions == 2)
    #expect(text(board) == ["82.5 increase"])
  }
}
