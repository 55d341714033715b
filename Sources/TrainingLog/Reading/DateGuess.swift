import ReversePyramid

/// The days that a line may mean which looks like a date and is not read as one.
struct DateGuess {
  let bytes: [UInt8]
  let today: Day
  /// The day of the session above.
  let above: Day?

  /// A day and what speaks for it, with the index behind the text that names it.
  struct Meaning {
    var day: Day
    var end: Int
    var comment: String
  }

  /// The meanings of a range that starts with what could be a date, best first.
  func meanings(_ range: Range<Int>) -> [Meaning] {
    let end = range.upperBound
    let word = letters(range.lowerBound, end)
    let text = bytes.lowercased(range.lowerBound..<word)
    if text == "today" { return [Meaning(day: today, end: word, comment: "today")] }
    if text == "yesterday" { return [Meaning(day: today + -1, end: word, comment: "yesterday")] }
    if let weekday = DateLine.weekdayName(bytes, range) {
      let next = skip(range.lowerBound + weekday.length, end, signs: ".,")
      let named = dated(next..<end)
      let fitting = named.filter { DateLine.weekdayIndex($0.day) == weekday.index }
      if let sure = fitting.first ?? named.first { return fitting.isEmpty ? named : [sure] }
      return [near(weekday.index, end: range.lowerBound + weekday.length)]
    }
    return dated(range)
  }

  /// The nearest such weekday behind the session above, or before today.
  private func near(_ weekday: Int, end: Int) -> Meaning {
    if let above {
      let days = (weekday - DateLine.weekdayIndex(above) + 6) % 7 + 1
      let day = above + days
      if day <= today { return Meaning(day: day, end: end, comment: "after \(above.text)") }
    }
    let back = (DateLine.weekdayIndex(today) - weekday + 7) % 7
    return Meaning(day: today + -back, end: end, comment: back == 0 ? "today" : "the last one")
  }

  private func dated(_ range: Range<Int>) -> [Meaning] {
    let end = range.upperBound
    var i = range.lowerBound
    var numbers: [(value: Int, digits: Int)] = []
    var month: (number: Int, place: Int)?
    var behind = i
    while i < end, numbers.count < 3 {
      if let number = number(i, end) {
        if numbers.count == 2, month != nil { break }
        numbers.append((number.value, number.end - i))
        i = number.end
        let tail = bytes.lowercased(i..<min(i + 2, end))
        if numbers.last?.digits ?? 3 <= 2, ["st", "nd", "rd", "th"].contains(tail) { i += 2 }
        behind = i
        if number.digits == 8, numbers.count == 1 { break }
      } else if month == nil, numbers.count < 2, let name = DateLine.monthName(bytes, i..<end) {
        month = (name.month, numbers.count)
        i += name.length
        behind = i
      } else {
        break
      }
      let next = skip(i, end, signs: month == nil ? "-/." : "-/.,")
      // Without the name of a month, the numbers of a date stand side by side.
      if month == nil, numbers.count > 0, next > i, bytes.at(i) == Ascii.space,
        DateLine.monthName(bytes, next..<end) == nil
      {
        break
      }
      i = next
    }
    return days(numbers, month).map { Meaning(day: $0.0, end: behind, comment: $0.1) }
  }

  private func days(
    _ numbers: [(value: Int, digits: Int)], _ month: (number: Int, place: Int)?
  ) -> [(Day, String)] {
    guard let first = numbers.first else { return [] }
    if first.digits == 8, numbers.count == 1 {
      let number = first.value
      return day(number / 10_000, number / 100 % 100, number % 100).map { [($0, "")] } ?? []
    }
    if let month {
      let year = numbers.count > 1 ? year(numbers[1]) : nil
      if numbers.count > 1, year == nil { return [] }
      guard let found = day(year, month.number, first.value) else { return [] }
      return [(found, year == nil ? "the year of the session above" : "")]
    }
    guard numbers.count > 1 else { return [] }
    let second = numbers[1]
    var found: [(Day, String)] = []
    if first.digits == 4 {
      guard numbers.count == 3 else { return [] }
      let third = numbers[2]
      if let good = day(first.value, second.value, third.value) { return [(good, "")] }
      return day(first.value, third.value, second.value).map { [($0, "day before month")] } ?? []
    }
    let year = numbers.count == 3 ? self.year(numbers[2]) : nil
    if numbers.count == 3, year == nil { return [] }
    if let good = day(year, second.value, first.value) { found.append((good, "day first")) }
    if let good = day(year, first.value, second.value), good != found.first?.0 {
      found.append((good, "month first"))
    }
    return found
  }

  private func year(_ number: (value: Int, digits: Int)) -> Int? {
    switch number.digits {
    case 2: 2000 + number.value
    case 4: number.value
    default: nil
    }
  }

  /// A day of a year, or of the year that the session above makes likely.
  private func day(_ year: Int?, _ month: Int, _ dayOfMonth: Int) -> Day? {
    guard let year else {
      let base = Int((above ?? today).text.prefix(4)) ?? 2000
      let same = day(base, month, dayOfMonth)
      if let same, let above, same < above, let later = day(base + 1, month, dayOfMonth),
        later <= today
      {
        return later
      }
      return same
    }
    guard (1970...2099).contains(year) else { return nil }
    return Day(year: year, month: month, day: dayOfMonth)
  }

  private func letters(_ start: Int, _ end: Int) -> Int {
    var i = start
    while i < end, bytes[i].isWord { i += 1 }
    return i
  }

  private func skip(_ start: Int, _ end: Int, signs: String) -> Int {
    var i = start
    while i < end, bytes[i] == Ascii.space || signs.utf8.contains(bytes[i]) { i += 1 }
    return i
  }

  private func number(_ start: Int, _ end: Int) -> (value: Int, digits: Int, end: Int)? {
    var i = start
    var value = 0
    while i < end, bytes[i].isDigit, i - start <= 8 {
      value = value * 10 + bytes[i].digit
      i += 1
    }
    return i > start && i - start <= 8 ? (value, i - start, i) : nil
  }
}
