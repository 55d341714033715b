import ReversePyramid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures what the package does, each beside a plain program that can do nothing else.
@main
struct Benchmark {
  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      complain(Options.usage)
      exit(64)
    }
    #if DEBUG
      if options.mode != .verify {
        complain(
          "a debug build measures nothing: swift run -c release rpt-benchmark (or --verify)")
        exit(64)
      }
    #endif
    guard let book = RuleBook.builtIn(RuleBook.builtInNames[0]) else { exit(70) }
    exit(Benchmark(options: options, book: book).run())
  }

  private let options: Options
  private let book: RuleBook

  private init(options: Options, book: RuleBook) {
    self.options = options
    self.book = book
  }

  /// Measures every case that was asked for; the exit status.
  private func run() -> Int32 {
    let isSmall = options.mode == .verify
    let one = Invented(days: isSmall ? 40 : 800)
    let many = Invented(lifters: isSmall ? 4 : 100, days: 16)
    let programs = (options.program ?? Launch.neighbour).flatMap { ProgramCases($0) }
    defer { if let programs { Launch.remove(programs.folder, programs.files) } }
    if programs == nil {
      complain("no rpt beside this program, so its starts are left out: swift build -c release")
    }
    var cases = ReadingCases.all(one) + DecidingCases.replays(one, book)
    cases += DecidingCases.all(many, book) + ReplayCases.all(one, book)
    cases += programs?.all(many) ?? []
    if !options.only.isEmpty { cases.removeAll { !options.only.contains($0.name) } }
    do throws(CaseTrouble) {
      return isSmall ? try verify(cases) : try measure(cases)
    } catch {
      complain(error.message)
      return 70
    }
  }

  private func verify(_ cases: [Case]) throws(CaseTrouble) -> Int32 {
    for one in cases {
      let (result, _) = try one.verify()
      say("\(one.name)\t\(one.agrees ? "agrees" : "runs")\t\(result.count)")
    }
    return 0
  }

  private func measure(_ cases: [Case]) throws(CaseTrouble) -> Int32 {
    let isCheck = options.mode == .check
    say("name\tunit\tns\tbaseline\tbaseline_ns\tratio" + (isCheck ? "\tbound\tresult" : ""))
    var isBeyond = false
    for one in cases {
      var measured = try one.measure(rounds: options.rounds)
      guard isCheck, let bound = Bounds.hundredths[one.name] else {
        say(measured.line + (isCheck ? "\t-\tunbound" : ""))
        continue
      }
      var retries = Bounds.retries
      while measured.hundredths > bound, retries > 0 {
        measured = try one.measure(rounds: options.rounds)
        retries -= 1
      }
      if measured.hundredths > bound { isBeyond = true }
      let result = measured.hundredths > bound ? "beyond" : "within"
      say("\(measured.line)\t\(Measured.ratio(bound))\t\(result)")
    }
    return isBeyond ? 1 : 0
  }
}

extension Measured {
  /// The case as one line, its columns parted by tabs.
  fileprivate var line: String {
    [
      name, unit, decimalText(thousandths: tenths * 100), baseline,
      decimalText(thousandths: baselineTenths * 100), Measured.ratio(hundredths),
    ].joined(separator: "\t")
  }

  fileprivate static func ratio(_ hundredths: Int64) -> String {
    decimalText(thousandths: hundredths * 10)
  }
}

private func say(_ line: String) { put(line, 1) }

private func complain(_ text: String) { put("rpt-benchmark: \(text)", 2) }

private func put(_ line: String, _ file: Int32) {
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
}
