import ReversePyramid

/// A set as plausibility compares it.
private struct WorkLoad {
  var weight: Weight
  var unit: WeightUnit
  var kind: Load.Kind
  var reps: Int
  var isSkipped: Bool
  /// The place of the set in its entry.
  var index: Int
}

/// What earlier sessions of an exercise make plausible.
private struct Expectation {
  /// The work sets of last time.
  var last: [WorkLoad] = []
  var hasLast = false
  var grid = LoadGrid()
}

extension LogReader {
  /// Warns of sets that are read, and may not be what was meant.
  mutating func warnOfImplausible() {
    var known = [Expectation](repeating: Expectation(), count: log.exercises.count)
    let equipment = log.exercises.map { EquipmentCheck($0) }
    var work: [WorkLoad] = []
    for visit in log.visits.indices {
      let isOrdinary = log.visits[visit].mark != .deload && log.visits[visit].mark != .sick
      for entry in log.visits[visit].entries.indices {
        let exercise = log.visits[visit].entries[entry].exercise
        collect(visit, entry, &work)
        warnOfMarks(visit, entry, work)
        warnOfLoads(visit, entry, equipment[exercise], known[exercise].grid)
        guard isOrdinary, !work.isEmpty else { continue }
        if known[exercise].hasLast {
          compare(visit, entry, work, known[exercise].last)
        } else {
          warnOfFirst(visit, entry, work)
        }
        known[exercise].hasLast = true
        swap(&known[exercise].last, &work)
        note(visit, entry, equipment[exercise], &known[exercise].grid)
      }
    }
  }

  /// The work sets of an entry: its unmarked and skipped sets behind the ramp.
  private func collect(_ visit: Int, _ entry: Int, _ work: inout [WorkLoad]) {
    work.removeAll(keepingCapacity: true)
    let count = log.visits[visit].entries[entry].sets.count
    var top = 0
    var isRamp = true
    for index in 0..<count {
      let set = log.visits[visit].entries[entry].sets[index].set
      let isSkipped = set.kind == .skipped
      guard isSkipped || set.kind == .unmarked else { continue }
      let load = set.load
      if isRamp {
        if isSkipped {
          isRamp = false
        } else if let last = work.last, let load, last.weight > load.weight {
          isRamp = false
        } else if let last = work.last, let load, last.weight < load.weight {
          top = work.count
        }
      }
      work.append(
        WorkLoad(
          weight: load?.weight ?? .zero,
          unit: load?.unit ?? log.unit,
          kind: load?.kind ?? .outside,
          reps: set.reps,
          isSkipped: isSkipped,
          index: index
        )
      )
    }
    if top > 0 { work.removeFirst(top) }
  }

  private mutating func warnOfMarks(_ visit: Int, _ entry: Int, _ work: [WorkLoad]) {
    var seesWork = false
    var burnout: Int?
    let count = log.visits[visit].entries[entry].sets.count
    for index in 0..<count {
      let logged = log.visits[visit].entries[entry].sets[index]
      switch logged.set.kind {
      case .unmarked:
        seesWork = true
        if let found = burnout {
          warn(visit, entry, found, "a burnout stands before a work set")
          burnout = nil
        }
      case .warmup where seesWork && !logged.isBar:
        warn(visit, entry, index, "a warm-up stands behind a work set")
      case .burnout: burnout = index
      default: break
      }
      if let sides = logged.sides, abs(sides.left - sides.right) >= 5 {
        warn(visit, entry, index, "left and right are \(abs(sides.left - sides.right)) reps apart")
      }
    }
    for index in work.indices.dropFirst() {
      let above = work[index - 1]
      let set = work[index]
      guard !above.isSkipped, !set.isSkipped, above.weight < set.weight else { continue }
      warn(visit, entry, set.index, "the load rises again behind the top set")
    }
  }

  private mutating func compare(
    _ visit: Int,
    _ entry: Int,
    _ work: [WorkLoad],
    _ last: [WorkLoad]
  ) {
    for (set, before) in zip(work, last) where !set.isSkipped && !before.isSkipped {
      if set.kind != before.kind {
        let shown = Load.text(before.weight, before.unit, before.kind)
        warn(visit, entry, set.index, "this load is of another kind than last time (\(shown))")
        continue
      }
      let off = (set.weight - before.weight).grains.magnitude
      let most = Weight(thousandths: set.unit == .kg ? 7_500 : 15_000, set.unit).grains.magnitude
      if off > most, off > before.weight.grains.magnitude / 100 * 15 {
        let more = set.weight > before.weight ? "more" : "less"
        let by = Weight(grains: Int64(clamping: off)).text(in: set.unit)
        let shown = before.weight.text(in: set.unit)
        warn(visit, entry, set.index, "this load is \(by) \(more) than last time (\(shown))")
      }
      if abs(set.reps - before.reps) >= 5 {
        warn(
          visit,
          entry,
          set.index,
          "these reps are \(abs(set.reps - before.reps)) off last time (\(before.reps))"
        )
      }
    }
    guard work.count != last.count, let first = work.first else { return }
    // A session of today may still be going on.
    if log.visits[visit].day == today, work.count < last.count { return }
    let sets = work.count == 1 ? "1 work set" : "\(work.count) work sets"
    warn(visit, entry, first.index, "\(sets); last time it was \(last.count)")
  }

  private mutating func warnOfFirst(_ visit: Int, _ entry: Int, _ work: [WorkLoad]) {
    for index in work.indices.dropFirst() {
      let above = work[index - 1]
      let set = work[index]
      guard !above.isSkipped, !set.isSkipped else { continue }
      if above.kind == .outside, set.kind == .outside,
        set.weight.grains < above.weight.grains / 4 * 3
      {
        warn(visit, entry, set.index, "this load is more than a quarter below the set before")
      }
      if abs(set.reps - above.reps) >= 6 {
        let apart = abs(set.reps - above.reps)
        warn(visit, entry, set.index, "these reps are \(apart) off the set before")
      }
    }
  }

  private mutating func warnOfLoads(
    _ visit: Int,
    _ entry: Int,
    _ check: EquipmentCheck,
    _ grid: LoadGrid
  ) {
    let count = log.visits[visit].entries[entry].sets.count
    for index in 0..<count {
      guard let load = log.visits[visit].entries[entry].sets[index].set.load else { continue }
      if log.visits[visit].entries[entry].sets[index].isBar { continue }
      if check.isNamed {
        if !check.canMake(load) {
          warn(visit, entry, index, "\(load.text) cannot be made with the \(check.what)")
        }
      } else if !grid.holds(load, halfStep: check.halfStep(load.unit)) {
        warn(
          visit,
          entry,
          index,
          "\(load.text) is no multiple of half a step, nor like earlier loads"
        )
      }
    }
  }

  private func note(_ visit: Int, _ entry: Int, _ check: EquipmentCheck, _ grid: inout LoadGrid) {
    guard !check.isNamed else { return }
    let count = log.visits[visit].entries[entry].sets.count
    for index in 0..<count {
      guard let load = log.visits[visit].entries[entry].sets[index].set.load else { continue }
      grid.note(load, halfStep: check.halfStep(load.unit))
    }
  }

  private mutating func warn(_ visit: Int, _ entry: Int, _ index: Int, _ message: String) {
    guard !problems.isFull(.warning) else { return }
    let logged = log.visits[visit].entries[entry].sets[index]
    problems.add(
      Diagnostic(
        .warning,
        file: log.name,
        place: Diagnostic.Place(
          line: logged.set.line,
          column: Int(logged.column),
          length: Int(logged.length)
        ),
        message: message,
        excerpt: excerpt(logged.set.line)
      )
    )
  }
}
