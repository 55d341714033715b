import ReversePyramid

extension LogReader {
  /// Reads the values of all blocks, units first, since other values are read in them.
  mutating func readSettings() {
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
            Remedy(nil, "\(earlier.key): \(earlier.value)", "line \(earlier.line)"),
            Remedy(nil, "\(setting.key): \(setting.value)", "line \(setting.line)"),
          ]
        ),
        touching: .exercise(setting.exercise)
      )
    }
    for setting in kept where setting.key == "unit" { read(setting) }
    for setting in kept where setting.key != "unit" { read(setting) }
  }

  private mutating func read(_ setting: RawSetting) {
    load(setting.line - 1)
    do throws(Refusal) { try apply(setting) } catch {
      fail(error, touching: .exercise(setting.exercise))
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
      override(setting, kg: step.kg.map { [$0] }, lb: step.lb.map { [$0] })
    case "win", "floor":
      let numbers = try values.numbers(most: 100, isList: true)
      override(setting, kg: numbers, lb: numbers)
    case "sets":
      let numbers = try values.numbers(most: 20, isList: false)
      override(setting, kg: numbers, lb: numbers)
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

  private mutating func override(_ setting: RawSetting, kg: [Int64]?, lb: [Int64]?) {
    log.exercises[setting.exercise].overrides.append(
      SettingOverride(name: setting.key, kg: kg, lb: lb, file: log.name, line: setting.line)
    )
  }

  private mutating func addAliases(_ range: Range<Int>, _ exercise: Int) throws(Refusal) {
    var start = range.lowerBound
    while start <= range.upperBound {
      let end = line.bytes[start..<range.upperBound].firstIndex(of: Ascii.comma) ?? range.upperBound
      let alias = line.bytes.trimmed(start..<end)
      guard !alias.isEmpty, line.bytes[alias].contains(where: \.isWord),
        alias.count <= Limits.nameBytes, !line.bytes[alias].contains(Ascii.colon)
      else { throw Refusal(range, "aliases are names, with commas between them") }
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
