extension RuleBook {
  /// The number of examples that travel with the book.
  public var exampleCount: Int { examples.count }

  /// The names of its rules, in order, each once.
  public var ruleNames: [String] {
    var names: [String] = []
    for rule in parts.flatMap(\.rules) where !names.contains(rule.name) { names.append(rule.name) }
    return names
  }

  /// Runs the examples and reports each that does not hold: wanted, got, and what every rule said.
  ///
  /// A book whose examples fail still decides.
  public func failingExamples() -> [Diagnostic] { examples.compactMap(failure) }

  private func failure(_ example: Example) -> Diagnostic? {
    let board = Coach(book: self).board(for: example)
    let isMet =
      board.decisions.count == example.answers.count
      && zip(board.decisions, example.answers).allSatisfy { $0.meets($1) }
    guard !isMet else { return nil }
    let wanted = example.answers.map(\.text).joined(separator: ", ")
    let got = board.decisions.map(\.answerText).joined(separator: ", ")
    let traced = board.decisions.enumerated().filter { index, decision in
      !example.answers.indices.contains(index) || !decision.meets(example.answers[index])
    }
    let lines = String(decoding: source, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let excerpt = lines.indices.contains(example.line - 1) ? String(lines[example.line - 1]) : ""
    return Diagnostic(
      file: file,
      place: .init(line: example.line, column: 1, length: excerpt.unicodeScalars.count),
      message: "this example does not hold",
      excerpt: excerpt,
      explanation: ["wanted  \(wanted)", "got     \(got)"] + traced.flatMap(\.element.trace)
    )
  }
}

extension Coach {
  /// The board of an example: its sessions a day apart, asked on the day after the last.
  func board(for example: RuleBook.Example) -> Board {
    let first = Day(number: 20_000)
    let sessions = example.sessions.enumerated().map { Session(day: first + $0, sets: $1) }
    let today = (sessions.last?.day ?? first) + example.daysAfter
    return board(for: sessions, on: today, unit: example.unit)
  }
}

extension Decision {
  func meets(_ answer: RuleBook.Example.Answer) -> Bool {
    guard rule == answer.rule, target.load?.weight == answer.load?.weight else { return false }
    guard target.load?.kind == answer.load?.kind else { return false }
    guard let from = answer.aimFrom else { return true }
    return target.reps == from && target.repsTo == answer.aimTo ?? from
  }

  /// The decision as an example would state it.
  var answerText: String {
    let aim = target.reps == target.repsTo ? "\(target.reps)" : "\(target.reps) to \(target.repsTo)"
    return "\(target.load?.text ?? "pick") \(rule) aim \(aim)"
  }

  /// Every rule with what became of it, one line each.
  package var trace: [String] {
    ["set \(set), part \"\(part)\""]
      + explanation.rules.map { rule in
        let reason = rule.refusal(fired: self.rule, sessions: explanation.sessions)
        return "  \(rule.rule): \(reason) (line \(rule.at.line))"
      }
  }
}

extension RuleBook.Example.Answer {
  var text: String {
    let aim = aimFrom.map { from in
      " aim \(from)" + (aimTo.map { $0 == from ? "" : " to \($0)" } ?? "")
    }
    return "\(load?.text ?? "pick") \(rule)\(aim ?? "")"
  }
}
