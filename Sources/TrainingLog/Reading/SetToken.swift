import ReversePyramid

/// A word, number or sign among the sets of a line.
struct SetToken {
  enum Kind {
    case number, times, unit, word, comma, plus, dash, slash, at, colon, bracket, square, quoted
    case note, other, end
  }

  var kind: Kind
  /// The bytes of the line.
  var range: Range<Int>
  /// Whether a space stands before it.
  var isSpaced: Bool
  /// The value of a number in thousandths.
  var value: Int64 = 0
  /// Whether a number is written without a fraction.
  var isWhole = true
  /// Whether a comma was read as the decimal sign.
  var hasComma = false
  /// What a unit names.
  var unit = WeightUnit.kg
  /// A word in lower case.
  var word = ""

  /// A whole number, or nil.
  var integer: Int? { kind == .number && isWhole ? Int(value / 1000) : nil }
}

/// Words that say what a set is.
enum SetWords {
  /// The kind a mark gives a set.
  static func kind(_ word: String) -> WorkSet.Kind? {
    switch word {
    case "w", "wu", "warm-up", "warmup": .warmup
    case "b", "burnout", "amrap": .burnout
    case "d", "drop": .drop
    default: nil
    }
  }

  /// The unit a word names.
  static func unit(_ word: String) -> WeightUnit? {
    switch word {
    case "kg", "kgs", "k", "kilo", "kilos": .kg
    case "lb", "lbs", "pound", "pounds": .lb
    default: nil
    }
  }

  static func isBody(_ word: String) -> Bool { word == "bw" || word == "bodyweight" }
  static func isReps(_ word: String) -> Bool { word == "reps" || word == "rep" || word == "r" }
  static func isFailure(_ word: String) -> Bool {
    word == "f" || word == "fail" || word == "failed" || word == "failure"
  }
  static func isAt(_ word: String) -> Bool { word == "at" }
  static func isThen(_ word: String) -> Bool { word == "then" || word == "and" }

  /// Seconds in what a word of time counts.
  static func seconds(_ word: String) -> Int? {
    switch word {
    case "s", "sec", "secs", "second", "seconds": 1
    case "min", "mins", "minute", "minutes": 60
    default: nil
    }
  }
}
