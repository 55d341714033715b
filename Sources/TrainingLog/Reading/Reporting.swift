import ReversePyramid

extension LogReader {
  /// Whom an error touches.
  enum Touch {
    /// One exercise.
    case exercise(Int)
    /// Whatever the line begins with, and every entry below it up to the next good date.
    case below
    /// Whatever the line begins with.
    case name
    /// What the title of the line names.
    case title
    /// Nobody beyond what is blocked already.
    case nobody
  }

  /// Reports an error on the line at hand.
  mutating func fail(_ refusal: Refusal, touching touch: Touch) {
    switch touch {
    case .exercise(let exercise): log.exercises[exercise].isBlocked = true
    case .below:
      isSpilling = true
      if let blockAbove { log.exercises[blockAbove].isBlocked = true }
      stray(\.strayLines)
    case .name: stray(\.strayLines)
    case .title: stray(\.strayTitles)
    case .nobody: break
    }
    report(.error, refusal)
  }

  /// Warns on the line at hand.
  mutating func warn(_ refusal: Refusal) { report(.warning, refusal) }

  private mutating func stray(_ list: WritableKeyPath<LogReader, [Int]>) {
    guard self[keyPath: list].count < Limits.problems else { return blockEverything() }
    self[keyPath: list].append(line.number)
  }

  /// Blocks every exercise, also those still to come.
  mutating func blockEverything() { blocksAll = true }

  private mutating func report(_ severity: Diagnostic.Severity, _ refusal: Refusal) {
    guard !problems.isFull(severity) else { return }
    problems.add(problem(severity, refusal))
  }

  /// A problem of the line at hand, ready to show.
  func problem(_ severity: Diagnostic.Severity, _ refusal: Refusal) -> Problem {
    let diagnostic = Diagnostic(
      severity, file: log.name, place: line.place(refusal.range), message: refusal.message,
      excerpt: excerpt(line.number), explanation: refusal.explanation)
    return Problem(
      diagnostic: diagnostic, candidates: refusal.remedies.map { $0.candidate(in: line) },
      unclear: refusal.unclear)
  }
}
