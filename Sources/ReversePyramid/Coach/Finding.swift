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

/// The verdicts of up to 64 tests of one part, as bits by their place.
struct Verdicts: Sendable, Hashable {
  var holding: UInt64 = 0
  var tooFew: UInt64 = 0
  var notAsked: UInt64 = 0

  subscript(index: Int) -> Verdict {
    let bit: UInt64 = 1 << UInt64(index)
    if notAsked & bit != 0 { return .notAsked }
    if tooFew & bit != 0 { return .tooFew }
    return holding & bit != 0 ? .yes : .no
  }
}

/// A bound that changed what a rule gave, before and after.
struct LimitHit: Sendable, Hashable {
  enum Source: UInt8, Sendable, Hashable {
    /// `at least … lighter` of the rule itself.
    case lighter
    /// A `limit` of the part.
    case book
    /// A sum across units, brought to the nearest half step of its own.
    case mixedUnits
    /// What can be loaded.
    case loads
  }

  var source: Source
  /// The place of the `limit` in its part.
  var index: UInt8 = 0
  /// Whether the numbers are gaps; they are weights elsewhere.
  var isGap = false
  /// Whether nothing lay beyond, so that the last weight or gap stays.
  var stays = false
  private var hasBound = false
  private var boundNumber: Int64 = 0
  var before: Int64
  /// What the limit alone would give; `after` differs where the last number stays instead.
  var nearest: Int64
  var after: Int64

  /// The bound, where there is one number for it.
  var bound: Int64? { hasBound ? boundNumber : nil }

  init(
    _ source: Source, bound: Int64? = nil, before: Int64 = 0, nearest: Int64 = 0, after: Int64 = 0,
    stays: Bool = false
  ) {
    self.source = source
    hasBound = bound != nil
    boundNumber = bound ?? 0
    self.before = before
    self.nearest = nearest
    self.after = after
    self.stays = stays
  }
}

/// The bounds that one number met on its way, in order.
///
/// There is room for all it can meet: a rule's, five of its part, one for units or loads, one stay.
struct LimitHits: Sendable {
  private var hits = Few(filler: LimitHit(.loads))

  var count: Int { hits.count }

  mutating func append(_ hit: LimitHit) { hits.append(hit) }

  mutating func removeAll() { hits.removeAll() }

  /// Marks the latest as one beyond which nothing lay.
  mutating func markLatest(stays: Bool) { if count > 0 { hits[count - 1].stays = stays } }

  /// The bounds in order, for words.
  var all: [LimitHit] { (0..<count).map { hits[$0] } }
}

/// Everything one evaluation of one set worked out.
///
/// Every view is computed from it and the memory it judged; nothing decides a second time.
struct Finding: Sendable {
  var record = FindingRecord()
  /// The limits that the number met, of which nearly every decision meets none.
  var limits = LimitHits()

  // What the record holds, by its own names.
  var set: Int { record.set }
  var part: Int { record.part }
  var rule: Int { record.rule }
  var verdicts: Verdicts { record.verdicts }
  var setOne: Load? { record.setOne }
  var isSetOneDone: Bool { record.isSetOneDone }
  var unit: WeightUnit { record.unit }
  var kind: Load.Kind { record.kind }
  var stays: Bool { record.stays }
  var sum: Int64 { record.sum }
  var weight: Weight? { record.weight }
  var aimPart: Int? { record.aimPart }
  var aimRule: Int { record.aimRule }
  var aimVerdicts: Verdicts { record.aimVerdicts }
  var aimFrom: Int { record.aimFrom }
  var aimTo: Int { record.aimTo }

  /// What the target loads; nil where the lifter picks.
  var load: Load? { record.load }

  /// Set one's weight today less the target.
  var gap: Weight? {
    guard let weight = record.weight, let setOne = record.setOne else { return nil }
    return setOne.weight - weight
  }
}

/// What one evaluation worked out, apart from the limits that were met, as one flat record.
struct FindingRecord: Sendable {
  var set = 1
  /// The part and rule that decided, by index.
  var part = 0
  var rule = 0
  var verdicts = Verdicts()
  /// Set one's weight today, from which a gap counts: as advised, or as done.
  var setOne: Load?
  var isSetOneDone = false
  var unit = WeightUnit.kg
  var kind = Load.Kind.outside
  /// Whether the rule wanted to move and nothing lay beyond.
  var stays = false
  /// How many limits were met.
  var limitCount: UInt8 = 0
  /// What the rule's sum gave: a weight, or a gap in a part that decides gaps.
  var sum: Int64 = 0
  /// The weight after all limits; nil where the lifter picks.
  var weight: Weight?
  /// The part and rule that gave the aim; the part is nil where the deciding rule gave it itself.
  var aimPart: Int?
  var aimRule = 0
  var aimVerdicts = Verdicts()
  var aimFrom = 1
  var aimTo = 1

  /// What the target loads; nil where the lifter picks.
  @inline(__always)
  var load: Load? { weight.map { Load($0, unit, kind: kind) } }
}
