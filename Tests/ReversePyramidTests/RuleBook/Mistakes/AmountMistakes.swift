extension BookMistake {
  static let amountMistakes = [
    BookMistake(
      "an unknown name",
      .replace(#">= win"#, #">= wim"#),
      gives: #"""
        mine.rules:11:21: error: there is no name `wim`
           |
        11 |   when last reps >= wim
           |                     ^^^ did you mean `win` (line 4)?
        """#
    ),
    BookMistake(
      "a name near to none",
      .replace(#">= win"#, #">= objective"#),
      gives: #"""
        mine.rules:11:21: error: there is no name `objective`
           |
        11 |   when last reps >= objective
           |                     ^^^^^^^^^ a line `let objective = …` would define it
        """#
    ),
    BookMistake(
      "a sum of two kinds",
      .replace(#"last weight + step"#, #"last weight + win"#),
      gives: #"""
        mine.rules:12:22: error: this adds reps to a weight
           |
        12 |   then last weight + win
           |                      ^^^ `win` counts reps (line 4)
        12 |   then last weight + win
           |        ----------- a weight
        """#
    ),
    BookMistake(
      "a difference of two kinds",
      .replace(#"last weight + step"#, #"last weight - 1 rep"#),
      gives: #"""
        mine.rules:12:22: error: this takes reps from a weight
           |
        12 |   then last weight - 1 rep
           |                      ^^^^^ reps
        12 |   then last weight - 1 rep
           |        ----------- a weight
        """#
    ),
    BookMistake(
      "a comparison of two kinds",
      .replace(#"last reps >= win"#, #"last reps >= 8 kg"#),
      gives: #"""
        mine.rules:11:21: error: this compares reps with a weight
           |
        11 |   when last reps >= 8 kg
           |                     ^^^^ a weight
        11 |   when last reps >= 8 kg
           |        --------- reps
        """#
    ),
    BookMistake(
      "a comparison with a setting of another kind",
      .replace(#"last reps >= win"#, #"last reps >= step"#),
      gives: #"""
        mine.rules:11:21: error: this compares reps with a weight
           |
        11 |   when last reps >= step
           |                     ^^^^ a weight (line 6)
        11 |   when last reps >= step
           |        --------- reps
        """#
    ),
    BookMistake(
      "a number without a unit",
      .replace(#">= win"#, #">= 8"#),
      gives: #"""
        mine.rules:11:21: error: the number 8 has no unit
           |
        11 |   when last reps >= 8
           |                     ^ write kg, lb, reps, sets, sessions or days behind it
        """#
    ),
    BookMistake(
      "an unknown word behind a number",
      .replace(#"+ step"#, #"+ 2 stpe"#),
      gives: #"""
        mine.rules:12:24: error: there is no unit or name `stpe`
           |
        12 |   then last weight + 2 stpe
           |                        ^^^^ did you mean `step` (line 6)?
        """#
    ),
    BookMistake(
      "no comparison",
      .replace(#"last reps >= win"#, #"last reps"#),
      gives: #"""
        mine.rules:11:17: error: the line ends without a comparison
           |
        11 |   when last reps
           |                 ^ write >=, <=, >, < or = and what to compare with
        """#
    ),
    BookMistake(
      "not a last value",
      .replace(#"last reps >= win"#, #"last rep >= win"#),
      gives: #"""
        mine.rules:11:13: error: `rep` cannot stand here
           |
        11 |   when last rep >= win
           |             ^^^ did you mean `reps`?
        """#
    ),
    BookMistake(
      "a sign without spaces",
      .replace(#"weight + step"#, #"weight +step"#),
      gives: #"""
        mine.rules:12:20: error: `+` stands without spaces
           |
        12 |   then last weight +step
           |                    ^ put a space on both sides of it
        """#
    ),
    BookMistake(
      "a minus without spaces",
      .replace(#"weight + step"#, #"weight-step"#),
      gives: #"""
        mine.rules:12:13: error: `-` stands without spaces
           |
        12 |   then last weight-step
           |             ^^^^^^^^^^^ put a space on both sides of it
        """#
    ),
    BookMistake(
      "a multiplier",
      .replace(#"+ step"#, #"+ 11 step"#),
      gives: #"""
        mine.rules:12:22: error: `11` cannot multiply a name
           |
        12 |   then last weight + 11 step
           |                      ^^ write a whole number from 1 to 10, or `half a step`
        """#
    ),
    BookMistake(
      "a percentage",
      .replace(#"+ step"#, #"+ 1001 % of last weight"#),
      gives: #"""
        mine.rules:12:22: error: `1001 %` is too much
           |
        12 |   then last weight + 1001 % of last weight
           |                      ^^^^ 1000 % is the most
        """#
    ),
    BookMistake(
      "a percentage of reps",
      .replace(#"+ step"#, #"+ 10 % of last reps"#),
      gives: #"""
        mine.rules:12:30: error: a percentage is of a weight
           |
        12 |   then last weight + 10 % of last reps
           |                              ^^^^^^^^^ reps
        """#
    ),
    BookMistake(
      "nine terms",
      .replace(#"+ step"#, #"+ step + step + step + step + step + step + step + step"#),
      gives: #"""
        mine.rules:12:71: error: a sum has at most eight terms
           |
        12 |   then last weight + step + step + step + step + step + step + step + step
           |                                                                       ^^^^ this is the ninth
        """#
    ),
    BookMistake(
      "no half",
      .replace(#"2.5 kg"#, #"2.501 kg"#),
      .replace(#"+ step"#, #"+ half a step"#),
      gives: #"""
        mine.rules:12:22: error: `step` has no half in thousandths of a kg
           |
        12 |   then last weight + half a step
           |                      ^^^^^^^^^^^ give it a value that can be halved
         6 | let step = 2.501 kg or 5 lb
           |     ---- defined here
        """#
    ),
    BookMistake(
      "a window of one",
      .replace(#"when last reps >= win"#, #"when the last 1 sessions have the same weight"#),
      gives: #"""
        mine.rules:11:17: error: `1` is out of range
           |
        11 |   when the last 1 sessions have the same weight
           |                 ^ a window is 2 to 50
        """#
    ),
    BookMistake(
      "a window of reps",
      .replace(#"when last reps >= win"#, #"when the last win sessions have the same weight"#),
      gives: #"""
        mine.rules:11:17: error: a window is a number of sessions
           |
        11 |   when the last win sessions have the same weight
           |                 ^^^ `win` counts reps
         4 | let win = 8 reps
           |     --- defined here
        """#
    ),
    BookMistake(
      "them without a window",
      .replace(
        #"when last reps >= win"#,
        #"when no session since the first of them beat its reps"#
      ),
      gives: #"""
        mine.rules:11:38: error: `them` has nothing to point at
           |
        11 |   when no session since the first of them beat its reps
           |                                      ^^^^ put `the last 3 sessions have the same weight` in the line above
        """#
    ),
    BookMistake(
      "the last gap of set one",
      .replace(#"then last weight + step"#, #"then last gap + step"#),
      gives: #"""
        mine.rules:12:13: error: set one has no gap
           |
        12 |   then last gap + step
           |             ^^^ a gap is counted from set one
         8 | part "set one" decides weight of set 1
           |                                  ----- covers set one
        """#
    ),
    BookMistake(
      "the same gap of set one",
      .replace(#"when last reps >= win"#, #"when the last 3 sessions have the same gap"#),
      gives: #"""
        mine.rules:11:42: error: set one has no gap
           |
        11 |   when the last 3 sessions have the same gap
           |                                          ^^^ a gap is counted from set one
         8 | part "set one" decides weight of set 1
           |                                  ----- covers set one
        """#
    ),
    BookMistake(
      "set one in a part that decides it",
      .replace(#"when last reps >= win"#, #"when set one moved"#),
      gives: #"""
        mine.rules:11:8: error: only a part that decides a gap asks what set one did
           |
        11 |   when set one moved
           |        ^^^^^^^^^^^^^ this part decides a weight
         8 | part "set one" decides weight of set 1
           | -------------------------------------- decides a weight
        """#
    ),
    BookMistake(
      "the target in a part that decides it",
      .replace(#"when last reps >= win"#, #"when the target is heavier"#),
      gives: #"""
        mine.rules:11:8: error: only a part that decides reps asks about the target
           |
        11 |   when the target is heavier
           |        ^^^^^^^^^^^^^^^^^^^^^ this part decides a weight
         8 | part "set one" decides weight of set 1
           | -------------------------------------- decides a weight
        """#
    ),
    BookMistake(
      "a misspelt condition",
      .replace(#"when last reps >= win"#, #"when the last 3 sesions have the same weight"#),
      gives: #"""
        mine.rules:11:19: error: `sesions` cannot stand here
           |
        11 |   when the last 3 sesions have the same weight
           |                   ^^^^^^^ write `the last 3 sessions have the same weight`
        """#
    ),
  ]
}
