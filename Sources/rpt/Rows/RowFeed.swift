import ReversePyramid
import TrainingLog

/// The rows of a table in order, batch by batch, and what is wrong with them as a failure.
struct RowFeed {
  private let file: String
  private let opened: World.RowFile
  private let pipe = RowPipe()
  private var exercises: [String] = []
  private var lifters: [String] = []

  /// The most rows that are put in order; a table with more must have it.
  static let mostSorted = 1 << 16

  init(_ file: String, _ world: World) throws(Failure) {
    let name = file == "-" ? "standard input" : file
    self.file = name
    do throws(FileTrouble) {
      opened = try world.rows(file)
    } catch {
      throw error.failure(name)
    }
    pipe.read(self.file, opened.read)
  }

  func stop() { pipe.stop() }

  /// Gives every batch in turn; what is wrong with the table is thrown behind the rows above it.
  ///
  /// Where `body` gives false, the rest of the table is left unread.
  mutating func forEach(_ body: (RowBatch) throws(RowDisorder) -> Bool) throws(Failure) {
    var batch = firstRows()
    while true {
      exercises += batch.exercises
      lifters += batch.lifters
      do throws(RowDisorder) {
        guard try body(batch) else { return }
      } catch {
        throw failure(error)
      }
      if batch.isLast { break }
      pipe.giveBack(batch)
      batch = pipe.take()
    }
    if batch.hasTrouble { throw opened.trouble().failure(file) }
    guard batch.problems.isEmpty else {
      throw Failure(problems: batch.problems, status: .badData)
    }
  }

  /// More rows than could be sorted, or the whole table; where that is in disorder, it is sorted, and
  /// where it has problems too, none of it is replayed.
  private func firstRows() -> RowBatch {
    var first = pipe.take()
    while !first.isLast, first.rows.count <= RowFeed.mostSorted {
      var more = pipe.take()
      first.rows += more.rows
      first.exercises += more.exercises
      first.lifters += more.lifters
      first.isLast = more.isLast
      first.problems = more.problems
      first.hasTrouble = more.hasTrouble
      more.exercises = []
      more.lifters = []
      pipe.giveBack(more)
    }
    if first.isLast, first.rows.count <= RowFeed.mostSorted,
      SetRow.firstDisorder(in: first.rows) != nil
    {
      if first.problems.isEmpty, !first.hasTrouble {
        SetRow.sort(&first.rows)
      } else {
        first.rows = []
      }
    }
    return first
  }

  private func failure(_ disorder: RowDisorder) -> Failure {
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
