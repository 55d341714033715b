import ReversePyramid
import TrainingLog

/// `rpt replay --csv`: a table of sets through a book, in memory that does not grow with it.
enum RowsCommand {
  private static let usage = "rpt replay --csv FILE.csv [--rules BOOK] [--summary]"

  static func run(_ context: Context) throws(Failure) -> Output {
    let file = try file(context)
    let (book, _) = try context.readBook(
      context.arguments.options["rules"] ?? RuleBook.builtInNames[0])
    var feed = try RowFeed(file, context.world)
    defer { feed.stop() }
    return context.arguments.has("summary")
      ? try summary(&feed, book, json: context.json)
      : try lines(&feed, book, context.world)
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

  /// The sums over all targets, on one line.
  private static func summary(_ feed: inout RowFeed, _ book: RuleBook, json: Bool)
    throws(Failure) -> Output
  {
    var replay = RowReplay(book)
    var sums = DecisionSums(rules: replay.rules)
    try feed.forEach { batch throws(RowDisorder) in
      try replay.sum(batch.rows, into: &sums)
      if batch.isLast { try replay.finish(&sums) }
      return true
    }
    return json ? .json([SumsView.json(sums, replay, book)]) : .lines([SumsView.line(sums, replay)])
  }

  /// Every target as a line, printed as soon as it is decided.
  private static func lines(_ feed: inout RowFeed, _ book: RuleBook, _ world: World)
    throws(Failure) -> Output
  {
    let head: JSON = ["schema": "rpt.decisions/1", "book": .string(book.name)]
    try print(Array((head.text + "\n").utf8), world)
    var replay = RowReplay(book)
    var lines = DecisionLines(rules: replay.rules)
    var decisions: [RowDecision] = []
    var failure: Failure?
    try feed.forEach { batch throws(RowDisorder) in
      lines.learn(batch)
      decisions.removeAll(keepingCapacity: true)
      lines.clear()
      func printDecisions() {
        for decision in decisions { lines.append(decision) }
        do throws(Failure) {
          try print(lines.bytes, world)
        } catch {
          failure = error
        }
      }
      do throws(RowDisorder) {
        try replay.list(batch.rows, into: &decisions)
        if batch.isLast { try replay.finish(&decisions) }
      } catch {
        printDecisions()
        throw error
      }
      printDecisions()
      return failure == nil
    }
    if let failure { throw failure }
    return Output()
  }

  private static func print(_ bytes: [UInt8], _ world: World) throws(Failure) {
    do throws(FileTrouble) {
      try world.print(bytes)
    } catch {
      throw Failure(message: "the lines could not be printed", status: .inputOutput)
    }
  }
}
