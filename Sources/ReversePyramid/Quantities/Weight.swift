/// An exact weight, or a difference of two, as a whole count of 10^-11 kg.
///
/// Both 0.001 kg and 0.001 lb are whole in this count, so kilograms and pounds compare and add
/// without rounding. Arithmetic saturates instead of trapping.
public struct Weight: Sendable, Hashable, Comparable, Codable {
  /// The count of 10^-11 kg.
  public var grains: Int64

  /// The largest magnitude that a log or a book may state: 999,999.999 of a unit.
  public static let largestThousandths: Int64 = 999_999_999

  /// Nothing at all.
  public static let zero = Weight(grains: 0)

  /// Makes a weight from a count of 10^-11 kg.
  public init(grains: Int64) { self.grains = grains }

  /// Makes a weight from thousandths of a unit: 82.5 kg is `Weight(thousandths: 82_500, .kg)`.
  public init(thousandths: Int64, _ unit: WeightUnit) {
    let (product, overflow) = thousandths.multipliedReportingOverflow(by: unit.grain)
    grains = overflow ? (thousandths < 0 ? .min : .max) : product
  }

  /// Orders weights by how heavy they are.
  public static func < (a: Weight, b: Weight) -> Bool { a.grains < b.grains }

  /// Adds two weights, saturating at the ends of the range.
  public static func + (a: Weight, b: Weight) -> Weight {
    let (sum, overflow) = a.grains.addingReportingOverflow(b.grains)
    return Weight(grains: overflow ? (b.grains < 0 ? .min : .max) : sum)
  }

  /// Subtracts a weight, saturating at the ends of the range.
  public static func - (a: Weight, b: Weight) -> Weight {
    let (difference, overflow) = a.grains.subtractingReportingOverflow(b.grains)
    return Weight(grains: overflow ? (b.grains > 0 ? .min : .max) : difference)
  }

  /// The weight in thousandths of a unit, or nil where it is not a whole number of them.
  public func thousandths(in unit: WeightUnit) -> Int64? {
    grains % unit.grain == 0 ? grains / unit.grain : nil
  }

  /// The nearest whole number of thousandths of a unit; halves go away from zero.
  public func nearestThousandths(in unit: WeightUnit) -> Int64 {
    roundedQuotient(grains, unit.grain)
  }
}

/// Divides and rounds to the nearest whole number; halves go away from zero.
package func roundedQuotient(_ value: Int64, _ divisor: Int64) -> Int64 {
  let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
  guard rest != 0, rest.magnitude >= divisor.magnitude - rest.magnitude else { return quotient }
  return quotient + ((value < 0) == (divisor < 0) ? 1 : -1)
}

extension Weight {
  /// The number alone, as exact decimals: `82.5`; to the hundredth where it is not exact in the unit.
  public func text(in unit: WeightUnit) -> String {
    guard let exact = thousandths(in: unit) else {
      return decimalText(thousandths: roundedQuotient(grains, unit.grain * 10) * 10)
    }
    return decimalText(thousandths: exact)
  }
}

/// Prints thousandths as a decimal without trailing zeros: 82500 is `82.5`.
package func decimalText(thousandths: Int64) -> String {
  let whole = thousandths.magnitude / 1000
  var rest = thousandths.magnitude % 1000
  var text = (thousandths < 0 ? "-" : "") + String(whole)
  guard rest > 0 else { return text }
  text += "."
  var scale: UInt64 = 100
  while rest > 0 {
    text += String(rest / scale)
    rest %= scale
    scale /= 10
  }
  return text
}
