/// Words of GymBook's cells in the languages of its app.
enum GymBookWords {
  /// A set that was skipped.
  static let yes: Set<String> = ["si", "sì", "sí", "yes", "ja", "oui", "sim", "да", "true", "1"]

  /// Units of distance.
  static let lengths: Set<String> = [
    "m", "km", "mi", "ft", "yd", "miles", "miglia", "meilen", "millas", "milles", "metri", "meter",
  ]

  /// Whether a word is the one for reps, of which the header has the plural.
  static func isReps(_ word: String, _ header: String) -> Bool {
    word.hasPrefix(String(header.prefix(3))) || word == "reps" || word == "rep" || word == "wdh"
  }

  /// The seconds in a unit of time.
  static func seconds(in word: String) -> Int64? {
    let tables: [(Int64, [String])] = [
      (1, ["s", "sec", "sek", "seg"]), (60, ["min"]),
      (3600, ["h", "ora", "ore", "hour", "std", "stunde", "heure", "hora"]),
    ]
    return tables.first { _, names in
      names.contains { $0.count == 1 ? word == $0 : word.hasPrefix($0) }
    }?.0
  }
}
