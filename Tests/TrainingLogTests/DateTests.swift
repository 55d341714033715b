import ReversePyramid
import Testing

@testable import TrainingLog

@Suite struct DateTests {
  @Test(arguments: [
    ("2026-10-05", "2026-10-05", nil as Int?, ""),
    ("2026-10-5 Upper A", "2026-10-05", nil, "Upper A"),
    ("2026/10/5", "2026-10-05", nil, ""),
    ("2026.10.5", "2026-10-05", nil, ""),
    ("5 Oct 2026", "2026-10-05", nil, ""),
    ("5 october 2026 Legs", "2026-10-05", nil, "Legs"),
    ("Mon 2026-10-05", "2026-10-05", nil, ""),
    ("Monday, 5 Oct 2026 Legs", "2026-10-05", nil, "Legs"),
    ("2026-10-05 Mon 18:10 Legs", "2026-10-05", 1090, "Legs"),
    ("2026-10-05 18:10", "2026-10-05", 1090, ""),
    ("2026-10-05 18.10 Upper", "2026-10-05", 1090, "Upper"),
    ("2026-10-05T18:10 Upper", "2026-10-05", 1090, "Upper"),
    ("2026-10-05 6:10pm", "2026-10-05", 1090, ""),
    ("2026-10-05 6pm Upper", "2026-10-05", 1080, "Upper"),
    ("2026-10-05 12am", "2026-10-05", 0, ""),
    ("2026-10-05 18:10-19:20 Upper", "2026-10-05", 1090, "Upper"),
    ("2026–10–05 Upper", "2026-10-05", nil, "Upper"),
    ("## 2026-10-05 Upper", "2026-10-05", nil, "Upper"),
    ("- 2026-10-05", "2026-10-05", nil, ""),
    ("2026-10-05 Upper 5x5", "2026-10-05", nil, "Upper 5x5"),
    ("1970-01-01", "1970-01-01", nil, ""),
  ])
  func accepted(_ line: String, _ day: String, _ minute: Int?, _ title: String) {
    let log = read("unit: kg\n\(line)\n")
    #expect(log.errors == [])
    #expect(log.visits.map(\.day.text) == [day])
    #expect(log.visits.first?.minute == minute ?? 0)
    #expect(log.visits.first?.hasTime == (minute != nil))
    #expect(log.visits.first?.title == title)
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "1969-12-31", "2100-01-01", "05/10/2026", "5/10", "5-10 Upper",
    "5.10. Upper", "2026-10", "2026-10/05", "20261005", "20261005 Upper", "5 Oct", "5th Oct 2026",
    "Oct 5", "October 5, 2026", "Monday", "Sat 18:10", "today", "Yesterday Upper", "5. Oct 2026",
    "2026-10-05Upper", "2026-10-05T25:00",
  ])
  func refused(_ line: String) {
    let log = read(
      "unit: kg\n2026-10-01\nSquat: 100x5\n\n\(line)\nBench: 80x8\n\n2026-10-06\nRow: 60x8"
    )
    #expect(log.errors.count == 1 && log.errors.first?.hasPrefix("5: ") == true, "\(log.errors)")
    #expect(log.canonical == ["Squat: 100x5", "Row: 60x8"])
    #expect(log.blocked == ["Bench"])
  }

  @Test(arguments: [
    "45/90 Hamstring: 20x8", "Sun Salutation: 60s", "1-Arm Row: 20x8", "45 Hyperextension: 20x8",
    "1-Arm Row 20x8", "45 Hyperextension 20 x 8", "May Press: 20x8",
  ])
  func namesThatOnlyStartLikeDates(_ line: String) {
    let log = read("unit: kg\n2026-10-01\n\(line)")
    #expect(log.errors == [])
    #expect(log.visits.first?.entries.count == 1)
  }

  @Test(arguments: [
    "82.5 x 8", "82.5x8", "10.5x8, 9.5x8", "82.5kg 8", "82.5 for 8", "82.5@9 x", "62.5: 8, 7",
  ])
  func loadsThatOnlyStartLikeDates(_ line: String) {
    let log = read("unit: kg\n2026-10-01\nRow: 80x8\n\(line)")
    #expect(!log.errors.contains { $0.contains("date") })
  }

  @Test func warnings() {
    let log = read("unit: kg\n2026-12-24\n2026-10-05\nTue 2026-10-06")
    #expect(
      log.warnings == [
        "2: 2026-12-24 is later than today", "3: 2026-10-05 is earlier than the session above",
      ]
    )
    #expect(read("unit: kg\nMon 2026-10-06").warnings == ["2: 2026-10-06 is a Tuesday"])
  }

  @Test(arguments: [
    "2026-10-05 Bench 80x8", "2026-10-05 Bench: 80x8", "2026-10-05 Bench 80 x 8 reps",
  ])
  func titlesThatHoldAnEntry(_ line: String) {
    let log = read("unit: kg\n2026-10-01\nBench: 80x8\nRow: 60x8\n\n\(line)\nRow: 60x8")
    #expect(log.errors.count == 1)
    #expect(log.blocked == ["Bench"])
    #expect(log.visits.count == 2)
  }

  @Test func marks() {
    let log = read(
      "unit: kg\n2026-10-01 rest\n2026-10-02 deload Upper A\nRow: 60x8\n2026-10-03 Sick\n2026-10-04 skip travel\n2026-10-05 off"
    )
    #expect(log.errors == [])
    #expect(log.visits.map(\.mark) == [.rest, .deload, .sick, .skip, .off])
    #expect(log.visits.map(\.title) == ["", "Upper A", "", "travel", ""])
    #expect(log.sessions(of: 0).map(\.mark) == [.deload])
  }

  @Test(arguments: ["rest", "off", "skip"])
  func setsBelowADayOff(_ mark: String) {
    let log = read("unit: kg\n2026-10-01 \(mark)\nRow: 60x8\n2026-10-02\nBench: 60x8")
    #expect(log.errors == ["2: sets stand below a day marked \(mark)"])
    #expect(log.blocked == ["Row"])
  }
}
