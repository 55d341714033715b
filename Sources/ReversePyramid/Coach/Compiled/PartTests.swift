/// The different tests of a part: what two rules ask alike is asked once.
struct PartTests {
  /// A test, and the place of the test above it where it asks about the same window.
  struct Entry: Equatable {
    var test: RuleBook.Condition.Test
    var above: Int?
  }

  /// The tests, each once, in file order.
  private(set) var list: [Entry] = []
  /// The place in `list` of every condition of the part, in file order.
  private(set) var places: [Int] = []
  private var asked = 0

  init(_ part: RuleBook.Part) {
    for rule in part.rules {
      var above: Int?
      for condition in rule.conditions {
        var entry = Entry(test: condition.test)
        if case .noneBeatsFirst = condition.test { entry.above = above }
        let place = list.firstIndex(of: entry) ?? list.count
        if place == list.count { list.append(entry) }
        places.append(place)
        above = place
      }
    }
  }

  /// The place of the next condition, in file order.
  mutating func next() -> Int {
    defer { asked += 1 }
    return places[asked]
  }
}
