import ReversePyramid

/// Gathers rows into workouts, and settles what only the whole file can tell.
struct ImportBuilder {
  private struct Key: Hashable {
    var date: ImportDate
    var workout: String
    var number: String
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
  /// The place of a name in `names`, by the name as the export has it.
  private var seen: [String: Int] = [:]
  private var changed: Set<ImportSummary.Change> = []
  private var renames: [ImportSummary.Change] = []
  private var mappings: [ImportSummary.Change] = []
  private let mapping: ExerciseMapping
  /// The exported names that the mapping was asked for and knew.
  private(set) var mapped: Set<String> = []
  /// What is known of the loads of each name.
  private var loads: [LoadsOfName] = []
  private var loadsInUnit: [WeightUnit: Int] = [:]

  /// Makes a builder for the exercises of an export, given the lifter's own names.
  init(_ mapping: ExerciseMapping) {
    summary = ImportSummary(source: "", unit: .kg, isUnitGiven: false)
    self.mapping = mapping
  }

  /// Adds a row; rows of one workout and one exercise come together wherever they stand.
  mutating func add(_ row: ImportRow) {
    let place = draft(of: row)
    let spelled = spelling(of: row.exercise)
    if drafts[place].workout.bodyWeight == nil {
      drafts[place].workout.bodyWeight = row.bodyWeight
    }
    let name = names[spelled]
    Self.append(row.workoutNote, to: &drafts[place].workout.notes)
    let index = entries[[place, spelled]] ?? drafts[place].workout.entries.count
    if index == drafts[place].workout.entries.count {
      entries[[place, spelled]] = index
      drafts[place].workout.entries.append(ImportedEntry(exercise: name))
    }
    Self.append(row.note, to: &drafts[place].workout.entries[index].notes)
    guard let set = row.set else { return }
    drafts[place].workout.entries[index].sets.append(take(set, exported: row.exercise, spelled))
  }

  /// The workouts in order of time, with the counts added to a summary.
  mutating func workouts(_ counts: inout ImportSummary) -> [ImportedWorkout] {
    summary = counts
    defer { counts = summary }
    settleUnit()
    // The log keeps minutes: seconds, and then places in the file, decide the order here.
    let order = drafts.indices.sorted { a, b in
      let (x, y) = (drafts[a], drafts[b])
      return (x.workout.day, x.second, a) < (y.workout.day, y.second, b)
    }
    var workouts: [ImportedWorkout] = []
    for draft in order.map({ drafts[$0] }) {
      var workout = draft.workout
      workout.entries.removeAll { $0.sets.isEmpty && $0.notes.isEmpty }
      if workout.entries.isEmpty, workout.notes.isEmpty {
        summary.emptyWorkouts += 1
        continue
      }
      for index in workout.entries.indices {
        let spelled = spellings[workout.entries[index].exercise.lowercased()] ?? 0
        workout.entries[index].sets = settled(workout.entries[index].sets, spelled)
      }
      keepTitle(of: draft, in: &workout)
      workouts.append(workout)
    }
    count(workouts)
    return workouts
  }

  private mutating func draft(of row: ImportRow) -> Int {
    let key = Key(date: row.date, workout: row.workout, number: row.number)
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
    if let place = seen[exercise] { return place }
    let own = mapping.name(for: exercise)
    let name = own ?? ImportText.name(exercise)
    let place = spellings[name.lowercased()] ?? names.count
    if place == names.count {
      spellings[name.lowercased()] = place
      names.append(name)
      loads.append(LoadsOfName())
    }
    seen[exercise] = place
    let change = ImportSummary.Change(from: ImportText.spaced(exercise), to: names[place])
    if own != nil {
      mapped.insert(ImportText.name(exercise).lowercased())
      mappings.append(change)
    } else if change.from != change.to, changed.insert(change).inserted {
      renames.append(change)
    }
    return place
  }

  /// A set with its load where the exported name says it acts, and what it tells of the exercise.
  private mutating func take(_ set: LoggedSet, exported: String, _ spelled: Int) -> LoggedSet {
    guard set.set.kind != .timed, let load = set.set.load else { return set }
    if load.weight != .zero { loadsInUnit[load.unit, default: 0] += 1 }
    loads[spelled].takes(load, exported: exported)
    var set = set
    if LoadsOfName.isAssisted(exported) {
      let help = load.weight > .zero ? Weight.zero - load.weight : load.weight
      set.set.load = Load(help, load.unit, kind: .body)
    }
    return set
  }

  /// The log's unit is that of most loads; a body without load has no other.
  private mutating func settleUnit() {
    summary.units = loadsInUnit
    let (kg, lb) = (loadsInUnit[.kg] ?? 0, loadsInUnit[.lb] ?? 0)
    if !summary.isUnitGiven, kg != lb { summary.unit = kg > lb ? .kg : .lb }
  }

  /// The sets with loads on the body where the exercise is one, and a drop set only behind a set.
  private mutating func settled(_ before: [LoggedSet], _ spelled: Int) -> [LoggedSet] {
    var sets = before
    let isBody = loads[spelled].isBody
    for index in sets.indices where sets[index].set.kind != .timed {
      guard let load = sets[index].set.load else { continue }
      let isNothing = load.weight == .zero
      if isBody || isNothing {
        let unit = isNothing ? summary.unit : load.unit
        sets[index].set.load = Load(load.weight, unit, kind: .body)
      }
      if isNothing, !isBody {
        summary.unloaded += 1
        sets[index].note = sets[index].note ?? "no load noted"
      }
    }
    // Drop sets at the head have nothing to drop from; as burnouts they stay out of the rules too.
    for index in sets.indices {
      guard sets[index].set.kind == .drop else { break }
      sets[index].set.kind = .burnout
      sets[index].note = sets[index].note ?? "drop set"
    }
    return sets
  }

  private mutating func count(_ workouts: [ImportedWorkout]) {
    let entries = workouts.flatMap(\.entries)
    let trained = Set(entries.filter { !$0.sets.isEmpty }.map(\.exercise))
    summary.workouts = workouts.count
    summary.exercises = names.filter { trained.contains($0) }
    summary.bodyweight = names.indices.filter { loads[$0].isBody }.map { names[$0] }
    summary.renamed += renames
    summary.mapped += mappings
    summary.pairs = SimilarNames.pairs(summary.exercises)
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

  private static func append(_ note: String, to notes: inout [String]) {
    let line = ImportText.spaced(note)
    if !line.isEmpty, !notes.contains(line) { notes.append(line) }
  }
}
