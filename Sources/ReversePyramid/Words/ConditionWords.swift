extension ConditionFinding {
  /// The condition with the values it read: `last reps >= win: 8 >= 8`.
  package var statement: String {
    switch test {
    case .noSession: return "no session yet"
    case .same(let measure, let window, let values):
      return "the last \(window) sessions have the same \(measure.rawValue): "
        + shown(values)
    case .noneBeatsFirst(_, let reps):
      return "no session since the first of them beat its reps: " + ConditionFinding.run(reps)
    case .setOne(let motion, let was, let now):
      return "set one \(motion): " + ConditionFinding.motion(was, now)
    case .target(let direction, let now, let last):
      let word = direction == "same" ? "the same" : direction
      return "the target is \(word): \(now?.text ?? "-"), last \(last?.text ?? "-")"
    case .compare(let left, let comparison, let right):
      let numbers = "\(self.left?.text ?? "-") \(comparison) \(self.right?.text ?? "-")"
      return "\(left.name) \(comparison) \(right.name): \(numbers)"
    }
  }

  /// The condition as the book asks it, with the number of a window in place of its name.
  package var question: String {
    guard case .same(let measure, let window, _) = test else { return text }
    return "the last \(window) sessions have the same \(measure.rawValue)"
  }

  /// Why the condition does not hold, and by how much: `needs 8 reps, you did 6, 2 short`.
  ///
  /// `above` is the answer of the condition above, without which this one may not be asked.
  package func shortfall(sessions: Int, below above: Verdict? = nil) -> String {
    switch test {
    case .noSession: return "needed no session, \(there(sessions))"
    case .same(let measure, let window, let values):
      if verdict == .tooFew { return "needs \(window) sessions, \(there(sessions))" }
      return "needs the same \(measure.rawValue) \(window) times, was "
        + shown(values)
    case .noneBeatsFirst(_, let reps):
      if verdict == .notAsked {
        return "the window above " + (above == .tooFew ? "is too short" : "is not the same")
      }
      return "needs no session to beat the first, was " + ConditionFinding.run(reps)
    case .setOne(let motion, let was, let now):
      let verb = motion == "moved" ? "move" : motion == "rose" ? "rise" : "fall"
      return "needs set one to \(verb), " + ConditionFinding.motion(was, now)
    case .target(let direction, let now, let last):
      let word = direction == "same" ? "the same as" : "\(direction) than"
      return "needs a target \(word) \(last?.text ?? "last time"), is \(now?.text ?? "-")"
    case .compare(let left, let comparison, let right):
      return compared(left, comparison, right, sessions)
    }
  }

  private func compared(
    _ left: [TermFinding],
    _ comparison: String,
    _ right: [TermFinding],
    _ sessions: Int
  ) -> String {
    guard let have = self.left, let wanted = self.right, let short else {
      return "needs a session of this set, \(there(sessions))"
    }
    if left.count == 1, left[0].source == .last(.reps), comparison == ">=" {
      return "needs \(wanted.text) reps, you did \(have.text), \(short.text) short"
    }
    let by =
      switch comparison {
      case ">=": ", \(short.text) short"
      case "<=": ", \(short.text) over"
      default: ""
      }
    return "needs \(left.name) \(comparison) \(wanted.text), is \(have.text)\(by)"
  }

  /// The numbers of a window; with their units and kinds where those differ.
  private func shown(_ values: [Quantity]) -> String {
    guard let unit = values.first?.unit, !loads.isEmpty else {
      return values.map(\.text).joined(separator: ", ")
    }
    return loads.map { $0.text(expecting: unit) }.joined(separator: ", ")
  }

  /// `was 80, is 82.5`; with their units where those differ.
  private static func motion(_ was: Load?, _ now: Load?) -> String {
    let isMixed = was.map { was in now.map { $0.unit != was.unit } ?? false } ?? false
    func text(_ load: Load?) -> String { (isMixed ? load?.textWithUnit : load?.text) ?? "-" }
    return "was \(text(was)), is \(text(now))"
  }

  private func there(_ sessions: Int) -> String {
    sessions == 0 ? "there is none" : sessions == 1 ? "there is 1" : "there are \(sessions)"
  }

  /// Reps of a window as `7, then 7 and 6`.
  private static func run(_ reps: [Int]) -> String {
    guard let first = reps.first else { return "none" }
    let later = listed(reps.dropFirst().map { "\($0)" })
    return later.isEmpty ? "\(first)" : "\(first), then \(later)"
  }
}

extension Verdict {
  /// The verdict in a word: `yes`, `no`, `too few`, `not asked`.
  package var words: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .tooFew: "too few"
    case .notAsked: "not asked"
    }
  }
}

extension RuleFinding {
  /// Why the rule did not decide: the first condition that failed, or what stands above it.
  package func refusal(fired: String, sessions: Int) -> String {
    switch state {
    case .fired: "it decided"
    case .outranked: "ready, but \(fired) stands above it"
    case .failed, .tooFew:
      (conditions.first { $0.verdict == (state == .failed ? .no : .tooFew) })
        .map { $0.shortfall(sessions: sessions) } ?? ""
    }
  }
}
