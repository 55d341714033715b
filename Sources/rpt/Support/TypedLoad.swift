import ReversePyramid

extension Load {
  /// Reads a load as it is typed: `82.5`, `82.5kg`, `bw+10`; nil where it is none.
  init?(typed: String, _ unit: WeightUnit) {
    // A comma between digits is a decimal point here, where only one number is asked for.
    var text = typed.lowercased().filter { $0 != " " }.replacing(",", with: ".")
    var unit = unit
    for named in WeightUnit.allCases where text.hasSuffix(named.rawValue) {
      unit = named
      text.removeLast(2)
    }
    var kind = Load.Kind.outside
    if text.hasPrefix("bw") {
      kind = .body
      text.removeFirst(2)
      if text.isEmpty {
        self.init(.zero, unit, kind: .body)
        return
      }
      if text.hasPrefix("+") { text.removeFirst() }
    }
    let isNegative = text.hasPrefix("-")
    if isNegative { text.removeFirst() }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...6).contains(whole.count) else { return nil }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard fraction.count <= 3, (whole + fraction).utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int64(whole + fraction + String(repeating: "0", count: 3 - fraction.count))
    else { return nil }
    self.init(Weight(thousandths: isNegative ? -number : number, unit), unit, kind: kind)
  }
}
