import TestSupport
import Testing

@testable import ReversePyramid

/// The facts that a memory keeps of its set, beside a count over all of its sessions.
struct KeptFactsTests {
  /// Few weights, so that runs come up; the last are wider than any that is lifted.
  private static let weights: [Int64] = [0, 1, 2, .max / 2, .min / 2]

  @Test(arguments: 0..<20)
  func `runs of one weight and of one gap are counted`(_ seed: Int) {
    var dice = SplitMix64(seed: seed)
    var memory = SetMemory(capacity: 3)
    var all: [Evidence] = []
    func run(_ isSame: (Evidence, Evidence) -> Bool) -> Int64 {
      guard let last = all.last else { return 0 }
      return Int64(all.reversed().prefix { isSame($0, last) }.count)
    }
    for number in 1...100 {
      let most = seed < 10 ? 2 : KeptFactsTests.weights.count - 1
      let kind: Load.Kind = dice.chance(90) ? .outside : .body
      var evidence = Evidence.none
      evidence.load = Load(
        Weight(grains: KeptFactsTests.weights[dice.int(0...most)]), .kg, kind: kind)
      evidence.setOne = Load(
        Weight(grains: KeptFactsTests.weights[dice.int(0...most)]), .kg, kind: kind)
      evidence.reps = dice.int(1...9)
      all.append(evidence)
      memory.remember(evidence, session: number)
      #expect(memory.facts[.sessions] == Int64(number))
      #expect(memory.facts[.reps] == Int64(evidence.reps))
      #expect(
        memory.facts[.sameWeight]
          == run {
            $0.load.weight == $1.load.weight && $0.load.kind == $1.load.kind
          }, "session \(number)")
      #expect(memory.facts[.sameGap] == run { $0.gap == $1.gap }, "session \(number)")
      #expect(memory.latest == evidence && memory.count == number)
    }
  }
}
