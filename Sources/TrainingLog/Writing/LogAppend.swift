public import ReversePyramid

/// Lines to be put at the end of a log, read there before they are written.
public struct LogAppend: Sendable {
  /// What is written, from the first byte behind the file as it is.
  public var text: String
  /// The log as it reads with the lines in it.
  public var log: LogFile
  /// The number of lines the file had.
  public var linesBefore: Int
  /// Whether the lines open a session, so that they do not go on with the last one.
  public var opensSession: Bool

  /// The visits that have new sets, each with the entries they stand in.
  public var entries: [(visit: Visit, entry: Entry)] {
    log.visits.flatMap { visit in
      visit.entries.filter { entry in
        entry.sets.contains { $0.set.line > linesBefore }
      }.map { (visit, $0) }
    }
  }

  /// The sets of an entry that are new.
  public func newSets(_ entry: Entry) -> [LoggedSet] {
    entry.sets.filter { $0.set.line > linesBefore }
  }

  /// The notes of an entry that are new.
  public func newNotes(_ entry: Entry) -> [String] {
    zip(entry.notes, entry.noteLines).filter { $0.1 > linesBefore }.map(\.0)
  }

  /// The notes of a visit as a whole that are new, given the log as it was.
  public func newNotes(_ visit: Visit, before: LogFile) -> [String] {
    let known = before.visits.first { $0.line == visit.line }?.notes.count ?? 0
    return Array(visit.notes.dropFirst(visit.line > linesBefore ? 0 : known))
  }

  /// The new sets of an entry with its new notes, as a log has them.
  public func newText(_ entry: Entry) -> String {
    var new = entry
    new.sets = newSets(entry)
    new.notes = newNotes(entry)
    return SetText.text(of: new)
  }

  /// The errors and warnings that the new lines have.
  public var problems: [Diagnostic] { log.problems.filter { $0.place.line > linesBefore } }
}

/// Why lines are not written to a log.
public struct AppendRefusal: Error, Sendable {
  /// The errors of the lines, where they have some of their own; their lines count from 1.
  public var problems: [Diagnostic]
  /// What is wrong in one clause, where no place is meant.
  public var message: String
}

/// Where new lines belong.
public struct AppendPlace: Sendable, Hashable {
  /// The day.
  public var day: Day
  /// The title that was asked for, with its mark; nil where none was.
  public var title: String?
  /// Whether a new session is asked for, even where the last one would do.
  public var isNew: Bool

  /// Makes a place.
  public init(day: Day, title: String? = nil, isNew: Bool = false) {
    self.day = day
    self.title = title.map { ImportText.spaced($0) }
    self.isNew = isNew
  }
}
