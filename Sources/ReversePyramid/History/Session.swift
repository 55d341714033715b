/// One visit to the gym, as one exercise saw it.
public struct Session: Sendable, Hashable, Codable {
  /// What the lifter said of the visit as a whole.
  public enum Mark: String, Sendable, Hashable, Codable {
    /// Lighter on purpose: shown, and no evidence.
    case deload
    /// Trained while ill: shown, and no evidence.
    case sick
  }

  /// What the lifter called the visit.
  public var title: String
  /// The sets of the exercise, in file order.
  public var sets: [WorkSet]
  /// The day of the visit.
  public var day: Day
  // Small and side by side: a log has a session of every exercise for every visit.
  private var lineNumber: LineNumber
  private var time: Minute?
  /// Deload or sick, else nil.
  public var mark: Mark?
  /// Minutes after midnight, where the log says so; it only orders sessions of one day.
  public var minute: Int? {
    get { time.map { Int($0.value) } }
    set { time = newValue.map(Minute.init) }
  }
  /// The line of the log that holds the first of the sets, from 1; 0 where there is no log.
  public var line: Int {
    get { lineNumber.line }
    set { lineNumber = LineNumber(newValue) }
  }

  /// Makes a session.
  public init(
    day: Day,
    minute: Int? = nil,
    title: String = "",
    mark: Mark? = nil,
    sets: [WorkSet],
    line: Int = 0
  ) {
    self.title = title
    self.sets = sets
    self.day = day
    lineNumber = LineNumber(line)
    time = minute.map(Minute.init)
    self.mark = mark
  }

  private enum CodingKeys: String, CodingKey {
    case day
    case time = "minute"
    case title, mark, sets
    case lineNumber = "line"
  }
}

/// A minute of a day, counted from midnight.
private struct Minute: Sendable, Hashable, Codable {
  var value: Int16

  init(_ minute: Int) { value = Int16(clamping: minute) }

  init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Int.self))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
