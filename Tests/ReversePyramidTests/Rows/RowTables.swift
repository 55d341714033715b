import ReversePyramid
import TestSupport

/// Histories that a table of sets can hold, as rows.
enum RowTables {
  static let shapes: [Shape] = [
    Shape(gaps: 1...60), Shape(start: 0...12_000, gaps: 1...60),
    Shape(oddities: 25, sessions: 4...12, gaps: 1...60),
    Shape(notch: 1_250, oddities: 0, reps: 6...8, sessions: 8...16, gaps: 1...5),
  ]

  /// A random history of unmarked and skipped sets in kilograms, at most one session a day.
  static func sessions(seed: Int, _ shape: Shape) -> [Session] {
    HistoryMaker.sessions(seed: seed, shape).compactMap { session in
      var sets = session.sets.filter { $0.kind == .unmarked || $0.kind == .skipped }
      while sets.last?.kind == .skipped { sets.removeLast() }
      return sets.isEmpty ? nil : Session(day: session.day, sets: sets)
    }
  }

  /// The rows of a history; a skipped set has none.
  static func rows(_ sessions: [Session], exercise: Int32 = 0, lifter: Int32 = 0) -> [SetRow] {
    sessions.flatMap { session in
      session.sets.enumerated().compactMap { index, set in
        set.load.map { load in
          SetRow(
            lifter: lifter, exercise: exercise, day: Int32(session.day.number),
            set: Int16(index + 1), reps: Int16(set.reps), weight: load.weight, line: 0)
        }
      }
    }
  }

  /// The histories of several exercises in one table, by day.
  static func table(seed: Int, exercises: Int32 = 4, lifter: Int32 = 0) -> [SetRow] {
    let all: [SetRow] = (0..<exercises).flatMap { exercise in
      let shape = shapes[Int(exercise) % shapes.count]
      let history = sessions(seed: seed &* 31 &+ Int(exercise) &+ Int(lifter) &* 977, shape)
      return rows(history, exercise: exercise, lifter: lifter)
    }
    return numbered(all.sorted { ($0.day, $0.exercise, $0.set) < ($1.day, $1.exercise, $1.set) })
  }

  /// The rows with the lines they have in a table below its header.
  static func numbered(_ rows: [SetRow]) -> [SetRow] {
    rows.enumerated().map { index, row in
      var row = row
      row.line = index + 2
      return row
    }
  }

  /// Every target of a replay of rows, which come in pieces of so many.
  static func decisions(_ rows: [SetRow], _ book: RuleBook, pieces: Int = .max) throws
    -> [RowDecision]
  {
    var replay = RowReplay(book)
    var list: [RowDecision] = []
    var rest = rows[...]
    while !rest.isEmpty {
      try replay.list(Array(rest.prefix(pieces)), into: &list)
      rest = rest.dropFirst(pieces)
    }
    try replay.finish(&list)
    return list
  }
}
