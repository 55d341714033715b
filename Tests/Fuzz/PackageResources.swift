/// Stands in for the books that the package embeds; the fuzzer brings its own texts.
struct PackageResources {
  static let reverse_pyramid_rules: [UInt8] = []
  static let version_one_rules: [UInt8] = []
  static let steadier_rules: [UInt8] = []
  static let leangains_rules: [UInt8] = []
}
