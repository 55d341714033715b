/// A rule's sentence with the numbers of its decision.
struct Sentence {
  var text: String
  var holes: [Hole]
  /// The sentence as the book writes it.
  var template: String
}

/// Fills the holes of a rule's sentence with the numbers of its decision.
struct SentenceFiller {
  let frame: Frame
  let finding: Finding
  let book: RuleBook

  func fill(_ template: RuleBook.Template) -> (text: String, holes: [Hole]) {
    var text = ""
    var holes: [Hole] = []
    for piece in template.pieces {
      guard let hole = hole(piece) else {
        if case .text(let words) = piece { text += words }
        continue
      }
      text += hole.text
      holes.append(hole)
    }
    return (text, holes)
  }

  private func hole(_ piece: RuleBook.Template.Piece) -> Hole? {
    switch piece {
    case .text: nil
    case .setting(let index): Hole(name: book.settings[index].name, text: setting(index))
    case .last(let measure): Hole(name: "last \(measure.rawValue)", text: last(measure))
    case .weight: Hole(name: "weight", text: finding.weight.map(load) ?? "")
    case .gap: Hole(name: "gap", text: finding.gap?.text(in: finding.unit) ?? "")
    case .aim:
      Hole(
        name: "aim",
        text: finding.aimFrom == finding.aimTo
          ? "\(finding.aimFrom)" : "\(finding.aimFrom) to \(finding.aimTo)"
      )
    case .moved: Hole(name: "moved", text: moved)
    case .days: Hole(name: "days", text: frame.days.map { "\($0)" } ?? "")
    }
  }

  private func setting(_ index: Int) -> String {
    let value = frame.settings.value(index, set: frame.set, unit: frame.unit)
    return Quantity(value: value, dimension: book.settings[index].dimension, unit: frame.unit).text
  }

  private func last(_ measure: RuleBook.Measure) -> String {
    guard let last = frame.memory.last else { return "" }
    switch measure {
    case .weight: return load(last.load.weight)
    case .gap: return last.gap.text(in: finding.unit)
    case .reps: return "\(last.reps)"
    }
  }

  private func load(_ weight: Weight) -> String {
    Load.text(weight, finding.unit, finding.kind)
  }

  private var moved: String {
    guard let last = frame.memory.last, let setOne = finding.setOne else { return "" }
    let change = setOne.weight - last.setOne.weight
    let size = Weight(grains: Int64(clamping: change.grains.magnitude))
    return (change.grains < 0 ? "fell " : "rose ") + size.text(in: finding.unit)
  }
}
