extension BookReader {
  /// Reads the name of a setting.
  mutating func readName() throws(Mistake) -> TermDraft {
    let token = cursor.next
    guard token.kind == .word else { throw cursor.unexpected(form: "a name") }
    guard let index = settings.index(of: token.text) else { throw unknownName(token) }
    cursor.advance()
    use(index)
    let term = RuleBook.Term(isNegative: false, base: .setting(index), percent: nil, halves: 2)
    return (term, settings.dimension(of: index))
  }

  /// Notes that the book, and the rule being read, look at a setting.
  mutating func use(_ index: Int) {
    settings.used.insert(index)
    rule?.reads.settings.insert(index)
  }

  /// The mistake that a name without a `let` is; behind a number it could be a unit as well.
  mutating func unknownName(_ token: Token, orUnit: Bool = false) -> Mistake {
    let names = settings.settings.map(\.name) + (orUnit ? NumberUnit.words : [])
    let near = Suggestion.nearest(to: token.text, in: names)
    var hint = near.map { "did you mean `\($0)`?" }
    if let near, let index = settings.index(of: near) {
      settings.used.insert(index)
      hint = "did you mean `\(near)` (line \(settings.settings[index].line))?"
    }
    var mistake = Mistake(
      orUnit ? "there is no unit or name `\(token.text)`" : "there is no name `\(token.text)`",
      at: token.spot,
      hint: hint ?? "a line `let \(token.text) = …` would define it"
    )
    mistake.isFollowUp = settings.isIncomplete && near == nil
    return mistake
  }
}
