import ReversePyramid

extension SetScanner {
  /// Refuses a bare load so small that it is more likely a count of sets.
  func checkSmall(_ term: LoadTerm, reps: Int?) throws(Refusal) {
    let weight = term.load.weight
    let number = term.value
    guard number > 0, number <= 10_000 || term.hasComma else { return }
    let unit = term.load.unit.rawValue
    let shown = decimalText(thousandths: number)
    let why: String
    if number <= 6000, !term.hasComma, let lightest = context.lightest, weight < lightest {
      why = "your lightest \(context.name) so far is \(lightest.text(in: context.unit))"
    } else if let lightest = context.lightest, !term.hasComma,
      weight.grains < lightest.grains / 2 + lightest.grains % 2
    {
      why = "your lightest \(context.name) so far is \(lightest.text(in: context.unit))"
    } else if let known = carry.known, isUnder35Percent(weight, of: known) {
      why = "the load before it is \(known.text(in: context.unit))"
    } else if number <= 6000, !term.hasComma, context.lightest == nil, carry.known == nil {
      why = "no load of \(context.name) is known yet"
    } else {
      return
    }
    let whole = term.range.lowerBound..<behindReps
    let heading = reps.map { "as load x reps this is \(shown) \(unit) for \($0); " } ?? ""
    throw Refusal(
      whole,
      "\"\(text(whole))\" can be read two ways",
      [heading + why],
      readings(term, whole, reps: reps)
    )
  }

  private func isUnder35Percent(_ weight: Weight, of other: Weight) -> Bool {
    let (scaled, overflow) = weight.grains.multipliedReportingOverflow(by: 100)
    return !overflow && scaled / 35 < other.grains
  }

  /// One past the reps behind the load at fault.
  private var behindReps: Int {
    var i = 0
    while peek(i).kind == .times || peek(i).kind == .number || peek(i).kind == .slash {
      let next = peek(i + 1).kind
      if peek(i).kind == .number, next != .slash { return peek(i).range.upperBound }
      i += 1
    }
    return peek(-1).range.upperBound
  }

  private func readings(_ term: LoadTerm, _ whole: Range<Int>, reps: Int?) -> [Remedy] {
    let shown = decimalText(thousandths: term.value)
    let unit = term.load.unit.rawValue
    guard let reps else {
      return [Remedy(term.range, "\(shown)\(unit)", "really \(shown) \(unit)")]
    }
    let really = Remedy(whole, "\(shown)\(unit) x \(reps)", "really \(shown) \(unit)")
    if term.hasComma {
      let split = text(whole).replacingFirstComma()
      return [Remedy(whole, split, "\(split) as two numbers"), really]
    }
    guard let count = term.count else { return [really] }
    let load = usualLoad(behind: whole.upperBound)
    let sets = "\(SetScanner.words[count]) \(count == 1 ? "set" : "sets") of \(reps)"
    let known = load.map { "\(sets), if the load was \($0)" } ?? "\(sets); LOAD stands for the load"
    return [Remedy(whole, "\(count)x\(reps)@\(load ?? "LOAD")", known), really]
  }

  /// A load to show in a line to paste: the next on the line, the one before, or an earlier one.
  private func usualLoad(behind end: Int) -> String? {
    for (index, token) in tokens.enumerated()
    where token.kind == .number && token.value > 10_000 && token.range.lowerBound >= end {
      let next = tokens[min(index + 1, tokens.count - 1)]
      if next.kind == .times { return decimalText(thousandths: token.value) }
    }
    if let known = carry.known { return known.text(in: context.unit) }
    return context.usual?.weight.text(in: context.unit)
  }

  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
}

extension String {
  /// The text with a space behind its first comma.
  fileprivate func replacingFirstComma() -> String {
    guard let comma = firstIndex(of: ",") else { return self }
    return self[...comma] + " " + self[index(after: comma)...]
  }
}
