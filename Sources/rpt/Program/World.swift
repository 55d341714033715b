import ReversePyramid

/// Everything outside the program that a command may ask for or change.
///
/// Tests give a world of their own; the program gives the real one.
struct World {
  var environment: [String: String]
  /// Today's date by the clock.
  var today: Day
  /// Minutes after midnight by the clock.
  var minute: Int
  /// The bytes of a file; `-` is standard input.
  var read: (String) throws(FileTrouble) -> [UInt8]
  /// Opens a table to be read block by block; `-` is standard input.
  var rows: (String) throws(FileTrouble) -> RowFile
  /// Prints bytes at once.
  var print: ([UInt8]) throws(FileTrouble) -> Void
  /// What a file looks like on disk, to tell that it changed; nil where it cannot be told.
  var stamp: (String) -> String?
  /// Appends to a file that still is what was read, whole or not at all.
  var append: (FileAppend) throws(FileTrouble) -> Void
  /// The last append to a file, where there is a record of it.
  var lastAppend: (String) -> AppendRecord?
  /// Takes an append back, where nothing came after it.
  var retract: (String, AppendRecord) throws(FileTrouble) -> Void
  /// Puts new bytes in place of a file that still is what was read; gives the name of the backup.
  var replace: (_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(FileTrouble) -> String
  /// Opens a file at a line in the editor and waits; the editor's status, nil where none starts.
  var edit: (_ path: String, _ line: Int) -> Int32?
  /// Asks on the terminal; nil where nobody is there to answer.
  var ask: (String) -> String?
  /// Whether somebody is there to answer.
  var canAsk: Bool
  /// Whether libedit is there for the conversation.
  var hasLineEditing: () -> Bool
  /// The width of the terminal, or nil where the output is none.
  var terminalWidth: Int?
  /// Whether standard output is a terminal.
  var isTerminal: Bool
  /// Holds what a command has read until the process ends, which gives memory back faster than
  /// taking it apart would.
  var shelf = Shelf()
  /// Where a conversation's lines come from and its answers go; nil where there can be none.
  var channel: ReplLoop.Channel?
  /// Seconds that the clock on the wall is ahead of UTC at a moment, in seconds since 1970.
  var offset: @Sendable (Int) -> Int = { _ in 0 }
}

extension World {
  /// The variables of the environment that anything asks for.
  static let variables = [
    "HOME", "RPT_LOG", "RPT_TODAY", "COLUMNS", "TERM", "NO_COLOR", "VISUAL", "EDITOR",
    "XDG_STATE_HOME",
  ]

  /// A table that is read block by block.
  struct RowFile {
    /// Puts the next bytes into a buffer from a place on; 0 at the end, nil on trouble.
    var read: @Sendable (inout [UInt8], Int) -> Int?
    /// What the trouble was.
    var trouble: () -> FileTrouble
  }
}

/// What is put at the end of a file.
struct FileAppend: Sendable, Equatable {
  var path: String
  /// The file as it was read; nil where it is to be made.
  var old: [UInt8]?
  var new: [UInt8]
  /// The append before, where this one only ends it: both are taken back as one.
  var ending: AppendRecord?
}

/// Why a file could not be read or written.
enum FileTrouble: Error, Sendable, Equatable {
  case missing
  /// The folder of a file to be made is not there.
  case noFolder
  /// The file is not what was read, or is there where none was.
  case changed
  /// Another program holds the file.
  case busy
  case isFolder
  case denied
  case tooLarge
  case failed(String)

  func failure(_ path: String, writing: Bool = false) -> Failure {
    switch self {
    case .missing: Failure(message: "there is no file \(path)", status: .noFile)
    case .noFolder:
      Failure(
        message: "the folder of \(path) is not there; nothing was written", status: .cannotCreate)
    case .changed:
      Failure(
        message: "\(path) changed while rpt was at work; nothing was written",
        hints: ["do it again: the file is read anew"], status: .changed, isOvertaken: true)
    case .busy:
      Failure(
        message: "another program is writing \(path); nothing was written",
        hints: ["do it again in a moment"], status: .changed)
    case .isFolder: Failure(message: "\(path) is a folder, not a file", status: .noFile)
    case .denied:
      Failure(
        message: "\(path) may not be \(writing ? "written" : "read"): permission denied",
        status: writing ? .cannotCreate : .inputOutput
      )
    case .tooLarge:
      Failure(message: "\(path) is larger than 256 MB, no log is", status: .badData)
    case .failed(let why):
      Failure(
        message: "\(path) could not be \(writing ? "written; it is as it was" : "read"): \(why)",
        status: .inputOutput
      )
    }
  }
}

/// A place for the last log that was read.
final class Shelf {
  var log: Gym?
}
