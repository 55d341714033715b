import ReversePyramid

/// The default rules written once more, plainly, from the design page alone.
///
/// It takes the log's own types and nothing else of the coach; weights are whole grains.
struct Oracle {
  struct Answer: Equatable {
    var set: Int
    var grains: Int64?
    var from: Int
    var to: Int
    var rule: String
    var isOnBoard: Bool
  }

  /// One set as evidence, with set one of its day.
  struct Done {
    var load: Load
    var reps: Int
    var setOne: Load
    var session: Int
    var gap: Int64 { setOne.weight.grains - load.weight.grains }
  }

  var sets: [Int: [Done]] = [:]
  var sessions = 0
  var isAssisted = false
  /// What can be loaded, where anything is known of it.
  var rack: Rack?
  static let workSets = 3, win = 8, floor = 6

  // MARK: What counts as evidence

  /// The sets of a session by number; a number keeps a skipped set as nil.
  static func numbered(_ session: Session) -> (setOne: Load?, sets: [(Int, WorkSet)], works: Bool) {
    let unmarked = session.sets.indices.filter { session.sets[$0].kind == .unmarked }
    let stop = session.sets.firstIndex { $0.kind == .skipped } ?? session.sets.count
    var run: [Int] = []
    for index in unmarked where index < stop {
      guard let load = session.sets[index].load else { continue }
      if let before = run.last.flatMap({ session.sets[$0].load }),
        before.kind != load.kind || load.weight < before.weight
      {
        break
      }
      run.append(index)
    }
    let top = run.last.flatMap { session.sets[$0].load?.weight }
    let one = run.first { session.sets[$0].load?.weight == top }
    var number = 0
    var burnouts = 0
    var extras = session.sets.count { $0.kind == .burnout }
    var works = false
    var numbered: [(Int, WorkSet)] = []
    for (index, set) in session.sets.enumerated() {
      switch set.kind {
      case .warmup, .drop, .timed: continue
      case .unmarked where index < one ?? 0: continue
      case .burnout:
        burnouts += 1
        numbered.append((workSets + burnouts, set))
      case .unmarked, .skipped:
        number += 1
        if number <= workSets {
          if set.kind == .unmarked { works = true }
          numbered.append((number, set))
        } else {
          extras += 1
          numbered.append((workSets + extras, set))
        }
      }
    }
    return (one.flatMap { session.sets[$0].load }, numbered, works)
  }

  mutating func take(_ session: Session) {
    if session.sets.contains(where: {
      $0.load?.kind == .body && $0.load?.text.hasPrefix("bw-") == true
    }) {
      isAssisted = true
    }
    let (one, numbered, works) = Oracle.numbered(session)
    guard works, session.mark == nil else { return }
    sessions += 1
    guard let one else { return }
    for (number, set) in numbered where set.kind != .skipped {
      guard let load = set.load, load.kind == one.kind, load.weight <= one.weight else { continue }
      sets[number, default: []].append(
        Done(load: load, reps: set.reps, setOne: one, session: sessions)
      )
    }
  }

  // MARK: Today

  static func answers(_ sessions: [Session], on today: Day, rack: Rack? = nil) -> [Answer] {
    var oracle = Oracle()
    oracle.rack = rack
    for session in sessions where session.day < today { oracle.take(session) }
    var open: [Session] = []
    var done: [Int: WorkSet] = [:]
    for session in sessions where session.day == today {
      if session.mark != nil {
        oracle.take(session)
        continue
      }
      open.append(session)
      for (number, set) in numbered(session).sets {
        if set.kind == .skipped, done[number]?.load != nil { continue }
        done[number] = set
      }
      let shown = oracle.answers(setOneDone: done[1]?.load).filter(\.isOnBoard)
      guard shown.allSatisfy({ done[$0.set] != nil }) else { continue }
      for session in open { oracle.take(session) }
      open = []
      done = [:]
    }
    return oracle.answers(setOneDone: done[1]?.load)
  }

  func answers(setOneDone: Load?) -> [Answer] {
    let one = setOne()
    guard let last = sets[1]?.last, let grains = one.grains else { return [one] }
    let base = setOneDone ?? Load(Weight(grains: grains), last.load.unit, kind: last.load.kind)
    return [one]
      + sets.keys.sorted().filter { $0 > 1 }.compactMap { later($0, under: base) }
  }

  // MARK: Set one

  private func step(_ own: WeightUnit) -> Int64 {
    let unit = rack?.unit ?? own
    return (unit == .kg ? 2_500 : 5_000) * unit.grain
  }

  private func isStall(_ done: [Done]) -> Bool {
    let window = done.suffix(3)
    guard window.count == 3, let first = window.first else { return false }
    return window.allSatisfy {
      $0.load.weight == first.load.weight && $0.load.kind == first.load.kind
    } && window.allSatisfy { $0.reps <= first.reps }
  }

  private func setOne() -> Answer {
    guard let done = sets[1], let last = done.last else {
      return Answer(set: 1, grains: nil, from: 6, to: 8, rule: "start", isOnBoard: true)
    }
    let weight = last.load.weight.grains
    let step = step(last.load.unit)
    let isHelped = last.load.kind == .body && isAssisted
    let weights = rack?.weights(last.load.kind, isHelped: isHelped)
    if last.reps >= Oracle.win {
      let sum = weight + step
      guard let weights else { return answer(1, sum, last, "increase", true) }
      let up = Rack.nearest(weights.filter { $0 > weight }, to: sum, was: weight)
      return answer(1, up ?? weight, last, "increase", true)
    }
    if isStall(done) {
      if let weights {
        let down = weights.filter { $0 < weight }
        let target = Rack.nearest(down, to: weight - 2 * step, was: weight) ?? weight
        return answer(1, target, last, "stall", true)
      }
      let least = last.load.kind == .body && isAssisted ? Int64.min : 0
      return answer(1, max(least, weight - 2 * step), last, "stall", true)
    }
    let rule = last.reps >= Oracle.floor ? "hold" : "below-range"
    return answer(1, weight, last, rule, true)
  }

  // MARK: Later sets

  private func later(_ set: Int, under setOne: Load) -> Answer? {
    guard let done = sets[set], let last = done.last, last.load.kind == setOne.kind else {
      return nil
    }
    let isOnBoard = sessions - last.session < 3
    let step = step(last.load.unit)
    let moved = setOne.weight != last.setOne.weight
    var gap = last.gap
    var most = Int64.max
    var rule = moved ? "follow" : "keep-gap"
    if set > Oracle.workSets {
      rule = "burnout"
    } else if last.reps >= Oracle.win {
      rule = gap == 0 ? "level" : "narrow-gap"
      if gap > 0 { gap = max(0, gap - step / 2) }
    } else if isStall(done) {
      rule = "widen-gap"
      gap += step
      most = last.load.weight.grains - step
    }
    var weight = min(setOne.weight.grains - gap, most)
    if let rack {
      let isHelped = last.load.kind == .body && (isAssisted || setOne.weight < .zero)
      let weights = rack.weights(last.load.kind, isHelped: isHelped)
      weight = loaded(weight, last, rule, under: setOne, most, weights)
      return answer(set, weight, last, rule, isOnBoard)
    }
    if setOne.unit != last.load.unit || last.setOne.unit != last.load.unit {
      weight = half(weight, last, under: setOne, rule, most)
    }
    let isHelped = last.load.kind == .body && (isAssisted || setOne.weight < .zero)
    if !isHelped { weight = max(0, weight) }
    if rule == "widen-gap" { weight = min(weight, last.load.weight.grains) }
    return answer(set, weight, last, rule, isOnBoard)
  }

  /// A later set's sum brought to what can be loaded.
  private func loaded(
    _ sum: Int64, _ last: Done, _ rule: String, under setOne: Load, _ most: Int64,
    _ weights: [Int64]
  ) -> Int64 {
    let one = setOne.weight.grains
    let was = last.load.weight.grains
    let kept = one - last.gap
    let below = weights.filter { $0 <= one }
    switch rule {
    case "narrow-gap":
      // Under a risen set one heavier than last time is enough.
      let least = setOne.weight > last.setOne.weight ? was : kept
      if let found = Rack.nearest(below.filter { $0 > least }, to: sum, was: kept) { return found }
    case "widen-gap":
      let lighter = below.filter { $0 < was }
      let byAStep = lighter.filter { $0 <= most }
      let found = Rack.nearest(byAStep.isEmpty ? lighter : byAStep, to: sum, was: kept)
      return found ?? (was <= one ? was : Rack.under(one, weights, nearest: sum) ?? one)
    default: break
    }
    return kept == was ? kept : Rack.under(one, weights, nearest: kept) ?? min(was, one)
  }

  /// The nearest half step that is not above set one and does not undo the decision.
  private func half(
    _ weight: Int64,
    _ last: Done,
    under setOne: Load,
    _ rule: String,
    _ most: Int64
  ) -> Int64 {
    let lastWeight = last.load.weight.grains
    let half = step(last.load.unit) / 2
    guard weight != lastWeight, weight % half != 0 else { return weight }
    let low = (weight - (weight < 0 ? half - 1 : 0)) / half * half
    let choices = [low, low + half].filter { choice in
      let gap = setOne.weight.grains - choice
      if rule == "narrow-gap", gap >= last.gap { return false }
      if rule == "widen-gap", gap <= last.gap { return false }
      return choice <= most && gap >= 0
    }
    return choices.min { a, b in
      abs(a - weight) == abs(b - weight)
        ? abs(a - lastWeight) < abs(b - lastWeight) : abs(a - weight) < abs(b - weight)
    } ?? kept(last, under: setOne, half)
  }

  /// No half step is left between the old gap and set one: the last weight, or nearly the last gap.
  private func kept(_ last: Done, under setOne: Load, _ half: Int64) -> Int64 {
    let wanted = setOne.weight.grains - last.gap
    if wanted == last.load.weight.grains { return wanted }
    let low = (wanted - (wanted < 0 ? half - 1 : 0)) / half * half
    return low + half <= setOne.weight.grains && low + half - wanted < wanted - low
      ? low + half : low
  }

  // MARK: Reps to aim for

  private func answer(_ set: Int, _ grains: Int64, _ last: Done, _ rule: String, _ isOnBoard: Bool)
    -> Answer
  {
    let before = last.load.weight.grains
    var aim = grains > before ? (6, 8) : grains < before ? (8, 8) : (last.reps + 1, last.reps + 1)
    if rule == "burnout" { aim = (last.reps, last.reps) }
    aim = (max(1, aim.0), max(1, aim.1))
    return Answer(
      set: set,
      grains: grains,
      from: aim.0,
      to: aim.1,
      rule: rule,
      isOnBoard: isOnBoard
    )
  }
}
