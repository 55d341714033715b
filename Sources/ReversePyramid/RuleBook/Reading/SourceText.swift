/// A run of bytes on one line of a book.
struct Spot {
  /// The line, from 1; 0 where the whole file is meant.
  var line: Int
  /// The first byte, counted from the start of the file.
  var start: Int
  /// One past the last byte.
  var end: Int

  /// From the start of this run to the end of another on the same line.
  func upTo(_ other: Spot) -> Spot { Spot(line: line, start: start, end: max(end, other.end)) }
}

/// The bytes of a book, cut into lines.
struct SourceText {
  let file: String
  let bytes: [UInt8]
  /// The bytes of each line, without its end.
  let lines: [Spot]

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = bytes
    var lines: [Spot] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      lines.append(
        Spot(line: lines.count + 1, start: start, end: hasReturn ? end - 1 : end))
      start = end + 1
    }
    self.lines = lines
  }

  /// The bytes of a line, from 1; none where there is no such line.
  func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= lines.count else { return 0..<0 }
    return lines[line - 1].start..<lines[line - 1].end
  }

  /// A line as typed.
  func excerpt(ofLine line: Int) -> String {
    DisplayText.safe(String(decoding: bytes[range(ofLine: line)], as: UTF8.self))
  }

  /// A run of bytes as display cells.
  func place(of spot: Spot) -> Diagnostic.Place {
    guard spot.line > 0, spot.end > spot.start || spot.start > 0 else {
      return Diagnostic.Place(line: spot.line, column: 0, length: 0)
    }
    let line = range(ofLine: spot.line)
    let start = min(max(spot.start, line.lowerBound), line.upperBound)
    let end = min(max(spot.end, start), line.upperBound)
    return Diagnostic.Place(
      line: spot.line,
      column: 1 + width(line.lowerBound..<start),
      length: max(1, width(start..<end))
    )
  }

  private func width(_ range: Range<Int>) -> Int {
    DisplayText.width(of: String(decoding: bytes[range], as: UTF8.self))
  }

  /// A run of bytes with every run of blanks as one space.
  func folded(_ spot: Spot) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(spot.end - spot.start)
    for byte in bytes[spot.start..<spot.end] {
      if isBlank(byte) {
        if result.last != UInt8(ascii: " ") { result.append(UInt8(ascii: " ")) }
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

func isLetter(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
}
