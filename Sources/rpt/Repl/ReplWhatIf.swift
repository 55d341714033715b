import ReversePyramid
import TrainingLog

extension Repl {
  /// `what if 80x9 72.5x8`, `what if last was 80x8`: in memory only, each upon the last.
  mutating func whatIf(_ words: [String]) throws(Failure) -> Reply {
    var words = words
    guard words.first?.lowercased() == "if" else {
      throw .usage("what goes with if", "what if 80x9 72.5x8", "what if last was 80x8")
    }
    words.removeFirst()
    let exercise = try focused()
    let before = ground(of: exercise)
    var after = Ground(sessions: before.sessions, today: before.today)
    let said: String
    if words.first?.lowercased() == "last" {
      words.removeFirst()
      if words.first?.lowercased() == "was" { words.removeFirst() }
      let sets = try sets(words, of: exercise)
      said = try rewriteLast(of: &after, sets, exercise)
    } else {
      let sets = try sets(words, of: exercise)
      after.sessions = after.sessions.filter { $0.day <= after.today }
      after.sessions.append(Session(day: after.today, sets: sets))
      after.today = after.today + 1
      said = "one more session, \(TypedSets.text(sets, gym.unit(exercise)))"
    }
    supposed = after
    explained = nil
    let old = board(of: exercise, on: before)
    let new = board(of: exercise, on: after)
    let name = gym.log.exercises[exercise].name
    let view = ChangeView(unit: gym.unit(exercise), width: width)
    let head = "what if: \(said); nothing is written"
    return reply(
      lines: Layout.wrap(head, width) + view.lines(old, new), plain: view.plain(name, old, new),
      read: [head + "."] + view.read(old, new),
      json: [ChangeView.json("rpt.what-if/1", said, of: name, old, new)])
  }

  /// Puts sets in place of the first of the latest session's; the sets behind them stay.
  private func rewriteLast(of ground: inout Ground, _ sets: [WorkSet], _ exercise: Int)
    throws(Failure) -> String
  {
    let index = ground.sessions.lastIndex {
      $0.day <= ground.today && SessionReading($0, workSets: nil).counts($0)
    }
    guard let index else { throw .usage("there is no session to change") }
    var session = ground.sessions[index]
    let reading = SessionReading(session, workSets: gym.coach(exercise).workSets)
    let read = Array(zip(session.sets, reading.places))
    // A ramp stays what it was read as, whatever set one becomes.
    let warmups = read.filter { $1.role == .ramp || $1.role == .warmup }.map { set, _ in
      var set = set
      set.kind = .warmup
      return set
    }
    let numbered = read.filter { $0.kind != .burnout && $1.number != nil }.map(\.0)
    let rest = read.filter { set, place in
      place.number == nil ? place.role == .drop || place.role == .timed : set.kind == .burnout
    }.map(\.0)
    session.sets = warmups + sets + numbered.dropFirst(sets.count) + rest
    ground.sessions[index] = session
    let day = session.day.short(on: ground.today)
    return "\(day) was \(TypedSets.text(session.sets, gym.unit(exercise)))"
  }

  mutating func reset() -> Reply {
    let hadTrials = !trials.isEmpty
    let hadWhatIf = supposed != nil
    supposed = nil
    explained = nil
    trials = []
    if hadTrials { gym = gym.with(book) }
    let what = [hadWhatIf ? "the what-ifs" : nil, hadTrials ? "the settings tried" : nil]
      .compactMap(\.self)
    return Reply(lines: [
      what.isEmpty ? "nothing to take back" : "\(listed(what)) are gone; this is the log as it is"
    ])
  }

  mutating func forecast(_ words: [String]) throws(Failure) -> Reply {
    let exercise = try focused()
    let ground = ground(of: exercise)
    let reps = try assumedReps(words)
    let days = spacing(ground)
    let steps = gym.coach(exercise).forecast(
      reps, after: ground.sessions, on: ground.today, every: days, unit: gym.unit(exercise))
    guard !steps.isEmpty else {
      throw .usage("there is no target to start from: you pick the weight")
    }
    let assumed =
      reps.contains(nil)
      ? "every set for the fewest reps its target asks, one more each time at a weight"
      : "set 1 for \(listed(reps.compactMap { $0.map(String.init) })) reps"
    let view = ForecastView(unit: gym.unit(exercise), width: width)
    if isJSON { return Reply(json: view.json(steps)) }
    return Reply(
      lines: Layout.wrap(
        "assuming \(assumed), every \(counted(days, "day")): "
          + "your numbers, not a prediction", width) + view.lines(steps))
  }

  private func assumedReps(_ words: [String]) throws(Failure) -> [Int?] {
    let hint = "forecast 4, or forecast reps 7 8 8"
    if words.first?.lowercased() == "reps" {
      let numbers = words.dropFirst().map { Int($0) }
      guard !numbers.isEmpty, numbers.count <= 50,
        numbers.allSatisfy({ $0.map { (0...100).contains($0) } ?? false })
      else { throw .usage("forecast reps takes up to 50 numbers from 0 to 100", hint) }
      return numbers
    }
    guard words.count <= 1, let count = Int(words.first ?? "4"), (1...50).contains(count) else {
      throw .usage("forecast takes a number of sessions from 1 to 50", hint)
    }
    return [Int?](repeating: nil, count: count)
  }

  /// Days between sessions: as many as between the last two.
  private func spacing(_ ground: Ground) -> Int {
    let days = ground.sessions.filter { $0.mark == nil && $0.day <= ground.today }.suffix(2)
    guard let first = days.first, let last = days.last, last.day > first.day else { return 7 }
    return last.day - first.day
  }
}

/// Sets of work as log text.
enum TypedSets {
  static func text(_ sets: [WorkSet], _ unit: WeightUnit) -> String {
    let texts = sets.map { set -> String in
      if set.kind == .skipped { return "skip" }
      let mark =
        switch set.kind {
        case .warmup: "w"
        case .drop: "d"
        case .burnout: "b"
        default: ""
        }
      return mark + (set.load?.text(times: set.reps, expecting: unit) ?? "x\(set.reps)")
    }
    // Sets with spaces of their own need a comma between them, as in a log.
    return texts.joined(separator: texts.contains { $0.contains(" ") } ? ", " : " ")
  }
}

/// Reads typed sets exactly as the log would, in the context of its exercise.
struct LoggedText {
  let log: LogFile

  init(_ log: LogFile) { self.log = log }

  func sets(_ typed: String, of exercise: Int, on day: Day) throws(Failure) -> [WorkSet] {
    guard typed.utf8.allSatisfy({ $0 >= 32 }) else {
      throw .usage("sets hold a control character")
    }
    let commas = typed.split(separator: ",").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let attempts = [
      commas.joined(separator: ", "), typed.split(separator: " ").joined(separator: ", "),
    ]
    var problems: [Diagnostic] = []
    for attempt in attempts {
      let (sets, errors) = log.readSets(attempt, of: exercise, on: day)
      if errors.isEmpty, !sets.isEmpty {
        // What was typed stands on no line of the log.
        return sets.map { WorkSet($0.set.kind, load: $0.set.load, reps: $0.set.reps) }
      }
      if problems.isEmpty { problems = errors }
    }
    guard problems.isEmpty else { throw Failure(problems: problems, status: .badData) }
    throw .usage("there is no set in \"\(typed)\"", "such as 80x8 72.5x7")
  }
}
