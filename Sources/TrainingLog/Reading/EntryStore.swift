import ReversePyramid

extension LogReader {
  /// Adds sets to the entry of an exercise in a visit, which is made where it is missing.
  mutating func add(_ sets: [LoggedSet], notes: [String], exercise: Int, visit: Int) {
    setCount += sets.count
    blockAbove = nil
    failedBlock = nil
    if setCount > Limits.sets { spoil() }
    if states[exercise].visit != visit {
      let line = sets.first?.set.line ?? line.number
      open(Entry(exercise: exercise, line: line, sets: sets), visit: visit)
    } else {
      log.visits[visit].entries[states[exercise].entry].append(sets)
    }
    if !notes.isEmpty {
      log.visits[visit].entries[states[exercise].entry].insert(notes, line: line.number)
    }
    for logged in sets { states[exercise].take(logged.set, isBar: logged.isBar) }
  }

  /// Puts the first sets of an exercise into a visit.
  mutating func open(_ entry: consuming Entry, visit: Int) {
    let place = log.visits[visit].entries.count
    // Visits are much alike, and growing step by step would leave more than that behind unused.
    if place == 0, visit > 0 {
      log.visits[visit].entries.reserveCapacity(log.visits[visit - 1].entries.count)
    }
    states[entry.exercise].open(place, of: visit, sets: entry.work.count)
    log.visits[visit].entries.append(entry)
  }

  /// Puts the note behind a name alone before the notes of the first line of sets below it.
  mutating func addNote(_ note: String, line: Int, before: Int, _ exercise: Int, _ visit: Int) {
    log.visits[visit].entries[states[exercise].entry].insert([note], line: line, before: before)
  }

  private mutating func spoil() {
    isSpoiled = true
    blocksAll = true
    problems.add(
      problem(.error, Refusal(line.content, "the log has more than \(Limits.sets) sets"))
    )
  }

  /// What the sets of a line are read against.
  func context(_ exercise: Int) -> SetContext {
    let state = states[exercise]
    let known = log.exercises[exercise]
    var context = SetContext(unit: known.unit ?? log.unit)
    context.isBody = known.equipment == .bodyweight
    context.bar = known.bar
    context.lightest = state.visit == visit ? state.lightest : state.lightestNow
    context.usual = state.usual
    context.hasOutside = state.hasOutside
    context.name = known.name
    return context
  }

  /// What stands before a line in the entry that it goes on with.
  func carry(_ exercise: Int) -> Carry {
    var carry = Carry()
    let state = states[exercise]
    guard let visit, state.visit == visit else { return carry }
    let entry = log.visits[visit].entries[state.entry]
    carry.count = entry.work.count
    carry.hasSides = entry.hasSides
    for place in entry.work.indices.reversed() {
      guard let load = entry.work[place].load else { continue }
      let logged = entry.set(at: place)
      if carry.load == nil {
        carry.load = load
        carry.namesUnit = logged.namesUnit
        carry.isBar = logged.isBar
        carry.reps = logged.set.reps
      }
      if load.weight > .zero {
        carry.known = load
        break
      }
    }
    return carry
  }
}
