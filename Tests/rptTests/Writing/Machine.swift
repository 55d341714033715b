import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own with the real program in it.
final class Machine {
  let folder: URL

  /// The program that was built with these tests; nil where it cannot be found.
  static let program: URL? = {
    let beside = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
    let folders = beside.flatMap { [$0.deletingLastPathComponent(), $0] }
    let built = TestWorld.root.appending(path: ".build/debug")
    return (folders + [built]).map { $0.appending(path: "rpt") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "rpt-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    chmod(folder.path, 0o755)
    try? FileManager.default.removeItem(at: folder)
  }

  var log: URL { folder.appending(path: "training.txt") }

  var bytes: [UInt8] {
    get { (try? Data(contentsOf: log)).map(Array.init) ?? [] }
    set { try? Data(newValue).write(to: log) }
  }

  var text: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set { bytes = Array(newValue.utf8) }
  }

  /// Starts the program; it is handed out running.
  func start(_ arguments: [String], limit: Int? = nil) throws -> Process {
    let process = Process()
    let program = try #require(Machine.program)
    if let limit {
      // The shell counts in blocks of 512 or 1024 bytes; prlimit would not be everywhere.
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments =
        ["-c", "ulimit -f \(limit); exec \"$0\" \"$@\"", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    process.environment = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.appending(path: "state").path,
      "RPT_TODAY": "2026-10-08", "PATH": "/usr/bin:/bin",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program to its end; its exit status, and what it complained of.
  func run(_ arguments: String..., limit: Int? = nil, output: String = "/dev/null") throws
    -> (status: Int32, errors: String)
  {
    let file = folder.appending(path: "errors")
    try Data().write(to: file)
    let process = Process()
    let program = try #require(Machine.program)
    let command =
      (limit.map { "ulimit -f \($0); " } ?? "") + "exec \"$0\" \"$@\" >\"$OUTPUT\" 2>\"$ERRORS\""
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command, program.path] + arguments
    process.environment = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.appending(path: "state").path,
      "RPT_TODAY": "2026-10-08", "PATH": "/usr/bin:/bin", "ERRORS": file.path,
      "OUTPUT": output,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let errors = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return (process.terminationStatus, errors)
  }
}
