import ReversePyramid

extension Repl {
  func history() throws(Failure) -> Reply {
    throw .usage("not written yet")
  }
}
