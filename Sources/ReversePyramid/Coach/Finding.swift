/// What became of one condition.
public enum Verdict: UInt8, Sendable, Hashable, Codable {
  /// Below a window that is not the same, so the question makes no sense.
  case notAsked = 0
  /// It holds.
  case yes = 1
  /// It does not hold.
  case no = 2
  /// There are not enough sessions to tell.
  case tooFew = 3
}

/// The verdicts of up to 64 conditions of one part, two bits each, in file order.
struct Verdicts: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  subscript(index: Int) -> Verdict {
    get {
      let bits = index < 32 ? low >> UInt64(index * 2) : high >> UInt64((index - 32) * 2)
      return Verdict(rawValue: UInt8(bits & 3)) ?? .notAsked
    }
    set {
      let bits = UInt64(newValue.rawValue)
      if index < 32 {
        low |= bits << UInt64(index * 2)
      } else {
        high |= bits << UInt64((index - 32) * 2)
      }
    }
  }
}

/// A bound that changed what a rule gave, before and after.
struct LimitHit: Sendable, Hashable {
  enum Source: Sendable, Hashable {
    /// `at least … lighter` of the rule itself.
    case lighter
    /// A `limit` of the part, by index.
    case book(Int)
    /// A sum across units, brought to the nearest half step of its own.
    case mixedUnits
    /// What can be loaded.
    case loads
  }

  var source: Source
  /// Whether the numbers are gaps; they are weights elsewhere.
  var isGap: Bool
  /// The bound, where there is one number for it.
  var bound: Int64?
  var before: Int64
  /// What the limit alone would give; `after` differs where the last number stays instead.
  var nearest: Int64
  var after: Int64
  /// Whether nothing lay beyond, so that the last weight or gap stays.
  var stays: Bool
}

/// Everything one evaluation of one set worked out, as one flat record.
///
/// Every view is computed from it and the memory it judged; nothing decides a second time.
struct Finding: Sendable {
  var set: Int
  /// The part and rule that decided, by index.
  var part: Int
  var rule = 0
  var verdicts = Verdicts()
  var unit: WeightUnit
  var kind: Load.Kind
  /// Set one's weight today, from which a gap counts: as advised, or as done.
  var setOne: Load?
  var isSetOneDone = false
  /// What the rule's sum gave: a weight, or a gap in a part that decides gaps.
  var sum: Int64 = 0
  /// The weight after all limits; nil where the lifter picks.
  var weight: Weight?
  /// Whether the rule wanted to move and nothing lay beyond.
  var stays = false
  var limits: [LimitHit] = []
  /// The part and rule that gave the aim; the part is nil where the deciding rule gave it itself.
  var aimPart: Int?
  var aimRule = 0
  var aimVerdicts = Verdicts()
  var aimFrom = 1
  var aimTo = 1

  /// Set one's weight today less the target.
  var gap: Weight? {
    guard let weight, let setOne else { return nil }
    return setOne.weight - weight
  }
}
