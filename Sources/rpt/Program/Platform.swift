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
  /// The most bytes of a file that are read.
  private static let mostBytes = 256 << 20

  static func world() -> World {
    World(
      environment: ProcessInfo.processInfo.environment,
      today: today(),
      read: read,
      append: append,
      ask: ask,
      terminalWidth: isatty(1) == 1 ? columns() : nil,
      isTerminal: isatty(1) == 1
    )
  }

  private static func today() -> Day {
    let parts = Calendar.current.dateComponents([.year, .month, .day], from: Date())
    return Day(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
      ?? Day(number: 0)
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
      let count = buffer.withUnsafeMutableBytes { unsafe Self.read(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw trouble(errno) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      if bytes.count > mostBytes { throw .tooLarge }
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
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
      let count = rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
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
      exit(ExitStatus.inputOutput.rawValue)
    }
    exit(output.status.rawValue)
  }
}
