/// Finds the known word nearest to one that is not known.
public enum Suggestion {
  /// The nearest of `candidates` by edits (insert, delete, replace, swap), case apart.
  ///
  /// Nil where nothing is near enough to be meant; ties go to the earlier candidate.
  /// - Complexity: O(n · m) a candidate, for words of n and m bytes, which are cut at 64.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(64))
    let most = wanted.count <= 3 ? 1 : wanted.count <= 5 ? 2 : max(2, wanted.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8.prefix(64))
      guard abs(other.count - wanted.count) <= most else { continue }
      let distance = edits(wanted, other)
      if distance <= most, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of single-letter edits (insert, delete, replace, swap) between two words.
  package static func edits(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var above = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        row[j + 1] = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], older[j - 1] + 1)
        }
      }
      older = above
      above = row
    }
    return above[b.count]
  }
}
