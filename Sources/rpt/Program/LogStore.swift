#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes logs on disk so that whatever happens leaves the old file, or the old file and the whole
/// new text.
struct LogStore {
  /// Where the records of last appends are kept; nil where there is no place for them.
  var stateFolder: String?

  /// Appends under a lock, once the file is known to be what was read.
  func append(_ change: FileAppend) throws(FileTrouble) {
    // A limit on file sizes shall end in an error here, not end the program in the middle.
    signal(SIGXFSZ, SIG_IGN)
    guard let old = change.old else { return try create(change) }
    let path = LogStore.resolved(change.path)
    let file = try LockedFile(path)
    defer { file.close() }
    var content = try file.read()
    if let record = record(for: path), record.isTorn(in: content) {
      try file.truncate(to: record.offset)
      content.removeSubrange(record.offset...)
    }
    guard content == old else { throw .changed }
    let record = AppendRecord(path: path, offset: old.count, bytes: change.new)
    keep(record)
    try file.append(change.new, behind: old.count)
    if let before = change.ending, before.isLast(in: old) {
      keep(before.joined(with: record))
    } else {
      markDone(path)
    }
  }

  /// Makes a file in one step: it is there with all its text, or not at all.
  private func create(_ change: FileAppend) throws(FileTrouble) {
    let path = LogStore.resolved(change.path)
    let temporary = try NewFile(beside: path, change.new, mode: 0o644, exactly: false)
    defer { temporary.remove() }
    if link(temporary.path, path) != 0 {
      if errno == EEXIST { throw .changed }
      // Some file systems of cards and sticks have no links.
      guard Files.stamp(path) == nil else { throw .changed }
      guard rename(temporary.path, path) == 0 else { throw Files.trouble(errno) }
    }
    Files.syncFolder(of: path)
    keep(AppendRecord(path: path, offset: 0, bytes: change.new, isDone: true))
  }

  /// Takes an append back; the file is removed where the append made it.
  func retract(_ path: String, _ record: AppendRecord) throws(FileTrouble) {
    let path = LogStore.resolved(path)
    let file = try LockedFile(path)
    defer { file.close() }
    guard record.isLast(in: try file.read()) else { throw .changed }
    if record.offset == 0 {
      guard unlink(path) == 0 else { throw Files.trouble(errno) }
      Files.syncFolder(of: path)
    } else {
      try file.truncate(to: record.offset)
    }
    forget(path)
  }

  /// Puts new bytes in place of a file, through a new file beside it; the old one is kept.
  func replace(_ path: String, _ old: [UInt8], _ new: [UInt8], on day: String) throws(FileTrouble)
    -> String
  {
    signal(SIGXFSZ, SIG_IGN)
    let path = LogStore.resolved(path)
    let file = try LockedFile(path)
    defer { file.close() }
    guard try file.read() == old else { throw .changed }
    let backup = try NewFile.backup(of: path, old, on: day, mode: file.mode)
    let temporary = try NewFile(beside: path, new, mode: file.mode)
    guard rename(temporary.path, path) == 0 else {
      let code = errno
      temporary.remove()
      throw Files.trouble(code)
    }
    Files.syncFolder(of: path)
    forget(path)
    return backup
  }

  /// The record of the last append to a file.
  func lastAppend(_ path: String) -> AppendRecord? { record(for: LogStore.resolved(path)) }

  private func record(for path: String) -> AppendRecord? {
    guard let place = recordPath(path), let stored = try? Files.readWhole(place),
      let record = AppendRecord(stored: stored), record.path == path
    else { return nil }
    return record
  }

  private func recordPath(_ path: String) -> String? {
    stateFolder.map { "\($0)/\(AppendRecord.name(for: path))" }
  }

  /// Keeps a record where it can be kept; without one the append goes on, and undo says so.
  private func keep(_ record: AppendRecord) {
    guard let folder = stateFolder, let place = recordPath(record.path) else { return }
    Files.makeFolders(folder)
    guard let new = try? NewFile(beside: place, record.stored, mode: 0o600) else {
      return forget(record.path)
    }
    if rename(new.path, place) != 0 {
      new.remove()
      forget(record.path)
    }
  }

  private func markDone(_ path: String) {
    guard let place = recordPath(path) else { return }
    let descriptor = open(place, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = pwrite(descriptor, "d", 1, 0)
    close(descriptor)
  }

  private func forget(_ path: String) {
    if let place = recordPath(path) { unlink(place) }
  }

  /// The path with links followed, also one to a file that is not there yet.
  static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    var target = [CChar](repeating: 0, count: 4097)
    let length = readlink(path, &target, 4096)
    let parts = Files.split(path)
    if length > 0 {
      let link = String(
        decoding: target.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let next = link.hasPrefix("/") ? link : "\(parts.folder)/\(link)"
      let inside = Files.split(next)
      return realPath(inside.folder).map { "\($0)/\(inside.name)" } ?? next
    }
    return realPath(parts.folder).map { $0 == "/" ? "/\(parts.name)" : "\($0)/\(parts.name)" }
      ?? path
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
