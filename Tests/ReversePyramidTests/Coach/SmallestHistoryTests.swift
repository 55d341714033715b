import ReversePyramid
import Testing

/// The smallest history that tells two books apart.
struct SmallestHistoryTests {
  private func search(_ a: RuleBook, _ b: RuleBook, unit: WeightUnit = .kg) -> HistorySearch {
    Coach(book: a).smallestHistory(apartFrom: Coach(book: b), unit: unit)
  }

  @Test func `a longer window takes three flat sessions to see`() throws {
    let book = try Fixtures.book()
    let longer = try Fixtures.book(replacing: "window = 3", with: "window = 4")
    let found = try #require(search(book, longer).found)
    #expect(found.did == "80x7 | 80x7 | 80x7")
    #expect(found.set == 1)
    #expect(found.a?.rule == "stall")
    #expect(found.a?.target.load?.text == "75")
    #expect(found.b?.rule == "hold")
    #expect(found.b?.target.load?.text == "80")
  }

  @Test func `another win line takes one session`() throws {
    let higher = try Fixtures.book(replacing: "let win    = 8", with: "let win    = 9")
    let found = try #require(search(try Fixtures.book(), higher).found)
    #expect(found.did == "80x8")
    #expect(found.a?.rule == "increase")
    #expect(found.b?.rule == "hold")
  }

  @Test func `version one drops after one session under the floor`() throws {
    let found = try #require(
      search(try Fixtures.book(), try Fixtures.book("version-one")).found
    )
    #expect(found.did == "80x5")
    #expect(found.a?.rule == "below-range")
    #expect(found.b?.rule == "decrease")
  }

  @Test func `a difference in later sets alone takes a later set`() throws {
    let bolder = try Fixtures.book(
      replacing: "then last gap - half a step",
      with: "then last gap - step"
    )
    let found = try #require(search(try Fixtures.book(), bolder).found)
    #expect(found.sessions.count == 1)
    #expect(found.sessions.first?.count == 2)
    #expect(found.set == 2)
    #expect(found.a?.rule == "narrow-gap")
    #expect(found.b?.rule == "narrow-gap")
    #expect(found.a?.target != found.b?.target)
  }

  @Test func `a difference in burnouts alone takes every set`() throws {
    let fewer = try Fixtures.book(replacing: "aim  last reps\n", with: "aim  last reps - 1 rep\n")
    let found = try #require(search(try Fixtures.book(), fewer).found)
    #expect(found.sessions.count == 1)
    #expect(found.set == 4)
  }

  @Test func `a threshold of weight is begun from`() throws {
    let book = try Fixtures.book("steadier")
    let lighter = try Fixtures.book(
      "steadier",
      replacing: "light  = 40 kg or 90 lb",
      with: "light  = 45 kg or 90 lb"
    )
    #expect(search(book, lighter).found?.did == "40x8")
  }

  @Test func `a threshold of gaps is tried`() throws {
    func capped(_ most: Int) throws -> RuleBook {
      try Fixtures.book(
        replacing: "rule widen-gap\n",
        with: """
          rule wide
            when last gap > \(most) kg
            then last gap - step
            say  "Too far from set one, closing the gap to {gap}."
            or say "Too far from set one, and no load lies closer."

          rule widen-gap

          """
      )
    }
    let found = try #require(search(try capped(20), try capped(24)).found)
    #expect(found.did == "80x7 58.5x7")
    #expect(found.a?.rule == "wide")
    #expect(found.b?.rule == "keep-gap")
  }

  @Test(arguments: ["999999.998 kg or 999999.998 lb", "0.002 kg or 0.002 lb"])
  func `any step can be searched`(step: String) throws {
    let book = try Fixtures.book(replacing: "2.5 kg or 5 lb", with: step)
    let found = try #require(search(book, try Fixtures.book()).found)
    #expect(found.sessions.count == 1)
  }

  @Test func `a set that only one book starts tells them apart`() throws {
    let found = try #require(search(try Fixtures.book(), try Fixtures.book("leangains")).found)
    #expect(found.did == "80x7")
    #expect(found.set == 2)
    #expect(found.a == nil)
    #expect(found.b?.rule == "start")
  }

  @Test(arguments: [5, 49])
  func `a long window is told from one longer`(window: Int) throws {
    let book = try Fixtures.book(replacing: "window = 3", with: "window = \(window)")
    let longer = try Fixtures.book(replacing: "window = 3", with: "window = \(window + 1)")
    let found = try #require(search(book, longer).found)
    #expect(found.sessions.count == window)
    #expect(found.a?.rule == "stall")
  }

  @Test func `a rule that asks for days is asked later`() throws {
    let rule = """
      rule rusty
        when days since the last session >= 21 days
        then last weight - step
        say  "A long break, dropping a step."
        or say "A long break, but {weight} is the lightest."

      rule increase
        when last reps >= win
        then last weight + step
      """
    let careful = try Fixtures.book(
      replacing: "rule increase\n  when last reps >= win\n  then last weight + step",
      with: rule
    )
    let found = try #require(search(try Fixtures.book(), careful).found)
    #expect(found.did == "80x7 | after 21 days")
    #expect(found.b?.rule == "rusty")
  }

  @Test func `books of one meaning are not told apart`() throws {
    let book = try Fixtures.book()
    let reworded = try Fixtures.book(replacing: "Hit {win}+ last time", with: "{win} or more")
    let search = search(book, reworded)
    #expect(search.found == nil)
    #expect(search.sessions == 4)
    #expect(search.tries > 1000)
  }

  @Test func `a start that differs alone needs no session`() throws {
    let bolder = try Fixtures.book(
      replacing: "aim  floor to win",
      with: "aim  floor to win + 1 rep"
    )
    let found = try #require(search(try Fixtures.book(), bolder).found)
    #expect(found.did == "nothing")
    #expect(found.a?.target.repsText == "6-8")
    #expect(found.b?.target.repsText == "6-9")
  }

  @Test func `the same books give the same history`() throws {
    let names = RuleBook.builtInNames
    for a in names {
      for b in names where a != b {
        let books = (try Fixtures.book(a), try Fixtures.book(b))
        let first = search(books.0, books.1)
        #expect(first.found != nil)
        #expect(first == search(books.0, books.1))
      }
    }
  }

  @Test func `in pounds the history is in pounds`() throws {
    let higher = try Fixtures.book(replacing: "let win    = 8", with: "let win    = 9")
    let found = try #require(search(try Fixtures.book(), higher, unit: .lb).found)
    #expect(found.did == "175x8")
    #expect(found.a?.target.load?.text == "180")
  }

  @Test func `what is found tells the books apart on the board too`() throws {
    let book = try Fixtures.book()
    let longer = try Fixtures.book(replacing: "window = 3", with: "window = 4")
    let found = try #require(search(book, longer).found)
    let sessions = found.sessions.enumerated().map { Session(day: Fixtures.first + $0, sets: $1) }
    let today = Fixtures.first + (sessions.count - 1 + found.daysAfter)
    let a = Coach(book: book).board(for: sessions, on: today)
    let b = Coach(book: longer).board(for: sessions, on: today)
    #expect(a.decisions.first?.target == found.a?.target)
    #expect(b.decisions.first?.target == found.b?.target)
  }
}
