/// A sum as it was read.
struct AmountDraft {
  var terms: [RuleBook.Term] = []
  /// What it counts; nil for `0`, and where a `let` it names could not be read.
  var dimension: RuleBook.Dimension?
  /// The term that says what it counts.
  var dimensionSpot: Spot
  var spot: Spot
  var text = ""

  /// The compiled sum; one that says nothing of what it counts takes what stands around it.
  func amount(or dimension: RuleBook.Dimension) -> RuleBook.Amount {
    RuleBook.Amount(terms: terms, dimension: self.dimension ?? dimension, text: text)
  }
}

extension BookReader {
  /// A term, with what it counts where that is known.
  typealias TermDraft = (term: RuleBook.Term, dimension: RuleBook.Dimension?)

  /// Reads a sum of terms that all count the same.
  mutating func readAmount() throws(Mistake) -> AmountDraft {
    let first = cursor.next.spot
    var amount = AmountDraft(dimensionSpot: first, spot: first)
    var isNegative = false
    repeat {
      let start = cursor.next.spot
      var draft = try readTerm()
      draft.term.isNegative = isNegative
      try add(draft, at: start.upTo(cursor.previous.spot), to: &amount)
    } while try readSign(&isNegative)
    amount.spot = first.upTo(cursor.previous.spot)
    amount.text = text.folded(amount.spot)
    return amount
  }

  private func add(
    _ draft: TermDraft,
    at spot: Spot,
    to amount: inout AmountDraft
  ) throws(Mistake) {
    guard amount.terms.count < 8 else {
      throw Mistake("a sum has at most eight terms", at: spot, hint: "this is the ninth")
    }
    if let known = amount.dimension, let dimension = draft.dimension, known != dimension {
      throw Mistake(
        draft.term.isNegative
          ? "this takes \(dimension.noun) from \(known.noun)"
          : "this adds \(dimension.noun) to \(known.noun)",
        at: spot,
        hint: origin(of: draft.term, dimension),
        related: [(amount.dimensionSpot, known.noun)]
      )
    }
    if amount.dimension == nil, draft.dimension != nil {
      amount.dimension = draft.dimension
      amount.dimensionSpot = spot
    }
    amount.terms.append(draft.term)
  }

  /// What a term counts, with the line of the `let` that says so.
  func origin(of term: RuleBook.Term, _ dimension: RuleBook.Dimension) -> String {
    guard case .setting(let index) = term.base else { return dimension.noun }
    let setting = settings.settings[index]
    return "`\(setting.name)` counts \(dimension.noun) (line \(setting.line))"
  }

  private mutating func readSign(_ isNegative: inout Bool) throws(Mistake) -> Bool {
    let sign = cursor.next
    guard sign.kind == .sign, sign.text == "+" || sign.text == "-" else { return false }
    guard cursor.hasSpacesAroundNext else {
      throw Mistake(
        "`\(sign.text)` stands without spaces",
        at: sign.spot,
        hint: "put a space on both sides of it"
      )
    }
    isNegative = sign.text == "-"
    cursor.advance()
    return true
  }

  /// Makes sure that an amount counts what it must.
  func require(
    _ wanted: RuleBook.Dimension,
    of amount: AmountDraft,
    for reason: String
  ) throws(Mistake) {
    guard let dimension = amount.dimension, dimension != wanted else { return }
    throw Mistake(reason, at: amount.spot, hint: "this counts \(dimension.noun)")
  }
}
