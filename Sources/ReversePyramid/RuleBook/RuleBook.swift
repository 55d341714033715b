/// A checked rule book: settings, and parts whose rules decide the weight, gap or reps of sets.
///
/// A book is read with ``RuleBook/read(_:file:)``; nothing else makes one.
public struct RuleBook: Sendable {
  /// What the book calls itself.
  public let name: String
  /// The file, as findings and errors name it: `reverse-pyramid.rules`.
  public let file: String
  /// The bytes the book was read from, for `show` and for its digest.
  public let source: [UInt8]
  /// The settings, in file order.
  public package(set) var settings: [Setting]
  /// The parts, in file order.
  package let parts: [Part]
  /// The examples, in file order.
  package let examples: [Example]

  package init(
    name: String,
    file: String,
    source: [UInt8],
    settings: [Setting],
    parts: [Part],
    examples: [Example]
  ) {
    self.name = name
    self.file = file
    self.source = source
    self.settings = settings
    self.parts = parts
    self.examples = examples
  }
}

extension RuleBook {
  /// What a number in a book counts.
  public enum Dimension: String, Sendable, Hashable, Codable {
    /// Kilograms or pounds.
    case weight
    /// Repetitions.
    case reps
    /// Sets of a session.
    case sets
    /// Sessions of an exercise.
    case sessions
    /// Calendar days.
    case days
  }

  /// A `let` of a book: a name for a number that rules and sentences use.
  public struct Setting: Sendable, Hashable {
    /// The name, as rules and logs write it.
    public package(set) var name: String
    /// What it counts.
    public package(set) var dimension: Dimension
    /// The number for the n-th set, the last serving the rest; weights in 10^-11 kg, of kilograms.
    public package(set) var kg: [Int64]
    /// As `kg`, for sets entered in pounds; the same numbers where it counts no weight.
    public package(set) var lb: [Int64]
    /// The line of the `let`, or of the log that overrides it.
    public package(set) var line: Int
    /// The file that holds that line.
    public package(set) var file: String
    /// The unit whose numbers were converted from the other's, which alone is written.
    package var converted: WeightUnit?

    package init(
      name: String,
      dimension: Dimension,
      kg: [Int64],
      lb: [Int64],
      line: Int,
      file: String
    ) {
      self.name = name
      self.dimension = dimension
      self.kg = kg
      self.lb = lb
      self.line = line
      self.file = file
    }

    /// The number for a set, from 1, entered in a unit.
    public func value(forSet set: Int, in unit: WeightUnit) -> Int64 {
      let list = unit == .kg ? kg : lb
      return list.isEmpty ? 0 : list[min(max(set, 1), list.count) - 1]
    }
  }

  /// What a part decides, or a window compares.
  package enum Measure: String, Sendable, Hashable, CaseIterable {
    case weight, gap, reps
  }

  /// The sets a part decides; `last` nil means and all after it.
  package enum Scope: Sendable, Hashable {
    /// Fixed numbers, whatever the number of work sets.
    case numbers(first: Int, last: Int?)
    /// Sets 1 to the number of work sets.
    case workSets
    /// Sets 2 to the number of work sets.
    case laterWorkSets
    /// Sets past the number of work sets.
    case afterWorkSets

    /// Whether a set of an exercise with a number of work sets (nil: no end) belongs to it.
    package func contains(_ set: Int, workSets: Int?) -> Bool {
      switch self {
      case .numbers(let first, let last): set >= first && set <= last ?? .max
      case .workSets: set <= workSets ?? .max
      case .laterWorkSets: set >= 2 && set <= workSets ?? .max
      case .afterWorkSets: set > workSets ?? .max
      }
    }
  }

  /// A run of rules that decides one thing of some sets.
  package struct Part: Sendable {
    package var name: String
    package var decides: Measure
    package var scope: Scope
    package var isOptional: Bool
    package var limits: [Limit]
    package var rules: [Rule]
    package var line: Int
  }

  /// A bound that a part puts on what its rules give.
  package struct Limit: Sendable {
    package var measure: Measure
    package var isLeast: Bool
    package var amount: Amount
    package var line: Int
  }

  /// One rule of a part.
  package struct Rule: Sendable {
    package var name: String
    package var line: Int
    /// Empty where the rule says `otherwise`.
    package var conditions: [Condition]
    package var isOtherwise: Bool
    package var outcome: Outcome
    package var outcomeLine: Int
    /// The last word on how much lighter than last time the set must be.
    package var leastLighter: Amount?
    package var leastLighterLine: Int
    /// The aim the rule gives by itself; nil leaves it to the part that decides reps.
    package var aim: Aim?
    package var say: Template
    /// The sentence where nothing that can be loaded lies beyond.
    package var orSay: Template?
    package var note: String?
  }

  /// What `then` gives.
  package enum Outcome: Sendable {
    /// The lifter picks the weight.
    case pick
    /// A weight or a gap.
    case amount(Amount)
    /// Reps, in a part that decides them.
    case aim(Aim)
  }

  /// Reps to aim for, from the one amount to the other; `to` nil means exactly `from`.
  package struct Aim: Sendable {
    package var from: Amount
    package var to: Amount?
    package var line: Int
  }

  /// One `when` or `and` line.
  package struct Condition: Sendable {
    package var test: Test
    package var line: Int
    /// The condition as the book writes it, without `when` or `and`, spaces folded.
    package var text: String

    package enum Test: Sendable, Equatable {
      case noSessionYet
      /// The last sessions have the same weight or gap.
      case same(Measure, window: Count)
      /// None of those sessions beat the reps of the first; the window is that of the line above.
      case noneBeatsFirst(window: Count)
      case setOne(Motion)
      case target(Direction)
      case compare(Amount, Comparison, Amount)
    }
  }

  /// A number of sessions: written out, or named.
  package enum Count: Sendable, Hashable {
    case number(Int)
    /// An index into `settings`.
    case setting(Int)
  }

  package enum Motion: String, Sendable, Hashable, CaseIterable { case moved, rose, fell }

  package enum Direction: String, Sendable, Hashable, CaseIterable { case heavier, lighter, same }

  package enum Comparison: String, Sendable, Hashable {
    case atLeast = ">="
    case atMost = "<="
    case more = ">"
    case less = "<"
    case equal = "="

    package func holds(_ a: Int64, _ b: Int64) -> Bool {
      switch self {
      case .atLeast: a >= b
      case .atMost: a <= b
      case .more: a > b
      case .less: a < b
      case .equal: a == b
      }
    }
  }

  /// A sum of terms of one dimension.
  package struct Amount: Sendable, Equatable {
    package var terms: [Term]
    package var dimension: Dimension
    /// The amount as the book writes it.
    package var text: String
  }

  /// One term of a sum.
  package struct Term: Sendable, Hashable {
    package var isNegative: Bool
    package var base: Base
    /// For `NUMBER % of term`: thousandths of one percent (10 % is 10000); nil elsewhere.
    package var percent: Int64?
    /// How often a setting counts, in halves: `step` 2, `half a step` 1, `2 step` 4.
    package var halves: Int64

    package enum Base: Sendable, Hashable {
      case last(Measure)
      case daysSinceLastSession
      case numberOfSessions
      /// A weight written out, in 10^-11 kg, with the unit it was written in.
      case weight(Int64, WeightUnit)
      /// Any other number written out, and the plain `0`.
      case number(Int64)
      /// An index into `settings`.
      case setting(Int)
    }
  }

  /// A sentence with holes.
  package struct Template: Sendable {
    package var pieces: [Piece]
    package var line: Int
    /// The sentence as the book writes it, without the quotes.
    package var text: String

    package enum Piece: Sendable, Hashable {
      case text(String)
      /// An index into `settings`.
      case setting(Int)
      case last(Measure)
      /// The outcome after limits.
      case weight, gap, aim
      /// "rose 2.5", "fell 5".
      case moved
      /// Days since the exercise's last session.
      case days
    }
  }

  /// A history with the answers the book must give: a test that travels with it.
  package struct Example: Sendable {
    package var title: String
    package var line: Int
    package var unit: WeightUnit
    /// Sets of each session; a day apart.
    package var sessions: [[WorkSet]]
    /// Days from the last session to the day asked for; 1 unless the example says otherwise.
    package var daysAfter: Int
    package var answers: [Answer]

    package struct Answer: Sendable {
      /// Nil where the lifter picks.
      package var load: Load?
      package var rule: String
      package var aimFrom: Int?
      package var aimTo: Int?
      package var line: Int
    }
  }
}

extension RuleBook {
  /// Reads, checks and compiles a book; the book is nil where the text has an error.
  ///
  /// Every mistake is reported in one run, sorted by line, with warnings among them.
  /// - Complexity: O(n) in the bytes of the text.
  public static func read(_ source: [UInt8], file: String) -> (
    book: RuleBook?, problems: [Diagnostic]
  ) {
    if source.count > 65_536 {
      let place = Diagnostic.Place(line: 0, column: 0, length: 0)
      let message = "the file has \(source.count) bytes; a book has at most 65536"
      return (nil, [Diagnostic(file: file, place: place, message: message)])
    }
    var reader = BookReader(SourceText(source, file: file))
    return reader.read()
  }
}
