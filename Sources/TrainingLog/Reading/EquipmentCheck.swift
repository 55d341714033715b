import ReversePyramid

/// Tells which loads the equipment of an exercise can make; one for all its sets, so no set copies it.
final class EquipmentCheck {
  /// Whether the log names any equipment.
  let isNamed: Bool
  /// What it names: `plates`, `stack` or `increment`.
  let what: String
  /// The unit of its bare loads, where it is not the log's.
  let unit: WeightUnit?
  private let list: LoadList
  private let takesBody: Bool
  private let halfSteps: (kg: Int64, lb: Int64)

  init(_ exercise: Exercise) {
    let loads = exercise.loads.loads
    switch loads {
    case .any: what = ""
    case .stack: what = "stack"
    case .increment: what = "increment"
    case .plates: what = "plates"
    }
    isNamed = !loads.isAny
    unit = exercise.unit
    // What helps a body, or hangs on it, may be another stack or a band.
    takesBody = what == "increment"
    list = LoadList(loads)
    let step = exercise.overrides.last { $0.name == "step" }
    let kg = step?.kg?.first ?? Weight(thousandths: 2_500, .kg).grains
    let lb = step?.lb?.first ?? Weight(thousandths: 5_000, .lb).grains
    halfSteps = (max(1, kg / 2), max(1, lb / 2))
  }

  /// Half a step in grains.
  func halfStep(_ unit: WeightUnit) -> Int64 { unit == .kg ? halfSteps.kg : halfSteps.lb }

  /// Whether a load can be made.
  func canMake(_ load: Load) -> Bool {
    guard isNamed, load.kind == .outside || takesBody else { return true }
    return list.holds(load.weight)
  }
}

/// The spacing of the loads that an exercise had so far.
struct LoadGrid {
  private var spacing: Int64 = 0
  private var first: Int64 = -1
  private var isVaried = false
  private var isOnHalfSteps = true

  /// Takes a load into account.
  mutating func note(_ load: Load, halfStep: Int64) {
    let grains = load.weight.grains.magnitude > UInt64(Int64.max) ? 0 : abs(load.weight.grains)
    guard grains > 0 else { return }
    if first < 0 { first = grains } else if grains != first { isVaried = true }
    if grains % halfStep != 0 { isOnHalfSteps = false }
    guard spacing == 0 || grains % spacing != 0 else { return }
    spacing = LoadGrid.divisor(spacing, grains)
  }

  /// Whether loads like this one were noted before, so that noting it changes nothing.
  @inline(__always)
  func knows(_ grains: Int64, halfStep: Int64) -> Bool {
    isVaried && grains > 0 && spacing > 0 && grains % spacing == 0 && grains % halfStep == 0
  }

  /// Whether a load is like those before: a multiple of half a step, or of their spacing.
  func holds(_ load: Load, halfStep: Int64) -> Bool {
    let grains = load.weight.grains
    if grains % halfStep == 0 || (spacing > 0 && grains % spacing == 0) { return true }
    // Before two loads are known, a dumbbell may have any whole weight.
    guard isVaried else { return grains % (load.unit.grain * 1000) == 0 }
    // Loads off the half steps that lie far apart do not tell what lies between them.
    return !isOnHalfSteps && spacing > halfStep * 2
  }

  /// The greatest common divisor.
  static func divisor(_ a: Int64, _ b: Int64) -> Int64 {
    var a = a.magnitude
    var b = b.magnitude
    while b != 0 { (a, b) = (b, a % b) }
    return Int64(clamping: a)
  }
}
