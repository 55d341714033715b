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
    let bytes = text.utf8
    if bytes.first != 32, bytes.last != 32, DisplayText.width(of: text) <= width { return [text] }
    var lines: [String] = []
    // A line is a piece of the text as it stands.
    var line = text.startIndex..<text.startIndex
    var cells = 0
    while let start = bytes[line.upperBound...].firstIndex(where: { $0 != 32 }) {
      let end = bytes[start...].firstIndex(of: 32) ?? bytes.endIndex
      let gap = bytes.distance(from: line.upperBound, to: start)
      let word = DisplayText.width(of: text[start..<end])
      if !line.isEmpty, cells + gap + word <= width {
        line = line.lowerBound..<end
        cells += gap + word
        continue
      }
      if !line.isEmpty { lines.append(String(text[line])) }
      line = start..<end
      cells = word
      while cells > width, let cut = cut(text[line], width) {
        lines.append(String(text[line.lowerBound..<cut]))
        line = cut..<end
        cells = DisplayText.width(of: text[line])
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(String(text[line])) }
    return lines
  }

  /// Where a word that is longer than a line is cut; nil where it is one character.
  private static func cut(_ word: Substring, _ width: Int) -> String.Index? {
    var cells = 0
    for index in word.indices {
      cells += DisplayText.width(of: word[index..<word.index(after: index)])
      if cells > width, index > word.startIndex { return index }
    }
    return nil
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
