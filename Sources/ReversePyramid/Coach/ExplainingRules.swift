extension Evaluator {
  /// The rules of a part with what became of each, from the verdicts of its evaluation.
  func ruleFindings(
    _ index: Int,
    _ verdicts: Verdicts,
    fired: Int,
    _ frame: Frame
  ) -> [RuleFinding] {
    let places = compiled.places[index]
    var slot = 0
    return book.parts[index].rules.enumerated().map { index, rule in
      let conditions = rule.conditions.map { condition in
        defer { slot += 1 }
        return finding(condition, verdicts[places[slot]], frame)
      }
      let state: RuleFinding.State =
        if index == fired {
          .fired
        } else if conditions.allSatisfy({ $0.verdict == .yes }) {
          .outranked
        } else if conditions.contains(where: { $0.verdict == .no }) {
          .failed
        } else {
          .tooFew
        }
      return RuleFinding(
        rule: rule.name,
        at: SourceLine(file: book.file, line: rule.line),
        state: state,
        conditions: conditions
      )
    }
  }

  private func finding(_ condition: RuleBook.Condition, _ verdict: Verdict, _ frame: Frame)
    -> ConditionFinding
  {
    var result = ConditionFinding(
      at: SourceLine(file: book.file, line: condition.line),
      text: condition.text,
      test: .noSession,
      verdict: verdict
    )
    switch condition.test {
    case .noSessionYet: break
    case .same(let measure, let count):
      let window = frame.window(count)
      result.test = .same(
        measure.public,
        window: window,
        values: frame.seen(window).map { frame.value(measure, $0) }
      )
      if measure == .weight { result.loads = frame.seen(window).map(\.load) }
    case .noneBeatsFirst(let count):
      let window = frame.window(count)
      result.test = .noneBeatsFirst(window: window, reps: frame.seen(window).map(\.reps))
    case .setOne(let motion):
      result.test = .setOne(
        motion: motion.rawValue,
        was: frame.memory.last?.setOne,
        now: frame.setOne
      )
    case .target(let direction):
      let last = frame.memory.last?.load
      result.test = .target(
        direction: direction.rawValue,
        now: frame.target.map { Load($0, frame.unit, kind: last?.kind ?? .outside) },
        // Both in the target's unit, so that they can be compared by eye.
        last: last.map { Load($0.weight, frame.unit, kind: $0.kind) }
      )
    case .compare(let left, let comparison, let right):
      result.test = .compare(
        left: frame.terms(of: left, in: book),
        comparison: comparison.rawValue,
        right: frame.terms(of: right, in: book)
      )
      result.left = frame.quantity(of: left)
      result.right = frame.quantity(of: right)
    }
    return result
  }
}

extension Frame {
  /// The latest sessions of a window, oldest first; fewer where there are not as many.
  func seen(_ window: Int) -> [Evidence] {
    (0..<min(max(0, window), memory.held)).reversed().map { memory.evidence(back: $0) }
  }

  func value(_ measure: RuleBook.Measure, _ evidence: Evidence) -> Quantity {
    Quantity(
      value: (measure == .gap ? evidence.gap : evidence.load.weight).grains,
      dimension: .weight,
      unit: unit
    )
  }

  func quantity(of amount: RuleBook.Amount) -> Quantity? {
    value(of: amount).map { Quantity(value: $0, dimension: amount.dimension, unit: unit) }
  }

  func terms(of amount: RuleBook.Amount, in book: RuleBook) -> [TermFinding] {
    amount.terms.map { term in
      let source: TermFinding.Source =
        switch term.base {
        case .last(let measure): .last(measure.public)
        case .daysSinceLastSession: .daysSinceLastSession
        case .numberOfSessions: .numberOfSessions
        case .weight, .number: .number
        case .setting(let index): .setting(book.settings[index].name)
        }
      var shown = unit
      if case .weight(_, let written) = term.base { shown = written }
      return TermFinding(
        source: source,
        value: base(of: term).map {
          Quantity(value: $0, dimension: amount.dimension, unit: shown)
        },
        isNegative: term.isNegative,
        halves: term.halves,
        percent: term.percent
      )
    }
  }
}

extension RuleBook.Measure {
  var `public`: Explanation.Measure {
    switch self {
    case .weight: .weight
    case .gap: .gap
    case .reps: .reps
    }
  }
}
