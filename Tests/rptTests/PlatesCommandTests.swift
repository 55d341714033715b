import Testing

@testable import rpt

/// `rpt plates`, `next --plates`, and the bar in the middle of a session.
struct PlatesCommandTests {
  private static let bench = """
    unit: kg

    exercise Bench Press
    alias: bench
    bar: 20
    plates: 25 20 15 10 5 2.5 1.25

    2026-10-05 Upper A
    Bench Press: 92.5x7, 85x7, 75x7

    """

  private func run(_ log: String, _ line: String, today: String = "2026-10-08") -> Output {
    TestWorld(["log.txt": log], today: today).run(line: "\(line) -f log.txt")
  }

  @Test func `each lighter set comes by taking plates off`() {
    let output = run(Self.bench, "plates bench")
    #expect(
      output.text == """
        Bench Press   bar 20 kg
          set   load   plates                     then
           1    92.5   25 2.5 5 2.5 1.25 a side   take off 2.5 1.25
           2    85     25 2.5 5 a side            take off 5
           3    75     25 2.5 a side

        """)
    #expect(output.status == .good)
  }

  @Test func `the JSON has the plates and what comes off`() {
    let text = run(Self.bench, "plates bench --json").text
    #expect(
      text.hasPrefix(#"{"schema":"rpt.plates/1","exercise":"Bench Press","unit":"kg","bar":20,"#))
    #expect(text.contains(#""plates":[25,2.5,5,2.5,1.25],"take_off":[2.5,1.25],"put_on":[]"#))
    let next = run(Self.bench, "next bench --json")
    #expect(!next.text.contains("plates"))
    let plates = run(Self.bench, "next bench --json --plates")
    #expect(
      plates.text.replacing(#","plates":[25,2.5,5,2.5,1.25]"#, with: "")
        .replacing(#","plates":[25,2.5,5]"#, with: "").replacing(#","plates":[25,2.5]"#, with: "")
        == next.text)
  }

  @Test func `in the middle of a session the next set and the plates to take off are named`() {
    let open = Self.bench + "\n2026-10-08 Upper A\nBench Press: 92.5x8\n"
    let lines = run(open, "next bench").text.split(separator: "\n").map(String.init)
    #expect(lines.last == "  next: set 2, 85 x 8, take off 2.5 1.25 a side")
    #expect(lines.contains { $0.contains("done") && $0.contains("92.5") })
    #expect(run(open, "next bench --json").text.contains(#""next":2"#))
    #expect(
      run(open, "next bench --read").text.contains(
        "Next: set 2, 85 x 8, take off 2.5 1.25 a side."))
    // Set one was heavier than advised, and the gap counts from there.
    let heavier = Self.bench + "\n2026-10-08 Upper A\nBench Press: 97.5x6\n"
    #expect(run(heavier, "next bench").text.contains("next: set 2, 90 x 6-8, take off"))
    let bare = run(
      "unit: kg\n2026-10-05\nRow: 80x7, 70x7\n2026-10-08\nRow: 80x8\n", "next row")
    #expect(bare.text.hasSuffix("  next: set 2, 70 x 8\n"))
    #expect(!run(Self.bench, "next bench").text.contains("next:"))
  }

  @Test func `a load alone goes on the one bar of the log, or asks which`() {
    #expect(run(Self.bench, "plates 60").text == "60: 20 a side   bar 20 kg\n")
    #expect(run(Self.bench, "plates 20").text == "20: the empty bar   bar 20 kg\n")
    #expect(run(Self.bench, "plates 61").text.contains("the nearest is 60, 1 less"))
    #expect(run(Self.bench, "plates bench 100 kg").text.hasPrefix("100: 25 15 a side"))
    #expect(run(Self.bench, "plates 135lb").text.contains("135 lb cannot be loaded"))
    let two = Self.bench.replacing(
      "2026-10-05", with: "exercise Curl\nbar: 10\nplates: 10 5\n\n2026-10-05", maxReplacements: 1)
    let which = run(two, "plates 60")
    #expect(which.status == .usage && which.errors.contains("Bench Press and Curl differ"))
    let none = run("unit: kg\n2026-10-05\nRow: 80x7\n", "plates 60")
    #expect(none.status == .usage && none.errors.contains("no exercise of the log has"))
    let row = run("unit: kg\n2026-10-05\nRow: 80x7\n", "plates row")
    #expect(row.status == .usage && row.errors.contains("names no bar and plates for Row"))
    #expect(run(Self.bench, "plates -5").status == .usage)
    #expect(run(Self.bench, "plates").status == .usage)
    #expect(run(Self.bench, "plates squat").status == .usage)
  }

  @Test func `where nothing is nested it says so and gives each set its own`() {
    let log = """
      unit: kg
      exercise Press
      bar: 20
      plates: 25x1 20x1

      2026-10-05
      Press: 70x7, 60x7

      """
    let text = run(log, "plates press").text
    #expect(text.contains("25 a side    take off 25, put on 20"))
    #expect(text.contains("No choice of these plates lets every lighter set"))
    #expect(run(log, "plates press --json").text.contains(#""nested":false"#))
  }

  @Test func `on a belt nothing stands on a side`() {
    let log = """
      unit: kg
      exercise Chin-up
      type: bodyweight
      plates: 10 5 2.5 1.25

      2026-10-05
      Chin-up: bw+15x7, bw+5x7, bwx7

      """
    let text = run(log, "plates chin").text
    #expect(text.contains("5 10 on the belt"))
    #expect(text.contains("take off 10"))
    #expect(text.contains("no plates"))
  }
}
