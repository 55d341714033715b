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
    var fields: [JSON.Field] = [
      .init("schema", "rpt.history/1"), .init("date", .string(visit.day.text)),
      .init("time", visit.hasTime ? .string(ClockTime.text(visit.minute)) : .null),
      .init("title", .string(visit.title)),
      .init("exercise", .string(gym.log.exercises[entry.exercise].name)),
      .init("line", .int(entry.line)),
      .init("sets", .array(zip(entry.sets, gym.places(entry, of: visit)).map(set))),
    ]
    if let mark = visit.mark { fields.append(.init("mark", .string(mark.rawValue))) }
    if !entry.notes.isEmpty { fields.append(.init("notes", .strings(entry.notes))) }
    return .object(fields)
  }

  private static func set(_ logged: LoggedSet, _ place: SessionReading.Place) -> JSON {
    var fields = LoggedSetJSON.place(place) + LoggedSetJSON.load(logged)
    fields += LoggedSetJSON.amount(logged) + LoggedSetJSON.reading(place)
    fields.append(.init("text", .string(SetText.text(of: logged))))
    return .object(fields)
  }
}
