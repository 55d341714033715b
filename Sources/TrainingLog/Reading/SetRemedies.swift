import ReversePyramid

/// Lines to paste where sets are not read: what is near to them in writing, each still to be tried.
extension SetScanner {
  /// One past the part between commas that a token stands in.
  private func partEnd(_ start: Int) -> Int {
    tokens.first { $0.range.lowerBound >= start && endsPart($0) }?.range.lowerBound
      ?? range.upperBound
  }

  private func endsPart(_ token: SetToken) -> Bool {
    token.kind == .comma || token.kind == .note || token.kind == .end
  }

  /// The part between commas from a token on, without the spaces at its end.
  func part(from token: SetToken) -> Range<Int> {
    let start = token.range.lowerBound
    return line.bytes.trimmed(start..<max(token.range.upperBound, partEnd(start)))
  }

  /// What may have been meant by a part that is no set and starts at a token.
  func nearSets(_ start: SetToken) -> [Remedy] {
    guard let first = tokens.firstIndex(where: { $0.range.lowerBound >= start.range.lowerBound })
    else { return [] }
    func at(_ offset: Int) -> SetToken { tokens[min(max(0, first + offset), tokens.count - 1)] }
    let whole = part(from: start)
    let toEnd = line.bytes.trimmed(start.range.lowerBound..<noteStart)
    switch start.kind {
    case .number: return nearNumber(start, at, whole)
    case .times where at(1).kind == .end || at(1).kind == .note:
      return [Remedy(whole, "")]
    case .slash where sets.count > 0:
      return [Remedy(behindLast..<start.range.upperBound, ",", "one more set")]
    case .dash where at(1).kind == .number:
      return [
        Remedy(start.range.lowerBound..<at(1).range.lowerBound, "", "a set"),
        Remedy(start.range.lowerBound..<at(1).range.lowerBound, "bw-", "less than body weight"),
      ]
    case .word where SetWords.kind(start.word) != nil && at(1).kind == .comma:
      return [
        Remedy(start.range.lowerBound..<at(2).range.lowerBound, text(start.range), "its mark"),
        Remedy(start.range.lowerBound..<at(2).range.lowerBound, "", "no mark"),
      ]
    case .word where ["skipped", "missed", "none"].contains(start.word):
      return [Remedy(whole, "skip", "a set was not done")]
    case .word where sets.isEmpty && text(toEnd).contains(where: \.isNumber): return []
    default: return asNote(toEnd)
    }
  }

  /// The index where the note of the line starts, or its end.
  private var noteStart: Int {
    tokens.first { $0.kind == .note }?.range.lowerBound ?? range.upperBound
  }

  private var behindLast: Int { peek(-1).range.upperBound }

  /// Text to the end of the line as a note, without the signs that lead it.
  private func asNote(_ range: Range<Int>) -> [Remedy] {
    var from = range.lowerBound
    while from < range.upperBound, !line.bytes[from].isWord, !line.bytes[from].isDigit { from += 1 }
    var before = range.lowerBound
    while before > 0, " ,".utf8.contains(line.bytes[before - 1]) { before -= 1 }
    if from == range.upperBound {
      return [Remedy(before..<range.upperBound, "", "no more than signs")]
    }
    let rest = text(from..<range.upperBound)
    guard !sets.isEmpty else { return [] }
    return [Remedy(before..<range.upperBound, " ; \(rest)", "a note")]
  }

  private func nearNumber(
    _ start: SetToken, _ at: (Int) -> SetToken, _ whole: Range<Int>
  ) -> [Remedy] {
    let next = at(1)
    let shown = text(start.range)
    if next.kind == .word, SetWords.seconds(next.word) != nil, at(2).kind == .times,
      at(3).kind == .number
    {
      let time = text(start.range.lowerBound..<next.range.upperBound)
      return [
        Remedy(start.range.lowerBound..<at(3).range.upperBound, "\(text(at(3).range))x\(time)")
      ]
    }
    switch next.kind {
    case .times where !next.isSpaced && at(2).kind == .other || at(2).kind == .times:
      return [Remedy(next.range.upperBound..<at(2).range.upperBound, "")]
    case .word where next.word.utf8.allSatisfy { $0 == Ascii.x }:
      return [Remedy(next.range, "x")]
    case .word where at(2).kind == .times: return [Remedy(next.range, "", "without the letter")]
    case .word where at(2).kind == .number: return [Remedy(next.range, "x")]
    case .other where at(2).kind == .times: return [Remedy(next.range, "")]
    case .dash where at(2).kind == .number && at(3).kind == .times:
      return [
        Remedy(next.range.lowerBound..<at(2).range.upperBound, "", shown),
        Remedy(start.range.lowerBound..<at(2).range.lowerBound, "", text(at(2).range)),
      ]
    case .comma where at(2).kind == .number && !at(2).isSpaced:
      let fraction = text(at(2).range)
      let both = start.range.lowerBound..<at(2).range.upperBound
      let joined = fraction.utf8.count == 3 ? [Remedy(both, shown + fraction, "thousands")] : []
      return [Remedy(both, "\(shown).\(fraction)", "a decimal comma")] + joined
    case .number: return asReps(start, at, whole)
    default:
      guard endsPart(next) || (next.kind == .word && SetWords.isReps(next.word)),
        let usual = usualLoad(behind: whole.upperBound), start.integer ?? 101 <= 30
      else { return [] }
      return [Remedy(start.range, "\(usual)x\(shown)", "if the load was \(usual)")]
    }
  }

  /// `80 8 7 6`: a load and the reps of its sets.
  private func asReps(
    _ start: SetToken, _ at: (Int) -> SetToken, _ whole: Range<Int>
  ) -> [Remedy] {
    var reps: [String] = []
    var last = start
    while at(reps.count + 1).kind == .number {
      last = at(reps.count + 1)
      reps.append(text(last.range))
    }
    guard endsPart(at(reps.count + 1)) else { return [] }
    let load = text(start.range)
    let sets = reps.map { "\(load)x\($0)" }.joined(separator: ", ")
    return [Remedy(start.range.lowerBound..<last.range.upperBound, sets)]
  }

  /// The two whole numbers around one with a fraction.
  func wholeReps(_ number: SetToken) -> [Remedy] {
    let below = number.value / 1000
    return [below, below + 1].map { Remedy(number.range, "\($0)", "\($0) reps") }
  }

  /// What a dash behind a set may have meant.
  func dashRemedies() -> [Remedy] {
    let dash = token
    let next = peek(1)
    let behind = peek(-1).range
    if next.kind == .word, next.word != "skip", SetWords.kind(next.word) == nil {
      return [Remedy(behind.upperBound..<dash.range.upperBound, " ;", "a note")]
    }
    if peek(-1).kind == .number, next.kind == .number, peek(2).kind != .times {
      let last = text(next.range)
      return [
        Remedy(behind.upperBound..<next.range.upperBound, "", "\(text(behind)) reps"),
        Remedy(behind.lowerBound..<next.range.upperBound, last, "\(last) reps"),
      ]
    }
    return next.kind == .other
      ? []
      : [
        Remedy(behind.upperBound..<dash.range.upperBound, ", skip", "a set was not done"),
        Remedy(
          behind.upperBound..<dash.range.upperBound, next.kind == .number ? "," : "",
          "a stray sign"),
      ]
  }
}
