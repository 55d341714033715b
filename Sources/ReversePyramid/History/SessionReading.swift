/// How the sets of one session were read: which is set one, which number each has, which count.
public struct SessionReading: Sendable, Hashable {
  /// How one set was read.
  public struct Place: Sendable, Hashable {
    /// The number of the set; nil on warm-ups, drop sets and timed sets.
    public var number: Int?
    /// What the set counts as.
    public var role: Role
    /// Why the set is no evidence, where it has a number, was done, and is none.
    public var exclusion: Exclusion?
  }

  /// What a set counts as.
  public enum Role: String, Sendable, Hashable, Codable {
    case work, warmup, drop, burnout, timed, skip
    /// An unmarked set that rises to set one, read as a warm-up.
    case ramp
  }

  /// Why a set that was done is no evidence.
  public enum Exclusion: String, Sendable, Hashable, Codable {
    /// Heavier than set one of its day.
    case heavierThanSetOne
    /// Set one of its day was skipped.
    case setOneSkipped
    /// Set one of its day was another kind of load.
    case otherKindOfLoad
    /// Its session is marked deload.
    case deload
    /// Its session is marked sick.
    case sick
  }

  /// One place a set, in file order.
  public var places: [Place]
  /// The index of set one among the sets, where it was done.
  public var setOne: Int?
  /// Whether the session holds a work set, without which it is no session of the exercise.
  public var hasWorkSet: Bool

  /// Whether sets need no reading: all unmarked, of one kind, and none heavier than the first; then
  /// they are sets one, two, three and so on, and all evidence.
  ///
  /// Those past the work sets are burnouts, which are numbered on.
  static func isPlain(_ sets: [WorkSet]) -> Bool {
    guard let first = sets.first?.load else { return false }
    for set in sets {
      guard set.kind == .unmarked, let load = set.load, load.kind.code == first.kind.code,
        load.weight <= first.weight
      else { return false }
    }
    return true
  }

  /// Whether the session, marked or not, counts as one of the exercise that evidence comes from.
  public func counts(_ session: Session) -> Bool { hasWorkSet && session.mark == nil }
}

extension SessionReading {
  /// Reads the sets of a session.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - workSets: The number of work sets of the exercise; nil where a book has none.
  /// - Complexity: O(n) in the sets.
  public init(_ session: Session, workSets: Int?) {
    self.init(sets: session.sets, mark: session.mark, workSets: workSets)
  }

  init(sets: [WorkSet], mark: Session.Mark?, workSets: Int?) {
    places = []
    places.reserveCapacity(sets.count)
    hasWorkSet = false
    let top = SessionReading.top(of: sets)
    setOne = top?.index
    var next = 1
    // Marked burnouts follow the work sets wherever they stand, and extra sets follow them.
    var nextBurnout = workSets.map { $0 + 1 } ?? .max
    var nextExtra = workSets.map { $0 + 1 + sets.count { $0.kind == .burnout } } ?? .max
    for (index, set) in sets.enumerated() {
      var place = Place(number: nil, role: .work, exclusion: nil)
      switch set.kind {
      case .warmup: place.role = .warmup
      case .drop: place.role = .drop
      case .timed: place.role = .timed
      case .burnout:
        place.role = .burnout
        if workSets != nil {
          place.number = nextBurnout
          nextBurnout += 1
        }
      case .skipped, .unmarked:
        if let top, index < top.index, set.kind == .unmarked {
          place.role = .ramp
          break
        }
        let isPast = next > workSets ?? .max
        place.role = set.kind == .skipped ? .skip : isPast ? .burnout : .work
        place.number = isPast ? nextExtra : next
        if isPast { nextExtra += 1 }
        next += 1
        if place.role == .work { hasWorkSet = true }
      }
      if place.number != nil, set.kind != .skipped {
        place.exclusion = SessionReading.exclusion(of: set, under: top?.load, mark: mark)
      }
      places.append(place)
    }
  }

  /// Set one: the first set with the top weight of the longest non-falling run at the start.
  private static func top(of sets: [WorkSet]) -> (index: Int, load: Load)? {
    var top: (index: Int, load: Load)?
    for (index, set) in sets.enumerated() {
      if set.kind == .skipped { break }
      guard set.kind == .unmarked, let load = set.load else { continue }
      guard let reached = top else {
        top = (index, load)
        continue
      }
      guard load.kind == reached.load.kind, load.weight >= reached.load.weight else { break }
      if load.weight > reached.load.weight { top = (index, load) }
    }
    return top
  }

  private static func exclusion(of set: WorkSet, under top: Load?, mark: Session.Mark?)
    -> Exclusion?
  {
    switch mark {
    case .deload: return .deload
    case .sick: return .sick
    case nil: break
    }
    guard let top, let load = set.load else { return .setOneSkipped }
    if load.kind != top.kind { return .otherKindOfLoad }
    return load.weight > top.weight ? .heavierThanSetOne : nil
  }
}
