/// A book made ready to decide for one exercise: its settings laid flat, its parts looked up by set.
struct Evaluator: Sendable {
  let book: RuleBook
  /// The number of work sets, or nil where the book has no `sets`.
  let workSets: Int?
  /// The most sessions any window of the book asks for.
  let window: Int
  let settings: SettingValues
  let step: Int?
  let equipment: Equipment
  private let outsideGrid: LoadGrid
  private let bodyGrid: LoadGrid

  init(_ book: RuleBook, equipment: Equipment = .unknown) {
    self.book = book
    self.equipment = equipment
    outsideGrid = LoadGrid(equipment.loads)
    bodyGrid = LoadGrid(equipment.loads, isBody: true)
    settings = SettingValues(book.settings)
    step = book.settings.firstIndex { $0.name == "step" && $0.dimension == .weight }
    let sets = book.settings.first { $0.name == "sets" && $0.dimension == .sets }
    workSets = sets.map { Int(clamping: max(1, $0.value(forSet: 1, in: .kg))) }
    window = Evaluator.widestWindow(of: book)
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
    book.parts.firstIndex { $0.decides != .reps && $0.scope.contains(set, workSets: workSets) }
  }

  private func partForReps(of set: Int) -> Int? {
    book.parts.firstIndex { $0.decides == .reps && $0.scope.contains(set, workSets: workSets) }
  }

  /// Whether a part is also asked about a set that was never done.
  func startsWithoutSession(_ part: Int) -> Bool {
    guard case .noSessionYet? = book.parts[part].rules.first?.conditions.first?.test else {
      return false
    }
    return true
  }

  /// Decides one set; nil where the book has no answer for it.
  ///
  /// `setOne` is set one's weight today, as advised or as done, and nil for set one itself; `unit`
  /// is that of a set without evidence; `forced` is a rule that decides whatever its conditions say.
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
    guard let index = part(deciding: set) else { return nil }
    let part = book.parts[index]
    let own = memory.set(set)
    let last = own.last
    if last == nil, !startsWithoutSession(index) { return nil }
    if part.decides == .gap, let last {
      guard let setOne, setOne.kind == last.load.kind else { return nil }
    }
    var shown = last?.load ?? Load(.zero, unit)
    let grid = grid(for: shown.kind)
    // Targets are stated in the unit that the equipment is marked in.
    if !grid.isAny, let marked = stated ?? equipment.unit { shown.unit = marked }
    let isHelped =
      shown.kind == .body && (memory.hasAssistedSet || setOne?.isAssisted == true)
    var frame = Frame(
      set: set,
      memory: own,
      unit: shown.unit,
      settings: settings,
      days: days,
      setOne: part.decides == .gap ? setOne : nil,
      isSetOneDone: isSetOneDone,
      lightest: isHelped ? nil : .zero
    )
    frame.step = step.map { settings.value($0, set: set, unit: shown.unit) }
    var finding = Finding(set: set, part: index, unit: shown.unit, kind: shown.kind)
    finding.setOne = frame.setOne
    finding.isSetOneDone = isSetOneDone
    finding.rule = frame.judge(part.rules, into: &finding.verdicts)
    if let forced { finding.rule = forced }
    let rule = part.rules[finding.rule]
    if let last, case .amount(let amount) = rule.outcome, let sum = frame.value(of: amount) {
      finding.sum = sum
      var settling = Settling(frame, last: last, decidesGap: part.decides == .gap, sum: sum)
      settling.settle(rule, in: part, mixesUnits: mixesUnits(amount, frame, last), grid: grid)
      finding.weight = settling.weight
      finding.stays = settling.stays
      finding.limits = settling.hits
      frame.target = settling.weight
      // The lifter's own number keeps the unit it was entered in, with the steps of that unit.
      if stated == nil, settling.weight == last.load.weight,
        settling.weight.thousandths(in: frame.unit) == nil,
        let own = decide(
          set, memory: memory, days: days, setOne: setOne, isSetOneDone: isSetOneDone, unit: unit,
          forcing: forced, statingIn: last.load.unit),
        own.weight == settling.weight
      {
        return own
      }
    }
    aim(rule, set, &frame, &finding)
    return finding
  }

  private func mixesUnits(_ amount: RuleBook.Amount, _ frame: Frame, _ last: Evidence) -> Bool {
    if let setOne = frame.setOne {
      if setOne.unit != frame.unit || last.setOne.unit != frame.unit { return true }
    }
    return amount.terms.contains {
      if case .weight(_, let unit) = $0.base { unit != frame.unit } else { false }
    }
  }

  private func aim(
    _ rule: RuleBook.Rule,
    _ set: Int,
    _ frame: inout Frame,
    _ finding: inout Finding
  ) {
    var aim = rule.aim
    if aim == nil, let index = partForReps(of: set) {
      finding.aimPart = index
      let rules = book.parts[index].rules
      finding.aimRule = frame.judge(rules, into: &finding.aimVerdicts)
      if case .aim(let given) = rules[finding.aimRule].outcome { aim = given }
    }
    guard let aim else { return }
    let from = max(1, frame.value(of: aim.from) ?? 1)
    let to = max(from, aim.to.flatMap { frame.value(of: $0) } ?? from)
    finding.aimFrom = Int(clamping: from)
    finding.aimTo = Int(clamping: to)
  }
}
