enum PackageResources {
  static let leangains_rules: [UInt8] = Array(#"""
# Double progression: every work set is judged alone, on a range of its own. Reps climb first,
# then the weight; the sets know nothing of each other.
book "Leangains"

let sets  = 3 sets
let win   = 8/10/12 reps
let floor = 6/8/10 reps
let step  = 2.5 kg or 5 lb

part "work sets" decides weight of each work set

rule start
  when no session yet
  then pick
  aim  floor to win
  say  "No history yet: pick a weight you can lift {floor} to {win} times."

rule increase
  when last reps >= win
  then last weight + step
  say  "Hit {win}+ on this set, increasing the weight."
  or say "Hit {win}+ on this set, but {weight} is the top: chasing another rep."
  note "The range of the set, not of the day: set two waits for ten, set three for twelve."

rule hold
  when last reps >= floor
  then last weight
  say  "In this set's range, chasing another rep."

rule below-range
  otherwise
  then last weight
  say  "Below the range of this set, holding to win reps back."

part "burnout" decides weight of each set after the work sets, optional

rule burnout
  otherwise
  then last weight
  aim  last reps
  say  "Optional burnout."

part "reps to aim for" decides reps of each work set

rule heavier
  when the target is heavier
  then floor to win
  say  "Heavier than last time: {floor} to {win} is the range."

rule same
  otherwise
  then last reps + 1 rep
  say  "Same as last time: one more than {last reps}."

example "nothing yet"
  did  nothing
  gets pick start aim 6 to 8, pick start aim 8 to 10, pick start aim 10 to 12

example "each set on its own range"
  did  80x8 72.5x9 65x12
  gets 82.5 increase aim 6 to 8, 72.5 hold aim 10, 67.5 increase aim 10 to 12

example "below its own range"
  did  80x6 72.5x7 65x9 40x20
  gets 80 hold aim 7, 72.5 below-range aim 8, 65 below-range aim 10, 40 burnout aim 20

example "the bottom of each range"
  did  80x6 72.5x8 65x10
  gets 80 hold aim 7, 72.5 hold aim 9, 65 hold aim 11

example "a set that climbs leaves the others where they are"
  did  80x8 72.5x8 65x10 | 82.5x6 72.5x9 65x11
  gets 82.5 hold aim 7, 72.5 hold aim 10, 65 hold aim 12

example "five pounds a step" in lb
  did  175x8 155x10 140x12
  gets 180 increase aim 6 to 8, 160 increase aim 8 to 10, 145 increase aim 10 to 12
"""#.utf8)
  static let reverse_pyramid_rules: [UInt8] = Array(#"""
# The default book. In each part the first rule that holds decides. Read it, argue with it, copy it.
book "Reverse pyramid"

let sets   = 3 sets                # work sets; further sets are burnouts
let win    = 8 reps                # too easy
let floor  = 6 reps                # the bottom of the range
let step   = 2.5 kg or 5 lb        # one notch of progress
let window = 3 sessions            # how long a stall takes

part "set one" decides weight of set 1

rule start
  when no session yet
  then pick
  aim  floor to win
  say  "No history yet: pick a weight you can lift {floor} to {win} times."

rule increase
  when last reps >= win
  then last weight + step
  say  "Hit {win}+ last time, increasing the weight."
  or say "Hit {win}+, but {weight} is the top: chasing another rep."
  note "Too easy: the next session starts one step heavier."

rule stall
  when the last window sessions have the same weight
  and  no session since the first of them beat its reps
  then last weight - 2 step
  say  "Stalled the last few sessions, dropping the weight."
  or say "Stalled, but {weight} is the lightest: chasing another rep."
  note "It drops further than it climbs: room for a few wins before the same ceiling."

rule hold
  when last reps >= floor
  then last weight
  say  "In target range, chasing another rep."
  note "Reps climb first, then the weight."

rule below-range
  otherwise
  then last weight
  say  "Below the target range, holding to win reps back."
  note "Under the range the weight holds until it stalls."

part "later sets" decides gap of each later work set
limit gap at least 0

rule level
  when last reps >= win
  and  last gap = 0
  then last gap
  say  "Level with set one and hit {win}+, nothing left to close."
  note "A later set never passes set one."

rule narrow-gap
  when last reps >= win
  then last gap - half a step
  say  "Hit {win}+ on this set, closing the gap to {gap}."
  or say "Hit {win}+ on this set, but no load lies closer: {gap} under set one."
  note "Half a step: a back-off set moves at half the size of set one."

rule widen-gap
  when the last window sessions have the same weight
  and  no session since the first of them beat its reps
  then last gap + step
  at least step lighter
  say  "This set stalled, opening the gap to {gap}."
  or say "This set stalled, but no load lies lower: {gap} under set one."
  note "Lighter than last time, even on a day when set one climbs."

rule follow
  when set one moved
  then last gap
  say  "Set one {moved}, keeping the {last gap} gap."
  note "The gap is remembered, not the weight: the sets move together."

rule keep-gap
  otherwise
  then last gap
  say  "Same {gap} gap, chasing another rep."

part "burnout" decides gap of each set after the work sets, optional

rule burnout
  otherwise
  then last gap
  aim  last reps
  say  "Optional burnout, {gap} under set one."
  note "No rule moves its gap."

part "reps to aim for" decides reps of every set

rule heavier
  when the target is heavier
  then floor to win
  say  "Heavier than last time: {floor} to {win} is the range."

rule lighter
  when the target is lighter
  then win
  say  "Lighter than last time: {win} is the win line."

rule same
  otherwise
  then last reps + 1 rep
  say  "Same as last time: one more than {last reps}."

example "nothing yet"
  did  nothing
  gets pick start aim 6 to 8

example "a win climbs one step"
  did  80x8
  gets 82.5 increase aim 6 to 8

example "two flat sessions are not a stall"
  did  80x6 | 80x6
  gets 80 hold aim 7

example "three flat sessions are"
  did  80x7 | 80x7 | 80x6
  gets 75 stall aim 8

example "beating the first is not a stall"
  did  80x5 | 80x6 | 80x6
  gets 80 hold aim 7

example "under the range holds"
  did  80x4
  gets 80 below-range aim 5

example "the gaps ride on a climb"
  did  80x8 72.5x7 65x6
  gets 82.5 increase aim 6 to 8, 75 follow aim 6 to 8, 67.5 follow aim 6 to 8

example "too easy closes half a step"
  did  80x7 72.5x9 65x7
  gets 80 hold aim 8, 73.75 narrow-gap aim 6 to 8, 65 keep-gap aim 8

example "both drops count"
  did  80x7 72.5x7 | 80x7 72.5x7 | 80x7 72.5x7
  gets 75 stall aim 8, 65 widen-gap aim 8

example "lighter than last time, though set one climbs"
  did  80x7 72.5x7 | 80x7 72.5x7 | 80x8 72.5x7
  gets 82.5 increase aim 6 to 8, 70 widen-gap aim 8

example "level and easy"
  did  80x7 80x8
  gets 80 hold aim 8, 80 level aim 9

example "a burnout keeps its gap"
  did  80x8 72.5x7 65x7 40x22
  gets 82.5 increase aim 6 to 8, 75 follow aim 6 to 8, 67.5 follow aim 6 to 8, 42.5 burnout aim 22

example "five pounds a step" in lb
  did  175x8 160x9
  gets 180 increase aim 6 to 8, 167.5 narrow-gap aim 6 to 8
"""#.utf8)
  static let steadier_rules: [UInt8] = Array(#"""
# The default book with two ideas more. A later set under the floor opens its gap at once, before it
# stalls; and where set one is light, a step is half as big, up and down: 2.5 on 20 is an eighth.
book "Steadier"

let sets   = 3 sets                # work sets; further sets are burnouts
let win    = 8 reps                # too easy
let floor  = 6 reps                # the bottom of the range
let step   = 2.5 kg or 5 lb        # one notch of progress
let window = 3 sessions            # how long a stall takes
let light  = 40 kg or 90 lb        # below this a step of set one is half as big

part "set one" decides weight of set 1

rule start
  when no session yet
  then pick
  aim  floor to win
  say  "No history yet: pick a weight you can lift {floor} to {win} times."

rule small-increase
  when last reps >= win
  and  last weight < light
  then last weight + half a step
  say  "Hit {win}+ under {light}, increasing the weight by half a step."
  or say "Hit {win}+, but {weight} is the top: chasing another rep."
  note "A full step on a light weight is a leap: it would end under the range."

rule increase
  when last reps >= win
  then last weight + step
  say  "Hit {win}+ last time, increasing the weight."
  or say "Hit {win}+, but {weight} is the top: chasing another rep."
  note "Too easy: the next session starts one step heavier."

rule small-stall
  when the last window sessions have the same weight
  and  no session since the first of them beat its reps
  and  last weight < light
  then last weight - step
  say  "Stalled the last few sessions under {light}, dropping the weight by a step."
  or say "Stalled, but {weight} is the lightest: chasing another rep."
  note "Half of what a heavier weight drops, as it climbs by half."

rule stall
  when the last window sessions have the same weight
  and  no session since the first of them beat its reps
  then last weight - 2 step
  say  "Stalled the last few sessions, dropping the weight."
  or say "Stalled, but {weight} is the lightest: chasing another rep."
  note "It drops further than it climbs: room for a few wins before the same ceiling."

rule hold
  when last reps >= floor
  then last weight
  say  "In target range, chasing another rep."
  note "Reps climb first, then the weight."

rule below-range
  otherwise
  then last weight
  say  "Below the target range, holding to win reps back."
  note "Under the range the weight holds until it stalls."

part "later sets" decides gap of each later work set
limit gap at least 0

rule level
  when last reps >= win
  and  last gap = 0
  then last gap
  say  "Level with set one and hit {win}+, nothing left to close."
  note "A later set never passes set one."

rule narrow-gap
  when last reps >= win
  then last gap - half a step
  say  "Hit {win}+ on this set, closing the gap to {gap}."
  or say "Hit {win}+ on this set, but no load lies closer: {gap} under set one."
  note "Half a step: a back-off set moves at half the size of set one."

rule widen-gap
  when the last window sessions have the same weight
  and  no session since the first of them beat its reps
  then last gap + step
  at least step lighter
  say  "This set stalled, opening the gap to {gap}."
  or say "This set stalled, but no load lies lower: {gap} under set one."
  note "Lighter than last time, even on a day when set one climbs."

rule under-floor
  when last reps < floor
  then last gap + step
  say  "Under {floor} on this set, opening the gap to {gap}."
  or say "Under {floor} on this set, but no load lies lower: {gap} under set one."
  note "Three sessions under the range are two too many to wait for."

rule follow
  when set one moved
  then last gap
  say  "Set one {moved}, keeping the {last gap} gap."
  note "The gap is remembered, not the weight: the sets move together."

rule keep-gap
  otherwise
  then last gap
  say  "Same {gap} gap, chasing another rep."

part "burnout" decides gap of each set after the work sets, optional

rule burnout
  otherwise
  then last gap
  aim  last reps
  say  "Optional burnout, {gap} under set one."
  note "No rule moves its gap."

part "reps to aim for" decides reps of every set

rule heavier
  when the target is heavier
  then floor to win
  say  "Heavier than last time: {floor} to {win} is the range."

rule lighter
  when the target is lighter
  then win
  say  "Lighter than last time: {win} is the win line."

rule same
  otherwise
  then last reps + 1 rep
  say  "Same as last time: one more than {last reps}."

example "nothing yet"
  did  nothing
  gets pick start aim 6 to 8

example "a light win climbs half a step"
  did  35x8
  gets 36.25 small-increase aim 6 to 8

example "from light on a full one"
  did  40x8
  gets 42.5 increase aim 6 to 8

example "a light stall drops one step"
  did  35x7 | 35x7 | 35x6
  gets 32.5 small-stall aim 8

example "a win outranks a light stall"
  did  35x7 | 35x7 | 35x8
  gets 36.25 small-increase aim 6 to 8

example "a later set under the floor opens its gap"
  did  80x7 72.5x5 65x6
  gets 80 hold aim 8, 70 under-floor aim 8, 65 keep-gap aim 7

example "under the floor while set one climbs: the same weight again"
  did  80x8 72.5x5
  gets 82.5 increase aim 6 to 8, 72.5 under-floor aim 6

example "a stall outranks the floor"
  did  80x5 72.5x5 | 80x6 72.5x5 | 80x7 72.5x5
  gets 80 hold aim 8, 70 widen-gap aim 8

example "a win climbs one step"
  did  80x8
  gets 82.5 increase aim 6 to 8

example "two flat sessions are not a stall"
  did  80x6 | 80x6
  gets 80 hold aim 7

example "three flat sessions are"
  did  80x7 | 80x7 | 80x6
  gets 75 stall aim 8

example "beating the first is not a stall"
  did  80x5 | 80x6 | 80x6
  gets 80 hold aim 7

example "under the range holds"
  did  80x4
  gets 80 below-range aim 5

example "the gaps ride on a climb"
  did  80x8 72.5x7 65x6
  gets 82.5 increase aim 6 to 8, 75 follow aim 6 to 8, 67.5 follow aim 6 to 8

example "too easy closes half a step"
  did  80x7 72.5x9 65x7
  gets 80 hold aim 8, 73.75 narrow-gap aim 6 to 8, 65 keep-gap aim 8

example "both drops count"
  did  80x7 72.5x7 | 80x7 72.5x7 | 80x7 72.5x7
  gets 75 stall aim 8, 65 widen-gap aim 8

example "lighter than last time, though set one climbs"
  did  80x7 72.5x7 | 80x7 72.5x7 | 80x8 72.5x7
  gets 82.5 increase aim 6 to 8, 70 widen-gap aim 8

example "level and easy"
  did  80x7 80x8
  gets 80 hold aim 8, 80 level aim 9

example "a burnout keeps its gap"
  did  80x8 72.5x7 65x7 40x22
  gets 82.5 increase aim 6 to 8, 75 follow aim 6 to 8, 67.5 follow aim 6 to 8, 42.5 burnout aim 22

example "five pounds a step" in lb
  did  175x8 160x9
  gets 180 increase aim 6 to 8, 167.5 narrow-gap aim 6 to 8

example "light in pounds" in lb
  did  85x8
  gets 87.5 small-increase aim 6 to 8
"""#.utf8)
  static let version_one_rules: [UInt8] = Array(#"""
# The first attempt, kept to compare. It remembers nothing but the last session: run it over a log
# that stands still for three sessions, and see what the default does that this cannot.
book "Version one"

let sets  = 3 sets
let win   = 8 reps
let floor = 6 reps
let step  = 2.5 kg or 5 lb

part "set one" decides weight of set 1

rule start
  when no session yet
  then pick
  aim  floor to win
  say  "No history yet: pick a weight you can lift {floor} to {win} times."

rule increase
  when last reps >= win
  then last weight + step
  say  "Hit {win}+ last time, increasing the weight."
  or say "Hit {win}+, but {weight} is the top: chasing another rep."

rule decrease
  when last reps < floor
  then last weight - step
  say  "Under {floor} last time, dropping the weight."
  or say "Under {floor}, but {weight} is the lightest: chasing another rep."
  note "A bad day costs a step, and three flat sessions cost nothing: it holds for ever."

rule hold
  otherwise
  then last weight
  say  "In target range, chasing another rep."

part "later sets" decides weight of each later work set

rule repeat
  otherwise
  then last weight
  say  "Same weight as last time."
  note "It does not see set one: the sets drift apart when set one moves."

part "burnout" decides weight of each set after the work sets, optional

rule burnout
  otherwise
  then last weight
  aim  last reps
  say  "Optional burnout."

part "reps to aim for" decides reps of every set

rule heavier
  when the target is heavier
  then floor to win
  say  "Heavier than last time: {floor} to {win} is the range."

rule lighter
  when the target is lighter
  then win
  say  "Lighter than last time: {win} is the win line."

rule same
  otherwise
  then last reps + 1 rep
  say  "Same as last time: one more than {last reps}."

example "nothing yet"
  did  nothing
  gets pick start aim 6 to 8

example "a win climbs, the later sets stay"
  did  80x8 72.5x7 65x9 40x20
  gets 82.5 increase aim 6 to 8, 72.5 repeat aim 8, 65 repeat aim 10, 40 burnout aim 20

example "under the floor it drops"
  did  80x5
  gets 77.5 decrease aim 8

example "three flat sessions hold for ever"
  did  80x7 | 80x7 | 80x6
  gets 80 hold aim 7

example "in the range it holds"
  did  80x6
  gets 80 hold aim 7

example "the sets drift apart"
  did  80x8 72.5x7 | 82.5x8 72.5x7
  gets 85 increase aim 6 to 8, 72.5 repeat aim 8

example "five pounds a step" in lb
  did  175x8
  gets 180 increase aim 6 to 8
"""#.utf8)
}
