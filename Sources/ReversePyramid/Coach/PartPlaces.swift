/// Which parts of a book answer for each set.
struct PartPlaces: Sendable {
  /// The parts of one set, by their place in the book.
  struct Place: Sendable {
    /// The part that decides the weight or the gap, -1 where there is none.
    var deciding: Int16 = -1
    /// The part that decides the reps to aim for, -1 where there is none.
    var aiming: Int16 = -1
    /// Whether the deciding part decides a gap.
    var decidesGap = false
    /// Whether it is also asked about a set that was never done.
    var startsWithoutSession = false

    var decides: Bool { deciding >= 0 }
  }

  /// The places of sets 1, 2, 3 and so on; the last serves the rest.
  private let places: [Place]

  init(_ book: RuleBook, workSets: Int?) {
    let named = book.parts.compactMap { part -> Int? in
      if case .numbers(let first, let last) = part.scope { last ?? first } else { workSets }
    }
    func part(of set: Int, aims: Bool) -> Int16 {
      let index = book.parts.firstIndex {
        ($0.decides == .reps) == aims && $0.scope.contains(set, workSets: workSets)
      }
      return Int16(index ?? -1)
    }
    // Behind the last set that the book names, all sets are alike.
    places = (1...(max(1, named.max() ?? 1) + 1)).map { set in
      var place = Place(deciding: part(of: set, aims: false), aiming: part(of: set, aims: true))
      guard place.decides else { return place }
      let deciding = book.parts[Int(place.deciding)]
      place.decidesGap = deciding.decides == .gap
      if case .noSessionYet? = deciding.rules.first?.conditions.first?.test {
        place.startsWithoutSession = true
      }
      return place
    }
  }

  /// How many sets have places of their own.
  var count: Int { places.count }

  /// The parts of a set, from 1.
  @inline(__always)
  subscript(number: Int) -> Place { places[min(max(number, 1), places.count) &- 1] }
}
