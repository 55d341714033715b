import Foundation
import ReversePyramid
import TestSupport
import Testing

/// What a random history may hold; everything odd unless a law says otherwise.
struct Shape {
  var units: [WeightUnit] = [.kg]
  var kind = Load.Kind.outside
  /// Set one's first weight, in thousandths of its unit.
  var start = 20_000...120_000
  /// What set one moves by, in thousandths.
  var notch = 2_500
  /// How often a session is deload or sick, a set skipped, marked or too heavy, in a hundred.
  var oddities = 6
  /// How often set one is done with another kind of load, in a hundred.
  var otherKind = 0
  var reps = 4...9
  var sessions = 0...12
  var gaps = 0...60

  static let plain = Shape()
  static let body = Shape(kind: .body, start: -30_000...30_000)
  static let mixedUnits = Shape(units: [.kg, .lb])
  static let light = Shape(start: 0...12_000)
  static let everything = Shape(
    units: [.kg, .lb],
    kind: .body,
    start: -20_000...60_000,
    oddities: 15,
    otherKind: 8
  )
}

/// Histories as a lifter makes them: weights that stay, climb and fall, gaps that hold, odd days.
struct HistoryMaker {
  var random: SplitMix64
  let shape: Shape
  private var top: Int
  private var gaps: [Int]
  private var unit: WeightUnit
  private var line = 0

  init(seed: Int, _ shape: Shape) {
    random = SplitMix64(seed: seed &* 7919 &+ 17)
    self.shape = shape
    let notch = shape.notch
    top = random.int(shape.start) / notch * notch
    gaps = [0, random.int(0...4) * notch, random.int(2...8) * notch, random.int(6...14) * notch]
    unit = shape.units[0]
  }

  static func sessions(seed: Int, _ shape: Shape = .plain) -> [Session] {
    var maker = HistoryMaker(seed: seed, shape)
    return maker.sessions()
  }

  mutating func sessions() -> [Session] {
    var day = Day(number: 20_000)
    return (0..<random.int(shape.sessions)).map { _ in
      let usual = random.chance(70)
      let gap = usual ? random.int(1...4) : random.chance(25) ? 0 : random.int(shape.gaps)
      day = day + min(max(gap, shape.gaps.lowerBound), shape.gaps.upperBound)
      return session(on: day)
    }
  }

  mutating func session(on day: Day) -> Session {
    move()
    var mark: Session.Mark?
    if odd() { mark = random.chance(50) ? .deload : .sick }
    let first = line + 1
    return Session(day: day, mark: mark, sets: sets(), line: first)
  }

  private mutating func odd() -> Bool { random.chance(shape.oddities) }

  /// Moves set one now and then, by a notch or a few; gaps less often.
  private mutating func move() {
    if random.chance(35) { top += random.int(-2...2) * shape.notch }
    for set in 1...3 where random.chance(15) { gaps[set] += random.int(-2...2) * shape.notch / 2 }
    for set in 1...3 { gaps[set] = max(0, gaps[set]) }
    if shape.kind == .outside { top = max(0, top) }
    if shape.units.count > 1, random.chance(20) { unit = shape.units[random.int(0...1)] }
  }

  private mutating func sets() -> [WorkSet] {
    var sets: [WorkSet] = []
    if random.chance(15) { sets.append(set(.warmup, top / 2, 8)) }
    let rises = random.chance(15) ? random.int(1...3) : 0
    for rise in (0..<rises).reversed() { sets.append(set(.unmarked, top - (rise + 1) * 10_000, 5)) }
    if odd(), random.chance(30) { return sets }
    let count = random.chance(60) ? 3 : random.int(0...5)
    for number in 0..<max(1, count) { sets.append(numbered(number)) }
    if random.chance(15) { sets.append(set(.burnout, top - gaps[3], random.int(10...25))) }
    if odd() { sets.append(set(.drop, top / 2, 12)) }
    if odd() { sets.insert(set(.timed, top, 0), at: random.int(0...sets.count)) }
    if odd() { sets.insert(set(.burnout, top - gaps[3], 20), at: random.int(0...sets.count)) }
    return sets
  }

  private mutating func numbered(_ number: Int) -> WorkSet {
    if odd() {
      line += 1
      return WorkSet(.skipped, load: nil, reps: 0, line: line)
    }
    let reps = random.chance(6) ? random.int(0...40) : random.int(shape.reps)
    let heavier = number > 0 && odd() ? shape.notch : -gaps[min(number, 3)]
    return set(.unmarked, top + heavier, reps)
  }

  private mutating func set(_ kind: WorkSet.Kind, _ thousandths: Int, _ reps: Int) -> WorkSet {
    line += 1
    var acts = shape.kind
    if shape.otherKind > 0, random.chance(shape.otherKind) {
      acts = acts == .body ? .outside : .body
    }
    let outside = acts == .outside && shape.start.lowerBound >= 0 || acts == .outside
    let number = outside ? max(0, thousandths) : thousandths
    let own = shape.units.count > 1 && random.chance(10) ? shape.units[random.int(0...1)] : unit
    // Where units mix, pounds are about as heavy as the kilograms beside them.
    let scaled = own == .lb && shape.units.count > 1 ? number * 22 / 10 / 2500 * 2500 : number
    return WorkSet(
      kind,
      load: Load(Weight(thousandths: Int64(scaled), own), own, kind: acts),
      reps: reps,
      line: line
    )
  }
}

/// What the laws run over.
enum Laws {
  static let shapes: [Shape] = [.plain, .body, .mixedUnits, .light, .everything]

  /// The books that ship, and one with what they leave out.
  static let names = RuleBook.builtInNames + ["kitchen"]

  static let usual = RuleBook.builtIn("reverse-pyramid").map { Coach(book: $0) }

  static func book(_ name: String) throws -> RuleBook {
    if let book = RuleBook.builtIn(name) { return book }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Cases/\(name).rules")
    let read = RuleBook.read(Array(try Data(contentsOf: file)), file: "\(name).rules")
    return try #require(read.book, "\(read.problems.map(\.message))")
  }

  /// The day to ask on: mostly days after the last session, sometimes that day or one before.
  static func today(_ sessions: [Session], seed: Int) -> Day {
    var random = SplitMix64(seed: seed &+ 1_000_003)
    guard let last = sessions.last else { return Day(number: 20_000) }
    let day = random.chance(10) ? sessions[random.int(0...sessions.count - 1)].day : last.day
    return day + (random.chance(30) ? 0 : random.int(1...40))
  }

  /// A history as text, for a failing test.
  static func text(_ sessions: [Session]) -> String {
    sessions.map { session in
      let sets = session.sets.map { set in
        let load = set.load.map { "\($0.text)\($0.unit.rawValue)x\(set.reps)" } ?? "-"
        return set.kind == .unmarked ? load : "\(load)(\(set.kind))"
      }
      let mark = session.mark.map { " \($0)" } ?? ""
      return "\(session.day.text)\(mark): " + sets.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// What a decision comes to, without its explanation.
  static func brief(_ decision: Decision) -> String {
    let load = decision.target.load
    let weight = load.map { "\($0.weight.grains)\($0.unit.rawValue)\($0.kind.rawValue)" } ?? "pick"
    return "\(decision.set) \(weight) x \(decision.target.repsText) \(decision.rule)"
  }

  static func all(_ board: Board) -> [Decision] {
    (board.decisions + board.offBoard).sorted { $0.set < $1.set }
  }
}
