import ReversePyramid

/// The program as a function from a command line and a world to what is said.
enum Program {
  static let version = "0.1.0"

  static func run(_ raw: [String], in world: World) -> Output {
    let json = raw.contains("--json")
    do throws(Failure) {
      return try run(try Arguments(raw), in: world, isDemo: false)
    } catch {
      return error.output(json: json)
    }
  }

  static func run(_ arguments: Arguments, in world: World, isDemo: Bool) throws(Failure) -> Output {
    var context = Context(arguments: arguments, world: world)
    context.isDemo = isDemo
    let output = try answer(context)
    return arguments.has("json") ? asJSON(output) : output
  }

  /// What has no JSON of its own is given as its lines, so that nothing else stands on the output.
  private static func asJSON(_ output: Output) -> Output {
    guard !output.text.isEmpty, !output.text.hasPrefix("{") else { return output }
    let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let object: JSON = ["schema": "rpt.text/1", "lines": .strings(lines.map(String.init))]
    var output = output
    output.text = object.text + "\n"
    return output
  }

  private static func answer(_ context: Context) throws(Failure) -> Output {
    let arguments = context.arguments
    if arguments.has("version") { return .lines(["rpt \(version)"]) }
    try checkColor(arguments)
    guard let name = arguments.words.first else {
      if arguments.has("help") { return .lines(HelpText.overview) }
      try check(arguments, nil)
      return try GlanceCommand.run(context)
    }
    let spec = try CommandSpec.named(name)
    if arguments.has("help") { return .lines(HelpText.command(spec)) }
    try check(arguments, spec)
    // What was asked wrongly is said before any file is looked at.
    _ = try context.today()
    _ = try context.width()
    return try spec.run(context)
  }

  private static func checkColor(_ arguments: Arguments) throws(Failure) {
    guard let when = arguments.options["color"], !["auto", "always", "never"].contains(when) else {
      return
    }
    throw .usage("--color takes auto, always or never, not \(when)")
  }

  /// Refuses options that the command does not take, rather than ignore what was asked.
  private static func check(_ arguments: Arguments, _ spec: CommandSpec?) throws(Failure) {
    guard spec?.name != "demo" else { return }
    for option in arguments.options.names.sorted()
    where !CommandSpec.globalOptions.contains(option) && !(spec?.options.contains(option) ?? false)
    {
      guard let spec else { throw .usage("rpt alone takes no --\(option)", "rpt help") }
      throw .usage("rpt \(spec.name) takes no --\(option)", "rpt help \(spec.name)")
    }
  }
}
