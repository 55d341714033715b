import ReversePyramid
import TestSupport

/// What can be loaded, listed weight by weight from the words of the design page.
struct Rack {
  var equipment: Equipment
  var outside: [Int64]
  var body: [Int64]
  var unit: WeightUnit

  /// Heavier loads than this are not listed; no history comes near.
  private static let most: Int64 = 450_000

  /// Random equipment: a stack with or without add-ons, an increment, plates with or without an end.
  static func random(seed: Int, units: [WeightUnit] = [.kg]) -> Rack {
    var random = SplitMix64(seed: seed &* 104_729 &+ 5)
    let unit = units[random.int(0...units.count - 1)]
    switch random.int(0...3) {
    case 0: return increment(unit, [1_000, 1_250, 2_500, 4_000, 5_000, 10_000][random.int(0...5)])
    case 1:
      let by = [1_250, 2_500, 5_000, 7_000, 10_000][random.int(0...4)]
      let from = random.int(0...8) * 2_500
      let count = random.int(1...18)
      let addOns = random.chance(40) ? [1_250, 2_500].prefix(random.int(1...2)) : []
      return stack(unit, from, by, count, Array(addOns))
    default:
      let kinds = [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250].filter { _ in
        random.chance(60)
      }
      let pairs = kinds.map { ($0, random.chance(30) ? random.int(1...3) : nil) }
      return plates(unit, bar: random.int(0...4) * 5_000, pairs.isEmpty ? [(5_000, nil)] : pairs)
    }
  }

  static func increment(_ unit: WeightUnit, _ by: Int) -> Rack {
    let count = Int(most) / by
    return make(.increment(weight(by, unit)), unit, (-count...count).map { $0 * by })
  }

  static func stack(_ unit: WeightUnit, _ from: Int, _ by: Int, _ count: Int, _ addOns: [Int] = [])
    -> Rack
  {
    var sums: Set<Int> = []
    for notch in 0...count {
      for mask in 0..<(1 << addOns.count) {
        let extra = addOns.indices.filter { mask >> $0 & 1 == 1 }.map { addOns[$0] }.reduce(0, +)
        sums.insert(from + notch * by + extra)
      }
    }
    let loads = Loads.stack(
      from: weight(from, unit), to: weight(from + count * by, unit), by: weight(by, unit),
      addOns: addOns.map { weight($0, unit) })
    return make(loads, unit, Array(sums))
  }

  static func plates(_ unit: WeightUnit, bar: Int, _ pairs: [(Int, Int?)]) -> Rack {
    let set = PlateSet(
      bar: weight(bar, unit), pairs: pairs.map { .init(weight: weight($0.0, unit), count: $0.1) })
    var rack = make(.plates(set), unit, sums(pairs, hung: 2).map { $0 + bar })
    // On a belt plates hang one by one, and there is no bar.
    let hung = sums(pairs.map { ($0.0, $0.1.map { $0 * 2 }) }, hung: 1)
    rack.body = Set(hung + hung.map { -$0 }).sorted().map { weight($0, unit).grains }
    return rack
  }

  private static func sums(_ pairs: [(Int, Int?)], hung: Int) -> [Int] {
    var sums: Set<Int> = [0]
    for (plate, count) in pairs {
      var more = sums
      for times in 1...min(count ?? .max, Int(most) / (plate * hung)) {
        more.formUnion(sums.map { $0 + times * plate * hung }.filter { $0 <= most })
      }
      sums = more
    }
    return Array(sums)
  }

  private static func make(_ loads: Loads, _ unit: WeightUnit, _ thousandths: [Int]) -> Rack {
    let body = Set(thousandths + thousandths.map { -$0 } + [0])
    return Rack(
      equipment: Equipment(loads: loads, unit: unit),
      outside: thousandths.sorted().map { weight($0, unit).grains },
      body: body.sorted().map { weight($0, unit).grains }, unit: unit)
  }

  private static func weight(_ thousandths: Int, _ unit: WeightUnit) -> Weight {
    Weight(thousandths: Int64(thousandths), unit)
  }

  /// The weights for a kind of load that are not less than the least.
  func weights(_ kind: Load.Kind, isHelped: Bool) -> [Int64] {
    (kind == .body ? body : outside).filter { isHelped || $0 >= 0 }
  }

  /// The weight nearest to a sum; of two as near, the one nearer to where it was.
  static func nearest(_ weights: [Int64], to sum: Int64, was: Int64) -> Int64? {
    weights.min { (abs($0 - sum), abs($0 - was)) < (abs($1 - sum), abs($1 - was)) }
  }

  /// The weight nearest to a kept one and not above set one, a tie to the lighter; nil if there is none.
  static func under(_ setOne: Int64, _ weights: [Int64], nearest wanted: Int64) -> Int64? {
    weights.filter { $0 <= setOne }.min { (abs($0 - wanted), $0) < (abs($1 - wanted), $1) }
  }
}
