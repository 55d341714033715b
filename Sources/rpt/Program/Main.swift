@main
struct Main {
  static func main() {
    let world = Platform.world()
    let output = Program.run(Array(CommandLine.arguments.dropFirst()), in: world)
    withExtendedLifetime(world) { Platform.finish(output) }
  }
}
