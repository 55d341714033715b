import ReversePyramid
import TrainingLog

/// The plates for the sets of a board, chosen together.
struct BoardPlates {
  let unit: WeightUnit
  let plan: PlatePlan
  /// The sets that the plan's loadings are for, in order.
  let sets: [Int]
  /// Which of them are not done yet.
  let open: Set<Int>
  /// What is asked of each set, as it is logged.
  let wanted: [Load]
  /// Whether there is a load and no board.
  private let isAlone: Bool

  /// Nil where the log names no plates for the exercise, or the board holds no weight.
  init?(_ board: Board, _ equipment: Equipment) {
    guard case .plates(let plates) = equipment.loads else { return nil }
    let loads = board.decisions.compactMap { decision -> (Decision, Load)? in
      let isSkipped = decision.done != nil && decision.done?.load == nil
      guard !isSkipped, let load = decision.done?.load ?? decision.target.load else { return nil }
      return (decision, load)
    }
    guard let kind = loads.first?.1.kind else { return nil }
    let same = loads.filter { $0.1.kind == kind }
    unit = equipment.unit ?? loads[0].1.unit
    sets = same.map(\.0.set)
    open = Set(same.filter { $0.0.done == nil }.map(\.0.set))
    wanted = same.map(\.1)
    isAlone = false
    plan = plates.plan(for: wanted.map(\.weight), isHung: kind == .body)
  }

  /// One load without a board.
  init(_ load: Load, _ plates: PlateSet, _ unit: WeightUnit) {
    self.unit = unit
    sets = [1]
    open = [1]
    wanted = [load]
    isAlone = true
    plan = plates.plan(for: [load.weight], isHung: load.kind == .body)
  }

  func loading(of set: Int) -> PlatePlan.Loading? {
    sets.firstIndex(of: set).map { plan.loadings[$0] }
  }

  /// What to take off and put on between two sets.
  func change(from set: Int, to next: Int) -> (off: [Weight], on: [Weight])? {
    guard let before = loading(of: set), let after = loading(of: next) else { return nil }
    return PlatePlan.change(from: before.plates, to: after.plates)
  }

  /// The set after one, where there is one.
  func next(after set: Int) -> Int? { sets.first { $0 > set } }

  /// The last set done before one.
  func lastDone(before set: Int) -> Int? { sets.last { $0 < set && !open.contains($0) } }

  // MARK: Words

  /// Plates as they are put on: `25 2.5 5`.
  func text(_ plates: [Weight]) -> String {
    plates.map { $0.text(in: unit) }.joined(separator: " ")
  }

  /// Where the plates go: on each side of a bar, or on the belt.
  var place: String { plan.isHung ? "on the belt" : "a side" }

  /// `25 2.5 5 a side`, `empty bar`.
  func words(_ loading: PlatePlan.Loading) -> String {
    guard loading.plates.isEmpty else { return "\(text(loading.plates)) \(place)" }
    if plan.isHung { return "no plates" }
    return plan.bar == .zero ? "no plates" : "the empty bar"
  }

  /// `take off 2.5 1.25`, `take off 25, put on 20`, `same plates`.
  func words(_ change: (off: [Weight], on: [Weight])) -> String {
    var parts: [String] = []
    if !change.off.isEmpty { parts.append("take off \(text(change.off))") }
    if !change.on.isEmpty { parts.append("put on \(text(change.on))") }
    return parts.isEmpty ? "same plates" : parts.joined(separator: ", ")
  }

  /// What is not as it should be: weights that cannot be loaded, and sets that are not nested.
  var notes: [String] {
    var notes: [String] = []
    for (index, loading) in plan.loadings.enumerated() where loading.difference != .zero {
      let size = Weight(grains: Int64(clamping: loading.difference.grains.magnitude))
      let way = loading.difference > .zero ? "more" : "less"
      let set = isAlone ? "" : "Set \(sets[index]): "
      let own = wanted[index].text(expecting: unit)
      let near = Load.text(loading.weight, unit, wanted[index].kind)
      notes.append(
        "\(set)\(own) cannot be loaded; the nearest is \(near), \(size.text(in: unit)) \(way).")
    }
    if !plan.isNested {
      notes.append("No choice of these plates lets every lighter set come by taking plates off.")
    }
    return notes
  }
}

extension BoardPlates {
  /// The set that comes next in an open session: `next: set 2, 77.5 x 6-8, take off 2.5 a side`.
  static func next(_ board: Board, _ unit: WeightUnit, _ plates: BoardPlates?) -> String? {
    guard board.openSession != nil, let next = board.decisions.first(where: { $0.done == nil })
    else { return nil }
    var text = "next: set \(next.set), \(next.target.text(expecting: unit))"
    guard let plates, plates.sets.contains(next.set) else { return text }
    if let done = plates.lastDone(before: next.set),
      let change = plates.change(from: done, to: next.set)
    {
      text += ", \(plates.words(change))"
      if !change.off.isEmpty || !change.on.isEmpty { text += " \(plates.place)" }
    } else if let loading = plates.loading(of: next.set) {
      text += ", \(plates.words(loading))"
    }
    return text
  }
}
