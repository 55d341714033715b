/// One set of an invented history, in whole numbers.
struct InventedSet {
  var lifter: Int32
  var exercise: Int32
  /// The day, counted from 1 January 1970.
  var day: Int32
  var set: Int32
  var reps: Int32
  /// The weight in thousandths of a kilogram.
  var weight: Int32
}

/// Invented histories, the same on every machine: each lifter trains twenty exercises a day, three
/// sets each, now and then a burnout, and mostly as the default book would have it.
struct Invented {
  private(set) var sets: [InventedSet] = []
  private var state: UInt64

  static let exercises = [
    "Bench Press", "Squat", "Deadlift", "Overhead Press", "Barbell Row", "Pull Up", "Chin Up",
    "Dip", "Romanian Deadlift", "Front Squat", "Incline Bench Press", "Leg Press", "Lat Pulldown",
    "Seated Cable Row", "Hip Thrust", "Leg Curl", "Leg Extension", "Barbell Curl",
    "Triceps Extension", "Calf Raise",
  ]

  static let firstDay: Int32 = 7305

  /// Invents so many days of so many lifters, by lifter, day and exercise.
  init(lifters: Int32 = 1, days: Int32, seed: UInt64 = 1) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    for lifter in 0..<lifters {
      var trainees = Invented.exercises.indices.map { Trainee(number: Int32($0)) }
      for day in 0..<days {
        for exercise in trainees.indices {
          let luck = next()
          for (index, done) in trainees[exercise].train(luck).enumerated() {
            sets.append(
              InventedSet(
                lifter: lifter, exercise: Int32(exercise), day: Invented.firstDay + day,
                set: Int32(index + 1), reps: done.reps, weight: done.quarters * 250))
          }
          trainees[exercise].plan(luck)
        }
      }
    }
  }

  private mutating func next() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 32)
  }
}
