import ReversePyramid

/// Writes workouts as log text that is read back as it was meant.
struct ImportWriter {
  /// The unit of bare loads, where an exercise of the log has none of its own.
  private let unit: WeightUnit
  /// The first words of the import's exercises; a note that begins like one is led by `note:`.
  private let names: Set<String>
  /// The exercises that the log has already.
  private let exercises: [Exercise]
  /// Where those stand, by name or alias in lower case.
  private var known: [String: Int] = [:]
  /// The lightest outside load of an exercise so far, by its full name in lower case.
  private var lightest: [String: Weight] = [:]

  /// Makes a writer for a log of a unit, given the exercises it already has.
  init(unit: WeightUnit, names: [String], exercises: [Exercise] = []) {
    self.unit = unit
    self.names = Set(names.map(ImportText.firstWord))
    self.exercises = exercises
    for (index, exercise) in exercises.enumerated() {
      for name in [exercise.name] + exercise.aliases { known[name.lowercased()] = index }
    }
  }

  /// Takes note of the loads of a visit that the log has already.
  mutating func follow(_ visit: Visit) {
    for entry in visit.entries where exercises.indices.contains(entry.exercise) {
      follow(entry.sets, of: exercises[entry.exercise].name.lowercased())
    }
  }

  /// The lines of one workout, to be called in the order of the log.
  mutating func text(of workout: ImportedWorkout) -> String {
    let time = workout.minute.map { [ClockTime.text($0)] } ?? []
    let title = workout.title.isEmpty ? [] : [workout.title]
    var lines = [([workout.day.text] + time + title).joined(separator: " ")]
    if let weight = workout.bodyWeight {
      let name = weight.unit == unit ? "" : " " + weight.unit.rawValue
      lines.append("bw: \(weight.text)\(name)")
    }
    for note in workout.notes.flatMap(ImportText.parts) {
      lines.append("; " + ImportText.note(note, names: names))
    }
    for entry in workout.entries { lines += entryLines(entry) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An entry on one line, or on several where it is longer than a line may be.
  private mutating func entryLines(_ entry: ImportedEntry) -> [String] {
    let note = entry.notes.joined(separator: " / ")
    let parts = ImportText.parts(note)
    // A name needs sets behind it, so that what was only noted becomes a comment.
    let comments = parts.map { "; note: \(entry.exercise) - \($0)" }
    if entry.sets.isEmpty { return comments }
    let sets = sets(of: entry)
    var lines = stride(from: 0, to: sets.count, by: Self.setsOfLine).map { start in
      "\(entry.exercise): " + sets[start...].prefix(Self.setsOfLine).joined(separator: ", ")
    }
    if parts.count == 1 { lines[lines.count - 1] += " ; " + ImportText.note(note, names: []) }
    return parts.count > 1 ? comments + lines : lines
  }

  /// The most sets on one line.
  private static let setsOfLine = 80

  private mutating func sets(of entry: ImportedEntry) -> [String] {
    let exercise = known[entry.exercise.lowercased()].map { exercises[$0] }
    let key = (exercise?.name ?? entry.exercise).lowercased()
    let bareUnit = exercise?.unit ?? unit
    var before: Weight?
    var named: Set<Weight> = []
    var namesAll = false
    var texts: [String] = []
    for set in entry.sets {
      var namesUnit = false
      if let load = set.set.load {
        namesAll = namesAll || load.unit != bareUnit
        namesUnit = namesAll || named.contains(load.weight)
        if load.kind == .outside {
          namesUnit = namesUnit || isMistakable(load, lightest: lightest[key], before: before)
          before = load.weight
          if namesUnit { named.insert(load.weight) }
        }
      }
      texts.append(Self.text(of: set, namesUnit: namesUnit))
    }
    follow(entry.sets, of: key)
    return texts
  }

  private mutating func follow(_ sets: [LoggedSet], of key: String) {
    let loads = sets.compactMap { $0.set.load }.filter { $0.kind == .outside }.map(\.weight)
    lightest[key] = (loads + [lightest[key]].compactMap { $0 }).min()
  }

  /// Whether a bare load would be refused on reading, because it could be a count of sets.
  private func isMistakable(_ load: Load, lightest: Weight?, before: Weight?) -> Bool {
    let number = load.weight.nearestThousandths(in: load.unit)
    guard number % 1000 == 0, number <= 10_000 else { return false }
    let isFew = number <= 6_000
    if lightest == nil, before == nil { return isFew }
    let grains = load.weight.grains
    if let lightest {
      if isFew, load.weight < lightest { return true }
      if grains &* 2 < lightest.grains { return true }
    }
    guard let before else { return false }
    return grains &* 20 < before.grains &* 7
  }

  /// One set in the log's notation.
  static func text(of set: LoggedSet, namesUnit: Bool) -> String {
    let kind: String =
      switch set.set.kind {
      case .warmup: "w"
      case .drop: "d"
      case .burnout: "b"
      case .unmarked, .timed, .skipped: ""
      }
    let note = set.note.map { " (\($0))" } ?? ""
    if let seconds = set.seconds { return "\(kind)\(seconds)s\(note)" }
    guard let load = set.set.load else { return "skip" }
    let isPlainBody = load.kind == .body && load.weight == .zero
    let unit = namesUnit && !isPlainBody ? "\(load.unit.rawValue) x " : "x"
    let reps = set.sides.map { "\($0.left)/\($0.right)" } ?? String(set.set.reps)
    let effort = set.effort.map { "@" + decimalText(thousandths: Int64($0) * 100) } ?? ""
    return "\(kind)\(load.text)\(unit)\(reps)\(effort)\(set.isFailure ? "f" : "")\(note)"
  }
}
