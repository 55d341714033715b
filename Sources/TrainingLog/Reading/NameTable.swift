/// The names and aliases of exercises, found without regard to case and runs of spaces.
struct NameTable {
  private struct Slot {
    var hash: UInt64
    var exercise: Int
    var name: Int
  }

  /// Every name and alias as it was written, in order of appearance.
  private(set) var spellings: [String] = []
  /// The exercise of each spelling.
  private(set) var owners: [Int] = []
  private var keys: [[UInt8]] = []
  private var slots: [Slot?] = Array(repeating: nil, count: 64)
  /// Names beyond ASCII, which have several spellings in Unicode.
  private var wide: [String: Int] = [:]
  /// The most words any name has, so that a search for one at the head of a line can stop.
  private(set) var mostWords = 1

  /// The exercise that a range of a line names.
  func exercise(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard let hash = NameTable.hash(bytes, range) else {
      return wide[NameTable.wideKey(bytes, range)].map { owners[$0] }
    }
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while let slot = slots[index] {
      if slot.hash == hash, matches(keys[slot.name], bytes, range) { return slot.exercise }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Adds a name; false where it is taken.
  mutating func add(_ bytes: [UInt8], _ range: Range<Int>, exercise: Int) -> Bool {
    guard self.exercise(bytes, range) == nil else { return false }
    let name = spellings.count
    let key = NameTable.key(bytes, range)
    spellings.append(NameTable.spelling(bytes, range))
    owners.append(exercise)
    keys.append(key)
    mostWords = max(mostWords, key.count { $0 == Ascii.space } + 1)
    guard let hash = NameTable.hash(bytes, range) else {
      wide[NameTable.wideKey(bytes, range)] = name
      return true
    }
    if (name + 1) * 2 > slots.count { grow() }
    insert(Slot(hash: hash, exercise: exercise, name: name))
    return true
  }

  /// A name with single spaces, in the case it was written in.
  static func spelling(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    var spelling: [UInt8] = []
    spelling.reserveCapacity(range.count)
    for byte in bytes[range] where byte != Ascii.space || spelling.last ?? byte != byte {
      spelling.append(byte)
    }
    if spelling.last == Ascii.space { spelling.removeLast() }
    return String(decoding: spelling, as: UTF8.self)
  }

  /// Gives exercises new numbers.
  mutating func renumber(_ order: [Int]) {
    for index in owners.indices { owners[index] = order[owners[index]] }
    for index in slots.indices {
      if let exercise = slots[index]?.exercise { slots[index]?.exercise = order[exercise] }
    }
  }

  private mutating func insert(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    while slots[index] != nil { index = (index + 1) & mask }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    for slot in old { if let slot { insert(slot) } }
  }

  private func matches(_ key: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var k = 0
    var i = range.lowerBound
    let end = range.upperBound
    while i < end {
      let byte = bytes[i].lowered
      guard k < key.count, key[k] == byte else { return false }
      k += 1
      i += 1
      if byte == Ascii.space { while i < end, bytes[i] == Ascii.space { i += 1 } }
    }
    return k == key.count
  }

  /// The hash of a name in ASCII, or nil for any other.
  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64? {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var i = range.lowerBound
    let end = range.upperBound
    while i < end {
      let byte = bytes[i].lowered
      if byte >= 0x80 { return nil }
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      i += 1
      if byte == Ascii.space { while i < end, bytes[i] == Ascii.space { i += 1 } }
    }
    return hash ^ (hash >> 29)
  }

  private static func key(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    Array(spelling(bytes, range).utf8).map(\.lowered)
  }

  private static func wideKey(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    spelling(bytes, range).lowercased()
  }
}
