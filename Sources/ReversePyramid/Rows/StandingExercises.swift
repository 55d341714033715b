/// Exercises where their histories end, to be decided over and over: deciding alone, apart from
/// reading and from words.
package struct StandingExercises {
  /// What was decided, added up.
  package struct Sums: Sendable, Hashable {
    package var decisions = 0
    /// The weights in thousandths of a kilogram.
    package var thousandths: Int64 = 0
    /// The fewest reps of the aims.
    package var reps = 0

    package init() {}

    @inline(__always)
    mutating func take(_ finding: Finding) {
      decisions &+= 1
      thousandths &+= (finding.weight ?? .zero).nearestThousandths(in: .kg)
      reps &+= finding.aimFrom
    }
  }

  private let evaluator: Evaluator
  private var standings: [Standing] = []
  private var finding = Finding()
  private var records: [Finding] = []

  /// Takes in histories, each in order of time, as on the day after its last session.
  package init(_ histories: [[Session]], book: RuleBook) {
    evaluator = Evaluator(book)
    for sessions in histories {
      guard let last = sessions.last else { continue }
      standings.append(evaluator.standing(after: sessions, on: last.day + 1))
    }
  }

  /// Decides every set of every exercise, and keeps nothing but the sums.
  package mutating func decide() -> Sums {
    var sums = Sums()
    for standing in standings {
      evaluator.forEachFinding(
        standing.memory, on: standing.today, setOneDone: nil, unit: .kg, using: &finding
      ) { sums.take($0) }
    }
    return sums
  }

  /// Decides every set of every exercise, and keeps each flat record.
  package mutating func record() -> Sums {
    records.removeAll(keepingCapacity: true)
    for standing in standings {
      evaluator.forEachFinding(
        standing.memory, on: standing.today, setOneDone: nil, unit: .kg, using: &finding
      ) { records.append($0) }
    }
    var sums = Sums()
    for record in records { sums.take(record) }
    return sums
  }

  /// Decides every set of every exercise and gives the sentence of its rule.
  package mutating func word(_ body: (String) -> Void) {
    for standing in standings {
      evaluator.forEachFinding(
        standing.memory, on: standing.today, setOneDone: nil, unit: .kg, using: &finding
      ) { body(evaluator.sentence($0, standing.memory, on: standing.today)) }
    }
  }
}
