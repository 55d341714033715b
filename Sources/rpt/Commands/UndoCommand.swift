import ReversePyramid
import TrainingLog

/// `rpt undo`: takes back the last append, if nothing came after it.
enum UndoCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    if let word = context.words.first {
      throw .usage("undo takes no \(word); it takes back the last append")
    }
    let record = try take(context)
    var output = answer(record, context)
    output.standing = "what was taken back is gone"
    return output
  }

  private static func answer(_ record: AppendRecord, _ context: Context) -> Output {
    if context.json {
      let text = String(decoding: record.bytes, as: UTF8.self)
      let object: JSON = [
        "schema": "rpt.undo/1", "file": .string(context.logName), "removed": .string(text),
      ]
      return .json([object])
    }
    return .lines(lines(record, context))
  }

  /// Takes the last append back.
  static func take(_ context: Context) throws(Failure) -> AppendRecord {
    let path = try context.writablePath("undo")
    let file = try context.logBytes()
    guard let bytes = file.bytes else { throw context.noLog }
    guard let record = context.world.lastAppend(path) else {
      throw Failure(
        message: "there is no append to \(path) to take back",
        hints: [
          "rpt undo knows the last rpt log or import; \(context.shell.rpt("edit"))"
            + " changes the log by hand"
        ],
        status: .found)
    }
    guard record.isLast(in: bytes) else {
      throw Failure(
        message: "\(path) was changed after the last rpt log, so that it is not taken back",
        hints: ["\(context.shell.rpt("edit")) opens the log at its last session"], status: .changed)
    }
    do throws(FileTrouble) {
      try context.world.retract(path, record)
    } catch {
      throw error.failure(path, writing: true)
    }
    return record
  }

  static func lines(_ record: AppendRecord, _ context: Context) -> [String] {
    let removed = String(decoding: record.bytes, as: UTF8.self).split { $0.isNewline }
      .map { "  - " + DisplayText.safe(String($0.hasPrefix(", ") ? $0.dropFirst(2) : $0)) }
    let shown =
      removed.count > 12
      ? removed.prefix(11) + ["  - and \(removed.count - 11) more lines"] : removed
    let what = record.offset == 0 ? "; the file was new and is gone" : ""
    return ["taken back from \(DisplayText.safe(context.logName))\(what):"] + shown
  }
}
