import ReversePyramid

extension ByteLine {
  /// Reads a line that is not plain, with the signs that phones put in as the signs meant.
  mutating func clean(_ source: [UInt8], _ range: Range<Int>) {
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    flaw = nil
    guard range.count <= Limits.lineBytes else {
      flaw = ("this line is longer than \(Limits.lineBytes) bytes", 0)
      return
    }
    var cell = 0
    var iterator = source[range].makeIterator()
    var decoder = UTF8()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: break decoding
      case .error:
        note("this is not UTF-8 text", at: cell)
        cell += 1
      case .scalarValue(let scalar):
        let isUnsafe = DisplayText.isUnsafe(scalar) && scalar != "\t"
        let width = isUnsafe ? 1 : DisplayText.width(of: scalar)
        append(scalar, cell)
        cell += width
      }
    }
    cells.append(Int32(clamping: cell))
  }

  private mutating func note(_ message: String, at cell: Int) {
    if flaw == nil { flaw = (message, cell) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ cell: Int) {
    switch scalar.value {
    case 0x20...0x7E: add(UInt8(scalar.value), cell)
    case 0x09: add(Ascii.space, cell)
    case 0: note("a NUL byte stands here", at: cell)
    case 0x01...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
      note("a control character stands here", at: cell)
    case 0x202A...0x202E, 0x2066...0x2069:
      note("a sign that reorders text stands here", at: cell)
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: add(Ascii.space, cell)
    case 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2060...0x2065, 0x206A...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      break
    case 0xFF01...0xFF5E: add(UInt8(scalar.value - 0xFEE0), cell)
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: add(Ascii.dash, cell)
    case 0x2018...0x201B, 0x2032: add(UInt8(ascii: "'"), cell)
    case 0x201C...0x201F, 0x2033: add(Ascii.quote, cell)
    case 0xD7, 0x2715, 0x2716, 0x2A2F: add(Ascii.x, cell)
    case 0x0445 where lastIsDigit, 0x0425 where lastIsDigit: add(Ascii.x, cell)
    case 0xBD: addHalf(cell)
    case 0x56DE where bytes.last?.isDigit == true: break
    default:
      for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { add(unit, cell) }
    }
  }

  private var lastIsDigit: Bool {
    bytes.last { $0 != Ascii.space }?.isDigit == true
  }

  private mutating func addHalf(_ cell: Int) {
    if bytes.last?.isDigit != true { add(Ascii.zero, cell) }
    add(Ascii.dot, cell)
    add(UInt8(ascii: "5"), cell)
  }

  private mutating func add(_ byte: UInt8, _ cell: Int) {
    bytes.append(byte)
    cells.append(Int32(clamping: cell))
  }
}
