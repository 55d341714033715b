import ReversePyramid
import TrainingLog

/// Two books with all that was found between them.
struct ComparedBooks {
  /// One exercise of the log.
  struct Exercise {
    var name: String
    var unit: WeightUnit
    var comparison: Comparison
  }

  var a: RuleBook
  var b: RuleBook
  /// The log's name and last day; nil without a log.
  var log: (name: String, today: Day)?
  /// The exercises that both books could be asked about, in the order of the log.
  var exercises: [Exercise] = []
  var search: HistorySearch
  /// The lines that differ, where the second book is an edited copy of the first.
  var changed: [ChangedLine]?

  /// Problems of the log and of both books.
  var problems: [Diagnostic] = []

  /// Two books without a log.
  init(_ a: RuleBook, _ b: RuleBook, unit: WeightUnit = .kg) {
    self.a = a
    self.b = b
    changed = b.lines(changedFrom: a)
    search = Coach(book: a).smallestHistory(apartFrom: Coach(book: b), unit: unit)
  }

  /// Two books over one log, with each exercise's own settings.
  init(_ a: Gym, _ b: Gym) {
    self.init(a.book, b.book, unit: a.log.unit)
    log = (a.log.name, a.today)
    problems = a.log.problems + a.bookProblems
    problems += b.bookProblems.filter { !a.bookProblems.contains($0) }
    for index in a.log.exercises.indices {
      guard !a.histories[index].isEmpty, !a.isBlocked(index), !b.isBlocked(index) else { continue }
      let unit = a.unit(index)
      exercises.append(
        Exercise(
          name: a.log.exercises[index].name,
          unit: unit,
          comparison: a.coach(index).compare(
            with: b.coach(index),
            over: a.histories[index],
            on: a.today,
            unit: unit
          )
        )
      )
    }
  }

  var areSameText: Bool { a.source == b.source }
  var agree: Int { exercises.reduce(0) { $0 + $1.comparison.agree } }
  var differ: Int { exercises.reduce(0) { $0 + $1.comparison.differences.count } }

  /// The earliest difference of the past; of one day, the first in the order of the log.
  var first: (exercise: Exercise, difference: Difference)? {
    var first: (exercise: Exercise, difference: Difference)?
    for exercise in exercises {
      guard let own = exercise.comparison.differences.first else { continue }
      if let known = first, known.difference.day <= own.day { continue }
      first = (exercise, own)
    }
    return first
  }
}
