/// Decides the next targets of an exercise by a rule book, and says why.
///
/// The coach reads no clock and no file; the same input gives the same decisions.
///
/// ```swift
/// let book = RuleBook.builtIn("reverse-pyramid")!
/// let coach = Coach(book: book)
/// let day = Day("2026-10-05")!
/// let set = WorkSet(load: Load(Weight(thousandths: 80_000, .kg), .kg), reps: 8)
/// let board = coach.board(for: [Session(day: day, sets: [set])], on: day + 2)
/// board.decisions[0].target.load?.text   // "82.5"
/// board.decisions[0].because             // "Hit 8+ last time, increasing the weight."
/// ```
public struct Coach: Sendable {
  let evaluator: Evaluator
  /// What was wrong with the exercise's own settings; those were not used.
  public let problems: [Diagnostic]

  /// The book with the exercise's own settings in place of its own.
  public var book: RuleBook { evaluator.book }

  /// The number of work sets of the exercise; nil where the book has no `sets`.
  public var workSets: Int? { evaluator.workSets }

  /// Makes a coach for one exercise.
  ///
  /// - Parameters:
  ///   - book: The rule book.
  ///   - overrides: The exercise's own settings; the ones that do not fit are left out and reported.
  ///   - equipment: What can be loaded.
  public init(
    book: RuleBook, overrides: [SettingOverride] = [], equipment: Equipment = .unknown
  ) {
    let (applied, problems) = overrides.isEmpty ? (book, []) : book.applying(overrides)
    evaluator = Evaluator(applied, equipment: equipment)
    self.problems = problems
  }

  /// The targets of every set on a day, each with its explanation.
  ///
  /// - Parameters:
  ///   - sessions: The history of the exercise, in order of time; later ones than `today` are counted.
  ///   - today: The day that is asked for.
  ///   - unit: The unit of a set that was never done.
  /// - Returns: The targets, those of sets last done long ago apart, and what else is to know.
  /// - Complexity: O(n) in the sets of the history.
  public func board(for sessions: [Session], on today: Day, unit: WeightUnit = .kg) -> Board {
    board(evaluator.standing(after: sessions, on: today), sessions, unit)
  }

  private func board(_ standing: Standing, _ sessions: [Session], _ unit: WeightUnit) -> Board {
    let memory = standing.memory
    let findings = evaluator.findings(
      memory,
      on: standing.today,
      setOneDone: standing.setOneDone,
      unit: unit
    )
    let decisions = findings.map {
      evaluator.decision(
        $0,
        memory: memory,
        today: standing.today,
        isOnBoard: evaluator.isOnBoard($0.set, memory),
        done: standing.done[$0.set]
      )
    }
    var board = Board(
      today: standing.today,
      decisions: decisions.filter(\.isOnBoard),
      offBoard: decisions.filter { !$0.isOnBoard },
      sessions: memory.sessions,
      lastSession: memory.lastDay,
      openSession: standing.open.last,
      done: standing.done,
      laterSessions: standing.laterSessions
    )
    let shown = findings.filter { evaluator.isOnBoard($0.set, memory) }
    board.remarks = remarks(on: board, shown, standing, sessions, unit)
    return board
  }
}

/// The targets of one exercise on a day.
public struct Board: Sendable, Hashable, Codable {
  /// The day that was asked for.
  public var today: Day
  /// One decision a set that one of the last three sessions has, set one first.
  public var decisions: [Decision]
  /// Those of sets that were last done longer ago.
  public var offBoard: [Decision]
  /// How many sessions of the exercise are evidence.
  public var sessions: Int
  /// The exercise's last day before today's open session, or nil.
  public var lastSession: Day?
  /// The session of today that still lacks a set, or nil.
  public var openSession: Session?
  /// What was done or skipped in it, by set number.
  public var done: [Int: DoneSet]
  /// How many sessions after the day were not read.
  public var laterSessions: Int
  /// What else the lifter should know.
  public var remarks: [Remark] = []

  /// The targets of every set, those off the board too, by set.
  public var allDecisions: [Decision] { (decisions + offBoard).sorted { $0.set < $1.set } }
}
