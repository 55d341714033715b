import ReversePyramid
import TrainingLog

/// `rpt fmt`: what canonical form would change, or the change itself.
enum FmtCommand {
  static func run(_ context: Context) throws(Failure) -> Output {
    if let word = context.words.first {
      throw .usage("fmt takes no \(word)", context.shell.rpt("fmt --write"))
    }
    let file = try context.logBytes()
    guard let bytes = file.bytes else { throw context.noLog }
    let formatter = LogFormatter(bytes, name: context.logName, today: try context.today())
    let log = LogFile.read(bytes, name: context.logName, today: try context.today())
    let errors = log.problems.filter { $0.severity == .error }
    var output = Output(status: errors.isEmpty ? .good : .badData)
    if !errors.isEmpty {
      output.errors = "rpt: lines with errors stay as they are: \(context.shell.rpt("check"))\n"
    }
    guard !formatter.changes.isEmpty else {
      if context.json {
        let object: JSON = [
          "schema": "rpt.fmt/1", "file": .string(context.logName), "canonical": .bool(true),
          "changes": .array([]),
        ]
        output.errors = ""
        output.text = object.text + "\n"
        return output
      }
      output.errors += "\(DisplayText.safe(context.logName)) is in canonical form\n"
      return output
    }
    let count = formatter.changes.count
    let words = "\(count) \(count == 1 ? "line" : "lines")"
    guard context.arguments.has("write") else {
      output.text = diff(formatter, context.logName).map { $0 + "\n" }.joined()
      output.errors += "\(words) would change: \(context.shell.rpt("fmt --write"))\n"
      return output
    }
    let path = try context.writablePath("fmt")
    do throws(FileTrouble) {
      let backup = try context.world.replace(path, bytes, formatter.bytes)
      output.text = "\(words) changed in \(path); the old file is \(backup)\n"
      output.standing = "the log is in canonical form; the old file is \(backup)"
    } catch {
      throw error.failure(path, writing: true)
    }
    return output
  }

  /// The change as a unified diff; every line keeps its number.
  private static func diff(_ formatter: LogFormatter, _ name: String) -> [String] {
    let around = 2
    let changed = Dictionary(formatter.changes.map { ($0.line, $0.new) }) { first, _ in first }
    var lines = [
      "--- \(DisplayText.safe(name))", "+++ \(DisplayText.safe(name)) in canonical form",
    ]
    var hunks: [ClosedRange<Int>] = []
    for change in formatter.changes {
      let range =
        max(1, change.line - around)...min(formatter.lines.count, change.line + around)
      if let last = hunks.last, last.upperBound + 1 >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    for hunk in hunks {
      lines.append("@@ -\(hunk.lowerBound),\(hunk.count) +\(hunk.lowerBound),\(hunk.count) @@")
      var added: [String] = []
      for number in hunk {
        let old = DisplayText.safe(formatter.lines[number - 1])
        if let new = changed[number] {
          lines.append("-" + old)
          added.append("+" + DisplayText.safe(new))
        } else {
          lines += added + [" " + old]
          added = []
        }
      }
      lines += added
    }
    return lines
  }
}
