/// A limit in words, with the number before and after.
package struct LimitWords {
  let explanation: Explanation
  let last: Evidence?
  /// What the rule's sum gave, as a weight.
  let asked: Load

  /// Makes the words for the limits of one sum.
  ///
  /// - Parameters:
  ///   - decision: The decision that the rule gave, or could have given.
  ///   - asked: What the rule's sum gave, as a weight.
  package init(_ decision: Decision, asked: Load) {
    explanation = decision.explanation
    last = decision.last
    self.asked = asked
  }

  /// `97.5 cannot be loaded: 100`, `the gap is at least 0: -1.25 -> 0, mine.rules:51`.
  package func words(_ limit: LimitFinding) -> String {
    func text(_ weight: Weight) -> String {
      limit.isGap ? weight.text(in: asked.unit) : Load.text(weight, asked.unit, asked.kind)
    }
    let bound = limit.bound.map(text) ?? ""
    let place = limit.at.map { ", \($0.text)" } ?? ""
    let what =
      switch limit.source {
      case .lighter: "at most \(bound), lighter than last time"
      case .book:
        "the \(limit.isGap ? "gap" : "weight") is at \(limit.isLeast ? "least" : "most") \(bound)"
      case .units: "across units, to the nearest half step"
      case .loads:
        if limit.bound == nil, !explanation.equipment.loads.isAny {
          limit.stays && !hasRisen(limit)
            ? "nothing that can be loaded lies beyond" : "\(text(limit.before)) cannot be loaded"
        } else {
          limit.stays ? "nothing lies beyond" : "never below \(bound)"
        }
      }
    if what.hasSuffix("cannot be loaded") {
      return "\(what): \(text(limit.after))" + (limit.stays ? "; the gap does not shrink" : "")
    }
    return "\(what): \(text(limit.before)) -> \(text(limit.after))\(place)"
  }

  /// Whether a narrowed set rose with set one, though its gap did not shrink.
  private func hasRisen(_ limit: LimitFinding) -> Bool {
    guard explanation.decides == .gap, let last, let setOne = explanation.setOne else {
      return false
    }
    return setOne.weight - asked.weight < last.gap && limit.after > last.load.weight
  }
}
