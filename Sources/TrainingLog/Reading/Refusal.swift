import ReversePyramid

/// Why a part of a line is not read, before it is known which line and file it stands in.
struct Refusal: Error {
  /// The bytes of the cleaned line that are meant.
  var range: Range<Int>
  /// What is wrong, in one clause.
  var message: String
  /// Lines that explain.
  var explanation: [String] = []
  /// Lines to paste, each as a change of the line.
  var remedies: [Remedy] = []

  init(
    _ range: Range<Int>,
    _ message: String,
    _ explanation: [String] = [],
    _ remedies: [Remedy] = []
  ) {
    self.range = range
    self.message = message
    self.explanation = explanation
    self.remedies = remedies
  }
}

/// A line to paste: the line at fault with one run of bytes replaced, or a line of its own.
struct Remedy {
  /// The bytes to replace; nil makes `text` the whole line.
  var range: Range<Int>?
  /// What stands there instead.
  var text: String
  /// What the line then says, printed in brackets.
  var comment: String

  init(_ range: Range<Int>?, _ text: String, _ comment: String = "") {
    self.range = range
    self.text = text
    self.comment = comment
  }

  /// The lines of several remedies, their comments in one column.
  static func lines(_ remedies: [Remedy], in line: ByteLine) -> [String] {
    let texts = remedies.map { $0.whole(line) }
    let widest = texts.map { DisplayText.width(of: $0) }.max() ?? 0
    return zip(remedies, texts).map { remedy, text in
      guard !remedy.comment.isEmpty else { return text }
      let pad = String(repeating: " ", count: widest + 3 - DisplayText.width(of: text))
      return "\(text)\(pad)(\(remedy.comment))"
    }
  }

  private func whole(_ line: ByteLine) -> String {
    guard let range else { return text }
    let content = line.content
    let head = line.bytes.text(content.lowerBound..<max(content.lowerBound, range.lowerBound))
    let tail = line.bytes.text(min(range.upperBound, content.upperBound)..<content.upperBound)
    let whole = head + text + tail
    return String(
      decoding: Array(whole.utf8.reversed().drop { $0 == Ascii.space }.reversed()),
      as: UTF8.self
    )
  }
}
