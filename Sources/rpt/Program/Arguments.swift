import ReversePyramid

/// The words and options of a command line.
struct Arguments: Sendable, Equatable {
  /// The words that are no options, the command's name first.
  var words: [String] = []
  /// Options with their values, the last of a name winning; a flag has an empty value.
  var options = OptionValues()

  func has(_ option: String) -> Bool { options[option] != nil }
}

/// Options with their values: a few, so that a list finds one sooner than a table is made.
struct OptionValues: Sendable, Equatable {
  private struct Given: Sendable, Equatable {
    var name: String
    var value: String
  }

  private var list: [Given] = []

  var names: [String] { list.map(\.name) }

  /// The value of an option, or nil where it was not given.
  subscript(name: String) -> String? {
    get { list.first { $0.name == name }?.value }
    set {
      list.removeAll { $0.name == name }
      if let newValue { list.append(Given(name: name, value: newValue)) }
    }
  }
}

/// An option that commands take.
struct OptionSpec: Sendable {
  /// The long name, without dashes.
  var name: String
  /// The short letter, where it has one.
  var letter: Character?
  /// What the value is called; nil for a flag.
  var value: String?
  /// Whether the value may be left out: behind `--into` comes one unless an option or nothing does.
  var isValueOptional = false
  /// What it does.
  var summary: String

  static let all: [OptionSpec] = [
    .init(
      name: "file",
      letter: "f",
      value: "LOG",
      summary: "the training log; - is standard input"
    ),
    .init(
      name: "rules",
      value: "BOOK",
      summary: "a book's name, or a file (with a slash or a dot)"
    ),
    .init(name: "today", value: "DAY", summary: "the day to decide for: 2026-10-08"),
    .init(name: "json", summary: "JSON on standard output, and nothing else"),
    .init(name: "plain", summary: "tab-separated rows"),
    .init(name: "read", summary: "sentences, for a screen reader"),
    .init(name: "width", value: "N", summary: "columns to fit; under 60 a stacked form"),
    .init(name: "color", value: "WHEN", summary: "auto, always or never"),
    .init(name: "help", letter: "h", summary: "what a command does"),
    .init(name: "version", summary: "the version"),
    .init(name: "bail", summary: "repl: stop at the first mistake of a piped conversation"),
    .init(name: "all", summary: "next: also sets and exercises long not done"),
    .init(name: "plates", summary: "next: also what to put on the bar"),
    .init(name: "why", summary: "replay: also the sentence of each advice"),
    .init(name: "unit", value: "kg|lb", summary: "the unit of a new log, or of an export"),
    .init(name: "dates", value: "ORDER", summary: "import: day-first or month-first, for 03/04/25"),
    .init(name: "map", value: "FILE", summary: "import: lines of Exported Name = My Name"),
    .init(
      name: "into",
      value: "LOG",
      isValueOptional: true,
      summary: "import: append to a log instead of printing; alone, to that of -f"
    ),
    .init(
      name: "csv", summary: "export: a table of comma-separated values; replay: read one"),
    .init(name: "summary", summary: "replay --csv: only the sums"),
    .init(name: "dry-run", summary: "show what would be written, and write nothing"),
    .init(name: "create", summary: "log: make the log where there is none"),
    .init(name: "date", value: "DAY", summary: "log: 2026-10-08, today or yesterday"),
    .init(name: "title", value: "TITLE", summary: "log: the session's title"),
    .init(name: "new", summary: "log: open a session of its own"),
    .init(name: "write", summary: "fmt: change the log, with a dated backup"),
    .init(name: "lifts", value: "NAMES", summary: "init: the lifts: \"Bench Press, Squat\""),
    .init(name: "strict", summary: "import: a skipped row is a failure"),
  ]
}

extension Arguments {
  /// Sorts a command line into words and options; options stand anywhere.
  ///
  /// A dash before a digit begins a load, never an option; `--` ends the options.
  init(_ raw: [String]) throws(Failure) {
    var index = 0
    func value(_ option: OptionSpec, _ given: Substring?) throws(Failure) -> String {
      guard let name = option.value else {
        if given != nil { throw .usage("--\(option.name) takes no value") }
        return ""
      }
      if let given { return String(given) }
      if option.isValueOptional, index + 1 == raw.count || raw[index + 1].hasPrefix("-") {
        return ""
      }
      guard index + 1 < raw.count else {
        throw .usage("--\(option.name) needs a value: --\(option.name) \(name)")
      }
      index += 1
      return raw[index]
    }
    while index < raw.count {
      let token = raw[index]
      if token == "--" {
        words += raw[(index + 1)...]
        break
      } else if token.hasPrefix("--") {
        let parts = token.dropFirst(2).split(
          separator: "=",
          maxSplits: 1,
          omittingEmptySubsequences: false
        )
        let option = try Arguments.option(named: String(parts.first ?? ""))
        options[option.name] = try value(option, parts.count > 1 ? parts[1] : nil)
      } else if token.hasPrefix("-"), let letter = token.dropFirst().first,
        Arguments.isLetter(letter)
      {
        guard let option = OptionSpec.all.first(where: { $0.letter == letter }) else {
          throw .usage("there is no option -\(letter)", "rpt help")
        }
        let rest = token.dropFirst(2)
        if !rest.isEmpty, option.value == nil {
          throw .usage("there is no option \(token)", "rpt help")
        }
        let given = rest.hasPrefix("=") ? rest.dropFirst() : rest
        options[option.name] = try value(option, given.isEmpty ? nil : given)
      } else {
        words.append(token)
      }
      index += 1
    }
  }

  /// Whether a dash before it begins an option.
  private static func isLetter(_ character: Character) -> Bool {
    // What is known of all the world's letters is large, and hardly ever needed.
    if let byte = character.asciiValue { return (97...122).contains(byte | 32) }
    return character.isLetter
  }

  private static func option(named name: String) throws(Failure) -> OptionSpec {
    if let option = OptionSpec.all.first(where: { $0.name == name }) { return option }
    let near = Suggestion.nearest(to: name, in: OptionSpec.all.map(\.name))
    throw .usage(
      "there is no option --\(name)" + (near.map { "; did you mean --\($0)?" } ?? ""),
      "rpt help"
    )
  }
}
