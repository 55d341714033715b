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
  private let places: PartPlaces
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
    step = book.settings.firstIndex { $0.name == "step" && $0.dimension == .weight }
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
  func part(deciding set: Int) -> Int? { places[set]?.deciding }

  /// Whether a part is also asked about a set that was never done.
  func startsWithoutSession(_ part: Int) -> Bool { places.startWithoutSession[part] }

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
    guard let place = places[set], let index = place.deciding else { return false }
    let own = memory.facts(set)
    let hasLast = own.count > 0
    if !hasLast, !startsWithoutSession(index) { return false }
    let decidesGap = place.decidesGap
    if decidesGap, hasLast {
      guard let setOne, setOne.kind == own.last.load.kind else { return false }
    }
    var shown = hasLast ? own.last.load : Load(.zero, unit)
    // Targets are stated in the unit that the equipment is marked in.
    let loadsAny = loadsAny || grid(for: shown.kind).isAny
    if !loadsAny, let marked = stated ?? equipment.unit { shown.unit = marked }
    let isHelped =
      shown.kind == .body && (memory.hasAssistedSet || setOne?.isAssisted == true)
    finding.set = set
    finding.part = index
    finding.unit = shown.unit
    finding.kind = shown.kind
    finding.setOne = decidesGap ? setOne : nil
    finding.isSetOneDone = isSetOneDone
    finding.sum = 0
    finding.weight = nil
    finding.stays = false
    finding.limits.removeAll()

    let part = compiled.part(index, set: set, unit: shown.unit)
    var judging = Judging(
      facts: Facts(own, days: days), own: own, setOne: finding.setOne?.weight, target: nil)
    finding.rule = judge(part, judging, memory, set, into: &finding.verdicts)
    if let forced { finding.rule = forced }
    let rule = compiled.rules[Int(part.firstRule) + finding.rule]
    if hasLast, let outcome = rule.outcome,
      let sum = outcome.value(judging.facts, compiled.terms)
    {
      finding.sum = sum
      var settling = Settling(
        set: set, last: own.last, unit: shown.unit, setOne: finding.setOne?.weight ?? .zero,
        decidesGap: decidesGap, sum: sum, lightest: isHelped ? nil : .zero)
      settling.take(
        rule, compiled, part, judging.facts,
        mixesUnits: rule.statesOtherUnit || finding.mixesUnits(own.last))
      settle(&settling, on: shown.kind, loadsAny, into: &finding)
      judging.target = settling.weight
      // The lifter's own number keeps the unit it was entered in, with the steps of that unit.
      if stated == nil, settling.weight == own.last.load.weight, shown.unit != own.last.load.unit,
        settling.weight.thousandths(in: shown.unit) == nil,
        let other = decide(
          set, memory: memory, days: days, setOne: setOne, isSetOneDone: isSetOneDone, unit: unit,
          forcing: forced, statingIn: own.last.load.unit),
        other.weight == settling.weight
      {
        finding = other
        return true
      }
    }
    aim(rule, place.aiming, memory, judging, into: &finding)
    return true
  }

  private func settle(
    _ settling: inout Settling, on kind: Load.Kind, _ loadsAny: Bool, into finding: inout Finding
  ) {
    if loadsAny {
      settling.settle(step: step.map { settings.value($0, set: settling.set, unit: settling.unit) })
    } else {
      settling.settle(on: grid(for: kind))
    }
    finding.weight = settling.weight
    finding.stays = settling.stays
    finding.limits = settling.hits
  }

  private func aim(
    _ rule: CompiledRule,
    _ aiming: Int?,
    _ memory: ExerciseMemory,
    _ judging: Judging,
    into finding: inout Finding
  ) {
    finding.aimPart = nil
    finding.aimRule = 0
    finding.aimFrom = 1
    finding.aimTo = 1
    var aim = rule.aim
    if aim == nil, let index = aiming {
      finding.aimPart = index
      let part = compiled.part(index, set: finding.set, unit: finding.unit)
      finding.aimRule = judge(part, judging, memory, finding.set, into: &finding.aimVerdicts)
      aim = compiled.rules[Int(part.firstRule) + finding.aimRule].aim
    }
    guard let aim else { return }
    let from = max(1, aim.from.value(judging.facts, compiled.terms) ?? 1)
    let to = max(from, aim.to.flatMap { $0.value(judging.facts, compiled.terms) } ?? from)
    finding.aimFrom = Int(clamping: from)
    finding.aimTo = Int(clamping: to)
  }
}

extension Finding {
  /// Whether the gap is counted between weights of another unit than the target's.
  fileprivate func mixesUnits(_ last: Evidence) -> Bool {
    guard let setOne else { return false }
    return setOne.unit != unit || last.setOne.unit != unit
  }
}
