extension BookMistake {
  static let partMistakes = [
    BookMistake(
      "an unknown measure",
      .replace(#"decides weight"#, #"decides wieght"#),
      gives: #"""
        mine.rules:8:24: error: `wieght` cannot stand here
          |
        8 | part "set one" decides wieght of set 1
          |                        ^^^^^^ did you mean `weight`?
        """#
    ),
    BookMistake(
      "unknown sets",
      .replace(#"of every set"#, #"of all sets"#),
      gives: #"""
        mine.rules:21:29: error: `all` cannot stand here
           |
        21 | part "aims" decides reps of all sets
           |                             ^^^ write `set 1, sets 2 to 3, every set, each work set`
        """#
    ),
    BookMistake(
      "two parts for one set",
      .replace(
        #"part "aims""#,
        #"part "again" decides weight of sets 1 to 2\#nrule x\#n  otherwise\#n  then last weight\#n  say "X."\#n\#npart "aims""#
      ),
      .replace(#"80 hold aim 8"#, #"80 hold aim 8, 70 x"#),
      gives: #"""
        mine.rules:21:32: error: two parts decide set 1
           |
        21 | part "again" decides weight of sets 1 to 2
           |                                ^^^^^^^^^^^ leave the set to one of them
         8 | part "set one" decides weight of set 1
           |                                  ----- decides set 1 too
        """#
    ),
    BookMistake(
      "two parts for the reps of one set",
      .replace(
        #"example "a win""#,
        #"part "more" decides reps of set 2\#nrule x\#n  otherwise\#n  then win\#n  say "X."\#n\#nexample "a win""#
      ),
      gives: #"""
        mine.rules:28:29: error: two parts decide the reps of set 2
           |
        28 | part "more" decides reps of set 2
           |                             ^^^^^ leave the set to one of them
        21 | part "aims" decides reps of every set
           |                             --------- decides set 2 too
        """#
    ),
    BookMistake(
      "a gap without set one",
      .replace(#"weight of set 1"#, #"gap of set 2"#),
      .replace(#"then last weight\#n"#, #"then last gap\#n"#),
      .replace(#"then last weight + step"#, #"then last gap + step"#),
      .replace(#", increasing"#, #", opening"#),
      .replace(#"did 80x7"#, #"did 80x7 skip"#),
      gives: #"""
        mine.rules:8:1: error: no part decides the weight of set 1, from which this gap is counted
          |
        8 | part "set one" decides gap of set 2
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ a part that `decides weight of set 1` would
        mine.rules:10:6: warning: no example reaches rule increase
           |
        10 | rule increase
           |      ^^^^^^^^ add one whose `gets` names it
        """#
    ),
    BookMistake(
      "a gap of set one",
      .replace(
        #"part "aims""#,
        #"part "gaps" decides gap of each work set\#nrule x\#n  otherwise\#n  then last weight\#n  say "X."\#n  or say "X."\#n\#npart "aims""#
      ),
      .replace(#"80 hold aim 8"#, #"80 hold aim 8, 70 x"#),
      gives: #"""
        mine.rules:21:28: error: set one has no gap
           |
        21 | part "gaps" decides gap of each work set
           |                            ^^^^^^^^^^^^^ a gap is counted from set one; begin with set 2
        """#
    ),
    BookMistake(
      "a set without an aim",
      .replace(#"reps of every set"#, #"reps of sets 2 on"#),
      gives: #"""
        mine.rules:8:34: error: no line gives the aim of set 1
           |
         8 | part "set one" decides weight of set 1
           |                                  ^^^^^ give every rule an `aim`, or let a part decide the reps of the set
        10 | rule increase
           |      -------- has no `aim`
        """#
    ),
    BookMistake(
      "a limit on a gap where a weight is decided",
      .replace(#"rule increase"#, #"limit gap at least 0\#nrule increase"#),
      gives: #"""
        mine.rules:10:7: error: this part decides a weight, not a gap
           |
        10 | limit gap at least 0
           |       ^^^ write `limit weight`
         8 | part "set one" decides weight of set 1
           | -------------------------------------- decides a weight
        """#
    ),
    BookMistake(
      "a limit in reps",
      .replace(#"rule increase"#, #"limit weight at most 8 reps\#nrule increase"#),
      gives: #"""
        mine.rules:10:22: error: a limit is a weight
           |
        10 | limit weight at most 8 reps
           |                      ^^^^^^ this counts reps
        """#
    ),
    BookMistake(
      "a start after the work sets",
      .replace(
        #"part "aims""#,
        #"part "burnout" decides gap of each set after the work sets\#nrule first\#n  when no session yet\#n  then pick\#n  aim win\#n  say "Pick."\#nrule rest\#n  otherwise\#n  then last gap\#n  say "X."\#n\#npart "aims""#
      ),
      .replace(#"80 hold aim 8"#, #"80 hold aim 8, 70 hold, 60 hold, 50 rest"#),
      gives: #"""
        mine.rules:23:8: error: a set after the work sets is asked about only where a session holds it
           |
        23 |   when no session yet
           |        ^^^^^^^^^^^^^^ this rule can never fire
        21 | part "burnout" decides gap of each set after the work sets
           |                               ---------------------------- after the work sets
        """#
    ),
  ]
}
