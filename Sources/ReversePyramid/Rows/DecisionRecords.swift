/// Every decision of a replay as the flat record of its evaluation, in order.
package struct DecisionRecords: Sendable, DecisionSink {
  private var records: [FindingRecord] = []
  /// The limits that they met, as many as each record counts.
  private var limits: [LimitHit] = []

  package init() {}

  package var count: Int { records.count }

  /// The weights in thousandths of a kilogram, each to the nearest, and the fewest reps of the aims.
  package var sums: (thousandths: Int64, reps: Int) {
    var sums: (thousandths: Int64, reps: Int) = (0, 0)
    for index in records.indices {
      sums.thousandths &+= (records[index].weight ?? .zero).nearestThousandths(in: .kg)
      sums.reps &+= records[index].aimFrom
    }
    return sums
  }

  /// Forgets all of them, and keeps the room that they took.
  package mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    limits.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func take(_ finding: borrowing Finding, rule: Int, _ head: SetRow) {
    records.append(finding.record)
    if finding.record.limitCount > 0 { keep(finding.limits) }
  }

  @inline(never)
  private mutating func keep(_ hits: LimitHits) { limits += hits.all }
}
