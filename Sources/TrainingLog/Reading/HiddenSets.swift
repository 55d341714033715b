import ReversePyramid

extension SetScanner {
  /// Refuses a note that holds sets, which would be lost in it.
  func checkHidden(_ range: Range<Int>, isBracket: Bool) throws(Refusal) {
    guard !isTrial else { return }
    let bytes = line.bytes
    let inside = bytes.trimmed(range)
    guard !inside.isEmpty else { return }
    let isTight =
      !isBracket && inside.lowerBound == range.lowerBound
      && (bytes[inside.lowerBound].isDigit
        || "/@x,.".utf8.contains(bytes[inside.lowerBound].lowered))
      && !(bytes[inside.lowerBound].lowered == Ascii.x && bytes.at(inside.lowerBound + 1).isWord)
    let isCount = HiddenSets.isCount(bytes, inside)
    let startsWithSets =
      bytes.reads("sets", at: inside.lowerBound) && !bytes.at(inside.lowerBound + 4).isWord
    guard isTight || isCount || startsWithSets || readsAsSets(inside, isBracket: isBracket) else {
      return
    }
    let whole = range.lowerBound - 1..<(isBracket ? range.upperBound + 1 : range.upperBound)
    let shown = text(inside)
    throw Refusal(
      inside,
      isBracket ? "sets in brackets" : "sets behind \";\"",
      ["\(isBracket ? "brackets hold" : "; starts") a note, so these sets would be lost"],
      isCount || startsWithSets
        ? [Remedy(whole, isBracket ? "(\(shown) in all.)" : "; about \(shown)", "a note")]
        : [
          isTight && "@".utf8.contains(bytes[inside.lowerBound])
            ? Remedy(trimmedBefore(whole), shown, "a mark of the set")
            : Remedy(trimmedBefore(whole), ", \(trimmedNote(inside))", "sets"),
          Remedy(
            whole, isBracket ? "(not: \(shown))" : "; \(plainNote(inside))", "a note"),
        ]
    )
  }

  private func trimmedNote(_ range: Range<Int>) -> String {
    let from = range.first { !" ,./".utf8.contains(line.bytes[$0]) } ?? range.upperBound
    return text(from..<range.upperBound)
  }

  /// A note without the signs that lead it, or led by a word where it would read as sets.
  private func plainNote(_ range: Range<Int>) -> String {
    var from = range.lowerBound
    while from < range.upperBound, " ,./".utf8.contains(line.bytes[from]) { from += 1 }
    let isWord = from < range.upperBound && line.bytes[from].isWord
    let isPlain = isWord && !line.bytes[from..<range.upperBound].contains(where: \.isDigit)
    return isPlain ? text(from..<range.upperBound) : "not: \(text(range))"
  }

  /// A range with the spaces before it.
  private func trimmedBefore(_ range: Range<Int>) -> Range<Int> {
    var from = range.lowerBound
    while from > 0, line.bytes[from - 1] == Ascii.space { from -= 1 }
    return from..<range.upperBound
  }

  /// Whether all of a text is sets.
  private func readsAsSets(_ range: Range<Int>, isBracket: Bool) -> Bool {
    guard var trial = try? SetScanner(line, range, context, carry) else { return false }
    trial.isTrial = true
    do throws(Refusal) { try trial.scan() } catch { return false }
    guard !trial.sets.isEmpty else { return false }
    // A rest in brackets is written like a timed set.
    return !isBracket || trial.sets.contains { $0.set.kind != .timed && $0.set.kind != .skipped }
  }
}

/// Finds sets where none may stand.
enum HiddenSets {
  /// Whether a text is only a count: `x3`, `3x`, `3 sets`, `3`.
  static func isCount(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let word = bytes.lowercased(range).filter { $0 != " " }
    var digits = word[...]
    if digits.hasPrefix("x") { digits = digits.dropFirst() }
    for tail in ["sets", "set", "times", "x"] where digits.hasSuffix(tail) {
      digits = digits.dropLast(tail.count)
      break
    }
    return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
  }

  /// The first `load x reps` in a range, as the index of its load; nil where there is none.
  static func firstSet(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var i = range.lowerBound
    let end = range.upperBound
    var start: Int?
    while i < end {
      let byte = bytes[i]
      if byte.isDigit, start == nil {
        start = i
      } else if byte.lowered == Ascii.x || byte == Ascii.star, let start {
        let next = bytes.skipSpaces(i + 1)
        let isX = i + 1 >= end || !bytes[i + 1].isWord
        if isX, next < end, bytes[next].isDigit { return start }
      }
      if start != nil, !byte.isDigit, byte != Ascii.dot, byte != Ascii.space {
        let isUnit = "kgslb#.".utf8.contains(byte.lowered)
        if !isUnit { start = nil }
      }
      i += 1
      // A new number starts a new load.
      if let from = start, byte == Ascii.space, i < end, bytes[i].isDigit, from < i { start = nil }
    }
    return nil
  }
}
