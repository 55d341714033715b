public import ReversePyramid

/// Reads the Strong export of the iOS form: commas, one row a set, and no unit.
public enum StrongImport {
  /// Reads an export; it never fails, but returns what it read together with every problem.
  ///
  /// - Parameters:
  ///   - bytes: The file, whatever it holds.
  ///   - file: The file as problems name it.
  ///   - unit: The unit of the loads, which the export does not say.
  /// - Returns: The workouts, the counts and the problems.
  /// - Complexity: O(n log n) in the bytes of the file.
  public static func read(_ bytes: [UInt8], file: String, unit: WeightUnit) -> ImportResult {
    let summary = ImportSummary(source: "Strong", unit: unit, isUnitGiven: true)
    switch ExportHeader.read(bytes, file: file) {
    case .failure(let problem):
      return ImportResult(workouts: [], summary: summary, problems: [problem])
    case .success(let header):
      if case .other(let name) = header.format {
        let seen = header.firstLine
        let problem = ExportHeader.refusal(name, file: file, seen: seen)
        return ImportResult(workouts: [], summary: summary, problems: [problem])
      }
      var rows = StrongRows(header: header, file: file, unit: unit)
      rows.readAll()
      var builder = ImportBuilder(rows.summary)
      for row in rows.rows { builder.add(row) }
      return builder.result(problems: rows.problems)
    }
  }
}

/// The rows of a Strong export, each read on its own.
struct StrongRows {
  private(set) var rows: [ImportRow] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var summary: ImportSummary

  private var reader: CSVReader
  private let columns: [String: Int]
  private let width: Int
  private let file: String

  init(header: ExportHeader, file: String, unit: WeightUnit) {
    summary = ImportSummary(source: "Strong", unit: unit, isUnitGiven: true)
    reader = header.reader
    width = header.columns.count
    columns = Dictionary(
      header.columns.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    self.file = file
  }

  /// Reads to the end of the file.
  mutating func readAll() {
    while let item = reader.next() {
      switch item {
      case .fault(let fault): report(fault)
      case .record(let record):
        do throws(RowError) {
          try read(record)
        } catch {
          summary.skip("that cannot be read", line: record.line)
          report(.error, error.message, record, hint: "this row is left out")
        }
      }
    }
  }

  /// Why a row cannot be read.
  private struct RowError: Error {
    var message: String
  }

  private mutating func read(_ record: CSVRecord) throws(RowError) {
    guard record.fields.count == width else {
      throw RowError(message: "\(record.fields.count) fields where the header has \(width)")
    }
    guard let date = ImportDate(field("date", record)) else {
      throw RowError(message: "\"\(field("date", record))\" is no date such as 2026-10-05 18:10:00")
    }
    var row = ImportRow(date: date, workout: field("workout name", record), line: record.line)
    row.exercise = field("exercise name", record)
    row.workoutNote = field("workout notes", record)
    row.note = field("notes", record)
    guard !ImportText.name(row.exercise).isEmpty else {
      throw RowError(message: "no exercise name")
    }

    let order = ImportText.trimmed(field("set order", record))
    switch order.uppercased() {
    case "NOTE": break
    case "REST TIMER": summary.skip("of a rest timer", line: record.line)
    case "W": row.set = try set(.warmup, record)
    case "D": row.set = try set(.drop, record)
    case "F":
      row.set = try set(.unmarked, record)
      if row.set?.set.kind == .unmarked { row.set?.isFailure = true }
    default:
      if ImportNumber(order)?.whole != nil {
        row.set = try set(.unmarked, record)
      } else {
        try keepAsNote(record, order: order, in: &row)
      }
    }
    rows.append(row)
  }

  /// Reads the numbers of a row; nil where the log has no place for what was done.
  private mutating func set(
    _ kind: WorkSet.Kind,
    _ record: CSVRecord
  ) throws(RowError) -> LoggedSet? {
    let weight = try number("weight", record)
    let reps = try number("reps", record)
    let seconds = try number("seconds", record)
    let distance = try number("distance", record)
    let unit = summary.unit
    let load = Load(Weight(thousandths: weight?.thousandths ?? 0, unit), unit)

    guard let count = reps?.whole ?? (reps == nil ? 0 : nil) else {
      throw RowError(message: "\"\(field("reps", record))\" is no whole number of reps")
    }
    if count > 100 { throw RowError(message: "\(count) reps, more than the 100 a log takes") }
    if count == 0 {
      if (distance?.thousandths ?? 0) > 0 {
        summary.skip("with a distance", line: record.line)
        return nil
      }
      let time = ((seconds?.thousandths ?? 0) + 500) / 1000
      guard time > 0 else {
        summary.skip("without reps", line: record.line)
        return nil
      }
      if time > 86_400 { throw RowError(message: "\(time) seconds, more than a day") }
      var set = LoggedSet(WorkSet(.timed, load: nil, reps: 0, line: record.line))
      set.seconds = Int(time)
      if load.weight > .zero { set.note = "with \(load.text) \(unit.rawValue)" }
      return set
    }
    if weight?.wasRounded ?? false { summary.rounded += 1 }
    var set = LoggedSet(WorkSet(kind, load: load, reps: count, line: record.line))
    set.effort = try effort(record)
    return set
  }

  private mutating func effort(_ record: CSVRecord) throws(RowError) -> UInt8? {
    let text = field("rpe", record)
    guard !ImportText.trimmed(text).isEmpty else { return nil }
    let tenths = ImportNumber(text).map { $0.thousandths / 100 } ?? -1
    if tenths == 0 { return nil }
    guard (10...100).contains(tenths) else {
      report(
        .warning,
        "\"\(text)\" is no effort from 1 to 10",
        record,
        hint: "the set is kept without it"
      )
      return nil
    }
    return UInt8(tenths)
  }

  private mutating func keepAsNote(
    _ record: CSVRecord,
    order: String,
    in row: inout ImportRow
  ) throws(RowError) {
    let numbers = ["weight", "reps", "seconds"].compactMap { column in
      let text = ImportText.trimmed(field(column, record))
      return text.isEmpty || ImportNumber(text)?.thousandths == 0 ? nil : "\(column) \(text)"
    }
    let label = order.isEmpty ? "row without a set order" : "row \"\(order)\""
    let note = ([label] + numbers).joined(separator: ", ")
    row.note += row.note.isEmpty ? note : " / " + note
    report(.warning, "\"\(order)\" is no kind of set that is known", record, hint: "kept as a note")
  }

  private func number(_ column: String, _ record: CSVRecord) throws(RowError) -> ImportNumber? {
    let text = field(column, record)
    guard !ImportText.trimmed(text).isEmpty else { return nil }
    guard let number = ImportNumber(text), number.thousandths >= 0 else {
      throw RowError(message: "\"\(text)\" under \(column) is not one clear number")
    }
    guard number.thousandths <= Weight.largestThousandths else {
      throw RowError(message: "\"\(text)\" under \(column) is too large")
    }
    return number
  }

  private func field(_ column: String, _ record: CSVRecord) -> String {
    guard let index = columns[column], index < record.fields.count else { return "" }
    return record.fields[index]
  }

  private mutating func report(
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ record: CSVRecord,
    hint: String
  ) {
    problems.append(
      Diagnostic(
        severity,
        file: file,
        place: Diagnostic.Place(line: record.line, column: 0),
        message: message,
        excerpt: DisplayText.safe(reader.line(record.start)),
        hint: hint
      )
    )
  }

  private mutating func report(_ fault: CSVFault) {
    summary.skip("that cannot be read", line: fault.recordLine)
    problems.append(
      Diagnostic(
        file: file,
        place: Diagnostic.Place(line: fault.line, column: 0),
        message: fault.kind == .unclosed
          ? "a quote is opened here and never closed" : "text behind a closing quote",
        excerpt: DisplayText.safe(reader.line(fault.excerpt)),
        hint: fault.line == fault.recordLine
          ? "this row is left out" : "the row that begins on line \(fault.recordLine) is left out"
      )
    )
  }
}
