import ReversePyramid

extension LogReader {
  /// Refuses settings of one exercise that contradict each other.
  mutating func refuseContradictions(_ kept: [RawSetting]) {
    var byExercise: [Int: [String: RawSetting]] = [:]
    for setting in kept { byExercise[setting.exercise, default: [:]][setting.key] = setting }
    for (exercise, settings) in byExercise.sorted(by: { $0.key < $1.key })
    where !log.exercises[exercise].isBlocked {
      refuseTwoLoads(exercise, settings)
      warnOfLooseBar(exercise, settings)
      refuseBothUnits(exercise, settings)
    }
  }

  private typealias Settings = [String: RawSetting]

  /// Plates, a stack and an increment are three answers to one question.
  private mutating func refuseTwoLoads(_ exercise: Int, _ settings: Settings) {
    let given = ["plates", "stack", "increment"].compactMap { settings[$0] }
      .sorted { $0.line < $1.line }
    if given.count > 1 {
      refuse(
        given[1], given[0], exercise,
        "\(given[0].key) and \(given[1].key) both say what can be loaded")
    } else if let stack = settings["stack"], log.exercises[exercise].equipment == .barbell,
      let type = settings["type"]
    {
      let (first, second) = type.line < stack.line ? (type, stack) : (stack, type)
      refuse(second, first, exercise, "a barbell has plates and no stack")
    } else if let stack = settings["stack"], let bar = settings["bar"] {
      let (first, second) = bar.line < stack.line ? (bar, stack) : (stack, bar)
      refuse(second, first, exercise, "a stack has no bar")
    } else if let bar = settings["bar"], log.exercises[exercise].equipment == .bodyweight,
      let type = settings["type"]
    {
      let (first, second) = type.line < bar.line ? (type, bar) : (bar, type)
      refuse(second, first, exercise, "a body has no bar; plates on a belt need none")
    }
  }

  private mutating func refuse(
    _ setting: RawSetting, _ other: RawSetting, _ exercise: Int, _ message: String
  ) {
    load(setting.line - 1)
    fail(
      Refusal(
        line.content, message,
        ["line \(other.line) says \(other.key): \(other.value)", "one of the two lines goes"],
        [
          Remedy(nil, "\(other.key): \(other.value)", "line \(other.line)"),
          Remedy(nil, "\(setting.key): \(setting.value)", "line \(setting.line)"),
        ]),
      touching: .exercise(exercise))
  }

  /// Plates go on a bar, unless they hang on the lifter's belt.
  private mutating func warnOfLooseBar(_ exercise: Int, _ settings: Settings) {
    let logged = log.exercises[exercise]
    guard let plates = settings["plates"], settings["bar"] == nil,
      logged.equipment != .bodyweight
    else { return }
    let bar = logged.plates.first?.unit == .lb ? "45" : "20"
    load(plates.line - 1)
    warn(
      Refusal(
        line.content, "the plates of \(logged.name) have no bar, so they decide nothing",
        ["its weight stands on a line of its own, 0 for a machine that counts only its plates"],
        [Remedy(nil, "bar: \(bar)"), Remedy(nil, "type: bodyweight", "plates on a belt")]))
  }

  /// A bar without plates tells nothing, unless a set names the bar as its load.
  mutating func warnOfBareBars() {
    var used = Set<Int>()
    var trained = Set<Int>()
    let bare = settings.filter { setting in
      let exercise = log.exercises[setting.exercise]
      return setting.key == "bar" && exercise.bar != nil && exercise.plates.isEmpty
        && !exercise.isBlocked
    }
    guard !bare.isEmpty else { return }
    for entry in log.visits.lazy.flatMap(\.entries) {
      trained.insert(entry.exercise)
      if entry.sets.contains(where: \.isBar) { used.insert(entry.exercise) }
    }
    for setting in bare
    where trained.contains(setting.exercise) && !used.contains(setting.exercise) {
      let logged = log.exercises[setting.exercise]
      load(setting.line - 1)
      let plates = logged.bar?.unit == .lb ? "45 35 25 10 5 2.5" : "20 15 10 5 2.5 1.25"
      warn(
        Refusal(
          line.content, "the bar of \(logged.name) has no plates, so it decides nothing",
          ["the plates stand on a line of their own"],
          [.elsewhere("plates: \(plates)", "on a line more")]))
    }
  }

  /// A bar in kilograms under plates in pounds makes weights that are neither.
  private mutating func refuseBothUnits(_ exercise: Int, _ settings: Settings) {
    let logged = log.exercises[exercise]
    guard let setting = settings["bar"], let bar = logged.bar, let unit = logged.plates.first?.unit,
      bar.unit != unit, bar.weight > .zero
    else { return }
    load(setting.line - 1)
    fail(
      Refusal(
        setting.range, "the bar is in \(bar.unit.rawValue) and the plates in \(unit.rawValue)",
        ["what they make together would be a round number in neither"],
        [Remedy(setting.range, (unit == .lb ? "45 " : "20 ") + unit.rawValue, "what it counts as")]
      ),
      touching: .exercise(exercise))
  }
}
