import ReversePyramid

/// `rpt history`: sessions with line numbers, records, estimated one-rep maximum.
enum HistoryCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    throw .usage("not written yet")
  }
}
