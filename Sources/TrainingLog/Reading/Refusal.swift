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
  /// What can be read two ways, where that is what is wrong.
  var unclear: String?

  init(
    _ range: Range<Int>, _ message: String, _ explanation: [String] = [], _ remedies: [Remedy] = []
  ) {
    self.range = range
    self.message = message
    self.explanation = explanation
    self.remedies = remedies
  }

  /// Something that can be read two ways, and what to paste for each.
  static func twoWays(
    _ range: Range<Int>, _ unclear: String, _ explanation: [String], _ remedies: [Remedy]
  ) -> Refusal {
    var refusal = Refusal(range, "\(unclear) can be read two ways", explanation, remedies)
    refusal.unclear = unclear
    return refusal
  }

  static func twoWays(_ range: Range<Int>, _ unclear: String, _ remedies: [Remedy]) -> Refusal {
    twoWays(range, unclear, [], remedies)
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
  /// A second line that goes below it, with its comment.
  var next: (text: String, comment: String)?
  /// Whether it stands in place of the line at fault, so that it can be tried there.
  var isInstead = true

  init(_ range: Range<Int>?, _ text: String, _ comment: String = "") {
    self.range = range
    self.text = text
    self.comment = comment
  }

  /// Two lines in place of the one at fault.
  init(_ first: String, _ comment: String, then next: String, _ nextComment: String) {
    self.init(nil, first, comment)
    self.next = (next, nextComment)
  }

  /// A line for another place of the log.
  static func elsewhere(_ text: String, _ comment: String = "") -> Remedy {
    var remedy = Remedy(nil, text, comment)
    remedy.isInstead = false
    return remedy
  }

  /// The remedy as lines of the log.
  func candidate(in line: ByteLine) -> Candidate {
    var lines = [Candidate.Line(text: whole(line), comment: comment)]
    if let next { lines.append(Candidate.Line(text: next.text, comment: next.comment)) }
    return Candidate(lines: lines, isInstead: isInstead)
  }

  private func whole(_ line: ByteLine) -> String {
    guard let range else { return text }
    let content = line.content
    let head = line.bytes.text(content.lowerBound..<max(content.lowerBound, range.lowerBound))
    let tail = line.bytes.text(min(range.upperBound, content.upperBound)..<content.upperBound)
    let whole = head + text + tail
    return String(
      decoding: Array(whole.utf8.reversed().drop { $0 == Ascii.space }.reversed()), as: UTF8.self)
  }
}

/// A remedy whose lines are known and still to be tried.
struct Candidate {
  /// A line and what it says.
  struct Line {
    var text: String
    var comment: String
  }

  var lines: [Line]
  var isInstead: Bool

  /// The lines of several remedies, their comments in one column.
  static func texts(_ candidates: [Candidate]) -> [String] {
    let lines = candidates.flatMap(\.lines)
    let widest = lines.map { DisplayText.width(of: $0.text) }.max() ?? 0
    return lines.map { line in
      guard !line.comment.isEmpty else { return line.text }
      let pad = String(repeating: " ", count: widest + 3 - DisplayText.width(of: line.text))
      return "\(line.text)\(pad)(\(line.comment))"
    }
  }
}

/// A problem of a log whose remedies are still to be tried.
struct Problem {
  var diagnostic: Diagnostic
  var candidates: [Candidate] = []
  /// What can be read two ways, where that is what is wrong.
  var unclear: String?
}
