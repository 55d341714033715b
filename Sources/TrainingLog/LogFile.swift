public import ReversePyramid

/// A training log as it was read: exercises, visits in order of time, and every problem found.
public struct LogFile: Sendable {
  /// The file as the user named it.
  public var name: String
  /// The unit of bare loads.
  public var unit: WeightUnit
  /// The exercises, in order of their first appearance in the file.
  public var exercises: [Exercise]
  /// The visits, in order of day, time, and place in the file.
  public var visits: [Visit]
  /// What the lifter wrote that belongs to no visit, as above the first one.
  public var notes: [String] = []
  /// Errors and warnings, sorted by line.
  public var problems: [Diagnostic]

  /// An empty log.
  public init(name: String, unit: WeightUnit) {
    self.name = name
    self.unit = unit
    exercises = []
    visits = []
    problems = []
  }
}

extension LogFile {
  /// Reads a log; it never fails, but returns what it read together with every problem.
  ///
  /// - Parameters:
  ///   - bytes: The file, whatever it holds.
  ///   - name: The file as problems name it.
  ///   - today: The day that "later than today" is measured against.
  /// - Returns: The log, with its errors and warnings among the problems.
  /// - Complexity: O(n) in the bytes of the file.
  public static func read(_ bytes: [UInt8], name: String, today: Day) -> LogFile {
    var reader = LogReader(bytes, name: name, today: today)
    reader.readFile()
    return reader.log
  }

  /// Whether an error stands among the problems.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
