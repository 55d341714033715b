import ReversePyramid

/// The exports that are known by the first line of the file, whatever the file is called.
enum ExportFormat: Sendable, Hashable {
  /// Strong with commas and no unit, as its iOS app writes it.
  case strong
  /// An export that is known and not read, by its name.
  case other(String)

  /// The format a header belongs to, or nil where it is none that is known.
  init?(columns: [String], separator: UInt8) {
    let names = Set(columns.map(Self.key))
    func has(_ wanted: String...) -> Bool { names.isSuperset(of: wanted) }
    func hasPart(_ part: String) -> Bool { names.contains { $0.contains(part) } }

    if has("workout name", "exercise name", "set order") {
      let isPlain = separator == UInt8(ascii: ",") && has("date", "weight", "reps")
      let hasUnit = has("weight unit") || hasPart("weight (")
      self = isPlain && !hasUnit ? .strong : .other("a Strong export of the Android form")
    } else if has("exercise_title", "set_index") {
      self = .other("a Hevy export")
    } else if has("program", "day name", "completed reps") {
      self = .other("a Liftosaur export")
    } else if has("date", "measurement", "value") {
      self = .other("a FitNotes export of body measurements")
    } else if has("date", "exercise", "category") && hasPart("weight") {
      self = .other("a FitNotes export")
    } else if hasPart("riscaldamento") || has("esercizio", "saltato") {
      self = .other("a GymBook export")
    } else if hasPart("set 1 (reps)") || has("date (yyyy/mm/dd)") {
      self = .other("a StrongLifts export")
    } else if names.first(where: { $0.hasPrefix("###") }) != nil {
      self = .other("a JEFIT export")
    } else if has("workout start", "workout end", "exercise") {
      self = .other("a RepCount export")
    } else if has("sessionid", "exercise", "targetreps") {
      self = .other("a LiftLog export")
    } else if has("exercise", "multiplier") && hasPart("iswarmup") {
      self = .other("a Fitbod export")
    } else {
      return nil
    }
  }

  /// A column's name with case and spacing evened out.
  static func key(_ column: String) -> String { ImportText.spaced(column).lowercased() }
}

/// The first record of an export: what it is, and where its columns stand.
struct ExportHeader {
  /// What the file is.
  var format: ExportFormat
  /// The names of the columns, in lower case.
  var columns: [String]
  /// The line as it stands in the file.
  var firstLine: String
  /// The reader, behind the header.
  var reader: CSVReader

  /// Recognises an export by its header; the diagnostic says what was seen instead.
  static func read(_ bytes: [UInt8], file: String) -> Result<ExportHeader, Diagnostic> {
    var seen = ""
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var reader = CSVReader(bytes, separator: separator)
      guard case .record(let record) = reader.next() else { continue }
      seen = reader.line(record.start)
      if let format = ExportFormat(columns: record.fields, separator: separator) {
        let columns = record.fields.map(ExportFormat.key)
        return .success(
          ExportHeader(format: format, columns: columns, firstLine: seen, reader: reader)
        )
      }
    }
    return .failure(refusal(what(bytes, firstLine: seen), file: file, seen: seen))
  }

  /// The error for a file that is not read, with what was seen in it and what is read.
  static func refusal(_ what: String, file: String, seen: String) -> Diagnostic {
    Diagnostic(
      file: file,
      place: Diagnostic.Place(line: 1, column: 0),
      message: "this is \(what), which rpt does not import",
      excerpt: DisplayText.safe(seen.count > 72 ? seen.prefix(72) + "..." : seen),
      explanation: [
        "the first line tells what a file is; rpt reads the Strong export of the iOS form:",
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,...",
      ]
    )
  }

  /// What a file is whose first line is no known header.
  private static func what(_ bytes: [UInt8], firstLine: String) -> String {
    let line = ImportText.spaced(firstLine).lowercased()
    if bytes.allSatisfy({ $0 == 10 || $0 == 13 || $0 == 32 }) { return "an empty file" }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) { return "a zip archive" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "UTF-16 text"
    }
    if line.hasPrefix("unit:") { return "a training log already" }
    if line.hasPrefix("{") || line.hasPrefix("[") { return "a JSON file" }
    return "no export that is known"
  }
}
