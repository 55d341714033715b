/// Bytes read by hand in the one form that the benchmark writes.
struct PlainReader {
  private let bytes: [UInt8]
  private var place: Int
  private var name = 0
  private let names = Invented.exercises.map { Array($0.utf8) }

  init(_ bytes: [UInt8], from place: Int = 0) {
    self.bytes = bytes
    self.place = place
  }

  var isAtEnd: Bool { place >= bytes.count }

  /// The next byte, not passed over.
  var byte: UInt8 { bytes[place] }

  mutating func skip(_ count: Int = 1) { place += count }

  @inline(__always)
  mutating func number() -> Int32 {
    var value: Int32 = 0
    while case let digit = bytes[place] &- 48, digit < 10 {
      value = value * 10 + Int32(digit)
      place += 1
    }
    return value
  }

  /// A date as a number that only tells days apart.
  @inline(__always)
  mutating func date() -> Int32 {
    let year = number()
    skip()
    let month = number()
    skip()
    return year * 512 + month * 32 + number()
  }

  /// A weight in thousandths.
  @inline(__always)
  mutating func weight() -> Int32 {
    var value = number() * 1000
    guard bytes[place] == 46 else { return value }
    place += 1
    var scale: Int32 = 100
    while case let digit = bytes[place] &- 48, digit < 10 {
      value += Int32(digit) * scale
      scale /= 10
      place += 1
    }
    return value
  }

  /// The number of a name up to a byte; the same as the last one, or one after it, is found first.
  @inline(__always)
  mutating func exercise() -> Int {
    for offset in names.indices {
      let index = (name + offset) % names.count
      guard isHere(names[index]) else { continue }
      name = index
      place += names[index].count
      return index
    }
    return 0
  }

  @inline(__always)
  private func isHere(_ name: [UInt8]) -> Bool {
    guard place + name.count < bytes.count else { return false }
    for index in name.indices where bytes[place + index] != name[index] { return false }
    let end = bytes[place + name.count]
    return end == 44 || end == 58
  }

  /// How many lines there are, found by looking at every byte.
  static func lines(of bytes: [UInt8]) -> Int {
    var count = 0
    for byte in bytes where byte == 10 { count &+= 1 }
    return count
  }
}
