import ReversePyramid

/// The board as tab-separated rows: exercise, set, weight, unit, reps, reps_to, change, last weight,
/// last reps, rule, sentence; with `--plates` the plates behind them.
enum PlainView {
  static func rows(_ entry: BoardEntry, showsAll: Bool) -> [String] {
    guard let board = entry.board else { return [] }
    let decisions = showsAll ? board.allDecisions : board.decisions
    return decisions.map { decision in
      let unit = decision.unit
      var cells: [String] = [
        entry.name, "\(decision.set)", decision.target.load?.text ?? "", unit.rawValue,
        "\(decision.target.reps)", "\(decision.target.repsTo)",
        decision.change?.text(in: unit) ?? "", decision.last?.load.text ?? "",
        decision.last.map { "\($0.reps)" } ?? "", decision.rule, decision.because,
      ]
      if entry.showsPlates {
        let loading = decision.done == nil ? entry.plates?.loading(of: decision.set) : nil
        cells.append(entry.plates?.text(loading?.plates ?? []) ?? "")
      }
      return cells
    }.map(line)
  }

  /// Rows as lines, each cell safe for a terminal.
  static func lines(_ rows: [[String]]) -> [String] { rows.map(line) }

  private static func line(_ cells: [String]) -> String {
    cells.map(DisplayText.safe).joined(separator: "\t")
  }
}

/// The board as sentences, one set a line, for a screen reader.
enum ReadView {
  static func lines(_ entry: BoardEntry, showsAll: Bool, log: String) -> [String] {
    let name = DisplayText.safe(entry.name)
    guard let board = entry.board else {
      return ["\(name): no target, an error in the log touches it."]
    }
    let decisions = showsAll ? board.allDecisions : board.decisions
    let count = counted(decisions.count, "set")
    let next = BoardPlates.next(board, entry.unit, entry.plates).map { ["N\($0.dropFirst())."] }
    let sets = decisions.map { decision in
      sentence(decision) + (entry.plates(of: decision).map { " Load \($0)." } ?? "")
    }
    return ["\(name), \(count)."] + sets + (next ?? [])
      + board.remarks.filter(\.isForBoard).map { $0.words(log: log) }
  }

  private static func sentence(_ decision: Decision) -> String {
    var text = "Set \(decision.set): "
    if let done = decision.done {
      text +=
        done.load.map { "done, \(Spoken.load($0)) for \(done.reps). Target was " }
        ?? "skipped. Target was "
    }
    text += decision.target.load.map(Spoken.load) ?? "a weight you pick"
    text += ", \(Spoken.reps(decision.target)). "
    if let change = decision.change, let last = decision.last {
      let size = Weight(grains: Int64(clamping: change.grains.magnitude))
      let unit = decision.unit
      let isForeign = last.load.unit != unit && last.load.weight != .zero
      let number = size.text(in: unit) + (isForeign ? unit == .kg ? " kilograms" : " pounds" : "")
      text +=
        change == .zero
        ? "The same as last time, \(counted(last.reps, "rep")) then. "
        : "\(number) \(change > .zero ? "more" : "less") than last time, "
          + "\(Spoken.load(last.load)) for \(last.reps). "
    }
    return text + decision.because
  }
}
