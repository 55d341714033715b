import ReversePyramid
import TrainingLog

/// `rpt repl`: reads lines, answers them, and keeps on after a mistake.
enum ReplLoop {
  /// Where lines come from and answers go.
  struct Channel {
    var isInteractive: Bool
    /// The next line, under a prompt; nil at the end of the input.
    var readLine: (_ prompt: String) -> String?
    var say: (String) -> Void
    var complain: (String) -> Void
    /// Words that could stand in place of the last one.
    var offer: ((_ completions: @escaping (String) -> [String]) -> Void)?
    /// The columns of the terminal now, which a resize changes; nil where there is none.
    var columns: () -> Int? = { nil }
    /// Said once at the start.
    var note: () -> String? = { nil }
  }

  static func command(_ context: Context) throws(Failure) -> Output {
    guard let channel = context.world.channel else {
      throw .usage("there is nobody to talk to here")
    }
    return Output(status: try run(context, channel))
  }

  static func run(_ context: Context, _ channel: Channel) throws(Failure) -> ProgramStatus {
    var repl = try Repl(context)
    var hasFailed = false
    var number = 0
    if channel.isInteractive { greet(repl, channel) }
    while true {
      let current = repl
      channel.offer? { Completion(current).words(for: $0) }
      guard let line = channel.readLine(repl.prompt) else { break }
      number += 1
      if let columns = channel.columns() { repl.width = min(max(20, columns), 100) }
      for notice in repl.refresh() { channel.complain("rpt: \(notice)\n") }
      do throws(Failure) {
        let reply = try repl.answer(line)
        channel.say(text(of: reply, isJSON: repl.isJSON))
        for notice in reply.notices where !notice.isEmpty { channel.complain(notice + "\n") }
        if reply.quits { break }
      } catch {
        hasFailed = true
        complain(error, line: number, isJSON: repl.isJSON, channel)
        if context.arguments.has("bail"), !channel.isInteractive { break }
      }
    }
    if channel.isInteractive { channel.say("\n") }
    return hasFailed && !channel.isInteractive ? .found : .good
  }

  /// An answer as text; under `json on` what has no JSON of its own is given as its lines.
  private static func text(of reply: Reply, isJSON: Bool) -> String {
    let lines = reply.lines.map { $0 + "\n" }.joined()
    guard isJSON, reply.json.isEmpty, !reply.lines.isEmpty else {
      return reply.json.map { $0.text + "\n" }.joined() + lines
    }
    let object: JSON = ["schema": "rpt.text/1", "lines": .strings(reply.lines)]
    return object.text + "\n"
  }

  private static func greet(_ repl: Repl, _ channel: Channel) {
    let names = repl.gym.log.exercises.count
    let greeting =
      "\(repl.gym.logName), \(counted(names, "exercise")), "
      + "book \(repl.book.name). Name an exercise, or help."
    channel.say(Layout.wrap(greeting, repl.width).map { $0 + "\n" }.joined())
    if let note = channel.note() { channel.complain("rpt: \(note)\n") }
    if !repl.gym.errors.isEmpty {
      channel.complain(Notices.top(repl.gym).dropLast().map { $0 + "\n" }.joined())
    }
  }

  /// Says what was wrong; piped, with the number of the line.
  private static func complain(
    _ failure: Failure, line: Int, isJSON: Bool, _ channel: Channel
  ) {
    if isJSON {
      channel.say(failure.output(json: true).text)
      return
    }
    let place = channel.isInteractive ? "" : "stdin:\(line): "
    let head = failure.message.isEmpty ? failure.problems.first?.message ?? "" : failure.message
    var text = "\(place)\(Failure.shown(head))\n"
    text += failure.hints.map { "  \(DisplayText.safe($0))\n" }.joined()
    channel.complain(text + ProblemView.text(failure.problems, by: failure.isBook ? nil : "rpt"))
  }
}

extension Repl {
  /// What the files look like on disk now.
  func currentStamps() -> [String] {
    let paths = [context.logPath, context.arguments.options["rules"] ?? ""]
    return paths.map { context.world.stamp($0) ?? "" }
  }

  /// Reads a log or a book that changed on disk again; a broken one is reported, the old one kept.
  mutating func refresh() -> [String] {
    let now = currentStamps()
    guard now != stamps else { return [] }
    let changed = zip(now, stamps).enumerated().filter { $1.0 != $1.1 }
      .map { index, _ in index == 0 ? gym.logName : book.file }
    stamps = now
    do throws(Failure) {
      let fresh = try Repl(context)
      let errors = fresh.gym.errors
      // Half a log would answer otherwise without a word; the good one stands until it is mended.
      if errors.count > gym.errors.count {
        let first = errors.first { !gym.errors.contains($0) } ?? errors[0]
        return [
          "\(listed(changed)) changed on disk and has "
            + "\(counted(errors.count, "error")); the old one stands\n"
            + first.text(by: "rpt")
        ]
      }
      take(fresh)
      return ["\(listed(changed)) changed on disk and was read again"]
    } catch {
      return [
        "\(listed(changed)) changed on disk and cannot be read; the old one stands\n"
          + error.output(json: false).errors.trimmedEnd
      ]
    }
  }
}

extension String {
  /// The text without line ends at its end.
  var trimmedEnd: String { String(reversed().drop { $0.isNewline }.reversed()) }
}
