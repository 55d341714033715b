import ReversePyramid

/// Rows of the plainest spelling, read over raw memory.
///
/// This is the one place of the package where memory is read unchecked: a row is some thirty bytes,
/// and checking the bounds of each costs as much as all the rest. Every read stays below `end`, since
/// a line end stands there and no loop passes one. Whatever is spelled otherwise is left to
/// ``PlainRow``, which also says what is wrong with it; a row read here is read alike there.
struct FastRows {
  private let columns: [RowColumn]
  /// The ten bytes of the day that was read last, and that day.
  private var dayBytes: (UInt64, UInt16)
  private var day: Int32 = 0
  private var lastExercise: Int32 = -1
  private var lastLifter: Int32 = -1

  init(_ columns: [RowColumn]) {
    self.columns = columns
    // Day 0, so that the bytes of no day are taken for one before any was read.
    dayBytes = Array("1970-01-01".utf8).withUnsafeBytes {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt16.self))
    }
  }

  /// Reads rows into a list until one is not plain, the list is full, or the bytes end.
  ///
  /// - Parameters:
  ///   - bytes: Whole lines, the last of them ended, and at least 16 bytes more.
  ///   - start: Where the first line begins.
  ///   - end: Behind the last line end.
  ///   - line: The number of the first line; afterwards that of the line not read.
  ///   - exercises: The names of the exercises; none is added.
  ///   - lifters: The names of the lifters; none is added.
  ///   - rows: What the rows are put behind.
  ///   - most: How many rows fill the list.
  /// - Returns: Where the line begins that was not read.
  mutating func read(
    _ bytes: [UInt8], from start: Int, to end: Int, line: inout Int,
    exercises: inout RowNames, lifters: inout RowNames, into rows: inout [SetRow], most: Int
  ) -> Int {
    guard start >= 0, end > start, end + 16 <= bytes.count, bytes[end - 1] == 10 else {
      return start
    }
    return bytes.withUnsafeBytes { memory in
      columns.withUnsafeBufferPointer { columns in
        guard let base = memory.baseAddress else { return start }
        var begin = start
        while begin < end, rows.count < most {
          var cursor = Cursor(base: base, index: begin)
          guard let row = row(&cursor, columns, line, &exercises, &lifters) else { break }
          rows.append(row)
          begin = cursor.index
          line += 1
        }
        return begin
      }
    }
  }

  @inline(__always)
  private mutating func row(
    _ cursor: inout Cursor, _ columns: UnsafeBufferPointer<RowColumn>, _ line: Int,
    _ exercises: inout RowNames, _ lifters: inout RowNames
  ) -> SetRow? {
    var row = SetRow(
      lifter: 0, exercise: 0, day: 0, set: 0, reps: 0, weight: .zero, line: line)
    let last = columns.count - 1
    for index in 0...last {
      switch columns[index] {
      case .exercise:
        guard let name = cursor.name(&exercises, &lastExercise) else { return nil }
        row.exercise = name
      case .lifter:
        guard let name = cursor.name(&lifters, &lastLifter) else { return nil }
        row.lifter = name
      case .date:
        guard cursor.date(&dayBytes, &day) else { return nil }
        row.day = day
      case .set:
        guard let number = cursor.whole(digits: 2), number > 0 else { return nil }
        row.set = Int16(truncatingIfNeeded: number)
      case .weight:
        guard let weight = cursor.thousandths() else { return nil }
        row.weight = Weight(grains: weight &* WeightUnit.kg.grain)
      case .reps:
        guard let number = cursor.whole(digits: 3) else { return nil }
        row.reps = Int16(truncatingIfNeeded: number)
      case .other:
        guard cursor.skipField() else { return nil }
      }
      guard index == last ? cursor.takeLineEnd() : cursor.take(44) else { return nil }
    }
    return row
  }
}

/// A place in the bytes of a row.
private struct Cursor {
  let base: UnsafeRawPointer
  var index: Int

  private var byte: UInt8 { base.load(fromByteOffset: index, as: UInt8.self) }

  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  mutating func takeLineEnd() -> Bool {
    if byte == 13 { index += 1 }
    return take(10)
  }

  /// A whole number of at most so many digits, with nothing behind it but the end of its field.
  @inline(__always)
  mutating func whole(digits: Int) -> Int? {
    var value = Int(byte &- 48)
    guard value <= 9 else { return nil }
    index += 1
    for _ in 1..<digits {
      let digit = Int(byte &- 48)
      guard digit <= 9 else { break }
      value = value * 10 + digit
      index += 1
    }
    return value
  }

  @inline(__always)
  mutating func thousandths() -> Int64? {
    guard var value = whole(digits: 6) else { return nil }
    value *= 1000
    guard byte == 46 else { return Int64(value) }
    index += 1
    var scale = 100
    let first = index
    while scale > 0 {
      let digit = Int(byte &- 48)
      guard digit <= 9 else { break }
      value += digit * scale
      scale /= 10
      index += 1
    }
    return index > first ? Int64(value) : nil
  }

  /// Ten bytes that are those of the row before, or a day.
  @inline(__always)
  mutating func date(_ known: inout (UInt64, UInt16), _ day: inout Int32) -> Bool {
    let front = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    let back = base.loadUnaligned(fromByteOffset: index + 8, as: UInt16.self)
    if front != known.0 || back != known.1 {
      guard let read = readDay() else { return false }
      known = (front, back)
      day = read
    }
    index += 10
    return true
  }

  @inline(never)
  private func readDay() -> Int32? {
    var digits = 0
    for place in 0..<10 {
      let byte = base.load(fromByteOffset: index + place, as: UInt8.self)
      if place == 4 || place == 7 {
        guard byte == 45 else { return nil }
      } else {
        guard byte &- 48 <= 9 else { return nil }
        digits = digits * 10 + Int(byte &- 48)
      }
    }
    let day = Day(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    return day.map { Int32(truncatingIfNeeded: $0.number) }
  }

  mutating func skipField() -> Bool {
    while byte != 44, byte != 10, byte != 13 {
      if byte == 34 { return false }
      index += 1
    }
    return true
  }

  /// The number of a name that was seen before; the likeliest are tried first.
  @inline(__always)
  mutating func name(_ names: inout RowNames, _ last: inout Int32) -> Int32? {
    if last >= 0 {
      let spelling = names.spellings[Int(last)]
      if holds(spelling, names) { return spelling.name }
      if spelling.next >= 0 {
        let next = names.spellings[Int(spelling.next)]
        if holds(next, names) {
          last = spelling.next
          return next.name
        }
      }
    }
    return search(&names, &last)
  }

  /// Whether a spelling stands here, up to the end of its field.
  @inline(__always)
  private mutating func holds(_ spelling: RowNames.Spelling, _ names: RowNames) -> Bool {
    for place in 0..<spelling.count
    where base.load(fromByteOffset: index + place, as: UInt8.self)
      != names.pool[spelling.start + place]
    { return false }
    let behind = base.load(fromByteOffset: index + spelling.count, as: UInt8.self)
    guard behind == 44 || behind == 10 || behind == 13 else { return false }
    index += spelling.count
    return true
  }

  @inline(never)
  private mutating func search(_ names: inout RowNames, _ last: inout Int32) -> Int32? {
    let start = index
    guard skipField(), index > start else { return nil }
    let field = UnsafeRawBufferPointer(start: base + start, count: index - start)
    guard let place = names.place(of: Array(field)[...]) else { return nil }
    if last >= 0 { names.follow(place, after: last) }
    last = place
    return names.spellings[Int(place)].name
  }
}
