import ReversePyramid

/// What a column of a table of sets holds.
package enum RowColumn: UInt8, Sendable, CaseIterable {
  /// A column that says nothing of the sets.
  case other
  case lifter, exercise, date, set, weight, reps

  /// The columns that every table has.
  static let needed: [RowColumn] = [.exercise, .date, .set, .weight, .reps]

  /// The column's name in a header.
  var name: String {
    switch self {
    case .other: "other"
    case .lifter: "lifter"
    case .exercise: "exercise"
    case .date: "date"
    case .set: "set"
    case .weight: "weight"
    case .reps: "reps"
    }
  }

  /// Columns of other tables that would change what a row says, so that they cannot be passed over.
  static let refused: Set<String> = ["unit", "kind", "mark", "body", "left", "right", "seconds"]
}

/// The columns of a table, in order.
package struct RowHeader: Sendable, Equatable {
  package let columns: [RowColumn]

  /// Whether the table names lifters.
  package var hasLifter: Bool { columns.contains(.lifter) }

  static let need =
    "the first line names the columns: exercise,date,set,weight,reps in any order"

  /// Reads the first line of a table.
  static func read(_ line: ArraySlice<UInt8>, file: String) throws(Diagnostic) -> RowHeader {
    func problem(_ message: String, _ explanation: String) -> Diagnostic {
      let place = Diagnostic.Place(line: 1, column: 0, length: 0)
      return Diagnostic(
        file: file, place: place, message: message,
        excerpt: DisplayText.safe(String(decoding: line.prefix(200), as: UTF8.self)),
        explanation: [explanation])
    }
    var columns: [RowColumn] = []
    for field in PlainRow.fields(of: line) ?? [] {
      let name = String(decoding: field.text, as: UTF8.self).lowercased()
      let column = RowColumn.allCases.dropFirst().first { $0.name == name } ?? .other
      if column != .other, columns.contains(column) {
        throw problem("the column \(name) stands twice", need)
      }
      if column == .other, RowColumn.refused.contains(name) {
        throw problem(
          "the column \(name) would be passed over, and it changes what a row says",
          "rows are plain: kilograms outside the body; a log itself is replayed with rpt replay")
      }
      columns.append(column)
    }
    let missing = RowColumn.needed.filter { !columns.contains($0) }.map(\.name)
    guard missing.isEmpty else {
      let what = missing.count == 1 ? "there is no column" : "there are no columns"
      throw problem("\(what) \(missing.joined(separator: ", "))", need)
    }
    return RowHeader(columns: columns)
  }
}
