/// What rpt last put at the end of a log, kept beside it in the state folder.
///
/// It is written before the log is, so that an append cut short is known by it, and so that the last
/// one can be taken back.
struct AppendRecord: Sendable, Equatable {
  /// The log, with links resolved.
  var path: String
  /// The length of the log before.
  var offset: Int
  /// What was put behind it.
  var bytes: [UInt8]
  /// Whether the append is known to have ended.
  var isDone: Bool

  /// Whether the file ends in what was appended, with nothing behind it.
  func isLast(in file: [UInt8]) -> Bool {
    file.count == offset + bytes.count && file[offset...].elementsEqual(bytes)
  }

  /// Whether only a piece of the append reached the file before the program or the machine stopped.
  func isTorn(in file: [UInt8]) -> Bool {
    guard !isDone, file.count > offset, file.count < offset + bytes.count else { return false }
    return bytes.starts(with: file[offset...])
  }

  /// The record of this append with one that ended it.
  func joined(with end: AppendRecord) -> AppendRecord {
    AppendRecord(path: end.path, offset: offset, bytes: bytes + end.bytes, isDone: true)
  }

  private static let magic = "rpt-append/1"

  /// The record as it is stored: whether it ended, first, so that one byte can be changed in place.
  var stored: [UInt8] {
    let head = [
      isDone ? "d" : "p", AppendRecord.magic, "\(offset)", "\(bytes.count)", SHA256.hex(bytes),
    ]
    return Array("\(head.joined(separator: " "))\n\(path)\n".utf8) + bytes
  }

  init(path: String, offset: Int, bytes: [UInt8], isDone: Bool = false) {
    self.path = path
    self.offset = offset
    self.bytes = bytes
    self.isDone = isDone
  }

  /// Reads a stored record; nil where it is damaged.
  init?(stored: [UInt8]) {
    let lines = stored.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    let head = String(decoding: lines[0], as: UTF8.self).split(separator: " ")
    guard head.count == 5, head[1] == AppendRecord.magic, let offset = Int(head[2]), offset >= 0,
      let length = Int(head[3]), length == lines[2].count, length > 0,
      SHA256.hex(Array(lines[2])) == head[4]
    else { return nil }
    self.init(
      path: String(decoding: lines[1], as: UTF8.self), offset: offset, bytes: Array(lines[2]),
      isDone: head[0] == "d")
  }

  /// The name of the record's file: one record a log.
  static func name(for path: String) -> String {
    "append-" + String(SHA256.hex(Array(path.utf8)).prefix(16))
  }
}
