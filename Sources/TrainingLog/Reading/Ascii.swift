/// The bytes that the reader looks for.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let star = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let comma = UInt8(ascii: ",")
  static let dash = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let at = UInt8(ascii: "@")
  static let x = UInt8(ascii: "x")
}

extension UInt8 {
  /// Whether it is `0` to `9`.
  var isDigit: Bool { self &- Ascii.zero < 10 }
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  /// Whether it belongs to a word: a letter, or a part of a scalar beyond ASCII.
  var isWord: Bool { isLetter || self >= 0x80 }
  /// The letter in lower case, or the byte itself.
  var lowered: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
  /// The value of a digit.
  var digit: Int { Int(self &- Ascii.zero) }
}

extension [UInt8] {
  /// The byte at an index, or 0 beyond the end.
  func at(_ index: Int) -> UInt8 { index >= 0 && index < count ? self[index] : 0 }

  /// The first index at or behind `index` that holds no space.
  func skipSpaces(_ index: Int) -> Int {
    var i = index
    while i < count, self[i] == Ascii.space { i += 1 }
    return i
  }

  /// A range without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var from = range.lowerBound
    var to = range.upperBound
    while from < to, self[from] == Ascii.space { from += 1 }
    while to > from, self[to - 1] == Ascii.space { to -= 1 }
    return from..<to
  }

  /// A range as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }

  /// A range as text in lower case.
  func lowercased(_ range: Range<Int>) -> String { text(range).lowercased() }

  /// Whether the bytes from an index on read as a word in lower case, without regard to case.
  func reads(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    return word.withUTF8Buffer { letters in
      var i = 0
      while i < length {
        if self[index + i].lowered != letters[i] { return false }
        i += 1
      }
      return true
    }
  }
}
