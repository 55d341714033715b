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

  /// The load as it was logged, with its unit where that is not the one expected.
  func shown(to unit: WeightUnit) -> String {
    Load(weight, self.unit, kind: kind).text(expecting: unit)
  }
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
      let isOrdinary = log.visits[visit].mark?.session == nil
      for entry in log.visits[visit].entries.indices {
        let exercise = log.visits[visit].entries[entry].exercise
        let sets = log.visits[visit].entries[entry].sets
        collect(sets, &work)
        warnOfMarks(sets, work)
        warnOfLoads(sets, equipment[exercise], known[exercise].grid)
        guard isOrdinary, !work.isEmpty else { continue }
        if known[exercise].hasLast {
          compare(visit, sets, work, known[exercise].last)
        } else {
          warnOfFirst(sets, work)
        }
        known[exercise].hasLast = true
        swap(&known[exercise].last, &work)
        note(sets, equipment[exercise], &known[exercise].grid)
      }
    }
  }

  /// The work sets of an entry: its unmarked and skipped sets behind the ramp.
  private func collect(_ sets: [LoggedSet], _ work: inout [WorkLoad]) {
    work.removeAll(keepingCapacity: true)
    var top = 0
    var isRamp = true
    for index in sets.indices {
      let set = sets[index].set
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

  private mutating func warnOfMarks(_ sets: [LoggedSet], _ work: [WorkLoad]) {
    var seesWork = false
    var burnout: Int?
    for index in sets.indices {
      switch sets[index].set.kind {
      case .unmarked:
        seesWork = true
        if let found = burnout {
          warn(sets[found], "a burnout stands before a work set")
          burnout = nil
        }
      case .warmup where seesWork && !sets[index].isBar:
        warn(sets[index], "a warm-up stands behind a work set")
      case .burnout: burnout = index
      default: break
      }
      if let sides = sets[index].sides, abs(sides.left - sides.right) >= 5 {
        warn(sets[index], "left and right are \(abs(sides.left - sides.right)) reps apart")
      }
    }
    if let top = work.first(where: { !$0.isSkipped }) { warnOfMarkedLoads(sets, top) }
    for index in work.indices.dropFirst() {
      let above = work[index - 1]
      let set = work[index]
      guard !above.isSkipped, !set.isSkipped, above.weight < set.weight else { continue }
      warn(sets[set.index], "the load rises again behind the top set")
    }
  }

  /// Warns of marked sets whose numbers do not go with their marks.
  private mutating func warnOfMarkedLoads(_ sets: [LoggedSet], _ top: WorkLoad) {
    var above: Weight?
    for index in sets.indices {
      guard let load = sets[index].set.load, sets[index].set.kind != .timed else { continue }
      let isHeavier = load.kind == top.kind && load.weight > top.weight
      switch sets[index].set.kind {
      case .warmup where isHeavier: warn(sets[index], "this warm-up is heavier than the top set")
      case .warmup where sets[index].set.reps > 20:
        warn(sets[index], "this warm-up has more than 20 reps")
      case .burnout where isHeavier: warn(sets[index], "this burnout is heavier than the top set")
      case .drop where above.map { load.weight > $0 } ?? false:
        warn(sets[index], "this drop set is heavier than the set before")
      case .unmarked where load.kind == .outside && load.weight == .zero && top.weight > .zero:
        warn(sets[index], "this load is 0")
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
          sets[set.index],
          "this load is of another kind than last time (\(before.shown(to: set.unit)))")
        continue
      }
      let off = (set.weight - before.weight).grains.magnitude
      let most = Weight(thousandths: set.unit == .kg ? 7_500 : 15_000, set.unit).grains.magnitude
      if off > most, off > before.weight.grains.magnitude / 100 * 15 {
        let more = set.weight > before.weight ? "more" : "less"
        let by =
          Weight(grains: Int64(clamping: off)).text(in: set.unit)
          + (before.unit == set.unit ? "" : " \(set.unit.rawValue)")
        warn(
          sets[set.index],
          "this load is \(by) \(more) than last time (\(before.shown(to: set.unit)))")
      }
      if abs(set.reps - before.reps) >= 5 {
        warn(
          sets[set.index],
          "these reps are \(abs(set.reps - before.reps)) off last time (\(before.reps))"
        )
      }
    }
    guard work.count != last.count, let first = work.first else { return }
    // A session of today may still be going on.
    if log.visits[visit].day == today, work.count < last.count { return }
    warn(sets[first.index], "\(counted(work.count, "work set")); last time it was \(last.count)")
  }

  private mutating func warnOfFirst(_ sets: [LoggedSet], _ work: [WorkLoad]) {
    for index in work.indices.dropFirst() {
      let above = work[index - 1]
      let set = work[index]
      guard !above.isSkipped, !set.isSkipped else { continue }
      if above.kind == .outside, set.kind == .outside,
        set.weight.grains < above.weight.grains / 4 * 3
      {
        warn(sets[set.index], "this load is more than a quarter below the set before")
      }
      if abs(set.reps - above.reps) >= 6 {
        let apart = abs(set.reps - above.reps)
        warn(sets[set.index], "these reps are \(apart) off the set before")
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
            sets[index],
            "\(load.text(expecting: check.unit ?? log.unit)) cannot be made with the \(check.what)")
        }
      } else if !grid.holds(load, halfStep: check.halfStep(load.unit)) {
        warn(
          sets[index],
          "\(load.text(expecting: check.unit ?? log.unit)) is no multiple of half a step, nor like earlier loads"
        )
      }
    }
  }

  private func note(_ sets: [LoggedSet], _ check: EquipmentCheck, _ grid: inout LoadGrid) {
    guard !check.isNamed else { return }
    for index in sets.indices {
      guard let load = sets[index].set.load else { continue }
      grid.note(load, halfStep: check.halfStep(load.unit))
    }
  }

  private mutating func warn(_ logged: LoggedSet, _ message: String) {
    guard !problems.isFull(.warning) else { return }
    let place = Diagnostic.Place(
      line: logged.set.line, column: Int(logged.column), length: Int(logged.length))
    let diagnostic = Diagnostic(
      .warning, file: log.name, place: place, message: message,
      excerpt: excerpt(logged.set.line))
    problems.add(Problem(diagnostic: diagnostic))
  }
}
