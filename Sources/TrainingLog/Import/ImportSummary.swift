public import ReversePyramid

/// What an import read, skipped and changed.
public struct ImportSummary: Sendable, Hashable {
  /// What an imported set is.
  public enum SetKind: String, Sendable, Hashable, CaseIterable {
    case work, failure, warmup, drop, timed
  }

  /// Rows that were left out for one reason.
  public struct Skipped: Sendable, Hashable {
    /// The reason, as it reads behind `3 rows`: `without reps`.
    public var reason: String
    /// The lines of the export, in order.
    public var lines: [Int]
  }

  /// A text that the log could not hold as it was.
  public struct Change: Sendable, Hashable {
    /// As the export has it.
    public var from: String
    /// As the log has it.
    public var to: String
  }

  /// The program whose export was read.
  public var source: String
  /// The unit of the loads; where there are two, that of most.
  public var unit: WeightUnit
  /// Whether the caller named the unit, because the export does not.
  public var isUnitGiven: Bool
  /// The number of loads in each unit, those of none apart.
  public var units: [WeightUnit: Int] = [:]
  /// The number of workouts.
  public var workouts = 0
  /// The number of workouts of which the log can hold nothing.
  public var emptyWorkouts = 0
  /// The exercises, in order of their first appearance.
  public var exercises: [String] = []
  /// The number of sets of each kind.
  public var sets: [SetKind: Int] = [:]
  /// What was left out, by reason.
  public var skipped: [Skipped] = []
  /// Names with characters that the log gives a meaning, and what they became.
  public var renamed: [Change] = []
  /// Titles that the log would read as something else, and what they became.
  public var retitled: [Change] = []
  /// Exercises whose loads were read as added to the body.
  public var bodyweight: [String] = []
  /// The number of sets without a load in exercises that are done with one.
  public var unloaded = 0
  /// Names that the lifter's mapping gave, and what they replace.
  public var mapped: [Change] = []
  /// Names that may be one lift.
  public var pairs: [Pair] = []
  /// The number of loads that had more than three decimals.
  public var rounded = 0
  /// The day of the first workout.
  public var first: Day?
  /// The day of the last workout.
  public var last: Day?

  /// Makes an empty summary.
  public init(source: String, unit: WeightUnit, isUnitGiven: Bool) {
    self.source = source
    self.unit = unit
    self.isUnitGiven = isUnitGiven
  }

  /// The number of sets of every kind.
  public var setCount: Int { sets.values.reduce(0, +) }

  /// The summary as a person reads it, the counts first.
  ///
  /// - Parameter showsPairs: Whether names that may be one lift are shown, as among themselves.
  /// - Returns: The lines, without line ends.
  public func lines(showsPairs: Bool = true) -> [String] {
    var lines = [counts]
    if !skipped.isEmpty {
      let reasons = skipped.map {
        "\(counted($0.lines.count, "row")) \($0.reason) (\(Self.places($0.lines)))"
      }
      lines.append("not imported: " + reasons.joined(separator: ", "))
    }
    if emptyWorkouts > 0 {
      lines.append("\(counted(emptyWorkouts, "workout")) of nothing else left out")
    }
    if !bodyweight.isEmpty {
      lines.append("read as body weight and added load: " + bodyweight.joined(separator: ", "))
    }
    if unloaded > 0 {
      lines.append(
        "\(counted(unloaded, "set")) without a load in exercises that are done with one, kept as "
          + "bw with a note"
      )
    }
    if rounded > 0 {
      lines.append(
        "\(counted(rounded, "load")) with more than three decimals, to the nearest thousandth"
      )
    }
    lines += renamed.map { "renamed: \"\($0.from)\" to \"\($0.to)\"" }
    lines += retitled.map {
      $0.to.isEmpty
        ? "left out the title \"\($0.from)\"" : "retitled: \"\($0.from)\" to \"\($0.to)\""
    }
    if !mapped.isEmpty {
      lines.append("named as you said: \(counted(mapped.count, "exercise"))")
    }
    return (lines + (showsPairs ? Pair.lines(pairs) : [])).map(DisplayText.safe)
  }

  private var counts: String {
    var parts = [
      "\(source): \(counted(workouts, "workout"))", counted(exercises.count, "exercise"),
      counted(setCount, "set") + kinds,
    ]
    if let first, let last {
      parts.append(first == last ? Self.full(first) : "\(Self.full(first)) to \(Self.full(last))")
    }
    parts.append(isUnitGiven ? "\(unit.rawValue) as you said" : unitWords)
    return parts.joined(separator: ", ")
  }

  /// The unit, and how many loads are in the other.
  private var unitWords: String {
    let other: WeightUnit = unit == .kg ? .lb : .kg
    guard let count = units[other], count > 0 else { return unit.rawValue }
    return "\(unit.rawValue) and \(counted(count, "set")) in \(other.rawValue)"
  }

  /// The kinds of set in brackets, where there is more than one.
  private var kinds: String {
    let words: [SetKind: String] = [
      .work: "work", .failure: "to failure", .warmup: "warm-up", .drop: "drop", .timed: "timed",
    ]
    let parts = SetKind.allCases.compactMap { kind -> String? in
      guard let count = sets[kind], count > 0 else { return nil }
      return "\(count) \(words[kind] ?? kind.rawValue)"
    }
    return parts.isEmpty || sets[.work] == setCount ? "" : " (\(parts.joined(separator: ", ")))"
  }

  private static func places(_ lines: [Int]) -> String {
    let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
    return (lines.count == 1 ? "line " : "lines ") + shown + (lines.count > 5 ? ", ..." : "")
  }

  private static func full(_ day: Day) -> String {
    let (year, month, dayOfMonth) = day.date
    return "\(dayOfMonth) \(Day.monthNames[month - 1]) \(year)"
  }
}

extension ImportSummary {
  /// Counts a row that is left out.
  mutating func skip(_ reason: String, line: Int) {
    if let index = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[index].lines.append(line)
    } else {
      skipped.append(Skipped(reason: reason, lines: [line]))
    }
  }
}
