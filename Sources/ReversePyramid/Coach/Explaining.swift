extension Evaluator {
  /// Puts a finding into words and data; it reads verdicts and numbers, and decides nothing.
  func decision(
    _ finding: Finding,
    memory: ExerciseMemory,
    today: Day,
    isOnBoard: Bool,
    done: DoneSet?
  ) -> Decision {
    let part = book.parts[finding.part]
    let rule = part.rules[finding.rule]
    let frame = frame(of: finding, memory, on: today)
    let filler = SentenceFiller(frame: frame, finding: finding, book: book)
    let (because, holes, template) = sentence(finding, memory, on: today)
    let own = frame.memory
    let explanation = Explanation(
      bookName: book.name,
      bookFile: book.file,
      today: today,
      lastSession: memory.lastDay,
      unit: finding.unit,
      kind: finding.kind,
      isAssisted: memory.hasAssistedSet || finding.setOne?.isAssisted == true,
      sessions: own.count,
      settings: settingFindings(finding),
      evidence: (0..<own.held).reversed().map { own.evidence(back: $0) },
      decides: part.decides == .gap ? .gap : .weight,
      partAt: at(part.line),
      rules: ruleFindings(finding.part, finding.verdicts, fired: finding.rule, frame),
      sum: sum(rule, finding, frame),
      limits: limits(finding),
      setOne: finding.setOne,
      isSetOneDone: finding.isSetOneDone,
      gap: part.decides == .gap ? finding.gap : nil,
      aim: aim(finding, rule, frame, filler),
      template: template,
      holes: holes,
      stays: finding.stays,
      equipment: equipment
    )
    return Decision(
      set: finding.set,
      target: Target(
        load: finding.weight.map { Load($0, finding.unit, kind: finding.kind) },
        reps: finding.aimFrom,
        repsTo: finding.aimTo
      ),
      rule: rule.name,
      part: part.name,
      at: at(rule.line),
      because: because,
      last: own.last,
      isOptional: part.isOptional,
      isOnBoard: isOnBoard,
      done: done,
      explanation: explanation
    )
  }

  /// The sentence of a finding: the rule's, or its `or say` where nothing lay beyond.
  func sentence(_ finding: Finding, _ memory: ExerciseMemory, on today: Day)
    -> (text: String, holes: [Hole], template: String)
  {
    let rule = book.parts[finding.part].rules[finding.rule]
    let template = finding.stays ? rule.orSay ?? rule.say : rule.say
    let filler = SentenceFiller(
      frame: frame(of: finding, memory, on: today), finding: finding, book: book)
    let (text, holes) = filler.fill(template)
    return (text, holes, template.text)
  }

  private func frame(of finding: Finding, _ memory: ExerciseMemory, on today: Day) -> Frame {
    var frame = Frame(
      set: finding.set, memory: memory.set(finding.set), unit: finding.unit, settings: settings,
      days: memory.lastDay.map { today - $0 }, setOne: finding.setOne)
    frame.target = finding.weight
    return frame
  }

  private func at(_ line: Int) -> SourceLine { SourceLine(file: book.file, line: line) }

  private func settingFindings(_ finding: Finding) -> [SettingFinding] {
    book.settings.map { setting in
      SettingFinding(
        name: setting.name,
        value: Quantity(
          value: setting.value(forSet: finding.set, in: finding.unit),
          dimension: setting.dimension,
          unit: finding.unit
        ),
        at: SourceLine(file: setting.file, line: setting.line)
      )
    }
  }

  private func sum(_ rule: RuleBook.Rule, _ finding: Finding, _ frame: Frame) -> SumFinding? {
    guard case .amount(let amount) = rule.outcome, finding.weight != nil else { return nil }
    let value = Weight(grains: finding.sum)
    let isGap = book.parts[finding.part].decides == .gap
    return SumFinding(
      terms: frame.terms(of: amount, in: book),
      value: value,
      weight: isGap ? (finding.setOne?.weight ?? .zero) - value : value
    )
  }

  /// The limits that a finding met, with their places in the book.
  func limits(_ finding: Finding) -> [LimitFinding] {
    let part = book.parts[finding.part]
    let rule = part.rules[finding.rule]
    return finding.limits.all.map { hit in
      var result = LimitFinding(
        source: .loads,
        isGap: hit.isGap,
        isLeast: true,
        bound: hit.bound.map(Weight.init(grains:)),
        before: Weight(grains: hit.before),
        nearest: Weight(grains: hit.nearest),
        after: Weight(grains: hit.after),
        stays: hit.stays
      )
      switch hit.source {
      case .lighter:
        result.source = .lighter
        result.isLeast = false
        result.at = at(rule.leastLighterLine)
      case .book:
        let limit = part.limits[Int(hit.index)]
        result.source = .book
        result.isLeast = limit.isLeast
        result.at = at(limit.line)
      case .mixedUnits: result.source = .units
      case .loads: break
      }
      return result
    }
  }

  private func aim(
    _ finding: Finding,
    _ rule: RuleBook.Rule,
    _ frame: Frame,
    _ filler: SentenceFiller
  ) -> AimFinding {
    guard let index = finding.aimPart else {
      return AimFinding(
        part: nil,
        rules: [],
        rule: rule.name,
        at: at(rule.aim?.line ?? rule.line),
        because: "",
        terms: terms(of: rule.aim, frame),
        from: finding.aimFrom,
        to: finding.aimTo
      )
    }
    let part = book.parts[index]
    let given = part.rules[finding.aimRule]
    var aim: RuleBook.Aim?
    if case .aim(let outcome) = given.outcome { aim = outcome }
    return AimFinding(
      part: part.name,
      rules: ruleFindings(index, finding.aimVerdicts, fired: finding.aimRule, frame),
      rule: given.name,
      at: at(given.line),
      because: filler.fill(given.say).text,
      terms: terms(of: aim, frame),
      from: finding.aimFrom,
      to: finding.aimTo
    )
  }

  private func terms(of aim: RuleBook.Aim?, _ frame: Frame) -> [[TermFinding]] {
    guard let aim else { return [] }
    return ([aim.from] + (aim.to.map { [$0] } ?? [])).map { frame.terms(of: $0, in: book) }
  }
}
