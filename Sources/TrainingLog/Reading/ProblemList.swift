import ReversePyramid

/// The problems of a log as they are found, bounded however many there are.
struct ProblemList {
  private var errors: [Problem] = []
  private var warnings: [Problem] = []
  private var droppedErrors = 0
  private var droppedWarnings = 0

  /// Whether one more of a severity would only be counted.
  mutating func isFull(_ severity: Diagnostic.Severity) -> Bool {
    let count = severity == .error ? errors.count : warnings.count
    guard count >= Limits.problems else { return false }
    if severity == .error { droppedErrors += 1 } else { droppedWarnings += 1 }
    return true
  }

  /// Keeps a problem.
  mutating func add(_ problem: Problem) {
    if problem.diagnostic.severity == .error {
      errors.append(problem)
    } else {
      warnings.append(problem)
    }
  }

  /// The first error on some lines.
  func firstError(from first: Int, through last: Int) -> Problem? {
    errors.first { (first...last).contains($0.diagnostic.place.line) }
  }

  /// The problems by line and column, errors kept before warnings, and the rest counted.
  func sorted(file: String, trial: RemedyTrial) -> [Diagnostic] {
    var trial = trial
    let kept = errors + warnings.prefix(max(0, Limits.problems - errors.count))
    let rest = droppedErrors + droppedWarnings + errors.count + warnings.count - kept.count
    let order = kept.indices.sorted { a, b in
      let left = kept[a].diagnostic.place
      let right = kept[b].diagnostic.place
      return (left.line, left.column, a) < (right.line, right.column, b)
    }
    // Errors are tried first, so that warnings never use up what may be read.
    let inTurn = order.filter { $0 < errors.count } + order.filter { $0 >= errors.count }
    var settled = kept.map(\.diagnostic)
    for place in inTurn { settled[place] = trial.settle(kept[place]) }
    var result = order.map { settled[$0] }
    if rest > 0 {
      result.append(
        Diagnostic(
          droppedErrors > 0 ? .error : .warning, file: file,
          place: Diagnostic.Place(line: 0, column: 0, length: 0),
          message: "\(rest) more problems are not shown"))
    }
    return result
  }
}
