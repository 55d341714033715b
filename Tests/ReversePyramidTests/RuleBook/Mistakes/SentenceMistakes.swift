extension BookMistake {
  static let sentenceMistakes = [
    BookMistake(
      "never closed",
      .replace(#""Top.""#, #""Top."#),
      gives: #"""
        mine.rules:14:10: error: this sentence is never closed
           |
        14 |   or say "Top.
           |          ^ add `"` at the end of the line
        """#
    ),
    BookMistake(
      "text after it",
      .replace(#""Top.""#, #""Top." now"#),
      gives: #"""
        mine.rules:14:17: error: text after the sentence
           |
        14 |   or say "Top." now
           |                 ^^^ end the line here, or begin a comment with `#`
        """#
    ),
    BookMistake(
      "empty",
      .replace(#""Top.""#, #""  ""#),
      gives: #"""
        mine.rules:14:10: error: this sentence is empty
           |
        14 |   or say "  "
           |          ^^^^ write it between the quotes
        """#
    ),
    BookMistake(
      "a hole the rule does not read",
      .replace(#""Hit {win}+"#, #""Hit {floor}+"#),
      gives: #"""
        mine.rules:13:13: error: the sentence asks for `floor`, which rule increase does not read
           |
        13 |   say "Hit {floor}+, increasing the weight."
           |             ^^^^^ it may name {win} {step} {last reps} {last weight} {weight} {aim} {days}
        """#
    ),
    BookMistake(
      "a hole that does not exist",
      .replace(#""Hit {win}+"#, #""Hit {wim}+"#),
      gives: #"""
        mine.rules:13:13: error: there is nothing named `wim`
           |
        13 |   say "Hit {wim}+, increasing the weight."
           |             ^^^ did you mean `{win}`?
        """#
    ),
    BookMistake(
      "the gap of a weight",
      .replace(#""Top.""#, #""Top: {gap}.""#),
      gives: #"""
        mine.rules:14:17: error: the sentence asks for `gap`, which rule increase does not read
           |
        14 |   or say "Top: {gap}."
           |                 ^^^ it may name {win} {step} {last reps} {last weight} {weight} {aim} {days}
        """#
    ),
    BookMistake(
      "a number typed by hand",
      .replace(#""Hit {win}+"#, #""Hit 8+"#),
      gives: #"""
        mine.rules:13:12: error: the number 8 is typed into the sentence by hand
           |
        13 |   say "Hit 8+, increasing the weight."
           |            ^ write `{win}`, so that it follows line 4
        """#
    ),
    BookMistake(
      "a number no setting has",
      .replace(#""Top.""#, #""Top of 99.5.""#),
      gives: #"""
        mine.rules:14:18: error: the number 99.5 is typed into the sentence by hand
           |
        14 |   or say "Top of 99.5."
           |                  ^^^^ give it a name with `let` and write the name in braces
        """#
    ),
    BookMistake(
      "a brace without a partner",
      .replace(#"{win}+"#, #"{win+"#),
      gives: #"""
        mine.rules:13:12: error: this brace has no partner
           |
        13 |   say "Hit {win+, increasing the weight."
           |            ^ a hole is written `{` and `}`
        """#
    ),
    BookMistake(
      "wide letters before the mistake",
      .replace(#""Hit {win}+"#, #""重量 {wim}+"#),
      gives: #"""
        mine.rules:13:14: error: there is nothing named `wim`
           |
        13 |   say "重量 {wim}+, increasing the weight."
           |              ^^^ did you mean `{win}`?
        """#
    ),
    BookMistake(
      "one in each sentence of a rule",
      .replace(#""Hit {win}+"#, #""Hit {floor}+"#),
      .replace(#""Top.""#, #""Top at {moved}.""#),
      gives: #"""
        mine.rules:13:13: error: the sentence asks for `floor`, which rule increase does not read
           |
        13 |   say "Hit {floor}+, increasing the weight."
           |             ^^^^^ it may name {win} {step} {last reps} {last weight} {weight} {aim} {days}
        mine.rules:14:19: error: the sentence asks for `moved`, which rule increase does not read
           |
        14 |   or say "Top at {moved}."
           |                   ^^^^^ it may name {win} {step} {last reps} {last weight} {weight} {aim} {days}
        """#
    ),
  ]
}
