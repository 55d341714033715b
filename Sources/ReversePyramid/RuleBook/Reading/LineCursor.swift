/// A word, number, sentence or sign of a line.
struct Token {
  enum Kind { case word, number, sentence, unclosed, sign, end }

  var kind: Kind
  /// The token as typed; a sentence without its quotes.
  var text: String
  /// Where it is; a sentence with its quotes.
  var spot: Spot
}

/// Reads one line of a book token by token.
struct LineCursor {
  private let tokens: [Token]
  private var index = 0

  /// Cuts a line into tokens, up to a comment.
  init(_ text: SourceText, line: Int) {
    var tokens: [Token] = []
    tokens.reserveCapacity(12)
    var scanner = TokenScanner(text: text, line: line)
    while let token = scanner.next() { tokens.append(token) }
    let end = tokens.last?.spot.end ?? text.range(ofLine: line).lowerBound
    tokens.append(Token(kind: .end, text: "", spot: Spot(line: line, start: end, end: end + 1)))
    self.tokens = tokens
  }

  /// The token to be read next; at the end of the line, and after it, one of kind `end`.
  var next: Token { tokens[index] }

  /// The token read last; the first one before any was read.
  var previous: Token { tokens[max(0, index - 1)] }

  /// The word after the next token, or nothing where there is none.
  var wordAfterNext: String {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return "" }
    return tokens[index + 1].text
  }

  /// Whether the line is read to its end.
  var isAtEnd: Bool { next.kind == .end }

  mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  /// Reads a word or sign where it comes next.
  mutating func take(_ word: String) -> Bool {
    guard next.kind == .word || next.kind == .sign, next.text == word else { return false }
    advance()
    return true
  }

  /// Reads words that must come next; `form` shows how such a line is written.
  mutating func expect(_ words: String..., form: String) throws(Mistake) {
    for word in words where !take(word) {
      throw unexpected(form: form)
    }
  }

  /// Reads the one of some words that comes next.
  mutating func expect<Choice: RawRepresentable & CaseIterable>(
    oneOf choices: Choice.Type,
    form: String
  ) throws(Mistake) -> Choice where Choice.RawValue == String {
    guard next.kind == .word, let choice = Choice(rawValue: next.text) else {
      throw unexpected(form: form, instead: Choice.allCases.map(\.rawValue))
    }
    advance()
    return choice
  }

  /// The mistake that the next token is.
  func unexpected(form: String, instead words: [String] = []) -> Mistake {
    guard !isAtEnd else {
      return Mistake("the line ends too early", at: next.spot, hint: "write `\(form)`")
    }
    let near = next.kind == .word ? Suggestion.nearest(to: next.text, in: words) : nil
    let shown = next.kind == .sentence ? "a sentence" : "`\(next.text)`"
    return Mistake(
      "\(shown) cannot stand here",
      at: next.spot,
      hint: near.map { "did you mean `\($0)`?" } ?? "write `\(form)`"
    )
  }

  /// Makes sure that the line ends here.
  func expectEnd() throws(Mistake) {
    guard !isAtEnd else { return }
    throw Mistake(
      previous.kind == .sentence ? "text after the sentence" : "`\(next.text)` cannot stand here",
      at: next.spot.upTo(tokens[tokens.count - 2].spot),
      hint: "end the line here, or begin a comment with `#`"
    )
  }

  /// Whether the next sign stands between spaces, as a sign of a sum must.
  var hasSpacesAroundNext: Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    return tokens[index - 1].spot.end < next.spot.start
      && next.spot.end < tokens[index + 1].spot.start
  }
}

/// Finds where the tokens of a line begin and end.
private struct TokenScanner {
  let text: SourceText
  let line: Int
  private var position: Int
  private let end: Int

  init(text: SourceText, line: Int) {
    self.text = text
    self.line = line
    let range = text.range(ofLine: line)
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Token? {
    while position < end, isBlank(text.bytes[position]) { position += 1 }
    guard position < end, text.bytes[position] != UInt8(ascii: "#") else { return nil }
    let byte = text.bytes[position]
    if isLetter(byte) { return word() }
    if isDigit(byte) { return number() }
    if byte == UInt8(ascii: "\"") { return sentence() }
    return sign(byte)
  }

  /// A byte of this line, or 0 past its end.
  private func byte(_ index: Int) -> UInt8 { index < end ? text.bytes[index] : 0 }

  private mutating func token(_ kind: Token.Kind, upTo stop: Int, quotes: Int = 0) -> Token {
    let start = position
    position = stop
    return Token(
      kind: kind,
      text: String(decoding: text.bytes[(start + quotes)..<(stop - quotes)], as: UTF8.self),
      spot: Spot(line: line, start: start, end: stop)
    )
  }

  private mutating func word() -> Token {
    var stop = position + 1
    while isLetter(byte(stop)) || isDigit(byte(stop))
      || byte(stop) == UInt8(ascii: "-") && isLetter(byte(stop + 1))
    { stop += 1 }
    return token(.word, upTo: stop)
  }

  private mutating func number() -> Token {
    var stop = position + 1
    while isDigit(byte(stop)) { stop += 1 }
    if byte(stop) == UInt8(ascii: "."), isDigit(byte(stop + 1)) {
      stop += 1
      while isDigit(byte(stop)) { stop += 1 }
    }
    return token(.number, upTo: stop)
  }

  private mutating func sentence() -> Token {
    var stop = position + 1
    while stop < end, text.bytes[stop] != UInt8(ascii: "\"") { stop += 1 }
    guard stop < end else {
      let token = Token(
        kind: .unclosed,
        text: "\"",
        spot: Spot(line: line, start: position, end: position + 1)
      )
      position = end
      return token
    }
    return token(.sentence, upTo: stop + 1, quotes: 1)
  }

  private mutating func sign(_ first: UInt8) -> Token {
    var stop = position + 1
    if first == UInt8(ascii: ">") || first == UInt8(ascii: "<") {
      if byte(stop) == UInt8(ascii: "=") { stop += 1 }
    } else if first >= 0x80 {
      while byte(stop) >= 0x80 { stop += 1 }
    }
    return token(.sign, upTo: stop)
  }
}
