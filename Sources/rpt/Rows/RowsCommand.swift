import ReversePyramid
import TrainingLog

/// `rpt replay --csv`: a table of sets through a book, in memory that does not grow with it.
enum RowsCommand {
  private static let usage = "rpt replay --csv FILE.csv [--rules BOOK] [--summary]"

  static func run(_ context: Context) throws(Failure) -> Output {
    let file = try file(context)
    let (book, _) = try context.readBook(
      context.arguments.options["rules"] ?? RuleBook.builtInNames[0])
    let sumsOnly = context.arguments.has("summary")
    // Large batches wake the other thread less often; but the targets of many rows take memory.
    var feed = try RowFeed(file, context.world, batch: sumsOnly ? 1 << 13 : 1 << 11)
    guard sumsOnly else {
      try RowLines.print(&feed, book, context.world)
      return Output()
    }
    let sums = try RowSums.of(&feed, book)
    let view = SumsView(sums: sums, replay: RowReplay(book), book: book)
    return context.json ? .json([view.json]) : .lines([view.line])
  }

  private static func file(_ context: Context) throws(Failure) -> String {
    for option in ["file", "plain", "read", "why"] where context.arguments.has(option) {
      throw .usage("replay --csv takes no --\(option)", usage)
    }
    guard context.words.count == 1, let file = context.words.first else {
      throw .usage("replay --csv takes one table, or - for standard input", usage)
    }
    return file
  }
}
