import ReversePyramid

/// Invented histories in the forms that are read.
extension Invented {
  /// The rows of a table, as they are once they were read.
  func rows() -> [SetRow] {
    sets.enumerated().map { index, set in
      SetRow(
        lifter: set.lifter, exercise: set.exercise, day: set.day, set: Int16(clamping: set.set),
        reps: Int16(clamping: set.reps), weight: Weight(thousandths: Int64(set.weight), .kg),
        line: index + 2)
    }
  }

  /// A table of one lifter.
  func table() -> [UInt8] {
    var bytes = Array("date,exercise,set,weight,reps\n".utf8)
    var (day, date): (Int32, String) = (.min, "")
    for set in sets {
      if set.day != day { (day, date) = (set.day, Day(number: Int(set.day)).text) }
      let weight = decimalText(thousandths: Int64(set.weight))
      let name = Invented.exercises[Int(set.exercise)]
      bytes += Array("\(date),\(name),\(set.set),\(weight),\(set.reps)\n".utf8)
    }
    return bytes
  }

  /// A log of one lifter.
  func log() -> [UInt8] {
    var text = "unit: kg\n"
    var day: Int32 = .min
    for set in sets {
      if set.day != day {
        text += "\n\n" + Day(number: Int(set.day)).text
        day = set.day
      }
      text += set.set == 1 ? "\n\(Invented.exercises[Int(set.exercise)]): " : ", "
      if set.set == 4 { text += "b" }
      text += "\(decimalText(thousandths: Int64(set.weight)))x\(set.reps)"
    }
    return Array((text + "\n").utf8)
  }

  /// The history of each exercise of each lifter.
  func histories() -> [[Session]] {
    let width = Invented.exercises.count
    var histories = [[Session]](
      repeating: [], count: (Int(sets.last?.lifter ?? -1) + 1) * width)
    for set in sets {
      let place = Int(set.lifter) * width + Int(set.exercise)
      let load = Load(Weight(thousandths: Int64(set.weight), .kg), .kg)
      let done = WorkSet(load: load, reps: Int(set.reps))
      if set.set == 1 {
        histories[place].append(Session(day: Day(number: Int(set.day)), sets: [done]))
      } else {
        histories[place][histories[place].count - 1].sets.append(done)
      }
    }
    return histories
  }
}
