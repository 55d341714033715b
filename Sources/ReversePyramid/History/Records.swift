/// The best of what was done of one exercise; estimates never feed a rule.
public struct Records: Sendable, Hashable {
  /// A set that stands out.
  public struct Best: Sendable, Hashable {
    /// What was lifted.
    public var load: Load
    /// The reps done, of the weaker side.
    public var reps: Int
    /// The day.
    public var day: Day
    /// The line of the log, or 0.
    public var line: Int
  }

  /// The most reps at each weight, the hardest first; of equal ones the earliest.
  public private(set) var mostReps: [Best] = []
  /// The set with the highest estimated one-rep maximum, where one can be estimated.
  public private(set) var estimated: Best?

  /// The highest estimated one-rep maximum.
  public var oneRepMaximum: Weight? {
    estimated.flatMap { Records.oneRepMaximum($0.load.weight, reps: $0.reps) }
  }

  /// The hardest set done for at least one rep.
  public var heaviest: Best? { mostReps.first }

  /// The most reps that an estimate is made from; beyond them it says little.
  public static let mostEstimatedReps = 12

  /// Looks through the work sets and burnouts of sessions that are not marked.
  ///
  /// - Parameters:
  ///   - sessions: The history of the exercise, in order of time.
  ///   - workSets: The number of work sets, or nil.
  /// - Complexity: O(n · log m) in the sets and the different weights.
  public init(_ sessions: [Session], workSets: Int?) {
    var byLoad: [Key: Best] = [:]
    for session in sessions where session.mark == nil {
      let reading = SessionReading(session, workSets: workSets)
      for (set, place) in zip(session.sets, reading.places) where place.number != nil {
        guard let load = set.load, set.kind != .skipped, set.reps > 0 else { continue }
        let key = Key(weight: load.weight, kind: load.kind)
        if let best = byLoad[key], best.reps >= set.reps { continue }
        byLoad[key] = Best(load: load, reps: set.reps, day: session.day, line: set.line)
      }
    }
    mostReps = byLoad.values.sorted { a, b in
      a.load.kind == b.load.kind
        ? a.load.weight > b.load.weight : a.load.kind == .outside && b.load.kind == .body
    }
    estimated = Records.bestEstimate(of: mostReps)
  }

  private struct Key: Hashable {
    var weight: Weight
    var kind: Load.Kind
  }

  private static func bestEstimate(of bests: [Best]) -> Best? {
    var best: (set: Best, value: Weight)?
    for candidate in bests where candidate.load.kind == .outside {
      guard let value = oneRepMaximum(candidate.load.weight, reps: candidate.reps) else { continue }
      if value > best?.value ?? .zero { best = (candidate, value) }
    }
    return best?.set
  }

  /// The one-rep maximum that Epley's formula estimates: the weight and a thirtieth of it a rep.
  ///
  /// - Parameters:
  ///   - weight: What was lifted.
  ///   - reps: How often.
  /// - Returns: Nil beyond 12 reps, and the weight itself for one.
  public static func oneRepMaximum(_ weight: Weight, reps: Int) -> Weight? {
    guard (1...mostEstimatedReps).contains(reps), weight.grains >= 0 else { return nil }
    if reps == 1 { return weight }
    let thirtieth = roundedQuotient(weight.grains, 30)
    let (added, overflow) = thirtieth.multipliedReportingOverflow(by: Int64(reps))
    return overflow ? nil : weight + Weight(grains: added)
  }
}
