extension BookMistake {
  static let lineMistakes = [
    BookMistake(
      "a word near to a keyword takes its place",
      .replace(#"  otherwise\#n  then last weight\#n"#, #"  otherwize\#n  then last weight\#n"#),
      gives: #"""
        mine.rules:17:3: error: a line cannot start with `otherwize`
           |
        17 |   otherwize
           |   ^^^^^^^^^ did you mean `otherwise`?
        """#
    ),
    BookMistake(
      "a word near to no keyword",
      .replace(#"  then last weight\#n"#, #"  give last weight\#n"#),
      gives: #"""
        mine.rules:18:3: error: a line cannot start with `give`
           |
        18 |   give last weight
           |   ^^^^ a line starts with book, let, part, limit, rule, when, then, say, example …
        """#
    ),
    BookMistake(
      "a misspelt let still defines its name",
      .replace(#"let step"#, #"lett step"#),
      gives: #"""
        mine.rules:6:1: error: a line cannot start with `lett`
          |
        6 | lett step = 2.5 kg or 5 lb
          | ^^^^ did you mean `let`?
        """#
    ),
    BookMistake(
      "a misspelt part still begins one",
      .replace(#"part "set one""#, #"prat "set one""#),
      gives: #"""
        mine.rules:8:1: error: a line cannot start with `prat`
          |
        8 | prat "set one" decides weight of set 1
          | ^^^^ did you mean `part`?
        """#
    ),
    BookMistake(
      "a name defined twice",
      .replace(#"let floor"#, #"let win = 9 reps\#nlet floor"#),
      gives: #"""
        mine.rules:5:5: error: `win` is defined twice
          |
        5 | let win = 9 reps
          |     ^^^ remove one of them
        4 | let win = 8 reps
          |     --- first here
        """#
    ),
    BookMistake(
      "a name that is a word of the rules",
      .replace(#"let floor"#, #"let moved = 3 reps\#nlet floor"#),
      gives: #"""
        mine.rules:5:5: error: `moved` cannot be a name
          |
        5 | let moved = 3 reps
          |     ^^^^^ it is a word of the rules
        """#
    ),
    BookMistake(
      "no name of the book",
      .replace(#"book "Mine"\#n"#, #""#),
      gives: #"""
        mine.rules: error: there is no `book` line; write `book "My rules"` at the top
        """#
    ),
    BookMistake(
      "two names of the book",
      .replace(#"let sets"#, #"book "Yours"\#nlet sets"#),
      gives: #"""
        mine.rules:3:1: error: a book has one name
          |
        3 | book "Yours"
          | ^^^^ remove one of them
        1 | book "Mine"
          | ---- first here
        """#
    ),
    BookMistake(
      "a body line outside a rule",
      .replace(#"rule increase\#n"#, #"  say "Hi."\#nrule increase\#n"#),
      gives: #"""
        mine.rules:10:3: error: `say` stands outside a rule
           |
        10 |   say "Hi."
           |   ^^^ begin a rule with `rule` and its name
        """#
    ),
    BookMistake(
      "a rule outside a part",
      .replace(#"part "set one" decides weight of set 1\#n"#, #""#),
      gives: #"""
        mine.rules:9:1: error: a rule stands outside a part
          |
        9 | rule increase
          | ^^^^ put it below a `part` line
        """#
    ),
    BookMistake(
      "a rule without a name",
      .replace(#"rule hold\#n"#, #"rule 7\#n"#),
      .replace(#"80 hold"#, #"80 increase"#),
      gives: #"""
        mine.rules:16:6: error: a rule needs a name
           |
        16 | rule 7
           |      ^ write `rule keep-gap`
        """#
    ),
    BookMistake(
      "a limit below a rule",
      .replace(#"rule hold"#, #"limit weight at most 100 kg\#nrule hold"#),
      gives: #"""
        mine.rules:16:1: error: a limit stands below a rule
           |
        16 | limit weight at most 100 kg
           | ^^^^^ put it above the first rule
        """#
    ),
    BookMistake(
      "a line in the wrong order",
      .replace(
        #"  then last weight\#n  say "Holding over {floor}."\#n"#,
        #"  say "Holding over {floor}."\#n  then last weight\#n"#
      ),
      gives: #"""
        mine.rules:19:3: error: `then` stands too low in its rule
           |
        19 |   then last weight
           |   ^^^^ the order is when, and, then, at least, aim, say, or say, note
        """#
    ),
    BookMistake(
      "a second when",
      .replace(
        #"  then last weight + step"#,
        #"  when last reps > 2 reps\#n  then last weight + step"#
      ),
      gives: #"""
        mine.rules:12:3: error: a rule has one `when`
           |
        12 |   when last reps > 2 reps
           |   ^^^^ write `and` for a further condition
        11 |   when last reps >= win
           |   ---- first here
        """#
    ),
    BookMistake(
      "an and without a when",
      .replace(#"when last reps >= win"#, #"and last reps >= win"#),
      gives: #"""
        mine.rules:11:3: error: `and` has no `when` above it
           |
        11 |   and last reps >= win
           |   ^^^ write `when`
        """#
    ),
    BookMistake(
      "a condition beside otherwise",
      .replace(
        #"  otherwise\#n  then last weight\#n"#,
        #"  otherwise\#n  and last reps > 2 reps\#n  then last weight\#n"#
      ),
      gives: #"""
        mine.rules:18:3: error: a rule with `otherwise` has no condition
           |
        18 |   and last reps > 2 reps
           |   ^^^ remove one of them
        17 |   otherwise
           |   --------- first here
        """#
    ),
    BookMistake(
      "a second then",
      .replace(#"  then last weight + step"#, #"  then last weight\#n  then last weight + step"#),
      gives: #"""
        mine.rules:13:3: error: a rule has one `then`
           |
        13 |   then last weight + step
           |   ^^^^ remove one of them
        12 |   then last weight
           |   ---- first here
        """#
    ),
    BookMistake(
      "a control byte",
      .replace(#""Top.""#, #""To\#u{7}p.""#),
      gives: #"""
        mine.rules:14:13: error: this line holds a character that no one can see
           |
        14 |   or say "To?p."
           |             ^ remove it: U+7
        """#
    ),
    BookMistake(
      "an empty file",
      .replace(book, #""#),
      gives: #"""
        mine.rules: error: there is no `book` line; write `book "My rules"` at the top
        mine.rules: error: the book has no part
        """#
    ),
  ]
}
