import ReversePyramid

extension LogReader {
  /// Reads `Name: 92.5x6, 82.5x8` at full speed; false leaves any other line to the full grammar.
  mutating func readKnownEntry(_ content: Range<Int>) -> Bool {
    guard let visit, waiting == nil, titleProblem == nil, !isSpilling else { return false }
    guard let colon = colon(content.lowerBound, content.upperBound) else { return false }
    let head = line.bytes.trimmed(content.lowerBound..<colon)
    guard let exercise = names.exercise(line.bytes, head), states[exercise].visit != visit else {
      return false
    }
    var sets: [LoggedSet] = []
    guard readCanonicalSets(colon + 1, content.upperBound, exercise, &sets) else { return false }
    self.exercise = exercise
    touchFirstLine(exercise)
    add(sets, notes: [], exercise: exercise, visit: visit)
    return true
  }

  /// The colon behind a name of letters, digits and signs that start no note.
  private func colon(_ start: Int, _ end: Int) -> Int? {
    let bytes = line.bytes
    var i = start
    while i < end {
      switch bytes[i] {
      case Ascii.colon: return i
      case Ascii.semicolon, Ascii.open, Ascii.quote, UInt8(ascii: "["): return nil
      default: i += 1
      }
    }
    return nil
  }

  /// Reads sets in canonical notation that no rule has a question about.
  private func readCanonicalSets(
    _ start: Int,
    _ end: Int,
    _ exercise: Int,
    _ sets: inout [LoggedSet]
  ) -> Bool {
    let bytes = line.bytes
    var commas = 0
    for index in start..<end where bytes[index] == Ascii.comma { commas += 1 }
    guard commas < Limits.setsOfEntry else { return false }
    sets.reserveCapacity(commas + 1)
    let unit = log.exercises[exercise].unit ?? log.unit
    let kind: Load.Kind = log.exercises[exercise].equipment == .bodyweight ? .body : .outside
    let isWide = !line.cells.isEmpty
    var i = start
    while true {
      while i < end, bytes[i] == Ascii.space { i += 1 }
      let first = i
      guard i < end else { return false }
      var mark = WorkSet.Kind.unmarked
      if !bytes[i].isDigit {
        switch bytes[i] {
        case UInt8(ascii: "w"): mark = .warmup
        case UInt8(ascii: "b") where bytes.at(i + 1) != UInt8(ascii: "w"): mark = .burnout
        case UInt8(ascii: "d"): mark = .drop
        default: break
        }
        if mark != .unmarked { i += 1 }
      }
      if mark == .drop, sets.isEmpty { return false }
      var loadKind = kind
      var isNegative = false
      var value: Int64 = 0
      if i + 1 < end, bytes[i] == UInt8(ascii: "b"), bytes[i + 1] == UInt8(ascii: "w") {
        loadKind = .body
        i += 2
        guard i < end else { return false }
        isNegative = bytes[i] == Ascii.dash
        if isNegative || bytes[i] == Ascii.plus {
          guard let number = LogReader.canonicalNumber(bytes, i + 1, end) else { return false }
          value = number.value
          i = number.end
        }
      } else {
        guard let number = LogReader.canonicalNumber(bytes, i, end), number.value > 10_000 else {
          return false
        }
        value = number.value
        i = number.end
      }
      while i < end, bytes[i] == Ascii.space { i += 1 }
      guard i < end, bytes[i] == Ascii.x else { return false }
      i += 1
      while i < end, bytes[i] == Ascii.space { i += 1 }
      let repsStart = i
      var reps = 0
      while i < end, bytes[i].isDigit, i - repsStart < 3 {
        reps = reps * 10 + bytes[i].digit
        i += 1
      }
      guard i > repsStart, reps <= Limits.reps else { return false }
      var logged = LoggedSet(
        WorkSet(
          mark,
          load: Load(Weight(thousandths: isNegative ? -value : value, unit), unit, kind: loadKind),
          reps: reps,
          line: line.number
        )
      )
      if i < end, bytes[i] == UInt8(ascii: "f") {
        logged.isFailure = true
        i += 1
      }
      if i < end, bytes[i] == Ascii.at {
        guard i + 1 < end, bytes[i + 1].isDigit, bytes[i + 1] != Ascii.zero else { return false }
        guard i + 2 >= end || (bytes[i + 2] == Ascii.comma && !bytes.at(i + 3).isDigit) else {
          return false
        }
        logged.effort = (bytes[i + 1] - Ascii.zero) * 10
        i += 2
      }
      logged.column = UInt16(clamping: isWide ? line.cell(first) + 1 : first + 1)
      logged.length = UInt8(clamping: isWide ? line.cell(i) - line.cell(first) : i - first)
      sets.append(logged)
      while i < end, bytes[i] == Ascii.space { i += 1 }
      if i >= end { return true }
      guard bytes[i] == Ascii.comma else { return false }
      i += 1
      if i >= end { return true }
    }
  }

  /// A number with at most six digits before and three behind the point, in thousandths.
  private static func canonicalNumber(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (
    value: Int64, end: Int
  )? {
    var i = start
    var value: Int64 = 0
    while i < end, bytes[i].isDigit, i - start < 7 {
      value = value * 10 + Int64(bytes[i] - Ascii.zero)
      i += 1
    }
    guard i > start, i - start < 7 else { return nil }
    value *= 1000
    guard i < end, bytes[i] == Ascii.dot else { return (value, i) }
    i += 1
    guard i < end, bytes[i].isDigit else { return nil }
    var scale: Int64 = 100
    while i < end, bytes[i].isDigit {
      guard scale > 0 else { return nil }
      value += Int64(bytes[i] - Ascii.zero) * scale
      scale /= 10
      i += 1
    }
    return (value, i)
  }
}
