/// A line of a log in half the room of a number; beyond 2^31 lines it stays at the last.
@usableFromInline
struct LineNumber: Sendable, Hashable {
  @usableFromInline var value: Int32

  @inlinable init(_ line: Int) { value = Int32(clamping: line) }

  @inlinable var line: Int { Int(value) }
}

extension LineNumber: Codable {
  @usableFromInline
  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(line)
  }
}

extension LineNumber: CustomStringConvertible {
  @usableFromInline var description: String { String(value) }
}
