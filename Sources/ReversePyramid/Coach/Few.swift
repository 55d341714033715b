/// A list with room for eight values and no more, which needs no memory of its own.
struct Few<Element: Sendable>: Sendable {
  private var values: (Element, Element, Element, Element, Element, Element, Element, Element)
  private(set) var count = 0

  /// The most values that fit.
  static var most: Int { 8 }

  /// Makes an empty list; `filler` stands where no value does.
  init(filler: Element) {
    values = (filler, filler, filler, filler, filler, filler, filler, filler)
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
    get {
      switch index {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      case 3: values.3
      case 4: values.4
      case 5: values.5
      case 6: values.6
      default: values.7
      }
    }
    set {
      switch index {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      case 2: values.2 = newValue
      case 3: values.3 = newValue
      case 4: values.4 = newValue
      case 5: values.5 = newValue
      case 6: values.6 = newValue
      default: values.7 = newValue
      }
    }
  }
}
