import ReversePyramid
import TestSupport
import Testing

@testable import TrainingLog

/// What is written reads back to the same values, whatever was done and however the file looks.
struct WritingLawTests {
  private static let rounds = 400

  private static let today = Day("2026-10-08") ?? Day(number: 0)

  private func set(_ dice: inout SplitMix64) -> String {
    let loads = [
      "80", "82.5", "5", "3", "1.25", "0", "bw", "bw+10", "bw-20", "180lb", "60kg", "bar",
    ]
    let marks = ["", "", "", "f", "@9", "@8.5", " rir2", " (slow; and low)", "f (a)"]
    let kinds = ["", "", "", "w", "b", "d"]
    let load = loads.randomElement(using: &dice) ?? "80"
    let times = Bool.random(using: &dice) ? "x" : " x "
    let reps = ["8", "12", "1", "0", "10/9", "30"].randomElement(using: &dice) ?? "8"
    switch Int.random(in: 0..<20, using: &dice) {
    case 0: return "skip"
    case 1: return "60s"
    case 2: return "3x5@\(load)"
    case 3: return "\(load)\(times)8, 7, 6"
    default: break
    }
    return (kinds.randomElement(using: &dice) ?? "") + load + times + reps
      + (marks.randomElement(using: &dice) ?? "")
  }

  private func file(_ dice: inout SplitMix64) -> String {
    let heads = [
      "", "exercise Row\nunit: lb\n", "exercise Row\ntype: bodyweight\n", "exercise Row\nbar: 20\n",
    ]
    let pasts = [
      "", "\n2026-10-01\nRow: 80x8, 70x8\n", "\n2026-10-08\nRow: 60x8 ; slow\n",
      "\n2026-10-08 Upper\nBench: 40 x 8, 35 x 8\n; tired\n", "\n2026-10-08\nRow\n100 x 5\n",
      "\n2026-10-08\nRow: 180lb x 8", "\n2026-10-08\nBench: 80x8\n\nexercise Bench\nalias: b\n",
    ]
    let text =
      "unit: kg\n" + (heads.randomElement(using: &dice) ?? "")
      + (pasts.randomElement(using: &dice) ?? "")
    let ended = Bool.random(using: &dice) ? text : String(text.dropLast())
    let lines =
      Int.random(in: 0..<3, using: &dice) == 0 ? ended.replacing("\n", with: "\r\n") : ended
    return (Int.random(in: 0..<4, using: &dice) == 0 ? "\u{FEFF}" : "") + lines
  }

  @Test func `what is appended reads back, and nothing above it changes`() {
    var dice = SplitMix64(seed: 7)
    var written = 0
    for _ in 0..<Self.rounds {
      let old = Array(file(&dice).utf8)
      let count = Int.random(in: 1...4, using: &dice)
      let note = [" ; felt good", "", ""].randomElement(using: &dice) ?? ""
      let typed = (0..<count).map { _ in set(&dice) }.joined(separator: ", ") + note
      let writer = LogWriter(old, name: "t.txt", today: Self.today)
      let place = AppendPlace(day: Self.today, isNew: Bool.random(using: &dice))
      guard let append = try? writer.entry("Row", typed, at: place) else { continue }
      written += 1
      let both = old + Array(append.text.utf8)
      let before = LogFile.read(old, name: "t.txt", today: Self.today)
      let after = LogFile.read(both, name: "t.txt", today: Self.today)
      // The reader alone, given the sets as typed in the same place.
      let line = String(append.text.split(whereSeparator: \.isNewline).last ?? "")
      let plain = String(decoding: both, as: UTF8.self)
      let asTyped =
        String(plain.reversed().drop(while: \.isNewline).reversed())
        .dropLast(line.count) + "Row: \(typed)"
      let meant = LogFile.read(Array(asTyped.utf8), name: "t.txt", today: Self.today)
      #expect(errors(after) == errors(before), "\(typed)")
      #expect(values(after) == values(meant), "\(typed) -> \(append.text)")
      let total = before.visits.flatMap(\.entries).flatMap(\.sets).count
      #expect(after.visits.flatMap(\.entries).flatMap(\.sets).count > total)
      #expect(append.text.hasSuffix(writer.style.lineEnd))
    }
    #expect(written > Self.rounds / 2, "only \(written) were written")
  }

  @Test func `canonical form has the same values, and is its own canonical form`() {
    var dice = SplitMix64(seed: 11)
    for _ in 0..<Self.rounds {
      var text = file(&dice)
      for _ in 0..<3 { text += "\nRow: \(set(&dice)), \(set(&dice))" }
      let bytes = Array(text.utf8)
      let formatter = LogFormatter(bytes, name: "t.txt", today: Self.today)
      let before = LogFile.read(bytes, name: "t.txt", today: Self.today)
      let after = LogFile.read(formatter.bytes, name: "t.txt", today: Self.today)
      #expect(values(after) == values(before))
      #expect(errors(after) == errors(before))
      let again = LogFormatter(formatter.bytes, name: "t.txt", today: Self.today)
      #expect(again.bytes == formatter.bytes, "\(text)")
    }
  }

  @Test(arguments: [
    "a\u{1B}[2Jb", "a\u{202E}b", "a\u{200B}b", "a\u{0}b", "\u{7}bell", "a\u{2028}80x8", "a\nb",
    "x\u{E0041}", String(repeating: "long ", count: 40), "\u{FEFF}mark",
  ])
  func `hostile text is refused or written without what hides in it`(_ text: String) {
    let old = Array("unit: kg\n\n2026-10-01\nRow: 80x8\n".utf8)
    let writer = LogWriter(old, name: "t.txt", today: Self.today)
    let place = AppendPlace(day: Self.today)
    let titled = AppendPlace(day: Self.today, title: text)
    let tries = [
      try? writer.entry(text, "80x8", at: place),
      try? writer.entry("Row", "80x8 ; \(text)", at: place),
      try? writer.entry("Row", "80x8 (\(text))", at: place),
      try? writer.entry("Row", "80x8", at: titled),
      try? writer.lines(Array("Row: 80x8 ; \(text)\n".utf8), at: place),
      try? writer.lines(Array("; \(text)\nRow: 80x8\n".utf8), at: place),
      try? writer.lines(Array("2026-10-08 \(text)\nRow: 80x8\n".utf8), at: place),
    ]
    for append in tries.compactMap(\.self) {
      let scalars = append.text.unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || !DisplayText.isUnsafe($0) }, "\(append.text)")
    }
  }

  @Test func `text that is not UTF-8 is refused`() {
    let writer = LogWriter(Array("unit: kg\n".utf8), name: "t.txt", today: Self.today)
    #expect(throws: AppendRefusal.self) {
      try writer.lines([0xFF, 0x0A], at: AppendPlace(day: Self.today))
    }
  }

  private func errors(_ log: LogFile) -> Int { log.problems.count { $0.severity == .error } }

  private func values(_ log: LogFile) -> [String] {
    log.visits.map { visit in
      let entries = visit.entries.map { entry in
        let sets = entry.sets.map { logged -> String in
          var plain = logged
          plain.namesUnit = true
          return SetText.text(of: plain)
        }
        return "\(log.exercises[entry.exercise].name): \(sets) \(entry.notes)"
      }
      return "\(visit.day.text) \(visit.title) \(visit.notes) \(entries)"
    }
  }
}
