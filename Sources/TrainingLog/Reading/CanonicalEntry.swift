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
    guard readCanonicalSets(colon + 1, content.upperBound, exercise) else { return false }
    self.exercise = exercise
    touchFirstLine(exercise)
    let sets = Array(scratch)
    scratch.removeAll(keepingCapacity: true)
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

  /// Fills `scratch` with sets in canonical notation that no rule has a question about.
  private mutating func readCanonicalSets(_ start: Int, _ end: Int, _ exercise: Int) -> Bool {
    let bytes = line.bytes
    let unit = log.exercises[exercise].unit ?? log.unit
    let kind: Load.Kind = log.exercises[exercise].equipment == .bodyweight ? .body : .outside
    let isWide = !line.cells.isEmpty
    scratch.removeAll(keepingCapacity: true)
    var i = start
    while true {
      while i < end, bytes[i] == Ascii.space { i += 1 }
      let first = i
      guard i < end, scratch.count < Limits.setsOfEntry else { return false }
      var mark = WorkSet.Kind.unmarked
      switch bytes[i] {
      case UInt8(ascii: "w"): mark = .warmup
      case UInt8(ascii: "b"): mark = .burnout
      case UInt8(ascii: "d"): mark = .drop
      default: i -= 1
      }
      i += 1
      if mark == .drop, scratch.isEmpty { return false }
      let digits = i
      var value: Int64 = 0
      while i < end, bytes[i].isDigit, i - digits < 7 {
        value = value * 10 + Int64(bytes[i] - Ascii.zero)
        i += 1
      }
      guard i > digits, i - digits < 7, i < end else { return false }
      value *= 1000
      if bytes[i] == Ascii.dot {
        i += 1
        var scale: Int64 = 100
        guard i < end, bytes[i].isDigit else { return false }
        while i < end, bytes[i].isDigit {
          guard scale > 0 else { return false }
          value += Int64(bytes[i] - Ascii.zero) * scale
          scale /= 10
          i += 1
        }
      }
      guard value > 10_000, i < end, bytes[i] == Ascii.x else { return false }
      i += 1
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
          load: Load(Weight(thousandths: value, unit), unit, kind: kind),
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
      scratch.append(logged)
      while i < end, bytes[i] == Ascii.space { i += 1 }
      if i >= end { return true }
      guard bytes[i] == Ascii.comma else { return false }
      i += 1
      if i >= end { return true }
    }
  }
}
