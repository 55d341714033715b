/// Which parts of a book answer for each set.
struct PartPlaces: Sendable {
  /// The parts of one set, by their place in the book.
  struct Place: Sendable {
    /// The part that decides the weight or the gap.
    var deciding: Int?
    /// Whether that part decides a gap.
    var decidesGap = false
    /// The part that decides the reps to aim for.
    var aiming: Int?
  }

  /// The places of sets 1, 2, 3 and so on; the last serves the rest.
  private let places: [Place]
  /// Whether each part of the book is also asked about a set that was never done.
  let startWithoutSession: [Bool]

  init(_ book: RuleBook, workSets: Int?) {
    let named = book.parts.compactMap { part -> Int? in
      if case .numbers(let first, let last) = part.scope { last ?? first } else { workSets }
    }
    // Behind the last set that the book names, all sets are alike.
    places = (1...(max(1, named.max() ?? 1) + 1)).map { set in
      let deciding = book.parts.firstIndex {
        $0.decides != .reps && $0.scope.contains(set, workSets: workSets)
      }
      return Place(
        deciding: deciding,
        decidesGap: deciding.map { book.parts[$0].decides == .gap } ?? false,
        aiming: book.parts.firstIndex {
          $0.decides == .reps && $0.scope.contains(set, workSets: workSets)
        })
    }
    startWithoutSession = book.parts.map { part in
      if case .noSessionYet? = part.rules.first?.conditions.first?.test { true } else { false }
    }
  }

  /// The parts of a set; nil for what is no number of a set.
  subscript(number: Int) -> Place? {
    number < 1 ? nil : places[min(number, places.count) - 1]
  }
}
