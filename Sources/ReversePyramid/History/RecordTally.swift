/// Why a set stood out on the day it was done.
public enum RecordFlag: String, Sendable, Hashable, Codable {
  /// Nothing harder was done before.
  case heaviest
  /// The weight was done before, with fewer reps.
  case mostReps = "most-reps"

  /// The flag as a lifter reads it.
  public var words: String { self == .heaviest ? "heaviest" : "most reps" }
}

/// What was best so far, to tell of each set in its turn whether it beat that.
///
/// The first set of a kind of load beats nothing and has no flag.
struct RecordTally {
  private struct Key: Hashable {
    var weight: Weight
    var kind: Load.Kind
  }

  private var mostReps: [Key: Int] = [:]
  private var heaviest: [Load.Kind: Weight] = [:]

  /// Takes in a numbered set of a session that is not marked.
  mutating func note(_ set: WorkSet) -> RecordFlag? {
    guard let load = set.load, set.kind != .skipped, set.reps > 0 else { return nil }
    let key = Key(weight: load.weight, kind: load.kind)
    let before = mostReps[key]
    mostReps[key] = max(before ?? 0, set.reps)
    guard let most = heaviest[load.kind] else {
      heaviest[load.kind] = load.weight
      return nil
    }
    if load.weight > most {
      heaviest[load.kind] = load.weight
      return .heaviest
    }
    return before.map { set.reps > $0 } == true ? .mostReps : nil
  }
}
