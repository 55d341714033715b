import ReversePyramid

/// When a workout began, by the clock on the wall.
struct ImportDate: Sendable, Hashable {
  /// The day.
  var day: Day
  /// Seconds after midnight, where the text has a time.
  var second: Int?

  /// Makes a date.
  init(day: Day, second: Int?) {
    self.day = day
    self.second = second
  }

  /// Reads `2026-10-05 18:10:00`, `2026/10/05`, `2026-10-05T18:10:00.000Z`, `7 Apr 2026, 10:14`,
  /// `Jun 3, 2026, 4:13 PM`, `3 févr. 2026, 18:00`; nil where the text is anything else.
  ///
  /// A time in UTC becomes that of the wall; without a zone it is that already.
  init?(_ text: String, offset: (Int) -> Int = { _ in 0 }) {
    var words = Self.words(text)
    guard let day = Self.takeDay(&words), (1970...2099).contains(day.date.year) else { return nil }
    self.day = day
    guard !words.isEmpty else { return }
    let isUTC = Self.takeZone(&words)
    guard let second = Self.clock(words) else { return nil }
    self.second = second
    guard isUTC else { return }
    let moment = day.number * 86_400 + second
    let wall = moment + offset(moment)
    let start = wall >= 0 ? wall / 86_400 : (wall - 86_399) / 86_400
    self.day = Day(number: start)
    self.second = wall - start * 86_400
  }

  /// Seconds after midnight of `18:10`, `18:10:59`, `6:10 PM`.
  static func clock(_ text: String) -> Int? { clock(words(text)) }

  /// The words of a date in lower case, without the commas, points and particles between them.
  private static func words(_ text: String) -> [String] {
    var line = ImportText.spaced(text).lowercased()
    for mark in ["年", "月", "/"] where line.contains(mark) {
      line = String(line.map { String($0) == mark ? "-" : $0 })
    }
    let parts = line.split { " ,日".contains($0) }.flatMap { word -> [Substring] in
      // `T` parts a day from a time, and only there.
      guard let mark = word.firstIndex(of: "t"), word.first?.isNumber ?? false,
        word[word.index(after: mark)...].first?.isNumber ?? false
      else { return [word] }
      return [word[..<mark], word[word.index(after: mark)...]]
    }
    var words = parts.map { part in
      let bare = part.last == "." ? part.dropLast() : part
      return bare == "a.m" ? "am" : bare == "p.m" ? "pm" : String(bare)
    }
    words.removeAll { ["de", "del", "at", "um", "kl", "в", "г"].contains($0) }
    for half in ["a", "p"] where words.suffix(2) == [half, "m"] {
      words.replaceSubrange(words.count - 2..<words.count, with: [half + "m"])
    }
    return words
  }

  /// Takes the words of a day off the front.
  private static func takeDay(_ words: inout [String]) -> Day? {
    guard let first = words.first else { return nil }
    let numbers = first.split(separator: "-", omittingEmptySubsequences: false).map(number)
    if numbers.count == 3 {
      guard let year = numbers[0], let month = numbers[1], let day = numbers[2], year > 999 else {
        return nil
      }
      words.removeFirst()
      return Day(year: year, month: month, day: day)
    }
    if MonthNames.isWeekday(first) { words.removeFirst() }
    guard words.count >= 3 else { return nil }
    let parts = [words[0], words[1], words[2]]
    guard let place = parts.firstIndex(where: { MonthNames.month($0) != nil }), place < 2,
      let month = MonthNames.month(parts[place]), let day = number(parts[1 - place]),
      let year = number(parts[2]), year > 999
    else { return nil }
    words.removeFirst(3)
    return Day(year: year, month: month, day: day)
  }

  /// Takes a mark of UTC off the end.
  private static func takeZone(_ words: inout [String]) -> Bool {
    guard let last = words.last else { return false }
    if ["gmt", "gmt+0000"].contains(last) {
      words.removeLast()
      return true
    }
    guard last.hasSuffix("z"), last.dropLast().last?.isNumber ?? false else { return false }
    words[words.count - 1] = String(last.dropLast())
    return true
  }

  private static func clock(_ words: [String]) -> Int? {
    guard let time = words.first, words.count <= 2 else { return nil }
    // A part of a second orders nothing that a log could hold.
    let parts = time.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, number(String(parts[1])) == nil { return nil }
    let fields = parts[0].split(separator: ":", omittingEmptySubsequences: false).map {
      $0.count <= 2 ? number($0) : nil
    }
    guard (2...3).contains(fields.count), var hour = fields[0], let minute = fields[1],
      let second = fields.count == 3 ? fields[2] : 0
    else { return nil }
    if words.count == 2 {
      guard (1...12).contains(hour) else { return nil }
      switch words[1] {
      case "am": hour %= 12
      case "pm": hour = hour % 12 + 12
      default: return nil
      }
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }
}
