/// One thing that is measured, beside a plain program that does the same.
struct Case {
  var name: String
  /// What the time is divided by, as `set`.
  var unit: String
  /// How many units one run has.
  var units: Int
  /// The name of the plain side.
  var baseline: String
  /// How many units one run of the plain side has, where it has others.
  var baselineUnits: Int?
  /// Whether both sides must give the same result.
  var agrees = true
  /// The most times that both sides run, one after the other.
  var rounds = 15
  /// The result of a run, so that no work can be left out; nil where it failed.
  var run: () -> Result?
  var plain: () -> Result?

  /// What both sides can be held against each other by.
  struct Result: Hashable {
    var count = 0
    var thousandths: Int64 = 0
    var reps = 0
  }
}

extension Case.Result {
  init(_ sums: PlainSums) {
    self.init(count: sums.decisions, thousandths: sums.thousandths, reps: sums.reps)
  }
}

/// A case that was measured.
struct Measured {
  var name: String
  var unit: String
  var baseline: String
  /// Nanoseconds a unit, in tenths.
  var tenths: Int64
  var baselineTenths: Int64
  /// How often the plain side's time the case takes, in hundredths.
  var hundredths: Int64
}

/// Why a case could not be measured.
enum CaseTrouble: Error {
  case failed(String)
  case disagrees(String, Case.Result, Case.Result)

  var message: String {
    switch self {
    case .failed(let side): "\(side) failed"
    case .disagrees(let name, let result, let plain):
      "\(name): the two sides disagree, \(result) and \(plain)"
    }
  }
}
