import ReversePyramid

/// What a column of an export holds, whatever the program calls it.
enum ExportField: Hashable, Sendable {
  case date, time, workout, exercise, equipment, category
  case kind, warmup, weight, weightUnit, reps, distance, seconds, effort
  case note, workoutNote
  /// Known, and of no use to a log.
  case passed
}

/// Where the fields of a format stand in the records of one file.
struct ExportTable: Sendable {
  /// The columns of the file.
  let columns: [ExportColumn]
  /// The titles of columns that the format's table does not name.
  private(set) var unknown: [String] = []
  private var places: [ExportField: Int] = [:]

  /// Finds each column of a header in a format's table of names, units apart.
  init(_ header: ExportHeader, _ names: [ExportField: [String]]) {
    columns = header.columns
    var fields: [String: ExportField] = [:]
    for (field, titles) in names { for title in titles { fields[title] = field } }
    for (index, column) in columns.enumerated() {
      guard let field = fields[column.base] ?? fields[column.title.lowercased()] else {
        if !column.title.isEmpty { unknown.append(column.title) }
        continue
      }
      if places[field] == nil { places[field] = index }
    }
  }

  /// The place of a field in a record.
  subscript(field: ExportField) -> Int? { places[field] }

  /// The column that holds a field.
  func column(_ field: ExportField) -> ExportColumn? { places[field].map { columns[$0] } }

  /// The cells of a record, which must be as many as there are columns.
  func cells(_ record: CSVRecord) throws(RowError) -> ExportCells {
    guard record.fields.count == columns.count else {
      let count = record.fields.count
      throw RowError(
        message: "\(counted(count, "field")) where the header has \(columns.count)"
      )
    }
    return ExportCells(table: self, fields: record.fields, line: record.line, start: record.start)
  }
}

/// One record of an export, its cells found by what they hold.
struct ExportCells: Sendable {
  private let table: ExportTable
  private let fields: [String]
  /// The line of the file that the record starts on.
  let line: Int
  /// The place of its first byte.
  let start: Int

  init(table: ExportTable, fields: [String], line: Int, start: Int) {
    self.table = table
    self.fields = fields
    self.line = line
    self.start = start
  }

  /// The text of a field; empty where the file has no such column.
  subscript(field: ExportField) -> String {
    table[field].map { fields[$0] } ?? ""
  }

  /// The text at a place.
  subscript(place: Int) -> String { fields.indices.contains(place) ? fields[place] : "" }

  /// The number in a field, or nil where it is empty.
  func number(_ field: ExportField, isSigned: Bool = false) throws(RowError) -> ImportNumber? {
    guard let place = table[field] else { return nil }
    return try ImportNumber(
      cell: fields[place], under: table.columns[place].title, isSigned: isSigned)
  }
}
