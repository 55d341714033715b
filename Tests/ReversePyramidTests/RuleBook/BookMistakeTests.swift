import ReversePyramid
import Testing

/// A book with something wrong in it, and the whole text that says so.
struct BookMistake: Sendable, CustomTestStringConvertible {
  /// A text to find in the sound book, and what stands in its place.
  enum Edit: Sendable {
    case replace(String, String)

    func applied(to book: String) -> String {
      guard case .replace(let old, let new) = self, let range = book.firstRange(of: old) else {
        return "nothing to replace"
      }
      return String(book[..<range.lowerBound]) + new + String(book[range.upperBound...])
    }
  }

  let title: String
  let source: String
  let text: String

  init(_ title: String, _ edits: Edit..., gives text: String) {
    self.title = title
    self.text = text
    source = edits.reduce(BookMistake.book) { book, edit in edit.applied(to: book) }
  }

  var testDescription: String { title }

  /// A small book without a mistake.
  static let book = #"""
    book "Mine"

    let sets = 3 sets
    let win = 8 reps
    let floor = 6 reps
    let step = 2.5 kg or 5 lb

    part "set one" decides weight of set 1

    rule increase
      when last reps >= win
      then last weight + step
      say "Hit {win}+, increasing the weight."
      or say "Top."

    rule hold
      otherwise
      then last weight
      say "Holding over {floor}."

    part "aims" decides reps of every set

    rule same
      otherwise
      then last reps + 1 rep
      say "One more than {last reps}."


    """# + examples

  /// What the small book says of itself.
  static let examples = #"""
    example "a win"
      did 80x8
      gets 82.5 increase

    example "a hold"
      did 80x7
      gets 80 hold aim 8

    """#
}

/// What a book's problems look like, one below the other.
func problemText(of source: String) -> String {
  RuleBook.read(Array(source.utf8), file: "mine.rules").problems
    .map { $0.text() }.joined(separator: "\n")
}

@Suite struct BookMistakeTests {
  @Test func `a sound book has no problem`() {
    #expect(problemText(of: BookMistake.book) == "")
  }

  @Test(
    arguments: [
      BookMistake.lineMistakes, BookMistake.settingMistakes, BookMistake.amountMistakes,
      BookMistake.sentenceMistakes, BookMistake.ruleMistakes, BookMistake.partMistakes,
      BookMistake.exampleMistakes,
    ].joined()
  )
  func `says what is wrong and where`(mistake: BookMistake) {
    let (book, problems) = RuleBook.read(Array(mistake.source.utf8), file: "mine.rules")
    #expect(problems.map { $0.text() }.joined(separator: "\n") == mistake.text)
    #expect(book == nil)
  }

  @Test(arguments: BookMistake.bookWarnings)
  func `warns and still reads the book`(mistake: BookMistake) {
    let (book, problems) = RuleBook.read(Array(mistake.source.utf8), file: "mine.rules")
    #expect(problems.map { $0.text() }.joined(separator: "\n") == mistake.text)
    #expect(problems.allSatisfy { $0.severity == .warning })
    #expect(book != nil)
  }

  @Test func `reports all mistakes in one run, by line`() {
    let mistake = BookMistake(
      "several",
      .replace(">= win", ">= wim"),
      .replace(#""Top.""#, #""Top."#),
      .replace("  otherwise\n  then last weight", "  otherwize\n  then last weight"),
      .replace("did 80x7", "did 80"),
      gives: #"""
        mine.rules:11:21: error: there is no name `wim`
           |
        11 |   when last reps >= wim
           |                     ^^^ did you mean `win` (line 4)?
        mine.rules:14:10: error: this sentence is never closed
           |
        14 |   or say "Top.
           |          ^ add `"` at the end of the line
        mine.rules:17:3: error: a line cannot start with `otherwize`
           |
        17 |   otherwize
           |   ^^^^^^^^^ did you mean `otherwise`?
        mine.rules:33:7: error: `80` is not a set
           |
        33 |   did 80
           |       ^^ expected reps behind the load, as in 80x8
        """#
    )
    #expect(problemText(of: mistake.source) == mistake.text)
  }

  @Test func `lists twenty problems and counts the rest`() {
    let source = BookMistake.book + String(repeating: "gets 80 hold\n", count: 30)
    let problems = RuleBook.read(Array(source.utf8), file: "mine.rules").problems
    #expect(problems.count == 21)
    #expect(problems.last?.text() == "mine.rules: error: 10 more problems")
  }

  @Test func `reads line ends of every kind and a byte order mark`() {
    let returns = BookMistake.book.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(problemText(of: "\u{FEFF}" + returns) == "")
  }

  @Test func `a comment ends a line outside quotes`() {
    let source = BookMistake.book
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "# nothing" : $0 + " # why" }
      .joined(separator: "\n")
    #expect(problemText(of: source) == "")
  }
}
