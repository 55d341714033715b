public import ReversePyramid

/// A log in canonical form, line by line, with the same values as before.
public struct LogFormatter: Sendable {
  /// A line that is written another way.
  public struct Change: Sendable, Hashable {
    /// The line, from 1.
    public var line: Int
    /// The line as it is.
    public var old: String
    /// The line in canonical form.
    public var new: String
  }

  /// The lines that change, in order.
  public private(set) var changes: [Change] = []
  /// Every line as it is, without its end.
  public let lines: [String]
  private let source: [UInt8]
  private let spans: [LineSpan]
  private let log: LogFile

  /// Finds the lines of a file that are not in canonical form.
  ///
  /// Comments, settings, blank lines and lines with an error stay as they are, and so does every
  /// line whose canonical form would not read back to the same values.
  /// - Parameters:
  ///   - bytes: The file.
  ///   - name: The file as problems name it.
  ///   - today: The day of today.
  /// - Complexity: O(n) in the bytes of the file.
  public init(_ bytes: [UInt8], name: String, today: Day) {
    source = bytes
    log = LogFile.read(bytes, name: name, today: today)
    spans = bytes.splitIntoLines(from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0) ?? []
    lines = spans.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    let groups = LogFormatter.groups(log)
    var dates = Set(log.visits.map(\.line))
    // Each round writes the lines that did not read back in the one before another way.
    var failing: Set<Int> = []
    for naming in UnitNaming.ways(true, unit: log.unit) {
      let tried = candidates(groups, dates, naming, failing)
      let broken = broken(LogFile.read(applied(tried), name: name, today: today))
      changes = tried.filter { !broken.contains($0.line) }
      if broken.isEmpty { return }
      dates.subtract(broken)
      failing.formUnion(broken)
    }
    if !broken(LogFile.read(applied(changes), name: name, today: today)).isEmpty { changes = [] }
  }

  /// The file in canonical form, with its own line ends.
  public var bytes: [UInt8] { applied(changes) }

  private typealias Group = (exercise: Int, sets: [LoggedSet], notes: [String])

  /// The sets and notes of every line.
  private static func groups(_ log: LogFile) -> [Int: Group] {
    var groups: [Int: Group] = [:]
    for entry in log.visits.flatMap(\.entries) {
      for logged in entry.sets {
        groups[logged.set.line, default: (entry.exercise, [], [])].sets.append(logged)
      }
      // The note behind a name alone stays where it stands.
      for (note, line) in zip(entry.notes, entry.noteLines) {
        groups[line]?.notes.append(note)
      }
    }
    return groups
  }

  private func candidates(
    _ groups: [Int: Group], _ dates: Set<Int>, _ naming: UnitNaming, _ failing: Set<Int>
  )
    -> [Change]
  {
    var found: [Change] = []
    let visits = Dictionary(log.visits.map { ($0.line, $0) }) { first, _ in first }
    for (index, old) in lines.enumerated() {
      var new = old
      if let group = groups[index + 1] {
        new = entry(group, old, failing.contains(index + 1) ? naming : .asTyped)
      } else if dates.contains(index + 1), let visit = visits[index + 1] {
        new = date(visit, old) ?? old
      }
      if new != old { found.append(Change(line: index + 1, old: old, new: new)) }
    }
    return found
  }

  private func entry(_ group: Group, _ old: String, _ naming: UnitNaming) -> String {
    var entry = Entry(exercise: group.exercise, line: 0, sets: naming.applied(to: group.sets))
    entry.notes = group.notes
    let exercise = log.exercises[group.exercise]
    let start = LogFormatter.fold(old)
    let isNamed = ([exercise.name] + exercise.aliases).contains {
      start.hasPrefix(LogFormatter.fold($0))
    }
    return (isNamed ? exercise.name + ": " : "") + SetText.text(of: entry)
  }

  /// A date line; one with a note, or with the end of the session too, stays as it is.
  private func date(_ visit: Visit, _ old: String) -> String? {
    let bytes = Array(old.utf8)
    let isSpan = ["am-", "pm-", "am -", "pm -"].contains { old.lowercased().contains($0) }
    guard !bytes.contains(Ascii.semicolon), !isSpan else { return nil }
    let times = bytes.indices.filter { index in
      bytes[index] == Ascii.colon && bytes.at(index - 1).isDigit && bytes.at(index + 1).isDigit
    }
    guard times.count <= (visit.hasTime ? 1 : 0) else { return nil }
    var parts = [visit.day.text]
    if visit.hasTime {
      parts.append(ClockTime.text(visit.minute))
    }
    if !visit.markedTitle.isEmpty { parts.append(visit.markedTitle) }
    return parts.joined(separator: " ")
  }

  private func applied(_ changes: [Change]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var copied = 0
    for change in changes {
      let range = spans[change.line - 1].range
      result += source[copied..<range.lowerBound]
      result += Array(change.new.utf8)
      copied = range.upperBound
    }
    return result + source[copied...]
  }

  /// The lines whose values are others in a second reading.
  private func broken(_ read: LogFile) -> Set<Int> {
    let before = LogFormatter.groups(log)
    let after = LogFormatter.groups(read)
    var broken: Set<Int> = []
    for line in Set(before.keys).union(after.keys) {
      guard let a = before[line], let b = after[line],
        log.exercises[a.exercise].name == read.exercises[b.exercise].name, a.notes == b.notes,
        SetValues.isSame(a.sets, b.sets)
      else {
        broken.insert(line)
        continue
      }
    }
    func key(_ visit: Visit) -> String {
      "\(visit.day.text) \(visit.minute) \(visit.hasTime) \(visit.title) \(visit.notes)"
        + (visit.mark?.rawValue ?? "")
    }
    let visits = Dictionary(read.visits.map { ($0.line, key($0)) }) { first, _ in first }
    for visit in log.visits where visits[visit.line] != key(visit) { broken.insert(visit.line) }
    return broken
  }

  private static func fold(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "\t" }
    let bullets = words.drop { word in
      word == "-" || word == "*" || word.allSatisfy { $0 == "#" }
        || (word.count > 1 && ".)".contains(word.last ?? " ")
          && word.dropLast().allSatisfy(\.isNumber))
    }
    return bullets.joined(separator: " ")
  }
}
