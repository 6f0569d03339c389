# House rules that mean harm, at the steps that only The Tower has.

== numbers that are none, effects where nothing has effects, and what has no end
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml >$T/no-surprises.yaml
$ sed "/^scripts/d; s/^- W: TO.L.*/&\n  ransom: B/; /B:knight/d" fixtures/tower/no-ransom.yaml >$T/no-ransom.yaml
% reeve check --script tests/hostile/$script.lua $T/$game.yaml >$T/out 2>$T/err; echo "$? $(cat $T/out)"; cat $T/err
--- rows game script what
no-surprises range-fraction gives a tower half a step
    4 $T/no-surprises.yaml: unreadable
    $T/no-surprises.yaml:10:3: unreadable: tests/hostile/range-fraction.lua:8: tower_range returns a whole number or nothing, not 0.5 [script-failed]
         10 | - R: BA.RFr 1,0
            |   ^
      help: Mend the script at the line that the message names.
no-surprises range-endless gives a tower more steps than there may be
    4 $T/no-surprises.yaml: unreadable
    $T/no-surprises.yaml:10:3: unreadable: tests/hostile/range-endless.lua:8: tower_range returns 9223372036854775807; no number goes beyond 1000000 [script-failed]
         10 | - R: BA.RFr 1,0
            |   ^
      help: Mend the script at the line that the message names.
no-surprises range-score awards points while a range is asked for
    4 $T/no-surprises.yaml: unreadable
    $T/no-surprises.yaml:10:3: unreadable: tests/hostile/range-score.lua:9: game:score is an effect; only events have effects, and tower_range is a value [script-failed]
         10 | - R: BA.RFr 1,0
            |   ^
      help: Mend the script at the line that the message names.
no-surprises capture-return sends a follower home in a check, instead of having it captured
    4 $T/no-surprises.yaml: unreadable
    $T/no-surprises.yaml:10:3: unreadable: tests/hostile/capture-return.lua:9: game:return_follower is an effect; only events have effects, and may_capture is a check [script-failed]
         10 | - R: BA.RFr 1,0
            |   ^
      help: Mend the script at the line that the message names.
no-surprises capture-for-ever never says whether a follower may be captured
    5 $T/no-surprises.yaml: unreadable
    $T/no-surprises.yaml:10:3: unreadable: tests/hostile/capture-for-ever.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
         10 | - R: BA.RFr 1,0
            |   ^
      help: Make the script do less at each step.
no-surprises keeps-tower keeps the cell of a tower beyond its life
    4 $T/no-surprises.yaml: unreadable
    $T/no-surprises.yaml:10:3: unreadable: tests/hostile/keeps-tower.lua:10: tower_range changes `kept`; what lasts belongs into game.state [script-failed]
         10 | - R: BA.RFr 1,0
            |   ^
      help: Mend the script at the line that the message names.
no-ransom ransom-prisoners asks for prisoners of nobody
    4 $T/no-ransom.yaml: unreadable
    $T/no-ransom.yaml:17:3: unreadable: tests/hostile/ransom-prisoners.lua:9: player:prisoners: `owner` is a player, not nil [script-failed]
         17 | - W: TO.L 2,-1
            |   ^
      help: Mend the script at the line that the message names.
no-ransom pieces-nul names pieces behind a NUL
    4 $T/no-ransom.yaml: unreadable
    $T/no-ransom.yaml:17:3: unreadable: tests/hostile/pieces-nul.lua:9: player:pieces: `name` has a NUL in it [script-failed]
         17 | - W: TO.L 2,-1
            |   ^
      help: Mend the script at the line that the message names.
