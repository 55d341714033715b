extension BookMistake {
  static let exampleMistakes = [
    BookMistake(
      "a set",
      .replace(#"did 80x8"#, #"did 80x8 70y8"#),
      gives: #"""
        mine.rules:29:12: error: `70y8` is not a set
           |
        29 |   did 80x8 70y8
           |            ^^^^ expected reps behind the load, as in 80x8
        """#
    ),
    BookMistake(
      "a set without reps",
      .replace(#"did 80x8"#, #"did 80"#),
      gives: #"""
        mine.rules:29:7: error: `80` is not a set
           |
        29 |   did 80
           |       ^^ expected reps behind the load, as in 80x8
        """#
    ),
    BookMistake(
      "an empty session",
      .replace(#"did 80x8"#, #"did 80x8 | | 80x8"#),
      gives: #"""
        mine.rules:29:15: error: a set is missing
           |
        29 |   did 80x8 | | 80x8
           |               ^ expected a set, as in 80x8
        """#
    ),
    BookMistake(
      "days",
      .replace(#"did 80x8"#, #"did 80x8 | after ten days"#),
      gives: #"""
        mine.rules:29:20: error: `ten` is not a set
           |
        29 |   did 80x8 | after ten days
           |                    ^^^ expected a number of days
        """#
    ),
    BookMistake(
      "a rule that does not exist",
      .replace(#"gets 82.5 increase"#, #"gets 82.5 increse"#),
      gives: #"""
        mine.rules:30:13: error: there is no rule `increse`
           |
        30 |   gets 82.5 increse
           |             ^^^^^^^ did you mean `increase`?
        """#
    ),
    BookMistake(
      "an answer without a rule",
      .replace(#"gets 82.5 increase"#, #"gets 82.5"#),
      gives: #"""
        mine.rules:30:12: error: an answer names its rule
           |
        30 |   gets 82.5
           |            ^ write `82.5 increase`
        """#
    ),
    BookMistake(
      "no answers",
      .replace(#"  gets 82.5 increase\#n"#, #""#),
      gives: #"""
        mine.rules:28:1: error: this example has no `gets` line
           |
        28 | example "a win"
           | ^^^^^^^ write what was done behind `did` and what comes of it behind `gets`
        """#
    ),
    BookMistake(
      "a unit",
      .replace(#"example "a win""#, #"example "a win" in stones"#),
      gives: #"""
        mine.rules:28:20: error: `stones` cannot stand here
           |
        28 | example "a win" in stones
           |                    ^^^^^^ write `example "…" in lb`
        """#
    ),
  ]
}
