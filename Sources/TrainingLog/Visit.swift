public import ReversePyramid

/// One dated line of a log with all that stands below it.
public struct Visit: Sendable {
  /// What the first word of the title makes of a visit.
  public enum Mark: String, Sendable, Hashable, CaseIterable {
    case rest, off, skip, sick, deload

    /// What the mark means for the coach: nil where it changes nothing that was done.
    package var session: Session.Mark? {
      switch self {
      case .deload: .deload
      case .sick: .sick
      case .rest, .off, .skip: nil
      }
    }
  }

  /// The day.
  public var day: Day
  /// Minutes after midnight; where the line has no time, those of the line above on that day.
  public var minute: Int
  /// Whether the line itself has a time.
  public var hasTime: Bool
  /// Minutes after midnight of the end, where the line names it.
  public var until: Int?
  /// The title, without the mark.
  public var title: String
  /// Rest, sick or deload, where the title says so.
  public var mark: Mark?
  /// The line of the log.
  public var line: Int
  /// The body weight of the day, where the log says so.
  public var bodyWeight: Load?
  /// What the lifter wrote about the visit as a whole.
  public var notes: [String] = []
  /// What was trained, one entry an exercise, in file order.
  public var entries: [Entry]

  /// Makes a visit without entries.
  public init(
    day: Day,
    minute: Int = 0,
    hasTime: Bool = false,
    title: String = "",
    mark: Mark? = nil,
    line: Int
  ) {
    self.day = day
    self.minute = minute
    self.hasTime = hasTime
    self.title = title
    self.mark = mark
    self.line = line
    entries = []
  }

  /// The title as the log has it, behind its mark.
  package var markedTitle: String {
    [mark?.rawValue ?? "", title].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
