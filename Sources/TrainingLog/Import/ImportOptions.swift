public import ReversePyramid

/// What a lifter says about an export that the export does not say itself.
public struct ImportOptions: Sendable {
  /// The unit of loads that name none.
  public var unit: WeightUnit?
  /// Whether `03/04/25` is 3 April, where no date of the file settles it.
  public var isDayFirst: Bool?
  /// The lifter's own names of exercises.
  public var names: ExerciseMapping
  /// Seconds that the lifter's clock is ahead of UTC at a moment, in seconds since 1970.
  public var offset: @Sendable (Int) -> Int

  /// Makes options, the clock being UTC unless told otherwise.
  public init(
    unit: WeightUnit? = nil,
    isDayFirst: Bool? = nil,
    names: ExerciseMapping = ExerciseMapping(),
    offset: @escaping @Sendable (Int) -> Int = { _ in 0 }
  ) {
    self.unit = unit
    self.isDayFirst = isDayFirst
    self.names = names
    self.offset = offset
  }
}

/// What an export leaves open, so that it has to be asked.
public enum ImportQuestion: Sendable, Hashable {
  /// Whether bare loads are kilograms or pounds.
  case unit
  /// Whether a date such as `03/04/25` begins with the day.
  case dateOrder
}
