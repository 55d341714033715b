extension RuleBook {
  /// The book with an exercise's own numbers in place of its settings.
  ///
  /// A number that the book could not hold is reported and left out, as is one for which the book
  /// has no setting.
  public func applying(_ overrides: [SettingOverride]) -> (book: RuleBook, problems: [Diagnostic]) {
    var book = self
    var problems: [Diagnostic] = []
    for override in overrides {
      do throws(OverrideProblem) {
        try book.apply(override)
      } catch {
        problems.append(override.problem(error, in: self))
      }
    }
    if let problem = book.floorAboveWin(overrides) { problems.append(problem) }
    problems += book.listsLongerThanSets(overrides)
    return (book, problems)
  }

  private mutating func apply(_ override: SettingOverride) throws(OverrideProblem) {
    guard let index = settings.firstIndex(where: { $0.name == override.name }) else {
      throw unknown(override.name)
    }
    var setting = settings[index]
    if setting.dimension == .weight {
      if let kg = override.kg { setting.kg = kg }
      if let lb = override.lb { setting.lb = lb }
    } else if let numbers = override.kg ?? override.lb {
      setting.kg = numbers
      setting.lb = numbers
    }
    setting.line = override.line
    setting.file = override.file
    try check(setting, at: index)
    if setting.name == "sets", setting.dimension == .sets { try checkCoverage(setting) }
    settings[index] = setting
  }

  private func unknown(_ name: String) -> OverrideProblem {
    let near = Suggestion.nearest(to: name, in: settings.map(\.name))
    let remedy = near.map { "; did you mean `\($0)`?" } ?? ""
    let message = "`\(file)` has no setting `\(name)`\(remedy)"
    return OverrideProblem(severity: .warning, message: message)
  }

  private func check(_ setting: Setting, at index: Int) throws(OverrideProblem) {
    let bounds = SettingBounds(
      name: setting.name,
      dimension: setting.dimension,
      isWindow: isWindow(index),
      isHalved: isHalved(index)
    )
    for (list, unit) in [(setting.kg, WeightUnit.kg), (setting.lb, .lb)] {
      guard !list.isEmpty else { throw OverrideProblem(message: "`\(setting.name)` has no value") }
      guard list.count == 1 || setting.dimension == .reps else {
        throw OverrideProblem(message: "`\(setting.name)` is one number; only reps can be a list")
      }
      guard list.count <= SettingBounds.mostSets else {
        throw OverrideProblem(
          message: "`\(setting.name)` lists at most \(SettingBounds.mostSets) numbers")
      }
      for value in list {
        guard let problem = bounds.problem(value, unit: unit) else { continue }
        throw OverrideProblem(message: problem)
      }
    }
  }

  /// Makes sure that another number of work sets leaves every set one part and an aim.
  private func checkCoverage(_ setting: Setting) throws(OverrideProblem) {
    let number = setting.kg.first.map(Int.init)
    let claims = parts.map { Coverage.Claim(decides: $0.decides, scope: $0.scope) }
    let coverage = Coverage(claims, workSets: number)
    let shown = number.map(String.init) ?? "no"
    if let overlap = coverage.overlap {
      throw OverrideProblem(
        message: "with \(shown) work sets two parts of `\(file)` decide set \(overlap.set)"
      )
    }
    for (index, part) in parts.enumerated() where part.decides != .reps {
      guard let set = coverage.setWithoutAim(in: index), part.leavesAim else { continue }
      throw OverrideProblem(
        message: "with \(shown) work sets no part of `\(file)` gives the aim of set \(set)"
      )
    }
  }

  private func isWindow(_ index: Int) -> Bool {
    parts.contains { part in
      part.rules.contains { rule in
        rule.conditions.contains { condition in
          if case .same(_, .setting(index)) = condition.test { true } else { false }
        }
      }
    }
  }

  /// Brings a converted number that a rule halves to the nearest even thousandth, so that half of it
  /// is one too.
  mutating func evenConverted() {
    for index in settings.indices where settings[index].converted != nil && isHalved(index) {
      let unit = settings[index].converted ?? .lb
      let even = { (value: Int64) in roundedQuotient(value, unit.grain * 2) * unit.grain * 2 }
      if unit == .kg {
        settings[index].kg = settings[index].kg.map(even)
      } else {
        settings[index].lb = settings[index].lb.map(even)
      }
    }
  }

  private func isHalved(_ index: Int) -> Bool { amounts.contains { $0.halves(index) } }

  /// Whether a rule or a limit of the book counts the days since the last session.
  var countsDays: Bool {
    func counts(_ amount: Amount) -> Bool {
      amount.terms.contains { if case .daysSinceLastSession = $0.base { true } else { false } }
    }
    return parts.contains { part in
      part.limits.contains { counts($0.amount) }
        || part.rules.contains { $0.amounts.contains(where: counts) }
    }
  }

  /// Every amount that the book computes.
  private var amounts: [Amount] {
    parts.flatMap { $0.limits.map(\.amount) + $0.rules.flatMap(\.amounts) }
  }
}

extension RuleBook.Part {
  /// Whether a rule of it leaves the aim to a part that decides reps.
  fileprivate var leavesAim: Bool { rules.contains { $0.aim == nil } }
}

extension RuleBook.Amount {
  fileprivate func halves(_ index: Int) -> Bool {
    terms.contains { $0.base == .setting(index) && $0.halves % 2 != 0 }
  }
}

extension RuleBook.Rule {
  /// Every amount that the rule computes.
  fileprivate var amounts: [RuleBook.Amount] {
    var amounts = [leastLighter, aim?.from, aim?.to].compactMap { $0 }
    switch outcome {
    case .pick: break
    case .amount(let amount): amounts.append(amount)
    case .aim(let aim): amounts += [aim.from, aim.to].compactMap { $0 }
    }
    for condition in conditions {
      if case .compare(let left, _, let right) = condition.test { amounts += [left, right] }
    }
    return amounts
  }
}
