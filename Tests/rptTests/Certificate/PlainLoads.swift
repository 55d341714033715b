/// Every weight that a certificate says can be loaded, listed one by one.
struct PlainLoads {
  /// The weights in order, or nil where anything can be loaded.
  var weights: [Int]?
  var unit: String

  /// Nothing heavier is listed; the histories of these tests do not come near.
  private static let most = 500_000

  init(_ loads: PlainJSON) {
    unit = loads["unit"].text
    let grain = Grains.of(unit)
    func thousandths(_ json: PlainJSON, _ unit: String) -> Int {
      Grains.read(json.text, unit) / Grains.of(unit)
    }
    let own = unit
    let isBody = loads["body"] == .bool(true)
    var sums: Set<Int>
    switch loads["kind"].text {
    case "increment":
      let by = thousandths(loads["by"], own)
      sums = Set((0...PlainLoads.most / by).map { $0 * by })
      sums.formUnion(sums.map { -$0 })
    case "stack":
      let by = thousandths(loads["by"], own)
      let from = thousandths(loads["from"], own)
      sums = Set(stride(from: from, through: thousandths(loads["to"], own), by: by))
      for addOn in loads["add"].items.map({ thousandths($0, own) }) {
        sums.formUnion(sums.map { $0 + addOn })
      }
    case "plates":
      sums = [isBody ? 0 : thousandths(loads["bar"], own)]
      for pair in loads["plates"].items {
        let plate = thousandths(pair["plate"], own) * (isBody ? 1 : 2)
        let count = pair["pairs"].isNull ? PlainLoads.most : pair["pairs"].int * (isBody ? 2 : 1)
        var reached = sums
        for times in 1...max(1, min(count, PlainLoads.most / plate)) {
          reached.formUnion(sums.map { $0 + times * plate }.filter { $0 <= PlainLoads.most })
        }
        sums = reached
      }
    default: return
    }
    if isBody { sums.formUnion(sums.map { -$0 } + [0]) }
    weights = sums.sorted().map { $0 * grain }
  }
}

extension Way {
  /// Brings the weight to what can be loaded, as the page says it.
  mutating func bring(to all: [Int], lighter: Bool) {
    let was = facts.isGap ? last.gap : last.grains
    let stallsLater = lighter && facts.isGap
    if sum == was, !stallsLater {
      if weight != last.grains, let found = under(weight, all) { load(found) }
      return
    }
    var choices = within(all)
    if stallsLater {
      choices = choices.filter { $0 < last.grains }
    } else if facts.isGap, sum < was, setOne > last.setOne {
      choices = choices.filter { $0 > last.grains }
    } else {
      choices = choices.filter(isBeyond)
    }
    let byAStep = choices.filter { $0 <= heaviest ?? $0 }
    let found = near(byAStep) ?? (stallsLater ? near(choices) : nil)
    guard let found else { return stayOn(all, stallsLater) }
    load(found)
    if (stallsLater && weight >= last.grains) || !isBeyond(weight), !hits.isEmpty {
      hits[hits.count - 1].stays = true
    }
  }

  private var kept: Int { facts.isGap ? setOne - last.gap : last.grains }

  private func within(_ all: [Int]) -> [Int] {
    all.filter { choice in
      (facts.isHelped || choice >= 0) && (!facts.isGap || choice <= setOne)
        && limits.allSatisfy { allows(choice, $0) }
    }
  }

  /// The nearest to the sum; of two as near, the smaller change.
  private func near(_ choices: [Int]) -> Int? {
    choices.min { (abs($0 - weight), abs($0 - kept)) < (abs($1 - weight), abs($1 - kept)) }
  }

  /// The nearest not above set one; of two as near, the lighter.
  private func under(_ wanted: Int, _ all: [Int]) -> Int? {
    func nearest(_ choices: [Int]) -> Int? {
      choices.min { (abs($0 - wanted), $0) < (abs($1 - wanted), $1) }
    }
    return nearest(within(all).filter { $0 <= heaviest ?? $0 })
      ?? nearest(all.filter { !facts.isGap || $0 <= setOne })
      ?? (facts.isGap ? min(last.grains, setOne) : nil)
  }

  private mutating func load(_ found: Int) {
    guard found != weight else { return }
    hits.append(Judge.Limit(source: "loads", isGap: false, before: weight, after: found))
    weight = found
  }

  private mutating func stayOn(_ all: [Int], _ stallsLater: Bool) {
    let stayed = stallsLater ? last.grains : kept
    let isBarred =
      stallsLater
      ? stayed > setOne
      : stayed > heaviest ?? stayed || !limits.allSatisfy { allows(stayed, $0) }
    let reached =
      stayed == last.grains && !isBarred
      ? stayed : under(isBarred ? weight : stayed, all) ?? stayed
    hits.append(
      Judge.Limit(source: "loads", isGap: false, before: weight, after: reached, stays: true))
    weight = reached
  }
}
