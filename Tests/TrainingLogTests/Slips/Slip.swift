/// A line with one slip of the thumb in it.
struct Slip: Sendable {
  /// What the thumb did.
  enum Kind: String, CaseIterable, Sendable {
    case delete, insert, neighbour, swap
  }

  var kind: Kind
  var line: String

  /// The keys of a phone: the letters, and the layer of digits and signs.
  private static let rows: [[Character]] = [
    Array("1234567890"), Array("-/:;()$&@\""), Array(".,?!'"),
    Array("qwertyuiop"), Array("asdfghjkl"), Array("zxcvbnm"),
  ]
  private static let keys = rows.flatMap(\.self) + [" "]

  /// The keys beside a key in its row, and above and below it in its layer.
  private static func neighbours(of key: Character) -> [Character] {
    let lower = Character(key.lowercased())
    guard let row = rows.firstIndex(where: { $0.contains(lower) }),
      let place = rows[row].firstIndex(of: lower)
    else { return key == " " ? Array(".,cvbnm") : [] }
    let layer = row < 3 ? 0..<3 : 3..<6
    return layer.filter { abs($0 - row) <= 1 }.flatMap { other in
      let reach = other == row ? [place - 1, place + 1] : [place - 1, place, place + 1]
      return reach.filter { rows[other].indices.contains($0) }.map { rows[other][$0] }
    }
  }

  /// Every slip that leaves a line that differs: each key lost, hit beside, or swapped with the
  /// next, and each key of the phone hit besides in each place.
  static func all(of line: String) -> [Slip] {
    let meant = Array(line)
    var slips: [Slip] = []
    func add(_ kind: Kind, _ range: Range<Int>, _ keys: [Character]) {
      var typed = meant
      typed.replaceSubrange(range, with: keys)
      if typed != meant { slips.append(Slip(kind: kind, line: String(typed))) }
    }
    for place in meant.indices {
      add(.delete, place..<(place + 1), [])
      for key in neighbours(of: meant[place]) { add(.neighbour, place..<(place + 1), [key]) }
      if place + 1 < meant.count {
        add(.swap, place..<(place + 2), [meant[place + 1], meant[place]])
      }
    }
    for place in 0...meant.count {
      for key in keys { add(.insert, place..<place, [key]) }
    }
    return slips
  }
}
