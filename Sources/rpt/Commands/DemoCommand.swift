import ReversePyramid

/// `rpt demo`: any reading command on the built-in example, whose today is fixed.
enum DemoCommand {
  /// The day the example is read on, unless `--today` says another.
  static let today = "2026-10-08"
  /// The name of the example where a file would be named.
  static let logName = "demo.txt"

  static func run(_ context: Context) throws(Failure) -> Output {
    var arguments = context.arguments
    arguments.words.removeFirst()
    if arguments.words.isEmpty { arguments.words = ["next"] }
    if arguments.options["today"] == nil { arguments.options["today"] = today }
    let spec = try CommandSpec.named(arguments.words[0])
    guard !spec.writes else {
      throw .usage(
        "rpt demo writes nothing, and \(spec.name) writes; it works on a log of your own",
        "rpt demo next, why, replay, history, rules, check"
      )
    }
    guard spec.readsLog else {
      throw .usage(
        "rpt demo only reads, and \(spec.name) does not read a log",
        "rpt demo next, why, replay, history, rules, check"
      )
    }
    if arguments.has("file") {
      throw .usage("the demo reads its own log", "another log: rpt \(spec.name) -f LOG")
    }
    let outer = context.world.read
    var world = context.world
    world.environment["RPT_LOG"] = nil
    arguments.options["file"] = logName
    world.read = { (path: String) throws(FileTrouble) -> [UInt8] in
      path == logName ? PackageResources.demo_log_txt : try outer(path)
    }
    world.append = { (_: FileAppend) throws(FileTrouble) -> Void in
      throw .failed("the example is never written")
    }
    world.lastAppend = { _ in nil }
    return try Program.run(arguments, in: world, isDemo: true)
  }
}
