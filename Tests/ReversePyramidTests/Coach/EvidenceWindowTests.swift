import TestSupport
import Testing

@testable import ReversePyramid

/// The window of the latest sessions of a set, beside a list of all of them.
struct EvidenceWindowTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 9, 50, 64])
  func `a window knows its sessions and which of them nobody beat`(_ capacity: Int) {
    var dice = SplitMix64(seed: capacity)
    var window = EvidenceWindow(capacity: capacity)
    var all: [Evidence] = []
    for number in 1...200 {
      var evidence = Evidence.none
      // Few reps, so that long windows without a better session come up.
      evidence.reps = dice.chance(90) ? dice.int(6...7) : dice.int(1...30)
      evidence.line = number
      all.append(evidence)
      var unbeaten = window.append(evidence)
      if dice.chance(20) {
        all[number - 1].reps = dice.int(1...9)
        unbeaten = window.replaceLastReps(with: all[number - 1].reps)
      }
      let held = min(capacity, number)
      for back in 0..<held {
        #expect(window[back] == all[number - 1 - back], "\(number), \(back) back")
      }
      for length in 1...held {
        let latest = all.suffix(length)
        let isUnbeaten = latest.allSatisfy { $0.reps <= latest.first?.reps ?? 0 }
        #expect(
          unbeaten >> UInt64(length - 1) & 1 == (isUnbeaten ? 1 : 0), "\(number), \(length) long")
      }
    }
  }
}
