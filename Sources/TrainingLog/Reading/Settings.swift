import ReversePyramid

extension LogReader {
  /// Reads the values of all blocks, units first, since other values are read in them.
  mutating func readSettings() {
    guard !settings.isEmpty else { return }
    var first: [String: RawSetting] = [:]
    var kept: [RawSetting] = []
    for setting in settings {
      let key = "\(setting.exercise) \(setting.key)"
      guard let earlier = first[key] else {
        first[key] = setting
        kept.append(setting)
        continue
      }
      if earlier.value.lowercased() == setting.value.lowercased() { continue }
      load(setting.line - 1)
      fail(
        Refusal(
          line.content,
          "\"\(setting.key)\" has two values for \(log.exercises[setting.exercise].name)",
          ["line \(earlier.line) says \(earlier.key): \(earlier.value)"],
          [
            .elsewhere("\(earlier.key): \(earlier.value)", "line \(earlier.line)"),
            .elsewhere("\(setting.key): \(setting.value)", "line \(setting.line)"),
          ]
        ),
        touching: .exercise(setting.exercise)
      )
    }
    for setting in kept where setting.key == "unit" { read(setting) }
    for setting in kept where setting.key != "unit" { read(setting) }
    checkFloors(kept)
    refuseContradictions(kept)
  }

  private mutating func read(_ setting: RawSetting) {
    load(setting.line - 1)
    do throws(Refusal) { try apply(setting) } catch {
      var refusal = error
      if refusal.explanation.isEmpty, refusal.remedies.isEmpty,
        let example = LogReader.examples[setting.key]
      {
        refusal.explanation = ["it is written \(setting.key): \(example)"]
      }
      fail(refusal, touching: .exercise(setting.exercise))
    }
  }

  /// Numbers as words, from 0.
  static let numberWords = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]

  /// A value of each setting, to show how it is written.
  private static let examples = [
    "alias": "bench, bp", "type": "barbell", "category": "push", "unit": "kg", "step": "2.5",
    "win": "8 10 12", "floor": "6", "sets": "3", "bar": "20", "plates": "20 15 10 5 2.5 1.25",
    "stack": "5 to 120 by 2.5", "increment": "2", "status": "archived",
  ]

  /// Refuses a floor above the win of the same set, where an exercise has its own of both.
  private mutating func checkFloors(_ settings: [RawSetting]) {
    for setting in settings where setting.key == "floor" {
      let own = log.exercises[setting.exercise].overrides
      guard let floor = own.first(where: { $0.name == "floor" })?.kg, let lowest = floor.last,
        let win = own.first(where: { $0.name == "win" })?.kg, let highest = win.last
      else { continue }
      let pairs = (0..<max(floor.count, win.count)).map { index in
        (
          floor.indices.contains(index) ? floor[index] : lowest,
          win.indices.contains(index) ? win[index] : highest
        )
      }
      guard let pair = pairs.first(where: { $0.0 > $0.1 }) else { continue }
      load(setting.line - 1)
      let most = pairs.prefix(floor.count).map { "\(min($0.0, $0.1))" }
      let least = "\(min(lowest, win.min() ?? lowest))"
      let mended = win.count > floor.count ? [least] : most
      fail(
        Refusal(
          setting.range, "a floor of \(pair.0) stands above a win of \(pair.1)",
          ["reps below the floor take load off, and reps from the win on add it"],
          [Remedy(setting.range, mended.joined(separator: " "), "no more than the win")]),
        touching: .exercise(setting.exercise))
    }
  }

  private mutating func apply(_ setting: RawSetting) throws(Refusal) {
    let exercise = setting.exercise
    if setting.key == "setup" {
      log.exercises[exercise].setup = setting.value
      return
    }
    let end = line.bytes[setting.range].firstIndex(of: Ascii.semicolon) ?? setting.range.upperBound
    let range = line.bytes.trimmed(setting.range.lowerBound..<end)
    if let note = noteText(end..<setting.range.upperBound) {
      log.exercises[exercise].notes.append(note)
    }
    guard !range.isEmpty else {
      throw Refusal(line.content, "\"\(setting.key)\" has no value")
    }
    let unit = log.exercises[exercise].unit ?? log.unit
    let values = SettingValues(line: line, range: range, unit: unit)
    switch setting.key {
    case "alias": try addAliases(range, exercise)
    case "type":
      let words = Exercise.Equipment.allCases.map(\.rawValue)
      log.exercises[exercise].equipment = .init(rawValue: try values.word(of: words))
    case "category":
      log.exercises[exercise].category = try values.word(of: ["push", "pull", "legs"])
    case "status":
      log.exercises[exercise].isArchived =
        try values.word(of: ["active", "archived"]) == "archived"
    case "unit":
      log.exercises[exercise].unit = WeightUnit(rawValue: try values.word(of: ["kg", "lb"]))
    case "step":
      let step = try values.step()
      override(setting, range, kg: step.kg.map { [$0] }, lb: step.lb.map { [$0] })
    case "win", "floor":
      let numbers = try values.numbers(most: 100, isList: true)
      override(setting, range, kg: numbers, lb: numbers)
    case "sets":
      let numbers = try values.numbers(most: 20, isList: false)
      override(setting, range, kg: numbers, lb: numbers)
    case "bar": log.exercises[exercise].bar = try values.load(allowsZero: true)
    case "plates":
      let plates = try values.plates()
      log.exercises[exercise].plates = plates.map(\.load)
      log.exercises[exercise].platePairs = plates.map(\.pairs)
    case "stack":
      let stack = try values.stack()
      log.exercises[exercise].stack = stack.range
      log.exercises[exercise].addOns = stack.addOns
    default: log.exercises[exercise].increment = try values.load(allowsZero: false)
    }
  }

  /// The note in the rest of a line that begins with its `;`; nil where there is none.
  func noteText(_ rest: Range<Int>) -> String? {
    let note = line.bytes.trimmed(min(rest.lowerBound + 1, rest.upperBound)..<rest.upperBound)
    return note.isEmpty ? nil : line.bytes.text(note)
  }

  private mutating func override(
    _ setting: RawSetting, _ range: Range<Int>, kg: [Int64]?, lb: [Int64]?
  ) {
    log.exercises[setting.exercise].overrides.append(
      SettingOverride(
        name: setting.key, kg: kg, lb: lb, file: log.name, line: setting.line,
        place: line.place(range), excerpt: excerpt(setting.line))
    )
  }

  private mutating func addAliases(_ range: Range<Int>, _ exercise: Int) throws(Refusal) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = line.bytes[start..<range.upperBound].firstIndex(of: Ascii.comma) ?? range.upperBound
      let alias = line.bytes.trimmed(start..<end)
      guard !alias.isEmpty, line.bytes[alias].contains(where: \.isWord),
        alias.count <= Limits.nameBytes, !line.bytes[alias].contains(Ascii.colon)
      else {
        let names = line.bytes[range].split(separator: Ascii.comma).map {
          String(decoding: $0.filter { $0 != Ascii.colon }, as: UTF8.self)
        }
        let mended = names.filter { $0.contains { $0 != " " } }.joined(separator: ",")
        throw Refusal(
          range, "aliases are names, with commas between them", [], [Remedy(range, mended)])
      }
      let text = line.bytes.text(alias)
      if LogReader.keys.contains(text.lowercased()) || text.lowercased() == "bw"
        || SetWords.kind(text.lowercased()) != nil
      {
        throw Refusal(alias, "\"\(text)\" means something else in a log and can be no alias")
      }
      guard names.add(line.bytes, alias, exercise: exercise) else {
        let owner = names.exercise(line.bytes, alias) ?? exercise
        throw Refusal(alias, "\"\(text)\" is already a name of \(log.exercises[owner].name)")
      }
      log.exercises[exercise].aliases.append(NameTable.spelling(line.bytes, alias))
      start = end + 1
    }
  }
}
