extension LogReader {
  mutating func warnOfImplausible() {}
}
