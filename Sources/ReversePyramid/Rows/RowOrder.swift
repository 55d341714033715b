/// The order in which the rows of a table must come: by lifter, and each exercise of one by day.
struct RowOrder {
  private var lifter: Int32 = -1
  /// The latest day of each exercise of the lifter.
  private var lastDays: [Int32] = []
  /// The exercises that the lifter has done.
  private(set) var seen: [Int32] = []

  /// Whether a row is the first of its lifter.
  func begins(_ row: SetRow) -> Bool { row.lifter != lifter }

  /// Takes in the first row of a session where its lifter and exercise have gone before; else false.
  @inline(__always)
  mutating func goesOn(with row: SetRow) -> Bool {
    let index = Int(row.exercise)
    guard row.lifter == lifter, index >= 0, index < lastDays.count, lastDays[index] < row.day,
      lastDays[index] > .min
    else { return false }
    lastDays[index] = row.day
    return true
  }

  /// Takes in the first row of a session.
  mutating func open(_ row: SetRow) throws(RowDisorder) {
    if begins(row) { try begin(row) }
    let index = Int(row.exercise)
    if index >= lastDays.count {
      lastDays += [Int32](repeating: .min, count: index + 1 - lastDays.count)
    }
    let last = lastDays[index]
    if last >= row.day {
      throw RowDisorder(kind: last == row.day ? .dayAgain : .earlierDay, row: row)
    }
    if last == .min { seen.append(row.exercise) }
    lastDays[index] = row.day
  }

  private mutating func begin(_ row: SetRow) throws(RowDisorder) {
    guard row.lifter > lifter else { throw RowDisorder(kind: .lifterAgain, row: row) }
    lifter = row.lifter
    for index in seen { lastDays[Int(index)] = .min }
    seen.removeAll(keepingCapacity: true)
  }
}

extension SetRow {
  /// Where the order of rows is first broken, or nil.
  package static func firstDisorder(in rows: [SetRow]) -> RowDisorder? {
    var order = RowOrder()
    var before: SetRow?
    do throws(RowDisorder) {
      for row in rows where before.map({ !$0.isOfOneSession(with: row) }) ?? true {
        try order.open(row)
        before = row
      }
    } catch {
      return error
    }
    return nil
  }

  /// Puts rows in order: by lifter, day and exercise, each as it first appears.
  package static func sort(_ rows: inout [SetRow]) {
    rows.sort(by: isBefore)
  }

  /// Whether a row stands before another once both are put in order.
  package static func isBefore(_ a: SetRow, _ b: SetRow) -> Bool {
    (a.lifter, a.day, a.exercise, a.line) < (b.lifter, b.day, b.exercise, b.line)
  }

  /// Whether two rows are sets of one session.
  func isOfOneSession(with other: SetRow) -> Bool {
    exercise == other.exercise && day == other.day && lifter == other.lifter
  }
}
