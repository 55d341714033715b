/// A book made ready to decide for one exercise: laid flat, its parts looked up by set.
final class Evaluator: Sendable {
  let book: RuleBook
  /// The number of work sets, or nil where the book has no `sets`.
  let workSets: Int?
  /// The most sessions any window of the book asks for.
  let window: Int
  let settings: SettingValues
  let step: Int?
  let equipment: Equipment
  let compiled: CompiledBook
  let places: PartPlaces
  private let outsideGrid: LoadGrid
  private let bodyGrid: LoadGrid
  private let loadsAny: Bool

  init(_ book: RuleBook, equipment: Equipment = .unknown) {
    self.book = book
    self.equipment = equipment
    outsideGrid = LoadGrid(equipment.loads)
    bodyGrid = LoadGrid(equipment.loads, isBody: true)
    loadsAny = outsideGrid.isAny && bodyGrid.isAny
    settings = SettingValues(book.settings)
    compiled = CompiledBook(book, settings)
    step = book.step
    let sets = book.settings.first { $0.name == "sets" && $0.dimension == .sets }
    workSets = sets.map { Int(clamping: max(1, $0.value(forSet: 1, in: .kg))) }
    window = Evaluator.widestWindow(of: book)
    places = PartPlaces(book, workSets: workSets)
  }

  private static func widestWindow(of book: RuleBook) -> Int {
    var widest: Int64 = 1
    for part in book.parts {
      for condition in part.rules.flatMap(\.conditions) {
        guard case .same(_, let window) = condition.test else { continue }
        switch window {
        case .number(let number): widest = max(widest, Int64(number))
        case .setting(let index):
          let setting = book.settings[index]
          widest = max(widest, (setting.kg + setting.lb).max() ?? 1)
        }
      }
    }
    return Int(min(widest, 1000))
  }

  /// What can be loaded for a kind of load.
  func grid(for kind: Load.Kind) -> LoadGrid { kind == .body ? bodyGrid : outsideGrid }

  func name(of finding: Finding) -> String {
    book.parts[finding.part].rules[finding.rule].name
  }

  /// The part that decides the weight or the gap of a set.
  func part(deciding set: Int) -> Int? {
    let place = places[set]
    return place.decides ? Int(place.deciding) : nil
  }

  /// Decides one set; nil where the book has no answer for it.
  ///
  /// As ``decide(_:memory:days:setOne:isSetOneDone:unit:forcing:statingIn:into:)``.
  func decide(
    _ set: Int,
    memory: ExerciseMemory,
    days: Int?,
    setOne: Load?,
    isSetOneDone: Bool,
    unit: WeightUnit,
    forcing forced: Int? = nil,
    statingIn stated: WeightUnit? = nil
  ) -> Finding? {
    var finding = Finding()
    let isDecided = decide(
      set, memory: memory, days: days, setOne: setOne, isSetOneDone: isSetOneDone, unit: unit,
      forcing: forced, statingIn: stated, into: &finding)
    return isDecided ? finding : nil
  }

  /// Decides one set, into a record that is written anew; false where the book has no answer for it.
  ///
  /// `setOne` is set one's weight today, as advised or as done, and nil for set one itself; `unit`
  /// is that of a set without evidence; `forced` is a rule that decides whatever its conditions say.
  /// It allocates nothing.
  func decide(
    _ set: Int,
    memory: ExerciseMemory,
    days: Int?,
    setOne: Load?,
    isSetOneDone: Bool,
    unit: WeightUnit,
    forcing forced: Int? = nil,
    statingIn stated: WeightUnit? = nil,
    into finding: inout Finding
  ) -> Bool {
    let place = places[set]
    guard set >= 1, place.decides else { return false }
    guard memory.count(set) > 0 else {
      return place.startsWithoutSession
        && decideFirst(set, place, memory, days, setOne, isSetOneDone, unit, forced, &finding)
    }
    let decidesGap = place.decidesGap
    let kind = memory.sets[set &- 1].latest.load.kind
    if decidesGap { guard let setOne, setOne.kind == kind else { return false } }
    let entered = memory.sets[set &- 1].latest.load.unit
    var shown = entered
    // Targets are stated in the unit that the equipment is marked in.
    let loadsAny = loadsAny || grid(for: kind).isAny
    if !loadsAny, let marked = stated ?? equipment.unit { shown = marked }
    finding.begin(
      set, part: Int(place.deciding), shown, kind, setOne: decidesGap ? setOne : nil, isSetOneDone)

    let part = compiled.part(Int(place.deciding), set: set, unit: shown)
    var facts = memory.sets[set &- 1].facts
    facts.note(days: days, setOne: decidesGap ? setOne?.weight : nil)
    finding.rule = judge(part, facts.values.span, facts.known, memory, set, into: &finding.verdicts)
    if let forced { finding.rule = forced }
    let rule = Int(part.firstRule) &+ finding.rule
    if compiled.rules[rule].gives.contains(.amount),
      let sum = compiled.rules[rule].outcome.value(
        facts.values.span, facts.known, compiled.terms)
    {
      finding.sum = sum
      let isHelped = kind == .body && (memory.hasAssistedSet || setOne?.isAssisted == true)
      let lightest = isHelped ? nil : Weight.zero
      let mixesUnits =
        compiled.rules[rule].gives.contains(.otherUnit)
        || finding.mixesUnits(memory.sets[set &- 1].latest.setOne.unit)
      let lastWeight = memory.sets[set &- 1].latest.load.weight
      var weight = finding.weight(of: sum)
      let isFree =
        loadsAny && !mixesUnits
        && isFree(
          weight, sum, rule, part, lastWeight, lightest, facts.values.span, facts.known,
          finding.setOne?.weight)
      if isFree {
        finding.weight = weight
      } else {
        let track = Track(
          last: memory.sets[set &- 1].latest, unit: shown, setOne: finding.setOne?.weight ?? .zero,
          decidesGap: decidesGap, lightest: lightest, mixesUnits: mixesUnits)
        weight = settle(sum, track, rule, part, facts, loadsAny, into: &finding)
      }
      facts.note(target: weight)
      // The lifter's own number keeps the unit it was entered in, with the steps of that unit.
      if shown != entered, stated == nil, weight == lastWeight,
        weight.thousandths(in: shown) == nil,
        let other = decide(
          set, memory: memory, days: days, setOne: setOne, isSetOneDone: isSetOneDone, unit: unit,
          forcing: forced, statingIn: entered),
        other.weight == weight
      {
        finding = other
        return true
      }
    }
    aim(rule, place.aiming, memory, facts.values.span, facts.known, into: &finding)
    return true
  }

  /// Decides a set that was never done: the lifter picks, and a rule gives the aim.
  @inline(never)
  private func decideFirst(
    _ set: Int, _ place: PartPlaces.Place, _ memory: ExerciseMemory, _ days: Int?,
    _ setOne: Load?, _ isSetOneDone: Bool, _ unit: WeightUnit, _ forced: Int?,
    _ finding: inout Finding
  ) -> Bool {
    var shown = unit
    if !loadsAny, !grid(for: .outside).isAny, let marked = equipment.unit { shown = marked }
    let setOne = place.decidesGap ? setOne : nil
    finding.begin(
      set, part: Int(place.deciding), shown, .outside, setOne: setOne, isSetOneDone)
    let part = compiled.part(Int(place.deciding), set: set, unit: shown)
    var facts = Facts()
    facts.note(days: days, setOne: setOne?.weight)
    finding.rule = judge(part, facts.values.span, facts.known, memory, set, into: &finding.verdicts)
    if let forced { finding.rule = forced }
    let rule = Int(part.firstRule) &+ finding.rule
    aim(rule, place.aiming, memory, facts.values.span, facts.known, into: &finding)
    return true
  }

  /// Whether a weight stands as the sum gave it: it meets no limit, as nearly all do not.
  @inline(__always)
  private func isFree(
    _ weight: Weight, _ sum: Int64, _ rule: Int, _ part: CompiledPart, _ lastWeight: Weight,
    _ lightest: Weight?, _ facts: Span<Int64>, _ known: Facts.Names, _ setOne: Weight?
  ) -> Bool {
    guard !compiled.rules[rule].gives.contains(.lighter) else { return false }
    if let lightest, weight < lightest, weight != lastWeight { return false }
    if let setOne, (setOne - weight).grains != sum { return false }
    for index in 0..<Int(part.limitCount) {
      let limit = compiled.limits[Int(part.firstLimit) &+ index]
      guard let value = limit.amount.value(facts, known, compiled.terms) else { continue }
      let bound = Bound(isGap: limit.isGap, isLeast: limit.isLeast, value: value)
      guard bound.allows(weight, under: setOne ?? .zero) else { return false }
    }
    return true
  }

  /// Brings a sum to a weight through every limit that it meets.
  @inline(never)
  private func settle(
    _ sum: Int64, _ track: Track, _ rule: Int, _ part: CompiledPart, _ facts: borrowing Facts,
    _ loadsAny: Bool, into finding: inout Finding
  ) -> Weight {
    var settling = Settling(track, sum: sum)
    settling.take(compiled.rules[rule], compiled, part, facts.values.span, facts.known)
    if loadsAny {
      settling.settle(step: part.step)
    } else {
      settling.settle(on: grid(for: finding.kind))
    }
    finding.weight = settling.weight
    finding.stays = settling.stays
    finding.limits = settling.hits
    return settling.weight
  }

  @inline(__always)
  private func aim(
    _ rule: Int,
    _ aiming: Int16,
    _ memory: ExerciseMemory,
    _ facts: Span<Int64>,
    _ known: Facts.Names,
    into finding: inout Finding
  ) {
    if compiled.rules[rule].gives.contains(.aim) {
      return aim(rule, facts, known, into: &finding)
    }
    guard aiming >= 0 else { return }
    finding.aimPart = Int(aiming)
    let part = compiled.part(Int(aiming), set: finding.set, unit: finding.unit)
    finding.aimRule = judge(part, facts, known, memory, finding.set, into: &finding.aimVerdicts)
    aim(Int(part.firstRule) &+ finding.aimRule, facts, known, into: &finding)
  }

  @inline(__always)
  private func aim(
    _ rule: Int, _ facts: Span<Int64>, _ known: Facts.Names, into finding: inout Finding
  ) {
    let from = max(1, compiled.rules[rule].aimFrom.value(facts, known, compiled.terms) ?? 1)
    var to = from
    if compiled.rules[rule].gives.contains(.range),
      let most = compiled.rules[rule].aimTo.value(facts, known, compiled.terms)
    {
      to = max(from, most)
    }
    finding.aimFrom = Int(truncatingIfNeeded: from)
    finding.aimTo = Int(truncatingIfNeeded: to)
  }
}

extension Finding {
  /// Makes the record one of a set about which nothing is decided yet.
  @inline(__always)
  fileprivate mutating func begin(
    _ set: Int, part: Int, _ unit: WeightUnit, _ kind: Load.Kind, setOne: Load?,
    _ isSetOneDone: Bool
  ) {
    self.set = set
    self.part = part
    self.unit = unit
    self.kind = kind
    self.setOne = setOne
    self.isSetOneDone = isSetOneDone
    sum = 0
    weight = nil
    stays = false
    limits.removeAll()
    aimPart = nil
    aimRule = 0
    aimFrom = 1
    aimTo = 1
  }
}

extension Finding {
  /// Whether the gap is counted between weights of another unit than the target's.
  @inline(__always)
  fileprivate func mixesUnits(_ setOneThen: WeightUnit) -> Bool {
    guard let setOne else { return false }
    return setOne.unit != unit || setOneThen != unit
  }

  /// The weight that a sum gives: the sum itself, or set one's weight less the gap.
  @inline(__always)
  fileprivate func weight(of sum: Int64) -> Weight {
    setOne.map { $0.weight - Weight(grains: sum) } ?? Weight(grains: sum)
  }
}
