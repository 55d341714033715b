import ReversePyramid
import TrainingLog

/// Numbers as sentences say them, for a screen reader.
enum Spoken {
  static func load(_ load: Load) -> String {
    let unit = load.unit == .kg ? "kilograms" : "pounds"
    let size = Weight(grains: Int64(clamping: load.weight.grains.magnitude)).text(in: load.unit)
    guard load.kind == .body else { return "\(size) \(unit)" }
    if load.weight == .zero { return "body weight" }
    return "body weight \(load.weight > .zero ? "plus" : "minus") \(size) \(unit)"
  }

  static func reps(_ target: Target) -> String {
    if target.reps != target.repsTo { return "\(target.reps) to \(target.repsTo) reps" }
    return counted(target.reps, "rep")
  }

  /// `75 kilograms, 8 reps`.
  static func target(_ target: Target) -> String {
    "\(target.load.map(load) ?? "a weight you pick"), \(reps(target))"
  }

  /// `80 kilograms for 6`; a set skipped is that.
  static func done(_ set: WorkSet) -> String {
    guard set.kind != .skipped else { return "skipped" }
    return "\(set.load.map(load) ?? "no load") for \(set.reps)"
  }

  /// A set of the log with what it was: `warm-up, 40 kilograms for 10`.
  static func logged(_ logged: LoggedSet) -> String {
    let set = logged.set
    var text = done(set)
    if set.kind == .timed {
      let head = set.load.map { load($0) + " for " } ?? ""
      text = "\(head)\(counted(logged.seconds ?? 0, "second"))"
    }
    switch set.kind {
    case .warmup: text = "warm-up, " + text
    case .drop: text = "drop set, " + text
    case .burnout: text = "burnout, " + text
    case .unmarked, .timed, .skipped: break
    }
    if logged.isFailure { text += ", to failure" }
    return text + (logged.note.map { ", \($0)" } ?? "")
  }

  /// A sum or a condition with its signs in words.
  static func signs(_ text: String) -> String {
    let words = [
      (" >= ", " at least "), (" <= ", " at most "), (" > ", " more than "),
      (" < ", " less than "), (" = ", " is "), (" x ", " times "), (" - ", " minus "),
      (" + ", " plus "), (" / ", " divided by "), (" -> ", " to "),
    ]
    return words.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}

/// How an answer is given.
enum Form {
  /// Lines for a person at a terminal.
  case text
  /// Tab-separated rows.
  case plain
  /// Sentences, for a screen reader.
  case read
  case json
}

extension Context {
  var form: Form { json ? .json : plain ? .plain : read ? .read : .text }
}

extension Repl {
  /// The form of the conversation's answers; `json off` goes back to lines.
  var form: Form { isJSON ? .json : context.plain ? .plain : context.read ? .read : .text }

  /// An answer in the form asked for; only that one is made.
  func reply(
    lines: @autoclosure () -> [String], plain: @autoclosure () -> [[String]],
    read: @autoclosure () -> [String], json: @autoclosure () -> [JSON]
  ) -> Reply {
    switch form {
    case .text: Reply(lines: lines())
    case .plain: Reply(lines: PlainView.lines(plain()))
    case .read: Reply(lines: read().map(DisplayText.safe))
    case .json: Reply(json: json())
    }
  }
}
