#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lifter's own editor.
enum Editor {
  /// Opens a file at a line and waits; the editor's exit status, nil where it could not be started.
  static func open(_ path: String, _ line: Int, _ environment: Environment) -> Int32? {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    // The variable may hold options, which only a shell can take apart.
    let command = "exec \(named ?? "vi") \"$@\""
    let words = ["sh", "-c", command, "sh", "+\(line)", path]
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", nil, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
