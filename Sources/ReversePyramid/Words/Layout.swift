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
      ? String(blank.prefix(max(0, count))) : String(repeating: " ", count: count)
  }

  /// The text in lines of at most a width; a longer word is cut, and the spaces between words of
  /// one line stay as many as they are.
  package static func wrap(_ text: String, _ width: Int) -> [String] {
    let width = max(8, width)
    if text.utf8.first != 32, text.utf8.last != 32, DisplayText.width(of: text) <= width {
      return [text]
    }
    var lines: [String] = []
    var line = ""
    var gap = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      gap += 1
      guard !word.isEmpty else { continue }
      for piece in pieces(String(word), width) {
        if line.isEmpty {
          line = piece
        } else if DisplayText.width(of: line) + gap + DisplayText.width(of: piece) <= width {
          line += spaces(gap) + piece
        } else {
          lines.append(line)
          line = piece
        }
      }
      gap = 0
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
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
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func pieces(_ word: String, _ width: Int) -> [String] {
    guard DisplayText.width(of: word) > width else { return [word] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if DisplayText.width(of: piece) + DisplayText.width(of: String(character)) > width {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
