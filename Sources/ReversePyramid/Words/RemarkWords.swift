extension Remark {
  /// Whether the remark is about a set, or about the exercise as a whole.
  public func concerns(set number: Int) -> Bool {
    switch self {
    case .longStall(let set, _), .largeStep(let set, _), .farFromAsked(let set, _, _),
      .farFromLoads(let set, _, _), .skipped(let set, _), .changedUnit(let set, _, _, _, _):
      set == number
    case .oftenNarrowed(let sets): sets.contains(number)
    default: true
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
    case .longBreak(let days, let isIgnored):
      return "\(days) days since the last session"
        + (isIgnored ? "; the targets ignore the break." : ".")
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
    case .oftenNarrowed(let sets):
      let which =
        sets.count == 1
        ? "Set \(sets[0]) was narrowed three sessions running; if it is"
        : "Sets \(listed(sets.map { "\($0)" })) were narrowed three sessions running; if they are"
      return
        "\(which) meant for more reps, say so with `win:` of the exercise, a number for each set."
    case .ramp(let loads, let lines):
      let list = listed(loads.map(\.text))
      let what =
        loads.count == 1
        ? "rises to set one and was read as a warm-up"
        : "rise to set one and were read as warm-ups"
      return "\(list) \(what)\(Remark.place(lines, log))."
    case .excluded(let set, let load, let why, let lines):
      return "Set \(set), \(load.text), is no evidence: \(why.words)\(Remark.place(lines, log))."
    case .marked(let mark, let days, let lines):
      let isOne = days.count == 1
      let why =
        !isOne && mark == .deload ? "deload sessions" : SessionReading.Exclusion(mark).words
      return "\(listed(days.map(\.text))) \(isOne ? "is" : "are") no evidence: \(why)"
        + "\(Remark.place(lines, log))."
    case .skipped(let set, let lines):
      return "Set \(set) was skipped and keeps its number\(Remark.place(lines, log))."
    case .burnouts(let loads, let lines):
      let list = listed(loads.map(\.text))
      return "\(list) \(loads.count == 1 ? "comes" : "come") after the work sets: "
        + "read as \(loads.count == 1 ? "a burnout" : "burnouts")\(Remark.place(lines, log))."
    case .aside(let role, let lines):
      let what = role == .drop ? "Drop" : "Timed"
      return "\(what) sets are shown and are no evidence\(Remark.place(lines, log))."
    case .changedUnit(let set, let from, let to, let day, let line):
      return "Set \(set) went from \(from.rawValue) to \(to.rawValue) on \(day.text) "
        + "(\(log):\(line)); weights are compared exactly, 1 lb is 0.45359237 kg."
    case .laterSessions(let count):
      return "\(counted(count, "session")) after this day not read."
    }
  }

  /// Whether it says how a session was read.
  package var isReading: Bool {
    switch self {
    case .ramp, .excluded, .marked, .skipped, .burnouts, .aside: true
    default: false
    }
  }

  /// ` (training.txt:31, 36)`; nothing for what stands on no line.
  private static func place(_ lines: [Int], _ log: String) -> String {
    var shown: [Int] = []
    for line in lines where line > 0 && shown.last != line { shown.append(line) }
    guard !shown.isEmpty else { return "" }
    return " (\(log):" + shown.map { "\($0)" }.joined(separator: ", ") + ")"
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
