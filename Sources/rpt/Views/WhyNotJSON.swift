import ReversePyramid

/// Answers about one set that are no whole certificate, as JSON objects.
struct AskedJSON {
  var inquiry: Inquiry
  var exercise: String

  private var decision: Decision { inquiry.decision }
  private var why: Explanation { decision.explanation }

  /// The fields that every answer begins with.
  private func head(_ schema: String) -> [JSON.Field] {
    [
      .init("schema", .string(schema)), .init("exercise", .string(exercise)),
      .init("set", .int(decision.set)), .init("unit", .string(why.unit.rawValue)),
      .init("today", .string(why.today.text)),
      .init("target", WhyJSON.target(decision.target, why.unit)),
      .init("rule", .string(decision.rule)), .init("at", .string(decision.at.text)),
    ]
  }

  /// Why the target is no other: the rules asked about, and what every rule would give.
  func not(_ asked: WhyNot.Asked, _ rules: [RuleFinding]) -> JSON {
    let not: JSON =
      switch asked {
      case .rule(let name): ["rule": .string(rules.first?.rule ?? name)]
      case .weight(let load): .object(WhyJSON.load(load, why.unit))
      }
    return .object(
      head("rpt.why-not/1") + [
        .init("not", not), .init("rules", .array(rules.map(rule))),
        .init("gives", .array(inquiry.alternatives.map { .object(gives($0)) })),
      ])
  }

  private func rule(_ rule: RuleFinding) -> JSON {
    guard let given = inquiry.alternatives.first(where: { $0.rule == rule.rule }) else {
      return WhyRuleJSON.rule(rule)
    }
    var fields: [JSON.Field] = []
    if case .object(let own) = WhyRuleJSON.rule(rule) { fields = own }
    fields.append(.init("gives", .object(Array(gives(given).dropFirst()))))
    if let asked = given.asked {
      fields.append(.init("sum", DecisionJSON.weight(asked.weight, asked.unit)))
    }
    let unit = given.asked?.unit ?? why.unit
    fields.append(.init("limits", .array(given.limits.map { WhyJSON.limit($0, unit) })))
    return .object(fields)
  }

  private func gives(_ given: Alternative) -> [JSON.Field] {
    [.init("rule", .string(given.rule))] + WhyJSON.load(given.target.load, why.unit) + [
      .init("reps", .int(given.target.reps)), .init("reps_to", .int(given.target.repsTo)),
    ]
  }

  /// One condition opened, with the sessions it looked at and the book's own line.
  func condition(_ condition: ConditionFinding, letter: String, read: [Evidence], line: String)
    -> JSON
  {
    .object(
      head("rpt.condition/1") + [
        .init("letter", .string(letter)), .init("condition", WhyRuleJSON.condition(condition)),
        .init("evidence", .array(read.map { WhyJSON.evidence($0, why) })),
        .init("line", .string(line)),
      ])
  }

  /// Every rule of the set's part and of the part that gives its aim.
  var trace: JSON {
    .object(
      head("rpt.trace/1") + [
        .init("part", WhyJSON.part(decision)),
        .init("rules", .array(why.rules.map(WhyRuleJSON.rule))), .init("aim", WhyJSON.aim(why.aim)),
      ])
  }

  /// What each number of reps next time leads to.
  var outlook: JSON {
    .object(
      head("rpt.outlook/1") + [
        .init("outlook", .array(inquiry.outlook.map { WhyJSON.outlook($0, why.unit) }))
      ])
  }
}
