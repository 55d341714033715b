/// What takes targets one after another.
protocol DecisionSink {
  /// Takes a target with its rule, by place in the replay's list, after the session of a row.
  mutating func take(_ finding: borrowing Finding, rule: Int, _ head: SetRow)
}

/// The sums over all targets of a replay.
package struct DecisionSums: Sendable, DecisionSink {
  /// How many targets there were.
  package private(set) var decisions = 0
  /// Their weights in thousandths of a kilogram; each to the nearest, those left to the lifter as 0.
  package private(set) var thousandths: Int64 = 0
  /// The fewest reps of their aims.
  package private(set) var reps = 0
  /// How many each rule gave, the first of them in place: a list is looked at before each addition.
  private var first = InlineArray<32, Int>(repeating: 0)
  private var others: [Int]
  private let ruleCount: Int

  /// How many each rule gave, by its place in ``RowReplay/rules``.
  package var rules: [Int] {
    (0..<ruleCount).map { $0 < 32 ? first[$0] : others[$0 - 32] }
  }

  /// Makes the sums of no target, for a replay's rules.
  package init(rules: [String]) {
    ruleCount = rules.count
    others = [Int](repeating: 0, count: max(0, rules.count - 32))
  }

  /// Adds the sums of another share of the rows.
  package static func += (sums: inout DecisionSums, other: DecisionSums) {
    sums.decisions += other.decisions
    sums.thousandths &+= other.thousandths
    sums.reps += other.reps
    for index in 0..<min(sums.ruleCount, other.ruleCount) {
      sums.count(index, times: index < 32 ? other.first[index] : other.others[index - 32])
    }
  }

  @inline(__always)
  private mutating func count(_ rule: Int, times: Int) {
    if rule < 32 {
      first[rule & 31] &+= times
    } else {
      countOther(rule, times: times)
    }
  }

  @inline(never)
  private mutating func countOther(_ rule: Int, times: Int) { others[rule - 32] += times }

  @inline(__always)
  mutating func take(_ finding: borrowing Finding, rule: Int, _ head: SetRow) {
    decisions &+= 1
    thousandths &+= (finding.weight ?? .zero).nearestThousandths(in: .kg)
    reps &+= finding.aimFrom
    count(rule, times: 1)
  }
}

/// The targets of a replay in order.
struct DecisionList: DecisionSink {
  var list: [RowDecision]

  mutating func take(_ finding: borrowing Finding, rule: Int, _ head: SetRow) {
    list.append(
      RowDecision(
        lifter: head.lifter, exercise: head.exercise, day: head.day,
        set: Int32(clamping: finding.set), weight: finding.weight, reps: finding.aimFrom, rule: rule
      ))
  }
}
