import ReversePyramid
import TrainingLog

/// What loose words ask: a set, a weight, a rule, an exercise, and whether it is not so.
struct LooseQuestion: Equatable {
  var exercise: Int?
  var set: Int?
  var load: Load?
  var rule: String?
  var isNot = false

  /// Words that carry no meaning here.
  private static let fillers: Set<String> = ["is", "it", "the", "at", "on", "my", "of", "for", "a"]

  init(_ words: [String], _ gym: Gym, unit: WeightUnit) throws(Failure) {
    let rules = gym.book.ruleNames
    var names: [String] = []
    var expectsSet = false
    for word in words {
      let lower = word.lowercased()
      if lower == "set" {
        expectsSet = true
      } else if lower == "not" {
        isNot = true
      } else if let number = Int(lower), expectsSet || (!isNot && set == nil && number <= 9) {
        set = number
        expectsSet = false
      } else if let load = Load(typed: lower, unit) {
        self.load = load
      } else if rule == nil, rules.contains(lower) {
        rule = lower
      } else if !LooseQuestion.fillers.contains(lower) {
        names.append(word)
      }
    }
    guard !names.isEmpty else { return }
    // What is left names an exercise, or behind `not` a rule that is nearly one.
    if let found = try? NameFinder(gym.log).exercise(names) {
      exercise = found
    } else if isNot, rule == nil {
      rule = names.joined(separator: "-").lowercased()
    } else {
      exercise = try NameFinder(gym.log).exercise(names)
    }
  }
}

extension Repl {
  mutating func next(_ words: [String]) throws(Failure) -> Reply {
    if !words.isEmpty { return try use(words) }
    supposed = nil
    explained = nil
    if focus == nil {
      let view = GlanceView(gym: gym, width: width, paint: context.paint)
      return isJSON
        ? Reply(json: [NextJSON.board(GlanceView.order(gym).flatMap(\.self), gym, showsAll: false)])
        : Reply(lines: view.lines())
    }
    return try board()
  }

  mutating func why(_ words: [String]) throws(Failure) -> Reply {
    if words.count == 1, let letter = words[0].lowercased().utf8.first, words[0].utf8.count == 1,
      (97...122).contains(letter), let focus, !isName(words[0])
    {
      let shown: Inquiry
      if let explained {
        shown = explained
      } else {
        shown = try inquiry(try focused(), set: set, on: ground(of: focus))
      }
      explained = shown
      return try open(Int(letter) - 97, of: shown)
    }
    let unit = focus.map(gym.unit) ?? gym.log.unit
    let question = try LooseQuestion(words, gym, unit: unit)
    if let exercise = question.exercise, exercise != focus { _ = try look(at: exercise) }
    let exercise = try focused()
    let ground = ground(of: exercise)
    let decisions = board(of: exercise, on: ground).decisions
    if let asked = question.set { set = asked }
    if let load = question.load, question.set == nil,
      let match = decisions.first(where: { $0.target.load?.weight == load.weight })
    {
      set = match.set
    }
    let inquiry = try inquiry(exercise, set: set, on: ground)
    explained = inquiry
    return try answer(question, inquiry, exercise, ground)
  }

  /// Whether a word is the whole name or alias of an exercise.
  private func isName(_ word: String) -> Bool {
    let folded = NameFinder.fold(word)
    return gym.log.exercises.contains { exercise in
      ([exercise.name] + exercise.aliases).contains { NameFinder.fold($0) == folded }
    }
  }

  private func answer(
    _ question: LooseQuestion, _ inquiry: Inquiry, _ exercise: Int, _ ground: Ground
  ) throws(Failure) -> Reply {
    let name = gym.log.exercises[exercise].name
    let not = WhyNot(inquiry, exercise: name, width: width)
    if let rule = question.rule, question.isNot || rule != inquiry.decision.rule {
      return Reply(lines: try not.rule(rule))
    }
    if let load = question.load {
      let isTarget =
        inquiry.decision.target.load.map { $0.weight == load.weight && $0.kind == load.kind }
      if question.isNot || isTarget != true { return Reply(lines: not.weight(load)) }
    }
    if isJSON {
      let digest = SHA256.hex(gym.book.source)
      return Reply(json: [WhyJSON.object(inquiry, exercise: name, digest: digest)])
    }
    let remarks = board(of: exercise, on: ground).remarks
    return Reply(
      lines: WhyText(inquiry, exercise: name, log: gym.logName, remarks: remarks, width: width)
        .lines)
  }

  /// One condition of the rule that decided: its values, days, log lines, and the book's line.
  private func open(_ index: Int, of inquiry: Inquiry) throws(Failure) -> Reply {
    let fired = inquiry.decision.explanation.rules.first { $0.state == .fired }
    let conditions = fired?.conditions ?? []
    guard conditions.indices.contains(index), let fired else {
      throw .usage(
        conditions.isEmpty
          ? "rule \(inquiry.decision.rule) has no condition: it says otherwise"
          : "rule \(inquiry.decision.rule) has conditions "
            + conditions.indices.map { WhyText.letter($0) }.joined(separator: ", "))
    }
    let source = String(decoding: gym.book.source, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let view = ConditionView(
      inquiry: inquiry, rule: fired, condition: conditions[index], log: gym.logName, width: width)
    let line = conditions[index].at.line
    return Reply(
      lines: view.lines(bookLine: source.indices.contains(line - 1) ? String(source[line - 1]) : "")
    )
  }

  mutating func trace(_ words: [String]) throws(Failure) -> Reply {
    let inquiry = try inquire(words)
    explained = inquiry
    let why = inquiry.decision.explanation
    var lines = Layout.wrap(
      "set \(inquiry.decision.set), part \"\(inquiry.decision.part)\", \(why.bookFile)", width)
    lines += TraceView.lines(why.rules, why, width: width)
    if let part = why.aim.part {
      lines += ["aim, part \"\(part)\""] + TraceView.lines(why.aim.rules, why, width: width)
    }
    return Reply(lines: lines)
  }

  mutating func outlook(_ words: [String]) throws(Failure) -> Reply {
    let inquiry = try inquire(words)
    let exercise = try focused()
    let name = gym.log.exercises[exercise].name
    let rows = WhyText(inquiry, exercise: name, log: gym.logName, width: width).outlookLines
    guard !rows.isEmpty else { throw .usage("set \(set) has no weight yet: you pick it") }
    return Reply(
      lines: ["\(DisplayText.safe(name)), set \(inquiry.decision.set)"] + rows.dropFirst())
  }

  /// The inquiry of the set that words name, or of the one in focus.
  private mutating func inquire(_ words: [String]) throws(Failure) -> Inquiry {
    let question = try LooseQuestion(words, gym, unit: focus.map(gym.unit) ?? gym.log.unit)
    if let exercise = question.exercise, exercise != focus { _ = try look(at: exercise) }
    if let asked = question.set { set = asked }
    let exercise = try focused()
    return try inquiry(exercise, set: set, on: ground(of: exercise))
  }
}
