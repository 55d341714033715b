import ReversePyramid

/// When a workout began, by the clock on the wall; exports of this kind know no time zone.
struct ImportDate: Sendable, Hashable {
  /// The day.
  var day: Day
  /// Seconds after midnight, where the text has a time.
  var second: Int?

  /// Reads `2026-10-05 18:10:00`, `2026-10-05T18:10`, `2026-10-05 6:10:00 PM` or the day alone.
  init?(_ text: String) {
    let words = ImportText.spaced(text).split(whereSeparator: { $0 == " " || $0 == "T" })
    guard let first = words.first, words.count <= 3, let day = Day(String(first)) else {
      return nil
    }
    guard (1970...2099).contains(day.date.year) else { return nil }
    self.day = day
    guard words.count > 1 else { return }

    let fields = words[1].split(separator: ":", omittingEmptySubsequences: false).map {
      $0.count <= 2 && $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil
    }
    guard (2...3).contains(fields.count), var hour = fields[0], let minute = fields[1],
      let second = fields.count == 3 ? fields[2] : 0
    else { return nil }
    if words.count == 3 {
      guard (1...12).contains(hour) else { return nil }
      switch words[2].lowercased() {
      case "am": hour %= 12
      case "pm": hour = hour % 12 + 12
      default: return nil
      }
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    self.second = hour * 3600 + minute * 60 + second
  }
}
