/// A unit behind a number.
struct NumberUnit {
  var dimension: RuleBook.Dimension
  /// The unit of a weight.
  var weight: WeightUnit?

  init?(_ word: String) {
    switch word {
    case "kg": (dimension, weight) = (.weight, .kg)
    case "lb": (dimension, weight) = (.weight, .lb)
    case "rep", "reps": dimension = .reps
    case "set", "sets": dimension = .sets
    case "session", "sessions": dimension = .sessions
    case "day", "days": dimension = .days
    default: return nil
    }
  }

  /// Every unit, for suggestions.
  static let words = ["kg", "lb", "reps", "rep", "sets", "sessions", "days"]
}

extension BookReader {
  /// Reads a number of at most six digits before the point and three after it.
  mutating func readNumber() throws(Mistake) -> Token {
    let token = cursor.next
    guard token.kind == .number else { throw cursor.unexpected(form: "a number") }
    _ = try thousandths(token)
    cursor.advance()
    return token
  }

  /// The value of a number in thousandths.
  func thousandths(_ token: Token) throws(Mistake) -> Int64 {
    let digits = token.text.utf8
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    let fraction = digits.dropFirst(whole.count + 1)
    guard whole.count <= 6 else {
      throw Mistake(
        "more than six digits before the point",
        at: token.spot,
        hint: "write at most 999999"
      )
    }
    guard fraction.count <= 3 else {
      throw Mistake(
        "more than three digits after the point",
        at: token.spot,
        hint: "weights are exact to the thousandth"
      )
    }
    var value: Int64 = 0
    for digit in whole { value = value * 10 + Int64(digit - UInt8(ascii: "0")) }
    for digit in fraction { value = value * 10 + Int64(digit - UInt8(ascii: "0")) }
    for _ in fraction.count..<3 { value *= 10 }
    return value
  }

  /// The value of a number without decimals.
  func wholeNumber(_ token: Token) throws(Mistake) -> Int64 {
    let value = try thousandths(token)
    guard value % 1000 == 0 else {
      throw Mistake(
        "`\(token.text)` is not a whole number",
        at: token.spot,
        hint: "only weights have decimals"
      )
    }
    return value / 1000
  }

  /// Reads a whole number in a range.
  mutating func readInteger(
    _ range: ClosedRange<Int64>,
    of what: String
  ) throws(Mistake) -> Int {
    let token = try readNumber()
    let value = try wholeNumber(token)
    guard range.contains(value) else {
      throw Mistake(
        "`\(token.text)` is out of range",
        at: token.spot,
        hint: "\(what) is \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return Int(value)
  }

  /// Reads the unit that must follow a number.
  mutating func readUnit(after number: Token) throws(Mistake) -> NumberUnit {
    if cursor.next.kind == .word, let unit = NumberUnit(cursor.next.text) {
      cursor.advance()
      return unit
    }
    guard cursor.next.kind == .word else {
      throw Mistake(
        "the number \(number.text) has no unit",
        at: number.spot,
        hint: "write kg, lb, reps, sets, sessions or days behind it"
      )
    }
    let near = Suggestion.nearest(to: cursor.next.text, in: NumberUnit.words)
    throw Mistake(
      "there is no unit `\(cursor.next.text)`",
      at: cursor.next.spot,
      hint: near.map { "did you mean `\($0)`?" } ?? "write kg, lb, reps, sets, sessions or days"
    )
  }
}
