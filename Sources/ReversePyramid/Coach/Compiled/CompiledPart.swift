/// A part laid flat: runs in the lists of its book.
///
/// It is small, as ``PlainRule`` is: the compiler copies what has more than a dozen fields whole.
struct CompiledPart: Sendable {
  var firstRule: UInt32 = 0
  /// The plain comparisons, the last condition first.
  var firstComparison: UInt32 = 0
  var comparisonCount: UInt32 = 0
  /// The sessions there must be, and what must be known, for every condition to be told at once.
  var sessions: Int32 = 0
  var needs: Facts.Names = []
  /// The test behind the comparisons that asks about a window.
  var windowTest = WindowTest()
  /// Where the book's list names the first rule that holds, by which tests hold.
  var firstOutcome = CompiledPart.noOutcome

  /// Stands where there are too many tests for a list of outcomes.
  static let noOutcome = UInt32.max
}

/// What is read of a part where a decision takes more than comparisons.
struct PartDetails: Sendable {
  var ruleCount: Int32 = 0
  var firstCondition: Int32 = 0
  var conditionCount: Int32 = 0
  var firstLimit: Int32 = 0
  var limitCount: Int32 = 0
  /// One step of the set, where the book has one.
  var step: Int64?
}

/// The parts that answer for one set in one unit, by their place in the list of their book.
struct SetPlan: Sendable {
  var place: PartPlaces.Place
  /// Of no meaning where no part decides the set, or none its aim.
  var deciding: UInt32
  var aiming: UInt32
}

/// The weights and sums that stand as a rule's sum gives them.
struct FreeSpan: Sendable {
  /// So wide that what lies beyond is left to more care.
  private static let widest: Int64 = 400_000_000_000_000_000

  /// Only an assisted set goes below zero.
  private var lightest: Int64 = 0
  private var heaviest: Int64 = FreeSpan.widest
  private var least: Int64 = -FreeSpan.widest
  private var most: Int64 = FreeSpan.widest

  /// Leaves out what a limit of a part does not let stand; where that hangs on facts, all of it.
  mutating func take(_ limit: CompiledLimit, decidesGap: Bool) {
    guard limit.amount.isConstant, limit.isGap == decidesGap || !limit.isGap else {
      return heaviest = .min
    }
    let bound = limit.amount.plain.constant
    switch (limit.isGap, limit.isLeast) {
    case (true, true): least = max(least, bound)
    case (true, false): most = min(most, bound)
    case (false, true): lightest = max(lightest, bound)
    case (false, false): heaviest = min(heaviest, bound)
    }
  }

  /// Whether a weight that a sum gives stands; `below` is the most it may be for another reason.
  @inline(__always)
  func holds(_ weight: Int64, _ sum: Int64, under below: Int64) -> Bool {
    weight >= lightest && weight <= heaviest && weight <= below && sum >= least && sum <= most
  }
}

/// A test whether no session of a window beat the first, asked only where the window is the same.
struct WindowTest: Sendable {
  /// The place of the test in its part, and of the test whether the window is the same; with a
  /// place from 64 there is no test.
  var place: UInt8 = 64
  var window: UInt8 = 0
  /// How many sessions before the latest the window begins.
  var back: UInt8 = 0

  /// Answers from what is known of each window; below one that is not the same nothing is asked.
  @inline(__always)
  func judge(_ unbeaten: UInt64, _ verdicts: inout Verdicts) {
    guard place < 64 else { return }
    let isAsked = verdicts.holding &>> UInt64(window) & 1
    verdicts.holding |= (unbeaten &>> UInt64(back) & isAsked) &<< UInt64(place)
    verdicts.notAsked = (isAsked ^ 1) &<< UInt64(place)
  }
}

/// A limit laid flat.
struct CompiledLimit: Sendable {
  var isGap: Bool
  var isLeast: Bool
  var amount: CompiledAmount
}
