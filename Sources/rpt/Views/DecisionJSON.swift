import ReversePyramid

/// Decisions as JSON fields, in fixed order.
enum DecisionJSON {
  static func weight(_ weight: Weight, _ unit: WeightUnit) -> JSON {
    .number(weight.text(in: unit))
  }

  static func quantity(_ quantity: Quantity) -> JSON { .number(quantity.text) }

  /// One set of a board.
  static func set(_ decision: Decision, plates: BoardPlates? = nil) -> JSON {
    let target = decision.target
    let unit = decision.unit
    var fields: [JSON.Field] = [
      .init("set", .int(decision.set)),
      .init("weight", target.load.map { weight($0.weight, unit) } ?? .null),
      .init("unit", .string(unit.rawValue)),
    ]
    if decision.kind == .body { fields.append(.init("body", true)) }
    fields += [
      .init("reps", .int(target.reps)),
      .init("reps_to", .int(target.repsTo)),
      .init("rule", .string(decision.rule)),
      .init("part", .string(decision.part)),
      .init("because", .string(decision.because)),
      .init("change", decision.change.map { weight($0, unit) } ?? .null),
      .init("last", decision.last.map(last) ?? .null),
      .init("at", .string(decision.at.text)),
    ]
    if decision.isOptional { fields.append(.init("optional", true)) }
    if !decision.isOnBoard { fields.append(.init("on_board", false)) }
    if let done = decision.done {
      fields.append(.init("done", true))
      fields.append(.init("did", did(done)))
    }
    if decision.done == nil, let plates, let loading = plates.loading(of: decision.set) {
      fields.append(.init("plates", .array(loading.plates.map { weight($0, plates.unit) })))
    }
    return .object(fields)
  }

  private static func did(_ done: DoneSet) -> JSON {
    guard let load = done.load else { return ["skipped": true, "line": .int(done.line)] }
    var fields: [JSON.Field] = [
      .init("weight", weight(load.weight, load.unit)), .init("unit", .string(load.unit.rawValue)),
      .init("reps", .int(done.reps)), .init("line", .int(done.line)),
    ]
    if load.kind == .body { fields.append(.init("body", true)) }
    return .object(fields)
  }

  private static func last(_ evidence: Evidence) -> JSON {
    let load = evidence.load
    var fields: [JSON.Field] = [
      .init("date", .string(evidence.day.text)),
      .init("weight", weight(load.weight, load.unit)),
      .init("reps", .int(evidence.reps)),
      .init("line", .int(evidence.line)),
    ]
    if load.kind == .body { fields.append(.init("body", true)) }
    return .object(fields)
  }
}
