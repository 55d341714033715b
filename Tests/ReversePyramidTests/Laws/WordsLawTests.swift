import Foundation
import ReversePyramid
import TestSupport
import Testing

/// The words of a decision print numbers of its data, and the data outlives a trip through JSON.
struct WordsLawTests {
  @Test(arguments: Laws.names)
  func `a sentence is its template with its holes filled`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<40 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        for decision in Laws.all(coach.board(for: sessions, on: today)) {
          var text = decision.explanation.template
          for hole in decision.explanation.holes {
            let range = try #require(text.range(of: "{\(hole.name)}"), "seed \(seed)")
            text.replaceSubrange(range, with: hole.text)
          }
          #expect(text == decision.because, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Laws.names)
  func `every number of an explanation stands in its data`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<20 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        for decision in Laws.all(coach.board(for: sessions, on: today)) {
          let inquiry = try #require(coach.inquire(set: decision.set, of: sessions, on: today))
          let known = Known(inquiry)
          for line in WhyText(inquiry, exercise: "Press", log: "log").lines {
            for number in Known.numbers(in: line) where !known.holds(number) {
              Issue.record("\(number) in `\(line)`, seed \(seed)\n\(Laws.text(sessions))")
            }
          }
        }
      }
    }
  }

  @Test(arguments: Laws.names)
  func `a decision outlives a trip through JSON`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    for seed in 0..<15 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        let board = coach.board(for: sessions, on: today)
        let back = try decoder.decode(Board.self, from: encoder.encode(board))
        #expect(back == board, "seed \(seed)")
      }
    }
  }
}

/// The numbers that an inquiry holds, as they would be printed.
struct Known {
  private var texts: Set<String> = []

  init(_ inquiry: Inquiry) {
    let decision = inquiry.decision
    let why = decision.explanation
    add(why.sessions, decision.set, why.aim.from, why.aim.to, decision.at.line, 0, 2)
    for day in why.evidence.map(\.day) + [why.today] { add(day.date.day, day.date.year) }
    for evidence in why.evidence {
      add(evidence.load.weight, evidence.setOne.weight, evidence.gap)
      add(evidence.reps, evidence.line)
    }
    for setting in why.settings { add(setting.value) }
    for rule in why.rules + why.aim.rules { add(rule) }
    add(why.sum?.terms ?? [])
    if let sum = why.sum { add(sum.value, sum.weight) }
    for limit in why.limits {
      add(limit.before, limit.nearest, limit.after)
      if let bound = limit.bound { add(bound) }
      if let at = limit.at { add(at.line) }
    }
    for weight in [why.setOne?.weight, why.gap, decision.target.load?.weight].compactMap({ $0 }) {
      add(weight)
    }
    for hole in why.holes { texts.formUnion(Known.numbers(in: hole.text)) }
    if let instead = inquiry.instead {
      add(instead.reps, instead.target.reps, instead.target.repsTo, instead.day.date.day)
      if let weight = instead.target.load?.weight { add(weight) }
    }
    for row in inquiry.outlook {
      add(row.from, row.to ?? row.from, row.target.reps, row.target.repsTo)
      if let weight = row.target.load?.weight { add(weight) }
    }
    for reading in inquiry.readings { add(reading) }
    // The aim's own sentence names settings and the last reps.
    if let reps = decision.last?.reps { add(reps) }
  }

  /// The loads, sets, days and lines of a remark on how sessions were read.
  private mutating func add(_ reading: Remark) {
    switch reading {
    case .ramp(let loads, let lines), .burnouts(let loads, let lines):
      for load in loads { add(load.weight) }
      for line in lines { add(line) }
    case .excluded(let set, let load, _, let lines):
      add(load.weight)
      for number in [set] + lines { add(number) }
    case .marked(_, let days, let lines):
      for day in days { texts.formUnion(Known.numbers(in: day.text)) }
      for line in lines { add(line) }
    case .skipped(let set, let lines):
      for number in [set] + lines { add(number) }
    case .aside(_, let lines):
      for line in lines { add(line) }
    default: Issue.record("\(reading) says nothing of how a session was read")
    }
  }

  func holds(_ number: String) -> Bool { texts.contains(number) }

  /// Runs of digits, with a point inside them.
  static func numbers(in text: String) -> [String] {
    text.split { !($0.isNumber || $0 == ".") }.map {
      String($0).trimmingCharacters(in: ["."])
    }.filter { !$0.isEmpty }
  }

  private mutating func add(_ numbers: Int...) {
    for number in numbers { texts.insert(String(number.magnitude)) }
  }

  private mutating func add(_ weights: Weight...) {
    for weight in weights {
      for unit in WeightUnit.allCases { texts.formUnion(Known.numbers(in: weight.text(in: unit))) }
    }
  }

  private mutating func add(_ quantity: Quantity) {
    texts.formUnion(Known.numbers(in: quantity.text))
  }

  private mutating func add(_ terms: [TermFinding]) {
    for term in terms {
      if let value = term.value { add(value) }
      add(Int(term.halves / 2))
      if let percent = term.percent { add(Weight(thousandths: percent, .kg)) }
    }
  }

  private mutating func add(_ rule: RuleFinding) {
    add(rule.at.line)
    for condition in rule.conditions {
      if let short = condition.short { add(short) }
      for side in [condition.left, condition.right] { if let side { add(side) } }
      switch condition.test {
      case .noSession: break
      case .same(_, let window, let values):
        add(window)
        for value in values { add(value) }
      case .noneBeatsFirst(let window, let reps):
        add(window)
        for one in reps { add(one) }
      case .setOne(_, let was, let now):
        for load in [was, now] { if let load { add(load.weight) } }
      case .target(_, let now, let last):
        for load in [now, last] { if let load { add(load.weight) } }
      case .compare(let left, _, let right):
        add(left)
        add(right)
      }
    }
  }
}
