import ReversePyramid

/// The rules of a part with their conditions, as JSON.
enum WhyRuleJSON {
  static func rule(_ rule: RuleFinding) -> JSON {
    [
      "rule": .string(rule.rule), "at": .string(rule.at.text),
      "state": .string(rule.state.rawValue), "conditions": .array(rule.conditions.map(condition)),
    ]
  }

  static func condition(_ condition: ConditionFinding) -> JSON {
    var fields: [JSON.Field] = [.init("at", .string(condition.at.text))]
    switch condition.test {
    case .noSession: fields.append(.init("test", "no-session"))
    case .same(let measure, let window, let values):
      fields += [
        .init("test", "same"), .init("field", .string(measure.rawValue)),
        .init("window", .int(window)), .init("values", .array(values.map(DecisionJSON.quantity))),
      ]
      if Set(condition.loads.map(\.unit)).count > 1 || Set(condition.loads.map(\.kind)).count > 1 {
        fields.append(.init("loads", .array(condition.loads.map(entered))))
      }
    case .noneBeatsFirst(let window, let reps):
      fields += [
        .init("test", "none-beats-first"), .init("field", "reps"), .init("window", .int(window)),
        .init("values", .array(reps.map(JSON.int))),
      ]
    case .setOne(let motion, let was, let now):
      fields += [
        .init("test", .string("set-one-\(motion)")), .init("was", load(was)),
        .init("now", load(now)),
      ]
    case .target(let direction, let now, let last):
      fields += [
        .init("test", "target-is"), .init("direction", .string(direction)), .init("now", load(now)),
        .init("last", load(last)),
      ]
    case .compare(let left, let comparison, let right):
      fields += [
        .init("test", "compare"), .init("left", .array(left.map(term))),
        .init("op", .string(comparison)), .init("right", .array(right.map(term))),
      ]
    }
    fields.append(.init("holds", .string(word(condition.verdict))))
    if let short = condition.short { fields.append(.init("short", DecisionJSON.quantity(short))) }
    return .object(fields)
  }

  static func term(_ term: TermFinding) -> JSON {
    var fields: [JSON.Field] =
      switch term.source {
      case .last(let measure): [.init("last", .string(measure.rawValue))]
      case .daysSinceLastSession: [.init("days", "since the last session")]
      case .numberOfSessions: [.init("sessions", "number")]
      case .number: [.init("number", true)]
      case .setting(let name): [.init("let", .string(name))]
      }
    let halves = term.isNegative ? -term.halves : term.halves
    if halves != 2 { fields.append(.init("times", .number(Quantity.halves(halves)))) }
    if let percent = term.percent {
      fields.append(.init("percent", .number(Quantity.thousandths(percent))))
    }
    fields.append(.init("value", term.value.map(DecisionJSON.quantity) ?? .null))
    if term.source == .number, let value = term.value, value.dimension == .weight, value.value != 0
    {
      fields.append(.init("unit", .string(value.unit.rawValue)))
    }
    return .object(fields)
  }

  /// A load as it was entered, where the numbers of a window differ in unit or kind.
  private static func entered(_ load: Load) -> JSON {
    [
      "weight": DecisionJSON.weight(load.weight, load.unit), "unit": .string(load.unit.rawValue),
      "body": .bool(load.kind == .body),
    ]
  }

  private static func load(_ load: Load?) -> JSON {
    load.map { DecisionJSON.weight($0.weight, $0.unit) } ?? .null
  }

  private static func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .yes: "yes"
    case .no: "no"
    case .tooFew: "too-few"
    case .notAsked: "not-asked"
    }
  }
}

extension Quantity {
  static func thousandths(_ value: Int64) -> String { decimalText(thousandths: value) }

  static func halves(_ value: Int64) -> String { decimalText(thousandths: value * 500) }
}
