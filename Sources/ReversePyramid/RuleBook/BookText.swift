extension RuleBook {
  /// What the comment at the head of the book says it is, else its name.
  public var about: String {
    var words: [String] = []
    for line in lines {
      guard line.hasPrefix("#") else { break }
      words.append(String(line.drop { $0 == "#" || $0 == " " }))
    }
    return words.isEmpty ? name : words.joined(separator: " ")
  }

  /// The lines of the file that hold each rule of a name, from its `rule` to its last word.
  public func lines(ofRule name: String) -> [ClosedRange<Int>] {
    let all = lines
    return parts.flatMap(\.rules).filter { $0.name == name }.map { rule in
      var last = rule.line
      for number in (rule.line + 1)..<max(rule.line + 1, all.count + 1) {
        let word = all[number - 1].split(separator: " ").first ?? ""
        if ["rule", "part", "example", "let", "book", "limit"].contains(word) { break }
        if !word.isEmpty, !word.hasPrefix("#") { last = number }
      }
      return rule.line...last
    }
  }

  private var lines: [String] {
    String(decoding: source, as: UTF8.self).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ).map(String.init)
  }
}
