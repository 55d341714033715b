import ReversePyramid
import TrainingLog

/// What was done, as one JSON object a session and exercise, counted or not.
enum HistoryJSON {
  static func lines(_ gym: Gym, exercises: [Int]?) -> [JSON] {
    gym.log.visits.filter { $0.day <= gym.today }.flatMap { visit in
      visit.entries.filter { exercises?.contains($0.exercise) ?? true }.map {
        entry($0, visit, gym)
      }
    }
  }

  private static func entry(_ entry: Entry, _ visit: Visit, _ gym: Gym) -> JSON {
    let session = LogFile.session(entry, of: visit)
    let reading = SessionReading(session, workSets: gym.coach(entry.exercise).workSets)
    var fields: [JSON.Field] = [
      .init("schema", "rpt.history/1"), .init("date", .string(visit.day.text)),
      .init("time", visit.hasTime ? .string(ClockTime.text(visit.minute)) : .null),
      .init("title", .string(visit.title)),
      .init("exercise", .string(gym.log.exercises[entry.exercise].name)),
      .init("line", .int(entry.line)),
      .init("sets", .array(zip(entry.sets, reading.places).map(set))),
    ]
    if let mark = visit.mark { fields.append(.init("mark", .string(mark.rawValue))) }
    if !entry.notes.isEmpty { fields.append(.init("notes", .strings(entry.notes))) }
    return .object(fields)
  }

  private static func set(_ logged: LoggedSet, _ place: SessionReading.Place) -> JSON {
    let kind = place.role == .ramp ? "warmup" : place.role.rawValue
    var fields: [JSON.Field] = [
      .init("set", place.number.map(JSON.int) ?? .null), .init("kind", .string(kind)),
    ]
    fields += LoggedSetJSON.load(logged)
    switch logged.set.kind {
    case .skipped: break
    case .timed: fields.append(.init("seconds", .int(logged.seconds ?? 0)))
    default: fields.append(.init("reps", .int(logged.set.reps)))
    }
    fields += LoggedSetJSON.sides(logged)
    if place.role == .ramp { fields.append(.init("read", "ramp")) }
    if let exclusion = place.exclusion {
      fields.append(.init("evidence", false))
      fields.append(.init("because", .string(exclusion.words)))
    }
    fields.append(.init("text", .string(SetText.text(of: logged))))
    return .object(fields)
  }
}
