/// Reads the dates of rows, of which many in a row are the same.
struct DateCache {
  private var last: (text: String, date: ImportDate)?
  private let offset: @Sendable (Int) -> Int

  /// Makes a cache for a clock that is some seconds ahead of UTC.
  init(offset: @escaping @Sendable (Int) -> Int = { _ in 0 }) { self.offset = offset }

  /// The date in a text; a text that is none is an error that shows an example.
  mutating func date(_ text: String, _ example: String) throws(RowError) -> ImportDate {
    if let last, last.text == text { return last.date }
    guard let date = ImportDate(text, offset: offset) else {
      throw RowError(message: "\"\(text)\" is no date such as \(example)")
    }
    last = (text, date)
    return date
  }
}
