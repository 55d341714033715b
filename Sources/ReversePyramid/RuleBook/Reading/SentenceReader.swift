extension BookReader {
  /// Reads a sentence with holes; every hole that cannot be filled is a mistake of its own.
  mutating func readSentence() throws(Mistake) -> RuleBook.Template {
    let token = try readString()
    try cursor.expectEnd()
    let end = token.spot.end - 1
    var position = token.spot.start + 1
    var plainStart = position
    var pieces: [RuleBook.Template.Piece] = []
    while position < end {
      let byte = text.bytes[position]
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") else {
        if isDigit(byte) {
          position = refuseDigits(from: position, before: end, line: token.spot.line)
        } else {
          position += 1
        }
        continue
      }
      addText(plainStart..<position, to: &pieces)
      let brace = Spot(line: token.spot.line, start: position, end: position + 1)
      guard byte == UInt8(ascii: "{"), let close = closing(position, before: end) else {
        throw Mistake(
          "this brace has no partner",
          at: brace,
          hint: "a hole is written `{` and `}`"
        )
      }
      let hole = Spot(line: token.spot.line, start: position + 1, end: close)
      do throws(Mistake) {
        pieces.append(try readHole(hole))
      } catch {
        problems.error(error)
      }
      position = close + 1
      plainStart = position
    }
    addText(plainStart..<end, to: &pieces)
    return RuleBook.Template(pieces: pieces, line: token.spot.line, text: token.text)
  }

  private func closing(_ open: Int, before end: Int) -> Int? {
    text.bytes[open..<end].firstIndex(of: UInt8(ascii: "}"))
  }

  private func addText(_ range: Range<Int>, to pieces: inout [RuleBook.Template.Piece]) {
    guard !range.isEmpty else { return }
    pieces.append(.text(String(decoding: text.bytes[range], as: UTF8.self)))
  }

  /// Reports a number typed by hand and gives the place behind it.
  private mutating func refuseDigits(from start: Int, before end: Int, line: Int) -> Int {
    var stop = start
    while stop < end, isDigit(text.bytes[stop]) || isPoint(stop, before: end) { stop += 1 }
    let number = String(decoding: text.bytes[start..<stop], as: UTF8.self)
    problems.error(
      Mistake(
        "the number \(number) is typed into the sentence by hand",
        at: Spot(line: line, start: start, end: stop),
        hint: remedy(forNumber: number)
      )
    )
    return stop
  }

  private func isPoint(_ index: Int, before end: Int) -> Bool {
    text.bytes[index] == UInt8(ascii: ".") && index + 1 < end && isDigit(text.bytes[index + 1])
  }

  private func remedy(forNumber number: String) -> String {
    let reads = rule?.reads.settings ?? SettingSet()
    let same = settings.settings.indices.filter { settings.settings[$0].shows(number) }
    guard let index = same.first(where: reads.contains) ?? same.first else {
      return "give it a name with `let` and write the name in braces"
    }
    let setting = settings.settings[index]
    return "write `{\(setting.name)}`, so that it follows line \(setting.line)"
  }

  private mutating func readHole(_ hole: Spot) throws(Mistake) -> RuleBook.Template.Piece {
    let typed = text.folded(hole)
    let name = typed.trimmingSpaces
    if let piece = BookReader.piece(named: name) {
      guard mayShow(piece) else { throw notRead(name, at: hole) }
      return piece
    }
    guard let index = settings.index(of: name) else {
      let known = settings.settings.map(\.name) + holeNames
      let near = Suggestion.nearest(to: name, in: known)
      if let index = near.flatMap(settings.index(of:)) { settings.used.insert(index) }
      var mistake = Mistake(
        "there is nothing named `\(name)`",
        at: hole,
        hint: near.map { "did you mean `{\($0)}`?" } ?? "this rule may name \(allowedHoles)"
      )
      mistake.isFollowUp = settings.isIncomplete && near == nil
      throw mistake
    }
    settings.used.insert(index)
    guard mayShow(.setting(index)) else { throw notRead(name, at: hole) }
    return .setting(index)
  }

  private var holeNames: [String] {
    ["last reps", "last weight", "last gap", "weight", "gap", "aim", "moved", "days"]
  }

  private static func piece(named name: String) -> RuleBook.Template.Piece? {
    switch name {
    case "last reps": .last(.reps)
    case "last weight": .last(.weight)
    case "last gap": .last(.gap)
    case "weight": .weight
    case "gap": .gap
    case "aim": .aim
    case "moved": .moved
    case "days": .days
    default: nil
    }
  }

  /// Whether the rule being read knows what a hole shows; anything goes where it was not read whole.
  private func mayShow(_ piece: RuleBook.Template.Piece) -> Bool {
    guard let rule, let part, !rule.isUnread else { return true }
    return switch piece {
    case .text, .aim: true
    case .setting(let index): rule.isOtherwise || rule.reads.settings.contains(index)
    case .last(let measure): rule.reads[measure]
    case .weight: !rule.picks
    case .gap: !rule.picks && part.decides == .gap
    case .moved: rule.reads.moved
    case .days: !rule.saysNoSessionYet
    }
  }

  private func notRead(_ name: String, at hole: Spot) -> Mistake {
    Mistake(
      "the sentence asks for `\(name)`, which \(rule?.shownName ?? "the rule") does not read",
      at: hole,
      hint: "it may name \(allowedHoles)"
    )
  }

  /// What a sentence of the rule being read may name, in words.
  private var allowedHoles: String {
    var names = settings.settings.indices
      .filter { settings.isRead[$0] && mayShow(.setting($0)) }
      .map { settings.settings[$0].name }
    for name in holeNames {
      guard let piece = BookReader.piece(named: name), mayShow(piece) else { continue }
      names.append(name)
    }
    return names.map { "{\($0)}" }.joined(separator: " ")
  }
}

extension RuleDraft {
  /// Whether it leaves the weight to the lifter.
  fileprivate var picks: Bool { if case .pick = outcome { true } else { false } }
}

extension RuleBook.Setting {
  /// Whether one of its values prints as a number that was typed.
  fileprivate func shows(_ number: String) -> Bool {
    guard dimension == .weight else { return kg.contains { String($0) == number } }
    return kg.contains { Weight(grains: $0).text(in: .kg) == number }
      || lb.contains { Weight(grains: $0).text(in: .lb) == number }
  }
}

extension String {
  /// The text without the spaces at its ends.
  fileprivate var trimmingSpaces: String {
    let front = drop { $0 == " " }
    guard let last = front.lastIndex(where: { $0 != " " }) else { return "" }
    return String(front[...last])
  }
}
