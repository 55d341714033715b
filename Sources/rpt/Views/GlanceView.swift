import ReversePyramid
import TrainingLog

/// One line an exercise: set one's target and its reason, grouped by the session it was last done in.
struct GlanceView {
  var gym: Gym
  var width: Int
  var paint: Paint

  /// Days within which an exercise counts as current.
  private static let currentDays = 42

  /// Exercises not archived, the group trained longest ago first, in the order of its session.
  static func order(_ gym: Gym) -> [[Int]] {
    let ids = gym.log.exercises.indices.filter { !gym.log.exercises[$0].isArchived }
    var lastVisit = [Int?](repeating: nil, count: gym.log.exercises.count)
    var place = [Int](repeating: 0, count: gym.log.exercises.count)
    // By places, since a copy of each entry would cost more than all the rest.
    for index in gym.log.visits.indices where gym.log.visits[index].day <= gym.today {
      for position in gym.log.visits[index].entries.indices {
        let exercise = gym.log.visits[index].entries[position].exercise
        lastVisit[exercise] = index
        place[exercise] = position
      }
    }
    let sorted = ids.sorted {
      (lastVisit[$0] ?? -1, place[$0], $0) < (lastVisit[$1] ?? -1, place[$1], $1)
    }
    var groups: [[Int]] = []
    for id in sorted {
      if let first = groups.last?.first, lastVisit[first] == lastVisit[id] {
        groups[groups.count - 1].append(id)
      } else {
        groups.append([id])
      }
    }
    return groups
  }

  func lines() -> [String] {
    let today = gym.today
    var lines = [heading]
    lines += dayMark
    var shown = 0
    for group in GlanceView.order(gym) {
      guard let first = group.first, let visit = gym.lastVisit(first),
        today - visit.day <= GlanceView.currentDays
      else { continue }
      lines += Layout.wrap(groupHeading(visit), width)
      lines += self.lines(group.map(row))
      shown += group.count
    }
    if shown == 0, let last = gym.log.visits.last(where: { $0.day <= today && !$0.entries.isEmpty })
    {
      if gym.log.exercises.allSatisfy(\.isArchived) {
        return lines + Beginning.archived(gym, width: width)
      }
      let days = today - last.day
      lines += HintLayout.lines(
        "Nothing trained for \(days) days, last \(last.day.short(on: today)). All targets:",
        gym.shell.rpt("next"), width: width)
      return lines
    }
    let rest = gym.log.exercises.filter { !$0.isArchived }.count - shown
    let example = gym.log.exercises.first { !$0.isArchived }
    lines += HintLayout.lines(footer(rest, example), width: width)
    return lines
  }

  private var heading: String {
    let head = "\(gym.today.text)   \(DisplayText.safe(gym.log.name))"
    let unit = gym.log.unit.rawValue
    let gap = max(3, min(width, 73) - unit.count - DisplayText.width(of: head))
    return head + Layout.spaces(gap) + unit
  }

  private var dayMark: [String] {
    gym.log.visits.filter { $0.day == gym.today }.compactMap { visit in
      visit.mark.map { "Today is marked \($0.rawValue)." }
    }
  }

  private func groupHeading(_ visit: Visit) -> String {
    let today = gym.today
    let title = visit.title.isEmpty ? "Session" : DisplayText.safe(visit.title)
    let days = today - visit.day
    let ago = days == 0 ? "today" : counted(days, "day") + " ago"
    return "\(title), last \(visit.day.short(on: today)), \(ago)"
  }

  private struct Row {
    var name: String
    var target: String
    var reason: String
  }

  private func row(_ exercise: Int) -> Row {
    let name = DisplayText.safe(gym.log.exercises[exercise].name)
    guard !gym.isBlocked(exercise) else {
      return Row(name: name, target: "-", reason: "an error in the log touches it")
    }
    let board = gym.board(exercise)
    let decisions = board.decisions
    // In the middle of a session the next set is what matters.
    guard let decision = decisions.first(where: { $0.done == nil }) ?? decisions.first else {
      return Row(name: name, target: "-", reason: "no set of it has a target")
    }
    var reason = decision.because
    if decision.done == nil, decision.set > 1, decisions.contains(where: { $0.done != nil }) {
      reason = "Set \(decision.set) now. " + reason
    }
    for case .longBreak(let days, let isIgnored) in board.remarks {
      reason += " \(days) days ago" + (isIgnored ? "; this target ignores the break." : ".")
    }
    return Row(
      name: name, target: decision.target.text(expecting: gym.unit(exercise)), reason: reason)
  }

  /// The rows of a group, its columns under each other.
  private func lines(_ rows: [Row]) -> [String] {
    if width < 60 {
      return rows.flatMap { row in
        Layout.hang("  ", row.name, width: width) + ["  " + paint.bold(row.target)]
          + Layout.hang("    ", row.reason, width: width)
      }
    }
    let nameWidth = min(rows.map { DisplayText.width(of: $0.name) }.max() ?? 0, 24)
    let targetWidth = max(8, rows.map { DisplayText.width(of: $0.target) }.max() ?? 0) + 3
    return rows.flatMap { row -> [String] in
      let names = Layout.wrap(row.name, nameWidth)
      let body = Layout.wrap(row.reason, width - 1 - 5 - nameWidth - targetWidth)
      return (0..<max(names.count, body.count)).map { index in
        let left = "  " + Layout.pad(index < names.count ? names[index] : "", nameWidth + 3)
        let target = index == 0 ? row.target : ""
        let gap = Layout.spaces(targetWidth - DisplayText.width(of: target))
        let middle = target.isEmpty ? gap : paint.bold(target) + gap
        return Layout.trimmed(left + middle + (index < body.count ? body[index] : ""))
      }
    }
  }

  private func footer(_ rest: Int, _ example: Exercise?) -> [String] {
    let name = example?.aliases.first ?? example?.name ?? "EXERCISE"
    return [
      (rest > 0 ? "\(rest) more: " : "All sets: ") + gym.shell.rpt("next"),
      "Why: " + gym.shell.rpt("why \(Shell.quoted(name))"),
    ]
  }
}
