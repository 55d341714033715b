extension CertificateChecker {
  mutating func checkNumber(
    _ certificate: PlainJSON,
    _ sum: Int,
    _ limits: [Judge.Limit],
    _ weight: Int?,
    _ facts: Facts,
    _ rule: PlainBook.Rule
  ) {
    let given = certificate["sum"]
    guard weight != nil else {
      if !given.isNull { fault("there is a sum where the lifter picks") }
      return
    }
    expect(given["value"].text, facts.text(sum), "sum")
    expect("\(given["terms"].items.count)", "\(PlainTerm.terms(rule.outcome).count)", "terms")
    check(terms: given["terms"].items, facts)
    for (given, term) in zip(given["terms"].items, PlainTerm.terms(rule.outcome)) {
      let halves = term.isNegative ? -term.halves : term.halves
      let times = given["times"].isNull ? "1" : given["times"].text
      expect(times, Grains.decimals(halves * 500), "times of \(term.name)")
    }
    if facts.isGap, let setOne = facts.setOne {
      expect(given["from"].text, Grains.text(setOne.grains, setOne.unit), "sum from")
      expect(given["weight"].text, facts.text(setOne.grains - sum), "sum weight")
    }
    let lines = certificate["limits"].items
    expect(
      lines.map { "\($0["limit"].text) \($0["before"].text) \($0["after"].text)" }.joined(by: "; "),
      limits.map { "\($0.source) \(facts.text($0.before)) \(facts.text($0.after))" }.joined(
        by: "; "
      ),
      "limits"
    )
    expect(
      lines.map { $0["stays"] == .bool(true) ? "stays" : $0["of"].text }.joined(by: " "),
      limits.map { $0.stays ? "stays" : $0.isGap ? "gap" : "weight" }.joined(by: " "),
      "limits"
    )
  }

  /// The aim of the rule itself, or of the part that decides reps.
  mutating func checkAim(
    _ given: PlainJSON,
    _ rule: PlainBook.Rule,
    _ judge: Judge,
    _ file: String
  ) -> (from: Int, to: Int) {
    var amount = rule.aim ?? ""
    if rule.aim == nil {
      let facts = judge.facts
      guard let part = book.partForReps(of: facts.set, workSets: facts.workSets) else {
        fault("no part gives the reps of set \(facts.set)")
        return (1, 1)
      }
      expect(given["part"].text, part.name, "aim part")
      let fired = check(given["rules"], part.rules, judge, file)
      expect(given["rule"].text, part.rules[fired].name, "aim rule")
      amount = part.rules[fired].outcome
    }
    let aim = aim(amount, judge.facts)
    expect(given["from"].text, "\(aim.from)", "aim from")
    expect(given["to"].text, "\(aim.to)", "aim to")
    return aim
  }

  func aim(_ amount: String, _ facts: Facts) -> (from: Int, to: Int) {
    let ends = amount.split(separator: " to ").map(String.init)
    let from = max(1, facts.value(ends.first ?? "") ?? 1)
    return (from, max(from, ends.count > 1 ? facts.value(ends[1]) ?? from : from))
  }

  /// The fewest more reps last time that change the rule, up to 30.
  mutating func checkInstead(
    _ certificate: PlainJSON,
    _ part: PlainBook.Part,
    _ facts: Facts,
    _ fired: Int
  ) {
    guard !certificate["instead"].isNull, facts.knowsSteps else { return }
    var wanted = ""
    let named = certificate["instead"].items.first?["unit"].text ?? ""
    let unit = named.isEmpty ? facts.unit : named
    if let last = facts.last, last.reps < 30 {
      for reps in (last.reps + 1)...30 {
        var other = facts
        other.done[other.done.count - 1].reps = reps
        let judge = Judge(facts: other)
        let rule = judge.judge(part.rules).fired
        guard rule != fired else { continue }
        let weight = judge.settle(part.rules[rule], part).weight
        wanted =
          "\(reps) \(last.reps) \(part.rules[rule].name) \(weight.map { Grains.text($0, unit) } ?? "")"
        break
      }
    }
    let given = certificate["instead"].items.first.map {
      "\($0["reps"].text) \($0["was"].text) \($0["rule"].text) \($0["weight"].text)"
    }
    expect(given ?? "", wanted, "instead")
  }

  /// What each number of reps next time leads to, where a part decides weights.
  mutating func checkOutlook(
    _ certificate: PlainJSON,
    _ part: PlainBook.Part,
    _ facts: Facts,
    _ weight: Int?
  ) {
    // Another set's reps and a set that set one keeps from being evidence are not in the certificate.
    guard !facts.isGap, facts.set == 1, facts.knowsSteps, let weight, let last = facts.last else {
      return
    }
    for row in certificate["outlook"].items {
      let most = row["reps"].items[1].isNull ? 30 : row["reps"].items[1].int
      for reps in row["reps"].items[0].int...most {
        var next = facts
        next.sessions += 1
        next.days = 1
        var done = last
        done.grains = weight
        done.reps = reps
        next.done.append(done)
        let judge = Judge(facts: next)
        let fired = judge.judge(part.rules).fired
        expect(row["rule"].text, part.rules[fired].name, "outlook of \(reps)")
        let after = judge.settle(part.rules[fired], part).weight
        expect(row["weight"].text, after.map(facts.text) ?? "", "outlook of \(reps)")
      }
    }
  }
}

extension [String] {
  fileprivate func joined(by separator: String) -> String { joined(separator: separator) }
}

/// A sentence of the book with its holes filled from the facts.
struct Sentence {
  let facts: Facts
  let weight: Int?
  let aim: (from: Int, to: Int)

  func fill(_ template: String) -> (text: String, holes: [String]) {
    var text = ""
    var holes: [String] = []
    for piece in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard piece.offset > 0, let end = piece.element.firstIndex(of: "}") else {
        text += piece.element
        continue
      }
      let name = String(piece.element[..<end])
      holes.append(name)
      text += hole(name) + piece.element[piece.element.index(after: end)...]
    }
    return (text, holes)
  }

  private func hole(_ name: String) -> String {
    let setOne = facts.setOne?.grains ?? 0
    switch name {
    case "weight": return weight.map(facts.load) ?? ""
    case "gap": return facts.text(setOne - (weight ?? 0))
    case "aim": return aim.from == aim.to ? "\(aim.from)" : "\(aim.from) to \(aim.to)"
    case "moved":
      let change = setOne - (facts.last?.setOne ?? 0)
      return (change < 0 ? "fell " : "rose ") + facts.text(abs(change))
    case "days": return facts.days.map(String.init) ?? ""
    case "last weight": return facts.last.map { facts.load($0.grains) } ?? ""
    case "last gap": return facts.text(facts.last?.gap ?? 0)
    case "last reps": return "\(facts.last?.reps ?? 0)"
    default:
      let value = facts.settings[name] ?? 0
      return value > 1_000_000 ? facts.text(value) : "\(value)"
    }
  }
}
