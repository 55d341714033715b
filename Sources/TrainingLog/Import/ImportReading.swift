import ReversePyramid

extension ImportResult {
  /// Reads an export of any known format; it never fails, but returns what it read together with
  /// every problem and every question.
  ///
  /// - Parameters:
  ///   - bytes: The file, whatever it holds; the format is told by its first line alone.
  ///   - file: The file as problems name it.
  ///   - options: What the lifter says that the export does not.
  /// - Returns: The workouts, the counts, the problems and the questions.
  /// - Complexity: O(n log n) in the bytes of the file.
  public static func read(_ bytes: [UInt8], file: String, options: ImportOptions = ImportOptions())
    -> ImportResult
  {
    var seen = ""
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var reader = CSVReader(bytes, separator: separator)
      guard case .record(let record) = reader.next() else { continue }
      let header = ExportHeader(
        columns: record.fields.map { ExportColumn($0) }, separator: separator,
        line: reader.line(record.start))
      seen = header.line
      if let name = ExportFormats.refused(header) { return refused(name, file: file, seen: seen) }
      guard let format = ExportFormats.all.first(where: { $0.recognises(header) }) else { continue }
      return read(format, header, bytes, file: file, options: options)
    }
    return refused(ExportFormats.what(bytes, firstLine: seen), file: file, seen: seen)
  }

  private static func refused(_ what: String?, file: String, seen: String) -> ImportResult {
    ImportResult(
      workouts: [], summary: ImportSummary(source: "", unit: .kg, isUnitGiven: false),
      problems: [ExportFormats.refusal(what, file: file, seen: seen)])
  }

  private static func read<Format: ExportFormat>(
    _ type: Format.Type, _ header: ExportHeader, _ bytes: [UInt8], file: String,
    options: ImportOptions
  ) -> ImportResult {
    var format = Format(header, options)
    var reader = CSVReader(
      bytes, separator: header.separator, escapesQuotes: Format.escapesQuotes)
    _ = reader.next()
    let isUnitGiven = format.needsUnit && options.unit != nil
    let summary = ImportSummary(
      source: Format.source, unit: options.unit ?? .kg, isUnitGiven: isUnitGiven)
    var report = ImportReport(summary, file: file, reader: reader)
    if format.needsUnit, options.unit == nil { report.ask(.unit) }
    report.warn(of: format.unknownColumns)
    var builder = ImportBuilder(options.names)
    while let item = reader.next() {
      switch item {
      case .fault(let fault): report.lose(fault)
      case .record(let record):
        do throws(RowError) {
          for row in try format.read(record, &report) { builder.add(row) }
        } catch {
          report.lose(error, line: record.line, start: record.start)
        }
      }
    }
    for row in format.finish(&report) { builder.add(row) }
    return report.result(builder, options)
  }
}

extension ImportReport {
  /// Names the columns that mean nothing here, rather than pass over them without a word.
  fileprivate mutating func warn(of columns: [String]) {
    guard !columns.isEmpty else { return }
    let names = columns.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    let message =
      columns.count == 1
      ? "the column \(names) is not known"
      : "the columns \(names)"
        + (columns.count > 5 ? " and \(columns.count - 5) more" : "") + " are not known"
    warn(message, line: 1, start: 0, hint: "what stands there is not imported")
  }

  /// The result of what was built from the rows.
  fileprivate func result(_ rows: ImportBuilder, _ options: ImportOptions) -> ImportResult {
    var builder = rows
    var summary = summary
    let workouts = builder.workouts(&summary)
    let unused = options.names.unused(builder.mapped, names: summary.exercises)
    var result = ImportResult(
      workouts: workouts, summary: summary,
      problems: problems.sorted { $0.place.line < $1.place.line } + unused)
    result.questions = questions
    return result
  }
}
