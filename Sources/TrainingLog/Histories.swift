public import ReversePyramid

extension LogFile {
  /// The sessions of every exercise, parallel to `exercises`, each in order of time.
  ///
  /// - Complexity: O(n) in the sets of the log.
  public func histories() -> [[Session]] {
    var counts = [Int](repeating: 0, count: exercises.count)
    for visit in visits.indices {
      for place in visits[visit].entries.indices {
        let exercise = visits[visit].entries[place].exercise
        if counts.indices.contains(exercise) { counts[exercise] += 1 }
      }
    }
    var result = counts.map { count in
      var sessions: [Session] = []
      sessions.reserveCapacity(count)
      return sessions
    }
    for visit in visits {
      for entry in visit.entries where counts.indices.contains(entry.exercise) {
        result[entry.exercise].append(LogFile.session(entry, of: visit))
      }
    }
    return result
  }

  /// The sessions of one exercise as the coach sees them, in order of time.
  ///
  /// - Complexity: O(n) in the entries of the log.
  public func sessions(of exercise: Int) -> [Session] {
    var result: [Session] = []
    for visit in visits {
      for entry in visit.entries where entry.exercise == exercise {
        result.append(LogFile.session(entry, of: visit))
      }
    }
    return result
  }

  /// One entry as the coach sees it.
  package static func session(_ entry: Entry, of visit: Visit) -> Session {
    Session(
      day: visit.day,
      minute: visit.minute,
      title: visit.title,
      mark: visit.mark?.session,
      sets: entry.work,
      line: entry.line
    )
  }
}
