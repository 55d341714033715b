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
  private var rest: Rest?

  /// What most entries do not have, apart from what all have.
  private final class Rest: Sendable {
    let details: [SetDetail]
    let remarks: [Remark]

    init(_ details: [SetDetail], _ remarks: [Remark]) {
      self.details = details
      self.remarks = remarks
    }
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
    if !details.isEmpty { self.details = details }
  }

  /// What else the sets say: empty where none says anything, else one each.
  package private(set) var details: [SetDetail] {
    get { rest?.details ?? [] }
    set { keep(newValue, remarks) }
  }

  private var remarks: [Remark] {
    get { rest?.remarks ?? [] }
    set { keep(details, newValue) }
  }

  private mutating func keep(_ details: [SetDetail], _ remarks: [Remark]) {
    rest = details.isEmpty && remarks.isEmpty ? nil : Rest(details, remarks)
  }

  /// Whether a set was done left and right, or names the bar as its load.
  var hasSidesOrBar: Bool {
    rest?.details.contains { $0.isBar || $0.hasSides } ?? false
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
      details = Entry.details(of: newValue)
    }
  }

  /// Puts sets behind those that are there.
  mutating func append(_ sets: [LoggedSet]) {
    let more = Entry.details(of: sets)
    let before = details
    if !before.isEmpty || !more.isEmpty {
      details =
        before + repeatElement(SetDetail(), count: work.count - before.count)
        + (more.isEmpty ? sets.map(\.detail) : more)
    }
    work += sets.map(\.set)
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
      remarks = newValue.enumerated().map { place, text in
        Remark(text: text, line: lines.indices.contains(place) ? lines[place] : 0)
      }
    }
  }

  /// The line of each note.
  package var noteLines: [Int] { remarks.map(\.line) }

  /// Puts notes of a line before so many of the last ones.
  mutating func insert(_ notes: [String], line: Int, before last: Int = 0) {
    let place = max(0, remarks.count - last)
    remarks.insert(contentsOf: notes.map { Remark(text: $0, line: line) }, at: place)
  }
}
