/// The different tests of a part: what two rules ask alike is asked once.
struct PartTests {
  /// A test, and the place of the test above it where it asks about the same window.
  struct Entry: Equatable {
    var test: RuleBook.Condition.Test
    var above: Int?
  }

  /// The tests, each once: first those that are plain comparisons.
  private(set) var list: [Entry] = []
  /// How many are plain comparisons.
  private(set) var plainCount = 0
  /// The place in `list` of every condition of the part, in file order.
  private(set) var places: [Int] = []

  init(_ part: RuleBook.Part) {
    var tests: [Entry] = []
    for rule in part.rules {
      var above: Int?
      for condition in rule.conditions {
        var entry = Entry(test: condition.test)
        if case .noneBeatsFirst = condition.test { entry.above = above }
        let place = tests.firstIndex(of: entry) ?? tests.count
        if place == tests.count { tests.append(entry) }
        places.append(place)
        above = place
      }
    }
    let order =
      tests.indices.filter { tests[$0].test.isPlain }
      + tests.indices.filter { !tests[$0].test.isPlain }
    var moved = [Int](repeating: 0, count: tests.count)
    for (place, old) in order.enumerated() { moved[old] = place }
    list = order.map { Entry(test: tests[$0].test, above: tests[$0].above.map { moved[$0] }) }
    places = places.map { moved[$0] }
    plainCount = tests.count { $0.test.isPlain }
  }
}

extension RuleBook.Condition.Test {
  /// Whether it is a comparison of two facts and a number.
  fileprivate var isPlain: Bool {
    switch self {
    case .noneBeatsFirst: false
    case .compare(let left, _, let right): left.isPlain && right.isPlain
    case .noSessionYet, .same, .setOne, .target: true
    }
  }
}
