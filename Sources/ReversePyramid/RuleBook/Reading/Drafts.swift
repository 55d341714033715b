/// A part while it is read, with the places that checks point at.
final class PartDraft {
  var name = ""
  /// The whole `part` line, without its comment.
  var spot: Spot
  /// Nil where the line could not be read.
  var decides: RuleBook.Measure?
  /// Nil where the line could not be read.
  var scope: RuleBook.Scope?
  /// Where the line says which sets.
  var scopeSpot: Spot
  var isOptional = false
  var limits: [RuleBook.Limit] = []
  var rules: [RuleDraft] = []
  var conditionCount = 0
  /// Whether a line of it begins with an unknown word, so that its structure is not known.
  var isTorn = false

  init(at spot: Spot) {
    self.spot = spot
    scopeSpot = spot
  }

  /// Whether set one is surely among its sets.
  var coversSetOne: Bool { scope?.contains(1, workSets: nil) ?? false }

  /// The part as compiled; nil where something in it could not be read.
  var compiled: RuleBook.Part? {
    guard let decides, let scope else { return nil }
    let compiledRules = rules.compactMap { $0.compiled }
    guard compiledRules.count == rules.count else { return nil }
    return RuleBook.Part(
      name: name,
      decides: decides,
      scope: scope,
      isOptional: isOptional,
      limits: limits,
      rules: compiledRules,
      line: spot.line
    )
  }
}

/// A rule while it is read.
final class RuleDraft {
  /// The lines of a rule in the order in which they must stand.
  enum Slot: Int {
    case condition, outcome, lighter, aim, say, orSay, note
  }

  /// What the conditions, sums and aims of a rule look at.
  struct Reads {
    var settings = SettingSet()
    var weight = false
    var reps = false
    var gap = false
    /// Whether it asks if set one moved.
    var moved = false

    /// Whether it looks at the last value of a measure.
    subscript(measure: RuleBook.Measure) -> Bool {
      get {
        switch measure {
        case .weight: weight
        case .reps: reps
        case .gap: gap
        }
      }
      set {
        switch measure {
        case .weight: weight = newValue
        case .reps: reps = newValue
        case .gap: gap = newValue
        }
      }
    }
  }

  /// Nil where the line could not be read.
  var name: String?
  /// The name, or the word `rule` where there is none.
  var spot: Spot
  /// Where each kind of line begins, by slot.
  var slots = [Spot?](repeating: nil, count: 7)
  var lastSlot = Slot.condition
  var conditions: [RuleBook.Condition] = []
  var isOtherwise = false
  var outcome: RuleBook.Outcome?
  /// The amount behind `then`.
  var outcomeSpot: Spot?
  var leastLighter: RuleBook.Amount?
  var aim: RuleBook.Aim?
  var say: RuleBook.Template?
  var orSay: RuleBook.Template?
  var note: String?
  var reads = Reads()
  /// Whether a line above its sentences could not be read, so that what it reads is not known.
  var isUnread = false
  /// Whether a line of it begins with an unknown word.
  var isTorn = false
  /// Whether a mistake of the rule as a whole is reported, so that no example need reach it.
  var isBlamed = false

  init(name: String?, at spot: Spot) {
    self.name = name
    self.spot = spot
  }

  func has(_ slot: Slot) -> Bool { slots[slot.rawValue] != nil }

  /// Whether it asks for a set without history.
  var saysNoSessionYet: Bool {
    conditions.contains { if case .noSessionYet = $0.test { true } else { false } }
  }

  /// Whether every line that it must have was read.
  var isWhole: Bool { name != nil && outcome != nil && say != nil && !isUnread }

  /// How messages name it.
  var shownName: String { name.map { "rule \($0)" } ?? "this rule" }

  /// The rule as compiled; nil where something in it could not be read.
  var compiled: RuleBook.Rule? {
    guard let name, let outcome, let say, !isUnread else { return nil }
    return RuleBook.Rule(
      name: name,
      line: spot.line,
      conditions: conditions,
      isOtherwise: isOtherwise,
      outcome: outcome,
      outcomeLine: slots[Slot.outcome.rawValue]?.line ?? spot.line,
      leastLighter: leastLighter,
      leastLighterLine: slots[Slot.lighter.rawValue]?.line ?? 0,
      aim: aim,
      say: say,
      orSay: orSay,
      note: note
    )
  }
}

/// An example while it is read.
struct ExampleDraft {
  var title = ""
  var spot: Spot
  var unit = WeightUnit.kg
  var sessions: [[WorkSet]] = []
  var daysAfter = 1
  var answers: [RuleBook.Example.Answer] = []
  /// The rule name in each answer.
  var answerSpots: [Spot] = []
  var hasDid = false
  var hasGets = false
  /// Whether a line of it could not be read.
  var isUnread = false

  var compiled: RuleBook.Example {
    RuleBook.Example(
      title: title,
      line: spot.line,
      unit: unit,
      sessions: sessions,
      daysAfter: daysAfter,
      answers: answers
    )
  }
}
