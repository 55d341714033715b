import ReversePyramid
import TrainingLog

/// A place in the past of one exercise: 1 is its first session, one past the last is today.
struct Cursor: Sendable, Equatable {
  var sessions: [ReplayedSession]
  var position: Int

  /// Whether the place is today, behind the last session.
  var isNow: Bool { position > sessions.count }

  /// What the coach knew when it gave the advice of the place: the sessions before it, and set one
  /// as it was done that day, from which the later sets counted.
  func ground(_ gym: Gym, _ exercise: Int) -> Ground {
    let all = gym.histories[exercise]
    guard !isNow, position > 0 else { return Ground(sessions: all, today: gym.today) }
    let current = sessions[position - 1].session
    let index = all.firstIndex(of: current) ?? all.endIndex
    let before = Array(all[..<index])
    var ground = Ground(sessions: before, today: current.day)
    let reading = SessionReading(current, workSets: nil)
    // With one set on the board, set one alone would close the session and be evidence already.
    if let top = reading.setOne,
      gym.coach(exercise).board(for: before, on: current.day).decisions.count > 1
    {
      ground.open = current
      ground.open?.sets = [current.sets[top]]
      // Marked or not, the later sets of the day counted from it.
      ground.open?.mark = nil
    }
    return ground
  }

  /// The place in words; nil for today.
  var words: String? {
    guard !isNow, position > 0 else { return nil }
    let session = sessions[position - 1]
    return "session \(session.number) of \(sessions.count), \(session.session.day.text)"
  }

  /// The board of the place with what was done that day; the day is over, so that nothing is open.
  func closed(_ board: Board) -> Board {
    guard !isNow, position > 0 else { return board }
    let current = sessions[position - 1]
    var board = board
    board.openSession = nil
    for index in board.decisions.indices {
      guard let did = current.sets.first(where: { $0.set == board.decisions[index].set })?.did
      else { continue }
      board.decisions[index].done = DoneSet(
        load: did.kind == .skipped ? nil : did.load, reps: did.reps, day: current.session.day,
        line: did.line)
    }
    return board
  }
}

extension Repl {
  mutating func replay() throws(Failure) -> Reply {
    let exercise = try focused()
    let past = gym.histories[exercise].filter { $0.day <= gym.today }
    let sessions = gym.coach(exercise).replay(past, unit: gym.unit(exercise), wording: true)
    guard !sessions.isEmpty else { throw .usage("there is no session to replay yet") }
    supposed = nil
    return move(to: Cursor(sessions: sessions, position: 1))
  }

  mutating func step(by sign: Int, _ words: [String]) throws(Failure) -> Reply {
    let cursor = try current(starting: sign > 0)
    var count = 1
    if let word = words.first {
      guard let number = Int(word), (1...100_000).contains(number) else {
        throw .usage("\(sign > 0 ? "step" : "back") takes a number of sessions, not \(word)")
      }
      count = number
    }
    if self.cursor == nil { return move(to: cursor) }
    let target = cursor.position + sign * count
    guard target >= 1 else { throw .usage("this is the first session") }
    guard target <= cursor.sessions.count + 1 else { throw .usage("this is today; back goes back") }
    return move(to: Cursor(sessions: cursor.sessions, position: target))
  }

  mutating func goto(_ words: [String]) throws(Failure) -> Reply {
    let cursor = try current(starting: true)
    guard !words.isEmpty else { throw .usage("go to which day?", "goto 2026-09-21") }
    let typed = words.joined(separator: " ")
    guard let day = Day(typed) ?? Day(short: typed, near: gym.today) else {
      throw .usage("goto takes a day such as 2026-09-21 or 21 Sep, not \(typed)")
    }
    let index = cursor.sessions.firstIndex { $0.session.day >= day }
    return move(
      to: Cursor(sessions: cursor.sessions, position: (index ?? cursor.sessions.count) + 1))
  }

  mutating func until(_ words: [String]) throws(Failure) -> Reply {
    var cursor = try current(starting: true)
    let rule = try ruleName(words)
    let exercise = try focused()
    let start = self.cursor == nil ? 1 : cursor.position + 1
    for position in stride(from: start, through: cursor.sessions.count + 1, by: 1) {
      cursor.position = position
      let decisions = advice(at: cursor, exercise)
      guard decisions.contains(where: { $0.rule == rule }) else { continue }
      return move(to: cursor)
    }
    throw .usage("\(rule) decides nothing from here to today")
  }

  mutating func end() throws(Failure) -> Reply {
    cursor = nil
    supposed = nil
    explained = nil
    return try board()
  }

  private func current(starting: Bool) throws(Failure) -> Cursor {
    if let cursor { return cursor }
    guard starting else { throw .usage("there is no replay to go back in", "replay") }
    var copy = self
    _ = try copy.replay()
    guard let cursor = copy.cursor else { throw .usage("there is no session to replay yet") }
    return cursor
  }

  private mutating func move(to cursor: Cursor) -> Reply {
    self.cursor = cursor
    supposed = nil
    explained = nil
    return here(cursor)
  }

  /// The advice of the place, as it was given that day.
  private func advice(at cursor: Cursor, _ exercise: Int) -> [Advice] {
    if !cursor.isNow { return cursor.sessions[cursor.position - 1].sets.compactMap(\.advice) }
    return board(of: exercise, on: cursor.ground(gym, exercise)).decisions.map {
      Advice(set: $0.set, target: $0.target, rule: $0.rule, because: $0.because)
    }
  }

  /// The place in words: the advice of that day, what was done, the verdict.
  private func here(_ cursor: Cursor) -> Reply {
    guard let focus else { return Reply() }
    let view = StopView(
      exercise: gym.log.exercises[focus].name, unit: gym.unit(focus), width: width)
    if cursor.isNow {
      let decisions = advice(at: cursor, focus)
      if isJSON {
        return Reply(
          json: [
            NextJSON.board(
              [(focus, board(of: focus, on: cursor.ground(gym, focus)))], gym, on: gym.today)
          ])
      }
      return Reply(lines: view.now(decisions, today: gym.today))
    }
    let session = cursor.sessions[cursor.position - 1]
    if isJSON {
      let replay = ReplayView(
        exercise: gym.log.exercises[focus].name, unit: gym.unit(focus), book: gym.book.name,
        width: width, showsWhy: true)
      return Reply(json: replay.json([session]))
    }
    return Reply(lines: view.lines(session, of: cursor.sessions.count))
  }
}

extension Day {
  /// Reads a day as the views print it, `21 Sep` or `21 Sep 2025`; without a year the latest one.
  fileprivate init?(short text: String, near today: Day) {
    let fields = text.split(separator: " ")
    guard (2...3).contains(fields.count), let day = Int(fields[0]) else { return nil }
    let name = fields[1].prefix(3).lowercased()
    guard let month = Day.monthNames.firstIndex(where: { $0.lowercased() == name }) else {
      return nil
    }
    if fields.count == 3 {
      guard let year = Int(fields[2]) else { return nil }
      self.init(year: year, month: month + 1, day: day)
      return
    }
    let year = today.date.year
    guard let this = Day(year: year, month: month + 1, day: day) else { return nil }
    guard this > today else {
      self = this
      return
    }
    self.init(year: year - 1, month: month + 1, day: day)
  }
}
