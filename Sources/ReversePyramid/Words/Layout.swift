/// Lines that fit a terminal: padding, wrapping, and cells that wrap under themselves.
package enum Layout {
  /// The text, safe for a terminal, followed by spaces up to a width in cells.
  package static func pad(_ text: String, _ width: Int) -> String {
    text + spaces(width - DisplayText.width(of: text))
  }

  /// The text with spaces before it up to a width in cells.
  package static func padLeft(_ text: String, _ width: Int) -> String {
    spaces(width - DisplayText.width(of: text)) + text
  }

  private static let blank = String(repeating: " ", count: 100)

  package static func spaces(_ count: Int) -> String {
    count < blank.utf8.count
      ? String(Substring(blank.utf8.prefix(max(0, count))))
      : String(repeating: " ", count: count)
  }

  /// The text in lines of at most a width; a longer word is cut, and the spaces between words of
  /// one line stay as many as they are.
  package static func wrap(_ text: String, _ width: Int) -> [String] {
    let width = max(8, width)
    let measure = Measure(text)
    let bytes = text.utf8.span
    let count = bytes.count
    if count == 0 || bytes[0] != 32 && bytes[count - 1] != 32 && measure.cells(0..<count) <= width {
      return [text]
    }
    var lines: [String] = []
    // A line is a piece of the text as it stands, from one byte to another.
    var line = 0..<0
    var cells = 0
    while true {
      var start = line.upperBound
      while start < count, bytes[start] == 32 { start += 1 }
      guard start < count else { break }
      var end = start + 1
      while end < count, bytes[end] != 32 { end += 1 }
      let gap = start - line.upperBound
      let word = measure.cells(start..<end)
      if !line.isEmpty, cells + gap + word <= width {
        line = line.lowerBound..<end
        cells += gap + word
        continue
      }
      if !line.isEmpty { lines.append(String(measure.piece(line))) }
      line = start..<end
      cells = word
      while cells > width, let cut = measure.cut(line, width) {
        lines.append(String(measure.piece(line.lowerBound..<cut)))
        line = cut..<end
        cells = measure.cells(line)
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(String(measure.piece(line))) }
    return lines
  }

  /// The widths of a text's pieces, which are given from one byte to another.
  private struct Measure {
    let text: String
    let isPlain: Bool

    init(_ text: String) {
      self.text = text
      isPlain = DisplayText.isPlain(text)
    }

    func piece(_ bytes: Range<Int>) -> Substring {
      let start = text.utf8.index(text.startIndex, offsetBy: bytes.lowerBound)
      return text[start..<text.utf8.index(start, offsetBy: bytes.count)]
    }

    func cells(_ bytes: Range<Int>) -> Int {
      isPlain ? bytes.count : DisplayText.width(of: piece(bytes))
    }

    /// Where a word that is longer than a line is cut; nil where it is one character.
    func cut(_ bytes: Range<Int>, _ width: Int) -> Int? {
      let word = piece(bytes)
      var cells = 0
      for index in word.indices {
        cells += DisplayText.width(of: word[index..<word.index(after: index)])
        if cells > width, index > word.startIndex {
          return text.utf8.distance(from: text.startIndex, to: index)
        }
      }
      return nil
    }
  }

  /// A head followed by a text that wraps under itself.
  package static func hang(_ head: String, _ text: String, width: Int) -> [String] {
    let indent = DisplayText.width(of: head)
    let body = wrap(text, width - indent)
    return body.enumerated().map { index, line in
      trimmed(index == 0 ? head + line : spaces(indent) + line)
    }
  }

  /// The line without spaces at its end.
  package static func trimmed(_ line: String) -> String {
    guard line.utf8.last == 32 else { return line }
    guard let last = line.utf8.lastIndex(where: { $0 != 32 }) else { return "" }
    return String(line[...last])
  }
}
