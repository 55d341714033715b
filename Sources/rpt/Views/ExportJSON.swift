import ReversePyramid
import TrainingLog

/// A log as one JSON object: what is said of its exercises, and every session with every set.
enum ExportJSON {
  static func log(_ gym: Gym) -> JSON {
    [
      "schema": "rpt.export/1", "unit": .string(gym.log.unit.rawValue),
      "exercises": .array(gym.log.exercises.map(exercise)),
      "sessions": .array(gym.log.visits.map { session($0, gym) }),
      "notes": .strings(gym.log.notes),
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
    if !exercise.plates.isEmpty { fields.append(.init("plates", plates(exercise))) }
    if let stack = exercise.stack { fields.append(.init("stack", self.stack(stack, exercise))) }
    if let increment = exercise.increment { fields.append(.init("increment", load(increment))) }
    fields += exercise.overrides.map(setting)
    if exercise.isArchived { fields.append(.init("archived", true)) }
    if !exercise.notes.isEmpty { fields.append(.init("notes", .strings(exercise.notes))) }
    return .object(fields)
  }

  /// The plates, each with its number of pairs, null where they never run out.
  private static func plates(_ exercise: Exercise) -> JSON {
    .array(
      exercise.plates.indices.map { index in
        let pairs =
          exercise.platePairs.indices.contains(index) ? exercise.platePairs[index] : nil
        return .object(
          fields(exercise.plates[index]) + [.init("pairs", pairs.map(JSON.int) ?? .null)])
      })
  }

  private static func stack(_ stack: LoadRange, _ exercise: Exercise) -> JSON {
    var fields: [JSON.Field] = [
      .init("from", load(stack.from)), .init("to", load(stack.to)), .init("by", load(stack.by)),
    ]
    if !exercise.addOns.isEmpty { fields.append(.init("add", .array(exercise.addOns.map(load)))) }
    return .object(fields)
  }

  private static func load(_ load: Load) -> JSON { .object(fields(load)) }

  private static func fields(_ load: Load) -> [JSON.Field] {
    [
      .init("weight", DecisionJSON.weight(load.weight, load.unit)),
      .init("unit", .string(load.unit.rawValue)),
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

  private static func session(_ visit: Visit, _ gym: Gym) -> JSON {
    [
      "date": .string(visit.day.text),
      "time": visit.hasTime ? .string(ClockTime.text(visit.minute)) : .null,
      "until": visit.until.map { .string(ClockTime.text($0)) } ?? .null,
      "title": .string(visit.title), "mark": visit.mark.map { .string($0.rawValue) } ?? .null,
      "body_weight": visit.bodyWeight.map(load) ?? .null, "notes": .strings(visit.notes),
      "line": .int(visit.line), "entries": .array(visit.entries.map { entry($0, visit, gym) }),
    ]
  }

  private static func entry(_ entry: Entry, _ visit: Visit, _ gym: Gym) -> JSON {
    [
      "exercise": .string(gym.log.exercises[entry.exercise].name), "line": .int(entry.line),
      "notes": .strings(entry.notes),
      "sets": .array(zip(entry.sets, gym.places(entry, of: visit)).map(set)),
    ]
  }

  private static func set(_ logged: LoggedSet, _ place: SessionReading.Place) -> JSON {
    var fields = LoggedSetJSON.place(place) + LoggedSetJSON.load(logged)
    fields += LoggedSetJSON.amount(logged) + LoggedSetJSON.reading(place)
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

/// How the values of a set are written outside the program.
enum ExportWords {
  /// Tenths as a decimal: 95 is `9.5`.
  static func effort(_ tenths: UInt8) -> String {
    String(tenths / 10) + (tenths % 10 == 0 ? "" : ".\(tenths % 10)")
  }
}
