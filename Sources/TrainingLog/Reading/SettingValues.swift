import ReversePyramid

/// Reads the values of settings.
struct SettingValues {
  let line: ByteLine
  let range: Range<Int>
  let unit: WeightUnit

  private struct Amount {
    var thousandths: Int64
    var unit: WeightUnit?
    var range: Range<Int>
  }

  /// One word of a list.
  func word(of words: [String]) throws(Refusal) -> String {
    let word = line.bytes.lowercased(range)
    if words.contains(word) { return word }
    let shown = line.bytes.text(range)
    let near = Suggestion.nearest(to: word, in: words)
    throw Refusal(
      range,
      "\"\(shown)\" is none of \(words.joined(separator: ", "))",
      [],
      near.map { [Remedy(range, $0)] } ?? []
    )
  }

  /// Whole numbers from 1, one or a list with spaces between.
  func numbers(most: Int64, isList: Bool) throws(Refusal) -> [Int64] {
    if let number = LogReader.numberWords.firstIndex(of: line.bytes.lowercased(range)) {
      throw Refusal(
        range, "\"\(line.bytes.text(range))\" is no number", [], [Remedy(range, "\(number)")])
    }
    let amounts = try amounts(joint: isList ? Ascii.slash : Ascii.space)
    for amount in amounts {
      let isGood =
        amount.unit == nil && amount.thousandths % 1000 == 0
        && (1000...most * 1000).contains(amount.thousandths)
      guard isGood else {
        throw Refusal(amount.range, "this is a whole number from 1 to \(most)")
      }
    }
    guard amounts.count == 1 || (isList && amounts.count <= 20) else {
      throw Refusal(range, isList ? "these are more than 20 numbers" : "this is one number")
    }
    return amounts.map { $0.thousandths / 1000 }
  }

  /// One load.
  func load(allowsZero: Bool) throws(Refusal) -> Load {
    let amounts = try amounts()
    guard amounts.count == 1, let amount = amounts.first else {
      throw Refusal(range, "this is one load: 20")
    }
    guard amount.thousandths > 0 || allowsZero else {
      throw Refusal(amount.range, "this load is more than 0")
    }
    return load(amount)
  }

  /// `2.5`, `5 lb`, `2.5 kg or 5 lb`, in grains.
  func step() throws(Refusal) -> (kg: Int64?, lb: Int64?) {
    let amounts = try amounts(between: "or")
    var result: (kg: Int64?, lb: Int64?)
    for amount in amounts {
      guard amount.thousandths > 0 else { throw Refusal(amount.range, "a step is more than 0") }
      let amountUnit = amount.unit ?? unit
      let grains = Weight(thousandths: amount.thousandths, amountUnit).grains
      let isDouble = amountUnit == .kg ? result.kg != nil : result.lb != nil
      guard !isDouble, amounts.count == 1 || amount.unit != nil else {
        throw Refusal(range, "a step is one weight a unit: 2.5 kg or 5 lb")
      }
      if amountUnit == .kg { result.kg = grains } else { result.lb = grains }
    }
    return result
  }

  /// Plates, one of each pair, with the number of pairs where they run out: `20x2 10 5`; a unit
  /// behind the last counts for all.
  func plates() throws(Refusal) -> [(load: Load, pairs: Int?)] {
    try refuseDecimalComma()
    var amounts: [Amount] = []
    var counts: [Int?] = []
    for part in parts() {
      let split = line.bytes[part].firstIndex(of: Ascii.x)
      if let amount = try amount(part.lowerBound..<(split ?? part.upperBound)) {
        amounts.append(amount)
        counts.append(
          try split.map { (at) throws(Refusal) in try pairs(at + 1..<part.upperBound, part) })
      } else if let unit = SetWords.unit(line.bytes.lowercased(part)), let last = amounts.last,
        last.unit == nil
      {
        amounts[amounts.count - 1].unit = unit
      } else {
        throw Refusal(
          part, "\"\(line.bytes.text(part))\" is no plate", ["plates: 20 15 10 5 2.5 1.25"])
      }
    }
    guard !amounts.isEmpty else { throw Refusal(range, "a number is missing here") }
    try spreadUnit(&amounts)
    guard amounts.count <= 40 else { throw Refusal(range, "these are more than 40 plates") }
    for amount in amounts where amount.thousandths <= 0 {
      throw Refusal(amount.range, "a plate weighs more than 0")
    }
    return zip(amounts, counts).map { (load($0), $1) }
  }

  private func pairs(_ digits: Range<Int>, _ part: Range<Int>) throws(Refusal) -> Int {
    let text = line.bytes.text(digits)
    guard let pairs = Int(text), (1...20).contains(pairs) else {
      throw Refusal(part, "a plate and its pairs are written 20x2", ["that is two pairs of 20"])
    }
    return pairs
  }

  /// `5 to 120 by 2.5`, and add-on weights behind `add`: `5 to 120 by 5 add 1.25 2.5`.
  func stack() throws(Refusal) -> (range: LoadRange, addOns: [Load]) {
    let form = "a stack is written from, to and by: 5 to 120 by 2.5"
    var amounts: [Amount] = []
    var words: [String] = []
    for part in parts() {
      if let amount = try amount(part) {
        amounts.append(amount)
      } else if let unit = SetWords.unit(line.bytes.lowercased(part)), !amounts.isEmpty {
        amounts[amounts.count - 1].unit = unit
      } else {
        words.append(line.bytes.lowercased(part))
        guard words.count == amounts.count else { throw Refusal(range, form) }
      }
    }
    let hasAddOns = amounts.count > 3
    guard amounts.count >= 3, words == (hasAddOns ? ["to", "by", "add"] : ["to", "by"]) else {
      throw Refusal(range, form, ["add-on weights stand behind add: 5 to 120 by 5 add 2.5"])
    }
    try spreadUnit(&amounts)
    let result = LoadRange(from: load(amounts[0]), to: load(amounts[1]), by: load(amounts[2]))
    guard result.from.weight < result.to.weight, amounts[2].thousandths > 0 else {
      throw Refusal(range, "a stack goes up from the lighter load: 5 to 120 by 2.5")
    }
    try refuseLooseEnd(result, amounts)
    guard amounts.count <= 9 else { throw Refusal(range, "these are more than 6 add-on weights") }
    for amount in amounts[3...] where amount.thousandths <= 0 {
      throw Refusal(amount.range, "an add-on weighs more than 0")
    }
    return (result, amounts[3...].map { load($0) })
  }

  /// A stack ends at one of its notches.
  private func refuseLooseEnd(_ stack: LoadRange, _ amounts: [Amount]) throws(Refusal) {
    let (from, to, by) = (
      amounts[0].thousandths, amounts[1].thousandths, amounts[2].thousandths
    )
    guard stack.from.unit == stack.to.unit, stack.to.unit == stack.by.unit else {
      throw Refusal(range, "the numbers of a stack are in one unit")
    }
    let rest = (to - from) % by
    guard rest != 0 else { return }
    let shown = stack.to.text
    let below = decimalText(thousandths: to - rest)
    let above = decimalText(thousandths: to - rest + by)
    throw Refusal(
      amounts[1].range, "no notch of this stack is at \(shown)",
      [
        "from \(stack.from.text) by \(stack.by.text) the nearest are \(below) and \(above)"
      ],
      [Remedy(amounts[1].range, below), Remedy(amounts[1].range, above)])
  }

  private func load(_ amount: Amount) -> Load {
    let loadUnit = amount.unit ?? unit
    return Load(Weight(thousandths: amount.thousandths, loadUnit), loadUnit)
  }

  private func spreadUnit(_ amounts: inout [Amount]) throws(Refusal) {
    let named = amounts.count { $0.unit != nil }
    guard Set(amounts.compactMap(\.unit)).count < 2 else {
      throw Refusal(
        range, "these are in two units", ["the unit stands once, behind the last number"])
    }
    guard named > 0, named < amounts.count else { return }
    guard named == 1, let last = amounts.last, let unit = last.unit else {
      throw Refusal(range, "the unit stands once, behind the last number")
    }
    for index in amounts.indices { amounts[index].unit = unit }
  }

  private func refuseDecimalComma() throws(Refusal) {
    let commas = range.filter { index in
      line.bytes[index] == Ascii.comma && line.bytes.at(index - 1).isDigit
        && line.bytes.at(index + 1).isDigit
    }
    guard let first = commas.first else { return }
    func with(_ sign: UInt8) -> String {
      var bytes = line.bytes
      for index in commas { bytes[index] = sign }
      return bytes.text(range)
    }
    throw Refusal.twoWays(
      first..<first + 1, "a comma between two numbers",
      [
        Remedy(range, with(Ascii.dot), commas.count == 1 ? "one number" : "decimal commas"),
        Remedy(range, with(Ascii.space), commas.count == 1 ? "two plates" : "single plates"),
      ])
  }

  /// The words of the value; a comma before a space separates like the space.
  private func parts(joint: UInt8 = Ascii.space) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var i = range.lowerBound
    while i < range.upperBound {
      let start = i
      while i < range.upperBound, line.bytes[i] != Ascii.space, line.bytes[i] != joint { i += 1 }
      var end = i
      if end > start, line.bytes[end - 1] == Ascii.comma { end -= 1 }
      if end > start { parts.append(start..<end) }
      i += 1
    }
    return parts
  }

  private func amounts(
    between word: String? = nil, joint sign: UInt8 = Ascii.space
  ) throws(Refusal) -> [Amount] {
    let joint = word
    var amounts: [Amount] = []
    for part in parts(joint: sign) {
      if let amount = try amount(part) {
        amounts.append(amount)
        continue
      }
      let word = line.bytes.lowercased(part)
      if let unit = SetWords.unit(word), let last = amounts.last, last.unit == nil {
        amounts[amounts.count - 1].unit = unit
      } else if word != joint || amounts.isEmpty {
        throw Refusal(part, "\"\(line.bytes.text(part))\" is no number")
      }
    }
    guard !amounts.isEmpty else { throw Refusal(range, "a number is missing here") }
    return amounts
  }

  /// A number with at most six digits before and three behind the point, and its unit.
  private func amount(_ part: Range<Int>) throws(Refusal) -> Amount? {
    let bytes = line.bytes
    guard let first = part.first, bytes[first].isDigit else { return nil }
    var value: Int64 = 0
    var i = first
    while i < part.upperBound, bytes[i].isDigit, i - first < 7 {
      value = value * 10 + Int64(bytes[i].digit)
      i += 1
    }
    guard i - first <= 6 else { throw Refusal(part, "this number has more than six digits") }
    value *= 1000
    if i + 1 < part.upperBound, bytes[i] == Ascii.dot || bytes[i] == Ascii.comma,
      bytes[i + 1].isDigit
    {
      i += 1
      var scale: Int64 = 100
      while i < part.upperBound, bytes[i].isDigit {
        guard scale > 0 else { throw Refusal(part, "this number has more than three decimals") }
        value += Int64(bytes[i].digit) * scale
        scale /= 10
        i += 1
      }
    }
    var amount = Amount(thousandths: value, unit: nil, range: first..<i)
    guard i < part.upperBound else { return amount }
    guard let unit = SetWords.unit(bytes.lowercased(i..<part.upperBound)) else {
      throw Refusal(part, "\"\(bytes.text(part))\" is no number")
    }
    amount.unit = unit
    return amount
  }
}
