/// Checks `why --json` with nothing but its text and the text of the book it names.
///
/// It sees neither the log nor the coach: from the evidence, the settings and the book it works out
/// every verdict, the rule, the sum, the limits, the aim and the sentence, and compares.
struct CertificateChecker {
  let book: PlainBook
  private(set) var faults: [String] = []

  mutating func fault(_ text: String) { faults.append(text) }

  init(book: PlainBook) { self.book = book }

  /// What does not follow from the certificate and the book; empty where all of it does.
  static func faults(_ text: String, book: PlainBook) -> [String] {
    var checker = CertificateChecker(book: book)
    do {
      let certificate = try PlainJSON(text)
      checker.expect(certificate["schema"].text, "rpt.why/1", "schema")
      checker.check(certificate)
    } catch {
      checker.faults.append("not JSON: \(error)")
    }
    return checker.faults
  }

  mutating func expect(_ got: String, _ wanted: String, _ what: String) {
    if got != wanted { faults.append("\(what): says \(got), is \(wanted)") }
  }

  private mutating func check(_ certificate: PlainJSON) {
    let facts = Facts(certificate)
    let name = certificate["part"]["name"].text
    guard let part = book.parts.first(where: { $0.name == name }) else {
      return faults.append("the book has no part \(name)")
    }
    let file = certificate["book"]["file"].text
    expect(certificate["part"]["at"].text, "\(file):\(part.line)", "part")
    expect(certificate["part"]["decides"].text, part.decides, "decides")
    if !PlainBook.holds(part.sets, facts.set, facts.workSets) {
      faults.append("\(name) does not decide set \(facts.set)")
    }
    expect(
      certificate["settings"].fields.keys.sorted().joined(separator: " "),
      book.lets.map(\.name).sorted().joined(separator: " "),
      "settings"
    )
    for one in book.lets {
      let setting = certificate["settings"][one.name]
      // One that stands elsewhere is the exercise's own.
      guard setting["at"].text.hasPrefix(file + ":") else { continue }
      let wanted = PlainBook.number(one.value, set: facts.set, unit: facts.unit)
      expect(setting["value"].text, wanted, one.name)
      expect(setting["at"].text, "\(file):\(one.line)", one.name)
    }
    if let last = certificate["evidence"].items.last, facts.isGap {
      expect(last["gap"].text, facts.text(facts.last?.gap ?? 0), "gap")
    }
    checkSetOne(certificate, facts)

    let judge = Judge(facts: facts)
    let fired = check(certificate["rules"], part.rules, judge, file)
    let rule = part.rules[fired]
    let number = judge.settle(rule, part)
    checkNumber(certificate, number.sum, number.limits, number.weight, facts, rule)
    let target = certificate["target"]
    expect(target["weight"].text, number.weight.map(facts.text) ?? "", "target")

    var aimed = judge
    aimed.target = number.weight
    let aim = checkAim(certificate["aim"], rule, aimed, file)
    expect(target["reps"].text, "\(aim.from)", "reps")
    expect(target["reps_to"].text, "\(aim.to)", "reps_to")

    let stays = number.limits.contains { $0.stays }
    let template = stays ? rule.orSay ?? rule.say : rule.say
    expect(certificate["template"].text, template, "template")
    let sentence = Sentence(facts: facts, weight: number.weight, aim: aim).fill(template)
    expect(certificate["because"].text, sentence.text, "because")
    expect("\(certificate["holes"].fields.count)", "\(Set(sentence.holes).count)", "holes")
    checkInstead(certificate, part, facts, fired)
    checkOutlook(certificate, part, facts, number.weight)
  }

  /// The weight a gap counts from is that of set one's own certificate, or what was done.
  private mutating func checkSetOne(_ certificate: PlainJSON, _ facts: Facts) {
    guard facts.isGap else { return }
    let setOne = certificate["setOne"]
    let done = setOne["done"]
    if done.isNull {
      expect(setOne["why"]["target"]["weight"].text, setOne["weight"].text, "set one")
      expect(setOne["why"]["unit"].text, setOne["unit"].text, "set one")
      check(setOne["why"])
    } else {
      expect(done["weight"].text, setOne["weight"].text, "set one done")
      expect(done["date"].text, certificate["today"].text, "set one done")
    }
  }

  /// Compares every verdict and state, and returns the rule that decides.
  mutating func check(
    _ given: PlainJSON,
    _ rules: [PlainBook.Rule],
    _ judge: Judge,
    _ file: String
  ) -> Int {
    let (fired, verdicts) = judge.judge(rules)
    expect("\(given.items.count)", "\(rules.count)", "number of rules")
    for (index, (given, rule)) in zip(given.items, rules).enumerated() {
      expect(given["rule"].text, rule.name, "rule")
      expect(given["at"].text, "\(file):\(rule.line)", "place of \(rule.name)")
      let held = verdicts[index]
      let state =
        index == fired
        ? "fired"
        : held.allSatisfy { $0 == "yes" }
          ? "outranked" : held.contains("no") ? "failed" : "too-few"
      expect(given["state"].text, state, "state of \(rule.name)")
      expect(
        given["conditions"].items.map { $0["holds"].text }.joined(separator: " "),
        held.joined(separator: " "),
        "conditions of \(rule.name)"
      )
      for (given, condition) in zip(given["conditions"].items, rule.conditions) {
        expect(given["at"].text, "\(file):\(condition.line)", "place in \(rule.name)")
        check(terms: given["left"].items + given["right"].items, judge.facts)
        checkValues(given, judge)
      }
    }
    return fired
  }

  mutating func check(terms: [PlainJSON], _ facts: Facts) {
    for term in terms {
      var wanted: String?
      if let name = term.fields["let"]?.text, let value = facts.settings[name] {
        wanted = value > 1_000_000 ? facts.text(value) : "\(value)"
      } else if let measure = term.fields["last"]?.text, let last = facts.last {
        wanted =
          measure == "reps"
          ? "\(last.reps)" : facts.text(measure == "gap" ? last.gap : last.grains)
      } else if !term["days"].isNull {
        wanted = facts.days.map(String.init)
      } else if !term["sessions"].isNull {
        wanted = "\(facts.sessions)"
      }
      if let wanted { expect(term["value"].text, wanted, "term") }
    }
  }
}
