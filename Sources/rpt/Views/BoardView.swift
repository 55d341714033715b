import ReversePyramid
import TrainingLog

/// One exercise's board with what stands around it.
struct BoardEntry {
  var name: String
  var category: String?
  var title: String
  var unit: WeightUnit
  var board: Board?
  /// What to load, where the log names plates.
  var plates: BoardPlates?
  /// Whether each set says what to load.
  var showsPlates: Bool

  init(_ exercise: Int, in gym: Gym, showsPlates: Bool = false) {
    self.init(
      exercise, gym.isBlocked(exercise) ? nil : gym.board(exercise), in: gym,
      showsPlates: showsPlates)
  }

  init(_ exercise: Int, _ board: Board?, in gym: Gym, showsPlates: Bool = false) {
    let logged = gym.log.exercises[exercise]
    name = logged.name
    category = logged.category
    title = gym.lastVisit(exercise)?.title ?? ""
    unit = gym.unit(exercise)
    self.board = board
    self.showsPlates = showsPlates
    let asks = showsPlates || board?.openSession != nil
    plates = asks ? board.flatMap { BoardPlates($0, logged.loads) } : nil
  }

  /// What a set that is not done yet says to load, where plates were asked for.
  func plates(of decision: Decision) -> String? {
    guard showsPlates, let plates, plates.open.contains(decision.set),
      let loading = plates.loading(of: decision.set)
    else { return nil }
    return plates.words(loading)
  }
}

/// The board of an exercise as lines.
struct BoardView {
  var log: String
  var width: Int
  var showsAll: Bool
  var paint: Paint

  func lines(_ entry: BoardEntry) -> [String] {
    let name = DisplayText.safe(entry.name)
    guard let board = entry.board else {
      return [paint.bold(name)]
        + Layout.hang("  ", "No target: an error in the log touches it.", width: width)
    }
    let decisions = showsAll ? board.allDecisions : board.decisions
    var lines = width < 60 ? stacked(name, decisions, entry) : table(name, decisions, entry)
    if let next = BoardPlates.next(board, entry.unit, entry.plates) {
      lines += Layout.hang("  ", next, width: width)
    }
    if entry.showsPlates, let plates = entry.plates {
      lines += plates.notes.flatMap { Layout.hang("  plates  ", $0, width: width) }
    }
    if !showsAll { lines += offBoard(board) }
    for remark in board.remarks where remark.isForBoard {
      lines += Layout.hang("  note  ", remark.words(log: log), width: width)
    }
    return lines
  }

  /// Sets that were last done long ago: a few by name, the rest counted.
  private func offBoard(_ board: Board) -> [String] {
    let lines = board.offBoard.compactMap { decision in
      decision.last.map { "  set \(decision.set), last done \($0.day.short(on: board.today))" }
    }
    guard lines.count > BoardView.mostOffBoard + 1 else { return lines }
    return lines.prefix(BoardView.mostOffBoard)
      + ["  and \(lines.count - BoardView.mostOffBoard) more sets: --all"]
  }

  private static let mostOffBoard = 3

  private func table(_ name: String, _ decisions: [Decision], _ entry: BoardEntry) -> [String] {
    let targets = decisions.map { BoardView.loadWidth($0.done?.load ?? $0.target.load, entry.unit) }
    let lasts = decisions.map { BoardView.loadWidth($0.last?.load, entry.unit) }
    let pads = (target: (targets.max() ?? 0) + 2, last: (lasts.max() ?? 0) + 2)
    let cells = decisions.map { row($0, entry.unit, pads) }
    func column(_ index: Int, least: Int) -> Int {
      max(least, cells.map { DisplayText.width(of: $0[index]) }.max() ?? 0) + 3
    }
    let widths = [column(1, least: 12), column(2, least: 6), column(3, least: 9)]
    var lines = heading(name, entry)
    lines.append(
      "  set   " + Layout.pad("target", widths[0]) + Layout.pad("change", widths[1])
        + Layout.pad("last time", widths[2]) + "why"
    )
    for (row, decision) in zip(cells, decisions) {
      let target = paint.bold(row[1]) + Layout.spaces(widths[0] - DisplayText.width(of: row[1]))
      let head = Layout.pad(row[0], 8)
      let rest = Layout.pad(row[2], widths[1]) + Layout.pad(row[3], widths[2])
      let indent = 8 + widths.reduce(0, +)
      for (index, line) in Layout.wrap(row[4], width - 2 - indent).enumerated() {
        lines.append(
          Layout.trimmed(index == 0 ? head + target + rest + line : Layout.spaces(indent) + line)
        )
      }
      if let plates = entry.plates(of: decision) {
        lines += Layout.hang("        ", plates, width: width)
      }
    }
    return lines
  }

  /// The cells of a row: set, target, change, last time, why.
  private func row(
    _ decision: Decision, _ unit: WeightUnit, _ pads: (target: Int, last: Int) = (0, 0)
  ) -> [String] {
    let number = Layout.padLeft("\(decision.set)", 4)
    let last = decision.last.map { BoardView.cell($0.load, "\($0.reps)", unit, pads.last) } ?? "-"
    let advised = BoardView.cell(
      decision.target.load, decision.target.repsText, unit, pads.target)
    guard let done = decision.done else {
      return [number, advised, decision.changeText, last, decision.because]
    }
    guard done.load != nil else {
      return [
        number, "-", "skipped", last, "Skipped today; the target was \(oneLine(decision, unit)).",
      ]
    }
    let did = BoardView.cell(done.load, "\(done.reps)", unit, pads.target)
    return [number, did, "done", last, "Done today; the target was \(oneLine(decision, unit))."]
  }

  private func oneLine(_ decision: Decision, _ unit: WeightUnit) -> String {
    decision.target.text(expecting: unit)
  }

  private static func loadWidth(_ load: Load?, _ unit: WeightUnit) -> Int {
    max(4, (load?.text(expecting: unit) ?? "pick").utf8.count)
  }

  private static func cell(_ load: Load?, _ reps: String, _ unit: WeightUnit, _ width: Int)
    -> String
  {
    Layout.pad(load?.text(expecting: unit) ?? "pick", width) + "x " + reps
  }

  private func heading(_ name: String, _ entry: BoardEntry) -> [String] {
    let about = "   " + context(entry)
    let unit = entry.unit.rawValue
    let used = DisplayText.width(of: name) + DisplayText.width(of: about)
    guard used + 3 + unit.count <= width else {
      return Layout.wrap(name, width).map(paint.bold)
        + Layout.hang("  ", "\(context(entry)), \(unit)", width: width)
    }
    let gap = max(3, min(width, 73) - unit.count - used)
    return [paint.bold(name) + about + Layout.spaces(gap) + unit]
  }

  private func context(_ entry: BoardEntry) -> String {
    var parts = [entry.category, entry.title.isEmpty ? nil : DisplayText.safe(entry.title)]
      .compactMap(\.self)
    if let board = entry.board {
      if board.openSession != nil {
        parts.append("today, open")
      } else if let last = board.lastSession {
        parts.append("last \(last.short(on: board.today))")
      } else {
        parts.append("no session yet")
      }
    }
    return parts.dropFirst().reduce(parts.first ?? "") { $0 + ", " + $1 }
  }

  private func stacked(_ name: String, _ decisions: [Decision], _ entry: BoardEntry) -> [String] {
    var lines = Layout.wrap(name.uppercased(), width)
    for decision in decisions {
      let row = row(decision, entry.unit)
      let target =
        decision.done?.load.map { "\($0.text(expecting: entry.unit)) x" }
        .map { "\($0) \(decision.done?.reps ?? 0)" } ?? oneLine(decision, entry.unit)
      lines.append("\(decision.set)   " + Layout.pad(target, 12) + row[2])
      if let last = decision.last {
        lines.append("    last \(last.load.text(expecting: entry.unit)) x \(last.reps)")
      }
      lines += Layout.hang("    ", row[4], width: width)
      if let plates = entry.plates(of: decision) {
        lines += Layout.hang("    ", plates, width: width)
      }
    }
    return lines
  }
}

/// Colour that only decorates words that already say it.
struct Paint {
  var isOn: Bool

  func bold(_ text: String) -> String { isOn ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
