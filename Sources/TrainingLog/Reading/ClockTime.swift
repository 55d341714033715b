/// The time behind a date: `18:10`, `18.10`, `6:10pm`, `6pm`, `18:10-19:20`.
package enum ClockTime {
  /// Minutes after midnight as `18:10`.
  package static func text(_ minute: Int) -> String {
    [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Minutes after midnight, those of the end where it is named, and the index behind the time; nil
  /// where none stands there.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> (
    minute: Int, until: Int?, end: Int
  )? {
    guard let start = one(bytes, range) else { return nil }
    var end = start.end
    var last: Int?
    if bytes.at(end) == Ascii.dash, end < range.upperBound {
      guard let until = one(bytes, end + 1..<range.upperBound) else { return nil }
      end = until.end
      last = until.minute
    }
    guard end >= range.upperBound || bytes[end] == Ascii.space || bytes[end] == Ascii.comma else {
      return nil
    }
    let behind = min(bytes.at(end) == Ascii.comma ? end + 1 : end, range.upperBound)
    return (start.minute, last, behind)
  }

  private static func one(
    _ bytes: [UInt8],
    _ range: Range<Int>
  ) -> (minute: Int, end: Int)? {
    let end = range.upperBound
    var i = range.lowerBound
    var hour = 0
    while i < end, bytes[i].isDigit, i - range.lowerBound < 2 {
      hour = hour * 10 + bytes[i].digit
      i += 1
    }
    guard i > range.lowerBound else { return nil }
    var minutes = 0
    var hasMinutes = false
    if i + 2 < end, bytes[i] == Ascii.colon || bytes[i] == Ascii.dot, bytes[i + 1].isDigit,
      bytes[i + 2].isDigit
    {
      minutes = bytes[i + 1].digit * 10 + bytes[i + 2].digit
      hasMinutes = true
      i += 3
    }
    let word = bytes.skipSpaces(i)
    let half = word < end ? (bytes[word].lowered, bytes.at(word + 1).lowered) : (0, 0)
    let isHalf =
      (half.0 == UInt8(ascii: "a") || half.0 == UInt8(ascii: "p")) && half.1 == UInt8(ascii: "m")
      && word + 1 < end && !(word + 2 < end && bytes[word + 2].isWord)
    if isHalf {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.0 == UInt8(ascii: "p") ? 12 : 0)
      i = word + 2
    } else if !hasMinutes {
      return nil
    }
    guard hour < 24, minutes < 60, !(i < end && bytes[i].isDigit) else { return nil }
    return (hour * 60 + minutes, i)
  }
}
