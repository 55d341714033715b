/// One record of a table of comma-separated values.
struct CSVRecord: Sendable, Hashable {
  /// The fields, without their quotes.
  var fields: [String]
  /// The line the record starts on, from 1.
  var line: Int
  /// The place of its first byte.
  var start: Int
}

/// A quote that makes a record unreadable.
struct CSVFault: Sendable, Hashable {
  /// What is wrong with the quote.
  enum Kind: Sendable, Hashable {
    /// The quoted field never ends.
    case unclosed
    /// Text stands between the closing quote and the next separator.
    case textBehindQuote
  }

  /// What is wrong.
  var kind: Kind
  /// The line the record starts on.
  var recordLine: Int
  /// The line of the opening quote.
  var line: Int
  /// The place of the first byte of that line.
  var excerpt: Int
}

/// Reads a table record by record as RFC 4180 has it: quoted fields, doubled quotes, line ends
/// inside quotes; and with a byte order mark, CRLF, lone CR and any one-byte separator.
///
/// A record with a bad quote is reported, and reading goes on at the line after its first, so
/// that one stray quote does not swallow the rest of the file.
struct CSVReader {
  /// What the reader found next.
  enum Item: Sendable, Hashable {
    case record(CSVRecord)
    case fault(CSVFault)
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  /// Whether `\"` stands for a quote inside quotes too.
  private let escapesQuotes: Bool
  private var position = 0
  private var line = 1
  private var lineStart = 0
  /// What may still be read twice; when it is used up, quotes end with their line.
  private var rereading: Int

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let lf = UInt8(ascii: "\n")
  private static let cr = UInt8(ascii: "\r")

  /// Makes a reader at the start of a file.
  init(_ bytes: [UInt8], separator: UInt8 = UInt8(ascii: ","), escapesQuotes: Bool = false) {
    self.bytes = bytes
    self.separator = separator
    self.escapesQuotes = escapesQuotes
    rereading = 4 * bytes.count
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    lineStart = position
  }

  /// The next record or fault, or nil at the end; blank lines are passed over.
  ///
  /// - Complexity: O(n) in the bytes of the file, over all calls.
  mutating func next() -> Item? {
    while isLineEnd(position) { passLineEnd() }
    guard position < bytes.count else { return nil }
    let start = position
    let recordLine = line
    var fields: [String] = []
    while true {
      if position < bytes.count, bytes[position] == Self.quote {
        let opening = line
        let openingStart = lineStart
        let (field, kind) = readQuoted()
        if let kind {
          // Text behind a quote on a later line tells that the quote was never meant to go so far.
          let kind = line == opening ? kind : .unclosed
          let fault = CSVFault(
            kind: kind,
            recordLine: recordLine,
            line: opening,
            excerpt: openingStart
          )
          recover(to: start, line: recordLine)
          return .fault(fault)
        }
        fields.append(field)
      } else {
        fields.append(readPlain())
      }
      guard position < bytes.count, bytes[position] == separator else { break }
      position += 1
    }
    if isLineEnd(position) { passLineEnd() }
    return .record(CSVRecord(fields: fields, line: recordLine, start: start))
  }

  /// The line that begins at a place.
  func line(_ start: Int) -> String {
    let end = bytes[start...].firstIndex { $0 == Self.lf || $0 == Self.cr } ?? bytes.count
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func readPlain() -> String {
    let start = position
    while position < bytes.count, bytes[position] != separator, !isLineEnd(position) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads from an opening quote to behind the closing one.
  private mutating func readQuoted() -> (field: String, fault: CSVFault.Kind?) {
    position += 1
    var field: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if escapesQuotes, byte == Self.backslash, position + 1 < bytes.count,
        bytes[position + 1] == Self.quote
      {
        field.append(Self.quote)
        position += 2
      } else if byte == Self.quote {
        position += 1
        guard position < bytes.count, bytes[position] == Self.quote else {
          let ends =
            position == bytes.count || bytes[position] == separator || isLineEnd(position)
          return (String(decoding: field, as: UTF8.self), ends ? nil : .textBehindQuote)
        }
        field.append(byte)
        position += 1
      } else if isLineEnd(position) {
        guard rereading > 0 else { return ("", .unclosed) }
        field.append(Self.lf)
        passLineEnd()
      } else {
        field.append(byte)
        position += 1
      }
    }
    return ("", .unclosed)
  }

  /// Goes back to the line after the first line of a record that cannot be read.
  private mutating func recover(to start: Int, line recordLine: Int) {
    rereading -= position - start
    position = start
    line = recordLine
    while position < bytes.count, !isLineEnd(position) { position += 1 }
    if position < bytes.count { passLineEnd() }
  }

  private func isLineEnd(_ index: Int) -> Bool {
    index < bytes.count && (bytes[index] == Self.lf || bytes[index] == Self.cr)
  }

  private mutating func passLineEnd() {
    let isPair =
      bytes[position] == Self.cr && position + 1 < bytes.count && bytes[position + 1] == Self.lf
    position += isPair ? 2 : 1
    line += 1
    lineStart = position
  }
}
