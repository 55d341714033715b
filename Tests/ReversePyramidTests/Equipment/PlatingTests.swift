import ReversePyramid
import TestSupport
import Testing

/// What to put on a bar.
struct PlatingTests {
  private func kg(_ number: Double) -> Weight {
    Weight(thousandths: Int64((number * 1000).rounded()), .kg)
  }

  private func set(_ plates: [Double], bar: Double = 20, pairs: Int? = nil) -> PlateSet {
    PlateSet(bar: kg(bar), pairs: plates.map { .init(weight: kg($0), count: pairs) })
  }

  private func sides(_ plan: PlatePlan) -> [String] {
    plan.loadings.map { $0.plates.map { $0.text(in: .kg) }.joined(separator: " ") }
  }

  private let usual = [25, 20, 15, 10, 5, 2.5, 1.25]

  @Test func `lighter sets come by taking plates off`() {
    let plan = set(usual).plan(for: [kg(92.5), kg(85), kg(75)])
    #expect(sides(plan) == ["25 2.5 5 2.5 1.25", "25 2.5 5", "25 2.5"])
    #expect(plan.isNested)
    let change = PlatePlan.change(from: plan.loadings[0].plates, to: plan.loadings[1].plates)
    #expect(change.off == [kg(2.5), kg(1.25)] && change.on == [])
  }

  @Test func `equal sets and the empty bar are reached too`() {
    #expect(sides(set(usual).plan(for: [kg(60), kg(60), kg(20)])) == ["20", "20", ""])
    #expect(sides(set(usual).plan(for: [])) == [])
    #expect(sides(set([]).plan(for: [kg(20)])) == [""])
  }

  @Test func `pairs that run out are shared among the sets`() {
    // One pair of each: 60 needs the 20s, 70 only 5 more.
    let plan = set([25, 20, 5], pairs: 1).plan(for: [kg(70), kg(60)])
    #expect(sides(plan) == ["20 5", "20"] && plan.isNested)
    // Ten a side could be the tens, which 65 then lacks: two fives would leave it stuck.
    let joint = set([10, 5], pairs: 2).plan(for: [kg(80), kg(50), kg(40)])
    #expect(sides(joint) == ["10 5 10 5", "10 5", "10"] && joint.isNested)
  }

  @Test func `where nothing is nested each set has its own plates`() {
    let plan = set([25, 20], pairs: 1).plan(for: [kg(70), kg(60)])
    #expect(sides(plan) == ["25", "20"])
    #expect(!plan.isNested)
    let change = PlatePlan.change(from: plan.loadings[0].plates, to: plan.loadings[1].plates)
    #expect(change.off == [kg(25)] && change.on == [kg(20)])
  }

  @Test func `what cannot be loaded is brought to the nearest, and says how far off`() {
    let plan = set([20, 10]).plan(for: [kg(83), kg(15), kg(70)])
    #expect(plan.loadings.map { $0.weight.text(in: .kg) } == ["80", "20", "60"])
    #expect(plan.loadings.map { $0.difference.text(in: .kg) } == ["-3", "5", "-10"])
    #expect(set([20], pairs: 2).plan(for: [kg(300)]).loadings[0].weight == kg(100))
  }

  @Test func `on a belt plates hang one by one`() {
    let plan = set([10, 5, 2.5], pairs: 1).plan(
      for: [kg(12.5), kg(7.5), kg(0), kg(-20)], isHung: true)
    #expect(sides(plan) == ["5 2.5 5", "5 2.5", "", ""])
    #expect(plan.loadings.map(\.difference) == [.zero, .zero, .zero, .zero])
    #expect(set([10, 5], pairs: 1).plan(for: [kg(40)], isHung: true).loadings[0].weight == kg(30))
  }

  @Test func `plans sum exactly, nest, use what there is, and the order of plates changes nothing`()
  {
    for seed in 0..<300 {
      var random = SplitMix64(seed: seed)
      let unit = WeightUnit.allCases[random.int(0...1)]
      let kinds = [45_000, 35_000, 25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250]
      let pairs = kinds.filter { _ in random.chance(60) }.map { plate in
        PlateSet.Pair(
          weight: Weight(thousandths: Int64(plate), unit),
          count: random.chance(60) ? random.int(1...3) : nil)
      }
      let bar = Weight(thousandths: 20_000, unit)
      let weights = (0..<random.int(1...4)).map { _ in
        Weight(thousandths: Int64(random.int(8...80) * 2_500), unit)
      }
      let set = PlateSet(bar: bar, pairs: pairs)
      let plan = set.plan(for: weights)
      #expect(plan == PlateSet(bar: bar, pairs: pairs.reversed()).plan(for: weights))
      for loading in plan.loadings {
        let sum = loading.plates.reduce(bar) { $0 + $1 + $1 }
        #expect(sum == loading.weight, "seed \(seed)")
        for pair in set.pairs {
          let used = loading.plates.count { $0 == pair.weight }
          #expect(used <= pair.count ?? .max, "seed \(seed)")
        }
      }
      guard plan.isNested else { continue }
      let sorted = plan.loadings.sorted { $0.weight > $1.weight }
      for (heavy, light) in zip(sorted, sorted.dropFirst()) {
        #expect(heavy.plates.starts(with: light.plates), "seed \(seed)")
      }
    }
  }

  @Test func `no plan of fewer plates exists`() {
    // Every way to load one weight, tried in full.
    let plates = [25, 20, 10, 5, 2.5, 1.25]
    func fewest(_ rest: Double, _ kinds: ArraySlice<Double>) -> Int? {
      if rest == 0 { return 0 }
      guard let kind = kinds.first else { return nil }
      return (0...2).filter { Double($0) * kind <= rest }.compactMap { count in
        fewest(rest - Double(count) * kind, kinds.dropFirst()).map { $0 + count }
      }.min()
    }
    for half in stride(from: 0, through: 110, by: 1.25) {
      let plan = set(plates, pairs: 2).plan(for: [kg(20 + half * 2)])
      guard plan.loadings[0].difference == .zero else { continue }
      #expect(plan.loadings[0].plates.count == fewest(half, plates[...]), "\(half) a side")
    }
  }
}
