import ReversePyramid

/// A book, one of its rules, and its settings, as JSON objects.
enum BookJSON {
  /// Lines of the book as written, all of them or those of one rule.
  static func source(_ book: RuleBook, rule: String?, ranges: [ClosedRange<Int>]) -> JSON {
    let lines = book.sourceLines
    let shown = ranges.flatMap { Array($0) }.filter { $0 <= lines.count }
    return [
      "schema": "rpt.rules-show/1", "book": .string(book.name), "file": .string(book.file),
      "digest": .string(SHA256.hex(book.source)), "rule": rule.map(JSON.string) ?? .null,
      "lines": .array(shown.map { ["line": .int($0), "text": .string(lines[$0 - 1])] }),
    ]
  }

  /// The rules of the book in use, where they stand, and its settings.
  static func rules(_ book: RuleBook, unit: WeightUnit) -> JSON {
    [
      "schema": "rpt.rules/1", "book": .string(book.name), "file": .string(book.file),
      "digest": .string(SHA256.hex(book.source)), "rules": .strings(book.ruleNames),
      "places": .array(
        book.ruleNames.map { name in
          [
            "rule": .string(name),
            "lines": .array(book.lines(ofRule: name).map { .int($0.lowerBound) }),
          ]
        }), "settings": settings(book, unit: unit),
    ]
  }

  /// The settings tried in a conversation beside the book's own.
  static func tried(
    _ trials: [(name: String, amount: String)], _ book: RuleBook, in force: RuleBook,
    unit: WeightUnit
  ) -> JSON {
    [
      "schema": "rpt.settings/1", "book": .string(book.name),
      "settings": settings(force, unit: unit),
      "tried": .array(
        trials.map { trial in
          let own = book.settings.first { $0.name == trial.name }
          return [
            "name": .string(trial.name), "amount": .string(trial.amount),
            "book": own.map { .string($0.text(in: unit)) } ?? .null,
          ]
        }),
    ]
  }

  private static func settings(_ book: RuleBook, unit: WeightUnit) -> JSON {
    .object(
      book.settings.map { setting in
        let values = (unit == .kg ? setting.kg : setting.lb).map { value in
          DecisionJSON.quantity(
            Quantity(value: value, dimension: setting.dimension, unit: unit))
        }
        return .init(
          setting.name,
          [
            "values": .array(values),
            "unit": .string(
              setting.dimension == .weight ? unit.rawValue : setting.dimension.rawValue),
            "at": .string("\(setting.file):\(setting.line)"),
          ])
      })
  }
}

extension RuleBook {
  /// The book as written, line by line.
  var sourceLines: [String] {
    String(decoding: source, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}
