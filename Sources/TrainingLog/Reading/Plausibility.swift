import ReversePyramid

extension LogReader {
  /// Warns of sets that are read, and may not be what was meant.
  mutating func warnOfImplausible() {
    var known = log.exercises.map { Expectation(EquipmentCheck($0)) }
    var work: [WorkLoad] = []
    for visit in log.visits.indices {
      let isOrdinary = log.visits[visit].mark?.session == nil
      let entries = log.visits[visit].entries
      for place in entries.indices {
        let exercise = entries[place].exercise
        if isOrdinary, known[exercise].meets(entries[place]) { continue }
        let sets = entries[place].sets
        WorkLoad.collect(entries[place].work, unit: log.unit, &work)
        warnOfMarks(sets, work)
        warnOfLoads(sets, known[exercise].check, known[exercise].grid)
        guard isOrdinary, !work.isEmpty else { continue }
        if let last = known[exercise].workLoads(unit: log.unit) {
          compare(visit, sets, work, last)
        } else {
          warnOfFirst(sets, work)
        }
        known[exercise].take(entries[place], work)
      }
    }
  }

  private mutating func warnOfMarks(_ sets: [LoggedSet], _ work: [WorkLoad]) {
    var seesWork = false
    var burnout: Int?
    for index in sets.indices {
      switch sets[index].set.kind {
      case .unmarked:
        seesWork = true
        if let found = burnout {
          warn(sets, found, "a burnout stands before a work set")
          burnout = nil
        }
      case .warmup where seesWork && !sets[index].isBar:
        warn(sets, index, "a warm-up stands behind a work set")
      case .burnout: burnout = index
      default: break
      }
      if let sides = sets[index].sides, abs(sides.left - sides.right) >= 5 {
        warn(sets, index, "left and right are \(abs(sides.left - sides.right)) reps apart")
      }
    }
    if let top = work.first(where: { !$0.isSkipped }) { warnOfMarkedLoads(sets, top) }
    for index in work.indices.dropFirst() {
      let above = work[index - 1]
      let set = work[index]
      guard !above.isSkipped, !set.isSkipped, above.weight < set.weight else { continue }
      warn(sets, set.index, "the load rises again behind the top set")
    }
  }

  /// Warns of marked sets whose numbers do not go with their marks.
  private mutating func warnOfMarkedLoads(_ sets: [LoggedSet], _ top: WorkLoad) {
    var above: Weight?
    for index in sets.indices {
      guard let load = sets[index].set.load, sets[index].set.kind != .timed else { continue }
      let isHeavier = load.kind == top.kind && load.weight > top.weight
      switch sets[index].set.kind {
      case .warmup where isHeavier: warn(sets, index, "this warm-up is heavier than the top set")
      case .warmup where sets[index].set.reps > 20:
        warn(sets, index, "this warm-up has more than 20 reps")
      case .burnout where isHeavier: warn(sets, index, "this burnout is heavier than the top set")
      case .drop where above.map { load.weight > $0 } ?? false:
        warn(sets, index, "this drop set is heavier than the set before")
      case .unmarked where load.kind == .outside && load.weight == .zero && top.weight > .zero:
        warn(sets, index, "this load is 0")
      default: break
      }
      above = load.weight
    }
  }

  private mutating func compare(
    _ visit: Int,
    _ sets: [LoggedSet],
    _ work: [WorkLoad],
    _ last: [WorkLoad]
  ) {
    for (set, before) in zip(work, last) where !set.isSkipped && !before.isSkipped {
      if set.kind != before.kind {
        warn(
          sets, set.index,
          "this load is of another kind than last time (\(before.shown(to: set.unit)))")
        continue
      }
      let off = (set.weight - before.weight).grains.magnitude
      let most = Expectation.most(set.unit)
      if off > most, off > before.weight.grains.magnitude / 100 * 15 {
        let more = set.weight > before.weight ? "more" : "less"
        let by =
          Weight(grains: Int64(clamping: off)).text(in: set.unit)
          + (before.unit == set.unit ? "" : " \(set.unit.rawValue)")
        warn(
          sets, set.index,
          "this load is \(by) \(more) than last time (\(before.shown(to: set.unit)))")
      }
      if abs(set.reps - before.reps) >= Expectation.reps {
        warn(
          sets, set.index,
          "these reps are \(abs(set.reps - before.reps)) off last time (\(before.reps))"
        )
      }
    }
    guard work.count != last.count, let first = work.first else { return }
    // A session of today may still be going on.
    if log.visits[visit].day == today, work.count < last.count { return }
    warn(sets, first.index, "\(counted(work.count, "work set")); last time it was \(last.count)")
  }

  private mutating func warnOfFirst(_ sets: [LoggedSet], _ work: [WorkLoad]) {
    for index in work.indices.dropFirst() {
      let above = work[index - 1]
      let set = work[index]
      guard !above.isSkipped, !set.isSkipped else { continue }
      if above.kind == .outside, set.kind == .outside,
        set.weight.grains < above.weight.grains / 4 * 3
      {
        warn(sets, set.index, "this load is more than a quarter below the set before")
      }
      if abs(set.reps - above.reps) >= 6 {
        let apart = abs(set.reps - above.reps)
        warn(sets, set.index, "these reps are \(apart) off the set before")
      }
    }
  }

  private mutating func warnOfLoads(
    _ sets: [LoggedSet],
    _ check: EquipmentCheck,
    _ grid: LoadGrid
  ) {
    for index in sets.indices {
      guard let load = sets[index].set.load else { continue }
      if sets[index].isBar { continue }
      if check.isNamed {
        if !check.canMake(load) {
          warn(
            sets, index,
            "\(load.text(expecting: check.unit ?? log.unit)) cannot be made with the \(check.what)")
        }
      } else if !grid.holds(load, halfStep: check.halfStep(load.unit)) {
        warn(
          sets, index,
          "\(load.text(expecting: check.unit ?? log.unit)) is no multiple of half a step, nor like earlier loads"
        )
      }
    }
  }

  private mutating func warn(_ sets: [LoggedSet], _ index: Int, _ message: String) {
    guard !problems.isFull(.warning) else { return }
    let logged = sets[index]
    var (column, length) = (logged.detail.column, logged.detail.length)
    if column == 0 { (column, length) = place(of: index, onLine: logged.set.line) }
    let place = Diagnostic.Place(
      line: logged.set.line, column: Int(column), length: Int(length))
    let diagnostic = Diagnostic(
      .warning, file: log.name, place: place, message: message,
      excerpt: excerpt(logged.set.line))
    problems.add(Problem(diagnostic: diagnostic))
  }
}
