import ReversePyramid
import Testing

@testable import TrainingLog

/// How many single slips change a work set and say nothing, exhaustively over a few lines.
///
/// Nearly all that stay silent with a history are a rep more or less, or a ten that stays within
/// reach of last time: to warn of those would warn of honest sessions. Without one a mark hit
/// besides (`b75x10`, `72.5x8s`) and a load far too heavy in the last set or behind `bw+` add most.
/// Every slip counts as one; hits besides are by far the most of them, since a phone has so many
/// keys, and most are refused. That makes the share small, so the line gives the other count too.
struct SlipTests {
  /// A line as meant, and the two sessions before it.
  struct Context: Sendable {
    var unit = "kg"
    var block = ""
    var name: String
    var past: [String]
    var line: String

    func log(_ typed: String, hasPast: Bool) -> LogFile {
      let earlier = hasPast ? "2026-10-01\n\(past[0])\n\n2026-10-05\n\(past[1])\n\n" : ""
      let text = "unit: \(unit)\n\n\(block)\(earlier)2026-10-09 18:10\n"
      return read(text.replacing("NAME", with: name) + typed + "\n")
    }
  }

  static let contexts = [
    Context(
      name: "Bench Press",
      past: ["NAME: 90x7, 80x8, 72.5x10", "NAME: 92.5x6, 82.5x8, 72.5x10"],
      line: "Bench Press: 92.5x7, 82.5x8, 75x10"),
    Context(
      name: "Squat",
      past: ["NAME: 120x6, 107.5x8, 97.5x9", "NAME: 120x8, 107.5x8, 97.5x10"],
      line: "Squat: 122.5x6, 110x7, 97.5x11"),
    Context(
      name: "Deadlift",
      past: ["NAME: w60x5, w100x3, 160x5, 145x6", "NAME: w60x5, w100x3, 162.5x4, 145x7"],
      line: "Deadlift: w60x5, w100x3, 162.5x5, 147.5x6"),
    Context(
      name: "Chin-up",
      past: ["NAME: bw+15x5, bw+7.5x7, bwx9", "NAME: bw+15x6, bw+7.5x8, bwx9"],
      line: "Chin-up: bw+17.5x5, bw+7.5x8, bwx10"),
    Context(
      name: "Machine Row",
      past: ["NAME: 80x6, 72.5x7, 65x7", "NAME: 80x7, 72.5x8, 65x8"],
      line: "Machine Row: 80x8, 72.5x8, 65x9"),
    Context(
      name: "Overhead Press",
      past: ["NAME: 50x6, 45x8, 40x9", "NAME: 50x7, 45x8, 40x10"],
      line: "Overhead Press: 50x8, 45x9, 40x11"),
    Context(
      name: "Curl",
      past: ["NAME: 20x8, 17.5x9, 15x10", "NAME: 22.5x6, 20x8, 17.5x9"],
      line: "Curl: 22.5x7, 20x8, 17.5x10"),
    Context(
      unit: "lb",
      name: "Incline Press",
      past: ["NAME: 185x6, 165x8, 150x9", "NAME: 185x7, 165x8, 150x10"],
      line: "Incline Press: 185x8, 170x7, 150x10"),
  ]

  /// What became of the slips.
  struct Tally {
    var all = 0
    var refused = 0
    var warned = 0
    var silent = 0
    /// Each kind counted apart: the slips and the silent among them.
    var kinds: [Slip.Kind: (all: Int, silent: Int)] = [:]

    /// Silent ones in a hundred of all slips.
    var share: Double { Double(silent) / Double(all) * 100 }

    /// The same with each kind weighing a quarter, whatever the keys that could be hit besides.
    var evenShare: Double {
      kinds.values.map { Double($0.silent) / Double($0.all) * 100 }.reduce(0, +) / 4
    }

    mutating func count(_ slip: Slip, isSilent: Bool) {
      all += 1
      kinds[slip.kind, default: (0, 0)].all += 1
      guard isSilent else { return }
      silent += 1
      kinds[slip.kind, default: (0, 0)].silent += 1
    }

    func line(_ what: String) -> String {
      let each = Slip.Kind.allCases.map { kind in
        "\(kind.rawValue) \(kinds[kind]?.silent ?? 0) of \(kinds[kind]?.all ?? 0)"
      }
      return "slips, \(what): of \(all) \(refused) are refused, \(warned) change a work set and "
        + "warn, \(silent) in silence, \(Self.percent(share)) (\(each.joined(separator: ", ")); "
        + "each kind a quarter: \(Self.percent(evenShare)))"
    }

    private static func percent(_ value: Double) -> String {
      "\((value * 100).rounded() / 100) %"
    }
  }

  /// What the coach goes by: the work sets of each entry in the newest visit.
  private static func work(_ log: LogFile) -> [[WorkSet.Values]] {
    (log.visits.last?.entries ?? []).map { entry in
      entry.sets.map(\.set).filter { $0.kind == .unmarked || $0.kind == .skipped }
        .map { WorkSet.Values(kind: $0.kind, load: $0.load, reps: $0.reps) }
    }
  }

  static func tally(hasPast: Bool) -> Tally {
    var tally = Tally()
    for context in contexts {
      let meant = context.log(context.line, hasPast: hasPast)
      #expect(meant.problems.map(\.message) == [])
      let sets = work(meant)
      for slip in Slip.all(of: context.line) {
        let log = context.log(slip.line, hasPast: hasPast)
        let isChanged = work(log) != sets || log.visits.count != meant.visits.count
        let isSilent = isChanged && log.problems.isEmpty
        if log.hasErrors {
          tally.refused += 1
        } else if isChanged, !isSilent {
          tally.warned += 1
        }
        tally.count(slip, isSilent: isSilent)
      }
    }
    return tally
  }

  /// A misspelt name is no changed set where the exercise is new; with a history it warns.
  @Test(arguments: [(true, 1.0), (false, 3.0)])
  func `few slips change a work set and say nothing`(hasPast: Bool, bound: Double) {
    let tally = Self.tally(hasPast: hasPast)
    print(tally.line(hasPast ? "two earlier sessions" : "no history"))
    #expect(tally.share < bound)
  }
}

extension WorkSet {
  /// What a slip may change in a set.
  fileprivate struct Values: Hashable {
    var kind: Kind
    var load: Load?
    var reps: Int
  }
}
