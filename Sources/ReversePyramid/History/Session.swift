/// One visit to the gym, as one exercise saw it.
public struct Session: Sendable, Hashable, Codable {
  /// What the lifter said of the visit as a whole.
  public enum Mark: String, Sendable, Hashable, Codable {
    /// Lighter on purpose: shown, and no evidence.
    case deload
    /// Trained while ill: shown, and no evidence.
    case sick
  }

  /// The day of the visit.
  public var day: Day
  /// Minutes after midnight, where the log says so; it only orders sessions of one day.
  public var minute: Int?
  /// What the lifter called the visit.
  public var title: String
  /// Deload or sick, else nil.
  public var mark: Mark?
  /// The sets of the exercise, in file order.
  public var sets: [WorkSet]
  /// The line of the log that holds the first of the sets, from 1; 0 where there is no log.
  public var line: Int

  /// Makes a session.
  public init(
    day: Day,
    minute: Int? = nil,
    title: String = "",
    mark: Mark? = nil,
    sets: [WorkSet],
    line: Int = 0
  ) {
    self.day = day
    self.minute = minute
    self.title = title
    self.mark = mark
    self.sets = sets
    self.line = line
  }
}
