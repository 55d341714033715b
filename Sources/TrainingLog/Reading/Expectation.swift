import ReversePyramid

/// A set as plausibility compares it.
struct WorkLoad {
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

  /// The work sets among some: the unmarked and skipped ones behind the ramp.
  static func collect(_ sets: [WorkSet], unit: WeightUnit, _ work: inout [WorkLoad]) {
    work.removeAll(keepingCapacity: true)
    var top = 0
    var isRamp = true
    for index in sets.indices {
      let set = sets[index]
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
          unit: load?.unit ?? unit,
          kind: load?.kind ?? .outside,
          reps: set.reps,
          isSkipped: isSkipped,
          index: index
        )
      )
    }
    if top > 0 { work.removeFirst(top) }
  }
}

/// What earlier sessions of an exercise make plausible.
struct Expectation {
  let check: EquipmentCheck
  private(set) var grid = LoadGrid()
  /// The sets of last time, where all of them are work sets.
  private var lastSets: [WorkSet] = []
  /// The work sets of last time, where there were others too.
  private var last: [WorkLoad]?

  // Beside the check, where every set comes by.
  private let halfSteps: (kg: Int64, lb: Int64)
  private let most: (kg: UInt64, lb: UInt64)

  init(_ check: EquipmentCheck) {
    self.check = check
    halfSteps = (check.halfStep(.kg), check.halfStep(.lb))
    most = (Expectation.most(.kg), Expectation.most(.lb))
  }

  /// The work sets of last time; nil where there was none.
  func workLoads(unit: WeightUnit) -> [WorkLoad]? {
    guard last == nil, !lastSets.isEmpty else { return last }
    var work: [WorkLoad] = []
    WorkLoad.collect(lastSets, unit: unit, &work)
    return work
  }

  /// Makes an entry the last one.
  mutating func take(_ entry: Entry, _ work: [WorkLoad]) {
    let isAllWork = work.count == entry.work.count
    lastSets = isAllWork ? entry.work : []
    last = isAllWork ? nil : work
    note(entry.work)
  }

  /// Takes in an entry that is so much like the one before that no warning can be due; false, and
  /// nothing done, where that takes a closer look.
  @inline(__always)
  mutating func meets(_ entry: borrowing Entry) -> Bool {
    var isNew = false
    guard isLikeLast(entry.work.span, isNew: &isNew), !entry.hasSidesOrBar else { return false }
    if isNew { note(entry.work) }
    lastSets = entry.work
    return true
  }

  /// Whether sets are work sets near those of last time, none heavier than the one before it.
  private func isLikeLast(_ sets: Span<WorkSet>, isNew: inout Bool) -> Bool {
    let last = lastSets.span
    guard sets.count == last.count, sets.count > 0 else { return false }
    var above = Int64.max
    for place in sets.indices {
      let set = sets[place]
      let before = last[place]
      guard set.kind == .unmarked, let load = set.load, let old = before.load,
        load.kind == old.kind
      else { return false }
      let grains = load.weight.grains
      guard grains <= above, grains > 0 || load.kind == .body,
        abs(set.reps &- before.reps) < Expectation.reps
      else { return false }
      above = grains
      if check.isNamed {
        guard check.canMake(load) else { return false }
      } else if grains != old.weight.grains || load.unit != old.unit {
        // What stood there last time is known, and so is a load on the grid.
        let halfStep = load.unit == .kg ? halfSteps.kg : halfSteps.lb
        if !grid.knows(grains, halfStep: halfStep) {
          guard grid.holds(load, halfStep: halfStep) else { return false }
          isNew = true
        }
      }
      let off = grains.subtractingReportingOverflow(old.weight.grains)
      let most = load.unit == .kg ? most.kg : most.lb
      guard !off.overflow, off.partialValue.magnitude <= most else { return false }
    }
    return true
  }

  private mutating func note(_ sets: [WorkSet]) {
    guard !check.isNamed else { return }
    for set in sets {
      guard let load = set.load else { continue }
      grid.note(load, halfStep: check.halfStep(load.unit))
    }
  }

  /// So many reps more or less are worth a word.
  static let reps = 5

  /// The grains that a load may be off without a word, however light it is.
  static func most(_ unit: WeightUnit) -> UInt64 {
    Weight(thousandths: unit == .kg ? 7_500 : 15_000, unit).grains.magnitude
  }
}
