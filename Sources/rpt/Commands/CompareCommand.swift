import ReversePyramid

/// `rpt rules compare A B`: two books over one log.
enum CompareCommand {
  static func run(_ words: [String], _ context: Context) throws(Failure) -> Output {
    throw .usage("not written yet")
  }
}
