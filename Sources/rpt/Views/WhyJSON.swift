import ReversePyramid

/// A decision as a certificate: with it and the book, the number can be checked without the log.
enum WhyJSON {
  static func object(_ inquiry: Inquiry, exercise: String, digest: String, notes: [String] = [])
    -> JSON
  {
    .object(
      [
        .init("schema", "rpt.why/1"), .init("exercise", .string(exercise)),
      ] + fields(inquiry.decision, inquiry, digest: digest) + [.init("notes", .strings(notes))]
    )
  }

  /// The fields of a decision; set one's stand inside those of a later set.
  private static func fields(_ decision: Decision, _ inquiry: Inquiry?, digest: String)
    -> [JSON.Field]
  {
    let why = decision.explanation
    let unit = why.unit
    var fields: [JSON.Field] = [
      .init("set", .int(decision.set)), .init("unit", .string(unit.rawValue)),
      .init("today", .string(why.today.text)),
      .init("lastSession", why.lastSession.map { .string($0.text) } ?? .null),
      .init(
        "book",
        [
          "name": .string(why.bookName), "file": .string(why.bookFile), "digest": .string(digest),
        ]
      ),
      .init("settings", .object(why.settings.map { .init($0.name, setting($0)) })),
      .init("sessions", .int(why.sessions)),
      .init("evidence", .array(why.evidence.map { evidence($0, why) })),
      .init("part", part(decision)),
    ]
    if why.decides == .gap, let setOne = why.setOne {
      fields.append(.init("setOne", self.setOne(setOne, decision, inquiry, digest)))
    }
    fields += [
      .init("rules", .array(why.rules.map(WhyRuleJSON.rule))),
      .init("sum", sum(why)),
      .init("aim", aim(why.aim)),
      .init("limits", .array(why.limits.map { limit($0, unit) })),
      .init("loads", loads(why)),
      .init("target", target(decision.target, unit)),
      .init("because", .string(decision.because)),
      .init("template", .string(why.template)),
      .init("holes", .object(why.holes.map { .init($0.name, .string($0.text)) })),
    ]
    if let inquiry {
      fields.append(.init("instead", .array(inquiry.instead.map { [instead($0, unit)] } ?? [])))
      fields.append(.init("outlook", .array(inquiry.outlook.map { outlook($0, unit) })))
    }
    return fields
  }

  static func part(_ decision: Decision) -> JSON {
    let why = decision.explanation
    return [
      "name": .string(decision.part), "decides": .string(why.decides.rawValue),
      "at": .string(why.partAt.text),
    ]
  }

  private static func setOne(
    _ load: Load,
    _ decision: Decision,
    _ inquiry: Inquiry?,
    _ digest: String
  ) -> JSON {
    var fields: [JSON.Field] = [
      .init("weight", DecisionJSON.weight(load.weight, load.unit)),
      .init("unit", .string(load.unit.rawValue)),
    ]
    if let setOne = inquiry?.setOne {
      fields.append(.init("why", .object(self.fields(setOne, nil, digest: digest))))
    } else if let done = inquiry?.setOneDone {
      fields.append(
        .init(
          "done",
          [
            "date": .string(done.day.text), "line": .int(done.line),
            "weight": DecisionJSON.weight(load.weight, load.unit),
            "unit": .string(load.unit.rawValue),
          ]
        )
      )
    }
    return .object(fields)
  }

  private static func setting(_ setting: SettingFinding) -> JSON {
    let value = setting.value
    let unit = value.dimension == .weight ? value.unit.rawValue : value.dimension.rawValue
    return [
      "value": DecisionJSON.quantity(value), "unit": .string(unit), "at": .string(setting.at.text),
    ]
  }

  static func evidence(_ evidence: Evidence, _ why: Explanation) -> JSON {
    var fields: [JSON.Field] = [
      .init("date", .string(evidence.day.text)), .init("line", .int(evidence.line)),
      .init("weight", DecisionJSON.weight(evidence.load.weight, evidence.load.unit)),
      .init("unit", .string(evidence.load.unit.rawValue)), .init("reps", .int(evidence.reps)),
    ]
    if evidence.load.kind == .body { fields.append(.init("body", true)) }
    if why.decides == .gap {
      let setOne = evidence.setOne
      fields += [
        .init("setOne", DecisionJSON.weight(setOne.weight, setOne.unit)),
        .init("setOneUnit", .string(setOne.unit.rawValue)),
        .init("gap", DecisionJSON.weight(evidence.gap, why.unit)),
      ]
    }
    return .object(fields)
  }

  private static func sum(_ why: Explanation) -> JSON {
    guard let sum = why.sum else { return .null }
    var fields: [JSON.Field] = [
      .init("decides", .string(why.decides.rawValue)),
      .init("terms", .array(sum.terms.map(WhyRuleJSON.term))),
      .init("value", DecisionJSON.weight(sum.value, why.unit)),
    ]
    if why.decides == .gap, let setOne = why.setOne {
      fields += [
        .init("from", DecisionJSON.weight(setOne.weight, setOne.unit)),
        .init("weight", DecisionJSON.weight(sum.weight, why.unit)),
      ]
    }
    return .object(fields)
  }

  static func aim(_ aim: AimFinding) -> JSON {
    let terms = JSON.array(aim.terms.map { .array($0.map(WhyRuleJSON.term)) })
    guard let part = aim.part else {
      return [
        "from": .int(aim.from), "to": .int(aim.to), "at": .string(aim.at.text), "terms": terms,
      ]
    }
    return [
      "part": .string(part), "rule": .string(aim.rule), "at": .string(aim.at.text),
      "rules": .array(aim.rules.map(WhyRuleJSON.rule)), "terms": terms,
      "from": .int(aim.from), "to": .int(aim.to), "because": .string(aim.because),
    ]
  }

  static func limit(_ limit: LimitFinding, _ unit: WeightUnit) -> JSON {
    var fields: [JSON.Field] = [
      .init("limit", .string(limit.source.rawValue)),
      .init("at", limit.at.map { .string($0.text) } ?? .null),
      .init("of", limit.isGap ? "gap" : "weight"),
      .init("direction", limit.isLeast ? "at least" : "at most"),
      .init("bound", limit.bound.map { DecisionJSON.weight($0, unit) } ?? .null),
      .init("before", DecisionJSON.weight(limit.before, unit)),
      .init("nearest", DecisionJSON.weight(limit.nearest, unit)),
      .init("after", DecisionJSON.weight(limit.after, unit)),
    ]
    if limit.stays { fields.append(.init("stays", true)) }
    return .object(fields)
  }

  private static func loads(_ why: Explanation) -> JSON {
    let unit = why.equipment.unit ?? why.unit
    func weight(_ weight: Weight) -> JSON { DecisionJSON.weight(weight, unit) }
    var fields: [JSON.Field]
    switch why.equipment.loads {
    case .any: fields = [.init("kind", "any")]
    case .increment(let by): fields = [.init("kind", "increment"), .init("by", weight(by))]
    case .stack(let from, let to, let by, let addOns):
      fields = [
        .init("kind", "stack"), .init("from", weight(from)), .init("to", weight(to)),
        .init("by", weight(by)),
      ]
      if !addOns.isEmpty { fields.append(.init("add", .array(addOns.map(weight)))) }
    case .plates(let set):
      fields = [
        .init("kind", "plates"), .init("bar", weight(set.bar)),
        .init(
          "plates",
          .array(
            set.pairs.map { pair in
              ["plate": weight(pair.weight), "pairs": pair.count.map(JSON.int) ?? .null]
            })),
      ]
    }
    if !why.equipment.loads.isAny { fields.append(.init("unit", .string(unit.rawValue))) }
    return .object(
      fields + [.init("body", .bool(why.kind == .body)), .init("assisted", .bool(why.isAssisted))])
  }

  static func target(_ target: Target, _ unit: WeightUnit) -> JSON {
    [
      "weight": target.load.map { DecisionJSON.weight($0.weight, unit) } ?? .null,
      "reps": .int(target.reps), "reps_to": .int(target.repsTo),
    ]
  }

  private static func instead(_ instead: Counterfactual, _ unit: WeightUnit) -> JSON {
    .object(
      [
        .init("date", .string(instead.day.text)), .init("line", .int(instead.line)),
        .init("reps", .int(instead.reps)), .init("was", .int(instead.was)),
      ] + load(instead.target.load, unit) + [.init("rule", .string(instead.rule))])
  }

  static func outlook(_ row: OutlookRow, _ unit: WeightUnit) -> JSON {
    .object(
      [.init("reps", .array([.int(row.from), row.to.map(JSON.int) ?? .null]))]
        + load(row.target.load, unit) + [.init("rule", .string(row.rule)), aim(row)])
  }

  /// The reps to aim for then: a range, or so many more than were done.
  private static func aim(_ row: OutlookRow) -> JSON.Field {
    if let more = row.repsMore { return .init("aim", ["more": .int(more)]) }
    return .init("aim", ["from": .int(row.target.reps), "to": .int(row.target.repsTo)])
  }

  /// A weight in its own unit, which is named where it is not that of the certificate.
  static func load(_ load: Load?, _ unit: WeightUnit) -> [JSON.Field] {
    guard let load else { return [.init("weight", .null)] }
    var fields: [JSON.Field] = [.init("weight", DecisionJSON.weight(load.weight, load.unit))]
    if load.unit != unit { fields.append(.init("unit", .string(load.unit.rawValue))) }
    if load.kind == .body { fields.append(.init("body", true)) }
    return fields
  }
}
