extension BookMistake {
  static let bookWarnings = [
    BookMistake(
      "a setting that no rule uses",
      .replace(#"let floor = 6 reps"#, #"let floor = 6 reps\#nlet rest = 3 days"#),
      gives: #"""
        mine.rules:6:5: warning: no rule uses `rest`
          |
        6 | let rest = 3 days
          |     ^^^^ remove the line, or name it in a rule
        """#
    ),
    BookMistake(
      "a weight in one unit",
      .replace(#" or 5 lb"#, #""#),
      gives: #"""
        mine.rules:6:12: warning: `step` has no value in lb
          |
        6 | let step = 2.5 kg
          |            ^^^^^^ 5.512 lb is used; write `or` and the lb behind it
        """#
    ),
    BookMistake(
      "a rule that no example reaches",
      .replace(#"  gets 80 hold aim 8"#, #"  gets 82.5 increase"#),
      gives: #"""
        mine.rules:16:6: warning: no example reaches rule hold
           |
        16 | rule hold
           |      ^^^^ add one whose `gets` names it
        """#
    ),
    BookMistake(
      "no example",
      .replace(examples, #""#),
      gives: #"""
        mine.rules:1:1: warning: the book has no example
          |
        1 | book "Mine"
          | ^^^^ an example keeps a rule as it is meant: `example`, `did`, `gets`
        """#
    ),
    BookMistake(
      "a sentence that says the opposite",
      .replace(#"+ step"#, #"- step"#),
      gives: #"""
        mine.rules:12:8: warning: the sentence says "increasing", and the sum goes down
           |
        12 |   then last weight - step
           |        ^^^^^^^^^^^^^^^^^^ one of the two is not meant
        13 |   say "Hit {win}+, increasing the weight."
           |   --- says "increasing"
        """#
    ),
    BookMistake(
      "no sentence for the end of the rack",
      .replace(#"  or say "Top."\#n"#, #""#),
      gives: #"""
        mine.rules:12:8: warning: rule increase moves the weight and has no `or say`
           |
        12 |   then last weight + step
           |        ^^^^^^^^^^^^^^^^^^ its `say` would stand though nothing moved, where no load lies beyond
        """#
    ),
  ]
}
