import ReversePyramid
import TrainingLog

/// `rpt log` alone on a terminal.
enum LogPrompt {
  static func run(_ context: Context) throws(Failure) -> Output {
    throw .usage("log what?")
  }
}
