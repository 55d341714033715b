/// An exercise's own number in place of a book's `let` of the same name.
public struct SettingOverride: Sendable, Hashable {
  /// The name of the `let` it replaces: `step`, `win`, `floor`, `sets`.
  public var name: String
  /// The numbers for sets entered in kilograms (weights in 10^-11 kg); nil leaves the book's.
  public var kg: [Int64]?
  /// The numbers for sets entered in pounds; nil leaves the book's.
  public var lb: [Int64]?
  /// The file that holds it.
  public var file: String
  /// The line of that file.
  public var line: Int
  /// The place of its value on the line; the whole line where that is not known.
  public var place: Diagnostic.Place
  /// The line as typed; empty where that is not known.
  public var excerpt: String

  /// Makes an override.
  public init(
    name: String, kg: [Int64]?, lb: [Int64]?, file: String, line: Int,
    place: Diagnostic.Place? = nil, excerpt: String = ""
  ) {
    self.name = name
    self.kg = kg
    self.lb = lb
    self.file = file
    self.line = line
    self.place = place ?? Diagnostic.Place(line: line, column: 0, length: 0)
    self.excerpt = excerpt
  }
}
