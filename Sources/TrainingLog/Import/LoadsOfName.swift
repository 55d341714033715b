import ReversePyramid

/// What the loads of one exercise, over a whole export, tell of where they act.
struct LoadsOfName {
  private var hasNone = false
  private var hasSome = false
  private var isHelped = false
  private var isOfEquipment = false

  /// Takes note of a load under the name that the export has.
  mutating func takes(_ load: Load, exported: String) {
    if load.weight == .zero { hasNone = true } else { hasSome = true }
    if load.kind == .body || Self.isAssisted(exported) { isHelped = true }
    if !isOfEquipment { isOfEquipment = Self.namesEquipment(exported) }
  }

  /// Whether loads are added to the lifter's body: a set without one tells, unless the name is that
  /// of a bar, a dumbbell or a machine, on which somebody forgot to enter one.
  var isBody: Bool { isHelped || (hasNone && !(hasSome && isOfEquipment)) }

  /// Whether the number of an exercise is help, so that less of it is harder.
  static func isAssisted(_ name: String) -> Bool {
    let name = ImportText.trimmed(name).lowercased()
    return name.hasSuffix("(assisted)") || name.hasPrefix("assisted ")
  }

  private static func namesEquipment(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { equipment.contains(String($0)) }
  }

  private static let equipment: Set<String> = [
    "barbell", "dumbbell", "dumbbells", "machine", "cable", "cables", "smith", "kettlebell",
    "lever", "langhantel", "kurzhantel", "maschine", "kabelzug", "bilanciere", "manubri",
    "macchina", "cavi", "mancuerna", "mancuernas", "máquina", "polea", "haltère", "haltères",
    "poulie",
  ]
}
