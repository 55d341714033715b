import ReversePyramid
import TrainingLog

/// `rpt` alone: the glance if there is a log, else the ways to begin.
enum GlanceCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    let gym: Gym
    do throws(Failure) {
      gym = try context.gym()
    } catch {
      guard error.status == .noFile, !context.arguments.has("file"), !context.json else {
        throw error
      }
      return .lines(Beginning.lines(context))
    }
    if context.json || context.plain || context.read { return try NextCommand.run(context) }
    if gym.histories.allSatisfy(\.isEmpty), gym.errors.isEmpty {
      return .lines(Beginning.emptyLog(context, gym.log.exercises.map(\.name)))
    }
    if let lines = Beginning.noSession(gym, width: try context.width()) {
      var output = Output.lines(lines)
      output.errors = Notices.problems(gym, context)
      output.status = gym.status
      return output
    }
    let view = GlanceView(gym: gym, width: try context.width(), paint: context.paint)
    var output = Output.lines(Notices.top(gym, width: view.width) + view.lines())
    output.errors = Notices.problems(gym, context)
    output.status = gym.status
    return output
  }
}

extension Context {
  var paint: Paint {
    switch arguments.options["color"] ?? "auto" {
    case "always": return Paint(isOn: true)
    case "never": return Paint(isOn: false)
    default:
      let isRefused =
        !(world.environment["NO_COLOR"] ?? "").isEmpty || world.environment["TERM"] == "dumb"
      return Paint(isOn: world.isTerminal && !isRefused)
    }
  }
}

/// What to say where there is nothing to read yet.
enum Beginning {
  static func lines(_ context: Context) -> [String] {
    let set = context.world.environment["RPT_LOG"].flatMap { $0.isEmpty ? nil : $0 }
    return [
      "No training log yet. Start one of these ways:",
      "",
      "  rpt demo                          try it on an example log, writes nothing",
      "  rpt init                          make a log: kg or lb, your lifts",
      "  rpt log --create --unit kg Bench Press 80x6 72.5x8 65x10",
      "                                    just log; it makes the file",
      "  rpt import strong.csv --unit kg   bring your history from Strong, as log text",
      "  rpt help format                   write one by hand, on the phone if you like",
      "",
      "The log is one plain text file that you own, such as",
      "",
      "  unit: kg",
      "",
      "  2026-10-05 Upper A",
      "  Bench Press: 80x6, 72.5x8, 65x10",
      "",
      "Looked for: \(context.logPath) (RPT_LOG \(set == nil ? "is not set" : "names it"))",
    ]
  }

  /// What there is to say where no exercise with a session is left on the board.
  static func archived(_ gym: Gym, width: Int) -> [String] {
    HintLayout.lines(
      "Every exercise of \(DisplayText.safe(gym.log.name)) with a session is archived. "
        + "What was done:", gym.shell.rpt("history EXERCISE"), width: width)
  }

  /// What there is to say where lines of a log were refused and no session is left; else nil.
  static func noSession(_ gym: Gym, width: Int) -> [String]? {
    guard gym.histories.allSatisfy(\.isEmpty), !gym.errors.isEmpty else { return nil }
    return HintLayout.lines(
      "No session of \(DisplayText.safe(gym.log.name)) could be read: "
        + "\(counted(gym.errors.count, "error")).", gym.shell.rpt("check"), width: width)
  }

  static func emptyLog(_ context: Context, _ names: [String]) -> [String] {
    let name = DisplayText.safe(names.first ?? "Bench Press")
    return [
      "\(context.logName) has no session yet. Log the first, the heaviest set first:",
      "",
      "  " + context.shell.rpt("log \(name) 80x6 72.5x8 65x10"),
      "",
      "or write it there: a date, and below it what you did:",
      "",
      "  2026-10-05 Upper A",
      "  \(name): 80x6, 72.5x8, 65x10",
      "",
      "More: rpt help format",
    ]
  }
}

/// What a log's and a book's problems add to an answer.
enum Notices {
  /// One line on top for targets that errors withhold.
  static func top(_ gym: Gym, width: Int = 80) -> [String] {
    let count = gym.errors.count
    guard count > 0 else { return [] }
    let blocked = gym.log.exercises.indices.filter { gym.isBlocked($0) }
      .map { DisplayText.safe(gym.log.exercises[$0].name) }
    let what = "\(count) \(count == 1 ? "error" : "errors") in \(gym.log.name)"
    let check = gym.shell.rpt("check")
    if blocked.isEmpty { return HintLayout.lines("\(what):", check, width: width) + [""] }
    let names = blocked.count > 6 ? "\(blocked.count) exercises" : listed(blocked)
    return HintLayout.lines("\(what); no target for \(names):", check, width: width) + [""]
  }

  /// All errors; of the warnings, those of the latest visit, and a count of the rest.
  static func problems(_ gym: Gym, _ context: Context) -> String {
    let warnings = gym.log.problems.filter { $0.severity == .warning }
    let latest = gym.log.visits.last?.line ?? 0
    let shown =
      warnings.count <= 3
      ? warnings : Array(warnings.filter { $0.place.line >= latest }.prefix(3))
    var text = ProblemView.text(gym.errors + shown)
    let rest = warnings.count - shown.count
    if rest > 0 {
      let more = shown.isEmpty ? "" : "more "
      text +=
        "rpt: \(rest) \(more)\(rest == 1 ? "warning" : "warnings"): \(gym.shell.rpt("check"))\n"
    }
    return text
  }
}
