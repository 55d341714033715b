import ReversePyramid

extension LogReader {
  /// Puts visits and exercises in order, warns of what is not plausible, and settles who is blocked.
  mutating func finish() {
    sortVisits()
    warnOfImplausible()
    warnOfBareBars()
    block()
    sortExercises()
    log.problems = problems.sorted(file: log.name, trial: RemedyTrial(self))
  }

  private mutating func sortVisits() {
    func isBefore(_ a: Visit, _ b: Visit) -> Bool {
      (a.day.number, a.minute, a.line) < (b.day.number, b.minute, b.line)
    }
    let isSorted = log.visits.indices.dropFirst().allSatisfy {
      !isBefore(log.visits[$0], log.visits[$0 - 1])
    }
    if !isSorted { log.visits.sort(by: isBefore) }
  }

  private mutating func block() {
    for number in strayLines {
      load(number - 1)
      guard let range = visible() else { continue }
      if let found = knownPrefix(range, ignoresSigns: true) {
        log.exercises[found.exercise].isBlocked = true
      }
      blockDeclared(range)
    }
    for number in strayTitles {
      load(number - 1)
      blockNamed(in: line.content)
    }
    guard blocksAll else { return }
    for index in log.exercises.indices { log.exercises[index].isBlocked = true }
  }

  /// Blocks the exercise behind the word that opens a block.
  private mutating func blockDeclared(_ range: Range<Int>) {
    let bytes = line.bytes
    guard bytes.reads("exercise", at: range.lowerBound) else { return }
    var start = range.lowerBound + 8
    while start < range.upperBound, bytes[start] == Ascii.space || bytes[start] == Ascii.colon {
      start += 1
    }
    guard start < range.upperBound,
      let found = knownPrefix(start..<range.upperBound, ignoresSigns: true)
    else { return }
    log.exercises[found.exercise].isBlocked = true
  }

  /// The start of a line, also of one that is not read as a whole.
  private mutating func visible() -> Range<Int>? {
    if line.bytes.isEmpty, line.number <= lines.count {
      let range = lines[line.number - 1].range
      line.bytes = Array(source[range.prefix(Limits.nameBytes * 2)])
      line.cells = []
    }
    let bare = strip(line.content)
    return bare.isEmpty ? nil : bare
  }

  /// Blocks every exercise whose name stands in a title.
  private mutating func blockNamed(in range: Range<Int>) {
    var i = range.lowerBound
    while i < range.upperBound {
      if let found = knownPrefix(i..<range.upperBound, ignoresSigns: true) {
        log.exercises[found.exercise].isBlocked = true
        i = found.end
      }
      while i < range.upperBound, line.bytes[i] != Ascii.space { i += 1 }
      i = line.bytes.skipSpaces(i)
    }
  }

  /// Numbers the exercises by their first appearance in the file; blocks were read first.
  private mutating func sortExercises() {
    let order = log.exercises.indices.sorted { a, b in
      (states[a].firstLine, a) < (states[b].firstLine, b)
    }
    guard !order.elementsEqual(log.exercises.indices) else { return }
    var numbers = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { numbers[old] = new }
    log.exercises = order.map { log.exercises[$0] }
    for visit in log.visits.indices {
      for entry in log.visits[visit].entries.indices {
        let old = log.visits[visit].entries[entry].exercise
        log.visits[visit].entries[entry].exercise = numbers[old]
      }
    }
  }
}
