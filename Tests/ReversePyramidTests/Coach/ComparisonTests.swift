import ReversePyramid
import Testing

/// Two books over one recorded past.
struct ComparisonTests {
  /// The Machine Row of the example log.
  private let row = """
    77.5x8 70x7 62.5x7 | 80x6 72.5x6 65x6 | 80x7 72.5x6 65x6 | 80x7 72.5x7 65x7 | 80x6 72.5x7 65x7
    """

  private func compare(
    _ did: String,
    _ a: RuleBook,
    _ b: RuleBook,
    daysAfter: Int = 1
  ) throws -> Comparison {
    let sessions = try Fixtures.sessions(did)
    let today = Fixtures.first + (sessions.count - 1 + daysAfter)
    return Coach(book: a).compare(with: Coach(book: b), over: sessions, on: today)
  }

  @Test func `three flat sessions: the default drops, version one holds for ever`() throws {
    let book = try Fixtures.book()
    let first = try Fixtures.book("version-one")
    let comparison = try compare(row, book, first)
    let today = try #require(comparison.today.first)
    #expect(today.set == 1)
    #expect(today.before.map { "\($0.load.text)x\($0.reps)" } == ["80x7", "80x7", "80x6"])
    #expect(today.a?.rule == "stall")
    #expect(today.a?.target.load?.text == "75")
    #expect(today.b?.rule == "hold")
    #expect(today.b?.target.load?.text == "80")

    let longer = try compare("80x7 | 80x7 | 80x7 | 80x7 | 80x7", book, first)
    #expect(longer.differences.map { $0.day - Fixtures.first } == [3, 4])
    #expect(longer.differences.allSatisfy { $0.a?.rule == "stall" && $0.b?.rule == "hold" })
  }

  @Test func `set one as done decides what later sets are asked`() throws {
    let comparison = try compare(row, try Fixtures.book(), try Fixtures.book("version-one"))
    let later = comparison.differences.filter { $0.set > 1 }
    #expect(comparison.differences.count == later.count)
    #expect(
      later.map { "\($0.day - Fixtures.first) \($0.set) \($0.a?.rule ?? "-") \($0.b?.rule ?? "-")" }
        == ["1 2 follow repeat", "1 3 follow repeat"]
    )
    #expect(comparison.agree == 4 * 3 + 1 - 2)
  }

  @Test func `a book agrees with itself`() throws {
    let book = try Fixtures.book()
    let comparison = try compare(row, book, book)
    #expect(comparison.agree == 13)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.today.isEmpty)
  }

  @Test func `sentences are no advice`() throws {
    let reworded = try Fixtures.book(replacing: "In target range", with: "Keep at it")
    let comparison = try compare(row, try Fixtures.book(), reworded)
    #expect(comparison.differences.isEmpty)
  }

  @Test func `a set that one book has no target for is a difference`() throws {
    let comparison = try compare("80x7 72.5x7", try Fixtures.book(), try Fixtures.book("leangains"))
    let first = try #require(comparison.differences.first)
    #expect(first.set == 2)
    #expect(first.before.isEmpty)
    #expect(first.a == nil)
    #expect(first.b?.target.load == nil)
    #expect(first.b?.rule == "start")
    #expect(comparison.today.map(\.set) == [3])
    #expect(comparison.today.last?.a == nil)
  }

  @Test func `sessions after the day are not read`() throws {
    let book = try Fixtures.book()
    let first = try Fixtures.book("version-one")
    let sessions = try Fixtures.sessions("80x7 | 80x7 | 80x7 | 80x7")
    let comparison = Coach(book: book).compare(
      with: Coach(book: first),
      over: sessions,
      on: Fixtures.first + 1
    )
    #expect(comparison.agree == 2)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.today.isEmpty)
  }

  @Test func `advice is that of the replay`() throws {
    let sessions = try Fixtures.sessions(
      row + " | 80x5 skip 60x9 | 75x8 67.5x8 60x8 40x20 | 77.5x6"
    )
    let books = try RuleBook.builtInNames.map { try Fixtures.book($0) }
    for a in books {
      for b in books {
        let coaches = (Coach(book: a), Coach(book: b))
        let today = Fixtures.first + sessions.count
        let comparison = coaches.0.compare(with: coaches.1, over: sessions, on: today)
        var wanted: [String] = []
        for (one, other) in zip(coaches.0.replay(sessions), coaches.1.replay(sessions)) {
          for (x, y) in zip(one.sets, other.sets) where x.advice?.target != y.advice?.target {
            wanted.append("\(one.session.day.text) \(x.set)")
          }
        }
        let weighed = comparison.differences.filter {
          $0.a?.target.load != nil || $0.b?.target.load != nil
        }
        #expect(weighed.map { "\($0.day.text) \($0.set)" } == wanted)
      }
    }
  }
}
