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

  /// Reads the words of a question.
  ///
  /// Where `named` says which exercise is meant, no other may be named.
  init(_ words: [String], _ gym: Gym, unit: WeightUnit, named: String? = nil) throws(Failure) {
    let rules = gym.book.ruleNames
    var names: [String] = []
    var denied: [String] = []
    var expectsSet = false
    for word in LooseQuestion.parts(of: words) {
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
        if isNot { denied.append(word) } else { names.append(word) }
      }
    }
    if !denied.isEmpty, rule == nil {
      // What stands behind `not` is a rule, or one that is nearly one, unless it names an exercise.
      let typed = denied.joined(separator: "-").lowercased()
      let isRule = named != nil || rules.contains { $0.hasPrefix(typed) }
      if isRule || (try? NameFinder(gym.log).exercise(denied)) == nil {
        rule = typed
        denied = []
      }
    }
    names += denied
    if isNot, rule == nil, load == nil {
      throw .usage("why not what?", "a rule or a weight goes behind not")
    }
    guard !names.isEmpty else { return }
    if let named {
      throw .usage(
        "\"\(names.joined(separator: " "))\" is no set, rule or weight of \(named)",
        "why \(named) 2, why \(named) not \(rules.first ?? "RULE"), why \(named) not 82.5")
    }
    exercise = try NameFinder(gym.log).exercise(names)
  }

  /// The words, quoted ones apart, and a unit behind its number with it.
  private static func parts(of words: [String]) -> [String] {
    var parts: [String] = []
    for word in words.flatMap({ $0.split(separator: " ") }) {
      let isUnit = WeightUnit(rawValue: word.lowercased()) != nil
      if isUnit, let last = parts.last, last.last?.isNumber == true {
        parts[parts.count - 1] = last + word
      } else {
        parts.append(String(word))
      }
    }
    return parts
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

  /// `why`, `why 2`, `why b`, `why not RULE`, `why not 82.5`; behind `named` no exercise is looked for.
  mutating func why(_ words: [String], named: String? = nil) throws(Failure) -> Reply {
    var words = words
    let letter = letter(behind: &words)
    if words.isEmpty, let letter, let explained { return try open(letter, of: explained) }
    let unit = focus.map(gym.unit) ?? gym.log.unit
    let question = try LooseQuestion(words, gym, unit: unit, named: named)
    if let exercise = question.exercise, exercise != focus { _ = try look(at: exercise) }
    let exercise = try focused()
    let ground = ground(of: exercise)
    let decisions = board(of: exercise, on: ground).decisions
    if let asked = question.set { set = asked }
    if let load = question.load, !question.isNot, question.set == nil,
      let match = decisions.first(where: { $0.target.load?.weight == load.weight })
    {
      set = match.set
    }
    let inquiry = try inquiry(exercise, set: set, on: ground)
    explained = inquiry
    if let letter { return try open(letter, of: inquiry) }
    return try answer(question, inquiry, exercise, ground)
  }

  /// Takes the letter of a condition off the end of words that name nothing with it.
  private func letter(behind words: inout [String]) -> Int? {
    guard let last = words.last?.lowercased(), let letter = last.utf8.first, last.utf8.count == 1,
      (97...122).contains(letter), !isName(last), words.dropLast().last?.lowercased() != "not",
      words.count == 1 || (try? NameFinder(gym.log).exercise(words)) == nil
    else { return nil }
    words.removeLast()
    return Int(letter) - 97
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
    if let asked = asked(question, inquiry) {
      let not = WhyNot(inquiry, exercise: name, width: width)
      switch form {
      case .text: return Reply(lines: try not.lines(asked))
      case .plain: return Reply(lines: PlainView.lines(try not.plain(asked)))
      case .read: return Reply(lines: try not.read(asked).map(DisplayText.safe))
      case .json: return Reply(json: [try not.json(asked)])
      }
    }
    let remarks = board(of: exercise, on: ground).remarks
    let text = WhyText(
      inquiry, exercise: name, log: gym.logName, remarks: remarks, width: width)
    let forms = WhyForms(inquiry: inquiry, exercise: name, notes: text.notes)
    return reply(
      lines: text.lines, plain: forms.plain, read: forms.read,
      json: [
        WhyJSON.object(
          inquiry, exercise: name, digest: SHA256.hex(gym.book.source), notes: text.notes)
      ])
  }

  /// What a question says that the target is not, in so many words or by naming another.
  private func asked(_ question: LooseQuestion, _ inquiry: Inquiry) -> WhyNot.Asked? {
    if let rule = question.rule, question.isNot || rule != inquiry.decision.rule {
      return .rule(rule)
    }
    guard let load = question.load else { return nil }
    let isTarget =
      inquiry.decision.target.load.map { $0.weight == load.weight && $0.kind == load.kind }
    return question.isNot || isTarget != true ? .weight(load) : nil
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
    let lines = gym.book.sourceLines
    let condition = conditions[index]
    let line = lines.indices.contains(condition.at.line - 1) ? lines[condition.at.line - 1] : ""
    let view = ConditionView(
      inquiry: inquiry, rule: fired, condition: condition, log: gym.logName, width: width)
    let letter = WhyText.letter(index)
    let asked = try asJSON(inquiry)
    return reply(
      lines: view.lines(bookLine: line), plain: view.plain(letter, bookLine: line),
      read: view.read(letter),
      json: [asked.condition(condition, letter: letter, read: view.evidence, line: line)])
  }

  private func asJSON(_ inquiry: Inquiry) throws(Failure) -> AskedJSON {
    AskedJSON(inquiry: inquiry, exercise: gym.log.exercises[try focused()].name)
  }

  mutating func trace(_ words: [String], named: String? = nil) throws(Failure) -> Reply {
    let inquiry = try inquire(words, named)
    explained = inquiry
    let asked = try asJSON(inquiry)
    let forms = WhyForms(inquiry: inquiry, exercise: asked.exercise)
    return reply(
      lines: traceLines(inquiry), plain: forms.tracePlain, read: forms.traceRead,
      json: [asked.trace])
  }

  private func traceLines(_ inquiry: Inquiry) -> [String] {
    let why = inquiry.decision.explanation
    var lines = Layout.wrap(
      "set \(inquiry.decision.set), part \"\(inquiry.decision.part)\", \(why.bookFile)", width)
    lines += TraceView.lines(why.rules, why, width: width)
    if let part = why.aim.part {
      lines += ["aim, part \"\(part)\""] + TraceView.lines(why.aim.rules, why, width: width)
    }
    return lines
  }

  mutating func outlook(_ words: [String], named: String? = nil) throws(Failure) -> Reply {
    let inquiry = try inquire(words, named)
    let exercise = try focused()
    let name = gym.log.exercises[exercise].name
    let rows = WhyText(inquiry, exercise: name, log: gym.logName, width: width).outlookLines
    guard !rows.isEmpty else { throw .usage("set \(set) has no weight yet: you pick it") }
    let asked = try asJSON(inquiry)
    let forms = WhyForms(inquiry: inquiry, exercise: name)
    return reply(
      lines: ["\(DisplayText.safe(name)), set \(inquiry.decision.set)"] + rows.dropFirst(),
      plain: forms.outlookPlain, read: forms.outlookRead, json: [asked.outlook])
  }

  /// The inquiry of the set that words name, or of the one in focus.
  private mutating func inquire(_ words: [String], _ named: String?) throws(Failure) -> Inquiry {
    let unit = focus.map(gym.unit) ?? gym.log.unit
    let question = try LooseQuestion(words, gym, unit: unit, named: named)
    if let exercise = question.exercise, exercise != focus { _ = try look(at: exercise) }
    if let asked = question.set { set = asked }
    let exercise = try focused()
    return try inquiry(exercise, set: set, on: ground(of: exercise))
  }
}
