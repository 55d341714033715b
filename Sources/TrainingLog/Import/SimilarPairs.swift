import ReversePyramid

extension ImportSummary {
  /// Two names of exercises that may be one lift.
  public struct Pair: Sendable, Hashable {
    /// The name that comes first, the same one for all that are like it.
    public var first: String
    /// The other.
    public var second: String
    /// The aliases that the log gives the first already.
    public var aliases: [String] = []

    /// The most exercises, and the most names of one, that are shown.
    private static let most = 10

    /// What to paste where names are one lift: one block for each exercise, since a log takes one
    /// alias line of each.
    public static func lines(_ pairs: [Pair]) -> [String] {
      guard !pairs.isEmpty else { return [] }
      var firsts: [String] = []
      var groups: [String: [Pair]] = [:]
      for pair in pairs {
        if groups[pair.first] == nil { firsts.append(pair.first) }
        groups[pair.first, default: []].append(pair)
      }
      let shown = firsts.prefix(most).map { (groups[$0] ?? []).prefix(most) }
      let rest = pairs.count - shown.reduce(0) { $0 + $1.count }
      return ["names that may be one lift; where they are, paste into the log:"]
        + shown.flatMap(block) + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private static func block(_ pairs: ArraySlice<Pair>) -> [String] {
      guard let first = pairs.first else { return [] }
      let aliases = pairs.filter(\.canBeAlias).map(\.second)
      let remark = first.aliases.isEmpty ? "" : "   ; in place of its alias line"
      let block = [
        "  exercise \(first.first)",
        "  alias: " + (first.aliases + aliases).joined(separator: ", ") + remark,
      ]
      return (aliases.isEmpty ? [] : block)
        + pairs.filter { !$0.canBeAlias }.map { "  with --map: \($0.second) = \($0.first)" }
    }

    /// A comma would end the alias, and a name with a block of its own is no alias.
    private var canBeAlias: Bool { !second.contains(",") && !ImportText.needsBlock(second) }
  }
}

extension ImportResult {
  /// Names that may be one lift, with those that a log has already.
  public func pairs(with log: LogFile) -> [ImportSummary.Pair] {
    SimilarNames.pairs(summary.exercises, with: log.exercises)
  }
}

extension SimilarNames {
  /// Pairs of names that may be one lift, in the order of the names; it is the lifter who says so.
  ///
  /// A name that an exercise of the log has is that exercise, and begins no pair of its own.
  ///
  /// - Complexity: O(n · m) in the names, for a bounded number of comparisons.
  static func pairs(_ names: [String], with exercises: [Exercise] = []) -> [ImportSummary.Pair] {
    var similar = SimilarNames()
    var firsts: [String] = []
    var aliases: [[String]] = []
    var known: Set<String> = []
    for exercise in exercises {
      for name in [exercise.name] + exercise.aliases {
        similar.add(name, owner: firsts.count)
        known.insert(name.lowercased())
      }
      firsts.append(exercise.name)
      aliases.append(exercise.aliases)
    }
    return names.filter { !known.contains($0.lowercased()) }.compactMap { name in
      let twin = similar.twin(of: name)
      similar.add(name, owner: twin?.owner ?? firsts.count)
      guard let twin else {
        firsts.append(name)
        aliases.append([])
        return nil
      }
      return ImportSummary.Pair(
        first: firsts[twin.owner], second: name, aliases: aliases[twin.owner])
    }
  }
}
