import ReversePyramid
import TestSupport
import Testing

/// A record flag says what the sets before it say.
struct RecordLawTests {
  @Test func `a set is flagged where it is the heaviest or has the most reps at its weight`() throws
  {
    let coach = try #require(Laws.usual)
    var seen: [RecordFlag: Int] = [:]
    for shape in Laws.shapes {
      for seed in 0..<60 {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        var before: [WorkSet] = []
        var replay = coach.replay(sessions)[...]
        for session in sessions {
          let reading = SessionReading(session, workSets: coach.workSets)
          var flags: [String] = []
          for (set, place) in zip(session.sets, reading.places) {
            guard place.number != nil else { continue }
            var flag: RecordFlag?
            if let load = set.load, set.kind != .skipped, set.reps > 0, session.mark == nil {
              let same = before.filter { $0.load?.kind == load.kind }
              if let most = same.compactMap(\.load?.weight).max(), load.weight > most {
                flag = .heaviest
              }
              let reps = same.filter { $0.load?.weight == load.weight }.map(\.reps).max()
              if let reps, set.reps > reps { flag = .mostReps }
              before.append(set)
            }
            if let flag { seen[flag, default: 0] += 1 }
            flags.append("\(set.line) \(flag?.rawValue ?? "-")")
          }
          // A session without a work set is not replayed, and its sets count all the same.
          guard reading.hasWorkSet, let replayed = replay.popFirst() else { continue }
          let got = replayed.sets.map { "\($0.did.line) \($0.record?.rawValue ?? "-")" }
          try #require(got.sorted() == flags.sorted(), "seed \(seed)\n\(Laws.text(sessions))")
        }
      }
    }
    #expect(seen.count == 2)
  }
}
