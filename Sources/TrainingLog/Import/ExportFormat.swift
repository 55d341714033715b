import ReversePyramid

/// One kind of export: how its header is recognised, and what a record of it holds.
///
/// A new format is one file with a type of this kind, named in `ExportFormats.all`.
protocol ExportFormat: Sendable {
  /// The program that writes it.
  static var source: String { get }
  /// Whether `\"` stands for a quote inside quotes, beside the doubled quote of the standard.
  static var escapesQuotes: Bool { get }
  /// Whether a header is one of this format.
  static func recognises(_ header: ExportHeader) -> Bool

  /// Makes a reader for a file with a header.
  init(_ header: ExportHeader, _ options: ImportOptions)

  /// Whether the lifter has to say the unit of the loads.
  var needsUnit: Bool { get }
  /// The columns that mean nothing here; they are named in a warning.
  var unknownColumns: [String] { get }
  /// Reads one record.
  mutating func read(_ record: CSVRecord, _ report: inout ImportReport) throws(RowError)
    -> [ImportRow]
  /// The rows that had to wait for the end of the file.
  mutating func finish(_ report: inout ImportReport) -> [ImportRow]
}

extension ExportFormat {
  static var escapesQuotes: Bool { false }
  var unknownColumns: [String] { [] }
  mutating func finish(_ report: inout ImportReport) -> [ImportRow] { [] }
}

/// Why a row of an export cannot be read.
struct RowError: Error, Hashable {
  var message: String
}

/// The exports that are known, read or not.
enum ExportFormats {
  /// Those that are read.
  static let all: [any ExportFormat.Type] = [
    StrongImport.self, HevyImport.self, FitNotesImport.self, LiftosaurImport.self,
    GymBookImport.self, StrongLiftsImport.self,
  ]

  /// The name of an export that is known and not read.
  static func refused(_ header: ExportHeader) -> String? {
    if header.has("date", "measurement", "value") {
      "a FitNotes export of body measurements"
    } else if header.line.hasPrefix("###") {
      "a JEFIT export"
    } else if header.has("workout start", "workout end", "exercise") {
      "a RepCount export"
    } else if header.has("sessionid", "exercise", "targetreps") {
      "a LiftLog export"
    } else if header.has("exercise", "multiplier", "iswarmup") {
      "a Fitbod export"
    } else {
      nil
    }
  }

  /// What a file is whose first line is no known header.
  static func what(_ bytes: [UInt8], firstLine: String) -> String? {
    let line = ImportText.spaced(firstLine).lowercased()
    if bytes.allSatisfy({ $0 == 10 || $0 == 13 || $0 == 32 }) { return "an empty file" }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) { return "a zip archive" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "UTF-16 text"
    }
    if line.hasPrefix("unit:") { return "a training log already" }
    if line.hasPrefix("{") || line.hasPrefix("[") { return "a JSON file" }
    return nil
  }

  /// The error for a file that is not read, with what was seen in it and what is read.
  static func refusal(_ what: String?, file: String, seen: String) -> Diagnostic {
    Diagnostic(
      file: file,
      place: Diagnostic.Place(line: 1, column: 0),
      message: what.map { "this is \($0), which rpt does not import" }
        ?? "this is no export that rpt knows",
      excerpt: DisplayText.safe(seen.count > 72 ? seen.prefix(72) + "..." : seen),
      explanation: [
        "the first line tells what a file is, whatever its name; rpt reads the CSV exports of",
        all.map { $0.source }.joined(separator: ", "),
      ]
    )
  }
}
