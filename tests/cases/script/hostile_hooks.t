# House rules that mean harm, at the steps that check, change numbers or choose: what has no effect there, numbers that
# are none, objects that outlive their call. Each script of tests/hostile/ says what it tries.

== effects where nothing has effects
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; head -n 1 $T/err
--- rows script what
score-in-check awards points in a check
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-in-check.lua:9: game:score is an effect; only events have effects, and may_deploy is a check [script-failed]
score-in-place awards points when a tile is only tried
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-in-place.lua:10: game:score is an effect; only events have effects, and may_place is a check [script-failed]
score-in-value awards points while points are counted
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/score-in-value.lua:9: game:score is an effect; only events have effects, and feature_points is a value [script-failed]
score-in-majority awards points while followers are counted
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-in-majority.lua:9: game:score is an effect; only events have effects, and majority is a value [script-failed]
turn-in-choice takes another turn while an order is chosen
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:72:3: unreadable: tests/hostile/turn-in-choice.lua:9: game:add_turn is an effect; only events have effects, and scoring_order is a choice [script-failed]
follower-in-check takes a follower home in a check
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/follower-in-check.lua:9: game:return_follower is an effect; only events have effects, and may_deploy is a check [script-failed]
wall-in-value takes and gives wall tiles while points are counted
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/wall-in-value.lua:9: game:take_wall_tile is an effect; only events have effects, and feature_points is a value [script-failed]
state-in-check remembers in a check what it was asked, which a trial would leave behind
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-in-check.lua:9: game.state is set in events only, and may_deploy is a check [script-failed]

== numbers that are none, and a label that is none
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
points-float gives points and a half
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-float.lua:8: feature_points returns a whole number or nothing, not 3.5 [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-nan gives no number of points
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-nan.lua:8: feature_points returns a whole number or nothing, not nan [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-minus-nan gives no number of points, either
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-minus-nan.lua:8: feature_points returns a whole number or nothing, not nan [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-infinity gives endless points
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-infinity.lua:8: feature_points returns a whole number or nothing, not inf [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-whole-float gives points that only look whole
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-whole-float.lua:8: feature_points returns a whole number or nothing, not 3.0 [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-huge gives as many points as there are numbers
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-huge.lua:8: feature_points returns 9223372036854775807; no number goes beyond 1000000 [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-low takes as many points as there are numbers
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-low.lua:8: feature_points returns -9223372036854775808; no number goes beyond 1000000 [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-million gives one point more than there may be
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-million.lua:8: feature_points returns 1000001; no number goes beyond 1000000 [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-text gives points in words
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-text.lua:8: feature_points returns a whole number or nothing, not a text [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
points-table gives an object as points, which would be a number if it were asked
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-table.lua:8: feature_points returns a whole number or nothing, not a table [script-failed]
         18 | - B: 25 e1 squire
            |   ^
      help: Mend the script at the line that the message names.
followers-float counts half a follower
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/followers-float.lua:8: majority returns a whole number or nothing, not 0.0 [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
label-nul asks for a player by a label with more behind it
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/label-nul.lua:9: game:player: `which` has a NUL in it [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.

== points, reasons, values and orders that are none, or too many
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; head -n 1 $T/err
--- rows script what
score-float awards half a point
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-float.lua:9: game:score: `points` is a whole number, not 0.5 [script-failed]
score-huge awards more points than a marker can move
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-huge.lua:9: 9223372036854775807 points; no number goes beyond 1000000 [script-failed]
score-no-reason awards points without a reason
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-no-reason.lua:9: game:score: `reason` is a text, not nil [script-failed]
reason-control refuses for a reason that would write on the terminal
    1 fixtures/castle/kitchen-table.yaml: illegal: turn 1; after 0 turns, score Anna (W) 0, Bert (B) 0
    fixtures/castle/kitchen-table.yaml:13:13: illegal: house rule `reason-control`: no?[2J [house-rule]
reason-number refuses by a number
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/reason-number.lua:8: may_place returns a reason (a text) or nothing, not 1 [script-failed]
reason-true refuses by a truth
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/reason-true.lua:8: may_deploy returns a reason (a text) or nothing, not false [script-failed]
state-object keeps a player in what is part of positions
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-object.lua:9: game.state keeps whole numbers up to 999999999, booleans, and words that begin with a letter, at most 63 bytes [script-failed]
state-float keeps a fraction in what is part of positions
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-float.lua:9: game.state keeps whole numbers up to 999999999, booleans, and words that begin with a letter, at most 63 bytes [script-failed]
state-control keeps an escape for terminals in what is part of positions
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-control.lua:9: game.state keeps whole numbers up to 999999999, booleans, and words that begin with a letter, at most 63 bytes [script-failed]
state-many keeps ever more in what is part of positions
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-many.lua:9: game.state keeps 64 values for one game, and these are more [script-failed]
order-twice scores the same feature twice
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:72:3: unreadable: tests/hostile/order-twice.lua:8: scoring_order returns the features in another order or nothing, not a table [script-failed]
order-less leaves out all features
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:72:3: unreadable: tests/hostile/order-less.lua:8: scoring_order returns the features in another order or nothing, not a table [script-failed]
first-stranger lets somebody begin who is none
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: tests/hostile/first-stranger.lua:8: first_player returns a player or nothing, not a table [script-failed]
pairs-features tells in which order features, tiles, cells and players are walked as keys
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:11:1: unreadable: tests/hostile/pairs-features.lua:21: W W, B B, path@g4.s path@g4.s, path@g4.e path@g4.e, path@f3.e path@f3.e, tower@e4.ne tower@e4.ne, tower@d4.e tower@d4.e, tower@h6.se tower@h6.se, tile 29 29, tile 35 35, tile 24 24, g12 g12, h12 h12, i12 i12 [script-failed]

== what is kept beyond its call
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
keeps-feature keeps a feature beyond its life
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-feature.lua:10: feature_completed changes `kept`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-in-table keeps a feature in a table beyond its life
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-table.lua:10: feature_completed changes `kept`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-count counts its calls
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-count.lua:10: turn_ending changes `calls`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-deep counts its calls in a table within a table
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-deep.lua:10: turn_ending changes `store`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-in-closure counts its calls behind another function
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-closure.lua:17: turn_ending changes `calls`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-in-metatable counts its calls behind a metatable
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-metatable.lua:14: turn_ending changes `object`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-key keeps a player as a key
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-key.lua:10: turn_ending changes `seen`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
keeps-in-check counts in a check, whose calls in a trial nobody takes back
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-check.lua:10: may_place changes `asked`; what lasts belongs into game.state [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.

== what leads to itself, or has no end
% reeve check --script tests/hostile/$script.lua fixtures/castle/kitchen-table.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows script what
score-for-ever scores because it scores, without end
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/score-for-ever.lua:8: effects lead to hooks more than 16 deep, at last to marker_moved [script-limit]
         18 | - B: 25 e1 squire
            |   ^
      help: Make the script do less at each step.
winners-in-majority asks who has the majority while it is asked who has the majority
    4 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/winners-in-majority.lua:9: feature:winners depends on majority, and cannot be asked there [script-failed]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Mend the script at the line that the message names.
state-for-ever sets values without end: each leaves a trace, so that it can be taken back
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-for-ever.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
state-swapped forgets a value and keeps another in its place, under the longest names, without end
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-swapped.lua:12: house rules may have 10000 effects on one game, and these are more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
score-back gives points and takes them back, without end, with many words about it
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-back.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
score-caught catches the end of its effects, and goes on
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-caught.lua:10: house rules may have 10000 effects on one game, and these are more [script-limit]
         13 | - W: 52/180 d12 knight
            |   ^
      help: Make the script do less at each step.
hand-to-hand hands wall tiles from one player to the other and back, without end
    5 fixtures/castle/kitchen-table.yaml: unreadable
    fixtures/castle/kitchen-table.yaml:40:3: unreadable: tests/hostile/hand-to-hand.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
         40 | - W: 33/90 b5 squire
            |   ^
      help: Make the script do less at each step.

== tie-twice: gives a tie to one of those who are in it, twice: he scores once
$ reeve check --script tests/hostile/tie-twice.lua fixtures/castle/example-tied-tower.yaml
--- stdout
fixtures/castle/example-tied-tower.yaml: wrong: 6 turns, score White (W) 8, Black (B) 0, W to move
--- stderr
fixtures/castle/example-tied-tower.yaml:13:14: wrong: W has 8 after this turn, not 0 [wrong-score, C-44]
     13 |   score: {W: 0, B: 0}
        |              ^
  help: Type 8 if every turn up to here is right; see: reeve why fixtures/castle/example-tied-tower.yaml 6 --script tests/hostile/tie-twice.lua
  help: with rotation 270 in turn 5 (line 11) all turns are legal and all noted scores agree: 52/270 e1
  help: with rotation 270 in turn 1 (line 7) all turns are legal and all noted scores agree: 54/270 d1 knight
--- status 1

== tie-nobody: gives a tie to a list with a hole
$ reeve check --script tests/hostile/tie-nobody.lua fixtures/castle/example-tied-tower.yaml
--- stdout
fixtures/castle/example-tied-tower.yaml: unreadable
--- stderr
fixtures/castle/example-tied-tower.yaml:12:3: unreadable: tests/hostile/tie-nobody.lua:8: tie returns a list of players or nothing, not a table [script-failed]
     12 | - B: 53/180 c1                # joins the two: four tiles, 1 : 1
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== returns-for-ever: takes followers home for ever
$ reeve check --script tests/hostile/returns-for-ever.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
tests/hostile/returns-for-ever.lua:
[script-limit]
--- status 5

== score-back-told: the same, where it is told
$ reeve score --script tests/hostile/score-back.lua fixtures/castle/kitchen-table.yaml
--- stdout
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-back.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== score-in-trials: scores whenever a feature is completed, which trials do often: those are not counted
$ reeve completions --before 17 --script tests/hostile/score-in-trials.lua fixtures/castle/kitchen-table.yaml >/dev/null
--- stdout
--- stderr
fixtures/castle/kitchen-table.yaml:19:14: wrong: W has 300 after this turn, not 0 [wrong-score, C-44]
     19 |   score: {W: 0, B: 1}
        |              ^
  help: Type 300 if every turn up to here is right; see: reeve why fixtures/castle/kitchen-table.yaml 6 --script tests/hostile/score-in-trials.lua
fixtures/castle/kitchen-table.yaml:27:14: wrong: W has 1057 after this turn, not 7 [wrong-score, C-44]
     27 |   score: {W: 7, B: 5}
        |              ^
  help: Type 1057 if every turn up to here is right; see: reeve why fixtures/castle/kitchen-table.yaml 12 --script tests/hostile/score-in-trials.lua
--- status 1
