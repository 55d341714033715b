// The names of cases are their raw values, so that `==` compares text; these compare as numbers.

extension Load.Kind {
  /// Its place among the cases.
  @inline(__always)
  var code: UInt8 {
    switch self {
    case .outside: 0
    case .body: 1
    }
  }
}

extension WeightUnit {
  /// Its place among the cases.
  @inline(__always)
  var code: UInt8 {
    switch self {
    case .kg: 0
    case .lb: 1
    }
  }
}
