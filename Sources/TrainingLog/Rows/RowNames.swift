/// Names as numbers, counted from 0 as they first appear.
package struct RowNames: Sendable {
  /// The bytes of every spelling, one after another.
  private(set) var pool: [UInt8] = []
  /// Every spelling that stands in a table, with the name it means.
  private(set) var spellings: [Spelling] = []
  /// Places in `spellings` by hash, -1 where there is none; their number is a power of two.
  private var slots = [Int32](repeating: -1, count: 64)
  private(set) var names: [[UInt8]] = []
  /// Their numbers; apart from the spellings, since one name may be spelled as another one reads.
  private var numbers: [[UInt8]: Int32] = [:]

  /// A name as a table spells it: with or without quotes.
  struct Spelling: Sendable {
    var start: Int
    var count: Int
    var name: Int32
    /// The spelling that came after this one last time, -1 before there was one.
    var next: Int32 = -1
  }

  /// How many names there are.
  package var count: Int { names.count }

  /// The names from a number on, as text.
  package func texts(from first: Int) -> [String] {
    names.dropFirst(first).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number of a name, a new one where it was not seen before.
  mutating func number(of name: [UInt8]) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(clamping: names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  /// Notes that a spelling means a name.
  mutating func add(_ spelling: ArraySlice<UInt8>, meaning name: Int32) {
    guard place(of: spelling) == nil else { return }
    spellings.append(Spelling(start: pool.count, count: spelling.count, name: name))
    pool += spelling
    if spellings.count * 2 > slots.count { grow() }
    insert(Int32(clamping: spellings.count - 1))
  }

  mutating func follow(_ next: Int32, after place: Int32) { spellings[Int(place)].next = next }

  /// Where a spelling stands in `spellings`.
  func place(of bytes: ArraySlice<UInt8>) -> Int32? {
    var slot = RowNames.hash(bytes) & (slots.count - 1)
    while slots[slot] >= 0 {
      let spelling = spellings[Int(slots[slot])]
      if spelling.count == bytes.count,
        pool[spelling.start..<(spelling.start + spelling.count)].elementsEqual(bytes)
      {
        return slots[slot]
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for index in spellings.indices.dropLast() { insert(Int32(clamping: index)) }
  }

  private mutating func insert(_ place: Int32) {
    let spelling = spellings[Int(place)]
    let bytes = pool[spelling.start..<(spelling.start + spelling.count)]
    var slot = RowNames.hash(bytes) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = place
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 1_469_598_103_934_665_603
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) >> 1)
  }
}
