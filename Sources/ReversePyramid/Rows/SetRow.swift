/// One row of a table of sets, its names as numbers.
package struct SetRow: Sendable, Hashable {
  /// The lifter, counted from 0 as they first appear; 0 where the table names none.
  package var lifter: Int32
  /// The exercise, counted from 0 as they first appear.
  package var exercise: Int32
  /// The day, counted from 1 January 1970.
  package var day: Int32
  /// The number of the set, from 1.
  package var set: Int16
  package var reps: Int16
  package var weight: Weight
  /// The line of the table, from 1.
  package var line: Int

  @inlinable
  package init(
    lifter: Int32, exercise: Int32, day: Int32, set: Int16, reps: Int16, weight: Weight, line: Int
  ) {
    self.lifter = lifter
    self.exercise = exercise
    self.day = day
    self.set = set
    self.reps = reps
    self.weight = weight
    self.line = line
  }
}

extension SetRow {
  /// Where the session that begins at a row ends, and whether its rows need no reading: sets one, two,
  /// three and so on, none heavier than the first.
  ///
  /// Those past the work sets are burnouts, which are numbered on.
  @inline(__always)
  static func session(in rows: [SetRow], from start: Int) -> (end: Int, isPlain: Bool) {
    let first = rows[start]
    var isPlain = first.set == 1
    var end = start &+ 1
    while end < rows.count, rows[end].isOfOneSession(with: first) {
      let isNext = Int(rows[end].set) == end &- start &+ 1
      isPlain = isPlain && isNext && rows[end].weight <= first.weight
      end &+= 1
    }
    return (end, isPlain)
  }
}

extension ExerciseMemory {
  /// Takes in the rows of a plain session; all of them are evidence.
  mutating func absorb(_ rows: [SetRow], _ start: Int, _ end: Int) {
    let day = Day(number: Int(rows[start].day))
    let setOne = Load(rows[start].weight, .kg)
    remember(end &- start, on: day) { index in
      let row = rows[start &+ index]
      return Evidence(
        load: Load(row.weight, .kg), reps: Int(row.reps), setOne: setOne, day: day, line: row.line)
    }
  }
}

/// A target after a session of a table.
package struct RowDecision: Sendable, Hashable {
  package var lifter: Int32
  package var exercise: Int32
  /// The day of the session it follows.
  package var day: Int32
  package var set: Int32
  /// The weight in kilograms; nil where the lifter picks.
  package var weight: Weight?
  /// The fewest reps to aim for.
  package var reps: Int
  /// The rule that decided, by its place in ``RowReplay/rules``.
  package var rule: Int
}

/// Why the rows of a table cannot be replayed in the order they have.
package struct RowDisorder: Error, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The exercise had a later day before.
    case earlierDay
    /// The day of the exercise was left and comes again.
    case dayAgain
    /// The lifter was left and comes again.
    case lifterAgain
    /// The set was there already.
    case setAgain
  }

  package var kind: Kind
  /// The row it was found at.
  package var row: SetRow
}
