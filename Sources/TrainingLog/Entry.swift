package import ReversePyramid

/// All sets of one exercise in one visit.
///
/// What the coach sees of the sets is kept as the coach takes it, so that a history of the log
/// shares it; what only some sets have stands apart.
public struct Entry: Sendable {
  private var exerciseNumber: Int32
  private var lineNumber: Int32
  /// The sets as the coach sees them, in file order.
  package private(set) var work: [WorkSet]
  /// What most entries do not have; in a list of one, so that it takes one word and grows in place.
  private var rest: [Rest]?

  private struct Rest: Sendable {
    var details: [SetDetail] = []
    var remarks: [Remark] = []

    var isEmpty: Bool { details.isEmpty && remarks.isEmpty }
  }

  private struct Remark: Sendable {
    var text: String
    var line: Int
  }

  /// Makes an entry.
  public init(exercise: Int, line: Int, sets: [LoggedSet] = []) {
    self.init(exercise: exercise, line: line, work: [], details: [])
    self.sets = sets
  }

  init(exercise: Int, line: Int, work: [WorkSet], details: [SetDetail]) {
    exerciseNumber = Int32(clamping: exercise)
    lineNumber = Int32(clamping: line)
    self.work = work
    if !details.isEmpty { change { $0.details = details } }
  }

  /// What else the sets say: empty where none says anything, else one each.
  package var details: [SetDetail] { rest?[0].details ?? [] }

  private var remarks: [Remark] { rest?[0].remarks ?? [] }

  private mutating func change(_ body: (inout Rest) -> Void) {
    var changed = rest ?? [Rest()]
    // Nothing else holds the list while it changes, so that it is not copied.
    rest = nil
    body(&changed[0])
    if !changed[0].isEmpty { rest = changed }
  }

  /// Whether a set was done left and right, or names the bar as its load.
  var hasSidesOrBar: Bool { details.contains { $0.isBar || $0.hasSides } }

  /// Whether a set was done left and right.
  var hasSides: Bool { details.contains { $0.hasSides } }

  /// One of the sets, by its place.
  func set(at place: Int) -> LoggedSet {
    details.isEmpty ? LoggedSet(work[place]) : LoggedSet(work[place], details[place])
  }

  /// An index into the log's exercises.
  public var exercise: Int {
    get { Int(exerciseNumber) }
    set { exerciseNumber = Int32(clamping: newValue) }
  }

  /// The line of the first set.
  public var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = Int32(clamping: newValue) }
  }

  /// The sets, in file order.
  ///
  /// - Complexity: O(n) in the sets, to read and to change.
  public var sets: [LoggedSet] {
    get {
      guard !details.isEmpty else { return work.map { LoggedSet($0) } }
      return zip(work, details).map { LoggedSet($0, $1) }
    }
    set {
      work = newValue.map(\.set)
      change { $0.details = Entry.details(of: newValue) }
    }
  }

  /// Puts sets behind those that are there.
  mutating func append(_ sets: [LoggedSet]) {
    let more = Entry.details(of: sets)
    if !details.isEmpty || !more.isEmpty {
      let count = work.count
      change {
        $0.details += repeatElement(SetDetail(), count: count - $0.details.count)
        $0.details += more.isEmpty ? sets.map(\.detail) : more
      }
    }
    work += sets.lazy.map(\.set)
  }

  private static func details(of sets: [LoggedSet]) -> [SetDetail] {
    let none = SetDetail()
    return sets.contains { $0.detail != none } ? sets.map(\.detail) : []
  }

  /// The notes behind the sets, in file order.
  public var notes: [String] {
    get { remarks.isEmpty ? [] : remarks.map(\.text) }
    set {
      let lines = noteLines
      let remarks = newValue.enumerated().map { place, text in
        Remark(text: text, line: lines.indices.contains(place) ? lines[place] : 0)
      }
      change { $0.remarks = remarks }
    }
  }

  /// The line of each note.
  package var noteLines: [Int] { remarks.map(\.line) }

  /// Puts notes of a line before so many of the last ones.
  mutating func insert(_ notes: [String], line: Int, before last: Int = 0) {
    change {
      let place = max(0, $0.remarks.count - last)
      $0.remarks.insert(contentsOf: notes.map { Remark(text: $0, line: line) }, at: place)
    }
  }
}
