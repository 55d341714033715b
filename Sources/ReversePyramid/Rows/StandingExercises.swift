/// Exercises where their histories end, to be put into words over and over, apart from reading.
package struct StandingExercises {
  private let evaluator: Evaluator
  private var standings: [Standing] = []
  private var finding = Finding()

  /// Takes in histories, each in order of time, as on the day after its last session.
  package init(_ histories: [[Session]], book: RuleBook) {
    evaluator = Evaluator(book)
    for sessions in histories {
      guard let last = sessions.last else { continue }
      standings.append(evaluator.standing(after: sessions, on: last.day + 1))
    }
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
