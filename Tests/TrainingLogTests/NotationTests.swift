import Testing

@testable import TrainingLog

@Suite struct NotationTests {
  @Test func tableIsRead() { #expect(Notation.table().count == 127) }

  @Test(arguments: Notation.table())
  func reading(_ notation: Notation) {
    let log = read(notation.log + notation.written)
    let line = log.visits.last?.entries.first.map { SetText.text(of: $0) } ?? ""
    if notation.expected.hasPrefix("ERR") {
      #expect(!log.errors.isEmpty, "read as \(line)")
      #expect(line.isEmpty)
    } else if notation.expected == "OUT" {
      #expect(!log.errors.isEmpty, "read as \(line)")
    } else {
      #expect(log.errors == [])
      #expect(line == notation.expected)
    }
  }

  @Test(arguments: Notation.table())
  func canonicalTextReadsBack(_ notation: Notation) {
    guard !notation.expected.hasPrefix("ERR"), notation.expected != "OUT" else { return }
    let once = read(notation.log + notation.written).visits.last?.entries.first
    let twice = read(notation.log + notation.expected).visits.last?.entries.first
    #expect(once?.sets.map(SetText.text) == twice?.sets.map(SetText.text))
    #expect(once?.sets.map(\.set) == twice?.sets.map(\.set))
    #expect(once?.notes == twice?.notes)
  }
}
