import ReversePyramid
import TestSupport
import Testing

/// What an inquiry says of other reps is what a changed history really gets.
struct WhatIfLawTests {
  @Test(arguments: Laws.names)
  func `instead flips the rule of an edited history, and nothing less does`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    var flips = 0
    for seed in 0..<10 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = Laws.today(sessions, seed: seed)
        for decision in Laws.all(coach.board(for: sessions, on: today)) {
          guard let last = decision.last else { continue }
          let inquiry = try #require(coach.inquire(set: decision.set, of: sessions, on: today))
          let place = "seed \(seed), set \(decision.set), \(today.text)\n\(Laws.text(sessions))"
          let most = inquiry.instead?.reps ?? Coach.mostReps
          guard most > last.reps else { continue }
          for reps in ends(last.reps + 1, most) {
            let edited = sessions.replacingReps(onLine: last.line, with: reps)
            let other = Laws.all(coach.board(for: edited, on: today)).first {
              $0.set == decision.set
            }
            if let instead = inquiry.instead, reps == instead.reps {
              flips += 1
              #expect(other?.rule == instead.rule && other?.target == instead.target, "\(place)")
              #expect(other?.rule != decision.rule, "\(place)")
              #expect(instead.was == last.reps && instead.line == last.line, "\(place)")
            } else {
              #expect(other?.rule == decision.rule, "\(reps) reps, \(place)")
            }
          }
        }
      }
    }
    #expect(flips > 10)
  }

  @Test(arguments: Laws.names)
  func `the outlook is the board after the session was really done`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<6 {
      for shape in Laws.shapes {
        let sessions = HistoryMaker.sessions(seed: seed, shape)
        let today = (sessions.last?.day ?? Day(number: 20_000)) + 1
        let board = Laws.all(coach.board(for: sessions, on: today))
        for decision in board {
          let inquiry = try #require(coach.inquire(set: decision.set, of: sessions, on: today))
          for row in inquiry.outlook {
            for reps in ends(row.from, row.to ?? Coach.mostReps) {
              let session = Session(day: today, sets: next(decision, board, reps))
              let after = coach.board(for: sessions + [session], on: today + 1)
              let other = Laws.all(after).first { $0.set == decision.set }
              let place = "seed \(seed), set \(decision.set), \(reps) reps\n\(Laws.text(sessions))"
              #expect(other?.rule == row.rule, "\(place)")
              #expect(other?.target.load == row.target.load, "\(place)")
              let aim = row.repsMore.map { "\(reps + $0)" } ?? row.target.repsText
              #expect(other?.target.repsText == aim, "\(place)")
            }
          }
          if let first = inquiry.outlook.first { #expect(first.from == 0) }
          #expect(inquiry.outlook.dropLast().allSatisfy { $0.to != nil }, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: Laws.names)
  func `the outlook of an open session is the board after it was finished`(_ name: String) throws {
    let coach = Coach(book: try Laws.book(name))
    for seed in 0..<6 {
      for shape in Laws.shapes {
        let before = HistoryMaker.sessions(seed: seed, shape)
        let today = (before.last?.day ?? Day(number: 20_000)) + 1
        var random = SplitMix64(seed: seed)
        guard let one = Laws.all(coach.board(for: before, on: today))[0].target.load else {
          continue
        }
        var first = WorkSet(load: one, reps: random.int(3...10))
        if random.chance(25) { first = WorkSet(.skipped, load: nil, reps: 0) }
        let open = before + [Session(day: today, sets: [first])]
        guard coach.board(for: open, on: today).openSession != nil else { continue }
        for decision in Laws.all(coach.board(for: open, on: today)) where decision.set > 1 {
          let inquiry = try #require(coach.inquire(set: decision.set, of: open, on: today))
          for row in inquiry.outlook {
            for reps in ends(row.from, row.to ?? Coach.mostReps) {
              var sets = next(decision, [decision], reps)
              // Where set one was skipped, the outlook counts on it as advised.
              sets[0] = first.kind == .skipped ? supposed(coach, before, today) : first
              let after = coach.board(
                for: before + [Session(day: today, sets: sets)],
                on: today + 1
              )
              let other = Laws.all(after).first { $0.set == decision.set }
              let place = "seed \(seed), set \(decision.set), \(reps) reps\n\(Laws.text(open))"
              #expect(other?.rule == row.rule, "\(place)")
              #expect(other?.target.load == row.target.load, "\(place)")
            }
          }
        }
      }
    }
  }

  private func supposed(_ coach: Coach, _ sessions: [Session], _ today: Day) -> WorkSet {
    let target = Laws.all(coach.board(for: sessions, on: today))[0].target
    return WorkSet(load: target.load, reps: target.reps)
  }

  /// The two ends of a run of reps, its middle, and the last but one.
  private func ends(_ from: Int, _ to: Int) -> [Int] {
    Set([from, (from + to) / 2, to - 1, to]).filter { (from...to).contains($0) }.sorted()
  }

  /// The sets of a session with set one as advised and the set in question; the others skipped.
  private func next(_ decision: Decision, _ board: [Decision], _ reps: Int) -> [WorkSet] {
    let one = board[0].target
    let number = decision.set
    var sets = [WorkSet(load: one.load, reps: number == 1 ? reps : one.reps)]
    guard number > 1 else { return sets }
    for _ in 2..<max(2, number) { sets.append(WorkSet(.skipped, load: nil, reps: 0)) }
    sets.append(WorkSet(load: decision.target.load, reps: reps))
    return sets
  }
}

extension [Session] {
  fileprivate func replacingReps(onLine line: Int, with reps: Int) -> [Session] {
    map { session in
      var session = session
      for index in session.sets.indices where session.sets[index].line == line {
        session.sets[index].reps = reps
      }
      return session
    }
  }
}
