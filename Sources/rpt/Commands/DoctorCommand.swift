import ReversePyramid
import TrainingLog

/// `rpt doctor`: which log, why that one, how it reads, and what the terminal can do.
enum DoctorCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    if let word = context.words.first { throw .usage("doctor takes no \(word)") }
    let rows = try log(context) + terminal(context)
    if context.json {
      let fields = rows.map {
        JSON.Field(
          $0.0.replacing(" ", with: "_"), $0.0 == "width" ? .number($0.1) : .string($0.1))
      }
      return .json([.object([.init("schema", "rpt.doctor/1")] + fields)])
    }
    let width = try context.width()
    return .lines(
      ["rpt \(Program.version)"]
        + rows.flatMap { name, value in
          Layout.hang("  " + Layout.pad(name, 14), DisplayText.safe(value), width: width)
        })
  }

  private static func log(_ context: Context) throws(Failure) -> [(String, String)] {
    let file: LogBytes
    var rows = [("log", context.logPath), ("why", why(context))]
    do throws(Failure) {
      file = try context.logBytes()
    } catch {
      return rows + [("reads", "no: \(error.message)")]
    }
    guard file.bytes != nil else {
      return rows + [("reads", "no: there is no such file. \(context.shell.rpt("init")) makes one")]
    }
    let gym = try context.gym()
    let sets = gym.log.visits.reduce(0) { $0 + $1.entries.reduce(0) { $0 + $1.sets.count } }
    let sessions = gym.log.visits.filter { !$0.entries.isEmpty }.count
    rows += [
      (
        "reads",
        "yes: \(counted(sessions, "session")), "
          + "\(counted(gym.log.exercises.count, "exercise")), \(counted(sets, "set"))"
      ),
      ("unit", gym.log.unit.rawValue),
    ]
    let check = context.shell.rpt("check")
    let warnings = gym.problems.count - gym.errors.count
    rows += [
      ("errors", gym.errors.isEmpty ? "none" : "\(gym.errors.count): \(check)"),
      ("warnings", warnings == 0 ? "none" : "\(warnings): \(check)"),
      ("book", "\(gym.book.name), \(gym.book.file)"),
    ]
    if let last = gym.log.visits.last { rows.append(("last session", last.day.text)) }
    return rows + [("undo", undo(file, context))]
  }

  private static func why(_ context: Context) -> String {
    if context.isDemo { return "it is the built-in example" }
    if context.arguments.has("file") { return "-f names it" }
    let isSet = context.world.environment["RPT_LOG"].map { !$0.isEmpty } ?? false
    return isSet
      ? "RPT_LOG names it" : "no -f and no RPT_LOG: it is training.txt in the home folder"
  }

  private static func undo(_ file: LogBytes, _ context: Context) -> String {
    if file.wasTorn { return "the last append was cut short; the next one clears it" }
    guard let record = context.world.lastAppend(file.path) else { return "nothing to take back" }
    return record.isLast(in: file.bytes ?? [])
      ? "the last append can be taken back: \(context.shell.rpt("undo"))"
      : "no: the log was changed after the last append"
  }

  private static func terminal(_ context: Context) throws(Failure) -> [(String, String)] {
    let world = context.world
    let colour: String
    if context.paint.isOn {
      colour = "yes"
    } else if !(world.environment["NO_COLOR"] ?? "").isEmpty {
      colour = "no: NO_COLOR is set"
    } else {
      colour = world.isTerminal ? "no" : "no: the output is no terminal"
    }
    return [
      ("today", try context.today().text),
      ("terminal", world.isTerminal ? "yes" : "no"), ("width", "\(try context.width())"),
      ("colour", colour),
      ("line editing", world.hasLineEditing() ? "yes: libedit" : "no: libedit was not found"),
    ]
  }
}
