extension Evaluator {
  /// Puts a finding into a decision with its sentence; it reads numbers and decides nothing.
  func decision(
    _ finding: Finding,
    memory: ExerciseMemory,
    today: Day,
    isOnBoard: Bool,
    done: DoneSet?
  ) -> Decision {
    let part = book.parts[finding.part]
    let rule = part.rules[finding.rule]
    let record = EvaluationRecord(self, finding, memory, on: today)
    return Decision(
      set: finding.set,
      target: Target(load: finding.load, reps: finding.aimFrom, repsTo: finding.aimTo),
      rule: rule.name,
      part: part.name,
      at: at(rule.line),
      because: record.sentence.text,
      last: record.frame.memory.last,
      isOptional: part.isOptional,
      isOnBoard: isOnBoard,
      done: done,
      account: .record(record)
    )
  }

  /// Puts the record of an evaluation into data; it reads verdicts and numbers, and decides nothing.
  func explanation(of record: EvaluationRecord) -> Explanation {
    let (finding, frame) = (record.finding, record.frame)
    let part = book.parts[finding.part]
    let rule = part.rules[finding.rule]
    let own = frame.memory
    let sentence = record.sentence
    return Explanation(
      bookName: book.name,
      bookFile: book.file,
      today: record.today,
      lastSession: record.lastDay,
      unit: finding.unit,
      kind: finding.kind,
      isAssisted: record.isAssisted,
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
      aim: aim(finding, rule, frame),
      template: sentence.template,
      holes: sentence.holes,
      stays: finding.stays,
      equipment: equipment
    )
  }

  /// The sentence of a finding: the rule's, or its `or say` where nothing lay beyond.
  func sentence(_ finding: Finding, _ frame: Frame) -> Sentence {
    let rule = book.parts[finding.part].rules[finding.rule]
    let template = finding.stays ? rule.orSay ?? rule.say : rule.say
    let (text, holes) = SentenceFiller(frame: frame, finding: finding, book: book).fill(template)
    return Sentence(text: text, holes: holes, template: template.text)
  }

  /// The sentence of a finding, from the memory it judged.
  func sentence(_ finding: Finding, _ memory: ExerciseMemory, on today: Day) -> String {
    sentence(finding, frame(of: finding, memory, on: today)).text
  }

  /// What a finding's words are made from.
  func frame(of finding: Finding, _ memory: ExerciseMemory, on today: Day) -> Frame {
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

  private func aim(_ finding: Finding, _ rule: RuleBook.Rule, _ frame: Frame) -> AimFinding {
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
      because: SentenceFiller(frame: frame, finding: finding, book: book).fill(given.say).text,
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
