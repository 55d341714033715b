import ReversePyramid
import TrainingLog

extension Repl {
  func rules() -> Reply {
    if isJSON { return Reply(json: [BookJSON.rules(gym.book, unit: gym.log.unit)]) }
    var lines = ["\(gym.book.name), \(gym.book.file)"]
    for name in gym.book.ruleNames {
      let place = gym.book.lines(ofRule: name).map { "\($0.lowerBound)" }.joined(separator: ", ")
      lines.append("  \(Layout.pad(name, 18))line \(place)")
    }
    let settings = gym.book.settings.map { setting in
      "\(setting.name) \(setting.text(in: gym.log.unit))"
    }
    return Reply(
      lines: lines + Layout.hang("  settings  ", settings.joined(separator: ", "), width: width)
        + ["  read one: show \(gym.book.ruleNames.first ?? "RULE")"])
  }

  func show(_ words: [String]) throws(Failure) -> Reply {
    let name = try ruleName(words)
    if isJSON {
      let ranges = gym.book.lines(ofRule: name)
      return Reply(json: [BookJSON.source(gym.book, rule: name, ranges: ranges)])
    }
    let lines = gym.book.sourceLines.map(DisplayText.safe)
    let blocks = gym.book.lines(ofRule: name).map { range in
      range.filter { $0 <= lines.count }
        .map { "\(Layout.padLeft("\($0)", 4))  \(lines[$0 - 1])" }
    }
    return Reply(lines: ["\(gym.book.name), \(gym.book.file)"] + blocks.joined(separator: [""]))
  }

  /// The rule that words name, in whole or by a unique start.
  func ruleName(_ words: [String]) throws(Failure) -> String {
    let names = gym.book.ruleNames
    let asked = words.joined(separator: "-").lowercased()
    guard !asked.isEmpty else { throw .usage("which rule?", names.joined(separator: ", ")) }
    if names.contains(asked) { return asked }
    let prefixed = names.filter { $0.hasPrefix(asked) }
    if prefixed.count == 1 { return prefixed[0] }
    if prefixed.count > 1 {
      throw .usage("\"\(asked)\" could be several", prefixed.joined(separator: ", "))
    }
    let near = Suggestion.nearest(to: asked, in: names)
    throw .usage(
      "there is no rule \(asked)" + (near.map { "; did you mean \($0)?" } ?? ""),
      "rules: \(names.joined(separator: ", "))")
  }

  /// `set win 9 reps`: the book's own checker reads the line, and the board shows what changes.
  mutating func set(_ words: [String]) throws(Failure) -> Reply {
    guard let name = words.first?.lowercased() else { return settingsTried() }
    guard let setting = book.settings.first(where: { $0.name == name }) else {
      let near = Suggestion.nearest(to: name, in: book.settings.map(\.name))
      throw .usage(
        "the book has no setting \(name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        "settings: \(book.settings.map(\.name).joined(separator: ", "))")
    }
    let amount = words.dropFirst().joined(separator: " ")
    guard !amount.isEmpty else {
      throw .usage(
        "set \(name) to what?", "it is \(setting.text(in: gym.log.unit)): set \(name) 9 reps, say")
    }
    let others = trials.filter { $0.name != name }
    var tried = others + [(name, amount)]
    var trial = try read(tried)
    if let whole = bothUnits(amount, of: setting, in: trial) {
      tried = others + [(name, whole)]
      trial = try read(tried)
    }
    let old = gym
    trials = tried
    gym = gym.with(trial)
    explained = nil
    return changes(from: old, name, tried.last?.amount ?? amount)
  }

  /// A weight tried in one unit alone, with the book's own number for the other, as in a log.
  private func bothUnits(_ amount: String, of setting: RuleBook.Setting, in trial: RuleBook)
    -> String?
  {
    guard let unit = trial.settings.first(where: { $0.name == setting.name })?.converted else {
      return nil
    }
    return "\(amount) or \(setting.text(in: unit))"
  }

  /// The book with settings tried in place of its own, as its reader and checker take it.
  func read(_ trials: [(name: String, amount: String)]) throws(Failure) -> RuleBook {
    var lines = String(decoding: book.source, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (name, amount) in trials {
      guard let line = book.settings.first(where: { $0.name == name })?.line,
        lines.indices.contains(line - 1)
      else { continue }
      lines[line - 1] = "let \(name) = \(amount)"
    }
    let (read, problems) = RuleBook.read(
      Array(lines.joined(separator: "\n").utf8), file: book.file)
    guard let read else {
      throw misfit(trials.last ?? ("", ""), problems.filter { $0.severity == .error })
    }
    return read
  }

  /// Why a setting does not fit: the mistake on its own line, else that it counts something else.
  private func misfit(_ trial: (name: String, amount: String), _ errors: [Diagnostic]) -> Failure {
    let setting = book.settings.first { $0.name == trial.name }
    let own = errors.filter { $0.place.line == setting?.line }
    let was = setting?.text(in: gym.log.unit) ?? ""
    if own.isEmpty {
      let why = errors.first.map { ": \($0.message) (line \($0.place.line))" } ?? ""
      return .usage("\(trial.name) = \(trial.amount) does not fit the rules\(why)", "it is \(was)")
    }
    return Failure(
      problems: own, message: "\(trial.name) cannot be \(trial.amount); it is \(was)", isBook: true,
      status: .badData)
  }

  private func settingsTried() -> Reply {
    if isJSON {
      return Reply(json: [BookJSON.tried(trials, book, in: gym.book, unit: gym.log.unit)])
    }
    guard !trials.isEmpty else {
      let all = book.settings.map { "\($0.name) \($0.text(in: gym.log.unit))" }
      return Reply(
        lines: Layout.hang("as the book has them: ", all.joined(separator: ", "), width: width))
    }
    return Reply(
      lines: trials.map { trial in
        let was = book.settings.first { $0.name == trial.name }?.text(in: gym.log.unit) ?? "-"
        return "\(trial.name) \(trial.amount)   the book has \(was)"
      })
  }

  /// What a setting changes on every board, old and new.
  private func changes(from old: Gym, _ name: String, _ amount: String) -> Reply {
    var lines = Layout.wrap("trying \(name) = \(amount), in this conversation only", width)
    var kept: [String] = []
    let head = lines.count
    var fields: [JSON] = []
    for id in gym.log.exercises.indices
    where !gym.isBlocked(id) && !gym.log.exercises[id].isArchived {
      let ground = ground(of: id)
      let before = old.coach(id).board(for: ground.shown, on: ground.today, unit: old.unit(id))
      let after = board(of: id, on: ground)
      let moved = after.decisions.filter { now in
        before.decisions.first { $0.set == now.set }.map { $0.target != now.target } ?? true
      }
      for now in moved {
        let was = before.decisions.first { $0.set == now.set }
        let unit = gym.unit(id)
        let head = "  \(DisplayText.safe(gym.log.exercises[id].name)), set \(now.set)  "
        let change =
          "\(was?.target.text(expecting: unit) ?? "-") (\(was?.rule ?? "-")) -> "
          + "\(now.target.text(expecting: unit)) (\(now.rule))"
        lines += Layout.hang(head, change, width: width)
      }
      for was in before.decisions where !after.decisions.contains(where: { $0.set == was.set }) {
        lines += Layout.hang(
          "  \(DisplayText.safe(gym.log.exercises[id].name)), set \(was.set)  ",
          "\(was.target.text(expecting: gym.unit(id))) (\(was.rule)) -> off the board", width: width
        )
      }
      if !moved.isEmpty || before.decisions.count != after.decisions.count {
        let exercise = gym.log.exercises[id].name
        fields.append(
          ChangeView.json("rpt.set/1", "\(name) = \(amount)", of: exercise, before, after))
      }
      if let own = gym.log.exercises[id].overrides.last(where: { $0.name == name }) {
        // A weight may be the exercise's own in one unit and the book's in the other.
        let part = own.kg == nil ? " in lb" : own.lb == nil ? " in kg" : ""
        kept.append(
          "  \(DisplayText.safe(gym.log.exercises[id].name)) keeps its own \(name)\(part)")
      }
    }
    if lines.count == head { lines.append("  no target changes") }
    lines += kept
    if isJSON, fields.isEmpty {
      fields = [ChangeView.json("rpt.set/1", "\(name) = \(amount)", of: nil, nil, nil)]
    }
    return isJSON ? Reply(json: fields) : Reply(lines: lines)
  }

  func compare(_ words: [String]) throws(Failure) -> Reply {
    guard words.count == 1, let name = words.first else {
      throw .usage("compare with which book?", RuleBook.builtInNames.joined(separator: ", "))
    }
    let (other, _) = try context.readBook(name)
    let exercise = try focused()
    let ground = ground(of: exercise)
    let mine = board(of: exercise, on: ground)
    let coach = Coach(
      book: other, overrides: gym.log.exercises[exercise].overrides,
      equipment: gym.log.exercises[exercise].loads)
    let theirs = coach.board(for: ground.shown, on: ground.today, unit: gym.unit(exercise))
    if isJSON {
      let name = gym.log.exercises[exercise].name
      return Reply(
        json: [ChangeView.json("rpt.other-book/1", other.name, of: name, mine, theirs)])
    }
    let unit = gym.unit(exercise)
    let view = ChangeView(unit: unit, width: width)
    var lines = ["now: \(gym.book.name); then: \(other.name)"] + view.lines(mine, theirs)
    let past = gym.coach(exercise).compare(
      with: coach, over: ground.shown, on: ground.today, unit: unit)
    lines += Layout.wrap(
      "over the sessions as recorded \(past.agree) sets agree, \(past.differences.count) differ",
      width)
    if let first = past.differences.first {
      func text(_ advice: Advice?) -> String {
        advice.map { "\($0.target.text(expecting: unit)) \($0.rule)" } ?? "-"
      }
      lines += Layout.hang(
        "  first   ",
        "\(first.day.short(on: ground.today)), set \(first.set): \(text(first.a)) | \(text(first.b))",
        width: width)
    }
    if let found = gym.coach(exercise).smallestHistory(apartFrom: coach, unit: unit).found {
      lines += Layout.hang("  smallest history that tells them apart   ", found.did, width: width)
    }
    return Reply(lines: lines)
  }

  mutating func reload() throws(Failure) -> Reply {
    let fresh = try Repl(context)
    take(fresh)
    return Reply(lines: ["read again: \(gym.logName), \(book.file)"])
  }

  /// Takes over a log and a book read anew; what was tried and supposed stands on the new ground.
  mutating func take(_ fresh: Repl) {
    let name = focus.map { gym.log.exercises[$0].name }
    let tried = trials
    gym = fresh.gym
    book = fresh.book
    stamps = fresh.stamps
    focus = name.flatMap { name in gym.log.exercises.firstIndex { $0.name == name } }
    supposed = nil
    cursor = nil
    explained = nil
    trials = []
    if !tried.isEmpty, let trial = try? read(tried) {
      trials = tried
      gym = gym.with(trial)
    }
  }

  mutating func json(_ words: [String]) throws(Failure) -> Reply {
    switch words.first?.lowercased() {
    case "on": isJSON = true
    case "off": isJSON = false
    case nil: break
    default: throw .usage("json is on or off")
    }
    return isJSON ? Reply() : Reply(lines: ["json is off"])
  }

  func help(_ words: [String]) throws(Failure) -> Reply {
    guard let word = words.first?.lowercased() else {
      let rows = ReplCommand.all.flatMap { command in
        Layout.hang("  " + Layout.pad(command.name, 10), command.summary, width: width)
      }
      return Reply(
        lines: rows
          + Layout.wrap(
            "The start of a word will do. The name of an exercise alone talks about it.", width))
    }
    let found = ReplCommand.named(word)
    guard let command = found.first, found.count == 1 else {
      let near = Suggestion.nearest(to: word, in: ReplCommand.all.map(\.name))
      throw .usage("there is no help on \(word)" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    return Reply(lines: [command.usage, "  \(command.summary)"])
  }
}

extension RuleBook.Setting {
  /// The setting's numbers with what they count: `8/10/12 reps`, `2.5 kg`.
  func text(in unit: WeightUnit) -> String {
    let list = unit == .kg ? kg : lb
    let numbers = list.map { Quantity(value: $0, dimension: dimension, unit: unit).text }
    return numbers.joined(separator: "/") + " "
      + (dimension == .weight ? unit.rawValue : dimension.rawValue)
  }
}
