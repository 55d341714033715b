#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs that are started and waited for, and the files they read.
enum Launch {
  /// Starts a program whose output goes nowhere, and waits; whether it ended with status 0.
  static func run(_ words: [String], input: String = "/dev/null") -> Bool {
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, nil, arguments, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }

  /// A folder of its own for the benchmark's files.
  static func makeFolder() -> String? {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // The call puts a name that nothing has in place of six of these letters.
    let open = String(repeating: "X", count: 6)
    var template = Array("\(base)/rpt-benchmark-\(open)".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file; nil where it cannot.
  static func write(_ bytes: [UInt8], _ path: String) -> String? {
    guard let file = fopen(path, "w") else { return nil }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count ? path : nil
  }

  static func remove(_ folder: String, _ files: [String]) {
    for file in files { unlink(file) }
    rmdir(folder)
  }

  /// The program `rpt` that was built beside this one.
  static var neighbour: String? {
    let own = CommandLine.arguments[0]
    guard let slash = own.lastIndex(of: "/") else { return nil }
    let path = own[...slash] + "rpt"
    return access(String(path), X_OK) == 0 ? String(path) : nil
  }
}
