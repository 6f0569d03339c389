# How `reeve why` is asked, and how it answers: exit status, streams, JSON.

== why: the status is 0 for a turn that stands and 1 for one that does not
$ reeve why fixtures/castle/illegal.yaml 26 >$T/out; echo $?
$ reeve why fixtures/castle/illegal.yaml 26 27 >$T/out; echo $?
$ reeve why fixtures/castle/illegal.yaml >$T/out; echo $?
$ reeve why fixtures/castle/bad/order-ambiguous.yaml 1 >$T/out; echo $?
$ reeve why fixtures/castle/bad/wrong-score.yaml 1 >$T/out; echo $?
--- stdout
0
1
1
1
1

== why: a question that cannot be answered is status 2
% reeve why $words; echo $?
$ reeve why fixtures/castle/kitchen-table.yaml ''; echo $?; reeve why; echo $?
--- rows words
fixtures/castle/kitchen-table.yaml 0
    reeve: fixtures/castle/kitchen-table.yaml: there is no turn 0: the record has 59
    2
fixtures/castle/kitchen-table.yaml 60
    reeve: fixtures/castle/kitchen-table.yaml: there is no turn 60: the record has 59
    2
fixtures/castle/kitchen-table.yaml final1
    reeve: fixtures/castle/kitchen-table.yaml: `final1` is not a turn, cell, feature or corner
    2
fixtures/castle/kitchen-table.yaml e13
    reeve: fixtures/castle/kitchen-table.yaml: e13 lies outside the wall
    2
fixtures/castle/kitchen-table.yaml a1
    reeve: fixtures/castle/kitchen-table.yaml: a1 lies outside the wall
    2
fixtures/castle/kitchen-table.yaml 5e
    reeve: fixtures/castle/kitchen-table.yaml: `5e` is not a turn, cell, feature or corner
    2
fixtures/castle/kitchen-table.yaml tower@a1
    reeve: fixtures/castle/kitchen-table.yaml: a1 lies outside the wall
    2
fixtures/castle/kitchen-table.yaml tower@a9
    reeve: fixtures/castle/kitchen-table.yaml: `tower@a9` names no feature: no tile lies there
    2
fixtures/castle/kitchen-table.yaml keep@e5
    reeve: fixtures/castle/kitchen-table.yaml: `keep@e5` names no feature: its kind is unknown
    2
fixtures/castle/kitchen-table.yaml tower@e5.c
    reeve: fixtures/castle/kitchen-table.yaml: `tower@e5.c` names no feature: that tile has no tower at that place
    2
fixtures/castle/kitchen-table.yaml tower@
    reeve: fixtures/castle/kitchen-table.yaml: `` is not a cell
    2
fixtures/castle/kitchen-table.yaml corner:0
    reeve: fixtures/castle/kitchen-table.yaml: `corner:0` is not a turn, cell, feature or corner
    2
fixtures/castle/kitchen-table.yaml 6 --at 5
    reeve: fixtures/castle/kitchen-table.yaml: there is no turn 6: the game is asked about up to turn 5 only
    2
fixtures/castle/example-courts.yaml
    reeve: fixtures/castle/example-courts.yaml: it has no turns; ask for a cell or a feature
    reeve: fixtures/castle/example-courts.yaml: it has no turns; ask for a cell or a feature
    2
fixtures/castle/example-courts.yaml 1
    reeve: fixtures/castle/example-courts.yaml: there is no turn 1: nothing has been played
    reeve: fixtures/castle/example-courts.yaml: there is no turn 1: nothing has been played
    2
--format tsv fixtures/castle/kitchen-table.yaml
    reeve: why takes --format text or json, not `tsv`
    2
--at 60 fixtures/castle/kitchen-table.yaml
    reeve: fixtures/castle/kitchen-table.yaml: there is no turn 60: the record has 59
    2
--at 60 fixtures/castle/kitchen-table.yaml e5
    reeve: fixtures/castle/kitchen-table.yaml: there is no turn 60: the record has 59
    2
--all fixtures/castle/kitchen-table.yaml
    reeve: why does not take --all (only check, score, fmt)
    2
--- stdout
2
2
--- stderr
reeve: fixtures/castle/kitchen-table.yaml: `` is not a turn, cell, feature or corner
reeve: why needs a file; see `reeve why --help`

== why: what cannot be read is status 3, a script that fails 4
$ reeve why $T/none.yaml 1; echo $?
$ reeve why fixtures/castle/bad/yaml-syntax.yaml 1; echo $?
$ reeve why --script $T/fails.lua fixtures/castle/kitchen-table.yaml 2; echo $?
$ reeve why --script $T/fails.lua fixtures/castle/kitchen-table.yaml 3; echo $?
$ reeve why --script $T/fails.lua fixtures/castle/kitchen-table.yaml e5; echo $?
--- file fails.lua
return {
  api = 1, name = "fails", summary = "It fails.", rules = {"castle"},
  hooks = { tile_placed = function(game) if game:laid() == 2 then error("no more") end end },
}
--- stdout
3
3
4
4
4
--- stderr
reeve: $T/none.yaml: there is no such file
fixtures/castle/bad/yaml-syntax.yaml:4:10: unreadable: this is not YAML: the bracket { is not closed, or a comma is missing [yaml-syntax]
      4 | players: {W: Anna, B: Bert
        |          ^
  help: Put a comma between two entries and a } after the last.
reeve: fixtures/castle/kitchen-table.yaml: $T/fails.lua:3: no more
fixtures/castle/kitchen-table.yaml:14:3: unreadable: $T/fails.lua:3: no more [script-failed]
     14 | - B: 41/270 g12 knight
        |   ^
  help: Mend the script at the line that the message names.
fixtures/castle/kitchen-table.yaml:14:3: unreadable: $T/fails.lua:3: no more [script-failed]
     14 | - B: 41/270 g12 knight
        |   ^
  help: Mend the script at the line that the message names.

== why: an illegal turn, or a position that cannot be, stands in the way of what is asked
$ reeve why fixtures/castle/illegal.yaml 28; echo $?
$ reeve why fixtures/castle/illegal.yaml final; echo $?
$ reeve why fixtures/castle/illegal.yaml d4; echo $?
$ reeve why --at 26 fixtures/castle/illegal.yaml d4
$ reeve why fixtures/castle/bad/position-score.yaml d4; echo $?
$ reeve why --format json fixtures/castle/illegal.yaml 28; echo $?
--- stdout
1
1
1
d4
   25  Lea tile 2 at d4 was laid, turned 270
house@d4.e
   25  Lea tile 2 at d4: 1 tile, 2 open ends
           open at d4 (north, east)
tower@d4.w
   25  Lea tile 2 at d4: 1 tile, 2 open ends
   25  Lea 1 follower of Lea stands on it
           open at d4 (north, west)
1
{"file":"fixtures/castle/illegal.yaml","document":1,"verdict":"illegal","diagnostics":[{"code":"path-cut","rule":"C-19","severity":"illegal","turn":27,"player":"Lea","line":53,"column":8,"message":"tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there","help":"29 legal placements; see: reeve legal fixtures/castle/illegal.yaml --before 27","option":""}]}
1
--- stderr
fixtures/castle/illegal.yaml:53:8: illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there [path-cut, C-19]
     53 | - Lea: 19/270 c4 herald   # here
        |        ^~~~~~
  help: 29 legal placements; see: reeve legal fixtures/castle/illegal.yaml --before 27
fixtures/castle/illegal.yaml:53:8: illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there [path-cut, C-19]
     53 | - Lea: 19/270 c4 herald   # here
        |        ^~~~~~
  help: 29 legal placements; see: reeve legal fixtures/castle/illegal.yaml --before 27
fixtures/castle/illegal.yaml:53:8: illegal: tile 19 cannot lie at c4: its south side is a path, but tile 20 has a house there [path-cut, C-19]
     53 | - Lea: 19/270 c4 herald   # here
        |        ^~~~~~
  help: 29 legal placements; see: reeve legal fixtures/castle/illegal.yaml --before 27
fixtures/castle/bad/position-score.yaml:6:12: inconsistent: W cannot have -4 points [position-score, C-6]
      6 | score: {W: -4, B: 12}
        |            ^~
  help: Type the points so far, including all laps of the track.

== why: several documents, each asked, also from a pipe
$ cat fixtures/castle/example-tower.yaml $T/bar fixtures/castle/example-house.yaml | reeve why - 2 tower@d1 >$T/out; echo $?; grep -v '^ yes' $T/out
--- file bar
---
--- stdout
2
turn 2, Black (B): 55/180 e1: legal
                  of tile 54 at d1                                          C-20
      open        path@e1.n is open at e1 (north)                           C-46
      open        tower@d1.s is open at d1 (west)                           C-46
      open        court@e1.ne counts only at the end                        C-43
      open        court@d1.n counts only at the end                         C-43
score after it: White (W) 0, Black (B) 0

tower@d1
tower@d1.s
    1  W   tile 54 at d1: 1 tile, 2 open ends
    1  W   1 follower of W stands on it
    2  B   tile 55 at e1: 2 tiles, 1 open end
    3  W   tile 3 at c1: 3 tiles, 1 open end
    4  B   tile 53 at b1: 4 tiles, complete
    4  B   W scores 8: 4 tiles, 2 each                                      C-52
    4  B   1 follower of W comes home

-: document 2:
turn 2, Black (B): 32/180 e1 squire@n: legal
                  d1                                                        C-20
      open        house@e1.n is open at e1 (north)                          C-46
      open        court@d1.n counts only at the end                         C-43
score after it: White (W) 0, Black (B) 0
--- stderr
reeve: -: `tower@d1` names no feature: that tile has no tower at all

== why: without a question about the last turn, also of a game that is cut off
$ reeve why fixtures/castle/example-tower.yaml | head -1
$ reeve why --at 2 fixtures/castle/example-tower.yaml | head -1
$ reeve why --before 2 fixtures/castle/example-tower.yaml | head -1
--- stdout
turn 4, Black (B): 53/180 b1: legal
turn 2, Black (B): 55/180 e1: legal
turn 1, White (W): 54/180 d1 knight@s: legal

== why: several questions about one document are answered in their order
$ reeve why fixtures/castle/example-tower.yaml 2 d1 1 | grep -E '^[a-z]'
--- stdout
turn 2, Black (B): 55/180 e1: legal
score after it: White (W) 0, Black (B) 0
d1
court@d1.n
tower@d1.s
turn 1, White (W): 54/180 d1 knight@s: legal
score after it: White (W) 0, Black (B) 0

== why: JSON of a turn that stands
$ reeve why --format json fixtures/castle/mistake.yaml 46 | jq -c 'del(.steps)'
$ reeve why --format json fixtures/castle/mistake.yaml 46 | jq -c '.steps[]'
--- stdout
{"file":"fixtures/castle/mistake.yaml","document":1,"turn":46,"player":"B","move":"39 g11 herald@n","verdict":"legal","score":{"W":53,"B":69},"gained":{"W":0,"B":17},"otherwise":[{"option":"wall_pickup","value":"end_of_turn","verdict":"illegal"}]}
{"step":"turn","answer":"yes","rule":"C-13","text":"it is the turn of Tom (B)"}
{"step":"tile","answer":"yes","rule":"C-112","text":"tile 39 is still to come"}
{"step":"cell","answer":"yes","rule":"C-18","text":"g11 is free"}
{"step":"attached","answer":"yes","rule":"C-16","text":"its north side lies against tile 60 at g12"}
{"step":"side","answer":"yes","rule":"C-19","text":"north: a path against a path of tile 60 at g12"}
{"step":"side","answer":"yes","rule":"C-19","text":"east: a path against a path of tile 44 at h11"}
{"step":"side","answer":"yes","rule":"C-20","text":"south: a court against a tower of tile 45 at g10"}
{"step":"follower","answer":"yes","rule":"C-30","text":"B has 2 followers in hand"}
{"step":"free","answer":"yes","feature":"path@g12.s","rule":"C-29","text":"path@g12.s holds no follower yet"}
{"step":"completed","answer":"yes","feature":"path@g12.s","rule":"C-46","text":"path@g12.s is complete: no end of it is open"}
{"step":"completed","answer":"yes","feature":"path@h12.n","rule":"C-46","text":"path@h12.n is complete: no end of it is open"}
{"step":"open","feature":"court@g11.s","rule":"C-43","text":"court@g11.s counts only at the end"}
{"step":"open","feature":"path@g11.w","rule":"C-46","text":"path@g11.w is open at g11 (west)"}
{"step":"open","feature":"court@g12.se","rule":"C-43","text":"court@g12.se counts only at the end"}
{"step":"open","feature":"house@g11.nw","rule":"C-46","text":"house@g11.nw is open at g11 (west)"}
{"step":"completed","answer":"yes","feature":"tower@i11.w","rule":"C-46","text":"tower@i11.w is complete: no end of it is open"}
{"step":"wall_tile","answer":"yes","rule":"C-89","text":"tower@i11.w is a tower, and scored in this turn"}
{"step":"wall_tile","answer":"yes","rule":"C-83","text":"B has the majority on tower@i11.w"}
{"step":"wall_tile","answer":"yes","rule":"C-81","text":"B holds wall tile 2"}
{"step":"used","player":"B","feature":"tower@i11.w","rule":"C-89","text":"B plays wall tile 2 on tower@i11.w"}
{"step":"order","rule":"C-60","text":"scored in this order: tower@i11.w, then path@g12.s, then path@h12.n"}
{"step":"majority","feature":"tower@i11.w","rule":"C-55","text":"tower@i11.w: W 0, B 1; B has the majority","followers":{"B":1}}
{"step":"points","player":"B","feature":"tower@i11.w","rule":"C-52","text":"B, tower@i11.w: 3 tiles, 2 each, times 2 by wall tile 2","points":12,"tiles":[{"cell":"i11","tile":"7","points":2},{"cell":"i12","tile":"48","points":2},{"cell":"h11","tile":"44","points":2}]}
{"step":"marker","player":"B","rule":"C-78","option":"doubled_score_moves: single","text":"B moves once, by the whole raised score"}
{"step":"marker","player":"B","rule":"C-70","text":"B goes from 52 to 64, on the corner 64, past the corner 56: passing takes nothing"}
{"step":"taken","player":"B","rule":"C-69","text":"B takes wall tile 4 at 64"}
{"step":"majority","feature":"path@g12.s","rule":"C-55","text":"path@g12.s: W 0, B 1; B has the majority","followers":{"B":1}}
{"step":"points","player":"B","feature":"path@g12.s","rule":"C-49","text":"B, path@g12.s: 2 tiles, 1 each","points":2,"tiles":[{"cell":"g12","tile":"60","points":1},{"cell":"g11","tile":"39","points":1}]}
{"step":"marker","player":"B","rule":"","text":"B goes from 64 to 66, on the corner 66"}
{"step":"taken","player":"B","rule":"C-69","text":"B takes wall tile 8 at 66"}
{"step":"majority","feature":"path@h12.n","rule":"C-55","text":"path@h12.n: W 0, B 1; B has the majority","followers":{"B":1}}
{"step":"points","player":"B","feature":"path@h12.n","rule":"C-49","text":"B, path@h12.n: 3 tiles, 1 each","points":3,"tiles":[{"cell":"h12","tile":"15","points":1},{"cell":"h11","tile":"44","points":1},{"cell":"g11","tile":"39","points":1}]}
{"step":"marker","player":"B","rule":"","text":"B goes from 66 to 69, no corner"}
{"step":"come_home","player":"B","rule":"C-61","text":"3 followers of B come home, for the next turn"}
{"step":"noted","answer":"yes","rule":"C-44","text":"W has 53, as noted"}
{"step":"noted","answer":"yes","rule":"C-44","text":"B has 69, as noted"}

== why: JSON of a turn that does not stand, with what could have been done
$ reeve why --format json fixtures/castle/illegal.yaml | jq -c 'del(.steps), .steps[] | select(.answer != "yes")'
$ reeve why --format json fixtures/castle/bad/order-ambiguous.yaml | jq -c 'del(.steps), .steps[-1]'
$ reeve why --format json --accept 27 fixtures/castle/illegal.yaml 27 | jq -c 'del(.steps)'
--- stdout
{"file":"fixtures/castle/illegal.yaml","document":1,"turn":27,"player":"Lea","move":"19/270 c4 herald@s","verdict":"illegal","alternatives":[{"cell":"c4","rotation":0,"pieces":["herald@n"]},{"cell":"b5","rotation":0,"pieces":["herald@n","squire@e","knight@nw"]},{"cell":"d5","rotation":0,"pieces":["herald@n","squire@e","knight@nw"]}],"places":29,"readings":[{"turn":27,"reading":"rotation","words":"with rotation 0 here this turn is legal: 19 c4 herald","typed":"19 c4 herald","legal":1,"rest":33}]}
{"step":"side","answer":"no","rule":"C-19","code":"path-cut","text":"south: a path against a house of tile 20 at c3","line":53,"column":8}
{"file":"fixtures/castle/bad/order-ambiguous.yaml","document":1,"turn":1,"player":"W","move":"58/90 c1 knight@se","verdict":"ambiguous","otherwise":[{"option":"wall_pickup","value":"end_of_turn","verdict":"legal"}]}
{"step":"order","answer":"no","rule":"C-71","code":"order-ambiguous","option":"wall_pickup: per_feature","text":"the order of scoring decides who takes a wall tile, but the record does not give it: tower@c1.se, house@d1.sw - nobody takes one; or house@d1.sw, tower@c1.se - W takes 12","line":10,"column":6}
{"file":"fixtures/castle/illegal.yaml","document":1,"turn":27,"player":"Lea","move":"19/270 c4 herald@s","verdict":"illegal","accepted":true,"score":{"Lea":36,"Omar":17},"gained":{"Lea":3,"Omar":0},"alternatives":[{"cell":"c4","rotation":0,"pieces":["herald@n"]},{"cell":"b5","rotation":0,"pieces":["herald@n","squire@e","knight@nw"]},{"cell":"d5","rotation":0,"pieces":["herald@n","squire@e","knight@nw"]}],"places":29}
--- status 0

== why: JSON of final scoring
$ reeve why --format json fixtures/castle/kitchen-table.yaml final | jq -c 'del(.steps), .steps[]' | head -12
--- stdout
{"file":"fixtures/castle/kitchen-table.yaml","document":1,"turn":"final","verdict":"legal","score":{"W":108,"B":90},"gained":{"W":33,"B":16},"winner":["W"],"otherwise":[{"option":"empty_connectivity","value":"8","verdict":"wrong","score":{"W":108,"B":94}},{"option":"incomplete_tokens_need_majority","value":"false","verdict":"wrong","score":{"W":109,"B":94}}]}
{"step":"keep","player":"W","rule":"C-104","text":"W has a keep of 2"}
{"step":"keep","player":"B","rule":"C-97","text":"B has a keep of 6; wall tile 8 makes it 8"}
{"step":"area","rule":"C-106","text":"the largest empty area: a9-a10, b9-b10, c9-c10, d9"}
{"step":"area","rule":"C-106","option":"empty_connectivity: 4","text":"with empty_connectivity: 8 it would be 11"}
{"step":"points","player":"B","rule":"C-104","text":"B: the larger keep (8), 7 empty cells","points":7}
{"step":"majority","feature":"court@b4.n","rule":"C-108","text":"court@b4.n: W 1, B 0; W has the majority","followers":{"W":1}}
{"step":"points","player":"W","feature":"court@b4.n","rule":"C-108","text":"W, court@b4.n: 2 markets, 3 points each","points":6,"tiles":[{"cell":"b4","tile":"38","points":0},{"cell":"b5","tile":"33","points":3},{"cell":"c5","tile":"59","points":0},{"cell":"c4","tile":"35","points":3}]}
{"step":"majority","feature":"court@f5.ne","rule":"C-108","text":"court@f5.ne: W 0, B 1; B has the majority","followers":{"B":1}}
{"step":"points","player":"B","feature":"court@f5.ne","rule":"C-108","text":"B, court@f5.ne: 3 markets, 3 points each","points":9,"tiles":[{"cell":"f5","tile":"23","points":0},{"cell":"f7","tile":"60","points":0},{"cell":"g6","tile":"47","points":3},{"cell":"g5","tile":"39","points":3},{"cell":"g4","tile":"57","points":3},{"cell":"g7","tile":"29","points":0}]}
{"step":"majority","feature":"court@f10.s","rule":"C-108","text":"court@f10.s: W 1, B 0; W has the majority","followers":{"W":1}}
{"step":"points","player":"W","feature":"court@f10.s","rule":"C-108","text":"W, court@f10.s: 2 markets, 3 points each","points":6,"tiles":[{"cell":"f10","tile":"37","points":0},{"cell":"f9","tile":"11","points":3},{"cell":"e10","tile":"30","points":0},{"cell":"e9","tile":"18","points":3}]}

== why: JSON of stories, of a cell and of an empty one
$ reeve why --format json fixtures/castle/kitchen-table.yaml house@b5 | jq -c 'del(.steps), .steps[]'
$ reeve why --format json --at 57 fixtures/castle/kitchen-table.yaml d8 | jq -c .
--- stdout
{"file":"fixtures/castle/kitchen-table.yaml","document":1,"place":"house@b5"}
{"step":"tile","turn":23,"player":"W","feature":"house@b5.w","rule":"","text":"tile 33 at b5: 1 tile, complete"}
{"step":"follower","turn":23,"player":"W","feature":"house@b5.w","rule":"","text":"1 follower of W stands on it","followers":{"W":1}}
{"step":"points","turn":23,"player":"W","feature":"house@b5.w","rule":"C-53","text":"W scores 1: 1 tile, 1 each","points":1}
{"step":"taken","turn":23,"player":"W","feature":"house@b5.w","rule":"C-69","text":"W takes wall tile 3 at 12"}
{"step":"come_home","turn":23,"player":"W","feature":"house@b5.w","rule":"","text":"1 follower of W comes home","followers":{}}
{"file":"fixtures/castle/kitchen-table.yaml","document":1,"place":"d8","steps":[{"step":"cell","turn":0,"rule":"","text":"d8 is empty"},{"step":"side","turn":0,"rule":"","text":"north: nothing yet"},{"step":"side","turn":0,"rule":"","text":"east: nothing yet"},{"step":"side","turn":0,"rule":"C-19","text":"south: tile 17 at d7 has a path, and the same must go on"},{"step":"side","turn":0,"rule":"C-21","text":"west: the wall, which anything may meet"},{"step":"fits","turn":0,"rule":"C-19","text":"1 of the 3 tiles to come fits there: 24","fits":["24","24/90"]}]}

== why: JSON names house rules and what they made of the points
$ reeve why --format json --script tie-shares-points fixtures/castle/example-tied-tower.yaml 6 | jq -c '.steps[] | select(.script or .changes) | del(.tiles)'
--- stdout
{"step":"house_rule","feature":"tower@d1.s","rule":"C-55","text":"tie-shares-points, tower@d1.s: the tie goes to W and B","script":"tie-shares-points"}
{"step":"points","player":"B","feature":"tower@d1.s","rule":"C-52","text":"B, tower@d1.s: 4 tiles, 2 each; tie-shares-points makes it 4","points":4,"changes":[{"script":"tie-shares-points","from":8,"to":4}]}
{"step":"points","player":"W","feature":"tower@d1.s","rule":"C-52","text":"W, tower@d1.s: 4 tiles, 2 each; tie-shares-points makes it 4","points":4,"changes":[{"script":"tie-shares-points","from":8,"to":4}]}

== why: JSON of house rules that refuse
$ reeve why --format json fixtures/castle/bad/house-rule.yaml | jq -c '.steps[] | select(.script)'
--- stdout
{"step":"house_rule","answer":"no","rule":"C-28","code":"house-rule","text":"no-first-turn-merchant: no merchant is placed in the first round","line":7,"column":12,"script":"no-first-turn-merchant"}

== why: the points of a game add up to its score, tile by tile
# Every turn and final scoring of games with house rules and options.
$ lua5.4 tests/cases/why/sums.lua 4
--- stdout
sums agree


== why: --help tells the forms in which it answers, as that of any command does
% reeve $command --help | grep -e '--format FORM'
--- rows command
why
      --format FORM           print text or json
check
      --format FORM           print text or json or tsv or gnu or sarif
show
      --format FORM           print text or json
sim
      --format FORM           print text or json or tsv

== a game cannot be asked about up to a turn that it does not have, illegal or not
% reeve why --at 61 $words; echo $?
--- rows words
fixtures/castle/illegal.yaml
    reeve: fixtures/castle/illegal.yaml: there is no turn 61: the record has 60
    2
fixtures/castle/illegal.yaml 3
    reeve: fixtures/castle/illegal.yaml: there is no turn 61: the record has 60
    2
fixtures/castle/illegal.yaml 27
    reeve: fixtures/castle/illegal.yaml: there is no turn 61: the record has 60
    2
fixtures/castle/illegal.yaml final
    reeve: fixtures/castle/illegal.yaml: there is no turn 61: the record has 60
    2
fixtures/castle/illegal.yaml d4
    reeve: fixtures/castle/illegal.yaml: there is no turn 61: the record has 60
    2
