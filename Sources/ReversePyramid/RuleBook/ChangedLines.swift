/// A line of a book that a copy of it has otherwise.
public struct ChangedLine: Sendable, Hashable, Codable {
  /// The line of the copy; where a line was taken out, the one that stands there now.
  public var line: Int
  /// The line in the copy, or nil where it was taken out.
  public var now: String?
  /// The line in the book it was copied from, or nil where it was put in.
  public var was: String?
}

extension RuleBook {
  /// The lines that differ where this book is an edited copy of another, in order of this book.
  ///
  /// It is nil where the books are the same text, or have too little in common to be a copy.
  public func lines(changedFrom original: RuleBook) -> [ChangedLine]? {
    guard source != original.source else { return nil }
    let old = original.sourceLines
    let new = sourceLines
    guard old.count <= 2000, new.count <= 2000 else { return nil }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let common = new.count - inserted.count
    guard common * 4 >= max(old.count, new.count) * 3 else { return nil }
    return RuleBook.pair(old, removed, new, inserted)
  }

  /// Lays each run of lines put in beside the lines taken out of the same place.
  private static func pair(
    _ old: [String],
    _ removed: Set<Int>,
    _ new: [String],
    _ inserted: Set<Int>
  ) -> [ChangedLine] {
    var lines: [ChangedLine] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let wasTaken = removed.contains(i)
      let wasPut = inserted.contains(j)
      if wasTaken || wasPut {
        lines.append(
          ChangedLine(
            line: min(j + 1, max(1, new.count)),
            now: wasPut ? new[j] : nil,
            was: wasTaken ? old[i] : nil
          )
        )
      }
      if wasTaken || !wasPut { i += 1 }
      if wasPut || !wasTaken { j += 1 }
    }
    return lines
  }

  private var sourceLines: [String] {
    var lines = String(decoding: source, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
