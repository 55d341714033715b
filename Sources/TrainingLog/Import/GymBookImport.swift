import ReversePyramid

/// GymBook, in the language of the phone: columns by their place, and cells of a value and a word.
struct GymBookImport: ExportFormat {
  static let source = "GymBook"

  /// What stands in each of the twelve columns.
  private enum Place {
    static let date = 0
    static let workout = 1
    static let time = 2
    static let exercise = 3
    static let kind = 7
    static let amount = 8
    static let load = 9
    static let note = 10
    static let skipped = 11
    static let count = 12
  }

  /// The header is told by the slashes in its names, which every language has:
  /// `Set / Warm-up / Cool-down`, `Reps / Time`, `Weight / Distance`.
  static func recognises(_ header: ExportHeader) -> Bool {
    header.columns.count == Place.count
      && parts(header.columns[Place.kind]).count == 3
      && parts(header.columns[Place.amount]).count == 2
      && parts(header.columns[Place.load]).count == 2
  }

  private static func parts(_ column: ExportColumn) -> [String] {
    column.title.lowercased().split(separator: "/").map { ImportText.trimmed(String($0)) }
  }

  private let table: ExportTable
  private let kinds: [String]
  private let repsWord: String
  private let options: ImportOptions
  private var waiting: [WaitingRow] = []

  init(_ header: ExportHeader, _ options: ImportOptions) {
    table = ExportTable(header, [:])
    kinds = Self.parts(header.columns[Place.kind])
    repsWord = Self.parts(header.columns[Place.amount])[0]
    self.options = options
  }

  var needsUnit: Bool { false }

  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  {
    let cells = try table.cells(record)
    // Files put together by hand repeat the header.
    if cells[Place.date] == table.columns[Place.date].title { return [] }
    guard let date = NumericDate(cells[Place.date]) else {
      throw RowError(message: "\"\(cells[Place.date])\" is no date such as 05/10/26")
    }
    let second = ImportDate.clock(cells[Place.time])
    let placeholder = ImportDate(day: Day(number: 0), second: second)
    var row = ImportRow(date: placeholder, workout: cells[Place.workout], line: record.line)
    row.exercise = try exerciseName(cells[Place.exercise])
    row.note = cells[Place.note]
    let answer = ImportText.trimmed(cells[Place.skipped]).lowercased()
    if GymBookWords.yes.contains(answer) {
      report.skip("skipped in the app", line: record.line)
    } else {
      try readSet(cells, into: &row, &report)
    }
    waiting.append(WaitingRow(row: row, date: date, start: record.start))
    return []
  }

  mutating func finish(_ report: inout ImportReport) -> [ImportRow] {
    GymBookOrder.rows(waiting, options, &report)
  }

  private func readSet(
    _ cells: ExportCells, into row: inout ImportRow, _ report: inout ImportReport
  ) throws(RowError) {
    var reading = SetReading(cells)
    let kind = ImportText.spaced(cells[Place.kind]).lowercased()
    // The longest name first: a warm-up set is a set too.
    let name = kinds.filter { kind.hasPrefix($0) }.max { $0.count < $1.count }
    guard let place = kinds.firstIndex(where: { $0 == name }) else {
      let text = [cells[Place.kind], cells[Place.amount], cells[Place.load]]
      row.add(note: text.filter { !$0.isEmpty }.joined(separator: ", "))
      report.warn(
        "\"\(cells[Place.kind])\" is no kind of set that is known", line: cells.line,
        start: cells.start, hint: "kept as a note")
      return
    }
    reading.kind = place == 1 ? .warmup : place == 2 ? .drop : .unmarked
    try readAmount(cells[Place.amount], into: &reading)
    try readLoad(cells[Place.load], into: &reading)
    row.take(try reading.set(&report))
    // A log knows no cool-down; a drop set stays out of the rules in the same way.
    if place == 2 { row.set?.note = "cool-down" }
  }

  /// `20 ripetizioni`, `60 secondi`, `6 minuti`.
  private func readAmount(_ text: String, into reading: inout SetReading) throws(RowError) {
    let (number, word) = try Self.value(text)
    guard let number else { return }
    if GymBookWords.isReps(word, repsWord) {
      reading.reps = number
      reading.repsText = text
    } else if let seconds = GymBookWords.seconds(in: word) {
      reading.time = number.thousandths &* seconds
    } else {
      throw RowError(message: "\"\(text)\" are neither reps nor a time")
    }
  }

  /// `20,00 kg`, `0,55 km`.
  private func readLoad(_ text: String, into reading: inout SetReading) throws(RowError) {
    let (number, word) = try Self.value(text)
    guard let number else { return }
    if let unit = WeightUnit(exported: word) {
      reading.weight = number
      reading.unit = unit
    } else if GymBookWords.lengths.contains(word) {
      reading.distance = number
    } else if number.thousandths != 0 {
      throw RowError(message: "\"\(text)\" is neither a weight nor a distance")
    }
  }

  /// The number and the word of a cell; nil for an empty one.
  private static func value(_ text: String) throws(RowError) -> (ImportNumber?, String) {
    let words = ImportText.spaced(text).split(separator: " ", maxSplits: 1)
    guard let first = words.first else { return (nil, "") }
    guard first != "-" else { return (nil, "") }
    guard let number = ImportNumber(String(first)), number.thousandths >= 0,
      number.thousandths <= Weight.largestThousandths
    else { throw RowError(message: "\"\(text)\" does not begin with one clear number") }
    return (number, words.count > 1 ? words[1].lowercased() : "")
  }
}
