/// A line of the file, before it is cleaned.
struct LineSpan {
  /// The first byte.
  var start: UInt32
  /// One past the last byte, without the line end.
  var end: UInt32
  /// Whether every byte is printable ASCII, so that nothing needs cleaning.
  var isPlain: Bool
  /// Whether a block has used it.
  var isInBlock = false

  /// The bytes of the line.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// Bounds that keep any file readable in bounded time and memory.
enum Limits {
  static let bytes = 64 << 20
  static let lines = 1_000_000
  static let lineBytes = 4096
  static let sets = 1_000_000
  static let exercises = 5_000
  static let nameBytes = 120
  static let problems = 1_000
  static let setsOfCount = 100
  static let setsOfEntry = 200
  static let reps = 100
  static let repsOfSide = 60
}

extension [UInt8] {
  /// The lines of a file, or nil where there are more than anyone writes; LF, CRLF and CR all end one.
  func splitIntoLines(from first: Int) -> [LineSpan]? {
    var lines: [LineSpan] = []
    lines.reserveCapacity(Swift.min(count / 24 + 1, Limits.lines))
    let bytes = span
    let length = count
    var start = first
    while start < length {
      guard lines.count < Limits.lines else { return nil }
      var end = start
      var isPlain = true
      while true {
        var byte = bytes.at(end)
        while byte &- 0x20 < 0x5F {
          end &+= 1
          byte = bytes.at(end)
        }
        if end >= length || byte == Ascii.newline || byte == Ascii.carriageReturn { break }
        isPlain = false
        end &+= 1
      }
      lines.append(LineSpan(start: UInt32(start), end: UInt32(end), isPlain: isPlain))
      let isPair = bytes.at(end) == Ascii.carriageReturn && bytes.at(end + 1) == Ascii.newline
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }
}
