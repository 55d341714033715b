import ReversePyramid
import TrainingLog

/// `rpt plates`: what to put on the bar for an exercise's next sets, or for one load.
enum PlatesCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    guard !context.words.isEmpty else {
      throw .usage(
        "plates for what?", context.shell.rpt("plates EXERCISE [LOAD]"),
        context.shell.rpt("plates LOAD"))
    }
    let gym = try context.gym()
    let view = try view(context.words, gym, try context.width())
    var output: Output
    if context.json {
      output = .json([view.json()])
    } else {
      output = .lines(
        context.plain ? view.plain() : context.read ? view.sentences() : view.lines())
      output.errors = Notices.problems(gym, context)
    }
    output.status = gym.status
    return output
  }

  private static func view(_ words: [String], _ gym: Gym, _ width: Int) throws(Failure)
    -> PlatesView
  {
    if let load = Load(typed: words.joined(), gym.log.unit) {
      try check(load)
      let (plates, unit) = try onlyPlates(gym)
      return PlatesView(exercise: nil, plates: BoardPlates(load, plates, unit), width: width)
    }
    let finder = NameFinder(gym.log)
    // A load behind a name counts for that exercise's bar.
    for length in 1...2 where words.count > length {
      let named = Array(words.dropLast(length))
      let typed = words.suffix(length).joined()
      guard (try? finder.exercise(words)) == nil, let exercise = try? finder.exercise(named),
        let load = Load(typed: typed, gym.unit(exercise))
      else { continue }
      try check(load)
      let (plates, unit) = try plates(of: exercise, gym)
      let view = BoardPlates(load, plates, unit)
      return PlatesView(exercise: nil, plates: view, width: width)
    }
    let exercise = try finder.exercise(words)
    let name = gym.log.exercises[exercise].name
    _ = try plates(of: exercise, gym)
    guard !gym.isBlocked(exercise) else {
      throw Failure(
        problems: gym.errors,
        message: "\(name) has no target: an error in the log touches it", status: .badData)
    }
    let equipment = gym.log.exercises[exercise].loads
    guard let plates = BoardPlates(gym.board(exercise), equipment) else {
      throw .usage("\(name) has no target yet", gym.shell.rpt("plates \(name.lowercased()) 60"))
    }
    return PlatesView(exercise: name, plates: plates, width: width)
  }

  private static func check(_ load: Load) throws(Failure) {
    guard load.weight < .zero else { return }
    throw .usage("\(load.text) is nothing to load: plates only add weight")
  }

  private static func plates(of exercise: Int, _ gym: Gym) throws(Failure) -> (
    PlateSet, WeightUnit
  ) {
    let logged = gym.log.exercises[exercise]
    if case .plates(let plates) = logged.loads.loads {
      return (plates, logged.loads.unit ?? gym.unit(exercise))
    }
    throw .usage(
      "the log names no bar and plates for \(logged.name)",
      "bar: 20 and plates: 20 15 10 5 2.5 1.25, under exercise \(logged.name)")
  }

  /// The bar and plates that all exercises of the log share.
  private static func onlyPlates(_ gym: Gym) throws(Failure) -> (PlateSet, WeightUnit) {
    var found: [(plates: PlateSet, unit: WeightUnit, name: String)] = []
    for (index, exercise) in gym.log.exercises.enumerated() where !exercise.isArchived {
      guard case .plates(let plates) = exercise.loads.loads, exercise.equipment != .bodyweight
      else { continue }
      let unit = exercise.loads.unit ?? gym.unit(index)
      if !found.contains(where: { $0.plates == plates && $0.unit == unit }) {
        found.append((plates, unit, exercise.name))
      }
    }
    guard let first = found.first else {
      throw .usage(
        "no exercise of the log has a bar and plates",
        "bar: 20 and plates: 20 15 10 5 2.5 1.25, under exercise NAME")
    }
    guard found.count == 1 else {
      throw .usage(
        "which bar? \(listed(found.map(\.name))) differ",
        gym.shell.rpt("plates \(first.name.lowercased()) 60")
      )
    }
    return (first.plates, first.unit)
  }
}
