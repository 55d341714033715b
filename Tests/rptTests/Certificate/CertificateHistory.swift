import ReversePyramid
import TestSupport

/// A random history to make certificates of: small, and rich in stalls, wins and odd units.
struct CertificateHistory {
  enum Style: CaseIterable {
    case plain, pounds, body, mixed, light, open, ownSettings
    case stack, plates, increment, belt, poundPlates
  }

  var sessions: [Session] = []
  var overrides: [SettingOverride] = []
  var equipment = Equipment.unknown
  var today = Day(number: 20_000)
  private var random: SplitMix64

  init(seed: Int, _ style: Style) {
    random = SplitMix64(seed: seed)
    let isBody = style == .body || style == .belt
    let start = style == .light ? number(0...6) : isBody ? number(-6...6) : number(12...50)
    var top = start
    var gaps = [0, number(0...4), number(0...8), number(4...16)]
    let unit: WeightUnit = style == .pounds ? .lb : .kg
    for index in 0..<number(0...8) {
      today = today + (index == 0 ? 0 : number(1...20))
      if number(0...2) == 0 { top += number(-2...2) }
      if !isBody { top = max(0, top) }
      if number(0...4) == 0 { gaps[number(1...3)] += number(0...2) }
      let sets = (0..<number(1...4)).map { set in
        let own = style == .mixed && number(0...2) == 0 ? WeightUnit.lb : unit
        var weight = Int64(top - gaps[set]) * 2_500
        if own == .lb, style == .mixed { weight = weight * 11 / 5 }
        if !isBody { weight = max(0, weight) }
        let load = Load(
          Weight(thousandths: weight, own),
          own,
          kind: isBody ? .body : .outside
        )
        return number(0...19) == 0
          ? WorkSet(.skipped, load: nil, reps: 0, line: index * 10 + set)
          : WorkSet(load: load, reps: number(4...9), line: index * 10 + set)
      }
      sessions.append(Session(day: today, sets: sets, line: index * 10))
    }
    equipment = CertificateHistory.equipment(style, number(1...6))
    if style != .open { today = today + 3 }
    if style == .ownSettings {
      overrides = [
        SettingOverride(
          name: "step",
          kg: [Weight(thousandths: 1_000, .kg).grains],
          lb: nil,
          file: "log",
          line: 1
        ),
        SettingOverride(name: "win", kg: [8, 10], lb: nil, file: "log", line: 2),
      ]
    }
  }

  private static func equipment(_ style: Style, _ number: Int) -> Equipment {
    let unit: WeightUnit = style == .poundPlates ? .lb : .kg
    func weight(_ thousandths: Int) -> Weight { Weight(thousandths: Int64(thousandths), unit) }
    switch style {
    case .stack:
      let addOns = number > 3 ? [weight(1_250)] : []
      return Equipment(
        loads: .stack(
          from: weight(number * 5_000), to: weight(number * 5_000 + 80_000),
          by: weight(number % 2 == 0 ? 5_000 : 7_500), addOns: addOns), unit: unit)
    case .plates, .belt, .poundPlates:
      let pairs = [20_000, 10_000, 5_000, 2_500].dropFirst(number % 2)
      return Equipment(
        loads: .plates(
          PlateSet(
            bar: weight(20_000),
            pairs: pairs.map { .init(weight: weight($0), count: number > 3 ? number : nil) })),
        unit: unit)
    case .increment: return Equipment(loads: .increment(weight(number * 1_000)), unit: unit)
    default: return .unknown
    }
  }

  /// The history as a log, every load with its unit.
  var text: String {
    sessions.reduce("unit: kg\n\nexercise Press\n") { text, session in
      let sets = session.sets.map { set in
        guard let load = set.load else { return "skip" }
        let isBare = load.kind == .body && load.weight == .zero
        return load.text + (isBare ? "" : load.unit.rawValue) + "x\(set.reps)"
      }
      return text + "\n\(session.day.text) Gym\nPress: \(sets.joined(separator: ", "))\n"
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    random.int(range)
  }
}
