import ReversePyramid

/// Tries lines to paste in the log they are meant for, so that no remedy is refused in its turn.
struct RemedyTrial {
  private let source: [UInt8]
  private let lines: [LineSpan]
  private let name: String
  private let today: Day
  /// The bytes that may still be read; a file full of problems shows only its first ones.
  private var bytesLeft = 24 << 20
  private var problemsLeft = 100

  init(_ reader: LogReader) {
    source = reader.source
    lines = reader.lines
    name = reader.log.name
    today = reader.today
  }

  /// A problem with the remedies that read back, each as another reading.
  mutating func settle(_ problem: Problem) -> Diagnostic {
    guard !problem.candidates.isEmpty else { return generic(problem) }
    if problem.candidates.contains(where: \.isInstead) { problemsLeft -= 1 }
    if problemsLeft < 0 { bytesLeft = 0 }
    var kept: [Candidate] = []
    var readings: Set<[String]> = []
    for (index, candidate) in problem.candidates.enumerated() {
      guard candidate.isInstead else {
        kept.append(candidate)
        continue
      }
      guard let (good, reading) = repaired(candidate, index, at: problem.diagnostic.place.line),
        readings.insert(reading).inserted
      else { continue }
      kept.append(good)
    }
    var result = kept.count < 2 ? generic(problem) : problem.diagnostic
    result.remedies = Candidate.texts(kept)
    return result
  }

  /// Says no more than what is known, where fewer readings than two are left to choose from.
  private func generic(_ problem: Problem) -> Diagnostic {
    var result = problem.diagnostic
    if let unclear = problem.unclear, result.explanation.isEmpty {
      result.message = "\(unclear) is not clear"
    }
    return result
  }

  /// The candidate as it reads back, its further faults mended the same way; nil where it does not.
  private mutating func repaired(
    _ candidate: Candidate, _ index: Int, at line: Int
  ) -> (Candidate, [String])? {
    var candidate = candidate
    for _ in 0..<8 {
      guard let trial = read(candidate.lines.map(\.text), at: line) else { return nil }
      let last = line + candidate.lines.count - 1
      guard let next = trial.problems.firstError(from: line, through: last) else {
        return (candidate, trial.reading(from: line, through: last))
      }
      let further = next.candidates.filter { $0.isInstead && $0.lines.count == 1 }
      let place = next.diagnostic.place.line - line
      guard let change = further.indices.contains(index) ? further[index] : further.first,
        let mended = change.lines.first, candidate.lines.indices.contains(place),
        mended.text != candidate.lines[place].text
      else { return nil }
      let comment = candidate.lines[place].comment
      candidate.lines[place].text = mended.text
      if comment.isEmpty {
        candidate.lines[place].comment = mended.comment
      } else if !mended.comment.isEmpty, !comment.hasSuffix(mended.comment) {
        candidate.lines[place].comment = "\(comment); \(mended.comment)"
      }
    }
    return nil
  }

  /// The log with lines in place of one, read as far as they go; nil where that costs too much.
  private mutating func read(_ texts: [String], at line: Int) -> LogReader? {
    guard lines.indices.contains(line - 1) else { return nil }
    let end = end(of: line)
    bytesLeft -= end + 1024
    guard bytesLeft > 0 else { return nil }
    let range = lines[line - 1].range
    var bytes = Array(source[..<range.lowerBound])
    bytes += Array(texts.joined(separator: "\n").utf8)
    bytes += source[range.upperBound..<end]
    var reader = LogReader(bytes, name: name, today: today)
    reader.lastLine = line + texts.count - 1
    reader.readFile()
    return reader
  }

  /// Where a trial of a line may end: its file's end where blocks follow, which count for all lines,
  /// and otherwise so far below that a name would find its sets.
  private func end(of line: Int) -> Int {
    let last = line + 100
    guard last < lines.count, !lines[line...].contains(where: \.isInBlock) else {
      return source.count
    }
    return lines[last].range.upperBound
  }
}

extension LogReader {
  /// What lines of the log were read as, for telling two readings apart.
  fileprivate func reading(from first: Int, through last: Int) -> [String] {
    var reading: [String] = []
    for visit in log.visits {
      if (first...last).contains(visit.line) {
        reading.append("\(visit.day.text) \(visit.minute) \(visit.title) \(visit.mark as Any)")
      }
      for entry in visit.entries {
        let sets = entry.sets.filter { (first...last).contains($0.set.line) }
        guard !sets.isEmpty else { continue }
        let bare = sets.map { (set) -> LoggedSet in
          var set = set
          set.note = nil
          set.namesUnit = true
          return set
        }
        reading.append("\(entry.exercise) \(SetText.text(of: bare))")
      }
    }
    if reading.isEmpty {
      reading = (first...last).filter { lines.indices.contains($0 - 1) }.map {
        String(decoding: source[lines[$0 - 1].range], as: UTF8.self)
      }
    }
    return reading
  }
}
