import ReversePyramid

/// What the reader remembers of an exercise while it goes down the file.
struct ExerciseState {
  /// The visit that holds its newest entry, and the entry; -1 where there is none.
  var visit = -1
  var entry = -1
  /// The visits that have an entry of it.
  var sessions = 0
  /// The lightest load of the visits before that one.
  var lightest: Load?
  /// The lightest load so far, of that visit too.
  var lightestNow: Load?
  /// The newest known load.
  var usual: Load?
  /// Whether it has loads that are no body weight.
  var hasOutside = false
  /// The line on which it was first named.
  var firstLine = 0
  /// Whether a block declares it.
  var isDeclared = false
  /// How many sets its newest entry began with.
  var setsOfEntry = 0
  /// The exercise whose entry came behind its newest one, or -1.
  var next = -1
  /// The bytes of the file that its newest entry begins with, through the colon.
  var head: Range<UInt32> = 0..<0
}

extension ExerciseState {
  /// Takes note of a new entry.
  mutating func open(_ entry: Int, of visit: Int, sets: Int) {
    lightest = lightestNow
    self.visit = visit
    self.entry = entry
    sessions += 1
    setsOfEntry = sets
  }

  /// Takes note of sets that name no bar.
  mutating func take(_ sets: [WorkSet]) {
    for set in sets { take(set, isBar: false) }
  }

  /// Takes note of what a set tells about loads.
  @inline(__always)
  mutating func take(_ set: WorkSet, isBar: Bool) {
    guard set.kind != .timed, let load = set.load else { return }
    if load.kind == .outside, !isBar { hasOutside = true }
    guard load.weight.grains > 0 else { return }
    usual = load
    if let lightest = lightestNow, lightest.weight.grains <= load.weight.grains { return }
    lightestNow = load
  }
}
