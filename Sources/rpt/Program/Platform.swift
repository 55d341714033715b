import ReversePyramid

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real world: the one place with files, the clock and the terminal.
enum Platform {
  /// Standard input, read ahead.
  private static let input = Input()

  /// The most bytes of a file that are read.
  private static let mostBytes = 256 << 20

  static func world() -> World {
    World(
      environment: ProcessInfo.processInfo.environment, today: today(), read: read, stamp: stamp,
      append: append, ask: ask, terminalWidth: isatty(1) == 1 ? columns() : nil,
      isTerminal: isatty(1) == 1, channel: channel(), offset: offset)
  }

  private static func channel() -> ReplLoop.Channel {
    let isInteractive = isatty(0) == 1 && isatty(1) == 1
    // Opening libedit costs time that only a conversation should pay.
    let editor = Lazily { isInteractive ? LineEditor() : nil }
    return ReplLoop.Channel(
      isInteractive: isInteractive,
      readLine: { prompt in
        guard isInteractive else { return readPipedLine() }
        guard let editor = editor.value else {
          try? writeAll(Array(prompt.utf8), 1)
          return readPipedLine()
        }
        return editor.readLine(prompt)
      },
      say: { text in
        do throws(FileTrouble) {
          try writeAll(Array(text.utf8), 1)
        } catch {
          exit(ProgramStatus.inputOutput.rawValue)
        }
      },
      complain: { text in try? writeAll(Array(text.utf8), 2) },
      offer: { completions in editor.value?.offer(completions) },
      note: {
        isInteractive && editor.value == nil && !LineEditor.isUnwanted
          ? "line editing needs libedit, which is not here; reading plainly" : nil
      })
  }

  /// A line without its end; one too long to be a command is cut, so that it stays in bounds.
  private static func readPipedLine() -> String? {
    var bytes: [UInt8] = []
    var hasRead = false
    while let byte = input.next() {
      hasRead = true
      if byte == 10 { break }
      if bytes.count <= Repl.longestLine { bytes.append(byte) }
    }
    if bytes.last == 13 { bytes.removeLast() }
    return hasRead ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func stamp(_ path: String) -> String? {
    var status = stat()
    guard !path.isEmpty, path != "-", stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// How far the wall clock is ahead of UTC at a moment, by the system's own zone.
  private static func offset(_ moment: Int) -> Int {
    var time = time_t(moment)
    var parts = tm()
    guard localtime_r(&time, &parts) != nil else { return 0 }
    return parts.tm_gmtoff
  }

  private static func today() -> Day {
    let now = Int(time(nil))
    return Day(number: (now + offset(now)) / 86_400)
  }

  private static func read(_ path: String) throws(FileTrouble) -> [UInt8] {
    if path == "-" { return try readAll(0) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    if status.st_size > mostBytes { throw .tooLarge }
    return try readAll(descriptor, expecting: Int(status.st_size))
  }

  private static func readAll(_ descriptor: Int32, expecting size: Int = 0) throws(FileTrouble)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Self.read(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw trouble(errno) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      if bytes.count > mostBytes { throw .tooLarge }
    }
  }

  /// The next bytes of standard input; none at its end.
  fileprivate static func readBlock() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(0, $0) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : []
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func append(_ bytes: [UInt8], _ path: String) throws(FileTrouble) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { throw trouble(errno) }
    try writeAll(bytes, descriptor)
    guard fsync(descriptor) == 0 else { throw trouble(errno) }
  }

  private static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) throws(FileTrouble) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw trouble(errno) }
      rest = rest.dropFirst(count)
    }
  }

  private static func trouble(_ code: Int32) -> FileTrouble {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .isFolder
    case EACCES, EPERM, EROFS: .denied
    default: .failed(String(cString: strerror(code)))
    }
  }

  private static func ask(_ question: String) -> String? {
    guard isatty(0) == 1, isatty(2) == 1 else { return nil }
    try? writeAll(Array(question.utf8), 2)
    return readLine(strippingNewline: true).map { String($0.filter { !$0.isWhitespace }) }
  }

  private static func columns() -> Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 20 else { return nil }
    return Int(size.ws_col)
  }

  /// Prints what a command said and ends the process with its status.
  static func finish(_ output: Output) -> Never {
    try? writeAll(Array(output.errors.utf8), 2)
    do throws(FileTrouble) {
      try writeAll(Array(output.text.utf8), 1)
    } catch {
      exit(ProgramStatus.inputOutput.rawValue)
    }
    exit(output.status.rawValue)
  }
}

/// Standard input a byte at a time, read in blocks.
private final class Input: @unchecked Sendable {
  private var block: [UInt8] = []
  private var index = 0

  func next() -> UInt8? {
    if index == block.count {
      block = Platform.readBlock()
      index = 0
    }
    guard index < block.count else { return nil }
    defer { index += 1 }
    return block[index]
  }
}

/// A value made when it is first asked for.
private final class Lazily<Value> {
  private let make: () -> Value
  lazy var value: Value = make()

  init(_ make: @escaping () -> Value) { self.make = make }
}
