import ReversePyramid
import Testing

/// The lines in which an edited copy of a book differs.
struct ChangedLinesTests {
  @Test func `a changed line is shown beside what it was`() throws {
    let copy = try Fixtures.book(replacing: "let win    = 8 reps", with: "let win    = 9 reps")
    let lines = try #require(copy.lines(changedFrom: try Fixtures.book()))
    #expect(lines.count == 1)
    #expect(lines.first?.line == 5)
    #expect(lines.first?.now?.hasPrefix("let win    = 9 reps") == true)
    #expect(lines.first?.was?.hasPrefix("let win    = 8 reps") == true)
  }

  @Test func `lines put in and taken out stand alone`() throws {
    let book = try Fixtures.book()
    let longer = try Fixtures.book(
      replacing: "let sets ",
      with: "# mine\n# and mine\nlet sets "
    )
    let put = try #require(longer.lines(changedFrom: book))
    #expect(put.map(\.line) == [4, 5])
    #expect(put.map(\.now) == ["# mine", "# and mine"])
    #expect(put.allSatisfy { $0.was == nil })
    let taken = try #require(book.lines(changedFrom: longer))
    #expect(taken.map(\.was) == ["# mine", "# and mine"])
    #expect(taken.allSatisfy { $0.now == nil && $0.line == 4 })
  }

  @Test func `another book is no copy, and the same no change`() throws {
    let book = try Fixtures.book()
    #expect(book.lines(changedFrom: book) == nil)
    #expect(try Fixtures.book("version-one").lines(changedFrom: book) == nil)
  }
}
