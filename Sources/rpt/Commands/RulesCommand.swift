import ReversePyramid
import TrainingLog

/// `rpt rules`: list, show, check and compare books.
enum RulesCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let words = context.words
    switch words.first {
    case nil: return try list(context)
    case "show": return try show(Array(words.dropFirst()), context)
    case "check": return try check(Array(words.dropFirst()), context)
    case "compare": return try CompareCommand.run(Array(words.dropFirst()), context)
    case .some(let word):
      let near = Suggestion.nearest(to: word, in: ["show", "check", "compare"])
      throw .usage(
        "rules has no \(word)" + (near.map { "; did you mean rules \($0)?" } ?? ""),
        "rpt rules show [RULE], rules check FILE, rules compare A B"
      )
    }
  }

  private static func list(_ context: Context) throws(Failure) -> Output {
    let books = RuleBook.builtInNames.compactMap { name in
      RuleBook.builtIn(name).map { (name: name, book: $0) }
    }
    if context.json {
      return .json(
        books.map { entry in
          [
            "schema": "rpt.rules/1", "name": .string(entry.name), "book": .string(entry.book.name),
            "file": .string(entry.book.file), "digest": .string(SHA256.hex(entry.book.source)),
            "rules": .strings(entry.book.ruleNames),
          ]
        }
      )
    }
    let width = try context.width()
    var lines = Layout.wrap("Books; the first decides unless --rules names another:", width) + [""]
    for entry in books {
      lines += Layout.hang(
        "  " + Layout.pad(entry.name, 18),
        entry.book.about,
        width: width
      )
    }
    return .lines(lines + ["", "Read one: rpt rules show --rules NAME"])
  }

  private static func show(_ words: [String], _ context: Context) throws(Failure) -> Output {
    let (book, _) = try context.readBook(
      context.arguments.options["rules"] ?? RuleBook.builtInNames[0]
    )
    let source = String(decoding: book.source, as: UTF8.self)
    guard let name = words.first else {
      if context.json {
        let all = 1...max(1, book.sourceLines.count - (source.hasSuffix("\n") ? 1 : 0))
        return .json([BookJSON.source(book, rule: nil, ranges: [all])])
      }
      return Output(text: source.hasSuffix("\n") ? source : source + "\n")
    }
    let lines = book.sourceLines.map(DisplayText.safe)
    let ranges = book.lines(ofRule: name)
    guard !ranges.isEmpty else {
      let near = Suggestion.nearest(to: name, in: book.ruleNames)
      throw .usage(
        "\(book.name) has no rule \(name)" + (near.map { "; did you mean \($0)?" } ?? ""),
        "its rules: \(book.ruleNames.joined(separator: ", "))"
      )
    }
    if context.json { return .json([BookJSON.source(book, rule: name, ranges: ranges)]) }
    let blocks = ranges.map { range in
      range.map { "\(Layout.padLeft("\($0)", 4))  \(lines[$0 - 1])" }
    }
    return .lines(["\(book.name), \(book.file)"] + blocks.joined(separator: [""]))
  }

  private static func check(_ words: [String], _ context: Context) throws(Failure) -> Output {
    guard words.count == 1, let path = words.first else {
      throw .usage("rules check takes one book", "rpt rules check Rules/mine.rules")
    }
    let (book, problems) = try context.readBook(path)
    let failing = book.failingExamples().map { problem in
      var problem = problem
      if path.contains("/") || path.contains(".") { problem.file = path }
      return problem
    }
    if context.json {
      let object: JSON = [
        "schema": "rpt.rules-check/1", "book": .string(book.name), "file": .string(book.file),
        "examples": .int(book.exampleCount), "failing": .int(failing.count),
        "problems": .array((problems + failing).map(ProblemView.json)),
      ]
      return Output(text: object.text + "\n", status: failing.isEmpty ? .good : .found)
    }
    let all = (problems + failing).sorted { $0.place.line < $1.place.line }
    var output = Output(errors: ProblemView.text(all, by: nil))
    output.status = failing.isEmpty ? .good : .found
    let passed = book.exampleCount - failing.count
    output.text =
      "\(book.file): \(book.name), \(counted(book.ruleNames.count, "rule")), "
      + "\(passed) of \(counted(book.exampleCount, "example holds", "examples hold"))"
      + (problems.isEmpty
        ? "" : ", \(counted(problems.count, "warning"))")
      + "\n"
    return output
  }
}
