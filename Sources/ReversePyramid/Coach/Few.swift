/// A list with room for eight values and no more, which needs no memory of its own.
struct Few<Element: Sendable>: Sendable {
  private var values: InlineArray<8, Element>
  private(set) var count = 0

  /// The most values that fit.
  static var most: Int { 8 }

  /// Makes an empty list; `filler` stands where no value does.
  init(filler: Element) {
    values = InlineArray(repeating: filler)
  }

  /// Puts a value at the end; one that finds no room is left out.
  mutating func append(_ value: Element) {
    guard count < Self.most else { return }
    count += 1
    self[count - 1] = value
  }

  /// Empties the list.
  mutating func removeAll() { count = 0 }

  /// The value at a place, from 0 to 7.
  subscript(index: Int) -> Element {
    get { values[index] }
    set { values[index] = newValue }
  }
}
