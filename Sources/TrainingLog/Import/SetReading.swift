import ReversePyramid

/// The numbers of one set as an export has them, and the set they make.
struct SetReading {
  var kind: WorkSet.Kind = .unmarked
  var isFailure = false
  /// The load, signed where the export writes help as a negative number.
  var weight: ImportNumber?
  /// The unit of the load; nil where the export does not say.
  var unit: WeightUnit?
  var reps: ImportNumber?
  /// The reps as the file has them, for messages.
  var repsText = ""
  /// Reps of two sides.
  var sides: (left: Int, right: Int)?
  var distance: ImportNumber?
  /// Thousandths of a second.
  var time: Int64 = 0
  /// The rating of effort, as the file has it.
  var effort = ""
  var line: Int
  var start: Int

  init(_ cells: ExportCells) {
    line = cells.line
    start = cells.start
  }

  /// The numbers of the columns that most exports have; a unit, a time of another form or help
  /// written as a negative load is for the importer to add.
  init(measured cells: ExportCells) throws(RowError) {
    self.init(cells)
    weight = try cells.number(.weight)
    reps = try cells.number(.reps)
    repsText = cells[.reps]
    distance = try cells.number(.distance)
    time = try cells.number(.seconds)?.thousandths ?? 0
    effort = cells[.effort]
  }

  /// The set, with what is left to say about it; no set where the log has no place for what was
  /// done, which is counted.
  func set(_ report: inout ImportReport) throws(RowError) -> (set: LoggedSet?, note: String) {
    guard let count = reps?.whole ?? (reps == nil ? 0 : nil), count >= 0 else {
      throw RowError(message: "\"\(repsText)\" is no whole number of reps")
    }
    if count == 0, sides == nil { return (try timed(&report), "") }
    let reps = sides.map { min($0.left, $0.right) } ?? count
    let load = try load(report.unit)
    let most = sides.map { max($0.left, $0.right) } ?? count
    guard most <= (sides == nil ? Limits.reps : Limits.repsOfSide) else {
      report.skip("with more reps than a log takes, kept as a note", line: line)
      return (nil, "\(count) reps with \(load.text) \(load.unit.rawValue)")
    }
    if weight?.wasRounded ?? false { report.countRounded() }
    var set = LoggedSet(WorkSet(kind, load: load, reps: reps, line: line))
    set.sides = sides
    set.isFailure = isFailure
    set.effort = rating(&report)
    return (set, "")
  }

  private func load(_ bare: WeightUnit) throws(RowError) -> Load {
    let number = weight?.thousandths ?? 0
    let unit = unit ?? bare
    let kind: Load.Kind = number < 0 ? .body : .outside
    return Load(Weight(thousandths: number, unit), unit, kind: kind)
  }

  private func timed(_ report: inout ImportReport) throws(RowError) -> LoggedSet? {
    if (distance?.thousandths ?? 0) > 0 {
      report.skip("with a distance", line: line)
      return nil
    }
    let seconds = (time + 500) / 1000
    guard seconds > 0 else {
      report.skip("without reps", line: line)
      return nil
    }
    if seconds > 86_400 { throw RowError(message: "\(seconds) seconds, more than a day") }
    var set = LoggedSet(WorkSet(.timed, load: nil, reps: 0, line: line))
    set.seconds = Int(seconds)
    let load = try load(report.unit)
    if load.weight > .zero { set.note = "with \(load.text) \(load.unit.rawValue)" }
    return set
  }

  private func rating(_ report: inout ImportReport) -> UInt8? {
    guard !ImportText.trimmed(effort).isEmpty else { return nil }
    let tenths = ImportNumber(effort).map { $0.thousandths / 100 } ?? -1
    if tenths == 0 { return nil }
    guard (10...100).contains(tenths) else {
      let message = "\"\(effort)\" is no effort from 1 to 10"
      report.warn(message, line: line, start: start, hint: "the set is kept without it")
      return nil
    }
    return UInt8(tenths)
  }
}
