/// A condition laid flat: one question and the numbers it compares.
struct CompiledCondition: Sendable {
  enum Question: UInt8, Sendable {
    case noSessionYet
    case sameWeight, sameGap, noneBeatsFirst
    case setOneMoved, setOneRose, setOneFell
    case targetHeavier, targetLighter, targetSame
    case atLeast, atMost, more, less, equal
  }

  var question: Question
  /// The sessions of a window.
  var window: Int32 = 0
  /// What a comparison has on its two sides.
  var left = CompiledAmount.zero
  var right = CompiledAmount.zero

  init(_ test: RuleBook.Condition.Test, _ numbers: BookNumbers, terms: inout [CompiledTerm]) {
    switch test {
    case .noSessionYet: question = .noSessionYet
    case .same(let measure, let count):
      question = measure == .gap ? .sameGap : .sameWeight
      window = Int32(clamping: numbers.window(count))
    case .noneBeatsFirst(let count):
      question = .noneBeatsFirst
      window = Int32(clamping: numbers.window(count))
    case .setOne(let motion): question = Question(motion)
    case .target(let direction): question = Question(direction)
    case .compare(let left, let comparison, let right):
      question = Question(comparison)
      self.left = CompiledAmount(left, numbers, terms: &terms)
      self.right = CompiledAmount(right, numbers, terms: &terms)
    }
  }
}

extension CompiledCondition.Question {
  init(_ motion: RuleBook.Motion) {
    self =
      switch motion {
      case .moved: .setOneMoved
      case .rose: .setOneRose
      case .fell: .setOneFell
      }
  }

  init(_ direction: RuleBook.Direction) {
    self =
      switch direction {
      case .heavier: .targetHeavier
      case .lighter: .targetLighter
      case .same: .targetSame
      }
  }

  init(_ comparison: RuleBook.Comparison) {
    self =
      switch comparison {
      case .atLeast: .atLeast
      case .atMost: .atMost
      case .more: .more
      case .less: .less
      case .equal: .equal
      }
  }
}
