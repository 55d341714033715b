extension BookMistake {
  static let settingMistakes = [
    BookMistake(
      "six digits",
      .replace(#"2.5 kg"#, #"1234567 kg"#),
      gives: #"""
        mine.rules:6:12: error: more than six digits before the point
          |
        6 | let step = 1234567 kg or 5 lb
          |            ^^^^^^^ write at most 999999
        """#
    ),
    BookMistake(
      "three decimals",
      .replace(#"2.5 kg"#, #"2.5001 kg"#),
      gives: #"""
        mine.rules:6:12: error: more than three digits after the point
          |
        6 | let step = 2.5001 kg or 5 lb
          |            ^^^^^^ weights are exact to the thousandth
        """#
    ),
    BookMistake(
      "a part of a rep",
      .replace(#"8 reps"#, #"8.5 reps"#),
      gives: #"""
        mine.rules:4:11: error: `8.5` is not a whole number
          |
        4 | let win = 8.5 reps
          |           ^^^ only weights have decimals
        """#
    ),
    BookMistake(
      "nothing",
      .replace(#"2.5 kg"#, #"0 kg"#),
      gives: #"""
        mine.rules:6:12: error: `step` must be more than 0
          |
        6 | let step = 0 kg or 5 lb
          |            ^
        """#
    ),
    BookMistake(
      "no unit",
      .replace(#"8 reps"#, #"8"#),
      gives: #"""
        mine.rules:4:11: error: the number 8 has no unit
          |
        4 | let win = 8
          |           ^ write kg, lb, reps, sets, sessions or days behind it
        """#
    ),
    BookMistake(
      "an unknown unit",
      .replace(#"8 reps"#, #"8 resp"#),
      gives: #"""
        mine.rules:4:13: error: there is no unit `resp`
          |
        4 | let win = 8 resp
          |             ^^^^ did you mean `reps`?
        """#
    ),
    BookMistake(
      "one unit twice",
      .replace(#"or 5 lb"#, #"or 5 kg"#),
      gives: #"""
        mine.rules:6:22: error: the second value of a weight is in the other unit
          |
        6 | let step = 2.5 kg or 5 kg
          |                      ^^^^ write the lb here
        """#
    ),
    BookMistake(
      "a list of weights",
      .replace(#"2.5 kg or 5 lb"#, #"2.5/5 kg"#),
      gives: #"""
        mine.rules:6:18: error: only reps can differ from set to set
          |
        6 | let step = 2.5/5 kg
          |                  ^^ write one number
        """#
    ),
    BookMistake(
      "sets that count reps",
      .replace(#"3 sets"#, #"3 reps"#),
      .replace(#"weight of set 1"#, #"weight of each work set"#),
      gives: #"""
        mine.rules:3:5: error: `sets` counts reps
          |
        3 | let sets = 3 reps
          |     ^^^^ write `let sets = 3 sets`
        8 | part "set one" decides weight of each work set
          |                                  ------------- asks for the number of work sets
        """#
    ),
    BookMistake(
      "no sets for work sets",
      .replace(#"let sets = 3 sets\#n"#, #""#),
      .replace(#"weight of set 1"#, #"weight of each work set"#),
      gives: #"""
        mine.rules:7:34: error: the book does not say how many work sets there are
          |
        7 | part "set one" decides weight of each work set
          |                                  ^^^^^^^^^^^^^ a line `let sets = 3 sets` says so
        """#
    ),
  ]
}
