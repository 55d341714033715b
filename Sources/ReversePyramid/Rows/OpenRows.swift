/// The rows of one session, of which more may come.
struct OpenRows {
  /// The first row.
  private(set) var head = SetRow(
    lifter: -1, exercise: -1, day: 0, set: 1, reps: 0, weight: .zero, line: 0)
  /// The sets, in order of their numbers once they are arranged.
  private(set) var sets: [WorkSet] = []
  private var rows: [SetRow] = []
  /// More rows than there are numbers, so that one of them stands twice.
  private static let tooMany = 100
  /// Whether the rows so far are sets one, two, three and so on.
  private var isInOrder = true

  var isOpen: Bool { !sets.isEmpty }

  /// Whether a row belongs to the session.
  func holds(_ row: SetRow) -> Bool {
    isOpen && row.isOfOneSession(with: head)
  }

  mutating func open(_ row: SetRow) {
    head = row
    isInOrder = true
  }

  mutating func append(_ row: SetRow) throws(RowDisorder) {
    if Int(row.set) != sets.count + 1 { leaveOrder() }
    if !isInOrder {
      rows.append(row)
      // What is kept of a session does not grow with its rows.
      if rows.count == OpenRows.tooMany { try arrange() }
    }
    sets.append(OpenRows.set(row))
  }

  mutating func close() {
    sets.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  private static func set(_ row: SetRow) -> WorkSet {
    WorkSet(load: Load(row.weight, .kg), reps: Int(row.reps), line: row.line)
  }

  /// Keeps the rows from here on, and what they say of those before.
  private mutating func leaveOrder() {
    guard isInOrder else { return }
    isInOrder = false
    rows = sets.enumerated().map { index, set in
      var row = head
      row.set = Int16(clamping: index + 1)
      row.weight = set.load?.weight ?? .zero
      row.reps = Int16(clamping: set.reps)
      row.line = set.line
      return row
    }
  }

  /// Puts the sets in order of their numbers; one that no row has counts as skipped.
  mutating func arrange() throws(RowDisorder) {
    guard !isInOrder else { return }
    sets.removeAll(keepingCapacity: true)
    for row in rows.sorted(by: { ($0.set, $0.line) < ($1.set, $1.line) }) {
      guard Int(row.set) > sets.count else { throw RowDisorder(kind: .setAgain, row: row) }
      while sets.count < Int(row.set) - 1 {
        sets.append(WorkSet(.skipped, load: nil, reps: 0))
      }
      sets.append(OpenRows.set(row))
    }
  }
}
