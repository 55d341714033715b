import TrainingLog

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls of the system about files, with errors a person can read.
enum Files {
  /// The most bytes of a file that are read.
  static let mostBytes = 256 << 20

  static func trouble(_ code: Int32) -> FileTrouble {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .isFolder
    case EACCES, EPERM, EROFS: .denied
    case EFBIG: .failed("a limit on the size of files is reached")
    case ENOSPC, EDQUOT: .failed("the disk is full")
    default: .failed(String(cString: strerror(code)))
    }
  }

  static func readWhole(_ path: String) throws(FileTrouble) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    if status.st_size > mostBytes { throw .tooLarge }
    return try readAll(descriptor, expecting: Int(status.st_size))
  }

  static func readAll(_ descriptor: Int32, expecting size: Int = 0) throws(FileTrouble) -> [UInt8] {
    // One more than is expected, so that a file of that size ends in the first round.
    var bytes = [UInt8](repeating: 0, count: max(size, 1 << 10) + 1)
    var filled = 0
    while true {
      if filled == bytes.count { bytes += repeatElement(0, count: bytes.count) }
      let count = bytes.withUnsafeMutableBytes {
        readSome(descriptor, UnsafeMutableRawBufferPointer(rebasing: $0[filled...]))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw trouble(errno) }
      filled += count
      if filled > mostBytes { throw .tooLarge }
      guard count > 0 else {
        bytes.removeLast(bytes.count - filled)
        return bytes
      }
    }
  }

  static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Opens a file to be read from its beginning; it closes when the process ends.
  static func openRows(_ path: String) throws(FileTrouble) -> World.RowFile {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw trouble(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw trouble(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    return World.RowFile(
      read: { buffer, start in
        while true {
          let count = buffer.withUnsafeMutableBytes {
            readSome(
              descriptor, UnsafeMutableRawBufferPointer(rebasing: $0[start..<RowTable.block]))
          }
          if count < 0, errno == EINTR { continue }
          return count < 0 ? nil : count
        }
      },
      trouble: { .failed("it broke off before its end") })
  }

  static func writeAll(_ bytes: [UInt8], _ descriptor: Int32) throws(FileTrouble) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw trouble(errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// What a file looks like on disk; nil where there is none.
  static func stamp(_ path: String) -> String? {
    var status = stat()
    guard !path.isEmpty, path != "-", stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  /// Makes the entries of a folder last, as far as the file system can.
  static func syncFolder(of path: String) {
    let descriptor = open(split(path).folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Makes a folder and those above it, for its owner alone.
  static func makeFolders(_ path: String) {
    var folder = ""
    for part in path.split(separator: "/") {
      folder += (folder.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      mkdir(folder, 0o700)
    }
  }

  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}

/// A file that is open for a change, with no other program changing it.
struct LockedFile {
  private let descriptor: Int32
  /// Who may read and write it.
  let mode: mode_t

  /// Opens and locks a file; it fails where the path names another file by then.
  init(_ path: String) throws(FileTrouble) {
    // Looked at first, since opening a pipe would wait for a writer.
    var seen = stat()
    guard stat(path, &seen) == 0 else { throw Files.trouble(errno) }
    if seen.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    guard seen.st_mode & S_IFMT == S_IFREG else { throw .failed("it is no ordinary file") }
    descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { throw Files.trouble(errno) }
    mode = seen.st_mode & 0o7777
    do throws(FileTrouble) {
      try lock()
      var opened = stat()
      guard fstat(descriptor, &opened) == 0 else { throw Files.trouble(errno) }
      guard stat(path, &seen) == 0, seen.st_ino == opened.st_ino, seen.st_dev == opened.st_dev
      else { throw .changed }
    } catch {
      close()
      throw error
    }
  }

  private func lock() throws(FileTrouble) {
    for _ in 0..<200 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: usleep(25_000)
      // Some network file systems have no locks; the check of the bytes is left.
      case ENOLCK, EOPNOTSUPP, ENOSYS: return
      default: throw Files.trouble(errno)
      }
    }
    throw .busy
  }

  func read() throws(FileTrouble) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    return try Files.readAll(descriptor)
  }

  /// Appends in one write; one that falls short is taken back.
  func append(_ bytes: [UInt8], behind length: Int) throws(FileTrouble) {
    var count = -1
    repeat {
      count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    let code = count < 0 ? errno : ENOSPC
    guard count == bytes.count else {
      ftruncate(descriptor, off_t(length))
      throw Files.trouble(code)
    }
    guard fsync(descriptor) == 0 else {
      let code = errno
      ftruncate(descriptor, off_t(length))
      throw Files.trouble(code)
    }
  }

  func truncate(to length: Int) throws(FileTrouble) {
    guard ftruncate(descriptor, off_t(length)) == 0, fsync(descriptor) == 0 else {
      throw Files.trouble(errno)
    }
  }

  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}

/// A file made anew with all its bytes on disk.
struct NewFile {
  let path: String

  /// Makes a file beside another one, under a name that nothing has.
  init(beside path: String, _ bytes: [UInt8], mode: mode_t, exactly: Bool = true)
    throws(FileTrouble)
  {
    let parts = Files.split(path)
    let name = "\(parts.folder)/.\(parts.name).rpt-\(getpid())"
    // What has this name is left over from a process that is no more.
    unlink(name)
    try self.init(name, bytes, mode: mode, exactly: exactly)
  }

  private init(_ path: String, _ bytes: [UInt8], mode: mode_t, exactly: Bool)
    throws(FileTrouble)
  {
    self.path = path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: throw .noFolder
      case EEXIST: throw .changed
      default: throw Files.trouble(errno)
      }
    }
    defer { close(descriptor) }
    do throws(FileTrouble) {
      // The mode of the file it stands for counts, not the one new files get.
      if exactly { fchmod(descriptor, mode) }
      try Files.writeAll(bytes, descriptor)
      guard fsync(descriptor) == 0 else { throw Files.trouble(errno) }
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Keeps the bytes of a file under its name and a day; a backup is never written over.
  static func backup(of path: String, _ bytes: [UInt8], on day: String, mode: mode_t)
    throws(FileTrouble) -> String
  {
    for number in 1...999 {
      let name = "\(path).\(day)\(number == 1 ? "" : ".\(number)").bak"
      do throws(FileTrouble) {
        return try NewFile(name, bytes, mode: mode, exactly: true).path
      } catch {
        guard error == .changed else { throw error }
      }
    }
    throw .failed("it has 999 backups of today")
  }

  func remove() { unlink(path) }
}
