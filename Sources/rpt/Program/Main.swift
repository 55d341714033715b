@main
struct Main {
  static func main() {
    let output = Program.run(Array(CommandLine.arguments.dropFirst()), in: Platform.world())
    Platform.finish(output)
  }
}
