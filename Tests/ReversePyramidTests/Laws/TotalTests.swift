import ReversePyramid
import TestSupport
import Testing

/// Any history and any book decide.
struct TotalTests {
  @Test(arguments: Laws.names)
  func `every history gets a rule of the book`(_ name: String) throws {
    let book = try Laws.book(name)
    let coach = Coach(book: book)
    for seed in 0..<60 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let board = coach.board(for: sessions, on: Laws.today(sessions, seed: seed))
        try #require(!Laws.all(board).isEmpty, "seed \(seed)\n\(Laws.text(sessions))")
        for decision in Laws.all(board) {
          #expect(book.ruleNames.contains(decision.rule), "seed \(seed)")
          #expect(decision.target.reps >= 1 && decision.target.repsTo >= decision.target.reps)
          #expect(!decision.because.isEmpty && !decision.because.contains("{"), "seed \(seed)")
          if let load = decision.target.load, load.kind == .outside {
            #expect(load.weight >= .zero, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test(arguments: Laws.names)
  func `extreme numbers get a number`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    let most = Weight.largestThousandths
    let weights: [Int64] = [-most, -1, 0, 1, most]
    let reps = [0, 1, 8, 31, 1_000_000, Int.max - 1, Int.max]
    let first = Day(number: 20_000)
    for seed in 0..<120 {
      var random = SplitMix64(seed: seed)
      let sessions = (0..<random.int(1...5)).map { index in
        let sets = (0..<random.int(0...5)).map { _ in
          let unit = random.chance(50) ? WeightUnit.kg : .lb
          let weight = Weight(thousandths: weights[random.int(0...4)], unit)
          let kind = weight < .zero || random.chance(50) ? Load.Kind.body : .outside
          return WorkSet(load: Load(weight, unit, kind: kind), reps: reps[random.int(0...6)])
        }
        return Session(day: first + index, sets: sets)
      }
      let today = first + (sessions.count - random.int(0...1))
      let board = coach.board(for: sessions, on: today)
      #expect(!Laws.all(board).isEmpty, "seed \(seed)")
      for decision in Laws.all(board) {
        _ = coach.inquire(set: decision.set, of: sessions, on: today).map {
          WhyText($0, exercise: "Press", log: "log").lines
        }
      }
      _ = coach.replay(sessions)
    }
  }

  @Test(arguments: RuleBook.builtInNames)
  func `no set and a thousand sets are read`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    let load = Load(Weight(thousandths: 80_000, .kg), .kg)
    let many = (0..<1000).map { WorkSet(load: load, reps: $0 % 12) }
    let day = Day(number: 20_000)
    let empty = coach.board(for: [Session(day: day, sets: [])], on: day + 1)
    #expect(empty.decisions.first?.rule == "start")
    #expect(empty.sessions == 0)
    let board = coach.board(for: [Session(day: day, sets: many)], on: day + 1)
    #expect(board.decisions.count == 1000)
    #expect(board.decisions.last?.isOptional == true)
  }
}
