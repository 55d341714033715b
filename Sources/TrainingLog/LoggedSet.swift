public import ReversePyramid

/// A set with what the coach does not ask about.
public struct LoggedSet: Sendable, Hashable {
  /// What the coach sees.
  public var set: WorkSet
  /// Whether the next rep was tried and failed.
  public var isFailure = false
  /// Effort in tenths: `@9.5` is 95.
  public var effort: UInt8?
  /// Reps in reserve.
  public var reserve: UInt8?
  /// Whether the load was written as `bar`.
  public var isBar = false
  /// Whether the set names its unit.
  public var namesUnit = false
  /// The note in brackets behind the set.
  public var note: String? {
    get { text.isEmpty ? nil : text }
    set { text = newValue ?? "" }
  }
  /// Reps left and right, in that order, where both were written.
  public var sides: (left: Int, right: Int)? {
    get { hasSides ? (Int(left), Int(right)) : nil }
    set {
      hasSides = newValue != nil
      left = UInt8(clamping: newValue?.left ?? 0)
      right = UInt8(clamping: newValue?.right ?? 0)
    }
  }
  /// Seconds, on a timed set.
  public var seconds: Int? {
    get { set.kind == .timed ? Int(time) : nil }
    set { time = UInt32(clamping: newValue ?? 0) }
  }

  private var hasSides = false
  private var left: UInt8 = 0
  private var right: UInt8 = 0
  private var time: UInt32 = 0
  private var text = ""
  /// The first display cell on its line and the cells it takes, for warnings.
  package var column: UInt16 = 0
  package var length: UInt8 = 0

  /// Makes a set.
  public init(_ set: WorkSet) { self.set = set }
}
