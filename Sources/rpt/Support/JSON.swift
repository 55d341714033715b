import ReversePyramid

/// A JSON value whose keys stand in the order they are written.
enum JSON: Sendable, Equatable {
  case object([Field])
  case array([JSON])
  case string(String)
  /// A number, as its exact decimal text.
  case number(String)
  case bool(Bool)
  case null

  /// A key and its value.
  struct Field: Sendable, Equatable {
    var key: String
    var value: JSON

    init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  static func int(_ value: Int) -> JSON { .number(String(value)) }

  static func strings(_ values: [String]) -> JSON { .array(values.map(JSON.string)) }

  /// The value on one line, without escaped slashes.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        if index > 0 { text += "," }
        JSON.quote(field.key, to: &text)
        text += ":"
        field.value.write(to: &text)
      }
      text += "}"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .string(let string): JSON.quote(string, to: &text)
    case .number(let number): text += number
    case .bool(let bool): text += bool ? "true" : "false"
    case .null: text += "null"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where DisplayText.isUnsafe(scalar):
        for unit in String(scalar).utf16 {
          let hex = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Field($0.0, $0.1) })
  }

  init(stringLiteral value: String) { self = .string(value) }

  init(arrayLiteral elements: JSON...) { self = .array(elements) }

  init(booleanLiteral value: Bool) { self = .bool(value) }
}
