import ReversePyramid
import TrainingLog

/// What every view in JSON says of a set in the same keys.
enum LoggedSetJSON {
  /// Which set it is, and what it counts as.
  static func place(_ place: SessionReading.Place) -> [JSON.Field] {
    [
      .init("set", place.number.map(JSON.int) ?? .null), .init("kind", .string(place.kind)),
    ]
  }

  /// The load as it was entered; `weight` is null where there was none.
  static func load(_ logged: LoggedSet) -> [JSON.Field] {
    guard let load = logged.set.load else { return [.init("weight", .null)] }
    let fields: [JSON.Field] = [
      .init("weight", DecisionJSON.weight(load.weight, load.unit)),
      .init("unit", .string(load.unit.rawValue)),
    ]
    return load.kind == .body ? fields + [.init("body", true)] : fields
  }

  /// The reps, on either side where they were told apart, or the seconds.
  static func amount(_ logged: LoggedSet) -> [JSON.Field] {
    var fields: [JSON.Field] = []
    switch logged.set.kind {
    case .skipped: break
    case .timed: fields.append(.init("seconds", .int(logged.seconds ?? 0)))
    default: fields.append(.init("reps", .int(logged.set.reps)))
    }
    if let sides = logged.sides {
      fields += [.init("left", .int(sides.left)), .init("right", .int(sides.right))]
    }
    return fields
  }

  /// What was read into the set, and why it is no evidence where it is none.
  static func reading(_ place: SessionReading.Place) -> [JSON.Field] {
    var fields: [JSON.Field] = []
    if let read = place.read { fields.append(.init("read", .string(read))) }
    if let exclusion = place.exclusion {
      fields.append(.init("evidence", false))
      fields.append(.init("because", .string(exclusion.words)))
    }
    return fields
  }
}

extension SessionReading.Place {
  /// What the set counts as, outside the program.
  var kind: String { role == .ramp ? "warmup" : role.rawValue }

  /// What the coach saw in the set that the lifter did not mark.
  var read: String? { role == .ramp ? "ramp" : nil }
}

extension Gym {
  /// How the coach reads the sets of an entry, one place a set.
  func places(_ entry: Entry, of visit: Visit) -> [SessionReading.Place] {
    let session = LogFile.session(entry, of: visit)
    return SessionReading(session, workSets: coach(entry.exercise).workSets).places
  }
}
