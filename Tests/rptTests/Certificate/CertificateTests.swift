import ReversePyramid
import Testing

@testable import rpt

/// Every certificate follows from its own evidence and the book's text.
struct CertificateTests {
  @Test(arguments: RuleBook.builtInNames + ["kitchen"])
  func `certificates hold without the log and the coach`(_ name: String) throws {
    let book = try RuleBook.builtIn(name) ?? KitchenBook.book()
    let digest = SHA256.hex(book.source)
    let plain = PlainBook(String(decoding: book.source, as: UTF8.self))
    var checked = 0
    for seed in 0..<12 {
      for style in CertificateHistory.Style.allCases {
        let history = CertificateHistory(seed: seed, style)
        let coach = Coach(
          book: book, overrides: history.overrides, equipment: history.equipment)
        try #require(coach.problems.isEmpty)
        for set in 1...5 {
          guard let inquiry = coach.inquire(set: set, of: history.sessions, on: history.today)
          else {
            continue
          }
          let json = WhyJSON.object(inquiry, exercise: "Press", digest: digest).text
          let faults = CertificateChecker.faults(json, book: plain)
          try #require(faults.isEmpty, "seed \(seed), \(style): \(faults)\n\(json)")
          checked += 1
        }
      }
    }
    #expect(checked > 150)
  }

  @Test(arguments: RuleBook.builtInNames)
  func `what the program prints of a log holds too`(_ name: String) throws {
    let book = try #require(RuleBook.builtIn(name))
    let plain = PlainBook(String(decoding: book.source, as: UTF8.self))
    var checked = 0
    for seed in 0..<12 {
      for style in [CertificateHistory.Style.plain, .body, .mixed, .open] {
        let history = CertificateHistory(seed: seed, style)
        let world = TestWorld(["log.txt": history.text], today: history.today.text)
        for set in 1...3 {
          let output = world.run(
            line: "why press \(set) --json -f log.txt --rules \(name)"
          )
          // A set that was never done has no target.
          guard output.status == .good else { continue }
          let faults = CertificateChecker.faults(output.text, book: plain)
          try #require(faults.isEmpty, "seed \(seed), \(style): \(faults)\n\(output.text)")
          checked += 1
        }
      }
    }
    #expect(checked > 60)
  }

  /// A checker that lets anything pass would be no check: each false word in a certificate is found.
  @Test(arguments: [
    (#""holds":"no""#, #""holds":"yes""#), (#""state":"fired""#, #""state":"outranked""#),
    (#""weight":75,"reps":8,"#, #""weight":77.5,"reps":8,"#), (#""reps_to":8"#, #""reps_to":9"#),
    (#""because":"Stalled"#, #""because":"Dropped"#),
    (#""times":-2,"value":2.5"#, #""times":-2,"value":5"#),
    (#""times":-2"#, #""times":-1"#), (#""line":41,"weight":80,"#, #""line":41,"weight":82.5,"#),
    (#""values":[7,7,6]"#, #""values":[7,6,6]"#), (#""short":2"#, #""short":1"#),
    (#""now":75,"last":80"#, #""now":80,"last":80"#), (#""sessions":3,"#, #""sessions":0,"#),
    (#""win":{"value":8"#, #""win":{"value":9"#),
    (#""reps":8,"was":6"#, #""reps":9,"was":6"#), (#""reps":[6,7]"#, #""reps":[5,7]"#),
  ])
  func `a falsified certificate is found out`(_ word: String, _ other: String) throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    let load = Load(Weight(thousandths: 80_000, .kg), .kg)
    let day = try #require(Day("2026-09-28"))
    let sessions = [(0, 7, 31), (3, 7, 36), (7, 6, 41)].map { days, reps, line in
      Session(day: day + days, sets: [WorkSet(load: load, reps: reps, line: line)])
    }
    let inquiry = try #require(Coach(book: book).inquire(set: 1, of: sessions, on: day + 10))
    let json = WhyJSON.object(inquiry, exercise: "Machine Row", digest: "").text
    let plain = PlainBook(String(decoding: book.source, as: UTF8.self))
    #expect(CertificateChecker.faults(json, book: plain) == [])
    try #require(json.contains(word), "\(json)")
    let falsified = json.replacing(word, with: other)
    #expect(!CertificateChecker.faults(falsified, book: plain).isEmpty, "\(word)\n\(json)")
  }

  /// What can be loaded is part of what is checked.
  @Test(arguments: [
    (#""by":10"#, #""by":5"#), (#""from":10"#, #""from":12.5"#),
    (#""before":82.5,"nearest":80,"after":90"#, #""before":82.5,"nearest":80,"after":80"#),
    (#""weight":90,"reps":6"#, #""weight":82.5,"reps":6"#),
    (#""kind":"stack""#, #""kind":"any""#),
  ])
  func `a falsified load is found out`(_ word: String, _ other: String) throws {
    let book = try #require(RuleBook.builtIn("reverse-pyramid"))
    func kg(_ number: Int64) -> Weight { Weight(thousandths: number * 1000, .kg) }
    let coach = Coach(
      book: book,
      equipment: Equipment(
        loads: .stack(from: kg(10), to: kg(120), by: kg(10), addOns: []), unit: .kg))
    let day = try #require(Day("2026-10-05"))
    let session = Session(
      day: day, sets: [WorkSet(load: Load(kg(80), .kg), reps: 8, line: 4)], line: 4)
    let inquiry = try #require(coach.inquire(set: 1, of: [session], on: day + 2))
    let json = WhyJSON.object(inquiry, exercise: "Machine Row", digest: "").text
    let plain = PlainBook(String(decoding: book.source, as: UTF8.self))
    #expect(CertificateChecker.faults(json, book: plain) == [])
    try #require(json.contains(word), "\(json)")
    let falsified = json.replacing(word, with: other)
    #expect(!CertificateChecker.faults(falsified, book: plain).isEmpty, "\(word)\n\(json)")
  }
}
