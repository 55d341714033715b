import ReversePyramid

/// Sets as most lines hold them, which no rule has a question about.
struct CanonicalSets {
  /// The sets as the coach sees them.
  private(set) var work: [WorkSet] = []
  /// What else they say: empty where none says anything, else one each.
  private(set) var details: [SetDetail] = []
  private let line: Int
  private let unit: WeightUnit
  private let kind: Load.Kind

  /// - Parameters:
  ///   - count: How many sets there are likely to be.
  ///   - line: The line they stand on.
  ///   - unit: The unit of a bare load.
  ///   - kind: What a bare load is.
  init(count: Int, line: Int, unit: WeightUnit, kind: Load.Kind) {
    self.line = line
    self.unit = unit
    self.kind = kind
    work.reserveCapacity(count)
  }

  /// Reads all bytes from a place on; false leaves them to the full grammar.
  mutating func read(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var i = start
    var commas = 0
    while readSet(bytes, &i) {
      i = bytes.skipSpaces(i)
      if i >= bytes.count { return true }
      guard bytes[i] == Ascii.comma else { return false }
      i += 1
      if i >= bytes.count { return true }
      commas += 1
      guard commas < Limits.setsOfEntry else { return false }
    }
    return false
  }

  @inline(__always)
  private mutating func readSet(_ bytes: Span<UInt8>, _ i: inout Int) -> Bool {
    i = bytes.skipSpaces(i)
    let mark = bytes.at(i).isDigit ? .unmarked : CanonicalSets.mark(bytes, &i)
    if mark == .drop, work.isEmpty { return false }
    guard let load = load(bytes, &i) else { return false }
    i = bytes.skipSpaces(i)
    guard bytes.at(i) == Ascii.x else { return false }
    i = bytes.skipSpaces(i + 1)
    let repsStart = i
    var reps = 0
    var digit = bytes.at(i) &- Ascii.zero
    while digit < 10, i &- repsStart < 3 {
      reps = reps &* 10 &+ Int(digit)
      i &+= 1
      digit = bytes.at(i) &- Ascii.zero
    }
    guard i > repsStart, reps <= Limits.reps else { return false }
    if i < bytes.count, bytes[i] == UInt8(ascii: "f") || bytes[i] == Ascii.at {
      guard let detail = CanonicalSets.detail(bytes, &i) else { return false }
      details += repeatElement(SetDetail(), count: work.count - details.count)
      details.append(detail)
    } else if !details.isEmpty {
      details.append(SetDetail())
    }
    work.append(WorkSet(mark, load: load, reps: reps, line: line))
    return true
  }

  /// The mark before a load.
  private static func mark(_ bytes: Span<UInt8>, _ i: inout Int) -> WorkSet.Kind {
    let mark: WorkSet.Kind
    switch bytes.at(i) {
    case UInt8(ascii: "w"): mark = .warmup
    case UInt8(ascii: "b") where bytes.at(i + 1) != UInt8(ascii: "w"): mark = .burnout
    case UInt8(ascii: "d"): mark = .drop
    default: return .unmarked
    }
    i += 1
    return mark
  }

  @inline(__always)
  private func load(_ bytes: Span<UInt8>, _ i: inout Int) -> Load? {
    var value: Int64
    var kind = kind
    if bytes.at(i).isDigit {
      guard let number = CanonicalSets.number(bytes, &i), number > 10_000 else { return nil }
      value = number
    } else {
      guard bytes.at(i) == UInt8(ascii: "b"), bytes.at(i + 1) == UInt8(ascii: "w") else {
        return nil
      }
      i += 2
      value = 0
      kind = .body
      let sign = bytes.at(i)
      if sign == Ascii.dash || sign == Ascii.plus {
        i += 1
        guard let number = CanonicalSets.number(bytes, &i) else { return nil }
        value = sign == Ascii.dash ? -number : number
      }
    }
    return Load(Weight(thousandths: value, unit), unit, kind: kind)
  }

  /// What stands behind the reps: a failure, an effort.
  private static func detail(_ bytes: Span<UInt8>, _ i: inout Int) -> SetDetail? {
    var detail = SetDetail()
    if bytes.at(i) == UInt8(ascii: "f") {
      detail.isFailure = true
      i += 1
    }
    guard bytes.at(i) == Ascii.at else { return detail }
    let effort = bytes.at(i + 1)
    guard effort.isDigit, effort != Ascii.zero else { return nil }
    i += 2
    guard i >= bytes.count || (bytes[i] == Ascii.comma && !bytes.at(i + 1).isDigit) else {
      return nil
    }
    detail.effort = (effort - Ascii.zero) * 10
    return detail
  }

  /// A number with at most six digits before and three behind the point, in thousandths.
  @inline(__always)
  private static func number(_ bytes: Span<UInt8>, _ i: inout Int) -> Int64? {
    let start = i
    var value: Int64 = 0
    var digit = bytes.at(i) &- Ascii.zero
    while digit < 10, i &- start < 7 {
      value = value &* 10 &+ Int64(digit)
      i &+= 1
      digit = bytes.at(i) &- Ascii.zero
    }
    guard i > start, i &- start < 7 else { return nil }
    value &*= 1000
    guard bytes.at(i) == Ascii.dot else { return value }
    i &+= 1
    digit = bytes.at(i) &- Ascii.zero
    guard digit < 10 else { return nil }
    var scale: Int64 = 100
    while digit < 10 {
      guard scale > 0 else { return nil }
      value &+= Int64(digit) &* scale
      scale = scale == 100 ? 10 : scale == 10 ? 1 : 0
      i &+= 1
      digit = bytes.at(i) &- Ascii.zero
    }
    return value
  }
}

extension Span<UInt8> {
  /// The byte at an index, or 0 beyond the end.
  @inline(__always)
  func at(_ index: Int) -> UInt8 {
    UInt(bitPattern: index) < UInt(bitPattern: count) ? self[index] : 0
  }

  /// The first index at or behind `index` that holds no space.
  @inline(__always)
  func skipSpaces(_ index: Int) -> Int {
    var i = index
    while at(i) == Ascii.space { i &+= 1 }
    return i
  }
}
