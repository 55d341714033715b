import ReversePyramid

/// A row whose day the whole file has to tell.
struct WaitingRow {
  var row: ImportRow
  var date: NumericDate
  /// The place of its first byte.
  var start: Int
}

/// A date in digits, whose first two numbers are day and month in an order not said.
struct NumericDate: Hashable {
  var first: Int
  var second: Int
  var year: Int

  /// Reads `09/01/25` or `09/01/2025`, with slashes, points or dashes.
  init?(_ text: String) {
    let parts = ImportText.trimmed(text).split(omittingEmptySubsequences: false) {
      "/.-".contains($0)
    }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    guard (1...31).contains(numbers[0]), (1...31).contains(numbers[1]) else { return nil }
    guard parts[2].count == 2 || (1970...2099).contains(numbers[2]) else { return nil }
    first = numbers[0]
    second = numbers[1]
    year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
  }

  func day(isDayFirst: Bool) -> Day? {
    isDayFirst
      ? Day(year: year, month: second, day: first) : Day(year: year, month: first, day: second)
  }
}

/// Puts rows that each have a time of their own into workouts, in the order they were done.
enum GymBookOrder {
  private struct Key: Hashable {
    var day: Day
    var workout: String
  }

  static func rows(
    _ waiting: [WaitingRow], _ options: ImportOptions, _ report: inout ImportReport
  ) -> [ImportRow] {
    let isDayFirst = isDayFirst(waiting, options, &report)
    var groups: [Key: [ImportRow]] = [:]
    var order: [Key] = []
    for item in isReversed(waiting) ? waiting.reversed() : waiting {
      guard let day = item.date.day(isDayFirst: isDayFirst) else {
        let message = "there is no such day as \(item.date.first)/\(item.date.second)"
        report.lose(RowError(message: message), line: item.row.line, start: item.start)
        continue
      }
      let key = Key(day: day, workout: item.row.workout)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(item.row)
    }
    return order.flatMap { key -> [ImportRow] in
      let rows = groups[key] ?? []
      let first = rows.compactMap(\.date.second).min()
      let sorted = rows.enumerated().sorted { a, b in
        (a.element.date.second ?? 0, a.offset) < (b.element.date.second ?? 0, b.offset)
      }
      return sorted.map { item in
        var row = item.element
        row.date = ImportDate(day: key.day, second: first)
        return row
      }
    }
  }

  /// Whether `09/01/25` is 9 January: a date of the file settles it, else the lifter has to.
  private static func isDayFirst(
    _ waiting: [WaitingRow], _ options: ImportOptions, _ report: inout ImportReport
  ) -> Bool {
    if waiting.contains(where: { $0.date.first > 12 }) { return true }
    if waiting.contains(where: { $0.date.second > 12 }) { return false }
    if let isDayFirst = options.isDayFirst { return isDayFirst }
    if !waiting.isEmpty { report.ask(.dateOrder) }
    return true
  }

  /// Whether the sets of a workout stand last to first, by the times of their rows.
  private static func isReversed(_ waiting: [WaitingRow]) -> Bool {
    var falls = 0
    var rises = 0
    for (above, below) in zip(waiting, waiting.dropFirst())
    where above.date == below.date && above.row.workout == below.row.workout {
      guard let a = above.row.date.second, let b = below.row.date.second else { continue }
      if b < a { falls += 1 } else if b > a { rises += 1 }
    }
    return falls > rises
  }
}
