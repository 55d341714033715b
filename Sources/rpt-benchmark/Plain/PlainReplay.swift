/// Replays written by hand: bytes in, sums of the decisions after every session out.
enum PlainReplay {
  static func table(_ bytes: [UInt8]) -> PlainSums {
    var reader = PlainReader(bytes, from: (bytes.firstIndex(of: 10) ?? 0) + 1)
    var coach = PlainCoach()
    var sums = PlainSums()
    var (exercise, day, setOne): (Int, Int32, Int32) = (-1, 0, 0)
    while !reader.isAtEnd {
      let rowDay = reader.date()
      reader.skip()
      let rowExercise = reader.exercise()
      reader.skip()
      let set = reader.number()
      reader.skip()
      let weight = reader.weight()
      reader.skip()
      let reps = reader.number()
      reader.skip()
      if rowExercise != exercise || rowDay != day {
        if exercise >= 0 { coach.decide(exercise) { sums.take($0) } }
        (exercise, day, setOne) = (rowExercise, rowDay, weight)
      }
      coach.take(exercise, set, weight, reps, setOne: setOne)
    }
    if exercise >= 0 { coach.decide(exercise) { sums.take($0) } }
    return sums
  }

  /// The decisions of the sets that each session has.
  static func log(_ bytes: [UInt8]) -> PlainSums {
    var reader = PlainReader(bytes, from: "unit: kg\n".utf8.count)
    var coach = PlainCoach()
    var sums = PlainSums()
    var day: Int32 = 0
    while !reader.isAtEnd {
      switch reader.byte {
      case 10: reader.skip()
      case 48...57: day = reader.date()
      default:
        let exercise = reader.exercise()
        var (set, setOne): (Int32, Int32) = (0, 0)
        while reader.byte != 10 {
          reader.skip(2)
          if reader.byte == 98 { reader.skip() }
          let weight = reader.weight()
          reader.skip()
          let reps = reader.number()
          set += 1
          if set == 1 { setOne = weight }
          coach.take(exercise, set, weight, reps, setOne: setOne)
        }
        coach.decide(exercise, most: set) { sums.take($0) }
      }
    }
    return day > 0 ? sums : PlainSums()
  }
}
