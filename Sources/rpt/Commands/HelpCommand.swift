import ReversePyramid

/// `rpt help`: a command or a topic.
enum HelpCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    guard let topic = context.words.first else { return .lines(HelpText.overview) }
    switch topic {
    case "format": return .lines(HelpFormat.lines)
    case "rules": return .lines(HelpRules.lines)
    case "errors": return .lines(HelpErrors.lines)
    default: break
    }
    if let spec = CommandSpec.all.first(where: { $0.name == topic }) {
      return .lines(HelpText.command(spec))
    }
    let topics = ["format", "rules", "errors"]
    let near = Suggestion.nearest(to: topic, in: CommandSpec.all.map(\.name) + topics)
    throw .usage(
      "there is no help on \(topic)" + (near.map { "; did you mean rpt help \($0)?" } ?? ""),
      "topics: \(topics.joined(separator: ", ")); commands: rpt help"
    )
  }
}

/// The overview and the page of one command, made from the table of commands.
enum HelpText {
  static var overview: [String] {
    let commands = CommandSpec.all.flatMap {
      Layout.hang("  rpt " + Layout.pad($0.name, 10), $0.summary, width: 80)
    }
    return ["rpt: the reverse-pyramid coach that shows its work", ""]
      + ["  rpt           " + "set one of every exercise you train now"] + commands
      + ["", "Options, before or after the command:"]
      + CommandSpec.globalOptions.compactMap { name in
        OptionSpec.all.first { $0.name == name }.map(option)
      }
      + [
        "", "The log is -f, else RPT_LOG, else training.txt in your home folder.",
        "Status: 0 good, 1 a check found something, 64 usage, 65 the log, the book or the",
        "import has errors, 66 no such file, 73 and 74 cannot write or read, 75 the file",
        "changed under us.",
        "", "Topics: rpt help format, rpt help rules, rpt help errors",
      ]
  }

  static func command(_ spec: CommandSpec) -> [String] {
    var lines = ["rpt \(spec.usage)", "", "  \(spec.summary)"]
    if !spec.details.isEmpty {
      lines += [""]
      for paragraph in spec.details { lines += Layout.hang("  ", paragraph, width: 80) }
    }
    let own = spec.options.compactMap { name in OptionSpec.all.first { $0.name == name } }
    if !own.isEmpty { lines += [""] + own.map(option) }
    return lines
  }

  private static func option(_ spec: OptionSpec) -> String {
    let letter = spec.letter.map { "-\($0), " } ?? "    "
    let value = spec.value.map { " \($0)" } ?? ""
    let head = "  " + Layout.pad("\(letter)--\(spec.name)\(value)", 22)
    return Layout.hang(head, spec.summary, width: 80).joined(separator: "\n")
  }
}
