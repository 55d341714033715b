/// One made-up session: how set one moved since the session before, and the reps of its sets.
struct MadeUpSession {
  /// Set one against the session before, in steps.
  var move: Int64 = 0
  /// The reps of set one.
  var reps: Int
  /// How many later sets there are.
  var later = 0
  /// The reps of each later set.
  var laterReps = 0
  /// Set one's weight less set two's, and each later set's less the next one's.
  var gap = Weight.zero
}

/// The sessions that a search makes histories of, and the weights they begin with.
struct HistoryAlphabet {
  var bases: [Weight]
  var sessions: [MadeUpSession]

  /// How many histories of a length it makes; nil where they are beyond counting.
  func count(length: Int) -> Int? {
    let first = bases.count * sessions.count { $0.move == 0 }
    var count = first
    for _ in 1..<max(1, length) {
      let (product, overflow) = count.multipliedReportingOverflow(by: sessions.count)
      if overflow { return nil }
      count = product
    }
    return count
  }
}

/// The numbers at which two books could change their minds, gathered from their settings and tests.
struct Turning {
  /// One step of set one.
  let step: Weight
  /// Weights to begin with, the plain one first.
  private(set) var bases: [Weight]
  /// Reps of set one, the likeliest first.
  private(set) var reps: [Int]
  /// Reps of a later set.
  private(set) var laterReps: [Int]
  /// Gaps of a later set, the plain one first.
  private(set) var gaps: [Weight]
  /// Days from the last session to the day asked for.
  private(set) var days: [Int]
  /// The most sessions that a window or a test looks back on.
  private(set) var sessions: Int
  /// The most later sets worth making: the work sets and one more.
  let later: Int

  init(_ a: Evaluator, _ b: Evaluator, unit: WeightUnit) {
    let both = [a, b]
    let values = both.compactMap { evaluator in
      evaluator.step.map { evaluator.settings.value($0, set: 1, unit: unit) }
    }
    let usual = Weight(thousandths: unit == .kg ? 2500 : 5000, unit).grains
    let step = values.first { $0 > 0 } ?? usual
    self.step = Weight(grains: step)
    let plain = Weight(thousandths: unit == .kg ? 80_000 : 175_000, unit).grains
    let base = plain / 12 >= step ? plain : step * 24
    later = min(6, both.map { $0.workSets ?? 3 }.max() ?? 3)
    sessions = both.map(\.window).max() ?? 1

    let tests = both.flatMap { $0.testedNumbers(unit: unit) }
    func tested(_ dimension: RuleBook.Dimension, isGap: Bool = false) -> [Int64] {
      tests.filter { $0.dimension == dimension && $0.isGap == isGap }.map(\.value)
    }
    func weights(_ plain: [Int64], near tested: [Int64], from least: Int64) -> [Weight] {
      let turns = Turning.around(tested.filter { $0 / step <= 1000 }, by: step)
      return (plain + turns.filter { $0 >= least && !plain.contains($0) }).map(Weight.init)
    }
    bases = weights([base], near: tested(.weight), from: 3 * step)
    gaps = weights([3 * step, 0], near: tested(.weight, isGap: true), from: 0)
    func lets(_ sets: ClosedRange<Int>) -> [Int64] {
      both.flatMap { evaluator in
        evaluator.book.settings.filter { $0.dimension == .reps }.flatMap { setting in
          sets.map { setting.value(forSet: $0, in: unit) }
        }
      }
    }
    let written = tested(.reps)
    reps = Turning.ordered(lets(1...1) + written)
    laterReps = Turning.ordered(lets(2...(later + 1)) + written)
    days = Turning.around(tested(.days), by: 1).filter { $0 > 1 && $0 < 10_000 }.map(Int.init)
    days.insert(1, at: 0)
    sessions = max(sessions, tested(.sessions).filter { $0 <= 60 }.max().map(Int.init) ?? 1)
  }

  /// Each number with its neighbours, ascending.
  private static func around(_ numbers: [Int64], by step: Int64) -> [Int64] {
    Set(numbers.flatMap { [$0 - step, $0, $0 + step] }).sorted()
  }

  /// Reps worth trying: a rep under the highest number first, then by distance from there.
  private static func ordered(_ numbers: [Int64]) -> [Int] {
    let known = numbers.filter { (1...1000).contains($0) }
    let numbers = known.isEmpty ? [6, 8] : known
    let pivot = (numbers.max() ?? 8) - 1
    let all = around(numbers, by: 1).filter { $0 >= 1 }.map(Int.init)
    let near = all.sorted { a, b in
      let (far, further) = (abs(a - Int(pivot)), abs(b - Int(pivot)))
      return far == further ? a < b : far < further
    }
    return Array(near.prefix(12))
  }

  /// The alphabets of histories with so many later sets, the richest first.
  func alphabets(later: Int) -> [HistoryAlphabet] {
    let plain = Array(bases.prefix(1))
    guard later > 0 else {
      let moved = [0, 1, -1].flatMap { move in reps.map { MadeUpSession(move: move, reps: $0) } }
      let still = reps.map { MadeUpSession(reps: $0) }
      return [
        HistoryAlphabet(bases: bases, sessions: moved),
        HistoryAlphabet(bases: plain, sessions: moved),
        HistoryAlphabet(bases: plain, sessions: still),
      ]
    }
    func sessions(_ tops: [Int], _ gaps: [Weight], moves: [Int64] = [0]) -> [MadeUpSession] {
      moves.flatMap { move in
        gaps.flatMap { gap in
          tops.flatMap { top in
            laterReps.map {
              MadeUpSession(move: move, reps: top, later: later, laterReps: $0, gap: gap)
            }
          }
        }
      }
    }
    let calm = Array(reps.prefix(1))
    let tops = calm + calm.map { $0 + 1 }
    let plainGap = Array(gaps.prefix(1))
    return [
      HistoryAlphabet(bases: bases, sessions: sessions(tops, gaps, moves: [0, 1, -1])),
      HistoryAlphabet(bases: plain, sessions: sessions(tops, gaps)),
      HistoryAlphabet(bases: plain, sessions: sessions(calm, gaps)),
      HistoryAlphabet(bases: plain, sessions: sessions(tops, plainGap)),
      HistoryAlphabet(bases: plain, sessions: sessions(calm, plainGap)),
    ]
  }
}

extension Evaluator {
  /// A number that a condition compares with, and what it counts.
  fileprivate struct TestedNumber {
    var value: Int64
    var dimension: RuleBook.Dimension
    /// Whether a gap is compared with it.
    var isGap: Bool
  }

  /// The numbers that conditions compare with, written out or named.
  fileprivate func testedNumbers(unit: WeightUnit) -> [TestedNumber] {
    let conditions = book.parts.flatMap(\.rules).flatMap(\.conditions)
    return conditions.flatMap { condition -> [TestedNumber] in
      guard case .compare(let left, _, let right) = condition.test else { return [] }
      let terms = left.terms + right.terms
      let isGap = terms.contains { $0.base == .last(.gap) }
      return terms.compactMap { term in
        switch term.base {
        case .weight(let grains, _):
          TestedNumber(value: grains, dimension: .weight, isGap: isGap)
        case .number(let number):
          TestedNumber(value: number, dimension: left.dimension, isGap: isGap)
        case .setting(let index):
          TestedNumber(
            value: settings.value(index, set: 1, unit: unit),
            dimension: book.settings[index].dimension,
            isGap: isGap
          )
        case .last, .daysSinceLastSession, .numberOfSessions: nil
        }
      }
    }
  }
}
