/// What was asked on the command line.
struct Options {
  enum Mode {
    /// Measure and print.
    case measure
    /// Measure, and end with status 1 where a ratio is beyond its bound.
    case check
    /// Run every case once on little, and compare the results of both sides.
    case verify
  }

  var mode = Mode.measure
  var rounds: Int?
  var only: [String] = []
  var program: String?

  static let usage = """
    rpt-benchmark [--check | --verify] [--rounds N] [--rpt PROGRAM] [CASE...]

      Prints a line a case, in columns parted by tabs: its time, that of a plain program written
      by hand which does the same in the same run, both in nanoseconds a unit, and the ratio.
      Times are the best of several rounds in which both sides take turns.

      --check       compare the ratios with their bounds; status 1 where one is beyond
      --verify      measure nothing: only see that both sides give the same
      --rounds N    how often each side runs
      --rpt PROGRAM the built program, where it is not beside this one
    """

  /// Nil where the words make no sense.
  init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--check": mode = .check
      case "--verify": mode = .verify
      case "--rounds":
        guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else { return nil }
        rounds = count
      case "--rpt":
        guard let path = words.popFirst() else { return nil }
        program = path
      case _ where word.hasPrefix("-"): return nil
      default: only.append(word)
      }
    }
  }
}
