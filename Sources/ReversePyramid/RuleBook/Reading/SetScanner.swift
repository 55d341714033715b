/// Reads the sets of a `did` line, which stand without spaces: `80x8 bw+2.5x6 skip | 80x7`.
struct SetScanner {
  private let text: SourceText
  private let line: Int
  private let unit: WeightUnit
  private let end: Int
  private var position: Int

  /// Begins where a token stands; bare loads are in `unit`.
  init(_ text: SourceText, from spot: Spot, unit: WeightUnit) {
    self.text = text
    self.unit = unit
    line = spot.line
    position = spot.start
    let range = text.range(ofLine: spot.line)
    // A set holds no quotes, so the first `#` begins a comment.
    let rest = position..<max(position, range.upperBound)
    end = text.bytes[rest].firstIndex(of: UInt8(ascii: "#")) ?? range.upperBound
  }

  /// Whether nothing but blanks is left.
  var isAtEnd: Bool {
    mutating get {
      while position < end, isBlank(text.bytes[position]) { position += 1 }
      return position >= end
    }
  }

  private var byte: UInt8 { position < end ? text.bytes[position] : 0 }

  /// Reads a text where it comes next.
  mutating func take(_ wanted: String) -> Bool {
    guard position < end, text.bytes[position..<end].starts(with: wanted.utf8) else { return false }
    position += wanted.utf8.count
    return true
  }

  /// Reads `after 30 days`, the last word of a `did` line, where it comes next.
  mutating func takeAfter() throws(Mistake) -> Int? {
    guard !isAtEnd, take("after") else { return nil }
    guard !isAtEnd, let days = readDigits(most: 5) else { throw expected("a number of days") }
    guard !isAtEnd, take("days") || take("day"), isAtEnd else {
      throw expected("`after \(days) days` and the end of the line")
    }
    return days
  }

  /// Reads a set, or `skip`.
  mutating func readSet() throws(Mistake) -> WorkSet {
    let start = position
    if take("skip") {
      guard isAtEnd || isSeparated(from: start + 4) else { throw expected("a space", from: start) }
      return WorkSet(.skipped, load: nil, reps: 0, line: line)
    }
    let kind: Load.Kind = take("bw") ? .body : .outside
    var thousandths: Int64 = 0
    if kind == .outside || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
      let isHelp = kind == .body && byte == UInt8(ascii: "-")
      if kind == .body { position += 1 }
      guard let number = readDecimal() else { throw expected("a set, as in 80x8", from: start) }
      thousandths = isHelp ? -number : number
    }
    let setUnit: WeightUnit = take("kg") ? .kg : take("lb") ? .lb : unit
    guard take("x"), let reps = readDigits(most: 4) else {
      throw expected("reps behind the load, as in 80x8", from: start)
    }
    guard position >= end || isBlank(byte) || byte == UInt8(ascii: "|") else {
      throw expected("a space between two sets", from: start)
    }
    let load = Load(Weight(thousandths: thousandths, setUnit), setUnit, kind: kind)
    return WorkSet(load: load, reps: reps, line: line)
  }

  private func isSeparated(from index: Int) -> Bool {
    index >= end || isBlank(text.bytes[index]) || text.bytes[index] == UInt8(ascii: "|")
  }

  private mutating func readDigits(most: Int) -> Int? {
    let start = position
    var value = 0
    while isDigit(byte), position - start < most {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      position += 1
    }
    return position > start && !isDigit(byte) ? value : nil
  }

  /// Reads a number of at most six digits before the point and three behind it, in thousandths.
  private mutating func readDecimal() -> Int64? {
    guard let whole = readDigits(most: 6) else { return nil }
    guard byte == UInt8(ascii: ".") else { return Int64(whole) * 1000 }
    position += 1
    let start = position
    guard let fraction = readDigits(most: 3) else { return nil }
    let scale = [100, 10, 1][position - start - 1]
    return Int64(whole) * 1000 + Int64(fraction * scale)
  }

  /// The mistake that what comes next is.
  func expected(_ what: String, from start: Int? = nil) -> Mistake {
    let first = min(start ?? position, end)
    var stop = max(first, position)
    while stop < end, !isBlank(text.bytes[stop]), text.bytes[stop] != UInt8(ascii: "|") {
      stop += 1
    }
    let typed = String(decoding: text.bytes[first..<stop], as: UTF8.self)
    let spot = Spot(line: line, start: first, end: max(stop, first + 1))
    return Mistake(
      typed.isEmpty ? "a set is missing" : "`\(typed)` is not a set",
      at: spot,
      hint: "expected \(what)"
    )
  }
}
