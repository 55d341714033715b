extension BookReader {
  /// Words that mean something where a name could stand.
  private static func isReserved(_ name: String) -> Bool {
    switch name {
    case "last", "half", "pick", "the", "no", "set", "to", "or", "weight", "gap", "aim", "moved",
      "days", "number", "kg", "lb", "rep", "reps":
      true
    default: false
    }
  }

  /// Reads a `let`, or notes the name of one that cannot be read.
  mutating func readSetting(_ head: LineHead) {
    cursor = LineCursor(text, line: head.line)
    cursor.advance()
    let name = cursor.next
    guard name.kind == .word else {
      settings.isIncomplete = true
      if !head.isMisspelt { problems.error(cursor.unexpected(form: "let step = 2.5 kg or 5 lb")) }
      return
    }
    if let first = settings.index(of: name.text) {
      let related = (settings.spots[first], "first here")
      problems.error(
        Mistake(
          "`\(name.text)` is defined twice",
          at: name.spot,
          hint: "remove one of them",
          related: [related]
        )
      )
      return
    }
    var setting = RuleBook.Setting(
      name: name.text,
      dimension: .reps,
      kg: [],
      lb: [],
      line: head.line,
      file: text.file
    )
    var isRead = false
    if !head.isMisspelt {
      do throws(Mistake) {
        try readValue(of: &setting)
        isRead = true
      } catch { problems.error(error) }
    }
    guard settings.settings.count < 64 else {
      settings.isIncomplete = true
      if !hasTooMany.lets { problems.error(Mistake("a book has at most 64 lets", at: name.spot)) }
      hasTooMany.lets = true
      return
    }
    settings.add(setting, at: name.spot, isRead: isRead)
  }

  private mutating func readValue(of setting: inout RuleBook.Setting) throws(Mistake) {
    if BookReader.isReserved(setting.name) {
      throw Mistake(
        "`\(setting.name)` cannot be a name",
        at: cursor.next.spot,
        hint: "it is a word of the rules"
      )
    }
    cursor.advance()
    try cursor.expect("=", form: "let \(setting.name) = 8 reps")
    let first = try readNumber()
    if cursor.next.text == "/" { return try readList(of: &setting, from: first) }
    let unit = try readUnit(after: first)
    setting.dimension = unit.dimension
    guard let weightUnit = unit.weight else {
      setting.kg = [try checked(wholeNumber(first), of: setting, at: first.spot)]
      setting.lb = setting.kg
      return try cursor.expectEnd()
    }
    try readWeights(of: &setting, first, in: weightUnit)
  }

  /// Reads the rest of `8/10/12 reps`.
  private mutating func readList(
    of setting: inout RuleBook.Setting,
    from first: Token
  ) throws(Mistake) {
    var numbers = [first]
    while cursor.take("/") {
      let number = try readNumber()
      guard numbers.count < SettingBounds.mostSets else {
        throw Mistake(
          "a list has at most \(SettingBounds.mostSets) numbers", at: number.spot,
          hint: "one for each set; the last serves the rest")
      }
      numbers.append(number)
    }
    let unit = cursor.next
    guard try readUnit(after: numbers[numbers.count - 1]).dimension == .reps else {
      throw Mistake("only reps can differ from set to set", at: unit.spot, hint: "write one number")
    }
    for number in numbers {
      setting.kg.append(try checked(wholeNumber(number), of: setting, at: number.spot))
    }
    setting.lb = setting.kg
    try cursor.expectEnd()
  }

  /// Reads the rest of `2.5 kg or 5 lb`.
  private mutating func readWeights(
    of setting: inout RuleBook.Setting,
    _ first: Token,
    in unit: WeightUnit
  ) throws(Mistake) {
    let weight = Weight(thousandths: try thousandths(first), unit)
    _ = try checked(weight.grains, in: unit, of: setting, at: first.spot)
    var other = weight
    let otherUnit: WeightUnit = unit == .kg ? .lb : .kg
    if cursor.take("or") {
      let number = try readNumber()
      let unitSpot = cursor.next.spot
      guard try readUnit(after: number).weight == otherUnit else {
        throw Mistake(
          "the second value of a weight is in the other unit",
          at: number.spot.upTo(unitSpot),
          hint: "write the \(otherUnit.rawValue) here"
        )
      }
      other = Weight(thousandths: try thousandths(number), otherUnit)
      _ = try checked(other.grains, in: otherUnit, of: setting, at: number.spot)
      try cursor.expectEnd()
    } else {
      try cursor.expectEnd()
      let converted = weight.nearestThousandths(in: otherUnit)
      other = Weight(thousandths: converted, otherUnit)
      setting.converted = otherUnit
      let shown = "\(decimalText(thousandths: converted)) \(otherUnit.rawValue)"
      problems.warn(
        Mistake(
          "`\(setting.name)` has no value in \(otherUnit.rawValue)",
          at: first.spot.upTo(cursor.previous.spot),
          hint: "\(shown) is used; write `or` and the \(otherUnit.rawValue) behind it"
        )
      )
    }
    setting.kg = [unit == .kg ? weight.grains : other.grains]
    setting.lb = [unit == .kg ? other.grains : weight.grains]
  }

  private func checked(
    _ value: Int64,
    in unit: WeightUnit = .kg,
    of setting: RuleBook.Setting,
    at spot: Spot
  ) throws(Mistake) -> Int64 {
    let bounds = SettingBounds(name: setting.name, dimension: setting.dimension)
    if let problem = bounds.problem(value, unit: unit) { throw Mistake(problem, at: spot) }
    return value
  }
}
