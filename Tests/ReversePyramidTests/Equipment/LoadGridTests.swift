import Testing

@testable import ReversePyramid

struct LoadGridTests {
  private func kg(_ thousandths: Int) -> Weight { Weight(thousandths: Int64(thousandths), .kg) }

  private func plates(_ pairs: [(Int, Int?)]) -> LoadGrid {
    LoadGrid(
      .plates(
        PlateSet(bar: kg(20_000), pairs: pairs.map { .init(weight: kg($0.0), count: $0.1) })))
  }

  @Test func `plates make every sum of pairs on the bar`() {
    let grid = plates([(20_000, nil), (10_000, nil), (5_000, nil), (2_500, nil), (1_250, nil)])
    #expect(grid.lightest == kg(20_000))
    #expect(grid.atMost(kg(83_000)) == kg(82_500))
    #expect(grid.above(kg(82_500)) == kg(85_000))
    #expect(grid.below(kg(82_500)) == kg(80_000))
    #expect(grid.below(kg(20_000)) == nil)
  }

  @Test func `pairs that run out bound the sums`() {
    let grid = plates([(20_000, 1), (5_000, 1)])
    #expect([20_000, 30_000, 60_000, 70_000].allSatisfy { grid.contains(kg($0)) })
    #expect(!grid.contains(kg(40_000)))
    #expect(grid.heaviest == kg(70_000))
    #expect(grid.above(kg(70_000)) == nil)
  }

  @Test func `the order of plates changes nothing`() {
    let one = PlateSet(
      bar: kg(20_000), pairs: [.init(weight: kg(5_000), count: 2), .init(weight: kg(20_000))])
    let other = PlateSet(
      bar: kg(20_000), pairs: [.init(weight: kg(20_000)), .init(weight: kg(5_000), count: 2)])
    #expect(one == other)
  }

  @Test func `a stack keeps its offset`() {
    let grid = LoadGrid(.stack(from: kg(7_500), to: kg(97_500), by: kg(5_000), addOns: []))
    #expect(grid.atMost(kg(11_000)) == kg(7_500))
    #expect(grid.above(kg(92_500)) == kg(97_500))
    #expect(grid.above(kg(97_500)) == nil)
    #expect(grid.below(kg(7_500)) == nil)
  }

  @Test func `add-on weights lie between the notches`() {
    let grid = LoadGrid(
      .stack(from: kg(10_000), to: kg(20_000), by: kg(10_000), addOns: [kg(2_500)]))
    #expect(grid.above(kg(10_000)) == kg(12_500))
    #expect(grid.heaviest == kg(22_500))
  }

  @Test func `an increment goes below zero for help`() {
    let grid = LoadGrid(.increment(kg(5_000)))
    #expect(grid.below(kg(0)) == kg(-5_000))
    #expect(grid.atMost(kg(-7_000)) == kg(-10_000))
  }
}
