/// What takes targets one after another.
protocol DecisionSink {
  /// Takes a target with its rule, by place in the replay's list, after the session of a row.
  mutating func take(_ finding: Finding, rule: Int, _ head: SetRow)
}

/// The sums over all targets of a replay.
package struct DecisionSums: Sendable, Hashable, DecisionSink {
  /// How many targets there were.
  package private(set) var decisions = 0
  /// Their weights in thousandths of a kilogram; each to the nearest, those left to the lifter as 0.
  package private(set) var thousandths: Int64 = 0
  /// The fewest reps of their aims.
  package private(set) var reps = 0
  /// How many each rule gave, by its place in ``RowReplay/rules``.
  package private(set) var rules: [Int]

  /// Makes the sums of no target, for a replay's rules.
  package init(rules: [String]) { self.rules = [Int](repeating: 0, count: rules.count) }

  /// Adds the sums of another share of the rows.
  package static func += (sums: inout DecisionSums, other: DecisionSums) {
    sums.decisions += other.decisions
    sums.thousandths &+= other.thousandths
    sums.reps += other.reps
    for index in sums.rules.indices where other.rules.indices.contains(index) {
      sums.rules[index] += other.rules[index]
    }
  }

  mutating func take(_ finding: Finding, rule: Int, _ head: SetRow) {
    decisions &+= 1
    thousandths &+= (finding.weight ?? .zero).nearestThousandths(in: .kg)
    reps &+= finding.aimFrom
    rules[rule] &+= 1
  }
}

/// The targets of a replay in order.
struct DecisionList: DecisionSink {
  var list: [RowDecision]

  mutating func take(_ finding: Finding, rule: Int, _ head: SetRow) {
    list.append(
      RowDecision(
        lifter: head.lifter, exercise: head.exercise, day: head.day,
        set: Int32(clamping: finding.set), weight: finding.weight, reps: finding.aimFrom, rule: rule
      ))
  }
}
