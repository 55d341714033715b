extension RuleBook {
  /// The books that come with the coach, by file name without `.rules`, the default first.
  public static let builtInNames = ["reverse-pyramid", "version-one", "steadier", "leangains"]

  /// Reads a book that comes with the coach; nil where there is none of that name.
  public static func builtIn(_ name: String) -> RuleBook? {
    builtInSource(name).flatMap { read($0, file: name + ".rules").book }
  }

  /// The text of a book that comes with the coach.
  package static func builtInSource(_ name: String) -> [UInt8]? {
    switch name {
    case "reverse-pyramid": PackageResources.reverse_pyramid_rules
    case "version-one": PackageResources.version_one_rules
    case "steadier": PackageResources.steadier_rules
    case "leangains": PackageResources.leangains_rules
    default: nil
    }
  }
}
