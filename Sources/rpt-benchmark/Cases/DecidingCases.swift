import ReversePyramid

/// Deciding alone, deciding with its records kept, and words, beside the rules written by hand.
enum DecidingCases {
  /// Rows in memory taken in and decided, session by session; then the same with the flat record of
  /// every decision kept, beside deciding alone.
  static func replays(_ invented: Invented, _ book: RuleBook) -> [Case] {
    let rows = invented.rows()
    let batches = stride(from: 0, to: rows.count, by: batch).map {
      Array(rows[$0..<min($0 + batch, rows.count)])
    }
    let replay = RowReplay(book)
    var records = DecisionRecords()
    let plain: () -> Case.Result? = { Case.Result(PlainCoach.replay(invented.sets)) }
    return [
      Case(
        name: "decide", unit: "set", units: rows.count, baseline: "plain-decide",
        run: { decide(rows, replay) }, plain: plain),
      Case(
        name: "record", unit: "set", units: rows.count, baseline: "plain-decide",
        run: { record(batches, replay, &records) }, plain: plain),
    ]
  }

  /// The rows whose records are kept at a time.
  private static let batch = 1024

  private static func decide(_ rows: [SetRow], _ replay: RowReplay) -> Case.Result? {
    var replay = replay
    var sums = DecisionSums(rules: replay.rules)
    do throws(RowDisorder) {
      try replay.sum(rows, into: &sums)
      try replay.finish(&sums)
    } catch {
      return nil
    }
    return Case.Result(count: sums.decisions, thousandths: sums.thousandths, reps: sums.reps)
  }

  private static func record(
    _ batches: [[SetRow]], _ replay: RowReplay, _ records: inout DecisionRecords
  ) -> Case.Result? {
    var replay = replay
    var result = Case.Result()
    do throws(RowDisorder) {
      for (index, rows) in batches.enumerated() {
        records.removeAll()
        try replay.record(rows, into: &records)
        if index == batches.count - 1 { try replay.finish(&records) }
        let sums = records.sums
        result.count += records.count
        result.thousandths += sums.thousandths
        result.reps += sums.reps
      }
    } catch {
      return nil
    }
    return result
  }

  static func all(_ invented: Invented, _ book: RuleBook) -> [Case] {
    let histories = invented.histories()
    var standing = StandingExercises(histories, book: book)
    let plain = PlainCoach(invented)
    let units = plain.decide().decisions
    return [
      Case(
        name: "sentence", unit: "decision", units: units, baseline: "plain-sentence",
        run: {
          var words = Words()
          standing.word { words.take($0) }
          return words.result
        },
        plain: { sentences(plain) }),
      board(Array(histories.prefix(200)), PlainCoach(invented, exercises: 200), book),
      why(Array(histories.prefix(100)), plain, units, book),
    ]
  }

  /// Whole histories to decisions with their explanations as data, what an app asks for.
  private static func board(
    _ histories: [[Session]], _ plain: PlainCoach, _ book: RuleBook
  ) -> Case {
    let coach = Coach(book: book)
    return Case(
      name: "board", unit: "decision", units: plain.decide().decisions,
      baseline: "plain-sentence",
      run: {
        var sums = Case.Result()
        for sessions in histories {
          guard let last = sessions.last else { return nil }
          for decision in coach.board(for: sessions, on: last.day + 1).allDecisions {
            sums.count += 1
            sums.thousandths +=
              (decision.target.load?.weight ?? .zero).nearestThousandths(in: .kg)
            sums.reps += decision.target.reps
          }
        }
        return sums
      },
      plain: {
        var bytes = 0
        plain.word { bytes += $0.utf8.count }
        return bytes > 0 ? Case.Result(plain.decide()) : nil
      })
  }

  /// Set one of some exercises, as `rpt why` says it; the plain side has one sentence each.
  private static func why(
    _ histories: [[Session]], _ plain: PlainCoach, _ units: Int, _ book: RuleBook
  ) -> Case {
    let coach = Coach(book: book)
    return Case(
      name: "why", unit: "decision", units: histories.count, baseline: "plain-sentence",
      baselineUnits: units, agrees: false,
      run: {
        var words = Words()
        for sessions in histories {
          guard let last = sessions.last,
            let inquiry = coach.inquire(set: 1, of: sessions, on: last.day + 1)
          else { return nil }
          for line in WhyText(inquiry, exercise: "Squat", log: "log.txt").lines {
            words.take(line)
          }
        }
        return words.result
      },
      plain: { sentences(plain) })
  }

  private static func sentences(_ plain: PlainCoach) -> Case.Result {
    var words = Words()
    plain.word { words.take($0) }
    return words.result
  }
}

/// How many texts there were, how long, and a sum over their bytes.
private struct Words {
  var result = Case.Result()

  mutating func take(_ text: String) {
    result.count += 1
    result.reps += text.utf8.count
    for byte in text.utf8 {
      result.thousandths = result.thousandths &* 31 &+ Int64(byte)
    }
  }
}
