import ReversePyramid
import TrainingLog

/// A log as one JSON object: what is said of its exercises, and every session with every set.
enum ExportJSON {
  static func log(_ log: LogFile) -> JSON {
    [
      "schema": "rpt.export/1", "unit": .string(log.unit.rawValue),
      "exercises": .array(log.exercises.map(exercise)),
      "sessions": .array(log.visits.map { session($0, log) }),
    ]
  }

  private static func exercise(_ exercise: Exercise) -> JSON {
    var fields: [JSON.Field] = [
      .init("name", .string(exercise.name)), .init("aliases", .strings(exercise.aliases)),
    ]
    func add(_ key: String, _ text: String?) {
      if let text { fields.append(.init(key, .string(text))) }
    }
    add("type", exercise.equipment?.rawValue)
    add("category", exercise.category)
    add("unit", exercise.unit?.rawValue)
    add("setup", exercise.setup)
    if let bar = exercise.bar { fields.append(.init("bar", load(bar))) }
    if !exercise.plates.isEmpty {
      fields.append(.init("plates", .array(exercise.plates.map(load))))
    }
    if let stack = exercise.stack {
      fields.append(
        .init("stack", ["from": load(stack.from), "to": load(stack.to), "by": load(stack.by)]))
    }
    if let increment = exercise.increment { fields.append(.init("increment", load(increment))) }
    fields += exercise.overrides.map(setting)
    if exercise.isArchived { fields.append(.init("archived", true)) }
    return .object(fields)
  }

  private static func load(_ load: Load) -> JSON {
    [
      "weight": DecisionJSON.weight(load.weight, load.unit), "unit": .string(load.unit.rawValue),
    ]
  }

  /// The exercise's own numbers: a weight in each unit that it names, or whole numbers.
  private static func setting(_ setting: SettingOverride) -> JSON.Field {
    guard setting.name == "step" else {
      let numbers = setting.kg ?? setting.lb ?? []
      return .init(setting.name, .array(numbers.map { JSON.int(Int($0)) }))
    }
    let steps = [(WeightUnit.kg, setting.kg), (.lb, setting.lb)].flatMap { unit, grains in
      (grains ?? []).map { load(Load(Weight(grains: $0), unit)) }
    }
    return .init(setting.name, .array(steps))
  }

  private static func session(_ visit: Visit, _ log: LogFile) -> JSON {
    [
      "date": .string(visit.day.text),
      "time": visit.hasTime ? .string(ClockTime.text(visit.minute)) : .null,
      "title": .string(visit.title), "mark": visit.mark.map { .string($0.rawValue) } ?? .null,
      "body_weight": visit.bodyWeight.map(load) ?? .null, "notes": .strings(visit.notes),
      "line": .int(visit.line), "entries": .array(visit.entries.map { entry($0, log) }),
    ]
  }

  private static func entry(_ entry: Entry, _ log: LogFile) -> JSON {
    let sets = zip(entry.sets, SetPlaces.numbers(entry)).map(set)
    return [
      "exercise": .string(log.exercises[entry.exercise].name), "line": .int(entry.line),
      "notes": .strings(entry.notes), "sets": .array(sets),
    ]
  }

  private static func set(_ logged: LoggedSet, _ number: Int?) -> JSON {
    var fields: [JSON.Field] = [
      .init("set", number.map(JSON.int) ?? .null),
      .init("kind", .string(ExportWords.kind(logged.set.kind))),
    ]
    fields += LoggedSetJSON.load(logged)
    if logged.set.kind != .skipped, logged.set.kind != .timed {
      fields.append(.init("reps", .int(logged.set.reps)))
    }
    fields += LoggedSetJSON.sides(logged)
    if let seconds = logged.seconds { fields.append(.init("seconds", .int(seconds))) }
    if let effort = logged.effort {
      fields.append(.init("effort", .number(ExportWords.effort(effort))))
    }
    if let reserve = logged.reserve { fields.append(.init("rir", .int(Int(reserve)))) }
    if logged.isFailure { fields.append(.init("failed", true)) }
    if let note = logged.note { fields.append(.init("note", .string(note))) }
    fields.append(.init("line", .int(logged.set.line)))
    fields.append(.init("text", .string(SetText.text(of: logged))))
    return .object(fields)
  }
}

/// What a set is called outside the program.
enum ExportWords {
  static func kind(_ kind: WorkSet.Kind) -> String {
    switch kind {
    case .unmarked: "work"
    case .warmup: "warmup"
    case .drop: "drop"
    case .burnout: "burnout"
    case .timed: "timed"
    case .skipped: "skip"
    }
  }

  /// Tenths as a decimal: 95 is `9.5`.
  static func effort(_ tenths: UInt8) -> String {
    String(tenths / 10) + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}

/// The numbers of the sets of an entry, as the coach counts them; none for a warm-up.
enum SetPlaces {
  static func numbers(_ entry: Entry) -> [Int?] {
    let session = Session(day: Day(number: 0), sets: entry.sets.map(\.set))
    return SessionReading(session, workSets: nil).places.map(\.number)
  }
}
