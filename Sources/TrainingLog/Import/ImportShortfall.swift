import ReversePyramid

extension ImportResult {
  /// What workouts that a log already has hold here and not there, a line a workout.
  ///
  /// Such sets are never added by themselves: a log may have been corrected by hand.
  ///
  /// - Parameter log: The log that holds some of the workouts.
  /// - Returns: The lines, in the order of the workouts.
  public func shortfalls(in log: LogFile) -> [String] {
    var names: [String: Int] = [:]
    for (index, exercise) in log.exercises.enumerated() {
      for name in [exercise.name] + exercise.aliases { names[name.lowercased()] = index }
    }
    var held: [[Int]: [Int: Int]] = [:]
    for visit in log.visits {
      let key = [visit.day.number, visit.hasTime ? visit.minute : -1]
      for entry in visit.entries {
        held[key, default: [:]][entry.exercise, default: 0] += entry.sets.count
      }
    }
    return workouts.compactMap { workout in
      guard let there = held[[workout.day.number, workout.minute ?? -1]] else { return nil }
      let short = workout.entries.compactMap { entry -> String? in
        let logged = names[entry.exercise.lowercased()].flatMap { there[$0] } ?? 0
        guard entry.sets.count > logged else { return nil }
        return logged == 0
          ? "\(entry.exercise) is not in the log"
          : "\(entry.exercise) has \(counted(entry.sets.count, "set")) here and \(logged) in the log"
      }
      return short.isEmpty ? nil : "\(workout.day.text): \(short.joined(separator: ", "))"
    }
  }
}
