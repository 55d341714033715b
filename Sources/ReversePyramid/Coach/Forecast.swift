/// One assumed session and the targets that follow it.
public struct ForecastStep: Sendable, Hashable {
  /// The assumed day.
  public var day: Day
  /// The assumed sets, by number.
  public var did: [WorkSet]
  /// The board on the day after.
  public var board: Board
}

extension Coach {
  /// Rolls an exercise forward under assumed reps: an assumption, never a prediction.
  ///
  /// Every set is done at its target, for the fewest reps it asks for; set one for `reps` where given.
  /// - Parameters:
  ///   - reps: Set one's reps in each session; nil for the fewest its target asks for.
  ///   - sessions: The history of the exercise, in order of time.
  ///   - today: The day of the first assumed session.
  ///   - days: Days from one session to the next.
  ///   - unit: The unit of a set that was never done.
  /// - Returns: One step a session; fewer where the lifter picks the weight.
  public func forecast(
    _ reps: [Int?], after sessions: [Session], on today: Day, every days: Int,
    unit: WeightUnit = .kg
  ) -> [ForecastStep] {
    var sessions = sessions.filter { $0.day <= today }
    var day = today
    var steps: [ForecastStep] = []
    for count in reps {
      let board = board(for: sessions, on: day, unit: unit)
      let work = board.decisions.filter { !$0.isOptional && $0.target.load != nil }
      guard let most = work.map(\.set).max(), work.first?.set == 1 else { break }
      let sets = (1...most).map { number -> WorkSet in
        guard let decision = work.first(where: { $0.set == number }) else {
          return WorkSet(.skipped, load: nil, reps: 0)
        }
        let asked = decision.target.reps
        return WorkSet(load: decision.target.load, reps: number == 1 ? count ?? asked : asked)
      }
      sessions.append(Session(day: day, sets: sets))
      steps.append(
        ForecastStep(day: day, did: sets, board: self.board(for: sessions, on: day + 1, unit: unit))
      )
      day = day + max(1, days)
    }
    return steps
  }
}
