import ReversePyramid

extension LogWriter {
  /// Writes more sets on the last line of the file, where that is an entry without a line end.
  ///
  /// - Parameters:
  ///   - typed: The sets in any accepted notation.
  ///   - name: The exercise of the entry, in full.
  ///   - namesUnits: Whether units that were typed are kept where a bare load would do.
  /// - Returns: What is written, and the log with it; nil where the file does not end so.
  /// - Throws: An ``AppendRefusal`` where the sets have an error.
  public func continuation(_ typed: String, of name: String, namesUnits: Bool = true)
    throws(AppendRefusal) -> LogAppend?
  {
    guard let last = bytes.last, last != Ascii.newline, last != Ascii.carriageReturn,
      let old = lastEntry(log, name), old.sets.last?.set.line == linesBefore,
      old.noteLines.last != linesBefore
    else { return nil }
    func read(_ sets: String) throws(AppendRefusal) -> (LogAppend, Entry) {
      let text = ", " + sets
      let read = LogFile.read(bytes + Array(text.utf8), name: log.name, today: today)
      let errors = read.problems.filter { $0.severity == .error }
      guard errors.count <= log.problems.count(where: { $0.severity == .error }),
        var entry = lastEntry(read, name), entry.sets.count > old.sets.count
      else {
        throw AppendRefusal(
          problems: errors.filter { $0.place.line >= linesBefore }
            .map { LogWriter.typed($0, above: linesBefore) }, message: "this is no set")
      }
      entry.sets.removeFirst(old.sets.count)
      entry.notes.removeFirst(min(old.notes.count, entry.notes.count))
      return (
        LogAppend(text: text, log: read, linesBefore: linesBefore - 1, opensSession: false), entry
      )
    }
    let (_, meant) = try read(typed)
    for naming in UnitNaming.ways(namesUnits, unit: unit(of: name)) {
      var entry = meant
      entry.sets = naming.applied(to: meant.sets)
      guard let (append, got) = try? read(SetText.text(of: entry, spaced: style.isSpaced)) else {
        continue
      }
      if SetValues.isSame(got, meant) { return append }
    }
    throw AppendRefusal(problems: [], message: "this cannot be written so that it reads back")
  }

  /// The entry of an exercise in the session at the end of a file.
  private func lastEntry(_ log: LogFile, _ name: String) -> Entry? {
    log.visits.max { $0.line < $1.line }?.entries.first { log.exercises[$0.exercise].name == name }
  }
}
