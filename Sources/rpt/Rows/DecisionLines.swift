import ReversePyramid

/// Targets as lines of JSON, in bytes; what lines share is made once.
struct DecisionLines {
  private(set) var bytes: [UInt8] = []
  private let rules: [[UInt8]]
  private var exercises: [[UInt8]] = []
  private var lifters: [[UInt8]] = []
  private var day: Int32 = .min
  private var date: [UInt8] = []

  init(rules: [String]) {
    self.rules = rules.map { Array(",\"rule\":\(JSON.string($0).text)}\n".utf8) }
  }

  /// Makes the lines of a batch's targets, in place of those of the batch before.
  mutating func take(_ batch: RowBatch, _ decisions: [RowDecision]) {
    learn(batch)
    bytes.removeAll(keepingCapacity: true)
    for decision in decisions { append(decision) }
  }

  /// Takes in the names that a batch is the first to have.
  private mutating func learn(_ batch: RowBatch) {
    exercises += batch.exercises.map { Array("\"exercise\":\(JSON.string($0).text),".utf8) }
    lifters += batch.lifters.map { Array("{\"lifter\":\(JSON.string($0).text),".utf8) }
  }

  private mutating func append(_ decision: RowDecision) {
    if decision.day != day {
      day = decision.day
      date = Array("\"date\":\"\(Day(number: Int(day)).text)\",\"set\":".utf8)
    }
    if lifters.isEmpty { bytes.append(123) } else { bytes += lifters[Int(decision.lifter)] }
    bytes += exercises[Int(decision.exercise)]
    bytes += date
    append(Int(decision.set))
    bytes += DecisionLines.weightKey
    append(decision.weight)
    bytes += DecisionLines.repsKey
    append(decision.reps)
    bytes += rules[decision.rule]
  }

  private static let weightKey = Array(",\"weight\":".utf8)
  private static let repsKey = Array(",\"reps\":".utf8)

  private mutating func append(_ weight: Weight?) {
    guard let weight else {
      bytes += Array("null".utf8)
      return
    }
    // A sum of a book's numbers may be finer than thousandths; it is given to the hundredth.
    guard let thousandths = weight.thousandths(in: .kg), thousandths >= 0 else {
      bytes += Array(weight.text(in: .kg).utf8)
      return
    }
    append(Int(thousandths / 1000))
    var rest = Int(thousandths % 1000)
    guard rest > 0 else { return }
    bytes.append(46)
    var scale = 100
    while rest > 0 {
      bytes.append(48 + UInt8(truncatingIfNeeded: rest / scale))
      rest %= scale
      scale /= 10
    }
  }

  private mutating func append(_ number: Int) {
    guard (0..<10_000).contains(number) else {
      bytes += Array("\(number)".utf8)
      return
    }
    var scale = number >= 1000 ? 1000 : number >= 100 ? 100 : number >= 10 ? 10 : 1
    while scale > 0 {
      bytes.append(48 + UInt8(truncatingIfNeeded: number / scale % 10))
      scale /= 10
    }
  }
}
