import ReversePyramid

/// Two compared books as one JSON object.
enum CompareJSON {
  static func object(_ result: ComparedBooks) -> JSON {
    let past = result.exercises.flatMap { exercise in
      exercise.comparison.differences.map { difference($0, exercise) }
    }
    let today = result.exercises.flatMap { exercise in
      exercise.comparison.today.map { difference($0, exercise) }
    }
    return [
      "schema": "rpt.compare/1", "a": book(result.a), "b": book(result.b),
      "log": result.log.map { .string($0.name) } ?? .null,
      "agree": .int(result.agree), "differ": .int(result.differ),
      "first": result.first.map { difference($0.difference, $0.exercise) } ?? .null,
      "differences": .array(past), "today": .array(today),
      "smallest": result.search.found.map(smallest) ?? .null,
      "tried": [
        "histories": .int(result.search.tries), "sessions": .int(result.search.sessions),
      ],
      "problems": .array(result.problems.map(ProblemView.json)),
    ]
  }

  private static func book(_ book: RuleBook) -> JSON {
    ["name": .string(book.name), "file": .string(book.file)]
  }

  private static func difference(
    _ difference: Difference,
    _ exercise: ComparedBooks.Exercise
  ) -> JSON {
    [
      "exercise": .string(exercise.name), "set": .int(difference.set),
      "date": .string(difference.day.text),
      "a": advice(difference.a, exercise.unit), "b": advice(difference.b, exercise.unit),
    ]
  }

  private static func smallest(_ history: SmallestHistory) -> JSON {
    let unit = history.sessions.first?.first?.load?.unit
    return [
      "did": .string(history.did), "set": .int(history.set),
      "a": advice(history.a, unit), "b": advice(history.b, unit),
    ]
  }

  private static func advice(_ advice: Advice?, _ unit: WeightUnit?) -> JSON {
    guard let advice else { return .null }
    let load = advice.target.load
    var fields: [JSON.Field] = [
      .init("weight", load.map { DecisionJSON.weight($0.weight, $0.unit) } ?? .null)
    ]
    if let load, load.unit != unit { fields.append(.init("unit", .string(load.unit.rawValue))) }
    if load?.kind == .body { fields.append(.init("body", true)) }
    fields += [
      .init("reps", .int(advice.target.reps)), .init("reps_to", .int(advice.target.repsTo)),
      .init("rule", .string(advice.rule)),
    ]
    return .object(fields)
  }
}
