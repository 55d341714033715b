import ReversePyramid
import TrainingLog

/// Reading and replaying, from bytes to sums, on one thread.
enum ReplayCases {
  static func all(_ invented: Invented, _ book: RuleBook) -> [Case] {
    let (log, table) = (invented.log(), invented.table())
    return [
      Case(
        name: "replay-table", unit: "row", units: invented.sets.count,
        baseline: "plain-replay-table",
        run: { replayTable(table, book) },
        plain: { Case.Result(PlainReplay.table(table)) }),
      Case(
        name: "replay-log", unit: "set", units: invented.sets.count, baseline: "plain-replay-log",
        rounds: 9,
        run: { replayLog(log, book) },
        plain: { Case.Result(PlainReplay.log(log)) }),
    ]
  }

  private static func replayTable(_ bytes: [UInt8], _ book: RuleBook) -> Case.Result? {
    var table = ReadingCases.rows(of: bytes)
    var replay = RowReplay(book)
    var sums = DecisionSums(rules: replay.rules)
    var rows: [SetRow] = []
    var goesOn = true
    do throws(RowDisorder) {
      while goesOn {
        goesOn = table.next(&rows, most: 4096)
        try replay.sum(rows, into: &sums)
      }
      try replay.finish(&sums)
    } catch {
      return nil
    }
    guard table.problems.isEmpty else { return nil }
    return Case.Result(count: sums.decisions, thousandths: sums.thousandths, reps: sums.reps)
  }

  private static func replayLog(_ bytes: [UInt8], _ book: RuleBook) -> Case.Result? {
    let log = LogFile.read(bytes, name: "log.txt", today: ReadingCases.today)
    let coach = Coach(book: book)
    var result = Case.Result()
    for sessions in log.histories() {
      for session in coach.replay(sessions) {
        for next in session.sets.compactMap(\.next) {
          result.count += 1
          result.thousandths +=
            (next.target.load?.weight ?? .zero).nearestThousandths(in: .kg)
          result.reps += next.target.reps
        }
      }
    }
    return log.hasErrors ? nil : result
  }
}
