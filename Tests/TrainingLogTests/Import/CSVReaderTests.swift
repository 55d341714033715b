import Testing

@testable import TrainingLog

struct CSVReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var separator: Character = ","
    var expected: [String]
  }

  /// One line an item: the line number, then the fields between bars; a fault by its name.
  static func items(_ bytes: [UInt8], separator: Character = ",") -> [String] {
    var reader = CSVReader(bytes, separator: separator.asciiValue ?? 44)
    var items: [String] = []
    while let item = reader.next() {
      switch item {
      case .record(let record):
        items.append("\(record.line) " + record.fields.joined(separator: "|"))
      case .fault(let fault): items.append("\(fault.recordLine) \(fault.kind) at \(fault.line)")
      }
    }
    return items
  }

  static let cases = [
    Case(testDescription: "nothing", text: "", expected: []),
    Case(testDescription: "only line ends", text: "\n\r\n\r", expected: []),
    Case(testDescription: "a record without a line end", text: "a,b", expected: ["1 a|b"]),
    Case(testDescription: "empty fields", text: ",\n,,\n", expected: ["1 |", "2 ||"]),
    Case(
      testDescription: "CRLF and lone CR",
      text: "a\r\nb\rc\n",
      expected: ["1 a", "2 b", "3 c"]
    ),
    Case(testDescription: "a blank line counts", text: "a\n\nb\n", expected: ["1 a", "3 b"]),
    Case(testDescription: "a byte order mark", text: "\u{FEFF}a,b\n", expected: ["1 a|b"]),
    Case(testDescription: "a mark before a quote", text: "\u{FEFF}\"a\",b", expected: ["1 a|b"]),
    Case(testDescription: "quotes", text: "\"a,b\",\"\",c\n", expected: ["1 a,b||c"]),
    Case(
      testDescription: "doubled quotes",
      text: "\"say \"\"x\"\"\",2\n",
      expected: ["1 say \"x\"|2"]
    ),
    Case(
      testDescription: "line ends in quotes",
      text: "\"a\r\nb\",1\nc,2\n",
      expected: ["1 a\nb|1", "3 c|2"]
    ),
    Case(
      testDescription: "a quote inside a plain field",
      text: "5\" pad,2\n",
      expected: ["1 5\" pad|2"]
    ),
    Case(
      testDescription: "semicolons",
      text: "a;\"b;c\";1,5\n",
      separator: ";",
      expected: ["1 a|b;c|1,5"]
    ),
    Case(testDescription: "tabs", text: "a\tb\n", separator: "\t", expected: ["1 a|b"]),
    Case(
      testDescription: "an unclosed quote loses one row",
      text: "a,1\nb,\"oops\nc,3\nd,4\n",
      expected: ["1 a|1", "2 unclosed at 2", "3 c|3", "4 d|4"]
    ),
    Case(
      testDescription: "an unclosed quote before rows with quotes",
      text: "a,\"oops\nb,\"x\"\nc,\"y\"\n",
      expected: ["1 unclosed at 1", "2 b|x", "3 c|y"]
    ),
    Case(
      testDescription: "a quote opened on the second line of a record",
      text: "\"a\nb\",\"oops\nc,1\n",
      expected: ["1 unclosed at 2", "2 unclosed at 2", "3 c|1"]
    ),
    Case(
      testDescription: "text behind a quote",
      text: "\"a\"b,1\nc,2\n",
      expected: ["1 textBehindQuote at 1", "2 c|2"]
    ),
    Case(testDescription: "a quote at the very end", text: "a,\"", expected: ["1 unclosed at 1"]),
  ]

  @Test(arguments: cases)
  func `reads records with their lines`(_ example: Case) {
    let items = Self.items(Array(example.text.utf8), separator: example.separator)
    #expect(items == example.expected)
  }

  @Test func `bytes that are no text are replaced, not lost`() {
    #expect(Self.items([0x61, 0xFF, 0x2C, 0x62]) == ["1 a\u{FFFD}|b"])
  }

  @Test func `quotes that each spoil the rest of the file are read in linear time`() {
    let count = 20_000
    let lines = String(repeating: "a\"\"\",\"c\n", count: count)
    #expect(Self.items(Array(lines.utf8)).count == count)
  }
}
