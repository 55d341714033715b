import ReversePyramid

extension LogReader {
  /// Adds sets to the entry of an exercise in a visit, which is made where it is missing.
  mutating func add(_ sets: [LoggedSet], notes: [String], exercise: Int, visit: Int) {
    setCount += sets.count
    blockAbove = nil
    failedBlock = nil
    if setCount > Limits.sets { spoil() }
    if states[exercise].visit != visit {
      states[exercise].lightest = states[exercise].lightestNow
      states[exercise].visit = visit
      states[exercise].sessions += 1
      states[exercise].entry = log.visits[visit].entries.count
      log.visits[visit].entries.append(
        Entry(exercise: exercise, line: sets.first?.set.line ?? line.number, sets: sets)
      )
    } else {
      log.visits[visit].entries[states[exercise].entry].sets.append(contentsOf: sets)
    }
    if !notes.isEmpty {
      log.visits[visit].entries[states[exercise].entry].notes.append(contentsOf: notes)
      log.visits[visit].entries[states[exercise].entry].noteLines
        .append(contentsOf: notes.map { _ in line.number })
    }
    // By places, since a copy of each set would cost more than all the rest.
    for place in sets.indices where sets[place].set.kind != .timed {
      guard let load = sets[place].set.load else { continue }
      if load.kind == .outside, !sets[place].isBar { states[exercise].hasOutside = true }
      guard load.weight > .zero else { continue }
      states[exercise].usual = load
      if let lightest = states[exercise].lightestNow, lightest.weight <= load.weight { continue }
      states[exercise].lightestNow = load
    }
  }

  /// Puts the note behind a name alone before the notes of the first line of sets below it.
  mutating func addNote(_ note: String, line: Int, before: Int, _ exercise: Int, _ visit: Int) {
    let entry = states[exercise].entry
    let place = log.visits[visit].entries[entry].notes.count - before
    log.visits[visit].entries[entry].notes.insert(note, at: place)
    log.visits[visit].entries[entry].noteLines.insert(line, at: place)
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
    let sets = log.visits[visit].entries[state.entry].sets
    carry.count = sets.count
    carry.hasSides = sets.contains { $0.sides != nil }
    for logged in sets.reversed() {
      guard let load = logged.set.load else { continue }
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
