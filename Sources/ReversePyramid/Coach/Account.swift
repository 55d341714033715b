/// What led to a decision: kept as the record of its evaluation, and as data once it was asked for.
enum Account: Sendable {
  /// The evaluation that decided, from which the explanation is made without deciding again.
  case record(EvaluationRecord)
  /// An explanation that was made, or read from elsewhere.
  case stated(Explanation)

  var explanation: Explanation {
    switch self {
    case .record(let record): record.explanation
    case .stated(let explanation): explanation
    }
  }
}

extension Account: Hashable {
  static func == (a: Account, b: Account) -> Bool { a.explanation == b.explanation }

  func hash(into hasher: inout Hasher) { hasher.combine(explanation) }
}

extension Account: Codable {
  init(from decoder: any Decoder) throws { self = .stated(try Explanation(from: decoder)) }

  func encode(to encoder: any Encoder) throws { try explanation.encode(to: encoder) }
}

/// One evaluation of one set, with what it read.
final class EvaluationRecord: Sendable {
  let evaluator: Evaluator
  let finding: Finding
  let today: Day
  /// The latest day of the exercise.
  let lastDay: Day?
  let isAssisted: Bool
  let frame: Frame

  init(_ evaluator: Evaluator, _ finding: Finding, _ memory: ExerciseMemory, on today: Day) {
    self.evaluator = evaluator
    self.finding = finding
    self.today = today
    lastDay = memory.lastDay
    isAssisted = memory.hasAssistedSet || finding.setOne?.isAssisted == true
    frame = evaluator.frame(of: finding, memory, on: today)
  }

  var explanation: Explanation { evaluator.explanation(of: self) }

  /// The rule's sentence with the numbers of the decision.
  var sentence: Sentence { evaluator.sentence(finding, frame) }
}

extension Decision {
  /// The same decision with its explanation made, for who reads it many times.
  var explained: Decision {
    var decision = self
    decision.explanation = explanation
    return decision
  }

  /// The unit the target is stated in.
  public var unit: WeightUnit {
    switch account {
    case .record(let record): record.finding.unit
    case .stated(let explanation): explanation.unit
    }
  }

  /// Whether the set is lifted outside the body or with it.
  public var kind: Load.Kind {
    switch account {
    case .record(let record): record.finding.kind
    case .stated(let explanation): explanation.kind
    }
  }
}
