/// A JSON value read with nothing but the text; numbers stay the decimals they were written as.
indirect enum PlainJSON: Equatable {
  case object([String: PlainJSON])
  case array([PlainJSON])
  case string(String)
  case number(String)
  case bool(Bool)
  case null

  struct Unreadable: Error { var rest: String }

  init(_ text: String) throws {
    var reader = Reader(bytes: Array(text.utf8))
    self = try reader.value()
    guard reader.next() == nil else { throw reader.problem }
  }

  subscript(_ key: String) -> PlainJSON {
    if case .object(let fields) = self { fields[key] ?? .null } else { .null }
  }

  var items: [PlainJSON] { if case .array(let items) = self { items } else { [] } }
  var fields: [String: PlainJSON] { if case .object(let fields) = self { fields } else { [:] } }
  /// The text of a string or a number, else nothing.
  var text: String {
    switch self {
    case .string(let text), .number(let text): text
    default: ""
    }
  }
  var int: Int { Int(text) ?? -1 }
  var isNull: Bool { self == .null }
}

/// Reads JSON from bytes.
private struct Reader {
  let bytes: [UInt8]
  var index = 0

  var problem: PlainJSON.Unreadable {
    PlainJSON.Unreadable(rest: String(decoding: bytes[index...].prefix(40), as: UTF8.self))
  }

  /// The next byte that is no space.
  mutating func next() -> UInt8? {
    while index < bytes.count, bytes[index] <= 32 { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  mutating func value() throws -> PlainJSON {
    switch next() {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["):
      index += 1
      var items: [PlainJSON] = []
      while try !closes(UInt8(ascii: "]"), isFirst: items.isEmpty) { items.append(try value()) }
      return .array(items)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func object() throws -> [String: PlainJSON] {
    index += 1
    var fields: [String: PlainJSON] = [:]
    while try !closes(UInt8(ascii: "}"), isFirst: fields.isEmpty) {
      let key = try string()
      guard next() == UInt8(ascii: ":"), fields[key] == nil else { throw problem }
      index += 1
      fields[key] = try value()
    }
    return fields
  }

  /// Takes the closing sign, or the comma before another item.
  private mutating func closes(_ sign: UInt8, isFirst: Bool) throws -> Bool {
    let byte = next()
    if byte == sign {
      index += 1
      return true
    }
    if isFirst { return false }
    guard byte == UInt8(ascii: ",") else { throw problem }
    index += 1
    return false
  }

  private mutating func string() throws -> String {
    guard next() == UInt8(ascii: "\"") else { throw problem }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      // The certificates of these tests escape quotes and backslashes only.
      text.append(bytes[index])
      index += 1
    }
    throw problem
  }

  private mutating func word() throws -> PlainJSON {
    let start = index
    while index < bytes.count, !",]} ".utf8.contains(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard Double(word) != nil else { throw problem }
      return .number(word)
    }
  }
}
