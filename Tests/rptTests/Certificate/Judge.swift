/// Judges a book's rules on the facts of a certificate, from the book's text.
struct Judge {
  var facts: Facts
  /// The target, while an aim is judged.
  var target: Int?

  /// The index of the rule that decides, and every verdict.
  func judge(_ rules: [PlainBook.Rule]) -> (fired: Int, verdicts: [[String]]) {
    let verdicts = rules.map { rule in
      var above = "yes"
      var window = 0
      return rule.conditions.map { condition -> String in
        above = verdict(condition.text, above, &window)
        return above
      }
    }
    let fired = verdicts.firstIndex { $0.allSatisfy { $0 == "yes" } }
    return (fired ?? rules.count - 1, verdicts)
  }

  private func verdict(_ condition: String, _ above: String, _ window: inout Int) -> String {
    let words = condition.split(separator: " ").map(String.init)
    if condition == "no session yet" { return facts.sessions == 0 ? "yes" : "no" }
    if condition.hasPrefix("the last ") {
      window = facts.settings[words[2]] ?? Int(words[2]) ?? 0
      guard facts.done.count >= window else { return "too-few" }
      let seen = facts.done.suffix(window).map { done in
        words.last == "gap" ? "\(done.gap)" : "\(done.grains) \(done.isBody)"
      }
      return Set(seen).count == 1 ? "yes" : "no"
    }
    if condition.hasPrefix("no session since") {
      guard above == "yes" else { return "not-asked" }
      let reps = facts.done.suffix(window).map(\.reps)
      return reps.allSatisfy { $0 <= reps[0] } ? "yes" : "no"
    }
    if condition.hasPrefix("set one ") {
      guard let was = facts.last?.setOne, let now = facts.setOne?.grains else { return "too-few" }
      return answer(words[2] == "moved" ? now != was : words[2] == "rose" ? now > was : now < was)
    }
    if condition.hasPrefix("the target is ") {
      guard let last = facts.last?.grains, let target else { return "too-few" }
      let word = words.last
      return answer(
        word == "heavier" ? target > last : word == "lighter" ? target < last : target == last
      )
    }
    return compare(words)
  }

  private func compare(_ words: [String]) -> String {
    guard let at = words.firstIndex(where: { [">=", "<=", ">", "<", "="].contains($0) }) else {
      return "unread"
    }
    guard let left = facts.value(words[..<at].joined(separator: " ")),
      let right = facts.value(words[(at + 1)...].joined(separator: " "))
    else { return "too-few" }
    switch words[at] {
    case ">=": return answer(left >= right)
    case "<=": return answer(left <= right)
    case ">": return answer(left > right)
    case "<": return answer(left < right)
    default: return answer(left == right)
    }
  }

  private func answer(_ holds: Bool) -> String { holds ? "yes" : "no" }

  // MARK: The number

  struct Limit: Equatable {
    var source: String
    var isGap: Bool
    var before: Int
    var after: Int
    var stays = false
  }

  /// The sum, each limit and the weight that a rule comes to; the weight is nil where it says pick.
  func settle(_ rule: PlainBook.Rule, _ part: PlainBook.Part) -> (
    sum: Int, limits: [Limit], weight: Int?
  ) {
    guard rule.outcome != "pick", let sum = facts.value(rule.outcome), let last = facts.last else {
      return (0, [], nil)
    }
    var way = Way(facts: facts, last: last, sum: sum, limits: part.limits)
    if facts.mixesUnits(rule.outcome) { way.isMixed = true }
    way.settle(lighter: rule.lighter)
    return (sum, way.hits, way.weight)
  }
}

/// A weight on its way from a sum to a target.
struct Way {
  let facts: Facts
  let last: Facts.Done
  let sum: Int
  let limits: [(of: String, isLeast: Bool, amount: String, line: Int)]
  var weight: Int
  /// Whether units mix, so that the sum goes to the nearest half step.
  var isMixed: Bool
  var heaviest: Int?
  var hits: [Judge.Limit] = []

  init(
    facts: Facts,
    last: Facts.Done,
    sum: Int,
    limits: [(of: String, isLeast: Bool, amount: String, line: Int)]
  ) {
    self.facts = facts
    self.last = last
    self.sum = sum
    self.limits = limits
    isMixed = facts.isGap && (facts.setOne?.unit != facts.unit || last.setOneUnit != facts.unit)
    weight = facts.isGap ? (facts.setOne?.grains ?? 0) - sum : sum
  }

  var setOne: Int { facts.setOne?.grains ?? 0 }

  mutating func settle(lighter: String?) {
    if let lighter, let step = facts.value(lighter) {
      heaviest = last.grains - step
      if weight > last.grains - step { hit("at-least-lighter", last.grains - step) }
    }
    for limit in limits {
      guard let bound = facts.value(limit.amount), !allows(weight, limit) else { continue }
      hit("book", limit.of == "gap" ? setOne - bound : bound, isGap: limit.of == "gap")
    }
    if let weights = facts.loads.weights { return bring(to: weights, lighter: lighter != nil) }
    if isMixed, weight != last.grains { round() }
    if !facts.isHelped, weight < 0, weight != last.grains { hit("loads", 0) }
    if lighter != nil, facts.isGap {
      if weight >= last.grains {
        stay(last.grains)
      } else if !isBeyond(weight), !hits.isEmpty {
        hits[hits.count - 1].stays = true
      }
    } else if !isBeyond(weight) {
      let kept = facts.isGap ? setOne - last.gap : last.grains
      let isRounded = isMixed && kept != last.grains
      let isBarred = !limits.allSatisfy { allows(kept, $0) }
      stay(isRounded || isBarred ? weight : facts.isHelped ? kept : max(0, kept))
    }
  }

  func allows(
    _ weight: Int,
    _ limit: (of: String, isLeast: Bool, amount: String, line: Int)
  ) -> Bool {
    guard let bound = facts.value(limit.amount) else { return true }
    let now = limit.of == "gap" ? setOne - weight : weight
    return limit.isLeast ? now >= bound : now <= bound
  }

  func isBeyond(_ weight: Int) -> Bool {
    let was = facts.isGap ? last.gap : last.grains
    let now = facts.isGap ? setOne - weight : weight
    return sum == was || (sum > was ? now > was : now < was)
  }

  /// To the nearest half step, a tie to the smaller change, never undoing the decision.
  private mutating func round() {
    let half = (facts.settings["step"] ?? 0) / 2
    guard half > 0, weight % half != 0 else { return }
    let choices = halves(around: weight, half).filter { choice in
      choice <= heaviest ?? choice && isBeyond(choice) && limits.allSatisfy { allows(choice, $0) }
    }
    if let choice = nearest(choices, weight) { return hit("units", choice) }
    let kept = facts.isGap ? setOne - last.gap : last.grains
    hit("units", kept == last.grains ? kept : nearest(halves(around: kept, half), kept) ?? kept)
  }

  private func halves(around wanted: Int, _ half: Int) -> [Int] {
    let low = (wanted - (wanted < 0 ? half - 1 : 0)) / half * half
    return [low, low + half].filter { !facts.isGap || $0 <= max(setOne, wanted) }
  }

  private func nearest(_ choices: [Int], _ wanted: Int) -> Int? {
    choices.min { a, b in
      (abs(a - wanted), abs(a - last.grains)) < (abs(b - wanted), abs(b - last.grains))
    }
  }

  private mutating func hit(_ source: String, _ reached: Int, isGap: Bool = false) {
    let (before, after) = isGap ? (setOne - weight, setOne - reached) : (weight, reached)
    hits.append(Judge.Limit(source: source, isGap: isGap, before: before, after: after))
    weight = reached
  }

  private mutating func stay(_ kept: Int) {
    if hits.isEmpty || kept != weight { hit("loads", kept) }
    hits[hits.count - 1].stays = true
    weight = kept
  }
}
