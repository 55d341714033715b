/// A book made ready to decide for one exercise: laid flat, its parts looked up by set.
struct Evaluator: Sendable {
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
    let hasLast = memory.count(set) > 0
    if !hasLast, !place.startsWithoutSession { return false }
    let last = hasLast ? memory.sets[set &- 1].latest : Evidence.none
    let decidesGap = place.decidesGap
    if decidesGap, hasLast {
      guard let setOne, setOne.kind == last.load.kind else { return false }
    }
    let kind = hasLast ? last.load.kind : .outside
    var shown = hasLast ? last.load.unit : unit
    // Targets are stated in the unit that the equipment is marked in.
    let loadsAny = loadsAny || grid(for: kind).isAny
    if !loadsAny, let marked = stated ?? equipment.unit { shown = marked }
    finding.begin(
      set, part: Int(place.deciding), shown, kind, setOne: decidesGap ? setOne : nil, isSetOneDone)

    let part = compiled.part(Int(place.deciding), set: set, unit: shown)
    var facts = hasLast ? memory.sets[set &- 1].facts : Facts()
    facts.note(days: days, setOne: finding.setOne?.weight)
    finding.rule = judge(part, facts.values.span, facts.known, memory, set, into: &finding.verdicts)
    if let forced { finding.rule = forced }
    let rule = compiled.rules[Int(part.firstRule) &+ finding.rule]
    if hasLast, rule.gives.contains(.amount),
      let sum = rule.outcome.value(facts.values.span, facts.known, compiled.terms)
    {
      finding.sum = sum
      let isHelped = kind == .body && (memory.hasAssistedSet || setOne?.isAssisted == true)
      let track = Track(
        last: last, unit: shown, setOne: finding.setOne?.weight ?? .zero, decidesGap: decidesGap,
        lightest: isHelped ? nil : .zero,
        mixesUnits: rule.gives.contains(.otherUnit) || finding.mixesUnits(last))
      if loadsAny,
        let weight = track.free(sum, rule, part, compiled, facts.values.span, facts.known)
      {
        finding.weight = weight
      } else {
        settle(sum, track, rule, part, facts, loadsAny, into: &finding)
      }
      let weight = finding.weight ?? .zero
      facts.note(target: weight)
      // The lifter's own number keeps the unit it was entered in, with the steps of that unit.
      if shown != last.load.unit, stated == nil, weight == last.load.weight,
        weight.thousandths(in: shown) == nil,
        let other = decide(
          set, memory: memory, days: days, setOne: setOne, isSetOneDone: isSetOneDone, unit: unit,
          forcing: forced, statingIn: last.load.unit),
        other.weight == weight
      {
        finding = other
        return true
      }
    }
    aim(rule, place.aiming, memory, facts.values.span, facts.known, into: &finding)
    return true
  }

  /// Brings a sum to a weight through every limit that it meets.
  @inline(never)
  private func settle(
    _ sum: Int64, _ track: Track, _ rule: CompiledRule, _ part: CompiledPart, _ facts: Facts,
    _ loadsAny: Bool, into finding: inout Finding
  ) {
    var settling = Settling(track, sum: sum)
    settling.take(rule, compiled, part, facts.values.span, facts.known)
    if loadsAny {
      settling.settle(step: part.step)
    } else {
      settling.settle(on: grid(for: finding.kind))
    }
    finding.weight = settling.weight
    finding.stays = settling.stays
    finding.limits = settling.hits
  }

  @inline(__always)
  private func aim(
    _ rule: CompiledRule,
    _ aiming: Int16,
    _ memory: ExerciseMemory,
    _ facts: Span<Int64>,
    _ known: Facts.Names,
    into finding: inout Finding
  ) {
    if rule.gives.contains(.aim) { return aim(rule, facts, known, into: &finding) }
    guard aiming >= 0 else { return }
    finding.aimPart = Int(aiming)
    let part = compiled.part(Int(aiming), set: finding.set, unit: finding.unit)
    finding.aimRule = judge(part, facts, known, memory, finding.set, into: &finding.aimVerdicts)
    aim(compiled.rules[Int(part.firstRule) &+ finding.aimRule], facts, known, into: &finding)
  }

  @inline(__always)
  private func aim(
    _ rule: CompiledRule, _ facts: Span<Int64>, _ known: Facts.Names, into finding: inout Finding
  ) {
    let from = max(1, rule.aimFrom.value(facts, known, compiled.terms) ?? 1)
    var to = from
    if rule.gives.contains(.range), let most = rule.aimTo.value(facts, known, compiled.terms) {
      to = max(from, most)
    }
    finding.aimFrom = Int(clamping: from)
    finding.aimTo = Int(clamping: to)
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
  fileprivate func mixesUnits(_ last: Evidence) -> Bool {
    guard let setOne else { return false }
    return setOne.unit != unit || last.setOne.unit != unit
  }
}
