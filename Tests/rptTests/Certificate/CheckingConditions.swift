extension CertificateChecker {
  /// The numbers beside a verdict are those of the evidence.
  mutating func checkValues(_ given: PlainJSON, _ judge: Judge) {
    let facts = judge.facts
    let last = facts.last
    switch given["test"].text {
    case "same":
      let isGap = given["field"].text == "gap"
      let seen = facts.done.suffix(given["window"].int)
      expect(values(given), seen.map { facts.text(isGap ? $0.gap : $0.grains) }, "values")
    case "none-beats-first":
      expect(values(given), facts.done.suffix(given["window"].int).map { "\($0.reps)" }, "values")
    case "target-is":
      expect(given["now"].text, judge.target.map(facts.text) ?? "", "now")
      expect(given["last"].text, last.map { facts.text($0.grains) } ?? "", "last")
    case "set-one-moved", "set-one-rose", "set-one-fell":
      expect(given["was"].text, last.map { Grains.text($0.setOne, $0.setOneUnit) } ?? "", "was")
      expect(given["now"].text, facts.setOne.map { Grains.text($0.grains, $0.unit) } ?? "", "now")
    case "compare": checkShort(given, facts)
    default: expect(given["test"].text, "no-session", "test")
    }
  }

  /// By how much a comparison failed is the distance of its sides.
  private mutating func checkShort(_ given: PlainJSON, _ facts: Facts) {
    guard given["holds"].text == "no" else {
      if !given["short"].isNull { fault("short, and yet it holds") }
      return
    }
    let sides = ["left", "right"].map { side in
      given[side].items.reduce(0.0) { sum, term in
        sum + (Double(term["value"].text) ?? 0) * (Double(term["times"].text) ?? 1)
      }
    }
    let short = Double(given["short"].text) ?? -1
    // Weights that are not whole in the unit are printed to the hundredth.
    if abs(abs(sides[0] - sides[1]) - short) > 0.011 { fault("short by \(short)") }
  }

  private func values(_ given: PlainJSON) -> [String] { given["values"].items.map(\.text) }

  private mutating func expect(_ got: [String], _ wanted: [String], _ what: String) {
    expect(got.joined(separator: " "), wanted.joined(separator: " "), what)
  }
}
