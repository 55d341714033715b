public import ReversePyramid

/// What an export became: workouts, what was counted, and every problem found.
public struct ImportResult: Sendable {
  /// The workouts, in order of time.
  public var workouts: [ImportedWorkout]
  /// What was read, skipped and changed.
  public var summary: ImportSummary
  /// Errors and warnings, in the order of their lines; an error is a row that was lost, or the
  /// whole file where there are no workouts.
  public var problems: [Diagnostic]
  /// What the export leaves open; what was read is a guess until it is answered.
  public var questions: [ImportQuestion] = []

  /// Makes a result, and writes the text of every workout.
  public init(workouts: [ImportedWorkout], summary: ImportSummary, problems: [Diagnostic]) {
    self.workouts = workouts
    self.summary = summary
    self.problems = problems
    var writer = ImportWriter(unit: summary.unit, names: summary.exercises)
    for index in workouts.indices { self.workouts[index].text = writer.text(of: workouts[index]) }
  }

  /// The whole import as a log of its own.
  public var text: String { text(includingUnit: true) }

  /// The whole import as lines of a log.
  ///
  /// - Parameter includingUnit: Whether the line that names the log's unit comes first.
  /// - Returns: The lines, ending in a line end; the unit alone where an export has no workouts, and
  ///   nothing where an error is all there is.
  public func text(includingUnit: Bool) -> String {
    let head = includingUnit ? ["unit: \(summary.unit.rawValue)\n"] : []
    if workouts.isEmpty { return isRefused ? "" : head.joined() }
    return (head + [assembled(workouts)]).joined(separator: "\n")
  }

  private var isRefused: Bool {
    summary.source.isEmpty || problems.contains { $0.severity == .error }
  }

  /// The workouts that a log does not hold yet.
  ///
  /// A workout is known by its day and minute. Of several in one minute those with equal titles
  /// are matched first, so that a title changed by hand does not bring the workout in twice.
  ///
  /// - Complexity: O(n) in the workouts and the log's visits, where few share a minute.
  public func workouts(missingIn log: LogFile) -> [ImportedWorkout] {
    var titles: [[Int]: [String]] = [:]
    for visit in log.visits {
      titles[[visit.day.number, visit.hasTime ? visit.minute : -1], default: []].append(visit.title)
    }
    var open: [Int] = []
    for (index, workout) in workouts.enumerated() {
      let key = [workout.day.number, workout.minute ?? -1]
      guard let place = titles[key]?.firstIndex(of: workout.title) else {
        open.append(index)
        continue
      }
      titles[key]?.remove(at: place)
    }
    return open.map { workouts[$0] }.filter { workout in
      titles[[workout.day.number, workout.minute ?? -1]]?.popLast() == nil
    }
  }

  /// Some of the workouts as lines to append to a log.
  ///
  /// - Parameters:
  ///   - workouts: Those to append, in order of time.
  ///   - log: The log; loads in another unit than it expects name their own.
  /// - Returns: The lines, without the one that names the unit.
  public func text(of workouts: [ImportedWorkout], addedTo log: LogFile) -> String {
    var writer = ImportWriter(unit: log.unit, names: summary.exercises, exercises: log.exercises)
    var visits = log.visits[...]
    var written = workouts
    for index in written.indices {
      let when = (written[index].day, written[index].minute ?? 0)
      while let visit = visits.first, (visit.day, visit.minute) <= when {
        writer.follow(visit)
        visits.removeFirst()
      }
      written[index].text = writer.text(of: written[index])
    }
    let known = log.exercises.flatMap { [$0.name] + $0.aliases }
    return assembled(written, known: Set(known.map { $0.lowercased() }))
  }

  private func assembled(_ workouts: [ImportedWorkout], known: Set<String> = []) -> String {
    let trained = Set(workouts.flatMap { $0.entries.map(\.exercise) })
    let blocks = summary.exercises.filter {
      trained.contains($0) && ImportText.needsBlock($0) && !known.contains($0.lowercased())
    }
    return (blocks.map { "exercise \($0)\n" } + workouts.map(\.text)).joined(separator: "\n")
  }
}
