import ReversePyramid

extension PlainDecision {
  /// The sentence of the rule, as the default book has it.
  var sentence: String {
    switch rule {
    case .increase: "Hit 8+ last time, increasing the weight."
    case .stall: "Stalled the last few sessions, dropping the weight."
    case .hold: "In target range, chasing another rep."
    case .belowRange: "Below the target range, holding to win reps back."
    case .level: "Level with set one and hit 8+, nothing left to close."
    case .narrowGap: "Hit 8+ on this set, closing the gap to \(PlainDecision.text(gap))."
    case .widenGap: "This set stalled, opening the gap to \(PlainDecision.text(gap))."
    case .follow: followSentence
    case .keepGap: "Same \(PlainDecision.text(gap)) gap, chasing another rep."
    case .burnout: "Optional burnout, \(PlainDecision.text(gap)) under set one."
    }
  }

  private var followSentence: String {
    let moved = motion > 0 ? "rose" : "fell"
    let size = PlainDecision.text(abs(motion))
    return "Set one \(moved) \(size), keeping the \(PlainDecision.text(gap)) gap."
  }

  private static func text(_ weight: Int32) -> String { decimalText(thousandths: Int64(weight)) }
}
