extension Remark {
  /// The set the remark is about, or nil where it is about the exercise.
  public var set: Int? {
    switch self {
    case .longStall(let set, _), .largeStep(let set, _), .oftenNarrowed(let set): set
    default: nil
    }
  }

  /// Whether the board shows it; the others belong to an explanation.
  public var isForBoard: Bool {
    switch self {
    case .ramp: false
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
    case .oftenNarrowed(let set):
      return "Set \(set) was narrowed three sessions running; if it is meant for more reps, "
        + "say so with `win:` of the exercise, a number for each set."
    case .ramp(let loads, let line):
      let list = listed(loads.map(\.text))
      return "\(list) rise to set one and were read as warm-ups (\(log):\(line))."
    case .excluded(let set, let load, let why, let line):
      return "Set \(set), \(load.text), is no evidence: \(why.words) (\(log):\(line))."
    case .laterSessions(let count):
      return "\(count) \(count == 1 ? "session" : "sessions") after this day not read."
    }
  }
}

extension SessionReading.Exclusion {
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
