import ReversePyramid
import TrainingLog

/// The conversation as a state machine: a line in, an answer out, no terminal in it.
struct Repl {
  var context: Context
  /// The log with the book in force, tried settings included.
  var gym: Gym
  /// The book as it was read.
  var book: RuleBook
  /// The settings tried, by name, as they were typed.
  var trials: [(name: String, amount: String)] = []
  /// The exercise that is talked about.
  var focus: Int?
  /// The set that is talked about.
  var set = 1
  /// The what-ifs in force, one upon the other; nil while things are as the log has them.
  var supposed: Ground?
  /// Where a replay stands; nil outside one.
  var cursor: Cursor?
  /// The last decision explained, whose conditions letters open.
  var explained: Inquiry?
  /// Sets that wait for a yes before they are logged.
  var pending: [String]?
  var isJSON = false
  /// The columns that answers fit.
  var width: Int
  /// What the log and the book looked like on disk when they were read.
  var stamps: [String] = []

  /// The longest line that is taken.
  static let longestLine = 4096

  init(_ context: Context) throws(Failure) {
    self.context = context
    gym = try context.gym()
    book = gym.book
    width = try context.width()
    isJSON = context.json
    if gym.log.exercises.count == 1 { focus = 0 }
    stamps = currentStamps()
  }

  /// The prompt: the exercise in focus, the place in time, and whether the ground is hypothetical.
  var prompt: String {
    guard let focus else { return "rpt> " }
    var text = DisplayText.safe(gym.log.exercises[focus].name)
    if text.unicodeScalars.count > 24 { text = String(text.prefix(22)) + ".." }
    if let cursor {
      text += cursor.isNow ? " today" : " \(cursor.position)/\(cursor.sessions.count)"
    }
    if supposed != nil { text += " what-if" }
    if !trials.isEmpty { text += " set" }
    return text + "> "
  }

  /// Answers one line; a line that fails leaves the state as it was.
  mutating func answer(_ line: String) throws(Failure) -> Reply {
    guard line.utf8.count <= Repl.longestLine else {
      throw .usage("a line of more than \(Repl.longestLine) bytes is no command")
    }
    let before = self
    do throws(Failure) {
      return try dispatch(line)
    } catch {
      self = before
      throw error
    }
  }

  private mutating func dispatch(_ line: String) throws(Failure) -> Reply {
    let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
    if let sets = pending {
      pending = nil
      let answer = words.first?.lowercased() ?? "no"
      if words.count <= 1, ["y", "yes"].contains(answer) { return try log(sets) }
      if words.count <= 1, ["n", "no"].contains(answer) { return Reply(lines: ["not logged"]) }
    }
    guard let first = words.first?.lowercased() else {
      return cursor == nil ? Reply() : try step(by: 1, [])
    }
    if holdSets(words) { return try offer(words) }
    let commands = ReplCommand.named(first)
    let rest = Array(words.dropFirst())
    if commands.count == 1 { return try commands[0].run(&self, rest) }
    if let exercise = try? NameFinder(gym.log).exercise(words) { return try look(at: exercise) }
    let names = NameFinder(gym.log).candidates(words)
    if names.count > 1 {
      throw .usage("\"\(words.joined(separator: " "))\" could be several", listed(names))
    }
    if commands.count > 1 {
      throw .usage(
        "\"\(first)\" could be several", commands.map(\.name).joined(separator: ", "))
    }
    let near = Suggestion.nearest(to: first, in: ReplCommand.all.map(\.name))
    throw .usage(
      "there is no command or exercise \"\(words.joined(separator: " "))\""
        + (near.map { "; did you mean \($0)?" } ?? ""), "help lists what can be asked")
  }

  /// Moves the focus, which ends what-ifs and a replay of the exercise before.
  mutating func look(at exercise: Int) throws(Failure) -> Reply {
    focus = exercise
    set = 1
    supposed = nil
    cursor = nil
    explained = nil
    return try board()
  }

  mutating func use(_ words: [String]) throws(Failure) -> Reply {
    try look(at: NameFinder(gym.log).exercise(words))
  }

  /// The exercise in focus, without which most questions have no ground.
  func focused() throws(Failure) -> Int {
    guard let focus else {
      let name = gym.log.exercises.first.map { $0.aliases.first ?? $0.name } ?? "an exercise"
      throw .usage("which exercise?", "name one, such as \(name)")
    }
    guard !gym.isBlocked(focus) else {
      throw Failure(
        problems: gym.errors,
        message: "\(gym.log.exercises[focus].name) has no target: an error in the log touches it",
        status: .badData)
    }
    return focus
  }
}

/// What a question is asked about: sessions, and the day that is asked for.
struct Ground: Sendable, Equatable {
  /// What is evidence, or would be.
  var sessions: [Session]
  var today: Day
  /// The start of the session of that day, from which later sets count.
  var open: Session?

  /// What the coach is shown.
  var shown: [Session] { sessions + (open.map { [$0] } ?? []) }
}

extension Repl {
  /// What the exercise in focus stands on: a what-if, a place in a replay, or the log as it is.
  func ground(of exercise: Int) -> Ground {
    if let supposed, exercise == focus { return supposed }
    if let cursor, exercise == focus { return cursor.ground(gym, exercise) }
    return Ground(sessions: gym.histories[exercise], today: gym.today)
  }

  func board(of exercise: Int, on ground: Ground) -> Board {
    gym.coach(exercise).board(
      for: ground.shown, on: ground.today, unit: gym.unit(exercise))
  }

  func inquiry(_ exercise: Int, set: Int, on ground: Ground) throws(Failure) -> Inquiry {
    let found = gym.coach(exercise).inquire(
      set: set, of: ground.shown, on: ground.today, unit: gym.unit(exercise))
    guard let found else {
      let sets = board(of: exercise, on: ground).allDecisions.map { "\($0.set)" }
      throw .usage(
        "\(gym.log.exercises[exercise].name) has no target for set \(set)",
        "its sets: \(sets.joined(separator: ", "))")
    }
    return found
  }

  /// The board of the exercise in focus.
  func board() throws(Failure) -> Reply {
    let exercise = try focused()
    let ground = ground(of: exercise)
    var board = board(of: exercise, on: ground)
    if let cursor, supposed == nil { board = cursor.closed(board) }
    if isJSON {
      return Reply(json: [NextJSON.board([(exercise, board)], gym, on: ground.today)])
    }
    let view = BoardView(
      log: gym.logName, width: width, showsAll: false, paint: context.paint)
    let place = supposed == nil ? cursor?.words : nil
    return Reply(
      lines: (place.map { [$0] } ?? []) + view.lines(BoardEntry(exercise, board, in: gym)))
  }

  /// Reads sets as the log would, in the context of the exercise.
  func sets(_ words: [String], of exercise: Int) throws(Failure) -> [WorkSet] {
    let typed = words.joined(separator: " ")
    guard !typed.isEmpty else { throw .usage("which sets?", "such as 80x8 72.5x7") }
    return try LoggedText(gym.log).sets(typed, of: exercise, on: gym.today)
  }
}
