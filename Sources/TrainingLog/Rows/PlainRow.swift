import ReversePyramid

/// One row of a table, field by field: the reader that knows every spelling and says what is wrong.
struct PlainRow {
  var lifter: [UInt8] = []
  var exercise: [UInt8] = []
  var day = 0
  var set = 0
  var thousandths: Int64 = 0
  var reps = 0

  /// The most bytes of a name.
  static let longestName = 200
  /// The highest number of a set.
  static let mostSets = 99
  /// The most reps of a set.
  static let mostReps = 999

  /// Why a row cannot be read.
  struct Fault: Error, Equatable {
    /// The field, from 0; nil where the whole row is meant.
    var field: Int?
    var message: String
    var hint: String
  }

  /// Reads a line without its end.
  init(_ line: ArraySlice<UInt8>, _ columns: [RowColumn]) throws(Fault) {
    guard let fields = PlainRow.fields(of: line) else {
      throw Fault(message: "a quote is not closed", hint: "a field in quotes ends on its line")
    }
    guard fields.count == columns.count else {
      throw Fault(
        message: "the row has \(counted(fields.count, "field")), the header \(columns.count)",
        hint: fields.count > columns.count
          ? "a name with a comma stands in quotes, and a weight has a point: 82.5"
          : "a field without a value is empty")
    }
    for (index, column) in columns.enumerated() {
      do throws(Trouble) {
        try take(fields[index].text, as: column)
      } catch {
        throw Fault(field: index, message: error.message, hint: error.hint)
      }
    }
  }

  private struct Trouble: Error {
    var message: String
    var hint: String

    init(_ message: String, _ hint: String) {
      self.message = message
      self.hint = hint
    }
  }

  private mutating func take(_ field: [UInt8], as column: RowColumn) throws(Trouble) {
    switch column {
    case .other: break
    case .lifter: lifter = try name(field, "lifter")
    case .exercise: exercise = try name(field, "exercise")
    case .date: day = try date(field)
    case .set:
      guard let number = whole(field, upTo: PlainRow.mostSets), number > 0 else {
        throw Trouble(
          "this is no number of a set", "write a whole number from 1 to \(PlainRow.mostSets)")
      }
      set = number
    case .weight: thousandths = try weight(field)
    case .reps:
      guard let number = whole(field, upTo: PlainRow.mostReps) else {
        throw Trouble("these are no reps", "write a whole number up to \(PlainRow.mostReps)")
      }
      reps = number
    }
  }

  private func name(_ field: [UInt8], _ what: String) throws(Trouble) -> [UInt8] {
    guard !field.isEmpty else { throw Trouble("the \(what) is missing", "every row names it") }
    guard field.count <= PlainRow.longestName else {
      throw Trouble("the name is too long", "a name has at most \(PlainRow.longestName) bytes")
    }
    guard let text = String(validating: field, as: UTF8.self) else {
      throw Trouble("the name is no UTF-8", "save the table as UTF-8")
    }
    guard !text.unicodeScalars.contains(where: DisplayText.isUnsafe) else {
      throw Trouble("the name has a character that cannot be shown", "take it out")
    }
    return field
  }

  private func date(_ field: [UInt8]) throws(Trouble) -> Int {
    guard let day = Day(String(decoding: field, as: UTF8.self)) else {
      throw Trouble("this is no day", "write it as 2026-10-05")
    }
    return day.number
  }

  private func weight(_ field: [UInt8]) throws(Trouble) -> Int64 {
    let parts = field.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? Array(parts[1]) : [UInt8(ascii: "0")]
    guard let kilograms = whole(Array(parts.first ?? []), upTo: 999_999),
      (1...3).contains(fraction.count), var rest = whole(fraction, upTo: 999)
    else {
      throw Trouble("this is no weight", "write kilograms with a point: 82.5")
    }
    for _ in fraction.count..<3 { rest *= 10 }
    return Int64(kilograms * 1000 + rest)
  }

  /// A whole number in digits, or nil.
  private func whole(_ field: [UInt8], upTo most: Int) -> Int? {
    guard (1...6).contains(field.count) else { return nil }
    var value = 0
    for byte in field {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value <= most ? value : nil
  }
}

extension PlainRow {
  /// A field of a line.
  struct Field: Equatable {
    /// Where it stands, with its quotes and the spaces around it.
    var range: Range<Int>
    /// What it says, without them.
    var text: [UInt8]
  }

  /// The fields of a line; nil where a quote is not closed.
  static func fields(of line: ArraySlice<UInt8>) -> [Field]? {
    let (comma, quote, space) = (UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: " "))
    var fields: [Field] = []
    var index = line.startIndex
    while true {
      let start = index
      while index < line.endIndex, line[index] == space { index += 1 }
      var text: [UInt8] = []
      if index < line.endIndex, line[index] == quote {
        guard let end = quoted(line, from: index, into: &text) else { return nil }
        index = end
      }
      while index < line.endIndex, line[index] != comma {
        text.append(line[index])
        index += 1
      }
      while text.last == space { text.removeLast() }
      fields.append(Field(range: start..<index, text: text))
      guard index < line.endIndex else { return fields }
      index += 1
    }
  }

  /// Reads a field in quotes, a doubled quote standing for one; the index behind it.
  private static func quoted(_ line: ArraySlice<UInt8>, from start: Int, into text: inout [UInt8])
    -> Int?
  {
    let quote = UInt8(ascii: "\"")
    var index = start + 1
    while index < line.endIndex {
      if line[index] != quote {
        text.append(line[index])
        index += 1
      } else if index + 1 < line.endIndex, line[index + 1] == quote {
        text.append(quote)
        index += 2
      } else {
        return index + 1
      }
    }
    return nil
  }
}
