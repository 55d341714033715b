import ReversePyramid

/// One row of an export: a set, a note, or both, and the workout and exercise it belongs to.
struct ImportRow: Sendable, Hashable {
  /// When the workout began.
  var date: ImportDate
  /// The workout's name, as the export has it.
  var workout: String
  /// The line of the export.
  var line: Int
  /// The exercise's name, as the export has it.
  var exercise = ""
  /// The set, if the row is one; a weight that may be none is an outside load of zero.
  var set: LoggedSet?
  /// What was written about the exercise.
  var note = ""
  /// What was written about the workout.
  var workoutNote = ""

  /// Makes a row that holds nothing yet.
  init(date: ImportDate, workout: String, line: Int) {
    self.date = date
    self.workout = workout
    self.line = line
  }
}

/// Gathers rows into workouts, and settles what only the whole file can tell.
struct ImportBuilder {
  private struct Key: Hashable {
    var date: ImportDate
    var workout: String
  }

  private struct Draft {
    var second: Int
    var name: String
    var workout: ImportedWorkout
  }

  private var summary: ImportSummary
  private var places: [Key: Int] = [:]
  private var drafts: [Draft] = []
  /// The place of an entry in its draft, by the place of the draft and of the name.
  private var entries: [[Int]: Int] = [:]
  /// The place of a name in `names`, by the name in lower case.
  private var spellings: [String: Int] = [:]
  private var names: [String] = []
  private var changed: Set<ImportSummary.Change> = []
  private var bodyweight: Set<String> = []

  /// Makes a builder that goes on counting in a summary.
  init(_ summary: ImportSummary) { self.summary = summary }

  /// Adds a row; rows of one workout and one exercise come together wherever they stand.
  mutating func add(_ row: ImportRow) {
    let place = draft(of: row)
    let spelled = spelling(of: row.exercise)
    let name = names[spelled]
    Self.append(row.workoutNote, to: &drafts[place].workout.notes)
    let index = entries[[place, spelled]] ?? drafts[place].workout.entries.count
    if index == drafts[place].workout.entries.count {
      entries[[place, spelled]] = index
      drafts[place].workout.entries.append(ImportedEntry(exercise: name))
    }
    Self.append(row.note, to: &drafts[place].workout.entries[index].notes)
    guard let set = row.set else { return }
    drafts[place].workout.entries[index].sets.append(set)
    if set.set.kind != .timed, set.set.load?.weight == .zero || Self.isAssisted(name) {
      bodyweight.insert(name)
    }
  }

  /// The workouts in order of time, with the counts.
  mutating func result(problems: [Diagnostic]) -> ImportResult {
    // The log keeps minutes: seconds, and then places in the file, decide the order here.
    let order = drafts.indices.sorted { a, b in
      let (x, y) = (drafts[a], drafts[b])
      return (x.workout.day, x.second, a) < (y.workout.day, y.second, b)
    }
    var workouts: [ImportedWorkout] = []
    for draft in order.map({ drafts[$0] }) {
      var workout = draft.workout
      workout.entries.removeAll { $0.sets.isEmpty && $0.notes.isEmpty }
      if workout.entries.isEmpty, workout.notes.isEmpty { continue }
      for index in workout.entries.indices {
        workout.entries[index].sets = settled(workout.entries[index])
      }
      keepTitle(of: draft, in: &workout)
      workouts.append(workout)
    }
    count(workouts)
    return ImportResult(workouts: workouts, summary: summary, problems: problems)
  }

  private mutating func draft(of row: ImportRow) -> Int {
    let key = Key(date: row.date, workout: row.workout)
    if let place = places[key] { return place }
    let minute = row.date.second.map { $0 / 60 }
    let title = ImportText.title(row.workout)
    let workout = ImportedWorkout(day: row.date.day, minute: minute, title: title, line: row.line)
    places[key] = drafts.count
    drafts.append(Draft(second: row.date.second ?? 0, name: row.workout, workout: workout))
    return drafts.count - 1
  }

  /// Leaves a title that had to change as a note.
  private mutating func keepTitle(of draft: Draft, in workout: inout ImportedWorkout) {
    let change = ImportSummary.Change(from: ImportText.spaced(draft.name), to: workout.title)
    guard change.from != change.to else { return }
    workout.notes.insert("title was \"\(change.from)\"", at: 0)
    if changed.insert(change).inserted { summary.retitled.append(change) }
  }

  private mutating func spelling(of exercise: String) -> Int {
    let name = ImportText.name(exercise)
    let place = spellings[name.lowercased()] ?? names.count
    if place == names.count {
      spellings[name.lowercased()] = place
      names.append(name)
    }
    let change = ImportSummary.Change(from: ImportText.spaced(exercise), to: names[place])
    if change.from != change.to, changed.insert(change).inserted { summary.renamed.append(change) }
    return place
  }

  /// The sets with loads on the body where the exercise is one, and a drop set only behind a set.
  private func settled(_ entry: ImportedEntry) -> [LoggedSet] {
    var sets = entry.sets
    let isBody = bodyweight.contains(entry.exercise)
    let isHelp = Self.isAssisted(entry.exercise)
    for index in sets.indices where isBody {
      guard let load = sets[index].set.load else { continue }
      let weight = isHelp ? Weight.zero - load.weight : load.weight
      sets[index].set.load = Load(weight, load.unit, kind: .body)
    }
    // Drop sets at the head have nothing to drop from; as burnouts they stay out of the rules too.
    for index in sets.indices {
      guard sets[index].set.kind == .drop else { break }
      sets[index].set.kind = .burnout
      sets[index].note = "drop set"
    }
    return sets
  }

  private mutating func count(_ workouts: [ImportedWorkout]) {
    let entries = workouts.flatMap(\.entries)
    let trained = Set(entries.filter { !$0.sets.isEmpty }.map(\.exercise))
    summary.workouts = workouts.count
    summary.exercises = names.filter { trained.contains($0) }
    summary.bodyweight = names.filter { bodyweight.contains($0) }
    summary.first = workouts.first?.day
    summary.last = workouts.last?.day
    for set in entries.flatMap(\.sets) { summary.sets[Self.kind(of: set), default: 0] += 1 }
  }

  private static func kind(of set: LoggedSet) -> ImportSummary.SetKind {
    switch set.set.kind {
    case .warmup: .warmup
    case .drop, .burnout: .drop
    case .timed: .timed
    case .unmarked, .skipped: set.isFailure ? .failure : .work
    }
  }

  private static func isAssisted(_ name: String) -> Bool {
    name.lowercased().hasSuffix("(assisted)")
  }

  private static func append(_ note: String, to notes: inout [String]) {
    let line = ImportText.spaced(note)
    if !line.isEmpty, notes.last != line { notes.append(line) }
  }
}
