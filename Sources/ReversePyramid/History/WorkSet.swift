/// One set of an exercise as the lifter logged it.
public struct WorkSet: Sendable, Hashable, Codable {
  /// What the lifter said the set was.
  public enum Kind: UInt8, Sendable, Hashable, Codable {
    /// An unmarked set: a work set, unless it rises to set one or comes after the work sets.
    case unmarked
    /// Marked as a warm-up.
    case warmup
    /// Marked as a drop set.
    case drop
    /// Marked as a burnout.
    case burnout
    /// Held for a time instead of repeated.
    case timed
    /// Planned and not done; it keeps its number.
    case skipped
  }

  /// What was lifted; nil on a skipped set, and on a timed set without a load.
  public var load: Load?
  /// What the lifter said the set was.
  public var kind: Kind
  // Behind the load, where it takes no room: a log keeps a great many sets.
  @usableFromInline var lineNumber: LineNumber
  /// Repetitions done; of a set done left and right, those of the weaker side.
  public var reps: Int
  /// The line of the log that holds the set, from 1; 0 where there is no log.
  @inlinable public var line: Int {
    get { lineNumber.line }
    set { lineNumber = LineNumber(newValue) }
  }

  /// Makes a set.
  @inlinable public init(_ kind: Kind = .unmarked, load: Load?, reps: Int, line: Int = 0) {
    self.load = load
    self.kind = kind
    lineNumber = LineNumber(line)
    self.reps = reps
  }

  private enum CodingKeys: String, CodingKey {
    case kind, load, reps
    case lineNumber = "line"
  }
}
