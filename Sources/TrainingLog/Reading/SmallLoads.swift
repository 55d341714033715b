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
    var further: [String] = []
    if !term.hasComma, let lightest = context.lightest,
      isSmall(weight, number, beside: lightest.weight)
    {
      why = "your lightest \(context.name) so far is \(pasted(lightest))"
    } else if let known = carry.known, isUnder35Percent(weight, of: known.weight) {
      why = "the load before it is \(pasted(known))"
    } else if number <= 6000, !term.hasComma, context.lightest == nil, carry.known == nil {
      why = "no load of \(context.name) is known yet"
      if let count = term.count, let reps, !isTrial,
        loadBehind(term.range.lowerBound..<behindReps) == nil
      {
        further = [
          "\(count) sets of \(reps) name their load behind @: the line ends \(count)x\(reps)@ and the load"
        ]
      }
    } else {
      return
    }
    let whole = term.range.lowerBound..<behindReps
    let heading = reps.map { "as load x reps this is \(shown) \(unit) for \($0); " } ?? ""
    throw Refusal.twoWays(
      whole,
      "\"\(text(whole))\"",
      [heading + why] + further,
      readings(term, whole, reps: reps)
    )
  }

  private func isSmall(_ weight: Weight, _ number: Int64, beside lightest: Weight) -> Bool {
    (number <= 6000 && weight < lightest)
      || weight.grains < lightest.grains / 2 + lightest.grains % 2
  }

  /// A load to paste: with its unit where that is not the bare one, or where it could be an effort.
  private func pasted(_ load: Load, behindAt: Bool = false) -> String {
    let isEffort = behindAt && load.weight.nearestThousandths(in: load.unit) <= 10_000
    return load.text + (load.unit != context.unit || isEffort ? load.unit.rawValue : "")
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
    let words = count < SetScanner.words.count ? SetScanner.words[count] : "\(count)"
    let sets = "\(words) \(count == 1 ? "set" : "sets") of \(reps)"
    if let (load, end) = loadBehind(whole) {
      let all = whole.lowerBound..<end
      let rest = text(line.bytes.trimmed(whole.upperBound..<end))
      return [
        Remedy(all, "\(count)x\(reps)@\(load)", "\(sets) at \(load)"),
        Remedy(
          all,
          "\(shown)\(unit) x \(reps) (\(rest.contains(where: \.isLetter) ? "" : "about ")\(rest))",
          "really \(shown) \(unit)"),
      ]
    }
    guard let load = usualLoad(behind: whole.upperBound, behindAt: true) else { return [really] }
    return [
      Remedy(whole, "\(count)x\(reps)@\(load)", "\(sets), if the load was \(load)"), really,
    ]
  }

  /// The number that stands behind the reps like their load: `5x5 100`, `5x5 with 100`.
  private func loadBehind(_ whole: Range<Int>) -> (load: String, end: Int)? {
    guard var i = tokens.firstIndex(where: { $0.range.lowerBound >= whole.upperBound }) else {
      return nil
    }
    if tokens[i].kind == .word, tokens[i].word == "with" || tokens[i].word == "on" { i += 1 }
    guard i + 1 < tokens.count, tokens[i].kind == .number, tokens[i].value > 10_000,
      [.comma, .note, .end].contains(tokens[i + 1].kind)
    else { return nil }
    return (text(tokens[i].range), tokens[i].range.upperBound)
  }

  /// A load to show in a line to paste: the next on the line, the one before, or an earlier one.
  func usualLoad(behind end: Int, behindAt: Bool = false) -> String? {
    for (index, token) in tokens.enumerated()
    where token.kind == .number && token.value > 10_000 && token.range.lowerBound >= end {
      let next = tokens[min(index + 1, tokens.count - 1)]
      if next.kind == .times { return decimalText(thousandths: token.value) }
    }
    if let load = carry.load, load.weight > .zero, load.kind == .outside, !carry.isBar {
      return pasted(load, behindAt: behindAt)
    }
    return context.usual.map { pasted($0, behindAt: behindAt) }
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
