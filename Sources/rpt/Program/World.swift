import ReversePyramid

/// Everything outside the program that a command may ask for or change.
///
/// Tests give a world of their own; the program gives the real one.
struct World {
  var environment: [String: String]
  /// Today's date by the clock.
  var today: Day
  /// The bytes of a file; `-` is standard input.
  var read: (String) throws(FileTrouble) -> [UInt8]
  /// What a file looks like on disk, to tell that it changed; nil where it cannot be told.
  var stamp: (String) -> String?
  /// Appends bytes to a file, making it where told to.
  var append: ([UInt8], String) throws(FileTrouble) -> Void
  /// Asks on the terminal; nil where nobody is there to answer.
  var ask: (String) -> String?
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

/// Why a file could not be read or written.
enum FileTrouble: Error, Sendable, Equatable {
  case missing
  case isFolder
  case denied
  case tooLarge
  case failed(String)

  func failure(_ path: String, writing: Bool = false) -> Failure {
    switch self {
    case .missing: Failure(message: "there is no file \(path)", status: .noFile)
    case .isFolder: Failure(message: "\(path) is a folder, not a file", status: .noFile)
    case .denied:
      Failure(
        message: "\(path) may not be \(writing ? "written" : "read")",
        status: writing ? .cannotCreate : .inputOutput
      )
    case .tooLarge:
      Failure(message: "\(path) is larger than 256 MB, no log is", status: .badData)
    case .failed(let why):
      Failure(
        message: "\(path) could not be \(writing ? "written" : "read"): \(why)",
        status: .inputOutput
      )
    }
  }
}

/// A place for the last log that was read.
final class Shelf {
  var log: Gym?
}
