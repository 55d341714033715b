extension Case {
  /// Runs both sides once and compares what they give.
  @discardableResult
  func verify() throws(CaseTrouble) -> (Result, Result) {
    guard let result = run() else { throw .failed(name) }
    guard let other = plain() else { throw .failed(baseline) }
    guard !agrees || result == other else { throw .disagrees(name, result, other) }
    return (result, other)
  }

  /// The best times of both sides, which take turns so that a busy moment meets both.
  func measure(rounds: Int?) throws(CaseTrouble) -> Measured {
    try verify()
    var best = (run: Int64.max, plain: Int64.max)
    for _ in 0..<max(1, rounds ?? self.rounds) {
      best.run = min(best.run, try Case.time(name, run))
      best.plain = min(best.plain, try Case.time(baseline, plain))
    }
    let plainUnits = Int64(baselineUnits ?? units)
    let units = Int64(units)
    return Measured(
      name: name, unit: unit, baseline: baseline, tenths: best.run / 100 / units,
      baselineTenths: best.plain / 100 / plainUnits,
      hundredths: best.run * plainUnits / max(1, best.plain / 100) / units)
  }

  /// Picoseconds of one run.
  private static func time(_ side: String, _ body: () -> Result?) throws(CaseTrouble) -> Int64 {
    let clock = ContinuousClock()
    let start = clock.now
    let result = body()
    let duration = clock.now - start
    guard result != nil else { throw .failed(side) }
    let (seconds, attoseconds) = duration.components
    return seconds * 1_000_000_000_000 + attoseconds / 1_000_000
  }
}
