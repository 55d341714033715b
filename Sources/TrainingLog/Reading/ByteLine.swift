import ReversePyramid

/// One cleaned line, with the way back to the line as typed.
struct ByteLine {
  /// The line as it is read.
  var bytes: [UInt8] = []
  /// The display cell of each byte and of the end, from 0; empty where each byte takes one cell.
  var cells: [Int32] = []
  /// The number of the line, from 1.
  var number = 0
  /// What makes the line unreadable, with the display cell it stands in.
  var flaw: (message: String, cell: Int)?

  /// Takes the spaces off the end, so that what looks behind a space never leaves the content.
  mutating func trimEnd() {
    while bytes.last == Ascii.space { bytes.removeLast() }
    if cells.count > bytes.count + 1 { cells.removeLast(cells.count - bytes.count - 1) }
  }

  /// The line without the spaces around it.
  var content: Range<Int> { bytes.trimmed(0..<bytes.count) }

  /// The place of a range of bytes, in display cells of the line as typed.
  func place(_ range: Range<Int>) -> Diagnostic.Place {
    let first = cell(range.lowerBound)
    let last = cell(range.upperBound)
    return Diagnostic.Place(line: number, column: first + 1, length: max(1, last - first))
  }

  /// The display cell at which a byte starts, from 0.
  func cell(_ index: Int) -> Int {
    guard !cells.isEmpty else { return index }
    guard index < cells.count else { return Int(cells[cells.count - 1]) }
    return Int(cells[max(0, index)])
  }
}
