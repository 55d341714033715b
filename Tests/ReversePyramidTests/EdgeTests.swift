import ReversePyramid
import Testing

/// Corners of the page where units, kinds of load and today's session meet.
struct EdgeTests {
  private func coach(_ name: String = "reverse-pyramid") throws -> Coach {
    Coach(book: try #require(RuleBook.builtIn(name)))
  }

  private func sessions(_ texts: [String]) throws -> [Session] {
    try texts.enumerated().map { index, text in
      let sets = try text.split(separator: " ").map { word in
        let isPounds = word.contains("lb")
        let plain = word.replacing("lb", with: "").replacing("w:", with: "")
        var set = try Fixtures.set(String(plain), isPounds ? .lb : .kg, index + 1)
        if word.hasPrefix("w:") { set.kind = .warmup }
        return set
      }
      return Session(day: Fixtures.first + index, sets: sets, line: index + 1)
    }
  }

  private func board(_ texts: String..., daysAfter: Int = 1, book: String = "reverse-pyramid")
    throws
    -> Board
  {
    let today = Fixtures.first + (texts.count - 1 + daysAfter)
    return try coach(book).board(for: sessions(texts), on: today)
  }

  @Test func `a stall spans the sessions of its own rule`() throws {
    let text = """
      book "Windows"
      part "one" decides weight of set 1
        rule far
          when the last 5 sessions have the same weight
          and last reps > 50 reps
          then last weight - 5 kg
          say "Far."
          or say "Near."
        rule near
          when the last 2 sessions have the same weight
          then last weight - 2.5 kg
          say "Stalled."
          or say "Near."
        rule stay
          otherwise
          then last weight
          say "Stays."
      part "aim" decides reps of every set
        rule same
          otherwise
          then last reps
          say "Same."
      """
    let book = try #require(RuleBook.read(Array(text.utf8), file: "windows.rules").book)
    var sessions = try sessions(["80x8", "80x8", "80x8"])
    for (index, days) in [0, 50, 57].enumerated() { sessions[index].day = Fixtures.first + days }
    func stalls(_ count: Int) -> [Remark] {
      let past = Array(sessions.prefix(count))
      let board = Coach(book: book).board(for: past, on: past[count - 1].day + 1)
      #expect(board.decisions.first?.rule == "near")
      return board.remarks
    }
    #expect(stalls(2) == [.longStall(set: 1, days: 50)])
    #expect(stalls(3) == [])
  }

  @Test func `a sum that goes far and comes back is exact`() throws {
    let text = """
      book "Far"
      let step = 999999.998 kg or 999999.998 lb
      part "one" decides weight of set 1
        rule back
          when 10 step + 10 step + 10 step + 10 step - 10 step - 10 step - 10 step - 10 step = 0
          and last reps > 0 reps
          then last weight + 10 step + 10 step + 10 step + 10 step - 10 step - 10 step - 10 step
          say "Far."
          or say "Near."
        rule stay
          otherwise
          then last weight
          say "Stays."
      part "aim" decides reps of every set
        rule same
          otherwise
          then last reps
          say "Same."
      """
    let book = try #require(RuleBook.read(Array(text.utf8), file: "far.rules").book)
    let board = Coach(book: book).board(for: try sessions(["80x8"]), on: Fixtures.first + 1)
    let one = try #require(board.decisions.first)
    #expect(one.rule == "back" && one.target.load?.text == "10000079.98")
    #expect(one.explanation.sum?.weight == one.target.load?.weight)
  }

  @Test func `a half step across units never passes set one`() throws {
    let two = try board("80x8 176.3lbx7").decisions[1]
    #expect(two.rule == "follow")
    #expect(two.target.load?.text == "180")
    #expect(two.explanation.limits.map(\.source) == [.units])
  }

  @Test func `where no half step lies closer the set stays and says so`() throws {
    let two = try board("bw+55lbx6 bw+23.75x8").decisions[1]
    #expect(two.rule == "narrow-gap")
    #expect(two.target.load?.text == "bw+23.75")
    #expect(two.because == "Hit 8+ on this set, but no load lies closer: 1.2 under set one.")
  }

  @Test func `a stalled set across units is at least a step lighter`() throws {
    let flat = "80x7 161lbx7"
    let two = try board(flat, flat, flat, "82.5x7").decisions[1]
    #expect(two.rule == "widen-gap")
    let drop = try #require(two.change)
    #expect(drop <= Weight(thousandths: -5_000, .lb))
  }

  @Test func `set one helped today lets a later set be helped`() throws {
    let two = try board("bwx7 bwx7", "bw-20x7", daysAfter: 0).decisions[1]
    #expect(two.target.load?.text == "bw-20")
    #expect(two.explanation.isAssisted)
  }

  @Test func `a helped set anywhere in the log lets a stall at bw go below it`() throws {
    #expect(try board("w:bw-20x5", "bwx7", "bwx7", "bwx7").decisions[0].target.load?.text == "bw-5")
    #expect(try board("bwx7", "bwx7", "bwx7").decisions[0].target.load?.text == "bw")
  }

  @Test func `a held number stays the lifter's own, even below nothing`() throws {
    let one = try board("-5x7").decisions[0]
    #expect(one.target.load?.text == "-5" && one.explanation.limits.isEmpty)
  }

  @Test func `a set without a row keeps no session open`() throws {
    let board = try board("80x8 72.5x7", "bw+70x7", daysAfter: 0)
    #expect(board.openSession == nil)
    #expect(board.sessions == 2)
  }

  @Test func `an outlook counts on set one as advised where it was skipped today`() throws {
    let sessions = try sessions(["80x4 72.5x6", "80x4 72.5x6", "skip"])
    let inquiry = try #require(
      coach().inquire(set: 2, of: sessions, on: Fixtures.first + 2)
    )
    #expect(inquiry.outlook.allSatisfy { $0.rule != "follow" })
    #expect(inquiry.setOneDone == nil && inquiry.setOne != nil)
  }

  @Test func `a later set counts from set one as done today`() throws {
    let sessions = try sessions(["80x8 72.5x7", "85x6"])
    let inquiry = try #require(
      coach().inquire(set: 2, of: sessions, on: Fixtures.first + 1)
    )
    #expect(inquiry.setOneDone?.load?.text == "85" && inquiry.setOne == nil)
    #expect(inquiry.decision.target.load?.text == "77.5")
  }

  @Test func `a set of another kind than set one leads nowhere`() throws {
    let sessions = try sessions(["80x8 60x9", "bw+70x7"])
    let inquiry = try #require(
      coach("leangains").inquire(set: 2, of: sessions, on: Fixtures.first + 2)
    )
    #expect(inquiry.outlook.map(\.rule) == ["hold"])
  }
}
