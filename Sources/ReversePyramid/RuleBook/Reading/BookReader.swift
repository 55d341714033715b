/// Reads a book in three passes: how lines begin, the settings, and all other lines.
///
/// A line that cannot be read takes its place all the same, so that one mistake is reported once.
struct BookReader {
  /// What is reported once however often it is exceeded.
  struct Excess {
    var lets = false
    var parts = false
    var rules = false
    var conditions = false
    var examples = false
  }

  let text: SourceText
  var problems: Problems
  var heads: [LineHead] = []
  var settings = SettingTable()
  var title: (text: String, spot: Spot)?
  var parts: [PartDraft] = []
  var examples: [ExampleDraft] = []
  /// The line being read.
  var cursor: LineCursor
  /// The part, rule or example that the next line belongs to.
  var part: PartDraft?
  var rule: RuleDraft?
  var example: ExampleDraft?
  var hasTooMany = Excess()
  /// Whether a line could not be read, so that what it uses is not known.
  var hasUnreadLine = false

  init(_ text: SourceText) {
    self.text = text
    problems = Problems(of: text)
    cursor = LineCursor(text, line: 0)
  }

  /// Reads every line, checks the whole, and compiles it where there is no error.
  mutating func read() -> (book: RuleBook?, problems: [Diagnostic]) {
    readHeads()
    for head in heads where head.keyword == .let { readSetting(head) }
    for head in heads where head.keyword != .let { readLine(head) }
    closePart()
    closeExample()
    check()
    return (compiled(), problems.sorted())
  }

  private mutating func readLine(_ head: LineHead) {
    guard let keyword = head.keyword else { return tear() }
    cursor = LineCursor(text, line: head.line)
    cursor.advance()
    problems.isMuted = head.isMisspelt && keyword != .part && keyword != .example
    let hasPlace = open(keyword, head)
    problems.isMuted = false
    guard hasPlace else {
      hasUnreadLine = true
      return
    }
    guard !head.isMisspelt else { return markUnread(keyword) }
    do throws(Mistake) {
      try readRest(of: keyword, head)
    } catch {
      problems.error(error)
      markUnread(keyword)
    }
  }

  /// Notes that a line of the part, rule or example begins with an unknown word.
  private mutating func tear() {
    hasUnreadLine = true
    part?.isTorn = true
    rule?.isTorn = true
    rule?.isUnread = true
    example?.isUnread = true
  }

  private mutating func markUnread(_ keyword: Keyword) {
    hasUnreadLine = true
    switch keyword {
    case .rule, .when, .and, .otherwise, .then, .at, .aim: rule?.isUnread = true
    case .example, .did, .gets: example?.isUnread = true
    case .book: title = title ?? ("", Spot(line: 0, start: 0, end: 0))
    case .say, .or, .note, .let, .part, .limit: break
    }
  }

  /// Gives a line its place in the book; false where it has none.
  private mutating func open(_ keyword: Keyword, _ head: LineHead) -> Bool {
    switch keyword {
    case .book, .let: true
    case .part: openPart(head)
    case .limit: openLimit(head)
    case .rule: openRule(head)
    case .example: openExample(head)
    case .did, .gets: openExampleLine(keyword, head)
    default: openBodyLine(keyword, head)
    }
  }

  private mutating func readRest(of keyword: Keyword, _ head: LineHead) throws(Mistake) {
    switch keyword {
    case .book: try readTitle(head)
    case .let: break
    case .part: try readPart()
    case .limit: try readLimit()
    case .rule: try readRuleName()
    case .when, .and: try readConditionLine()
    case .otherwise: try cursor.expectEnd()
    case .then: try readOutcome()
    case .at: try readLighter()
    case .aim: try readAim()
    case .say: try readSay()
    case .or: try readOrSay()
    case .note: try readNote()
    case .example: try readExampleTitle()
    case .did: try readSessions()
    case .gets: try readAnswers()
    }
  }

  private mutating func readTitle(_ head: LineHead) throws(Mistake) {
    let name = try readPlainText()
    if let title, title.spot.line > 0 {
      throw Mistake(
        "a book has one name",
        at: head.spot,
        hint: "remove one of them",
        related: [(title.spot, "first here")]
      )
    }
    title = (name, head.spot)
  }

  /// Reads a string without holes, and the end of the line.
  mutating func readPlainText() throws(Mistake) -> String {
    let token = try readString()
    try cursor.expectEnd()
    return token.text
  }

  /// Reads a string, as typed.
  mutating func readString() throws(Mistake) -> Token {
    let token = cursor.next
    switch token.kind {
    case .sentence:
      if token.text.utf8.count > 200 {
        throw Mistake(
          "this sentence has \(token.text.utf8.count) bytes",
          at: token.spot,
          hint: "a sentence has at most 200"
        )
      }
      if token.text.utf8.allSatisfy(isBlank) {
        throw Mistake("this sentence is empty", at: token.spot, hint: "write it between the quotes")
      }
      cursor.advance()
      return token
    case .unclosed:
      throw Mistake(
        "this sentence is never closed",
        at: token.spot,
        hint: "add `\"` at the end of the line"
      )
    default:
      throw Mistake(
        "a sentence in quotes is missing",
        at: token.spot,
        hint: "write it between `\"` and `\"`"
      )
    }
  }

  private func compiled() -> RuleBook? {
    guard !problems.hasErrors, let title else { return nil }
    let compiledParts = parts.compactMap { $0.compiled }
    guard compiledParts.count == parts.count else { return nil }
    var book = RuleBook(
      name: title.text, file: text.file, source: text.bytes, settings: settings.settings,
      parts: compiledParts, examples: examples.map { $0.compiled })
    book.evenConverted()
    return book
  }
}
