/// Text as a terminal shows it: how wide it is, and what must not reach it raw.
public enum DisplayText {
  /// The number of terminal cells that a text takes.
  public static func width(of text: String) -> Int {
    if isPlain(text.utf8.span) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The number of terminal cells that a piece of a text takes.
  public static func width(of text: Substring) -> Int {
    if isPlain(text.utf8.span) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Whether every byte of a text is a printable character of ASCII, so that each takes one cell.
  static func isPlain(_ text: String) -> Bool { isPlain(text.utf8.span) }

  private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    // Without a way out, so that many bytes are looked at in one go.
    var others: UInt8 = 0
    for index in bytes.indices { others |= bytes[index] &- 32 > 94 ? 1 : 0 }
    return others == 0
  }

  /// The text with every control character, bidirectional override and invisible scalar as `?`.
  ///
  /// A tab becomes one space, so that a column counted in scalars stays a column on the screen.
  public static func safe(_ text: String) -> String {
    if isPlain(text.utf8.span) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar == "\t" ? " " : isUnsafe(scalar) ? "?" : scalar)
    }
    return String(result)
  }

  /// Whether a scalar could move the cursor, reorder the line or hide in it.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// The number of cells one scalar takes: none, one or two.
  public static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 32...126: 1
    case 0...31, 127...159: 1
    case 0x0300...0x036F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F,
      0xFEFF, 0x1AB0...0x1AFF, 0x20D0...0x20FF:
      0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
