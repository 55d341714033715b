import ReversePyramid
import Testing

/// Histories written as `80x8 72.5x7 | 80x7 skip`, a day apart.
enum Fixtures {
  static let first = Day(number: 20_000)

  static func sessions(_ text: String, unit: WeightUnit = .kg) throws -> [Session] {
    try text.split(separator: "|").enumerated().map { index, session in
      let sets = try session.split(separator: " ").map { try set(String($0), unit, index + 1) }
      return Session(day: first + index, sets: sets, line: index + 1)
    }
  }

  static func set(_ text: String, _ unit: WeightUnit = .kg, _ line: Int = 0) throws -> WorkSet {
    if text == "skip" { return WorkSet(.skipped, load: nil, reps: 0, line: line) }
    let fields = text.split(separator: "x", maxSplits: 1)
    var load = String(fields[0])
    var kind = Load.Kind.outside
    if load.hasPrefix("bw") {
      kind = .body
      load.removeFirst(2)
      if load.isEmpty { load = "0" }
    }
    let thousandths = Int64((try #require(Double(load)) * 1000).rounded())
    return WorkSet(
      load: Load(Weight(thousandths: thousandths, unit), unit, kind: kind),
      reps: try #require(Int(fields[1])),
      line: line
    )
  }

  static func board(
    _ text: String, book: RuleBook? = nil, unit: WeightUnit = .kg, equipment: Equipment = .unknown
  ) throws -> Board {
    let sessions = try sessions(text, unit: unit)
    let coach = Coach(
      book: try book ?? #require(RuleBook.builtIn("reverse-pyramid")), equipment: equipment)
    return coach.board(for: sessions, on: first + sessions.count, unit: unit)
  }

  /// A book that comes with the coach, with one run of its text replaced.
  static func book(
    _ name: String = "reverse-pyramid",
    replacing old: String = "",
    with new: String = ""
  ) throws -> RuleBook {
    let source = String(decoding: try #require(RuleBook.builtInSource(name)), as: UTF8.self)
    guard !old.isEmpty else { return try #require(RuleBook.builtIn(name)) }
    let range = try #require(source.firstRange(of: old), "the book has no \(old)")
    let changed = source.replacingCharacters(range, with: new)
    return try #require(RuleBook.read(Array(changed.utf8), file: "mine.rules").book)
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
