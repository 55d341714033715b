import ReversePyramid
import TrainingLog

/// What was done: sessions with their lines in the log, and the records among them.
struct HistoryView {
  var gym: Gym
  var width: Int

  /// Every session of one exercise, then its records.
  func lines(_ exercise: Int) -> [String] {
    let logged = gym.log.exercises[exercise]
    let visits = gym.log.visits(of: exercise).filter { $0.visit.day <= gym.today }
    let name = DisplayText.safe(logged.name)
    guard let first = visits.first else { return [name, "  no session yet"] }
    let count = counted(visits.count, "session")
    var lines = ["\(name)   \(count) since \(first.visit.day.short(on: gym.today))"]
    if let setup = logged.setup {
      lines += Layout.hang("  setup  ", DisplayText.safe(setup), width: width)
    }
    for (visit, entry) in visits { lines += row(visit, entry) }
    return lines + records(exercise)
  }

  /// Every session of one exercise as a sentence, then its records.
  func read(_ exercise: Int) -> [String] {
    let name = gym.log.exercises[exercise].name
    let visits = gym.log.visits(of: exercise).filter { $0.visit.day <= gym.today }
    guard !visits.isEmpty else { return ["\(name): no session yet."] }
    let sessions = visits.map { visit, entry in
      let mark = visit.mark.map { "\($0.rawValue), " } ?? ""
      let sets = entry.sets.map(Spoken.logged).joined(separator: "; ")
      let notes = entry.notes.map { ". \($0)" }.joined()
      return "\(visit.day.short(on: gym.today)), line \(entry.line): \(mark)\(sets)\(notes)."
    }
    return ["\(name), \(counted(visits.count, "session"))."] + sessions
      + [spokenRecords(exercise)].compactMap(\.self)
  }

  private func spokenRecords(_ exercise: Int) -> String? {
    let records = records(of: exercise)
    guard let best = records.heaviest else { return nil }
    let estimate = records.oneRepMaximum.map { weight in
      let unit = records.estimated?.load.unit ?? gym.unit(exercise)
      return ", \(HistoryView.tenths(weight, unit)) \(unit == .kg ? "kilograms" : "pounds") "
        + "estimated for one rep"
    }
    return "Heaviest \(Spoken.load(best.load)) for \(best.reps), "
      + "\(best.day.short(on: gym.today))\(estimate ?? "")."
  }

  private func row(_ visit: Visit, _ entry: Entry) -> [String] {
    let mark = visit.mark.map { "\($0.rawValue): " } ?? ""
    let sets = mark + DisplayText.safe(SetText.text(of: entry))
    if width < 60 {
      return ["  \(visit.day.text)  line \(entry.line)"]
        + Layout.hang("    ", sets, width: width)
    }
    let head = "  \(visit.day.text)  \(Layout.padLeft("\(entry.line)", 5))   "
    return Layout.hang(head, sets, width: width)
  }

  private func records(_ exercise: Int) -> [String] {
    let records = records(of: exercise)
    guard let heaviest = records.heaviest else { return [] }
    let unit = gym.unit(exercise)
    func text(_ best: Records.Best) -> String {
      "\(best.load.text(expecting: unit)) x \(best.reps), \(best.day.short(on: gym.today))"
    }
    var lines = ["  heaviest   \(text(heaviest))"]
    let most = records.mostReps.prefix(6).map {
      "\($0.load.text(expecting: unit)): \($0.reps)"
    }
    lines += Layout.hang("  most reps  ", most.joined(separator: ", "), width: width)
    if let best = records.estimated, let estimate = records.oneRepMaximum {
      lines += Layout.hang(
        "  estimate   ",
        "\(HistoryView.tenths(estimate, best.load.unit)) for one rep, from \(text(best))",
        width: width)
    }
    return lines
  }

  func records(of exercise: Int) -> Records {
    Records(
      gym.histories[exercise].filter { $0.day <= gym.today },
      workSets: gym.coach(exercise).workSets)
  }

  /// An estimate to the tenth, which is more than it knows.
  static func tenths(_ weight: Weight, _ unit: WeightUnit) -> String {
    let tenths = roundedQuotient(weight.grains, unit.grain * 100)
    return Weight(thousandths: tenths * 100, unit).text(in: unit)
  }

  /// One line an exercise: sessions, last day, heaviest set, estimate.
  func overview() -> [String] {
    let rows = GlanceView.order(gym).flatMap(\.self).compactMap(overview)
    let titles = ["exercise", "sessions", "last", "heaviest", "one rep"]
    guard !rows.isEmpty else {
      let isArchived = gym.histories.contains { !$0.isEmpty }
      return isArchived
        ? Beginning.archived(gym, width: width)
        : Beginning.noSession(gym, width: width) ?? ["\(gym.logName) has no session yet"]
    }
    if width < 60 {
      return rows.flatMap { row in
        [
          row[0], "  \(row[1] == "1" ? "1 session" : "\(row[1]) sessions"), last \(row[2])",
          "  heaviest \(row[3]), one rep \(row[4])",
        ]
      }
    }
    let widths = titles.indices.map { column in
      min(30, ([titles] + rows).map { DisplayText.width(of: $0[column]) }.max() ?? 0) + 3
    }
    return ([titles] + rows).flatMap { row -> [String] in
      let name = Layout.wrap(row[0], widths[0] - 3)
      let rest = zip(row.dropFirst(), widths.dropFirst()).map { Layout.pad($0, $1) }.joined()
      return name.enumerated().map { index, part in
        Layout.trimmed(index == 0 ? Layout.pad(part, widths[0]) + rest : part)
      }
    }
  }

  private func overview(_ exercise: Int) -> [String]? {
    let sessions = gym.histories[exercise].filter { $0.day <= gym.today }
    guard let last = sessions.last else { return nil }
    let records = records(of: exercise)
    let unit = gym.unit(exercise)
    let heaviest = records.heaviest.map { "\($0.load.text(expecting: unit)) x \($0.reps)" } ?? "-"
    let estimate = records.oneRepMaximum.map {
      HistoryView.tenths($0, records.estimated?.load.unit ?? unit)
    }
    return [
      DisplayText.safe(gym.log.exercises[exercise].name), "\(sessions.count)",
      last.day.short(on: gym.today), heaviest, estimate ?? "-",
    ]
  }

  /// Tab-separated rows: date, exercise, line, sets.
  func plain(_ exercises: [Int]?) -> [String] {
    gym.log.visits.filter { $0.day <= gym.today }.flatMap { visit in
      visit.entries.filter { exercises?.contains($0.exercise) ?? true }.map { entry in
        [
          visit.day.text, gym.log.exercises[entry.exercise].name, "\(entry.line)",
          SetText.text(of: entry),
        ].map(DisplayText.safe).joined(separator: "\t")
      }
    }
  }
}

extension LogFile {
  /// The visits that hold an exercise, with its entry, in order of time.
  func visits(of exercise: Int) -> [(visit: Visit, entry: Entry)] {
    visits.flatMap { visit in
      visit.entries.filter { $0.exercise == exercise }.map { (visit, $0) }
    }
  }
}
