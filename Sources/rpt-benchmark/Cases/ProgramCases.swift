import ReversePyramid

/// The built program as a whole: a cold start, and long conversations over a pipe.
struct ProgramCases {
  let program: String
  let folder: String
  private let log: String
  private let short: String
  private let long: String

  /// How many commands a conversation has.
  private static let few = 2000
  private static let many = 8000

  var files: [String] { [log, short, long] }

  /// Nil where no file can be written.
  init?(_ program: String) {
    let script = [
      "next squat", "why", "what if 80x9 72.5x8", "reset", "why 2", "bench", "next", "outlook",
    ]
    func lines(_ count: Int) -> [UInt8] {
      Array((0..<count).map { script[$0 % script.count] + "\n" }.joined().utf8)
    }
    guard let folder = Launch.makeFolder(),
      let log = Launch.write(Invented(days: 8).log(), folder + "/log.txt"),
      let short = Launch.write(lines(ProgramCases.few), folder + "/short.txt"),
      let long = Launch.write(lines(ProgramCases.many), folder + "/long.txt")
    else { return nil }
    (self.program, self.folder) = (program, folder)
    (self.log, self.short, self.long) = (log, short, long)
  }

  func all(_ invented: Invented) -> [Case] {
    let plain = PlainCoach(invented)
    let units = plain.decide().decisions
    return [
      Case(
        name: "start", unit: "start", units: 1, baseline: "start-true", rounds: 41,
        run: { done(Launch.run([program, "next", "--file", log])) },
        plain: { done(Launch.run(["true"])) }),
      Case(
        name: "talk", unit: "command", units: ProgramCases.few, baseline: "plain-sentence",
        baselineUnits: units, agrees: false, rounds: 5,
        run: { talk(short) },
        plain: {
          var bytes = 0
          plain.word { bytes += $0.utf8.count }
          return Case.Result(count: bytes)
        }),
      // A conversation does not slow down as it goes on.
      Case(
        name: "talk-long", unit: "command", units: ProgramCases.many, baseline: "talk",
        baselineUnits: ProgramCases.few, rounds: 3,
        run: { talk(long) },
        plain: { talk(short) }),
    ]
  }

  private func talk(_ commands: String) -> Case.Result? {
    done(Launch.run([program, "repl", "--bail", "--file", log], input: commands))
  }

  private func done(_ isGood: Bool) -> Case.Result? { isGood ? Case.Result() : nil }
}
