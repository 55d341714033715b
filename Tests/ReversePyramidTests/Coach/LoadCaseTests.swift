import ReversePyramid
import Testing

/// What can be loaded, case by case; most went wrong in some other tracker once.
struct LoadCaseTests {
  static func kg(_ number: Double) -> Weight {
    Weight(thousandths: Int64((number * 1000).rounded()), .kg)
  }

  static func stack(_ from: Double, _ to: Double, _ by: Double, _ unit: WeightUnit = .kg)
    -> Equipment
  {
    func weight(_ number: Double) -> Weight {
      Weight(thousandths: Int64((number * 1000).rounded()), unit)
    }
    return Equipment(
      loads: .stack(from: weight(from), to: weight(to), by: weight(by), addOns: []), unit: unit)
  }

  static func increment(_ by: Double) -> Equipment {
    Equipment(loads: .increment(kg(by)), unit: .kg)
  }

  static func plates(bar: Double, _ plates: [Double]) -> Equipment {
    Equipment(
      loads: .plates(PlateSet(bar: kg(bar), pairs: plates.map { .init(weight: kg($0)) })),
      unit: .kg)
  }

  static let usual = plates(bar: 20, [20, 15, 10, 5, 2.5, 1.25])

  private func board(_ text: String, _ equipment: Equipment, _ unit: WeightUnit = .kg) throws
    -> [String]
  {
    try Fixtures.board(text, unit: unit, equipment: equipment).decisions.map {
      "\($0.target.load?.text ?? "pick") \($0.target.repsText) \($0.rule)"
    }
  }

  @Test func `a step smaller than the stack's goes to the next notch, not back`() throws {
    #expect(try board("60x8", Self.stack(10, 200, 10, .lb), .lb) == ["70 6-8 increase"])
    #expect(try board("60x8", Self.stack(10, 100, 10)) == ["70 6-8 increase"])
  }

  @Test func `the bar counts when a sum is brought to the plates`() throws {
    let coarse = Self.plates(bar: 20, [20, 10])
    #expect(try board("60x8", coarse) == ["80 6-8 increase"])
    #expect(try board("80x7 | 80x7 | 80x7", coarse) == ["60 8 stall"])
    #expect(try board("135x7", Self.plates(bar: 20, [20, 10])) == ["135 8 hold"])
  }

  @Test func `a machine keeps its offset`() throws {
    let machine = Self.stack(7.5, 197.5, 5)
    #expect(try board("97.5x8", machine) == ["102.5 6-8 increase"])
    #expect(try board("100x7", machine) == ["100 8 hold"])
    #expect(try board("100x8", machine) == ["102.5 6-8 increase"])
    #expect(try board("100x7 | 100x7 | 100x7", machine) == ["97.5 8 stall"])
  }

  @Test func `at the ends the number stays and says so`() throws {
    let top = try Fixtures.board("120x8", equipment: Self.stack(5, 120, 2.5)).decisions[0]
    #expect(top.target.load?.text == "120" && top.target.reps == 9 && top.rule == "increase")
    #expect(top.because == "Hit 8+, but 120 is the top: chasing another rep.")
    let low = try Fixtures.board("5x7 | 5x7 | 5x7", equipment: Self.stack(5, 120, 2.5))
    #expect(low.decisions[0].because == "Stalled, but 5 is the lightest: chasing another rep.")
    // Beyond the ends the lifter's own number is not rounded.
    #expect(try board("125x8", Self.stack(5, 120, 2.5)) == ["125 9 increase"])
    #expect(try board("125x7 | 125x7 | 125x7", Self.stack(5, 120, 2.5)) == ["120 8 stall"])
  }

  @Test func `a missing set is not zero and a load is never negative`() throws {
    #expect(
      try board("80x7 70x7 60x7 | 80x7 skip 60x7", Self.usual) == [
        "80 8 hold", "70 8 keep-gap", "60 8 keep-gap",
      ])
    #expect(try board("2.5x7 | 2.5x7 | 2.5x7", Self.increment(2.5)) == ["0 8 stall"])
    #expect(try board("0x7 | 0x7 | 0x7", Self.increment(2.5)) == ["0 8 stall"])
    #expect(try board("10x8 5x7 | 5x5", Self.increment(2.5))[1] == "0 8 follow")
  }

  @Test func `a heavier single at the end moves nothing`() throws {
    #expect(
      try board("80x7 72.5x7 | 80x7 72.5x7 90x1", Self.usual) == ["80 8 hold", "72.5 8 keep-gap"])
  }

  @Test func `each set keeps a gap of its own, also over a day without it`() throws {
    #expect(
      try board("80x7 70x7 65x7 | 82.5x7 75x7", Self.usual) == [
        "82.5 8 hold", "75 8 keep-gap", "67.5 6-8 follow",
      ])
  }

  @Test func `a win on a set under a win of set one counts once each`() throws {
    // 92.5 less 8.75 is 83.75, between 82.5 and 85: the smaller change of the gap is none at all.
    let board = try Fixtures.board("90x8 80x10", equipment: Self.usual)
    let set = board.decisions[1]
    #expect(set.target.load?.text == "82.5" && set.rule == "narrow-gap")
    #expect(set.because == "Hit 8+ on this set, but no load lies closer: 10 under set one.")
    let fine = Self.plates(bar: 20, [20, 10, 5, 2.5, 1.25, 0.625])
    #expect(try self.board("90x8 80x10", fine)[1] == "83.75 6-8 narrow-gap")
  }

  @Test func `a stalled later set is lighter, by a step where that can be`() throws {
    let stalled = "80x7 72.5x7 | 80x7 72.5x7 | 80x8 72.5x7"
    #expect(try board(stalled, Self.increment(2.5))[1] == "70 8 widen-gap")
    #expect(try board(stalled, Self.stack(2.5, 122.5, 10))[1] == "62.5 8 widen-gap")
    #expect(try board(stalled, Self.stack(71, 122, 1))[1] == "71 8 widen-gap")
    #expect(try board(stalled, Self.stack(72.5, 122.5, 2.5))[1] == "72.5 8 widen-gap")
  }

  @Test func `a kept gap under a moved set one goes to the lighter of two`() throws {
    #expect(
      try board("80x8 72.5x7 65x7", Self.increment(5)) == [
        "85 6-8 increase", "75 6-8 follow", "70 6-8 follow",
      ])
    #expect(try board("80x8 71x7", Self.increment(2.5))[1] == "72.5 6-8 follow")
    #expect(try board("80x7 71x7", Self.increment(2.5))[1] == "71 8 keep-gap")
  }

  @Test func `less help is harder, and zero is crossed`() throws {
    let assisted = Self.stack(5, 50, 5)
    #expect(try board("bw-20x8", assisted) == ["bw-15 6-8 increase"])
    #expect(try board("bw-20x7 | bw-20x7 | bw-20x7", assisted) == ["bw-25 8 stall"])
    #expect(try board("bw-2.5x8", .unknown) == ["bw 6-8 increase"])
    #expect(try board("bw-1x8", .unknown) == ["bw+1.5 6-8 increase"])
    #expect(try board("bwx8", assisted) == ["bw+5 6-8 increase"])
    // A body was never helped here, so that it is not now.
    #expect(try board("bwx7 | bwx7 | bwx7", assisted) == ["bw 8 stall"])
    #expect(try board("bw-5x7 | bwx7 | bwx7 | bwx7", assisted) == ["bw-5 8 stall"])
    #expect(try board("bw+10x8", Self.plates(bar: 0, [10, 1.25])) == ["bw+12.5 6-8 increase"])
  }

  @Test func `targets are stated in the unit of the equipment, own numbers in theirs`() throws {
    let load = Load(Weight(thousandths: 175_000, .lb), .lb)
    func target(_ reps: Int, _ equipment: Equipment) throws -> Decision {
      let coach = Coach(book: try #require(Laws.usual).book, equipment: equipment)
      let session = Session(day: Fixtures.first, sets: [WorkSet(load: load, reps: reps)])
      return try #require(
        coach.board(for: [session], on: Fixtures.first + 1).decisions.first)
    }
    let up = try target(8, Self.usual)
    #expect(up.target.load == Load(Self.kg(82.5), .kg))
    #expect(up.explanation.limits.map { $0.before.text(in: .kg) } == ["81.88"])
    let hold = try target(7, Self.usual)
    #expect(hold.target.load == load && hold.explanation.unit == .lb)
    let top = try target(8, Self.stack(5, 75, 5))
    #expect(top.target.load == load && top.explanation.stays)
    #expect(top.explanation.sum?.weight.text(in: .lb) == "180")
  }

  @Test func `a target far from what was asked says so`() throws {
    let far = try Fixtures.board("60x8", equipment: Self.stack(10, 100, 10))
    #expect(
      far.remarks.contains {
        $0.words(log: "")
          == "Set 1: 70 is more than a step from the 62.5 asked for; nothing nearer can be loaded."
      })
    let own = try Fixtures.board("125x7", equipment: Self.stack(5, 120, 2.5))
    #expect(
      own.remarks.map { $0.words(log: "") } == [
        "Set 1: 125 is more than a step from all that can be loaded; the nearest is 120."
      ])
    #expect(try Fixtures.board("80x8", equipment: Self.usual).remarks == [])
  }

  @Test func `a gap that the plates keep was not narrowed`() throws {
    let history = "80x6 72.5x8 65x8 | 80x7 72.5x9 65x8 | 80x7 72.5x8 65x9"
    func narrowed(_ equipment: Equipment) throws -> [String] {
      try Fixtures.board(history, equipment: equipment).remarks.map { $0.words(log: "") }
        .filter { $0.contains("narrowed") }
    }
    let words =
      "Sets 2 and 3 were narrowed three sessions running; if they are meant for more reps, "
      + "say so with `win:` of the exercise, a number for each set."
    #expect(try narrowed(.unknown) == [words])
    // In fives set two can go nearer to 80 than 72.5; where 60 is the top nothing can.
    #expect(try narrowed(Self.stack(20, 200, 5)) == [words])
    #expect(try narrowed(Self.stack(50, 60, 10)) == [])
  }

  @Test func `the limit line gives the number before and after`() throws {
    let coach = Coach(
      book: try #require(Laws.usual).book, equipment: Self.plates(bar: 20, [20, 15, 10, 5, 2.5]))
    func line(_ text: String, _ set: Int) throws -> String? {
      let sessions = try Fixtures.sessions(text)
      let inquiry = try #require(
        coach.inquire(set: set, of: sessions, on: Fixtures.first + sessions.count))
      return WhyText(inquiry, exercise: "Press", log: "log").lines
        .first { $0.hasPrefix("  limit") }
    }
    #expect(try line("80x8 72.5x7", 2) == "  limit      77.5 cannot be loaded: 75")
    #expect(
      try line("85x8 80x8", 2) == "  limit      86.25 cannot be loaded: 85; the gap does not shrink"
    )
    let top = Coach(
      book: try #require(Laws.usual).book, equipment: Self.stack(5, 80, 2.5))
    let inquiry = try #require(
      top.inquire(set: 1, of: try Fixtures.sessions("80x8"), on: Fixtures.first + 1))
    #expect(
      WhyText(inquiry, exercise: "Press", log: "log").lines.contains(
        "  limit      nothing that can be loaded lies beyond: 82.5 -> 80"))
  }
}
