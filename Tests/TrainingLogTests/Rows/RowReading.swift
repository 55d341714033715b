import ReversePyramid

@testable import TrainingLog

/// What a table says: its rows with their names, and what is wrong with it.
struct RowReading: Equatable {
  struct Row: Equatable {
    var lifter: [UInt8]
    var exercise: [UInt8]
    var day: Int
    var set: Int
    var weight: Weight
    var reps: Int
    var line: Int
  }

  var rows: [Row] = []
  /// Each as `line:column+length message (hint)`.
  var problems: [String] = []
  /// The names in the order of their numbers.
  var exercises: [[UInt8]] = []
  var lifters: [[UInt8]] = []

  init() {}

  /// What the table makes of bytes that come piece by piece, asked for so many rows at a time.
  ///
  /// The last of the pieces' sizes holds for the rest of the bytes.
  init(of bytes: [UInt8], pieces: [Int] = [.max], most: Int = 1000) {
    var next = 0
    var sizes = pieces[...]
    var table = RowTable(file: "table.csv") { buffer, start in
      let size = sizes.count > 1 ? sizes.removeFirst() : sizes.first ?? .max
      let count = min(size, bytes.count - next, RowTable.block - start)
      buffer.withUnsafeMutableBufferPointer { buffer in
        for index in 0..<count { buffer[start + index] = bytes[next + index] }
      }
      next += count
      return count
    }
    var batch: [SetRow] = []
    var goesOn = true
    while goesOn {
      goesOn = table.next(&batch, most: most)
      for row in batch {
        rows.append(
          Row(
            lifter: table.lifters.names.isEmpty ? [] : table.lifters.names[Int(row.lifter)],
            exercise: table.exercises.names[Int(row.exercise)], day: Int(row.day),
            set: Int(row.set), weight: row.weight, reps: Int(row.reps), line: row.line))
      }
    }
    problems = table.problems.map {
      "\($0.place.line):\($0.place.column) \($0.message) (\($0.hint + $0.explanation.joined()))"
    }
    exercises = table.exercises.names
    lifters = table.lifters.names
  }

  /// What bytes say where every line is read field by field.
  static func plain(_ bytes: [UInt8]) -> RowReading {
    var reading = RowReading()
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    lines = lines.map { $0.last == 13 ? $0.dropLast() : $0 }
    guard var first = lines.first else {
      reading.problems = ["1:0 the table is empty (\(RowHeader.need))"]
      return reading
    }
    if first.starts(with: [0xEF, 0xBB, 0xBF]) { first = first.dropFirst(3) }
    do throws(Diagnostic) {
      let header = try RowHeader.read(first, file: "table.csv")
      for (index, line) in lines.enumerated().dropFirst() where reading.problems.count < 20 {
        reading.take(line, number: index + 1, header)
      }
    } catch {
      reading.problems = ["1:0 \(error.message) (\(error.explanation.joined()))"]
    }
    return reading
  }

  private mutating func take(_ line: ArraySlice<UInt8>, number: Int, _ header: RowHeader) {
    guard line.contains(where: { $0 != 32 }) else { return }
    do throws(PlainRow.Fault) {
      let row = try PlainRow(line, header.columns)
      guard problems.isEmpty else { return }
      if !exercises.contains(row.exercise) { exercises.append(row.exercise) }
      if header.hasLifter, !lifters.contains(row.lifter) { lifters.append(row.lifter) }
      rows.append(
        Row(
          lifter: row.lifter, exercise: row.exercise, day: row.day, set: row.set,
          weight: Weight(thousandths: row.thousandths, .kg), reps: row.reps, line: number))
    } catch {
      var column = 0
      if let field = error.field, let fields = PlainRow.fields(of: line) {
        let before = line[line.startIndex..<fields[field].range.lowerBound]
        let text = DisplayText.safe(String(decoding: before, as: UTF8.self))
        column = DisplayText.width(of: text) + 1
      }
      problems.append("\(number):\(column) \(error.message) (\(error.hint))")
    }
  }
}
