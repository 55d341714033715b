/// Weights as whole counts of 10^-11 kg, and the decimals a certificate writes them as.
enum Grains {
  static func of(_ unit: String) -> Int { unit == "lb" ? 45_359_237 : 100_000_000 }

  /// Reads `82.5` of a unit; at most three decimals are exact.
  static func read(_ text: String, _ unit: String) -> Int {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padded = fraction + String(repeating: "0", count: max(0, 3 - fraction.count))
    let thousandths = (Int(parts[0]) ?? 0) * 1000 + (Int(padded) ?? 0)
    return (isNegative ? -thousandths : thousandths) * of(unit)
  }

  /// The exact decimals, or those of the nearest hundredth where there are none.
  static func text(_ grains: Int, _ unit: String) -> String {
    let grain = of(unit)
    if grains % grain == 0 { return decimals(grains / grain) }
    let tenth = grain * 10
    let whole = (grains.magnitude + UInt(tenth / 2)) / UInt(tenth)
    return decimals((grains < 0 ? -1 : 1) * Int(whole) * 10)
  }

  static func decimals(_ thousandths: Int) -> String {
    let size = thousandths.magnitude
    let fraction = String(String(1000 + size % 1000).dropFirst()).trimmedZeros
    let number = fraction.isEmpty ? "\(size / 1000)" : "\(size / 1000).\(fraction)"
    return thousandths < 0 ? "-" + number : number
  }
}

extension String {
  fileprivate var trimmedZeros: String {
    var text = self
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}

/// A term of an amount as the book writes it: `2 step`, `half a step`, `last weight`.
struct PlainTerm {
  var isNegative: Bool
  var halves: Int
  /// Thousandths of a percent of it, where it is a percentage.
  var percent: Int?
  var name: String

  private static let units: Set = [
    "kg", "lb", "rep", "reps", "set", "sets", "session", "sessions", "day", "days",
  ]

  /// The terms of an amount, parted by signs with a space on both sides.
  static func terms(_ amount: String) -> [PlainTerm] {
    var terms: [PlainTerm] = []
    var words: [Substring] = []
    var isNegative = false
    for word in (amount + " +").split(separator: " ") {
      guard word == "+" || word == "-" else {
        words.append(word)
        continue
      }
      terms.append(PlainTerm(words.map(String.init), isNegative))
      words = []
      isNegative = word == "-"
    }
    return terms
  }

  private init(_ given: [String], _ isNegative: Bool) {
    var words = given
    if let share = words.first, share.hasSuffix("%") {
      percent = Grains.read(String(share.dropLast()), "kg") / Grains.of("kg")
      words.removeFirst(2)
    }
    self.isNegative = isNegative
    halves = 2
    name = words.joined(separator: " ")
    guard words.count > 1 else { return }
    if words[0] == "half" {
      halves = 1
      name = words.dropFirst(2).joined(separator: " ")
    } else if let times = Int(words[0]), !PlainTerm.units.contains(words[1]) {
      halves = times * 2
      name = words[1]
    }
  }
}
