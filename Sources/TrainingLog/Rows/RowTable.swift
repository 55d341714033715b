package import ReversePyramid

/// A table of sets read block by block, its names as numbers, in memory that does not grow with it.
package struct RowTable {
  /// Puts the next bytes into a buffer from a place on; their number, 0 at the end, nil on trouble.
  package typealias Source = (_ buffer: inout [UInt8], _ from: Int) -> Int?

  /// What could not be read, at most twenty; behind the first no row is given.
  package private(set) var problems: [Diagnostic] = []
  /// Whether the source failed.
  package private(set) var hasTrouble = false
  package private(set) var exercises = RowNames()
  package private(set) var lifters = RowNames()
  private let file: String
  private let source: Source
  private var header: RowHeader?
  private var fast = FastRows([])
  private var buffer: [UInt8]
  private var start = 0
  private var end = 0
  /// Behind the last line end of the buffer.
  private var wholeEnd = 0
  private var isAtEnd = false
  private var line = 1

  /// The bytes that are read at once, and so the longest line.
  package static let block = 1 << 18
  /// Bytes behind the block that may be looked at and say nothing.
  private static let margin = 16
  private static let mostProblems = 20

  /// Makes a table at its beginning; `file` names it in messages.
  package init(file: String, source: @escaping Source) {
    self.file = file
    self.source = source
    buffer = [UInt8](repeating: 0, count: RowTable.block + RowTable.margin)
  }

  /// Reads rows into a list, which is emptied first.
  ///
  /// - Returns: False where the table ends with these rows.
  package mutating func next(_ rows: inout [SetRow], most: Int) -> Bool {
    rows.removeAll(keepingCapacity: true)
    // Room for all at once, since a list that grows holds its rows twice for a while.
    rows.reserveCapacity(most)
    var unread: [SetRow] = []
    while rows.count < most {
      if start == wholeEnd, !fill() {
        if header == nil, !hasTrouble, problems.isEmpty {
          report(1, "the table is empty", RowHeader.need)
        }
        return false
      }
      guard header != nil else {
        guard readHeader() else { return false }
        continue
      }
      if problems.isEmpty {
        start = fast.read(
          buffer, from: start, to: wholeEnd, line: &line, exercises: &exercises,
          lifters: &lifters, into: &rows, most: most)
        if start < wholeEnd, rows.count < most { readPlain(&rows) }
      } else {
        // Only what else is wrong is looked for.
        readPlain(&unread)
        unread.removeAll(keepingCapacity: true)
        if problems.count == RowTable.mostProblems { return false }
      }
    }
    return true
  }

  /// Moves what is left to the front and reads on until a line is whole; false at the end.
  private mutating func fill() -> Bool {
    if start > 0 {
      buffer.replaceSubrange(0..<(end - start), with: Array(buffer[start..<end]))
      end -= start
      start = 0
    }
    while !isAtEnd {
      guard end < RowTable.block else {
        report(line, "the line is longer than \(RowTable.block) bytes", "a row is a short line")
        return false
      }
      guard let count = source(&buffer, end) else {
        hasTrouble = true
        return false
      }
      if count == 0 {
        isAtEnd = true
        if end > 0 {
          buffer[end] = 10
          end += 1
        }
      }
      let first = end
      end += count
      if let last = buffer[(count == 0 ? 0 : first)..<end].lastIndex(of: 10) {
        wholeEnd = last + 1
        return true
      }
    }
    return false
  }

  private var lineRange: Range<Int> {
    let lineEnd = buffer[start..<wholeEnd].firstIndex(of: 10) ?? wholeEnd
    return start..<lineEnd
  }

  private mutating func readHeader() -> Bool {
    var range = lineRange
    let next = range.upperBound + 1
    if buffer[range].starts(with: [0xEF, 0xBB, 0xBF]) { range = (start + 3)..<range.upperBound }
    if let last = range.last, buffer[last] == 13 { range.removeLast() }
    do throws(Diagnostic) {
      let header = try RowHeader.read(buffer[range], file: file)
      self.header = header
      fast = FastRows(header.columns)
    } catch {
      problems.append(error)
      return false
    }
    start = next
    line += 1
    return true
  }

  /// Reads one line field by field; an empty one is passed over.
  private mutating func readPlain(_ rows: inout [SetRow]) {
    var range = lineRange
    start = range.upperBound + 1
    defer { line += 1 }
    if let last = range.last, buffer[last] == 13 { range.removeLast() }
    guard let header, !buffer[range].allSatisfy({ $0 == 32 }) else { return }
    do throws(PlainRow.Fault) {
      let row = try PlainRow(buffer[range], header.columns)
      rows.append(
        SetRow(
          lifter: header.hasLifter ? lifters.number(of: row.lifter) : 0,
          exercise: exercises.number(of: row.exercise), day: Int32(clamping: row.day),
          set: Int16(clamping: row.set), reps: Int16(clamping: row.reps),
          weight: Weight(thousandths: row.thousandths, .kg), line: line))
      noteSpellings(row, range, header)
    } catch {
      report(error, range)
    }
  }

  /// Lets the next rows find the names as they are spelled here.
  private mutating func noteSpellings(_ row: PlainRow, _ range: Range<Int>, _ header: RowHeader) {
    for (field, column) in zip(PlainRow.fields(of: buffer[range]) ?? [], header.columns)
    where field.range.count <= 2 * PlainRow.longestName {
      switch column {
      case .exercise:
        exercises.add(buffer[field.range], meaning: exercises.number(of: row.exercise))
      case .lifter: lifters.add(buffer[field.range], meaning: lifters.number(of: row.lifter))
      default: break
      }
    }
  }

  private mutating func report(_ fault: PlainRow.Fault, _ range: Range<Int>) {
    let text = DisplayText.safe(String(decoding: buffer[range], as: UTF8.self))
    var place = Diagnostic.Place(line: line, column: 0, length: 0)
    if let index = fault.field, let fields = PlainRow.fields(of: buffer[range]) {
      let field = fields[index].range
      func width(_ range: Range<Int>) -> Int {
        DisplayText.width(of: DisplayText.safe(String(decoding: buffer[range], as: UTF8.self)))
      }
      place.column = width(range.lowerBound..<field.lowerBound) + 1
      place.length = max(1, width(field))
    }
    problems.append(
      Diagnostic(
        file: file, place: place, message: fault.message, excerpt: text, hint: fault.hint))
  }

  private mutating func report(_ line: Int, _ message: String, _ hint: String) {
    let place = Diagnostic.Place(line: line, column: 0, length: 0)
    problems.append(Diagnostic(file: file, place: place, message: message, explanation: [hint]))
  }
}
