import ReversePyramid
import Testing

/// Which set is set one, which numbers the others have, and which are evidence.
struct SessionReadingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var sets: String
    var reading: String
    var testDescription: String { sets }
  }

  static let cases = [
    Case(sets: "40x5 60x3 80x6 72.5x7 65x8", reading: "ramp ramp 1 2 3"),
    Case(sets: "80x6 72.5x7 65x8", reading: "1 2 3"),
    Case(sets: "80x6 80x6 80x5", reading: "1 2 3"),
    Case(sets: "80x6 72.5x7 65x8 90x1", reading: "1 2 3 4!heavierThanSetOne"),
    Case(sets: "40x5 skip 80x6", reading: "1 2s 3!heavierThanSetOne"),
    Case(sets: "skip 72.5x7 65x8", reading: "1s 2!setOneSkipped 3!setOneSkipped"),
    Case(sets: "80x6 skip 65x8", reading: "1 2s 3"),
    Case(sets: "80x6 72.5x7 65x8 40x20", reading: "1 2 3 4"),
    Case(sets: "bwx8 20x8", reading: "1 2!otherKindOfLoad"),
    Case(sets: "bw-20x8 bw-10x8 bwx8 bw-10x9", reading: "ramp ramp 1 2"),
  ]

  @Test(arguments: cases)
  func `numbers the sets`(_ one: Case) throws {
    let session = try #require(try Fixtures.sessions(one.sets).first)
    let reading = SessionReading(session, workSets: 3)
    let words = reading.places.map { place -> String in
      guard let number = place.number else { return place.role.rawValue }
      let skip = place.role == .skip ? "s" : ""
      return "\(number)\(skip)" + (place.exclusion.map { "!\($0.rawValue)" } ?? "")
    }
    #expect(words.joined(separator: " ") == one.reading)
  }

  @Test func `marked sets keep out of the count, and a burnout follows the work sets`() throws {
    let load = Load(Weight(thousandths: 40_000, .kg), .kg)
    let top = Load(Weight(thousandths: 80_000, .kg), .kg)
    let session = Session(
      day: Fixtures.first,
      sets: [
        WorkSet(.warmup, load: load, reps: 5), WorkSet(load: top, reps: 6),
        WorkSet(.burnout, load: load, reps: 20), WorkSet(.drop, load: load, reps: 9),
        WorkSet(load: load, reps: 8),
      ])
    let reading = SessionReading(session, workSets: 3)
    #expect(reading.places.map(\.number) == [nil, 1, 4, nil, 2])
  }

  @Test func `without a work set it is no session`() throws {
    let session = try #require(try Fixtures.sessions("skip skip").first)
    #expect(!SessionReading(session, workSets: 3).hasWorkSet)
  }
}
