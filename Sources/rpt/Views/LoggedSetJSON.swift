import ReversePyramid
import TrainingLog

/// What every view in JSON says of a set in the same keys.
enum LoggedSetJSON {
  /// The load as it was entered; `weight` is null where there was none.
  static func load(_ logged: LoggedSet) -> [JSON.Field] {
    guard let load = logged.set.load else { return [.init("weight", .null)] }
    let fields: [JSON.Field] = [
      .init("weight", DecisionJSON.weight(load.weight, load.unit)),
      .init("unit", .string(load.unit.rawValue)),
    ]
    return load.kind == .body ? fields + [.init("body", true)] : fields
  }

  /// The reps of either side, where they were told apart.
  static func sides(_ logged: LoggedSet) -> [JSON.Field] {
    logged.sides.map { [.init("left", .int($0.left)), .init("right", .int($0.right))] } ?? []
  }
}
