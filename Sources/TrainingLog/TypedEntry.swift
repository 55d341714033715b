public import ReversePyramid

extension LogFile {
  /// Reads sets as the log would on a line of an exercise, against what stands there already.
  ///
  /// - Parameters:
  ///   - text: Sets in any accepted notation: `80x8, 72.5x7`.
  ///   - exercise: An index into `exercises`.
  ///   - day: The day the sets are for.
  /// - Returns: The sets, and the errors that refuse them.
  public func readSets(_ text: String, of exercise: Int, on day: Day) -> (
    sets: [LoggedSet], problems: [Diagnostic]
  ) {
    let known = exercises[exercise]
    var lines = ["unit: \(unit.rawValue)", "exercise \(known.name)"]
    if let equipment = known.equipment { lines.append("type: \(equipment.rawValue)") }
    if let own = known.unit { lines.append("unit: \(own.rawValue)") }
    if let bar = known.bar { lines.append("bar: \(bar.text) \(bar.unit.rawValue)") }
    if let past = pastLoads(of: exercise) {
      lines += ["", (day + -1).text, "\(known.name): \(past)"]
    }
    lines += ["", day.text, "\(known.name): \(text)"]
    let read = LogFile.read(Array(lines.joined(separator: "\n").utf8), name: "typed", today: day)
    var errors = read.problems.filter { $0.severity == .error && $0.place.line == lines.count }
    let entry = read.visits.last { $0.day == day }?.entries.first
    if errors.isEmpty, let note = entry?.notes.first {
      errors.append(
        Diagnostic(
          file: "typed", place: .init(line: lines.count, column: 0),
          message: "\"\(note)\" is no set",
          explanation: ["sets are written load x reps: 80x8, 72.5x7"]))
    }
    return (errors.isEmpty ? entry?.sets ?? [] : [], errors.map(typed))
  }

  private func typed(_ problem: Diagnostic) -> Diagnostic {
    var problem = problem
    problem.place.line = 1
    problem.related = []
    // A comment is a remedy in a log, and nothing that could be typed as sets.
    problem.remedies.removeAll { $0.hasPrefix(";") }
    return problem
  }

  /// The lightest outside load of the past and the last one, which bare small loads are weighed
  /// against; their units are named, so that they cannot be refused themselves.
  private func pastLoads(of exercise: Int) -> String? {
    var lightest: Load?
    var last: Load?
    for visit in visits {
      for entry in visit.entries where entry.exercise == exercise {
        for load in entry.sets.compactMap(\.set.load) where load.kind == .outside {
          guard load.weight > .zero else { continue }
          last = load
          if load.weight < lightest?.weight ?? load.weight + Weight(grains: 1) { lightest = load }
        }
      }
    }
    guard let lightest, let last else { return nil }
    return [lightest, last].map { "\($0.text)\($0.unit.rawValue) x 5" }.joined(separator: ", ")
  }
}
