extension BookMistake {
  static let ruleMistakes = [
    BookMistake(
      "no outcome of the kind decided",
      .replace(#"then last weight + step"#, #"then last reps + 1 rep"#),
      gives: #"""
        mine.rules:12:8: error: this part decides a weight, but the rule gives reps
           |
        12 |   then last reps + 1 rep
           |        ^^^^^^^^^^^^^^^^^ give a weight, as in `then last weight`
         8 | part "set one" decides weight of set 1
           | -------------------------------------- decides a weight
        """#
    ),
    BookMistake(
      "a weight where reps are decided",
      .replace(#"then last reps + 1 rep"#, #"then last weight"#),
      gives: #"""
        mine.rules:25:8: error: this part decides reps, but the rule gives a weight
           |
        25 |   then last weight
           |        ^^^^^^^^^^^ give reps, as in `last reps + 1 rep`
        21 | part "aims" decides reps of every set
           | ------------------------------------- decides reps
        """#
    ),
    BookMistake(
      "a range of weights",
      .replace(#"then last weight + step"#, #"then last weight to last weight + step"#),
      gives: #"""
        mine.rules:12:23: error: a weight is one number
           |
        12 |   then last weight to last weight + step
           |                       ^^^^^^^^^^^^^^^^^^ only reps run from one number `to` another
        """#
    ),
    BookMistake(
      "no session yet beside a condition",
      .replace(
        #"  when last reps >= win\#n"#,
        #"  when last reps >= win\#n  and no session yet\#n"#
      ),
      gives: #"""
        mine.rules:12:7: error: `no session yet` stands alone in its rule
           |
        12 |   and no session yet
           |       ^^^^^^^^^^^^^^ remove the other conditions
        """#
    ),
    BookMistake(
      "no session yet below another rule",
      .replace(
        #"rule hold\#n"#,
        #"rule start\#n  when no session yet\#n  then pick\#n  aim win\#n  say "Pick."\#n\#nrule hold\#n"#
      ),
      gives: #"""
        mine.rules:17:8: error: `no session yet` stands in the first rule of its part
           |
        17 |   when no session yet
           |        ^^^^^^^^^^^^^^ move rule start above increase
        """#
    ),
    BookMistake(
      "no session yet where reps are decided",
      .replace(#"  otherwise\#n  then last reps"#, #"  when no session yet\#n  then last reps"#),
      gives: #"""
        mine.rules:21:1: error: part "aims" has no `otherwise`
           |
        21 | part "aims" decides reps of every set
           | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ end it with a rule that says `otherwise`, so that every set gets an answer
        mine.rules:24:8: error: a part that decides reps is asked about targets only
           |
        24 |   when no session yet
           |        ^^^^^^^^^^^^^^ a rule that picks has an `aim` of its own
        21 | part "aims" decides reps of every set
           | ------------------------------------- decides reps
        """#
    ),
    BookMistake(
      "a last value without a session",
      .replace(
        #"rule increase"#,
        #"rule start\#n  when no session yet\#n  then last weight\#n  say "Pick."\#n\#nrule increase"#
      ),
      gives: #"""
        mine.rules:12:13: error: `last weight` has no value where there is no session yet
           |
        12 |   then last weight
           |             ^^^^^^ `pick` leaves the number to the lifter
        """#
    ),
    BookMistake(
      "pick with a session",
      .replace(#"then last weight\#n"#, #"then pick\#n  aim win\#n"#),
      gives: #"""
        mine.rules:18:8: error: `pick` stands in a rule that has a session to go by
           |
        18 |   then pick
           |        ^^^^ only a rule that says `when no session yet` can pick
        """#
    ),
    BookMistake(
      "pick without an aim",
      .replace(
        #"rule increase"#,
        #"rule start\#n  when no session yet\#n  then pick\#n  say "Pick."\#n\#nrule increase"#
      ),
      gives: #"""
        mine.rules:10:6: error: rule start picks and has no `aim`
           |
        10 | rule start
           |      ^^^^^ no part that decides reps is asked about a picked weight; write `aim 8 reps`
        """#
    ),
    BookMistake(
      "below otherwise",
      .replace(
        #"part "aims""#,
        #"rule late\#n  when last reps > win\#n  then last weight\#n  say "Late."\#n\#npart "aims""#
      ),
      gives: #"""
        mine.rules:21:6: error: rule late can never fire
           |
        21 | rule late
           |      ^^^^ hold (line 16) says `otherwise` first; move it to the end of the part
        """#
    ),
    BookMistake(
      "implied by a weaker bound above",
      .replace(
        #"rule hold\#n"#,
        #"rule more\#n  when 10 reps <= last reps\#n  then last weight\#n  say "More."\#n\#nrule hold\#n"#
      ),
      gives: #"""
        mine.rules:16:6: error: rule more can never fire
           |
        16 | rule more
           |      ^^^^ increase (line 10) holds whenever this one does; move it below
        """#
    ),
    BookMistake(
      "implied by fewer conditions above",
      .replace(
        #"rule hold\#n"#,
        #"rule more\#n  when last weight > step\#n  and last reps >= win\#n  then last weight\#n  say "More."\#n\#nrule hold\#n"#
      ),
      gives: #"""
        mine.rules:16:6: error: rule more can never fire
           |
        16 | rule more
           |      ^^^^ increase (line 10) holds whenever this one does; move it below
        """#
    ),
    BookMistake(
      "conditions that exclude each other",
      .replace(#"when last reps >= win"#, #"when last reps >= win\#n  and last reps < floor"#),
      gives: #"""
        mine.rules:10:6: error: rule increase can never fire
           |
        10 | rule increase
           |      ^^^^^^^^ `last reps >= win` and `last reps < floor` never hold together
        """#
    ),
    BookMistake(
      "no otherwise",
      .replace(
        #"  otherwise\#n  then last weight\#n"#,
        #"  when last reps >= floor\#n  then last weight\#n"#
      ),
      gives: #"""
        mine.rules:8:1: error: part "set one" has no `otherwise`
          |
        8 | part "set one" decides weight of set 1
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ end it with a rule that says `otherwise`, so that every set gets an answer
        """#
    ),
    BookMistake(
      "two of one name",
      .replace(#"rule hold"#, #"rule increase"#),
      .replace(#"80 hold"#, #"80 increase"#),
      gives: #"""
        mine.rules:16:6: error: this part has two rules named `increase`
           |
        16 | rule increase
           |      ^^^^^^^^ give this one another name
        10 | rule increase
           |      -------- first here
        """#
    ),
    BookMistake(
      "no sentence",
      .replace(#"  say "Holding over {floor}."\#n"#, #""#),
      gives: #"""
        mine.rules:16:6: error: rule hold has no `say`
           |
        16 | rule hold
           |      ^^^^ write the sentence that a lifter reads behind `say`
        """#
    ),
    BookMistake(
      "no line at all",
      .replace(#"  otherwise\#n  then last weight\#n  say "Holding over {floor}."\#n"#, #""#),
      gives: #"""
        mine.rules:16:6: error: rule hold has no `when`, no `then`, no `say`
           |
        16 | rule hold
           |      ^^^^ begin it with `when` and a condition, or with `otherwise`
        """#
    ),
    BookMistake(
      "an aim where reps are decided",
      .replace(#"  say "One"#, #"  aim win\#n  say "One"#),
      gives: #"""
        mine.rules:26:7: error: this part decides reps, so `then` gives the aim
           |
        26 |   aim win
           |       ^^^ write it behind `then`
        21 | part "aims" decides reps of every set
           | ------------------------------------- decides reps
        """#
    ),
  ]
}
