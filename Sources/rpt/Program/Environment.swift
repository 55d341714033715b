/// The variables that the program was started with, each looked up when it is asked for.
struct Environment: ExpressibleByDictionaryLiteral {
  private let ask: (String) -> String?
  /// Values that stand in for the program's own, the latest last.
  private var stated: [(name: String, value: String?)] = []

  /// An environment whose variables a function finds.
  init(_ ask: @escaping (String) -> String?) { self.ask = ask }

  init(dictionaryLiteral elements: (String, String)...) {
    ask = { _ in nil }
    stated = elements.map { ($0, $1) }
  }

  /// The value of a variable, or nil where it is not set.
  subscript(name: String) -> String? {
    get {
      if let own = stated.last(where: { $0.name == name }) { return own.value }
      return ask(name)
    }
    set { stated.append((name, newValue)) }
  }
}
