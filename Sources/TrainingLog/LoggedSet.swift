public import ReversePyramid

/// A set with what the coach does not ask about.
public struct LoggedSet: Sendable, Hashable {
  /// What the coach sees.
  public var set: WorkSet
  /// What it does not see, and most sets do not have.
  package var detail = SetDetail()

  /// Makes a set.
  public init(_ set: WorkSet) { self.set = set }

  init(_ set: WorkSet, _ detail: SetDetail) {
    self.set = set
    self.detail = detail
  }

  /// Whether the next rep was tried and failed.
  public var isFailure: Bool {
    get { detail.isFailure }
    set { detail.isFailure = newValue }
  }
  /// Effort in tenths: `@9.5` is 95.
  public var effort: UInt8? {
    get { detail.effort }
    set { detail.effort = newValue }
  }
  /// Reps in reserve.
  public var reserve: UInt8? {
    get { detail.reserve }
    set { detail.reserve = newValue }
  }
  /// Whether the load was written as `bar`.
  public var isBar: Bool {
    get { detail.isBar }
    set { detail.isBar = newValue }
  }
  /// Whether the set names its unit.
  public var namesUnit: Bool {
    get { detail.namesUnit }
    set { detail.namesUnit = newValue }
  }
  /// The note in brackets behind the set.
  public var note: String? {
    get { detail.text.isEmpty ? nil : detail.text }
    set { detail.text = newValue ?? "" }
  }
  /// Reps left and right, in that order, where both were written.
  public var sides: (left: Int, right: Int)? {
    get { detail.hasSides ? (Int(detail.left), Int(detail.right)) : nil }
    set {
      detail.hasSides = newValue != nil
      detail.left = UInt8(clamping: newValue?.left ?? 0)
      detail.right = UInt8(clamping: newValue?.right ?? 0)
    }
  }
  /// Seconds, on a timed set.
  public var seconds: Int? {
    get { set.kind == .timed ? Int(detail.time) : nil }
    set { detail.time = UInt32(clamping: newValue ?? 0) }
  }
}

/// What a set says beside its load and reps, and where it stands on its line.
package struct SetDetail: Sendable, Hashable {
  var isFailure = false
  var effort: UInt8?
  var reserve: UInt8?
  var isBar = false
  var namesUnit = false
  var hasSides = false
  var left: UInt8 = 0
  var right: UInt8 = 0
  var time: UInt32 = 0
  var text = ""
  /// The first display cell on its line, for warnings; 0 where the line is to be asked.
  var column: UInt16 = 0
  /// The cells it takes.
  var length: UInt8 = 0
}
