import ReversePyramid
import Testing

@testable import TrainingLog

@Suite struct RoundTripTests {
  private let loads = ["80x", "82.5x", "bwx", "bw+10x", "bw-20x", "180lb x ", "12.5kg x ", "0x"]
  private let marks = [
    "", "f", "@9", "@8.5", "f@10", " rir2", " (slow (and) low)", "@7 rir3 (a, b: c)",
  ]

  @Test func everySetReadsBack() {
    for load in loads {
      for mark in marks {
        for kind in ["", "w", "b"] {
          for done in ["8", "0", "10/9", "60s"] where !(done == "60s" && kind != "") {
            let gap = done == "60s" && mark.hasPrefix("f") ? " " : ""
            let text = kind + load + done + gap + mark
            let log = read("unit: kg\n2026-10-05\nRow: \(text)")
            #expect(log.errors == [], "\(text)")
            #expect(log.canonical == ["Row: \(text)"])
          }
        }
      }
    }
  }

  @Test(arguments: [
    "80x8, skip, d60x6, 75kg x 8", "60s, 90s", "bwx8, bw+2.5x7f, bwx6", "80x8 (a) ; b ; c",
    "53lb x 10, 53lb x 9/8", "barx5, 60x5", "5kg x 15, 7.5x15", "80x8 \"a ) b\"",
  ])
  func entriesReadBack(_ text: String) {
    let log = read("unit: kg\n2026-10-05\nRow: \(text)")
    #expect(log.errors == [])
    #expect(log.canonical == ["Row: \(text)"])
    let again = read("unit: kg\n2026-10-05\n\(log.canonical.joined(separator: "\n"))")
    #expect(
      again.visits.map { $0.entries.map { $0.sets.map(\.set) } }
        == log.visits.map { $0.entries.map { $0.sets.map(\.set) } }
    )
  }

  /// The fast way through a line and the whole grammar agree.
  @Test func bothWaysAgree() {
    for text in [
      "w40x10, 92.5x6@9, 75x10f, b40x22", "80 x 8, 75 x 8", "bw+15x5, bwx9f", "12x0", "80x8,",
    ] {
      let log = read(
        "unit: kg\n2026-10-01\nRow: \(text)\n2026-10-02\nRow: \(text)\n2026-10-03\nRow \(text)"
      )
      let sets = log.sessions(of: 0).map { session in
        session.sets.map { "\($0.kind) \($0.load?.text ?? "") \($0.reps)" }
      }
      #expect(sets.count == 3)
      #expect(Set(sets).count == 1, "\(text)")
    }
  }
}
