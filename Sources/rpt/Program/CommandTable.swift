import ReversePyramid

/// One command: its words, what it does, and how it runs; parsing, help and the demo all read this.
struct CommandSpec: Sendable {
  var name: String
  var usage: String
  var summary: String
  /// Options besides the global ones.
  var options: [String] = []
  /// More than the summary, for `rpt help NAME`.
  var details: [String] = []
  /// Whether the command reads a log, so that it works on the example too.
  var readsLog = true
  /// Whether the command changes a log, so that it is kept from the example.
  var writes = false
  var run: @Sendable (Context) throws(Failure) -> Output

  /// Options that every command takes.
  static let globalOptions = [
    "file", "rules", "today", "json", "plain", "read", "width", "color", "help", "version",
  ]

  static let all: [CommandSpec] = [
    .init(
      name: "next",
      usage: "next [WHAT...] [--all] [--plates]",
      summary: "the board: every set's next target with its reason",
      options: ["all", "plates"],
      details: [
        "WHAT is an exercise, a session's title (its latest session's exercises) or a category: "
          + "push, pull or legs. Without it, every exercise that is not archived.",
        "--all also shows sets that have left the board; --plates what to put on the bar, where "
          + "the log names bar and plates.",
        "In the middle of a session the last line is the set that comes next.",
      ],
      run: NextCommand.run
    ),
    .init(
      name: "why",
      usage: "why EXERCISE [SET] [LETTER | not RULE|WEIGHT]",
      summary: "one target explained",
      details: [
        "Names the rule and its line in the book, each condition with the values it read, what was "
          + "passed over and by how much, the sum, and what each number of reps next time leads to.",
        "`not RULE` says why another rule did not decide, `not WEIGHT` why it is not that weight; "
          + "the letter of a condition opens it: its values, days and lines.",
        "--plain gives rows that begin with what they hold: target, evidence, condition, sum, outlook.",
        "--json is a certificate: with it and the book the number can be checked without the log.",
      ],
      run: WhyCommand.run
    ),
    .init(
      name: "replay",
      usage: "replay [EXERCISE...] [--why] | replay --csv FILE.csv [--summary]",
      summary: "past sessions through the rules: advice then, done, verdict",
      options: ["why", "csv", "summary"],
      details: [
        "Verdicts: met (at least the weight, at least the lower reps), short (fewer reps), "
          + "lighter, skipped. --why adds the sentence of each advice.",
        "--csv takes a table of any length, - for standard input, with the columns exercise, date, "
          + "set, weight (kg) and reps in any order, and lifter where it holds several: after every "
          + "session each set's next target, a line of JSON each; --summary gives their sums.",
        "Rows are sorted by lifter, date, exercise and set; up to 65536 rows may have any order.",
      ],
      run: ReplayCommand.run
    ),
    .init(
      name: "what", usage: "what if EXERCISE [last was] SETS",
      summary: "the targets after one more session, or another last one; writes nothing",
      details: [
        "One more session: rpt what if row 80x8 72.5x7",
        "Another last one: rpt what if row last was 80x8; the sets not named stay.",
      ], run: OneShot.whatIf),
    .init(
      name: "trace", usage: "trace EXERCISE [SET]",
      summary: "every rule and condition with its verdict", run: OneShot.trace),
    .init(
      name: "outlook", usage: "outlook EXERCISE [SET]",
      summary: "what each number of reps next time leads to", run: OneShot.outlook),
    .init(
      name: "forecast", usage: "forecast EXERCISE [N | reps 7 8 8]",
      summary: "roll forward under assumed reps; an assumption, not a prediction",
      details: [
        "`forecast row 4`: four sessions, every set for the fewest reps its target asks.",
        "`forecast row reps 7 8 8`: three sessions with these reps on set one.",
      ],
      run: OneShot.forecast),
    .init(
      name: "rules",
      usage: "rules [show [RULE] | check FILE | compare A B]",
      summary: "the books: read, check, compare two over one log",
      details: [
        "`rules` lists the books; `rules show` prints the one in use, `rules show RULE` one rule;",
        "`rules check FILE` reports every mistake and runs the examples (status 1 if one fails);",
        "`rules compare A B` shows where the advice of two books differs on the log, the first "
          + "difference, and the smallest history that tells them apart.",
      ],
      run: RulesCommand.run
    ),
    .init(
      name: "log",
      usage: "log [EXERCISE SETS... | -]",
      summary: "append what was done; alone, it asks set by set",
      options: ["date", "title", "new", "dry-run", "create", "unit"],
      details: [
        "rpt log bench 92.5x6 82.5x8 75x10    today's entry",
        "rpt log \"Cable Fly: 20x12, 20x10\"    a colon takes a new name as written",
        "rpt log -    lines of a log from standard input",
        "It goes on with the last session where that is of today (or, before 04:00, of "
          + "yesterday), else opens one; --new or another --title opens one.",
        "The new lines are read back behind the log before they are written, and nothing above "
          + "them changes. rpt undo takes them back.",
      ],
      readsLog: false,
      writes: true,
      run: LogCommand.run
    ),
    .init(
      name: "undo", usage: "undo",
      summary: "take back the last append, if nothing came after it", readsLog: false,
      writes: true, run: UndoCommand.run),
    .init(
      name: "history",
      usage: "history [EXERCISE]",
      summary: "sessions with line numbers, records, estimated one-rep maximum",
      run: HistoryCommand.run
    ),
    .init(
      name: "plates",
      usage: "plates EXERCISE [LOAD] | LOAD",
      summary: "what to put on the bar, and what to take off for the next set",
      details: [
        "The plates stand in the order they are put on, so that each lighter set is reached by "
          + "only taking plates off; where the plates at hand allow no such order it says so.",
        "A LOAD alone goes on the bar and plates that all exercises of the log share.",
      ],
      run: PlatesCommand.run
    ),
    .init(
      name: "check",
      usage: "check",
      summary: "read the log and report every error and warning",
      run: CheckCommand.run
    ),
    .init(
      name: "fmt", usage: "fmt [--write]",
      summary: "the log in canonical form, as a diff; --write changes it",
      options: ["write"],
      details: [
        "Comments, settings and lines with errors stay as they are. --write puts a new file in "
          + "place of the old one, which is kept as training.txt.2026-10-08.bak."
      ],
      readsLog: false, writes: true, run: FmtCommand.run),
    .init(
      name: "edit", usage: "edit [EXERCISE] [DAY]",
      summary: "open the log in your editor at that line, and check it afterwards",
      details: ["The editor is VISUAL, else EDITOR, else vi."],
      readsLog: false, writes: true, run: EditCommand.run),
    .init(
      name: "init", usage: "init [--unit kg|lb] [-f LOG] [--lifts NAMES]",
      summary: "make a first log, with comments that teach the format",
      options: ["unit", "lifts"],
      details: ["rpt init --unit kg --lifts \"Bench Press, Squat\""],
      readsLog: false, writes: true, run: InitCommand.run),
    .init(
      name: "doctor", usage: "doctor",
      summary: "which log, why that one, how it reads, what the terminal can do",
      run: DoctorCommand.run),
    .init(
      name: "import",
      usage: "import FILE.csv [--into [LOG]] [--map NAMES] [--dry-run] [--strict]",
      summary: "history from Strong, Hevy, FitNotes and others, as log text",
      options: ["unit", "dates", "map", "into", "dry-run", "strict"],
      details: [
        "Log text goes to standard output, the summary to standard error; --into LOG appends "
          + "what is new to a log instead, --into alone to the log of -f, and the glance follows.",
        "Reads the CSV exports of Strong, Hevy, FitNotes, Liftosaur, GymBook and StrongLifts; the "
          + "first line tells which. --unit and --dates say what an export does not. NAMES "
          + "is a file of lines `Exported Name = My Name`; # begins a comment.",
      ],
      readsLog: false,
      run: ImportCommand.run
    ),
    .init(
      name: "export",
      usage: "export [--csv | --json]",
      summary: "everything the log holds, as a table or as JSON",
      options: ["csv"],
      details: [
        "One row a set, with its kind, unit, notes and line; a cell that a spreadsheet would run "
          + "as a formula stands behind an apostrophe. --json gives one object, the exercises too."
      ],
      run: ExportCommand.run
    ),
    .init(
      name: "repl", usage: "repl [--bail]", summary: "interrogate the coach in a conversation",
      options: ["bail"],
      details: [
        "Name an exercise, then ask: why, why not 82.5, what if 80x8, set win 9 reps, replay.",
        "Piped, it answers line by line, carries on after a mistake and ends with status 1; "
          + "--bail stops at the first one.",
      ], run: ReplLoop.command),
    .init(
      name: "demo",
      usage: "demo [COMMAND...]",
      summary: "any reading command on a built-in example log; writes nothing",
      readsLog: false,
      run: DemoCommand.run
    ),
    .init(
      name: "help",
      usage: "help [COMMAND | format | rules | errors]",
      summary: "a command, the log format, the rule language, every error",
      readsLog: false,
      run: HelpCommand.run
    ),
  ]

  /// Words of the conversation that stand under another command here.
  private static let elsewhere = [
    "show": "a rule as the book writes it: rpt rules show RULE",
    "compare": "two books over one log: rpt rules compare A B",
    "set": "try a setting of the book in a conversation: rpt repl",
    "step": "walk the past in a conversation: rpt repl, or all of it: rpt replay",
    "use": "an exercise's targets: rpt next EXERCISE",
  ]

  static func named(_ name: String) throws(Failure) -> CommandSpec {
    if let spec = all.first(where: { $0.name == name }) { return spec }
    if let other = elsewhere[name] { throw .usage("there is no command \(name)", other) }
    let near = Suggestion.nearest(to: name, in: all.map(\.name))
    throw .usage(
      "there is no command \(name)" + (near.map { "; did you mean rpt \($0)?" } ?? ""),
      "an exercise's targets: rpt next \(name)",
      "commands: rpt help"
    )
  }
}
