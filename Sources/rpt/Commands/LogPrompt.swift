import ReversePyramid
import TrainingLog

/// `rpt log` alone on a terminal: asks set by set, with the target as the default.
///
/// Each set is on disk before the next is asked for, so that a closed terminal loses none.
struct LogPrompt {
  private var work: LogWork
  private var place: AppendPlace
  private let width: Int
  /// What was written here, the latest last, so that it can be taken back step by step.
  private var steps: [(exercise: Int, record: AppendRecord)] = []
  /// An exercise that the log gets here.
  private var newName: String?

  static func run(_ context: Context) throws(Failure) -> Output {
    var prompt = try LogPrompt(context)
    return try prompt.talk()
  }

  private init(_ context: Context) throws(Failure) {
    work = try LogWork(context)
    place = try work.place()
    width = try context.width()
  }

  private var world: World { work.context.world }

  /// How an exercise was left.
  private enum Ending { case done, back, finished }

  private mutating func talk() throws(Failure) -> Output {
    let gym = try work.context.gym(of: work.writer.log)
    guard let names = try plan(gym) else { return Output() }
    say([
      "\(place.day.text)\(place.title.map { ", \(DisplayText.safe($0))" } ?? "")"
        + "   Enter = as planned, ? = help, . = finish"
    ])
    var index = 0
    asking: while names.indices.contains(index) {
      switch try ask(names[index], index) {
      case .done: index += 1
      case .finished: break asking
      case .back:
        guard let step = steps.popLast() else {
          say(["  there is no set before this one"])
          continue
        }
        try takeBack(step.record)
        index = step.exercise
      }
    }
    try close()
    return try summary(names)
  }

  /// The exercises to go through: those of today's open session, of a title, or named.
  private mutating func plan(_ gym: Gym) throws(Failure) -> [String]? {
    let order = GlanceView.order(gym)
    let joined = work.writer.joins(place) ? work.writer.lastVisit : nil
    var due = order.first { group in
      group.first.flatMap(gym.lastVisit).map { $0.day < place.day } ?? true
    }
    var title = due?.first.flatMap(gym.lastVisit)?.title ?? ""
    if let joined {
      title = joined.title
      let earlier = gym.log.visits.last { visit in
        visit.day < place.day && !title.isEmpty && visit.title == title && !visit.entries.isEmpty
      }
      due = (earlier ?? joined).entries.map(\.exercise)
    }
    let names = (due ?? []).map { gym.log.exercises[$0].name }
    guard !gym.log.exercises.isEmpty else { return try planFirst() }
    let shown = title.isEmpty ? listed(Array(names.prefix(4))) : title
    let question = "Which session or exercise? [\(DisplayText.safe(shown))] "
    guard let answer = world.ask(question), answer != "." else { return nil }
    guard !answer.isEmpty else {
      guard !names.isEmpty else { throw .usage("the log has no exercise to ask about yet") }
      if joined == nil, place.title == nil, !title.isEmpty { place.title = title }
      return names
    }
    let words = answer.split(separator: " ").map(String.init)
    let chosen = try NextCommand.choose(words, gym)
    let named = gym.log.visits.last { NameFinder.fold($0.title) == NameFinder.fold(answer) }
    if joined == nil, place.title == nil, let named { place.title = named.title }
    return chosen.map { gym.log.exercises[$0].name }
  }

  /// Asks for the first exercise of a log that has none.
  private mutating func planFirst() throws(Failure) -> [String]? {
    while let answer = world.ask("Which exercise? A name of your own: "), answer != "." {
      guard !answer.isEmpty else { continue }
      let read = try log(with: answer)
      if read.exercises.count == 1, !read.hasErrors || work.writer.log.hasErrors {
        newName = read.exercises[0].name
        return [read.exercises[0].name]
      }
      say(["  \(DisplayText.safe(answer)) cannot be a name"])
    }
    return nil
  }

  /// The log as it would read with an exercise that has no sets yet.
  private func log(with name: String) throws(Failure) -> LogFile {
    let block = Array("\n\nexercise \(name)\n".utf8)
    return LogFile.read(
      work.writer.bytes + block, name: work.writer.log.name, today: try work.context.today())
  }

  /// The log's exercises with targets; one that is new here counts before its first set.
  private func gym(for name: String) throws(Failure) -> Gym {
    let isKnown = work.writer.log.exercises.contains { $0.name == name }
    guard !isKnown, name == newName else { return try work.context.gym(of: work.writer.log) }
    return try work.context.gym(of: try log(with: name))
  }

  /// Asks for the sets of one exercise until its board is done.
  private mutating func ask(_ name: String, _ index: Int) throws(Failure) -> Ending {
    var isHeaded = false
    while true {
      let gym = try gym(for: name)
      guard let id = gym.log.exercises.firstIndex(where: { $0.name == name }) else { return .done }
      if !isHeaded { say(heading(id, gym)) }
      isHeaded = true
      guard !gym.isBlocked(id) else {
        say(["  no target: an error in the log touches it"])
        return .done
      }
      let decision = next(id, gym)
      guard decision != nil || name == newName else { return .done }
      guard let answer = world.ask(question(decision, id, gym)) else { return .finished }
      if decision == nil, answer.isEmpty { return .done }
      switch answer.lowercased() {
      case ".": return .finished
      case "<":
        if steps.isEmpty {
          say(["  there is no set before this one"])
          continue
        }
        return .back
      case "?":
        say(LogPrompt.help)
        continue
      case "n", "next": return .done
      default: break
      }
      guard let sets = LogPrompt.sets(answer, decision?.target) else {
        say(["  there is no plan for this set yet: type it, such as 80x8"])
        continue
      }
      do throws(Failure) {
        try write(name, sets, index)
        if let line = try verdict(name) { say([line]) }
      } catch {
        guard error.status == .badData || error.status == .usage else { throw error }
        say([error.output(json: false).errors.trimmedEnd])
      }
    }
  }

  /// How a set is asked for; one of a new exercise, behind its first, has no target yet.
  private func question(_ decision: Decision?, _ id: Int, _ gym: Gym) -> String {
    guard let decision else {
      let done = gym.histories[id].last { $0.day == place.day }?.sets.count ?? 0
      return "  set \(done + 1)   a weight you pick; Enter if that was all   > "
    }
    let unit = gym.unit(id)
    let target = decision.target.text(expecting: unit)
    let last = decision.last.map { "   last \($0.load.text(expecting: unit)) x \($0.reps)" }
    let optional = decision.isOptional ? " (optional)" : ""
    return "  set \(decision.set)   \(target)\(optional)\(last ?? "")   > "
  }

  /// The next set the board wants; the first one once a session of today is complete.
  private func next(_ id: Int, _ gym: Gym) -> Decision? {
    let board = gym.coach(id).board(
      for: gym.histories[id], on: place.day, unit: gym.unit(id))
    let hasToday = gym.histories[id].contains { $0.day == place.day && $0.mark == nil }
    if hasToday, board.openSession == nil { return nil }
    return board.decisions.first { $0.done == nil }
  }

  /// What an answer means: as planned, reps at the planned load, skipped, or sets of any notation.
  static func sets(_ answer: String, _ target: Target?) -> String? {
    let load = target?.load.map { load in
      load.kind == .body && load.weight == .zero
        ? "bw" : load.kind == .body ? load.text : load.text + load.unit.rawValue
    }
    switch answer.lowercased() {
    case "": return load.flatMap { load in target.map { "\(load) x \($0.reps)" } }
    case "s", "skip": return "skip"
    default: break
    }
    let digits = answer.prefix { $0.isNumber }
    let rest = answer.dropFirst(digits.count)
    let isReps =
      !digits.isEmpty && digits.count <= 2
      && (rest.isEmpty || rest == "f" || rest.hasPrefix("f ") || rest.hasPrefix("@")
        || rest.hasPrefix(" ;") || rest.hasPrefix(";"))
    guard isReps else { return LogRequest.joined(answer.split(separator: " ").map(String.init)) }
    return load.map { "\($0) x \(answer)" }
  }

  private mutating func write(_ name: String, _ sets: String, _ index: Int) throws(Failure) {
    var continued: LogAppend?
    do throws(AppendRefusal) {
      // Only a line that was written here grows; one of an older session may look the same.
      if let last = steps.last?.record, last.isLast(in: work.file.bytes ?? []) {
        continued = try work.writer.continuation(sets, of: name, namesUnits: false)
      }
    } catch {
      throw Failure(
        problems: error.problems, message: "nothing was written", status: .badData)
    }
    var append: LogAppend
    if let continued {
      append = continued
    } else {
      append = try work.entry(
        LogRequest(name: name, sets: sets, isNew: name == newName), at: place, namesUnits: false)
      // The line stays open, so that the next set goes on it.
      if append.text.hasSuffix(work.writer.style.lineEnd), !sets.contains(";") {
        append.text.removeLast()
      }
    }
    let offset = work.file.bytes?.count ?? 0
    let text = work.head + append.text
    try work.write(append)
    let record = AppendRecord(
      path: work.file.path, offset: offset, bytes: Array(text.utf8), isDone: true)
    steps.append((index, record))
  }

  private mutating func takeBack(_ record: AppendRecord) throws(Failure) {
    do throws(FileTrouble) {
      try world.retract(work.file.path, record)
    } catch {
      throw error.failure(work.file.path, writing: true)
    }
    work = try LogWork(work.context)
    say(["  taken back"])
  }

  /// Ends the line of the last entry.
  private mutating func close() throws(Failure) {
    guard let step = steps.last, let last = work.file.bytes?.last, last != 10, last != 13 else {
      return
    }
    try work.context.append(work.writer.style.lineEnd, to: work.file, ending: step.record)
  }

  /// How the newest set did against its target.
  private func verdict(_ name: String) throws(Failure) -> String? {
    let gym = try work.context.gym(of: work.writer.log)
    guard let id = gym.log.exercises.firstIndex(where: { $0.name == name }) else { return nil }
    let past = gym.histories[id].filter { $0.day <= place.day }
    guard let session = past.last, session.day == place.day,
      let set = gym.coach(id).replay(past, unit: gym.unit(id)).last?.sets.last,
      set.did == session.sets.last
    else { return nil }
    var before = gym
    before.histories[id].removeLast()
    var flags = RecordFlags(before, named: name)
    var record: String?
    for done in gym.coach(id).replay(past, unit: gym.unit(id)).last?.sets ?? [] {
      record = flags.flag(done)
    }
    let parts = [set.verdict?.rawValue, record].compactMap(\.self)
    return parts.isEmpty ? nil : "          " + parts.joined(separator: "; ")
  }

  private func heading(_ id: Int, _ gym: Gym) -> [String] {
    let exercise = gym.log.exercises[id]
    let setup = exercise.setup.map { "   setup: \(DisplayText.safe($0))" } ?? ""
    var lines = ["", DisplayText.safe(exercise.name) + setup]
    let last = gym.histories[id].last { $0.day < place.day }
    if let last, let visit = gym.log.visits.last(where: { $0.day == last.day }),
      let entry = visit.entries.first(where: { $0.exercise == id })
    {
      lines += Layout.hang(
        "  last time, \(last.day.short(on: place.day)): ",
        DisplayText.safe(SetText.text(of: entry)), width: width)
    }
    return lines
  }

  private func summary(_ names: [String]) throws(Failure) -> Output {
    guard !steps.isEmpty else { return .lines(["", "nothing was written"]) }
    let log = work.writer.log
    let gym = try work.context.gym(of: log)
    var lines = [""]
    for name in names {
      guard let id = log.exercises.firstIndex(where: { $0.name == name }), !gym.isBlocked(id),
        gym.histories[id].last?.day == place.day
      else { continue }
      let board = gym.coach(id).board(
        for: gym.histories[id], on: max(gym.today, place.day), unit: gym.unit(id))
      let isOpen = board.openSession != nil
      let targets = board.decisions.filter { !isOpen || $0.done == nil }.map {
        (isOpen ? "set \($0.set) " : "") + $0.target.text(expecting: gym.unit(id))
      }
      let head = "\(DisplayText.safe(name)), \(isOpen ? "still to do" : "next time"): "
      lines += Layout.hang(head, targets.joined(separator: ", "), width: width)
    }
    let count = steps.count
    lines.append(
      "\(count) \(count == 1 ? "set" : "sets") written to \(DisplayText.safe(log.name))")
    var output = Output.lines(lines)
    output.standing = Output.isLogged
    return output
  }

  /// Says something between the questions.
  private func say(_ lines: [String]) {
    world.channel?.say(lines.map { $0 + "\n" }.joined())
  }

  private static let help = [
    "  Enter       as planned",
    "  7, 7f, 7@9  reps at the planned load, failed the next rep, effort",
    "  80x7        any sets, as the log takes them; a note behind ;",
    "  s           skipped      n   the next exercise",
    "  <           takes the last set back      .   finish",
  ]
}
