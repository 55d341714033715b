import ReversePyramid

/// A name alone that waits for the sets below it.
struct WaitingName {
  var line: Int
  var name: [UInt8]
  var range: Range<Int>
  var note: String?
  var exercise: Int?
}

/// Reads a log in two passes: the blocks, which count for the whole file, and then everything else.
struct LogReader {
  let source: [UInt8]
  let today: Day
  var log: LogFile
  var lines: [LineSpan] = []
  var line = ByteLine()
  var names = NameTable()
  var similar = SimilarNames()
  var states: [ExerciseState] = []
  var problems = ProblemList()
  var settings: [RawSetting] = []

  /// The visit that entries belong to, nil above the first and below a bad date.
  var visit: Int?
  /// The exercise that set lines belong to.
  var exercise: Int?
  /// The exercise of the newest entry that was read at full speed.
  var newestKnown: Int?
  var waiting: WaitingName?
  /// Whether an error outside of an entry touches every entry up to the next good date.
  var isSpilling = false
  /// What is wrong with the title of this visit, if sets stand below it.
  var titleProblem: Problem?
  /// Lines with an error outside of any entry; what they begin with is looked up at the end.
  var strayLines: [Int] = []
  /// Titles with an error; the exercises they name are looked up at the end.
  var strayTitles: [Int] = []
  /// Whether an error leaves no exercise whose numbers can be trusted.
  var blocksAll = false
  /// Whether reading stopped, since the file has more than any log.
  var isSpoiled = false
  /// The exercise of the block just above, until a session, an entry or a name goes on.
  var blockAbove: Int?
  /// The exercises of blocks, by the index of the line that opens each.
  var blocks: [Int: Int] = [:]
  /// The name in a line that did not open a block, for the settings below it.
  var failedBlock: String?
  /// The last line of a trial, which goes no further than it must.
  var lastLine = Int.max
  var setCount = 0
  /// The latest day so far.
  var latestDay: Day?
  /// The time of the newest session of each day, from the first that is out of order on.
  var lastMinutes: [Day: Int]?

  init(_ bytes: [UInt8], name: String, today: Day) {
    source = bytes
    self.today = today
    log = LogFile(name: name, unit: .kg)
  }

  /// Reads the whole file.
  mutating func readFile() {
    guard source.count <= Limits.bytes else {
      return refuseFile(
        "this file has more than \(Limits.bytes >> 20) MB, so it is no training log"
      )
    }
    let hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
    guard let lines = source.splitIntoLines(from: hasMark ? 3 : 0) else {
      return refuseFile("this file has more than \(Limits.lines) lines, so it is no training log")
    }
    self.lines = lines
    readBlocks()
    let source = source
    let text = source.span
    var index = 0
    while index < self.lines.count, !isSpoiled, index < lastLine || waiting != nil {
      if !self.lines[index].isInBlock {
        if !readKnownLine(text, index) {
          load(index)
          readLine()
        }
      } else if let block = blocks[index] {
        blockAbove = block
      }
      index += 1
    }
    finishWaiting()
    if lastLine == Int.max { finish() }
  }

  private mutating func refuseFile(_ message: String) {
    log.problems = [
      Diagnostic(
        file: log.name,
        place: Diagnostic.Place(line: 0, column: 0, length: 0),
        message: message
      )
    ]
  }

  /// Makes a line of the file the one at hand.
  mutating func load(_ index: Int) {
    let span = lines[index]
    line.number = index + 1
    if span.isPlain, span.range.count <= Limits.lineBytes {
      line.bytes.removeAll(keepingCapacity: true)
      line.bytes.append(contentsOf: source[span.range])
      if !line.cells.isEmpty { line.cells.removeAll(keepingCapacity: true) }
      line.flaw = nil
    } else {
      line.clean(source, span.range)
    }
    line.trimEnd()
  }

  /// The line as typed, made safe to show.
  func excerpt(_ number: Int) -> String {
    guard number > 0, number <= lines.count else { return "" }
    let range = lines[number - 1].range
    let end = min(range.upperBound, range.lowerBound + Limits.lineBytes)
    return DisplayText.safe(String(decoding: source[range.lowerBound..<end], as: UTF8.self))
  }
}
