import ReversePyramid

/// The head of a session: a date in one of the accepted forms, and what stands behind it.
struct DateLine {
  /// The day.
  var day: Day
  /// Minutes after midnight.
  var minute: Int?
  /// Minutes after midnight of the end, where the line names it.
  var until: Int?
  /// The bytes of the title.
  var title: Range<Int>
  /// The bytes of a weekday that is not the day's, with the day it should be.
  var wrongWeekday: Range<Int>?

  /// Reads a line that starts with a date; nil where it starts with none, or with one in doubt.
  static func read(_ bytes: [UInt8], _ range: Range<Int>) -> DateLine? {
    var i = range.lowerBound
    let end = range.upperBound
    guard i < end else { return nil }
    var weekday: (index: Int, range: Range<Int>)?
    if !bytes[i].isDigit {
      guard let found = weekdayName(bytes, i..<end) else { return nil }
      weekday = (found.index, i..<i + found.length)
      i += found.length
      if bytes.at(i) == Ascii.dot || bytes.at(i) == Ascii.comma { i += 1 }
      let next = min(bytes.skipSpaces(i), end)
      guard next > i else { return nil }
      i = next
    }
    guard let (day, dateEnd) = date(bytes, i..<end) else { return nil }
    i = dateEnd
    let isTime = bytes.at(i) | 0x20 == UInt8(ascii: "t") && i < end && bytes.at(i + 1).isDigit
    if isTime { i += 1 } else if i < end, bytes[i] == Ascii.comma { i += 1 }
    guard i >= end || isTime || bytes[i] == Ascii.space else { return nil }
    i = min(bytes.skipSpaces(i), end)
    var result = DateLine(day: day, title: i..<end)
    if weekday == nil, let found = weekdayName(bytes, i..<end), found.index == weekdayIndex(day) {
      let behind = i + found.length
      if behind >= end || bytes[behind] == Ascii.space || bytes[behind] == Ascii.comma {
        i = min(bytes.skipSpaces(bytes.at(behind) == Ascii.comma ? behind + 1 : behind), end)
      }
    }
    if !isTime, i + 1 < end, bytes[i] == UInt8(ascii: "T"), bytes[i + 1].isDigit,
      ClockTime.read(bytes, i + 1..<end) != nil
    {
      i += 1
    }
    if let time = ClockTime.read(bytes, i..<end) {
      result.minute = time.minute
      result.until = time.until
      i = min(bytes.skipSpaces(time.end), end)
    } else if isTime {
      return nil
    }
    while i + 1 < end, bytes[i] == Ascii.dash, bytes[i + 1] == Ascii.space {
      i = min(bytes.skipSpaces(i + 1), end)
    }
    if let weekday, weekday.index != weekdayIndex(day) { result.wrongWeekday = weekday.range }
    result.title = bytes.trimmed(i..<end)
    return result
  }

  /// The day of the week, Monday 0.
  static func weekdayIndex(_ day: Day) -> Int { (((day.number + 3) % 7) + 7) % 7 }

  /// English weekdays, Monday first.
  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekday at the start of a range, whole or cut to two to five letters.
  static func weekdayName(_ bytes: [UInt8], _ range: Range<Int>) -> (index: Int, length: Int)? {
    let word = letters(bytes, range)
    guard word.count >= 3, word.count <= 9, beginsWeekday(bytes, word.lowerBound) else {
      return nil
    }
    let text = bytes.lowercased(word)
    for (index, name) in weekdays.enumerated() {
      let isShort = word.count == 3 || ["tues", "weds", "thur", "thurs"].contains(text)
      let isCut = isShort && (name.hasPrefix(text) || (text == "weds" && index == 2))
      if text == name || isCut { return (index, word.count) }
    }
    return nil
  }

  /// Whether three letters begin a weekday; most titles are settled by them, without a text.
  private static func beginsWeekday(_ bytes: [UInt8], _ start: Int) -> Bool {
    let code =
      UInt32(bytes[start].lowered) << 16 | UInt32(bytes[start + 1].lowered) << 8
      | UInt32(bytes[start + 2].lowered)
    switch code {
    case 0x6D6F6E, 0x747565, 0x776564, 0x746875, 0x667269, 0x736174, 0x73756E: return true
    default: return false
    }
  }

  /// The month at the start of a range, from 1.
  static func monthName(_ bytes: [UInt8], _ range: Range<Int>) -> (month: Int, length: Int)? {
    let word = letters(bytes, range)
    guard word.count >= 3, word.count <= 9 else { return nil }
    let text = bytes.lowercased(word)
    for (index, name) in months.enumerated()
    where text == name || (word.count == 3 && name.hasPrefix(text))
      || (text == "sept" && index == 8)
    {
      return (index + 1, word.count)
    }
    return nil
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static func letters(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var i = range.lowerBound
    while i < range.upperBound, bytes[i].isWord { i += 1 }
    return range.lowerBound..<i
  }

  /// A run of at most `most` digits.
  private static func number(_ bytes: [UInt8], _ start: Int, _ end: Int, most: Int) -> (Int, Int)? {
    var i = start
    var value = 0
    while i < end, bytes[i].isDigit {
      guard i - start < most else { return nil }
      value = value * 10 + bytes[i].digit
      i += 1
    }
    return i > start ? (value, i) : nil
  }

  private static func date(_ bytes: [UInt8], _ range: Range<Int>) -> (Day, Int)? {
    let end = range.upperBound
    guard let (first, firstEnd) = number(bytes, range.lowerBound, end, most: 4) else { return nil }
    if firstEnd - range.lowerBound == 4 {
      let joint = bytes.at(firstEnd)
      guard firstEnd < end, joint == Ascii.dash || joint == Ascii.slash || joint == Ascii.dot,
        let (month, monthEnd) = number(bytes, firstEnd + 1, end, most: 2), monthEnd < end,
        bytes[monthEnd] == joint,
        let (dayOfMonth, dayEnd) = number(bytes, monthEnd + 1, end, most: 2)
      else { return nil }
      return valid(first, month, dayOfMonth).map { ($0, dayEnd) }
    }
    let monthStart = min(bytes.skipSpaces(firstEnd), end)
    guard firstEnd - range.lowerBound <= 2, monthStart > firstEnd, monthStart < end,
      let month = monthName(bytes, monthStart..<end)
    else { return nil }
    let monthEnd = monthStart + month.length
    let yearStart = min(bytes.skipSpaces(monthEnd), end)
    guard yearStart > monthEnd, let (year, yearEnd) = number(bytes, yearStart, end, most: 4),
      yearEnd - yearStart == 4
    else { return nil }
    return valid(year, month.month, first).map { ($0, yearEnd) }
  }

  private static func valid(_ year: Int, _ month: Int, _ day: Int) -> Day? {
    (1970...2099).contains(year) ? Day(year: year, month: month, day: day) : nil
  }
}
