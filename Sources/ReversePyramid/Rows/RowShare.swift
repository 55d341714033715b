/// The rows that one of two replays of a table decides; exercises know nothing of one another.
package enum RowShare: Sendable {
  case all
  /// One of seven exercises, for the thread that reads too.
  case reader
  /// The others, and all of a table of few exercises.
  case worker

  @inline(__always)
  func holds(_ row: SetRow) -> Bool {
    switch self {
    case .all: true
    case .reader: (row.lifter &+ row.exercise) % 7 == 6
    case .worker: (row.lifter &+ row.exercise) % 7 != 6
    }
  }
}
