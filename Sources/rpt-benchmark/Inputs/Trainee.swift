/// An invented lifter at one exercise, in quarters of a kilogram.
struct Trainee {
  private var setOne: Int32
  private var capacity: Int32
  /// The gaps of sets two and three.
  private var gaps: (Int32, Int32)
  /// How many sessions each set did not move.
  private var flat: (Int32, Int32, Int32) = (0, 0, 0)
  private var reps: (Int32, Int32, Int32) = (0, 0, 0)

  init(number: Int32) {
    setOne = 160 + number * 7 % 20 * 20
    capacity = setOne + 10
    gaps = (setOne / 100 * 10, setOne / 100 * 20)
  }

  /// The sets of one session, by four bits of luck here and there.
  mutating func train(_ luck: UInt32) -> [(quarters: Int32, reps: Int32)] {
    if luck & 7 == 0 {
      let climbs = Int32(luck >> 3 & 31) < 16 + (1600 - capacity) / 100
      capacity = max(80, capacity + (climbs ? 5 : -5))
    }
    func done(_ weight: Int32, _ room: Int32, _ shift: UInt32) -> Int32 {
      min(12, max(1, 6 + (room - weight) / 20 + Int32(luck >> shift & 3) - 1))
    }
    let (two, three) = (setOne - gaps.0, setOne - gaps.1)
    reps = (
      done(setOne, capacity, 8), done(two, capacity - 20, 10), done(three, capacity - 40, 12)
    )
    var sets = [(setOne, reps.0), (two, reps.1), (three, reps.2)]
    if luck >> 20 & 15 == 0 { sets.append((three / 2 / 5 * 5, 15 + Int32(luck >> 24 & 7))) }
    return sets
  }

  /// What is loaded next time; one session in eight ignores the plan.
  mutating func plan(_ luck: UInt32) {
    guard luck >> 14 & 7 != 0 else { return }
    flat.0 = reps.0 >= 8 ? 0 : flat.0 + 1
    if reps.0 >= 8 { setOne += 10 }
    if flat.0 >= 3 + Int32(luck >> 17 & 1) {
      setOne = max(60, setOne - 20)
      flat.0 = 0
    }
    Trainee.plan(&gaps.0, &flat.1, reps.1)
    Trainee.plan(&gaps.1, &flat.2, reps.2)
    gaps.0 = min(gaps.0, (setOne - 20) / 5 * 5)
    gaps.1 = max(gaps.0, min(gaps.1, (setOne - 10) / 5 * 5))
  }

  private static func plan(_ gap: inout Int32, _ flat: inout Int32, _ reps: Int32) {
    flat = reps >= 8 ? 0 : flat + 1
    if reps >= 8 { gap = max(0, gap - 5) }
    if flat >= 4 {
      gap += 10
      flat = 0
    }
  }
}
