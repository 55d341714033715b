/// Sums over decisions, alike for both sides of a comparison.
struct PlainSums {
  var decisions = 0
  var thousandths: Int64 = 0
  var reps = 0
  /// How many each rule gave.
  var rules = InlineArray<10, Int>(repeating: 0)

  @inline(__always)
  mutating func take(_ decision: PlainDecision) {
    decisions &+= 1
    thousandths &+= Int64(decision.weight)
    reps &+= Int(decision.from)
    rules[Int(decision.rule.rawValue)] &+= 1
  }
}

/// The memory of many exercises, and the rules over it.
struct PlainCoach {
  private static let room = 8
  private var sets: [PlainSet] = []
  private var counts: [Int32] = []

  /// The number of exercises.
  var exercises: Int { counts.count }

  /// Takes in one set of an exercise; `setOne` is set one's weight of that day.
  @inline(__always)
  mutating func take(_ exercise: Int, _ set: Int32, _ weight: Int32, _ reps: Int32, setOne: Int32) {
    while counts.count <= exercise {
      counts.append(0)
      sets += [PlainSet](repeating: PlainSet(), count: PlainCoach.room)
    }
    guard weight <= setOne else { return }
    sets[exercise * PlainCoach.room + Int(set) - 1].remember(weight, reps, setOne: setOne)
    if set > counts[exercise] { counts[exercise] = set }
  }

  /// Decides every set of an exercise, or the first so many.
  @inline(__always)
  func decide(_ exercise: Int, most: Int32 = .max, _ body: (PlainDecision) -> Void) {
    let first = exercise * PlainCoach.room
    let one = sets[first].setOneDecision()
    body(one)
    var set: Int32 = 2
    while set <= min(counts[exercise], most) {
      let own = sets[first + Int(set) - 1]
      if own.count > 0 { body(own.laterDecision(set, under: one.weight)) }
      set += 1
    }
  }

  func decide() -> PlainSums {
    var sums = PlainSums()
    for exercise in counts.indices { decide(exercise) { sums.take($0) } }
    return sums
  }

  func word(_ body: (String) -> Void) {
    for exercise in counts.indices { decide(exercise) { body($0.sentence) } }
  }
}

extension PlainCoach {
  /// Takes in the sets of one lifter and decides after every session; the sums of the decisions.
  static func replay(_ sets: [InventedSet]) -> PlainSums {
    var coach = PlainCoach()
    var sums = PlainSums()
    var (exercise, day, setOne): (Int32, Int32, Int32) = (-1, 0, 0)
    for set in sets {
      if set.exercise != exercise || set.day != day {
        if exercise >= 0 { coach.decide(Int(exercise)) { sums.take($0) } }
        (exercise, day, setOne) = (set.exercise, set.day, set.weight)
      }
      coach.take(Int(exercise), set.set, set.weight, set.reps, setOne: setOne)
    }
    if exercise >= 0 { coach.decide(Int(exercise)) { sums.take($0) } }
    return sums
  }

  /// Takes in whole invented histories, each exercise of each lifter for itself; the first so many.
  init(_ invented: Invented, exercises: Int = .max) {
    var setOne: Int32 = 0
    for set in invented.sets {
      let exercise = Int(set.lifter) * Invented.exercises.count + Int(set.exercise)
      if set.set == 1 { setOne = set.weight }
      guard exercise < exercises else { continue }
      take(exercise, set.set, set.weight, set.reps, setOne: setOne)
    }
  }
}
