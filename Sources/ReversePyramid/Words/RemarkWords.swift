extension Remark {
  /// The set the remark is about, or nil where it is about the exercise.
  public var set: Int? {
    switch self {
    case .longStall(let set, _), .largeStep(let set, _), .oftenNarrowed(let set),
      .farFromAsked(let set, _, _), .farFromLoads(let set, _, _), .skipped(let set, _),
      .changedUnit(let set, _, _, _, _):
      set
    default: nil
    }
  }

  /// Whether the board shows it; the others belong to an explanation.
  public var isForBoard: Bool {
    switch self {
    case .ramp, .marked, .skipped, .burnouts, .aside, .changedUnit: false
    default: true
    }
  }

  /// The remark in a sentence.
  ///
  /// - Parameter log: The file that line numbers belong to.
  /// - Returns: The sentence, with its numbers.
  public func words(log: String) -> String {
    switch self {
    case .longBreak(let days):
      return "\(days) days since the last session; the targets ignore the break."
    case .longStall(let set, let days):
      return "The stall of set \(set) spans \(days) days."
    case .largeStep(_, let step):
      return "One step (\(step.text)) is more than a twentieth of the weight; "
        + "`step:` of the exercise makes it smaller."
    case .farFromAsked(let set, let asked, let target):
      return "Set \(set): \(target.text) is more than a step from the \(asked.text) asked for; "
        + "nothing nearer can be loaded."
    case .farFromLoads(let set, let own, let nearest):
      let unit = nearest.unit == own.unit ? "" : " " + nearest.unit.rawValue
      return "Set \(set): \(own.text) is more than a step from all that can be loaded; "
        + "the nearest is \(nearest.text)\(unit)."
    case .oftenNarrowed(let set):
      return "Set \(set) was narrowed three sessions running; if it is meant for more reps, "
        + "say so with `win:` of the exercise, a number for each set."
    case .ramp(let loads, let line):
      let list = listed(loads.map(\.text))
      return "\(list) rise to set one and were read as warm-ups (\(log):\(line))."
    case .excluded(let set, let load, let why, let line):
      return "Set \(set), \(load.text), is no evidence: \(why.words) (\(log):\(line))."
    case .marked(let mark, let day, let line):
      let why = SessionReading.Exclusion(mark).words
      return "\(day.text) is no evidence: \(why) (\(log):\(line))."
    case .skipped(let set, let line):
      return "Set \(set) was skipped and keeps its number (\(log):\(line))."
    case .burnouts(let loads, let line):
      let list = listed(loads.map(\.text))
      return "\(list) \(loads.count == 1 ? "comes" : "come") after the work sets: "
        + "read as \(loads.count == 1 ? "a burnout" : "burnouts") (\(log):\(line))."
    case .aside(let role, let line):
      let what = role == .drop ? "Drop" : "Timed"
      return "\(what) sets are shown and are no evidence (\(log):\(line))."
    case .changedUnit(let set, let from, let to, let day, let line):
      return "Set \(set) went from \(from.rawValue) to \(to.rawValue) on \(day.text) "
        + "(\(log):\(line)); weights are compared exactly, 1 lb is 0.45359237 kg."
    case .laterSessions(let count):
      return "\(counted(count, "session")) after this day not read."
    }
  }
}

extension SessionReading.Exclusion {
  init(_ mark: Session.Mark) { self = mark == .deload ? .deload : .sick }

  /// The reason in a clause.
  package var words: String {
    switch self {
    case .heavierThanSetOne: "heavier than set one"
    case .setOneSkipped: "set one was skipped"
    case .otherKindOfLoad: "set one was another kind of load"
    case .deload: "a deload session"
    case .sick: "trained while sick"
    }
  }
}
