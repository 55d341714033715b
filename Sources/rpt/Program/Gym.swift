import ReversePyramid
import TrainingLog

/// A log and a book, read and ready to be asked about.
struct Gym {
  var log: LogFile
  var book: RuleBook
  var today: Day
  /// The sessions of each exercise, in the order of the log's exercises.
  var histories: [[Session]]
  /// Warnings of the book, and settings of exercises that did not fit it.
  var bookProblems: [Diagnostic]
  /// How commands for this log are typed.
  var shell = Shell()
  private let coaches: [Coach]

  init(log: LogFile, book: RuleBook, bookProblems: [Diagnostic] = [], today: Day) {
    self.log = log
    self.book = book
    self.today = today
    histories = log.histories()
    var coaches: [Coach] = []
    var problems = bookProblems
    let plain = Coach(book: book)
    for exercise in log.exercises {
      let loads = exercise.loads
      let coach =
        exercise.isBlocked || exercise.overrides.isEmpty && loads == .unknown
        ? plain : Coach(book: book, overrides: exercise.overrides, equipment: loads)
      problems += coach.problems
      coaches.append(coach)
    }
    self.coaches = coaches
    self.bookProblems = problems
  }

  /// The log as views name it.
  var logName: String { log.name }

  /// The same log under another book.
  func with(_ book: RuleBook) -> Gym {
    var other = Gym(log: log, book: book, today: today)
    other.shell = shell
    return other
  }

  func coach(_ exercise: Int) -> Coach { coaches[exercise] }

  func unit(_ exercise: Int) -> WeightUnit { log.exercises[exercise].unit ?? log.unit }

  func board(_ exercise: Int) -> Board {
    coach(exercise).board(for: histories[exercise], on: today, unit: unit(exercise))
  }

  /// Whether an error of the log or of its settings touches the exercise, so that it gets no number.
  func isBlocked(_ exercise: Int) -> Bool {
    log.exercises[exercise].isBlocked
      || coach(exercise).problems.contains { $0.severity == .error }
  }

  /// The problems of the log, of its exercises' settings and of the book, by file and line.
  var problems: [Diagnostic] {
    let all = log.problems + bookProblems
    var files: [String: Int] = [:]
    for problem in all where files[problem.file] == nil { files[problem.file] = files.count }
    let keys = all.map { (files[$0.file] ?? 0, $0.place.line) }
    // The log alone is in order.
    if keys.indices.dropFirst().allSatisfy({ keys[$0 - 1] <= keys[$0] }) { return all }
    let order = all.indices.sorted { a, b in keys[a] == keys[b] ? a < b : keys[a] < keys[b] }
    return order.map { all[$0] }
  }

  /// The errors of the log and of the exercises' settings.
  var errors: [Diagnostic] { problems.filter { $0.severity == .error } }

  /// The status of an answer that the log's errors may have cut short.
  var status: ProgramStatus {
    (log.problems + bookProblems).contains { $0.severity == .error } ? .badData : .good
  }

  /// The visit of an exercise's last session, on or before today.
  func lastVisit(_ exercise: Int) -> Visit? {
    guard let session = lastSession(exercise) else { return nil }
    return log.visits.last {
      $0.day == session.day && $0.entries.contains { $0.exercise == exercise }
    }
  }

  /// The latest session with a work set, deload and sick ones too, on or before today.
  func lastSession(_ exercise: Int) -> Session? {
    histories[exercise].last { session in
      session.day <= today && SessionReading(session, workSets: nil).hasWorkSet
    }
  }
}
