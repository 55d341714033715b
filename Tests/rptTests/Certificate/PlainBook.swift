/// A rule book as lines of words: as much of it as checking a certificate takes.
struct PlainBook {
  struct Part {
    var name: String
    var decides: String
    var sets: String
    var line: Int
    var limits: [(of: String, isLeast: Bool, amount: String, line: Int)] = []
    var rules: [Rule] = []
  }

  struct Rule {
    var name: String
    var line: Int
    var conditions: [(text: String, line: Int)] = []
    var outcome = ""
    var lighter: String?
    var lighterLine = 0
    var aim: String?
    var say = ""
    var orSay: String?
  }

  var lets: [(name: String, value: String, line: Int)] = []
  var parts: [Part] = []

  init(_ text: String) {
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = PlainBook.withoutComment(raw).split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      read(first, words.dropFirst().joined(separator: " "), index + 1)
    }
  }

  private mutating func read(_ word: String, _ rest: String, _ line: Int) {
    let quoted = rest.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let part = parts.count - 1
    let rule = (parts.last?.rules.count ?? 0) - 1
    switch word {
    case "let":
      let words = rest.split(separator: " ").map(String.init)
      lets.append((words[0], words.dropFirst(2).joined(separator: " "), line))
    case "part":
      let tail = quoted[2].split(separator: " ").map(String.init)
      let sets = tail.dropFirst(3).joined(separator: " ")
      let scope = String(sets.prefix { $0 != "," })
      parts.append(Part(name: quoted[1], decides: tail[1], sets: scope, line: line))
    case "limit":
      let words = rest.split(separator: " ").map(String.init)
      let amount = words.dropFirst(3).joined(separator: " ")
      parts[part].limits.append((words[0], words[2] == "least", amount, line))
    case "rule": parts[part].rules.append(Rule(name: rest, line: line))
    case "when", "and": parts[part].rules[rule].conditions.append((rest, line))
    case "then": parts[part].rules[rule].outcome = rest
    case "at":
      let words = rest.split(separator: " ").dropFirst().dropLast()
      parts[part].rules[rule].lighter = words.joined(separator: " ")
      parts[part].rules[rule].lighterLine = line
    case "aim": parts[part].rules[rule].aim = rest
    case "say": parts[part].rules[rule].say = quoted[1]
    case "or": parts[part].rules[rule].orSay = quoted[1]
    default: break
    }
  }

  /// The number of a let for a set: `8/10 reps`, `2.5 kg or 5 lb`.
  static func number(_ value: String, set: Int, unit: String) -> String {
    let sides = value.split(separator: " ").split(separator: "or").map { $0.map(String.init) }
    let side = sides.first { $0.last == unit } ?? sides[0]
    let list = side[0].split(separator: "/").map(String.init)
    return list[min(set, list.count) - 1]
  }

  /// The part that decides the reps of a set.
  func partForReps(of set: Int, workSets: Int) -> Part? {
    parts.first { $0.decides == "reps" && PlainBook.holds($0.sets, set, workSets) }
  }

  static func holds(_ sets: String, _ set: Int, _ workSets: Int) -> Bool {
    let numbers = sets.split(separator: " ").compactMap { Int($0) }
    switch sets {
    case "every set": return true
    case "each work set": return set <= workSets
    case "each later work set": return set >= 2 && set <= workSets
    case "each set after the work sets": return set > workSets
    case _ where sets.hasSuffix(" on"): return numbers.first ?? 0 <= set
    default: return numbers.first ?? 0 <= set && set <= numbers.last ?? 0
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var isQuoted = false
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      if line[index] == "#", !isQuoted { return line[..<index] }
    }
    return line
  }
}
