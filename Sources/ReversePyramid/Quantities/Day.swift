/// A calendar day, counted from 1 January 1970; it knows no clock and no time zone.
public struct Day: Sendable, Hashable, Comparable, Codable {
  /// Days since 1 January 1970.
  public var number: Int

  /// Makes a day from the count of days since 1 January 1970.
  public init(number: Int) { self.number = number }

  /// Makes a day of the Gregorian calendar, or nil where there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...9999).contains(year) else { return nil }
    guard day >= 1, day <= Day.length(ofMonth: month, year: year) else { return nil }
    number = Day.count(year: year, month: month, day: day)
  }

  /// Reads `2026-10-05`, or nil where the text is anything else.
  public init?(_ text: String) {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].count == 4 else { return nil }
    guard fields[1].count == 2, fields[2].count == 2 else { return nil }
    var numbers: [Int] = []
    for field in fields {
      guard field.allSatisfy({ (48...57).contains($0) }) else { return nil }
      numbers.append(field.reduce(0) { $0 * 10 + Int($1 - 48) })
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Orders days by time.
  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// The day a number of days later.
  public static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }

  /// The days from one day to another.
  public static func - (later: Day, earlier: Day) -> Int { later.number - earlier.number }

  /// The year, month and day of the month.
  public var date: (year: Int, month: Int, day: Int) {
    // Howard Hinnant's civil-from-days: eras of 400 years that begin on 1 March.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day as `2026-10-05`.
  public var text: String {
    let (year, month, day) = date
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The day as `5 Oct`, with the year where it is not the year of `today`.
  public func short(on today: Day) -> String {
    let (year, month, day) = date
    let tail = year == today.date.year ? "" : " \(year)"
    return "\(day) \(Day.monthNames[month - 1])\(tail)"
  }

  /// Three-letter English month names, January first.
  public static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func count(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let shiftedMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * shiftedMonth + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
