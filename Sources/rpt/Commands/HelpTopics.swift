/// `rpt help format`: the log on one page.
enum HelpFormat {
  static let lines = """
    The training log: one plain text file, written by hand or by rpt log.

      unit: kg                              once, before the first session

      exercise Bench Press                  what an exercise is; all optional
      alias: bench, bp
      category: push                        push, pull or legs
      step: 2.5                             its own step, win, floor or sets
      bar: 20                               what can be loaded: a bar with plates
      plates: 20x2 10 5 2.5 1.25            (20x2: two pairs of 20 and no more),
                                            or stack: 5 to 100 by 5 add 2.5
                                            or increment: 2.5
      setup: pins 7

      2026-10-05 18:10 Upper A              a date opens a session
      Bench Press: w60x5, 92.5x7, 82.5x7, 72.5x10
      Chin-up: bw+15x5, bw+10x7, bwx9       the heaviest work set first
      Squat: 100x5, x5, skip ; knees fine   a note behind ;
      ; slept 5 h                           a note on the session
      2026-10-12 deload Upper A             or sick, rest, off, skip

    Sets
      80x8  80kg x 8  175lb x 8             load x reps; a set may name its unit
      bw  bw+10  bw-20                      body weight, added load, assistance
      w40x10  b40x22  d60x6                 warm-up, burnout, drop set
      skip                                  not done; it keeps its number
      75x5f  75x5@9  75x5 rir 1             failed the next rep; effort; reserve
      20x10/9                               left/right; the weaker side counts
      100x5, x5, 4   3x5@100   100kg 8 7 6  a carried load; a count; a list
      60s  1:30  3x60s                      timed: kept, never progressed

    An exercise name may also stand alone with its sets on the lines below. What
    could be read two ways is refused with both readings and a line to paste for
    each.
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// `rpt help rules`: the rule language on one page.
enum HelpRules {
  static let lines = """
    rpt rules [show [BOOK] [RULE] | check FILE | compare A B]

    A rule book is text: rpt rules show prints the one in use. Copy it, change it,
    and say --rules ./mine.rules with any command. Every line begins with one of a
    few words.

      book "Mine"
      let win  = 8 reps                  a setting; weights: 2.5 kg or 5 lb
      let win  = 8/10/12 reps            one number a set, the last for the rest
      part "set one" decides weight of set 1
      limit weight at most 120 kg        a bound on what the part gives
      rule increase
        when last reps >= win            all conditions must hold; the first
        and  last weight < 100 kg        rule that holds decides
        then last weight + step          2 step, half a step, 10% of last weight
        at least step lighter            than last time
        aim  floor to win                else the part that decides reps gives it
        say  "Hit {win}+ last time, increasing the weight."
        or say "Hit {win}+, but {weight} is the top."    when nothing lies beyond
        note "Why the rule is there."
      rule hold
        otherwise                        the last rule of a part
        then last weight
        say  "Chasing another rep."
      example "a win climbs one step"
        did  80x7 | 80x8                 sessions parted by a bar
        gets 82.5 increase aim 6 to 8

    Conditions
      no session yet
      the last 3 sessions have the same weight    (or gap)
      no session since the first of them beat its reps
      set one moved | rose | fell                 in parts that decide a gap
      the target is heavier | lighter | the same  in parts that decide reps
      last reps >= win                            >= <= > < = between amounts

    Amounts: last weight, last reps, last gap, days since the last session, number
    of sessions, numbers with a unit, settings. Sets: set 1, sets 2 to 3, sets 2
    on, every set, each work set, each later work set, each set after the work
    sets.

    rpt rules check FILE reports every mistake and runs the examples.
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// `rpt help errors`: what errors look like and what they mean.
enum HelpErrors {
  static let lines = """
    Every error says where, shows the line, and what to do. `|` lines explain, `=`
    lines can be pasted over the line shown.

      rpt: error: training.txt:38:12: "3x8" can be read two ways
         |
      38 | Chest Fly: 3x8, 40x12
         |            ^^^
         | as load x reps this is 3 kg for 8; your lightest Chest Fly is 35
         = Chest Fly: 3x8@40, 40x12    (three sets of 8, if the load was 40)
         = Chest Fly: 3kg x 8, 40x12   (really 3 kg)

    All errors of a file come in one run, by line, 20 shown and the rest counted. A
    log with errors still gives targets for the exercises that no error touches.
    Warnings change no status.

    In the log
      can be read two ways    small loads (5x15), slashes (80/8), 5x5x5, loose
                              spaces (100x5 x3)
      sets behind ";"         they would be lost in a note
      unit                    missing, twice, or a bare load behind one in another
      a date                  not year-month-day, or no such day
      no date stands above    sets before the first session
      no set stands below     an exercise name alone
      one key, two values     a block that contradicts itself

    In a book
      unknown words and names, with the nearest known one; units that do not fit;
      sentences never closed, with a digit of their own, or asking for what the
      rule does not read; rules that can never fire; a part without `otherwise`;
      two rules of one name; two parts that decide one set

    In an import
      a bad row loses that row only and is reported with its line; --strict makes
      it a failure
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
