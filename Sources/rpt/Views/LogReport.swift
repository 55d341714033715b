import ReversePyramid
import TrainingLog

/// What an append says: where it went, how the sets did against their targets, and what comes next.
struct LogReport {
  var append: LogAppend
  var before: Gym
  var after: Gym
  var width: Int
  var isDry = false
  /// Whether there is a record of the append, which taking it back needs.
  var canUndo = true
  /// Whether it is said in a conversation, whose words need no `rpt` before them.
  var isTalk = false
  private let replays = Replays()

  /// The replay of each exercise, made once however many of its sessions are reported.
  private final class Replays {
    private var made: [Int: [ReplayedSession]] = [:]

    func of(_ exercise: Int, in gym: Gym) -> [ReplayedSession] {
      if let replay = made[exercise] { return replay }
      let replay = gym.coach(exercise).replay(
        gym.histories[exercise], unit: gym.unit(exercise))
      made[exercise] = replay
      return replay
    }
  }

  init(append: LogAppend, before: Gym, after: Gym, width: Int, isDry: Bool = false) {
    self.append = append
    self.before = before
    self.after = after
    self.width = width
    self.isDry = isDry
  }

  /// What the new lines made the reader wonder about.
  var warnings: String { ProblemView.text(append.problems.filter { $0.severity == .warning }) }

  /// One set that was written, with what had been asked for.
  struct Row {
    var number: Int
    var set: LoggedSet
    var replayed: ReplayedSet?
    var record: String?
  }

  func lines() -> [String] {
    var lines: [String] = []
    var visitLine = 0
    for (visit, entry) in append.entries {
      if visit.line != visitLine {
        lines += append.newNotes(visit, before: before.log).flatMap {
          Layout.hang("; ", DisplayText.safe($0), width: width)
        }
        visitLine = visit.line
      }
      let name = DisplayText.safe(after.log.exercises[entry.exercise].name)
      lines += Layout.hang("\(name): ", DisplayText.safe(append.newText(entry)), width: width)
      lines += Layout.hang("  ", place(visit, entry), width: width)
      lines += rows(visit, entry).flatMap(line)
      lines += next(visit, entry)
    }
    return lines + hint
  }

  private func place(_ visit: Visit, _ entry: Entry) -> String {
    let line = append.newSets(entry).first?.set.line ?? entry.line
    let title = visit.title.isEmpty ? "" : " \(DisplayText.safe(visit.title))"
    let how =
      visit.line > append.linesBefore ? "opens the session" : "goes on with the session of"
    let isNew = before.log.exercises.allSatisfy {
      $0.name != after.log.exercises[entry.exercise].name
    }
    return "\(isDry ? "would be at" : "written at") \(DisplayText.safe(after.log.name)):\(line), "
      + "\(how) \(visit.day.text)\(title)" + (isNew ? "; a new exercise" : "")
  }

  /// The sets that have a number, with the advice of the day they were done.
  func rows(_ visit: Visit, _ entry: Entry) -> [Row] {
    let id = entry.exercise
    guard !after.isBlocked(id) else { return [] }
    // What came later changes nothing of a session's advice.
    let session = replays.of(id, in: after).last { replayed in
      replayed.session.day <= visit.day
        && replayed.session.sets.contains { $0.line > append.linesBefore }
    }
    var flags = RecordFlags(before, named: after.log.exercises[id].name)
    return (session?.sets ?? []).compactMap { set in
      let record = flags.flag(set)
      guard set.did.line > append.linesBefore,
        let logged = entry.sets.first(where: { $0.set == set.did })
      else { return nil }
      return Row(number: set.set, set: logged, replayed: set, record: record)
    }
  }

  private func line(_ row: Row) -> [String] {
    let did = row.set.set.load.map { "\($0.text(expecting: after.log.unit)) x \(row.set.set.reps)" }
    let head = "  \(Layout.padLeft("\(row.number)", 2))  " + Layout.pad(did ?? "-", 12) + "  "
    var parts: [String] = []
    if let advice = row.replayed?.advice, let verdict = row.replayed?.verdict {
      parts.append(
        "\(verdict.rawValue), asked for \(advice.target.text(expecting: after.log.unit))")
    } else {
      parts.append("no target yet")
    }
    if let exclusion = row.replayed?.exclusion { parts.append(LogReport.words(exclusion)) }
    if let record = row.record { parts.append(record) }
    return Layout.hang(head, parts.joined(separator: "; "), width: width)
  }

  static func words(_ exclusion: SessionReading.Exclusion) -> String {
    switch exclusion {
    case .heavierThanSetOne: "no evidence: heavier than set one"
    case .setOneSkipped: "no evidence: set one was skipped"
    case .otherKindOfLoad: "no evidence: another kind of load than set one"
    case .deload: "no evidence: a deload"
    case .sick: "no evidence: sick"
    }
  }

  /// The sets still to do of an open session, else the targets of the next one.
  func following(_ visit: Visit, _ entry: Entry) -> (isOpen: Bool, decisions: [Decision]) {
    let id = entry.exercise
    func board(_ day: Day) -> Board {
      after.coach(id).board(for: after.histories[id], on: day, unit: after.unit(id))
    }
    let open = board(visit.day)
    if open.openSession != nil {
      return (true, open.decisions.filter { $0.done == nil })
    }
    return (false, board(max(after.today, visit.day)).decisions)
  }

  private func next(_ visit: Visit, _ entry: Entry) -> [String] {
    guard !after.isBlocked(entry.exercise) else {
      return HintLayout.lines(
        "No target: an error in the log touches it.", after.shell.rpt("check"), width: width - 2
      ).map { "  " + $0 }
    }
    let (isOpen, decisions) = following(visit, entry)
    guard !decisions.isEmpty else { return [] }
    let unit = after.unit(entry.exercise)
    let targets = decisions.map { decision in
      (isOpen ? "set \(decision.set) " : "") + decision.target.text(expecting: unit)
        + (decision.isOptional ? " (optional)" : "")
    }
    return Layout.hang(
      isOpen ? "  still to do  " : "  next time  ", targets.joined(separator: ", "), width: width)
  }

  private var hint: [String] {
    if isDry { return ["Nothing was written."] }
    if isTalk { return canUndo ? ["Take it back: undo"] : [] }
    let back = "Take it back: " + after.shell.rpt("undo")
    guard let entry = append.entries.first?.entry else { return canUndo ? [back] : [] }
    let exercise = after.log.exercises[entry.exercise]
    let name = Shell.quoted(exercise.aliases.first ?? exercise.name)
    let why = "Why: " + after.shell.rpt("why \(name)")
    return HintLayout.lines(canUndo ? [why, back] : [why], width: width)
  }
}

/// Says what the records of a replay beat.
struct RecordFlags {
  private var bests: [(load: Load, reps: Int)] = []

  /// Starts from the history of an exercise in a log, where it has one.
  init(_ gym: Gym, named name: String) {
    guard let id = gym.log.exercises.firstIndex(where: { $0.name == name }) else { return }
    bests = Records(gym.histories[id], workSets: gym.coach(id).workSets).mostReps
      .map { ($0.load, $0.reps) }
  }

  /// The record a set makes, in words, with what stood before it; it counts for the sets after it.
  mutating func flag(_ set: ReplayedSet) -> String? {
    guard let load = set.did.load, set.did.reps > 0 else { return nil }
    let alike = bests.filter { $0.load.kind == load.kind }
    defer { bests.append((load, set.did.reps)) }
    switch set.record {
    case .heaviest:
      let was = alike.max { $0.load.weight < $1.load.weight }
      return "record: the heaviest so far"
        + (was.map { ", was \($0.load.text(expecting: load.unit))" } ?? "")
    case .mostReps:
      let was = alike.filter { $0.load.weight == load.weight }.max { $0.reps < $1.reps }
      return "record: most reps at \(load.text)" + (was.map { ", was \($0.reps)" } ?? "")
    case nil: return nil
    }
  }
}
