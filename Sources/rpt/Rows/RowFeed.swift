import ReversePyramid
import TrainingLog

/// Rows of a table with the names that none before them had, in order.
struct RowBatch: Sendable {
  var rows: [SetRow] = []
  var exercises: [String] = []
  var lifters: [String] = []
  /// Whether no batch comes after this one.
  var isLast = false
}

/// The rows of a table in order, batch by batch, and what is wrong with them as a failure.
struct RowFeed {
  private let file: String
  private let opened: World.RowFile
  private var table: RowTable
  private var exercises: [String] = []
  private var lifters: [String] = []
  private var isAtStart = true
  /// The rows the table begins with, those of them that were given, and whether it has no more.
  private var held: [SetRow] = []
  private var given = 0
  private var holdsAll = false
  private var isSorted = false

  /// The rows of a batch.
  private let batch: Int
  /// The most rows that are put in order; a table with more must have it.
  static let mostSorted = 1 << 16

  init(_ file: String, _ world: World, batch: Int) throws(Failure) {
    let name = file == "-" ? "standard input" : file
    self.file = name
    self.batch = batch
    do throws(FileTrouble) {
      opened = try world.rows(file)
    } catch {
      throw error.failure(name)
    }
    table = RowTable(file: self.file, source: opened.read)
  }

  /// The next rows; `memory` is a list that is no longer needed.
  mutating func next(reusing memory: consuming [SetRow] = []) -> RowBatch {
    if isAtStart { hold() }
    var batch = RowBatch(rows: memory)
    if given < held.count {
      let end = min(given + self.batch, held.count)
      batch.rows.removeAll(keepingCapacity: true)
      batch.rows += held[given..<end]
      given = end
      batch.isLast = holdsAll && given == held.count
    } else if holdsAll {
      batch.rows = []
      batch.isLast = true
    } else {
      held = []
      given = 0
      batch.isLast = !table.next(&batch.rows, most: self.batch)
    }
    batch.exercises = table.exercises.texts(from: exercises.count)
    batch.lifters = table.lifters.texts(from: lifters.count)
    exercises += batch.exercises
    lifters += batch.lifters
    return batch
  }

  /// Reads more rows than could be put in order, or the whole table; where that is in disorder, it is
  /// put in order, and where it has problems too, none of it is given.
  private mutating func hold() {
    isAtStart = false
    holdsAll = !table.next(&held, most: RowFeed.mostSorted + 1)
    guard holdsAll, SetRow.firstDisorder(in: held) != nil else { return }
    if table.problems.isEmpty, !table.hasTrouble {
      SetRow.sort(&held)
      isSorted = true
    } else {
      held = []
    }
  }

  /// Throws what kept the table from being read to its end.
  func check() throws(Failure) {
    if table.hasTrouble { throw opened.trouble().failure(file) }
    guard table.problems.isEmpty else {
      throw Failure(problems: table.problems, status: .badData)
    }
  }

  /// The one of two threads' findings that comes first in the order in which rows are given.
  func first(_ disorders: [RowDisorder]) -> RowDisorder? {
    disorders.min { isSorted ? SetRow.isBefore($0.row, $1.row) : $0.row.line < $1.row.line }
  }

  /// What is wrong with the order of the rows, in words.
  func failure(_ disorder: RowDisorder) -> Failure {
    let row = disorder.row
    func name(_ list: [String], _ index: Int32) -> String {
      list.indices.contains(Int(index)) ? list[Int(index)] : ""
    }
    let exercise = name(exercises, row.exercise)
    let day = Day(number: Int(row.day)).text
    let sorting = [
      "sort the rows by lifter, date, exercise and set;",
      "a table of at most \(RowFeed.mostSorted) rows may have any order",
    ]
    let (message, remedies): (String, [String]) =
      switch disorder.kind {
      case .earlierDay: ("\(exercise) has a later day above than \(day)", sorting)
      case .dayAgain: ("\(exercise) was left on \(day) above, and comes again", sorting)
      case .lifterAgain: ("\(name(lifters, row.lifter)) was left above, and comes again", sorting)
      case .setAgain:
        (
          "\(exercise) has set \(row.set) twice on \(day)",
          ["number the sets of a day on, or take one of the rows out"]
        )
      }
    return Failure(
      problems: [
        Diagnostic(
          file: file, place: Diagnostic.Place(line: row.line, column: 0, length: 0),
          message: message, explanation: remedies)
      ], status: .badData)
  }
}
