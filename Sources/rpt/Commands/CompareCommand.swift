import ReversePyramid
import TrainingLog

/// `rpt rules compare A B`: two books over one log, and the smallest history that tells them apart.
enum CompareCommand {
  static func run(_ words: [String], _ context: Context) throws(Failure) -> Output {
    guard words.count == 2 else {
      throw .usage(
        "rules compare takes two books",
        "rpt rules compare reverse-pyramid version-one"
      )
    }
    let (a, problemsOfA) = try context.readBook(words[0])
    let (b, problemsOfB) = try context.readBook(words[1])
    var output = Output()
    var result: ComparedBooks
    if let log = try log(context) {
      let today = try context.today()
      let gymA = Gym(log: log, book: a, bookProblems: problemsOfA, today: today)
      let gymB = Gym(log: log, book: b, bookProblems: problemsOfB, today: today)
      result = ComparedBooks(gymA, gymB)
      output.errors = Notices.problems(gymA, context) + more(gymB, gymA)
      output.status = gymA.errors.isEmpty ? gymB.status : gymA.status
    } else {
      result = ComparedBooks(a, b)
      let more = problemsOfB.filter { !problemsOfA.contains($0) }
      output.errors = ProblemView.text(problemsOfA + more)
    }
    if context.json {
      output.text = CompareJSON.object(result).text + "\n"
      output.errors = ""
    } else if context.plain {
      output += .lines(CompareView.plain(result))
    } else {
      let view = CompareView(result, missing: context.logPath, width: try context.width())
      output += .lines(view.lines)
    }
    return output
  }

  /// The log, or nil where none was named and there is none at the usual place.
  private static func log(_ context: Context) throws(Failure) -> LogFile? {
    do throws(Failure) {
      return try context.readLog()
    } catch {
      guard error.status == .noFile, !context.arguments.has("file") else { throw error }
      return nil
    }
  }

  /// What the second book adds to the problems of the first.
  private static func more(_ gym: Gym, _ other: Gym) -> String {
    ProblemView.text(gym.bookProblems.filter { !other.bookProblems.contains($0) })
  }
}

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
