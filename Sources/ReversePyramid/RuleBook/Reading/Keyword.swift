/// The words that a line of a book can begin with.
enum Keyword: String, CaseIterable {
  case book, `let`, part, limit, rule, when, and, otherwise, then, at, aim, say, or, note
  case example, did, gets

  /// Where a line stands in the body of a rule; nil for lines of other places.
  var slot: RuleDraft.Slot? {
    switch self {
    case .when, .and, .otherwise: .condition
    case .then: .outcome
    case .at: .lighter
    case .aim: .aim
    case .say: .say
    case .or: .orSay
    case .note: .note
    default: nil
    }
  }
}

/// How a line of a book begins.
struct LineHead {
  var line: Int
  /// Nil where the word is unknown and near to none.
  var keyword: Keyword?
  /// Whether the word was only near to the keyword: the line takes its place and is not read.
  var isMisspelt = false
  var spot: Spot
}

extension BookReader {
  /// Finds how each line begins and reports the lines that cannot be read at all.
  mutating func readHeads() {
    for line in text.lines.indices.map({ $0 + 1 }) {
      guard let first = firstByte(ofLine: line) else { continue }
      if let mistake = badBytes(inLine: line) {
        problems.error(mistake)
        heads.append(LineHead(line: line, keyword: nil, spot: mistake.spot))
      } else {
        heads.append(head(ofLine: line, from: first))
      }
    }
  }

  /// The first byte of a line that is neither blank nor a comment.
  private func firstByte(ofLine line: Int) -> Int? {
    let range = text.range(ofLine: line)
    guard let first = range.first(where: { !isBlank(text.bytes[$0]) }) else { return nil }
    return text.bytes[first] == UInt8(ascii: "#") && badBytes(inLine: line) == nil ? nil : first
  }

  private mutating func head(ofLine line: Int, from first: Int) -> LineHead {
    var end = first
    let stop = text.range(ofLine: line).upperBound
    while end < stop, isLetter(text.bytes[end]) { end += 1 }
    let word = String(decoding: text.bytes[first..<end], as: UTF8.self)
    if let keyword = Keyword.allCases.first(where: { $0.rawValue == word }),
      end == stop || !isPartOfWord(end)
    {
      let spot = Spot(line: line, start: first, end: end)
      return LineHead(line: line, keyword: keyword, spot: spot)
    }
    while end < stop, !isBlank(text.bytes[end]), text.bytes[end] != UInt8(ascii: "\"") { end += 1 }
    let spot = Spot(line: line, start: first, end: max(end, first + 1))
    let typed = String(decoding: text.bytes[first..<spot.end], as: UTF8.self)
    let near = Suggestion.nearest(to: typed, in: Keyword.allCases.map(\.rawValue))
    problems.error(
      Mistake(
        "a line cannot start with `\(typed)`",
        at: spot,
        hint: near.map { "did you mean `\($0)`?" }
          ?? "a line starts with book, let, part, limit, rule, when, then, say, example …"
      )
    )
    let keyword = near.flatMap(Keyword.init(rawValue:))
    return LineHead(line: line, keyword: keyword, isMisspelt: true, spot: spot)
  }

  private func isPartOfWord(_ index: Int) -> Bool {
    isDigit(text.bytes[index]) || text.bytes[index] == UInt8(ascii: "-")
      || text.bytes[index] >= 0x80
  }

  /// Why the bytes of a line cannot be read, if they cannot.
  private func badBytes(inLine line: Int) -> Mistake? {
    let range = text.range(ofLine: line)
    let whole = Spot(line: line, start: range.lowerBound, end: range.upperBound)
    if range.count > 500 {
      return Mistake(
        "this line has \(range.count) bytes",
        at: whole,
        hint: "a line has at most 500"
      )
    }
    if text.bytes[range].allSatisfy({ $0 >= 32 && $0 < 127 || $0 == 9 }) { return nil }
    let shown = String(decoding: text.bytes[range], as: UTF8.self)
    guard shown.utf8.elementsEqual(text.bytes[range]) else {
      return Mistake("this line is not UTF-8 text", at: whole, hint: "save the file as UTF-8")
    }
    var offset = range.lowerBound
    for scalar in shown.unicodeScalars {
      let end = offset + scalar.utf8.count
      if scalar != "\t", DisplayText.isUnsafe(scalar) {
        return Mistake(
          "this line holds a character that no one can see",
          at: Spot(line: line, start: offset, end: end),
          hint: "remove it: U+\(String(scalar.value, radix: 16, uppercase: true))"
        )
      }
      offset = end
    }
    return nil
  }
}
