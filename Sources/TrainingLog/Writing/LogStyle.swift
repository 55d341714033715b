import ReversePyramid

/// How a log is written, so that new lines look like the ones above them.
public struct LogStyle: Sendable, Hashable {
  /// What ends a line: LF, CRLF or CR.
  public var lineEnd = "\n"
  /// Whether spaces stand around the `x` of a set.
  public var isSpaced = false

  /// Makes the canonical style.
  public init() {}

  /// Finds the style of a file; the canonical one where the file does not say.
  ///
  /// - Parameter bytes: The file, of which only the end is looked at.
  /// - Complexity: O(1), since at most the last 64 kB count.
  public init(of bytes: [UInt8]) {
    let tail = Array(bytes.suffix(1 << 16))
    var pairs = 0
    var feeds = 0
    var returns = 0
    var tight = 0
    var spaced = 0
    for index in tail.indices {
      switch tail[index] {
      case Ascii.newline:
        if index > 0, tail[index - 1] == Ascii.carriageReturn { pairs += 1 } else { feeds += 1 }
      case Ascii.carriageReturn: returns += 1
      case Ascii.x:
        guard index > 1, index + 2 < tail.count else { continue }
        if tail[index - 1].isDigit, tail[index + 1].isDigit { tight += 1 }
        let hasSpaces = tail[index - 1] == Ascii.space && tail[index + 1] == Ascii.space
        if hasSpaces, tail[index - 2].isDigit, tail[index + 2].isDigit { spaced += 1 }
      default: break
      }
    }
    if pairs > feeds {
      lineEnd = "\r\n"
    } else if feeds == 0, pairs == 0, returns > 0 {
      lineEnd = "\r"
    }
    isSpaced = spaced > tight
  }
}
