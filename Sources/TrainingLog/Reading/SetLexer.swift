import ReversePyramid

/// Cuts the sets of a line into words, numbers and signs.
struct SetLexer {
  let bytes: [UInt8]
  let end: Int
  private(set) var tokens: [SetToken] = []
  private var index: Int
  private var isSpaced = false

  /// The tokens of a range of a line, with an `end` behind them.
  static func tokens(_ bytes: [UInt8], _ range: Range<Int>) throws(Refusal) -> [SetToken] {
    var lexer = SetLexer(bytes: bytes, range: range)
    try lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  private func peek(_ offset: Int = 0) -> UInt8 {
    index + offset < end ? bytes.at(index + offset) : 0
  }

  private mutating func add(_ kind: SetToken.Kind, _ length: Int) {
    tokens.append(SetToken(kind: kind, range: index..<index + length, isSpaced: isSpaced))
    index += length
    isSpaced = false
  }

  private mutating func run() throws(Refusal) {
    while index < end {
      let byte = bytes[index]
      switch byte {
      case Ascii.space:
        isSpaced = true
        index += 1
      case Ascii.comma, UInt8(ascii: "&"): add(.comma, 1)
      case Ascii.dot:
        if peek(1) == Ascii.space || index + 1 >= end { add(.comma, 1) } else { add(.other, 1) }
      case Ascii.plus: add(.plus, 1)
      case Ascii.dash: add(.dash, 1)
      case Ascii.slash: add(.slash, 1)
      case Ascii.at: add(.at, 1)
      case Ascii.colon: add(.colon, 1)
      case Ascii.star: add(.times, 1)
      case Ascii.hash:
        let isUnit = tokens.last?.kind == .number && !isSpaced && !peek(1).isDigit
        add(isUnit ? .unit : .other, 1)
        if isUnit { tokens[tokens.count - 1].unit = .lb }
      case Ascii.open: try group(.bracket, Ascii.close)
      case UInt8(ascii: "["): try group(.square, UInt8(ascii: "]"))
      case Ascii.quote: try group(.quoted, Ascii.quote)
      case Ascii.semicolon:
        add(.note, end - index)
      default:
        if byte.isDigit { try number() } else if byte.isWord { word() } else { add(.other, 1) }
      }
    }
    tokens.append(SetToken(kind: .end, range: end..<end, isSpaced: isSpaced))
  }

  /// Text in brackets or quotes, as one token that includes them.
  private mutating func group(_ kind: SetToken.Kind, _ closing: UInt8) throws(Refusal) {
    let opening = bytes[index]
    var depth = 0
    var i = index
    while i < end {
      let byte = bytes[i]
      if byte == closing, i > index {
        depth -= 1
        if depth <= 0 { return add(kind, i + 1 - index) }
      } else if byte == opening {
        depth += 1
      }
      i += 1
    }
    throw Refusal(
      index..<index + 1,
      "this note is not closed",
      [],
      [Remedy(end..<end, String(decoding: [closing], as: UTF8.self))]
    )
  }

  private mutating func number() throws(Refusal) {
    let start = index
    var value: Int64 = 0
    while peek().isDigit, index - start < 10 {
      value = value * 10 + Int64(peek().digit)
      index += 1
    }
    let whole = index - start
    guard whole <= 6, !peek().isDigit else {
      throw Refusal(start..<index, "this number has more than six digits")
    }
    var token = SetToken(kind: .number, range: start..<index, isSpaced: isSpaced)
    token.value = value * 1000
    let isComma = peek() == Ascii.comma && readsDecimalComma(value)
    if isComma || (peek() == Ascii.dot && peek(1).isDigit) {
      token.hasComma = isComma
      token.isWhole = false
      index += 1
      var scale: Int64 = 100
      while peek().isDigit {
        guard scale > 0 else {
          throw Refusal(start..<index + 1, "this number has more than three decimals")
        }
        token.value += Int64(peek().digit) * scale
        scale /= 10
        index += 1
      }
      if token.value % 1000 == 0 { token.isWhole = !isComma }
    }
    token.range = start..<index
    tokens.append(token)
    isSpaced = false
    unitBehindNumber()
  }

  /// Whether the comma at the cursor, behind the whole part of a load, is a decimal sign.
  private func readsDecimalComma(_ whole: Int64) -> Bool {
    var i = index + 1
    while i < end, bytes[i].isDigit { i += 1 }
    let fraction = bytes[index + 1..<i]
    let isUsual = ["5", "25", "50", "75", "125"].contains { fraction.elementsEqual($0.utf8) }
    guard isUsual, i >= end || bytes[i] != Ascii.dot else { return false }
    let last = tokens.last
    if last?.kind == .at || (last?.kind == .word && SetWords.isAt(last?.word ?? "")) {
      return whole > 10
    }
    if last?.kind == .times || last?.kind == .slash {
      // The second number of a set is reps; only a third one can be a load.
      let isThird =
        last?.kind == .times && tokens.count >= 3 && tokens[tokens.count - 2].kind == .number
        && tokens[tokens.count - 3].kind == .times
      guard isThird else { return false }
      return i >= end || !bytes[i].isWord || hasUnit(at: i) != nil
    }
    if last?.kind == .number, isSpaced { return false }
    var next = bytes.skipSpaces(i)
    if let unit = hasUnit(at: next) { next = bytes.skipSpaces(next + unit.length) }
    guard next < end else { return hasUnit(at: i) != nil }
    if bytes[next] == Ascii.colon || bytes.reads("for ", at: next) { return true }
    return bytes[next].lowered == Ascii.x || bytes[next] == Ascii.star || hasUnit(at: i) != nil
  }

  /// The unit at an index, where a whole word or a sign there is one; `kgx` is a unit and an `x`.
  private func hasUnit(at start: Int) -> (unit: WeightUnit, length: Int)? {
    var i = start
    while i < end, bytes[i].isWord { i += 1 }
    guard i > start, i - start <= 8 else { return nil }
    let word = bytes.lowercased(start..<i)
    if let unit = SetWords.unit(word) { return (unit, i - start) }
    if word.utf8.last == Ascii.x, let unit = SetWords.unit(String(word.dropLast())) {
      return (unit, i - start - 1)
    }
    return nil
  }

  private mutating func unitBehindNumber() {
    let start = bytes.skipSpaces(index)
    guard start < end, let found = hasUnit(at: start) else { return }
    tokens.append(
      SetToken(
        kind: .unit,
        range: start..<start + found.length,
        isSpaced: start > index,
        unit: found.unit
      )
    )
    index = start + found.length
  }

  private mutating func word() {
    if peek().lowered == Ascii.x, !peek(1).isWord { return add(.times, 1) }
    var i = index
    while i < end {
      let isJoint =
        (bytes[i] == Ascii.dash || bytes[i] == UInt8(ascii: "'")) && i > index && i + 1 < end
        && bytes[i + 1].isWord
      guard bytes[i].isWord || isJoint else { break }
      i += 1
    }
    let word = bytes.lowercased(index..<i)
    split(word, i - index)
  }

  /// A word on its own, or what stands behind it in one run of letters: `wbwx` is `w`, `bw`, `x`.
  private mutating func split(_ word: String, _ length: Int) {
    if SetWords.isThen(word) { return add(.comma, length) }
    if length == 2, word.utf8.last == Ascii.x, SetWords.kind(String(word.dropLast())) != nil {
      addWord(String(word.dropLast()), 1)
      return add(.times, 1)
    }
    var body = word
    let endsInTimes = word.utf8.last == Ascii.x
    if endsInTimes { body.removeLast() }
    let isBody = SetWords.isBody(body) || body == "bar"
    let tail = String(body.dropFirst())
    let isMarked =
      !isBody && SetWords.kind(String(body.prefix(1))) != nil
      && (SetWords.isBody(tail) || tail == "bar")
    guard isBody || isMarked, body.utf8.allSatisfy({ $0 < 0x80 }) else {
      return addWord(word, length)
    }
    let bodyLength = endsInTimes ? length - 1 : length
    if isMarked {
      addWord(String(body.prefix(1)), 1)
      addWord(tail, bodyLength - 1)
    } else {
      addWord(body, bodyLength)
    }
    if endsInTimes { add(.times, 1) }
  }

  private mutating func addWord(_ word: String, _ length: Int) {
    add(.word, length)
    tokens[tokens.count - 1].word = word
  }
}
