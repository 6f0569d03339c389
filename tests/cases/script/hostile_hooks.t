# House rules that mean harm, at the steps that check, change numbers or choose: what has no effect there, numbers that
# are none, objects that outlive their call. Each script of tests/hostile/ says what it tries.

== score-in-check: awards points in a check
$ reeve check --script tests/hostile/score-in-check.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-in-check.lua:9: game:score is an effect; only events have effects, and may_deploy is a check
[script-failed]
--- status 4

== score-in-place: awards points when a tile is only tried
$ reeve check --script tests/hostile/score-in-place.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-in-place.lua:10: game:score is an effect; only events have effects, and may_place is a check
[script-failed]
--- status 4

== score-in-value: awards points while points are counted
$ reeve check --script tests/hostile/score-in-value.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-in-value.lua:9: game:score is an effect; only events have effects, and feature_points is a value
[script-failed]
--- status 4

== score-in-majority: awards points while followers are counted
$ reeve check --script tests/hostile/score-in-majority.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-in-majority.lua:9: game:score is an effect; only events have effects, and majority is a value
[script-failed]
--- status 4

== turn-in-choice: takes another turn while an order is chosen
$ reeve check --script tests/hostile/turn-in-choice.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/turn-in-choice.lua:9: game:add_turn is an effect; only events have effects, and scoring_order is a choice
[script-failed]
--- status 4

== follower-in-check: takes a follower home in a check
$ reeve check --script tests/hostile/follower-in-check.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/follower-in-check.lua:9: game:return_follower is an effect; only events have effects, and may_deploy is a check
[script-failed]
--- status 4

== wall-in-value: takes and gives wall tiles while points are counted
$ reeve check --script tests/hostile/wall-in-value.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/wall-in-value.lua:9: game:take_wall_tile is an effect; only events have effects, and feature_points is a value
[script-failed]
--- status 4

== state-in-check: remembers in a check what it was asked, which a trial would leave behind
$ reeve check --script tests/hostile/state-in-check.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/state-in-check.lua:9: 
[script-failed]
--- status 4

== points-float: gives points and a half
$ reeve check --script tests/hostile/points-float.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-float.lua:8: feature_points returns a whole number or nothing, not 3.5 [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-nan: gives no number of points
$ reeve check --script tests/hostile/points-nan.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-nan.lua:8: feature_points returns a whole number or nothing, not nan [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-minus-nan: gives no number of points, either
$ reeve check --script tests/hostile/points-minus-nan.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-minus-nan.lua:8: feature_points returns a whole number or nothing, not nan [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-infinity: gives endless points
$ reeve check --script tests/hostile/points-infinity.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-infinity.lua:8: feature_points returns a whole number or nothing, not inf [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-whole-float: gives points that only look whole
$ reeve check --script tests/hostile/points-whole-float.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-whole-float.lua:8: feature_points returns a whole number or nothing, not 3.0 [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-huge: gives as many points as there are numbers
$ reeve check --script tests/hostile/points-huge.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-huge.lua:8: feature_points returns 9223372036854775807; no number goes beyond 1000000 [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-low: takes as many points as there are numbers
$ reeve check --script tests/hostile/points-low.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-low.lua:8: feature_points returns -9223372036854775808; no number goes beyond 1000000 [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-million: gives one point more than there may be
$ reeve check --script tests/hostile/points-million.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-million.lua:8: feature_points returns 1000001; no number goes beyond 1000000 [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-text: gives points in words
$ reeve check --script tests/hostile/points-text.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-text.lua:8: feature_points returns a whole number or nothing, not a text [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== points-table: gives an object as points, which would be a number if it were asked
$ reeve check --script tests/hostile/points-table.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/points-table.lua:8: feature_points returns a whole number or nothing, not a table [script-failed]
     18 | - B: 25 e1 squire
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== followers-float: counts half a follower
$ reeve check --script tests/hostile/followers-float.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/followers-float.lua:8: majority returns a whole number or nothing, not 0.0 [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== score-float: awards half a point
$ reeve check --script tests/hostile/score-float.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-float.lua:9: 
[script-failed]
--- status 4

== score-huge: awards more points than a marker can move
$ reeve check --script tests/hostile/score-huge.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-huge.lua:9: 
9223372036854775807
[script-failed]
--- status 4

== score-no-reason: awards points without a reason
$ reeve check --script tests/hostile/score-no-reason.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/score-no-reason.lua:9: 
[script-failed]
--- status 4

== reason-control: refuses for a reason that would write on the terminal
$ reeve check --script tests/hostile/reason-control.lua fixtures/castle/kitchen-table.yaml
--- stdout~
fixtures/castle/kitchen-table.yaml: illegal
--- stderr~
no?[2J illegal: ?
--- status 1

== reason-number: refuses by a number
$ reeve check --script tests/hostile/reason-number.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/reason-number.lua:8: may_place returns 
[script-failed]
--- status 4

== reason-true: refuses by a truth
$ reeve check --script tests/hostile/reason-true.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/reason-true.lua:8: may_deploy returns 
[script-failed]
--- status 4

== keeps-feature: keeps a feature beyond its life
$ reeve check --script tests/hostile/keeps-feature.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-feature.lua:10: feature_completed changes `kept`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-in-table: keeps a feature in a table beyond its life
$ reeve check --script tests/hostile/keeps-in-table.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-table.lua:10: feature_completed changes `kept`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-count: counts its calls
$ reeve check --script tests/hostile/keeps-count.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-count.lua:10: turn_ending changes `calls`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-deep: counts its calls in a table within a table
$ reeve check --script tests/hostile/keeps-deep.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-deep.lua:10: turn_ending changes `store`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-in-closure: counts its calls behind another function
$ reeve check --script tests/hostile/keeps-in-closure.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-closure.lua:17: turn_ending changes `calls`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-in-metatable: counts its calls behind a metatable
$ reeve check --script tests/hostile/keeps-in-metatable.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-metatable.lua:14: turn_ending changes `object`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-key: keeps a player as a key
$ reeve check --script tests/hostile/keeps-key.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-key.lua:10: turn_ending changes `seen`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== keeps-in-check: counts in a check, whose calls in a trial nobody takes back
$ reeve check --script tests/hostile/keeps-in-check.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/keeps-in-check.lua:10: may_place changes `asked`; what lasts belongs into game.state [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== state-object: keeps a player in what is part of positions
$ reeve check --script tests/hostile/state-object.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/state-object.lua:9: 
[script-failed]
--- status 4

== state-float: keeps a fraction in what is part of positions
$ reeve check --script tests/hostile/state-float.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/state-float.lua:9: 
[script-failed]
--- status 4

== state-control: keeps an escape for terminals in what is part of positions
$ reeve check --script tests/hostile/state-control.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/state-control.lua:9: 
[script-failed]
--- status 4

== state-many: keeps ever more in what is part of positions
$ reeve check --script tests/hostile/state-many.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/state-many.lua:9: 
[script-failed]
--- status 4

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

== order-twice: scores the same feature twice
$ reeve check --script tests/hostile/order-twice.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/order-twice.lua:8: scoring_order returns 
[script-failed]
--- status 4

== order-less: leaves out all features
$ reeve check --script tests/hostile/order-less.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/order-less.lua:8: scoring_order returns 
[script-failed]
--- status 4

== first-stranger: lets somebody begin who is none
$ reeve check --script tests/hostile/first-stranger.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/first-stranger.lua:8: first_player returns 
[script-failed]
--- status 4

== score-for-ever: scores because it scores, without end
$ reeve check --script tests/hostile/score-for-ever.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:18:3: unreadable: tests/hostile/score-for-ever.lua:8: effects lead to hooks more than 16 deep, at last to marker_moved [script-limit]
     18 | - B: 25 e1 squire
        |   ^
  help: Make the script do less at each step.
--- status 5

== winners-in-majority: asks who has the majority while it is asked who has the majority
$ reeve check --script tests/hostile/winners-in-majority.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/winners-in-majority.lua:9: feature:winners depends on majority, and cannot be asked there [script-failed]
     13 | - W: 52/180 d12 knight
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

== label-nul: asks for a player by a label with more behind it
$ reeve check --script tests/hostile/label-nul.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/label-nul.lua:9: game:player: `which` has a NUL in it [script-failed]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== pairs-features: tells in which order features, tiles, cells and players are walked as keys
$ reeve check --script tests/hostile/pairs-features.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr~
unreadable: tests/hostile/pairs-features.lua:21: 
[script-failed]
--- status 4

== state-for-ever: sets values without end: each leaves a trace, so that it can be taken back
$ reeve check --script tests/hostile/state-for-ever.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-for-ever.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== state-swapped: forgets a value and keeps another in its place, under the longest names, without end
$ reeve check --script tests/hostile/state-swapped.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/state-swapped.lua:12: house rules may have 10000 effects on one game, and these are more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== score-back: gives points and takes them back, without end, with many words about it
$ reeve check --script tests/hostile/score-back.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-back.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== score-caught: catches the end of its effects, and goes on
$ reeve check --script tests/hostile/score-caught.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:13:3: unreadable: tests/hostile/score-caught.lua:10: house rules may have 10000 effects on one game, and these are more [script-limit]
     13 | - W: 52/180 d12 knight
        |   ^
  help: Make the script do less at each step.
--- status 5

== hand-to-hand: hands wall tiles from one player to the other and back, without end
$ reeve check --script tests/hostile/hand-to-hand.lua fixtures/castle/kitchen-table.yaml
--- stdout
fixtures/castle/kitchen-table.yaml: unreadable
--- stderr
fixtures/castle/kitchen-table.yaml:40:3: unreadable: tests/hostile/hand-to-hand.lua:11: house rules may have 10000 effects on one game, and these are more [script-limit]
     40 | - W: 33/90 b5 squire
        |   ^
  help: Make the script do less at each step.
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
