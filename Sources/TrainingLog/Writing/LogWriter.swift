public import ReversePyramid

/// Writes new lines for the end of a log, in its own style.
///
/// Nothing above the end changes, and nothing is given out that does not read back, behind the file
/// as it is, to the values that were meant.
public struct LogWriter: Sendable {
  /// The file as it is.
  public let bytes: [UInt8]
  /// The log as it reads now.
  public let log: LogFile
  /// How the file is written.
  public let style: LogStyle
  let today: Day
  let linesBefore: Int

  /// Makes a writer for a file.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is.
  ///   - name: The file as problems name it.
  ///   - today: The day of today.
  /// - Complexity: O(n) in the bytes of the file.
  public init(_ bytes: [UInt8], name: String, today: Day) {
    self.bytes = bytes
    self.today = today
    log = LogFile.read(bytes, name: name, today: today)
    style = LogStyle(of: bytes)
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    linesBefore = bytes.splitIntoLines(from: start)?.count ?? 0
  }

  /// The session at the end of the file, which new lines can go on with.
  public var lastVisit: Visit? { log.visits.max { $0.line < $1.line } }

  /// Whether lines for a place go on with the session at the end of the file.
  public func joins(_ place: AppendPlace) -> Bool {
    guard !place.isNew, let last = lastVisit, last.day == place.day else { return false }
    if let mark = last.mark, mark.session == nil { return false }
    guard let title = place.title else { return true }
    return LogWriter.fold(title) == LogWriter.fold(last.markedTitle)
      || LogWriter.fold(title) == LogWriter.fold(last.title)
  }

  /// Writes the sets of one exercise.
  ///
  /// - Parameters:
  ///   - name: The exercise, by a name the log knows or by a new one.
  ///   - typed: The sets in any accepted notation, with a note where one is wanted.
  ///   - place: Where they belong.
  ///   - namesUnits: Whether units that were typed are kept where a bare load would do.
  /// - Returns: The lines, and the log with them.
  /// - Throws: An ``AppendRefusal`` where the sets have an error.
  public func entry(
    _ name: String, _ typed: String, at place: AppendPlace, namesUnits: Bool = true
  ) throws(AppendRefusal) -> LogAppend {
    guard !(name + typed).unicodeScalars.contains(where: LogWriter.endsLine) else {
      throw AppendRefusal(problems: [], message: "the sets of an exercise stand on one line")
    }
    let asTyped = try read("\(name): \(typed)", at: place)
    guard let (meant, exercise) = one(asTyped) else {
      throw AppendRefusal(problems: [], message: "\"\(typed)\" is not one exercise's sets")
    }
    let written = asTyped.log.exercises[exercise].name
    for naming in UnitNaming.ways(namesUnits, unit: unit(of: written)) {
      var entry = meant
      entry.sets = naming.applied(to: meant.sets)
      let line = "\(written): \(SetText.text(of: entry, spaced: style.isSpaced))"
      guard let result = try? read(line, at: place), let (got, _) = one(result) else { continue }
      if SetValues.isSame(got, meant) { return result }
    }
    throw AppendRefusal(
      problems: [], message: "\"\(typed)\" cannot be written so that it reads back the same")
  }

  /// Writes lines as they are given, with their own dates where they have some.
  ///
  /// - Parameters:
  ///   - text: Lines of a log.
  ///   - place: Where they belong, unless they begin with a date.
  /// - Returns: The lines, and the log with them.
  /// - Throws: An ``AppendRefusal`` where a line has an error.
  public func lines(_ text: [UInt8], at place: AppendPlace) throws(AppendRefusal) -> LogAppend {
    guard String(validating: text, as: UTF8.self) != nil else {
      throw AppendRefusal(problems: [], message: "the text is not UTF-8")
    }
    let raw = try read(lines: text, at: place)
    guard !raw.entries.isEmpty else {
      throw AppendRefusal(problems: [], message: "the text holds no sets")
    }
    // What hides in a line is read as nothing, and is not written either.
    let shown = LogWriter.visible(String(decoding: text, as: UTF8.self))
    let result = try read(lines: Array(shown.utf8), at: place)
    let pairs = zip(raw.entries, result.entries)
    let isSame = pairs.allSatisfy { SetValues.isSame($0.entry, $1.entry) }
    guard raw.entries.count == result.entries.count, isSame else {
      throw AppendRefusal(problems: [], message: "the text does not read back the same")
    }
    return result
  }

  private func read(lines text: [UInt8], at place: AppendPlace) throws(AppendRefusal) -> LogAppend {
    let own = LogFile.read(
      Array("unit: \(log.unit.rawValue)\n".utf8) + text, name: log.name, today: today)
    let first = text.splitIntoLines(from: 0)?.firstIndex { span in
      text[span.range].contains { $0 > Ascii.space }
    }
    let hasDate = first.map { own.visits.map(\.line).min() == $0 + 2 } ?? false
    return try read(text, at: hasDate ? nil : place)
  }

  /// The unit of bare loads of an exercise.
  func unit(of name: String) -> WeightUnit {
    log.exercises.first { $0.name == name }?.unit ?? log.unit
  }

  private func read(_ line: String, at place: AppendPlace) throws(AppendRefusal) -> LogAppend {
    try read(Array(line.utf8), at: place)
  }

  /// Reads new lines behind the file; a block at its end is closed with a blank line where needed.
  private func read(_ lines: [UInt8], at place: AppendPlace?) throws(AppendRefusal) -> LogAppend {
    let joins = place.map(joins) ?? false
    var refusal = AppendRefusal(problems: [], message: "the lines would not belong to a session")
    for gap in joins ? ["", style.lineEnd] : [style.lineEnd] {
      let text = framed(lines, at: joins ? nil : place, gap: gap)
      let result = LogAppend(
        text: String(decoding: text, as: UTF8.self),
        log: LogFile.read(bytes + text, name: log.name, today: today), linesBefore: linesBefore,
        opensSession: !joins)
      let errors = result.log.problems.filter { $0.severity == .error }
      guard errors.count <= log.problems.count(where: { $0.severity == .error }) else {
        guard refusal.problems.isEmpty else { continue }
        let above = linesBefore + linesAbove(lines, in: text)
        refusal.problems = errors.filter { $0.place.line > linesBefore || $0.place.line == 0 }
          .map { LogWriter.typed($0, above: above) }
        refusal.message = refusal.problems.isEmpty ? "the log would not read back" : ""
        continue
      }
      guard isWhole(result, at: place, joins) else { continue }
      return result
    }
    throw refusal
  }

  /// Whether every set above is still read, and the new ones stand where they should.
  private func isWhole(_ result: LogAppend, at place: AppendPlace?, _ joins: Bool) -> Bool {
    func sets(_ log: LogFile) -> Int {
      log.visits.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.sets.count } }
    }
    let new = result.entries
    guard sets(result.log) - sets(log) == new.reduce(0, { $0 + result.newSets($1.entry).count })
    else { return false }
    guard let place else { return true }
    return new.allSatisfy { visit, _ in
      visit.day == place.day && (visit.line > linesBefore) == !joins
    }
  }

  /// The lines with what has to stand before and behind them.
  private func framed(_ lines: [UInt8], at place: AppendPlace?, gap: String) -> [UInt8] {
    let body = String(decoding: lines, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
    var text = ""
    let content = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    if let last = content.last {
      if last != Ascii.newline, last != Ascii.carriageReturn { text += style.lineEnd }
      if !endsBlank { text += gap }
    }
    if let place {
      text += place.day.text
      if let title = place.title, !title.isEmpty { text += " " + title }
      text += style.lineEnd
    }
    text += body.joined(separator: style.lineEnd)
    if !text.hasSuffix(style.lineEnd) { text += style.lineEnd }
    return Array(text.utf8)
  }

  /// The lines of a text that stand above the ones asked for, behind the last line of the file.
  private func linesAbove(_ lines: [UInt8], in text: [UInt8]) -> Int {
    let all = text.splitIntoLines(from: 0)?.count ?? 0
    let own = lines.splitIntoLines(from: 0)?.count ?? 0
    let isOpen = bytes.last.map { $0 != Ascii.newline && $0 != Ascii.carriageReturn } ?? false
    return max(0, all - own - (isOpen ? 1 : 0))
  }

  /// A problem of lines that are no part of the file, with their own numbers.
  static func typed(_ problem: Diagnostic, above: Int) -> Diagnostic {
    var problem = problem
    problem.file = "typed"
    problem.place.line = max(1, problem.place.line - above)
    problem.related = []
    return problem
  }

  /// Whether the last line of the file is blank.
  private var endsBlank: Bool {
    guard let lines = bytes.suffix(1 << 12).map(\.self).splitIntoLines(from: 0),
      let last = lines.last
    else { return true }
    return bytes.suffix(1 << 12).map(\.self)[last.range].allSatisfy { $0 <= Ascii.space }
  }

  /// The one entry that new lines have, with only its new sets and notes.
  private func one(_ append: LogAppend) -> (Entry, Int)? {
    let entries = append.entries
    guard entries.count == 1, let (visit, whole) = entries.first else { return nil }
    var entry = whole
    entry.sets = append.newSets(whole)
    let name = append.log.exercises[whole.exercise].name
    // Notes of the lines above stand first.
    let above = log.visits.first { $0.line == visit.line }?.entries
      .first { log.exercises[$0.exercise].name == name }
    entry.notes = Array(whole.notes.dropFirst(above?.notes.count ?? 0))
    return (entry, whole.exercise)
  }

  private static func fold(_ text: String) -> String {
    text.lowercased().split(separator: " ").joined(separator: " ")
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  private static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where !DisplayText.isUnsafe(scalar) || ["\n", "\r", "\t"].contains(scalar) {
      result.append(scalar)
    }
    return String(result)
  }
}
