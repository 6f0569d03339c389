# House rules that mean harm, at the steps that only The Tower has.

== range-fraction: gives a tower half a step
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml | reeve check --script tests/hostile/range-fraction.lua
--- stdout
-: unreadable
--- stderr
-:10:3: unreadable: tests/hostile/range-fraction.lua:8: tower_range returns a whole number or nothing, not 0.5 [script-failed]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== range-endless: gives a tower more steps than there may be
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml | reeve check --script tests/hostile/range-endless.lua
--- stdout
-: unreadable
--- stderr
-:10:3: unreadable: tests/hostile/range-endless.lua:8: tower_range returns 9223372036854775807; no number goes beyond 1000000 [script-failed]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== range-score: awards points while a range is asked for
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml | reeve check --script tests/hostile/range-score.lua
--- stdout
-: unreadable
--- stderr
-:10:3: unreadable: tests/hostile/range-score.lua:9: game:score is an effect; only events have effects, and tower_range is a value [script-failed]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== capture-return: sends a follower home in a check, instead of having it captured
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml | reeve check --script tests/hostile/capture-return.lua
--- stdout
-: unreadable
--- stderr
-:10:3: unreadable: tests/hostile/capture-return.lua:9: game:return_follower is an effect; only events have effects, and may_capture is a check [script-failed]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== capture-for-ever: never says whether a follower may be captured
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml | reeve check --script tests/hostile/capture-for-ever.lua
--- stdout
-: unreadable
--- stderr
-:10:3: unreadable: tests/hostile/capture-for-ever.lua:9: scripts may run 10000000 steps in one document, and this needs more [script-limit]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Make the script do less at each step.
--- status 5

== keeps-tower: keeps the cell of a tower beyond its life
$ sed '/^scripts/d' fixtures/tower/no-surprises.yaml | reeve check --script tests/hostile/keeps-tower.lua
--- stdout
-: unreadable
--- stderr
-:10:3: unreadable: tests/hostile/keeps-tower.lua:10: tower_range changes `kept`; what lasts belongs into game.state [script-failed]
     10 | - R: BA.RFr 1,0
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== ransom-prisoners: asks for prisoners of nobody
$ sed "/^scripts/d; s/^- W: TO.L.*/&\n  ransom: B/; /B:knight/d" fixtures/tower/no-ransom.yaml |
$     reeve check --script tests/hostile/ransom-prisoners.lua
--- stdout
-: unreadable
--- stderr
-:17:3: unreadable: tests/hostile/ransom-prisoners.lua:9: player:prisoners: `owner` is a player, not nil [script-failed]
     17 | - W: TO.L 2,-1
        |   ^
  help: Mend the script at the line that the message names.
--- status 4

== pieces-nul: names pieces behind a NUL
$ sed "/^scripts/d; s/^- W: TO.L.*/&\n  ransom: B/; /B:knight/d" fixtures/tower/no-ransom.yaml |
$     reeve check --script tests/hostile/pieces-nul.lua
--- stdout
-: unreadable
--- stderr
-:17:3: unreadable: tests/hostile/pieces-nul.lua:9: player:pieces: `name` has a NUL in it [script-failed]
     17 | - W: TO.L 2,-1
        |   ^
  help: Mend the script at the line that the message names.
--- status 4
