import ReversePyramid
import Testing

@testable import TrainingLog

struct ImportNumberTests {
  @Test(arguments: [
    ("110.0", 110_000), ("15", 15_000), ("0", 0), ("8.75", 8_750), ("82,5", 82_500),
    (" 20 ", 20_000), ("-20", -20_000), ("0,125", 125), ("1.000", 1_000),
    ("37.49999999999999", 37_500), ("6.80388555", 6_804), ("44.0924", 44_092),
    ("999999999", 999_999_999_000),
  ])
  func `reads a decimal in thousandths`(_ text: String, _ expected: Int64) {
    #expect(ImportNumber(text)?.thousandths == expected)
  }

  @Test(arguments: [
    "", " ", "-", ".", "5.", ".5", "1,000", "1.000,5", "1,2,3", "1e3", "0x10", "nan", "+5", "½",
    "٣",
    "8 kg", "1000000000",
  ])
  func `refuses what is no number or can be read two ways`(_ text: String) {
    #expect(ImportNumber(text) == nil)
  }

  @Test func `tells dust from zeros behind the third decimal`() {
    #expect(ImportNumber("37.49999999999999")?.wasRounded == true)
    #expect(ImportNumber("110.0000")?.wasRounded == false)
    #expect(ImportNumber("8.0")?.whole == 8)
    #expect(ImportNumber("8.5")?.whole == nil)
    #expect(ImportNumber("8.0001")?.whole == nil)
  }

  @Test(arguments: [
    ("2026-10-05 18:10:59", "2026-10-05 65459"), ("2026-10-05T18:10", "2026-10-05 65400"),
    ("2026-06-16 4:13:00\u{202F}PM", "2026-06-16 58380"),
    ("2026-06-16 12:05:00 am", "2026-06-16 300"),
    ("2026-10-05", "2026-10-05 -1"),
  ])
  func `reads a date and a time of day`(_ text: String, _ expected: String) {
    let date = ImportDate(text)
    #expect(date.map { "\($0.day.text) \($0.second ?? -1)" } == expected)
  }

  @Test(arguments: [
    "", "05.10.2026", "2026-02-30 10:00:00", "2026-10-05 24:00:00", "2026-10-05 13:00 PM",
    "2026-10-05 18", "1969-10-05 10:00:00", "2026-10-05 10:00:00 UTC", "2026-10-05 1:2:3:4",
  ])
  func `refuses what is no date`(_ text: String) {
    #expect(ImportDate(text) == nil)
  }
}
