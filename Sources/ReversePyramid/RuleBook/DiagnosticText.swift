extension Diagnostic {
  /// The file and the place in it: `training.txt:38:12`.
  public var location: String {
    guard place.line > 0 else { return file }
    return place.column > 0
      ? "\(file):\(place.line):\(place.column)" : "\(file):\(place.line)"
  }

  /// The diagnostic as a person reads it: head, excerpt, carets with the remedy, lines to paste.
  ///
  /// - Parameter program: Named at the head of the first line, where it is given.
  /// - Returns: The lines, without a line end behind the last.
  public func text(by program: String? = nil) -> String {
    let what = "\(severity.rawValue): \(DisplayText.safe(message))"
    let shownFile = DisplayText.safe(location)
    var lines = [
      program.map { "\($0): \(severity.rawValue): \(shownFile): \(DisplayText.safe(message))" }
        ?? "\(shownFile): \(what)"
    ]
    let numbers = [place.line] + related.map(\.place.line)
    let gutter = String(repeating: " ", count: numbers.map { String($0).count }.max() ?? 1)
    if !excerpt.isEmpty {
      lines.append("\(gutter) |")
      lines += Diagnostic.underlined(excerpt, place, mark: "^", hint, gutter: gutter)
    }
    for other in related {
      lines += Diagnostic.underlined(
        other.excerpt,
        other.place,
        mark: "-",
        other.label,
        gutter: gutter
      )
    }
    lines += explanation.map { "\(gutter) | \(DisplayText.safe($0))" }
    lines += remedies.map { "\(gutter) = \(DisplayText.safe($0))" }
    return lines.joined(separator: "\n")
  }

  private static func underlined(
    _ excerpt: String,
    _ place: Place,
    mark: Character,
    _ label: String,
    gutter: String
  ) -> [String] {
    let number = String(place.line)
    let pad = String(repeating: " ", count: max(0, gutter.count - number.count))
    let shown = window(of: DisplayText.safe(excerpt), around: place)
    var lines = ["\(pad)\(number) | \(shown.text)"]
    guard place.column > 0 else {
      if !label.isEmpty { lines.append("\(gutter) | \(label)") }
      return lines
    }
    let indent = String(repeating: " ", count: shown.column - 1)
    let marks = String(repeating: mark, count: min(max(1, place.length), 60))
    let tail = label.isEmpty ? "" : " " + DisplayText.safe(label)
    lines.append("\(gutter) | \(indent)\(marks)\(tail)")
    return lines
  }

  /// A line cut to what is near the place, so that a very long line still shows it.
  private static func window(of text: String, around place: Place) -> (text: String, column: Int) {
    let column = max(1, place.column)
    guard text.utf8.count > 200 else { return (text, column) }
    let scalars = Array(text.unicodeScalars)
    let first = min(max(0, column - 40), scalars.count)
    let last = min(scalars.count, first + 120)
    var cut = String.UnicodeScalarView()
    cut.append(contentsOf: scalars[first..<last])
    let head = first > 0 ? "..." : ""
    let tail = last < scalars.count ? "..." : ""
    return (head + String(cut) + tail, column - first + head.count)
  }
}
