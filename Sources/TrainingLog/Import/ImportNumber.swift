import ReversePyramid

/// A decimal number as an export writes it, in whole thousandths.
struct ImportNumber: Sendable, Hashable {
  /// The number, to the nearest thousandth; halves go away from zero.
  var thousandths: Int64
  /// Whether there was more behind the third decimal.
  var wasRounded: Bool

  /// Reads `110.0`, `37.49999999999999`, `82,5`; nil where the text is no number or can be read
  /// two ways, such as `1,000`.
  init?(_ text: String) {
    var digits = ImportText.trimmed(text).utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    let parts = digits.split(omittingEmptySubsequences: false) { Self.isPoint($0) }
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, whole.count <= 9 else {
      return nil
    }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard whole.allSatisfy(Self.isDigit), fraction.allSatisfy(Self.isDigit) else { return nil }
    guard parts.count == 1 || !fraction.isEmpty else { return nil }
    let hasComma = digits.contains(UInt8(ascii: ","))
    if hasComma, fraction.count == 3, whole.first != UInt8(ascii: "0") { return nil }

    var value = whole.reduce(Int64(0)) { $0 * 10 + Int64($1 - 48) }
    for place in 0..<3 {
      value = value * 10 + (place < fraction.count ? Int64(fraction[place] - 48) : 0)
    }
    if fraction.count > 3, fraction[3] >= UInt8(ascii: "5") { value += 1 }
    thousandths = isNegative ? -value : value
    wasRounded = fraction.dropFirst(3).contains { $0 != UInt8(ascii: "0") }
  }

  /// The number where it is whole: `8` and `8.0`, not `8.5`.
  var whole: Int? {
    thousandths % 1000 == 0 && !wasRounded ? Int(thousandths / 1000) : nil
  }

  /// Reads a cell, which may be empty.
  ///
  /// - Throws: What is wrong with the cell, naming its column.
  init?(cell text: String, under column: String, isSigned: Bool = false) throws(RowError) {
    guard !ImportText.trimmed(text).isEmpty else { return nil }
    let name = column.lowercased()
    guard let number = ImportNumber(text), isSigned || number.thousandths >= 0 else {
      throw RowError(message: "\"\(text)\" under \(name) is not one clear number")
    }
    guard number.thousandths.magnitude <= Weight.largestThousandths else {
      throw RowError(message: "\"\(text)\" under \(name) is too large")
    }
    self = number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isPoint(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}
