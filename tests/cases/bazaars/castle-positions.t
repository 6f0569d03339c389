# Castles of Bridges, Castles and Bazaars in positions, in lists, in what is written, and in what is said of their points.

== legal lists the castles that a placement allows: of the owner, or of the follower who is put there now [B-22, B-23, B-24]
$ list() { reeve legal --actions --format json "$@" $T/game.yaml | gojq -c 'select(.castle | length > 0) | [.cell, .rotation, .castle]'; }
$ list --tile BA.C
$ list --tile BA.C --option castle_by=placer_only
$ list --tile BA.C --option castles=false
$ reeve legal --actions --tile BA.C --option castle_by=placer_only $T/game.yaml | grep -A1 '^1,1'
$ reeve legal --actions --tile BA.C --format tsv --header $T/game.yaml | cut -f 2,3,8 | sed -n '1p; /^0,1.*{/p'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': [BA.RCr, B:knight@n]
  '1,0': BA.RCr
--- stdout
["0,1",180,["{B: 'city@0,0.n'}"]]
["1,1",180,["{R: 'city@1,0.n'}"]]
["1,1",180,["{R: 'city@1,0.n'}"]]
1,1   180°              farmer@n knight@s   completes city@1,0.n: nobody
                        may bridge ew; castle {R: 'city@1,0.n'}
cell	rotation	castle
0,1	180	{B: 'city@0,0.n'}

== castles of a position: completed small cities, each once, and their lords [B-22, B-25]
$ sed "s|'2,1': BA.C/180|'2,1': BA.C/180 B:knight|" $T/free.yaml >$T/held.yaml
% echo "castles: $castles" | cat $T/$city.yaml - | reeve check -q 2>&1 | grep -v help || echo consistent
$ echo "castles: {'city@0,1': R}" | cat $T/free.yaml - | reeve position
--- file free.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: R
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180, '3,0': BA.CFC.2, '-1,0': BA.LR/270, '-2,0': BA.C, '-2,1': BA.CFc.1/90, '-2,2': BA.CG/180}
--- rows city castles
free {'city@0,1': R}
    consistent
free {'city@0,1': none}
    consistent
free {'city@0,1': B}
    consistent
free {'city@0,1': R, 'city@0,0': R}
    -:6:27: inconsistent: the castle city@0,0 is wrong: it is listed twice [position-castle, B-22]
          6 | castles: {'city@0,1': R, 'city@0,0': R}
            |                           ^~~~~~~~
free {'city@-2,0': R}
    -:6:12: inconsistent: the castle city@-2,0 is wrong: it lies on 3 tiles [position-castle, B-22]
          6 | castles: {'city@-2,0': R}
            |            ^~~~~~~~~
free {'city@3,0.n': R}
    -:6:12: inconsistent: the castle city@3,0.n is wrong: it lies on 1 tile [position-castle, B-22]
          6 | castles: {'city@3,0.n': R}
            |            ^~~~~~~~~~
free {'city@0,1': R big}
    -:5:1: inconsistent: R has 1 large follower on the board, but owns only 0 [position-followers, K-4, big_follower: false]
          5 | board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.LR/90, '2,0': ...
            | ^~~~~
free {'city@9,9': R}
    -:6:12: inconsistent: `city@9,9` names no feature: no tile lies there [position-no-feature, K-14]
          6 | castles: {'city@9,9': R}
            |            ^~~~~~~~
free {'road@0,0': R}
    -:6:12: inconsistent: the castle road@0,0 is wrong: it is a road [position-castle, B-22]
          6 | castles: {'road@0,0': R}
            |            ^~~~~~~~
free {'city@0,1': Z}
    -:6:23: unreadable: there is no player `Z` [unknown-player]
          6 | castles: {'city@0,1': Z}
            |                       ^
free {'city@0,1': 3}
    -:6:23: unreadable: there is no player `3` [unknown-player]
          6 | castles: {'city@0,1': 3}
            |                       ^
free {'city@0,1': [R]}
    consistent
free {'city@0,1': [R, B]}
    -:6:12: inconsistent: the castle city@0,1 is wrong: another follower stands there on the board [position-castle, B-22]
          6 | castles: {'city@0,1': [R, B]}
            |            ^~~~~~~~
free {'city@0,1': [R, R]}
    -:6:12: inconsistent: the castle city@0,1 is wrong: it is listed twice [position-castle, B-22]
          6 | castles: {'city@0,1': [R, R]}
            |            ^~~~~~~~
free {'city@0,1': R, 'city@0,0': B}
    -:6:27: inconsistent: the castle city@0,0 is wrong: it is listed twice [position-castle, B-22]
          6 | castles: {'city@0,1': R, 'city@0,0': B}
            |                           ^~~~~~~~
free {'city@2,0': B}
    consistent
free {'city@2,0': none}
    consistent
free {'city@2,0': R}
    consistent
free {'city@2,0': R, 'city@0,0': R}
    consistent
free []
    -:6:10: unreadable: castles must be a map, not a list [wrong-type]
          6 | castles: []
            |          ^
held {'city@2,0': B}
    consistent
held {'city@2,0': none}
    -:6:12: inconsistent: the castle city@2,0 is wrong: another follower stands there on the board [position-castle, B-22]
          6 | castles: {'city@2,0': none}
            |            ^~~~~~~~
    -:5:72: inconsistent: city@2,0.n is completed but still holds 1 follower of B [position-completed, K-19]
          5 | ....C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180 B:knight, ...
            |                                           ^~~
held {'city@2,0': R}
    -:6:12: inconsistent: the castle city@2,0 is wrong: another follower stands there on the board [position-castle, B-22]
          6 | castles: {'city@2,0': R}
            |            ^~~~~~~~
    -:5:72: inconsistent: city@2,0.n is completed but still holds 1 follower of B [position-completed, K-19]
          5 | ....C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180 B:knight, ...
            |                                           ^~~
held {}
    -:5:72: inconsistent: city@2,0.n is completed but still holds 1 follower of B [position-completed, K-19]
          5 | ....C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180 B:knight, ...
            |                                           ^~~
--- stdout
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180 R:knight@s
  '1,0': BA.LR/90
  '2,0': BA.C
  '2,1': BA.C/180
  '3,0': BA.CFC.2
  '-1,0': BA.LR/270
  '-2,0': BA.C
  '-2,1': BA.CFc.1/90
  '-2,2': BA.CG/180
score: {R: 0, B: 0}
castles: {'city@0,0.n': R}
supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}

== a position has no more castles of a player than he has tokens: of six each has two [B-1, B-22]
$ reeve check -q $T/six.yaml 2>&1 | grep castle
--- file six.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert, G: Gus, Y: Yun, K: Kim, P: Pia}
to_move: R
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RCr, '1,1': BA.C/180, '2,0': BA.RCr, '2,1': BA.C/180, '3,0': BA.RCr, '3,1': BA.C/180}
castles:
  city@0,0: R
  city@1,0: R
  city@2,0: R
  city@3,0: R
--- stdout
$T/six.yaml:9:3: inconsistent: the castle city@2,0 is wrong: its owner has more castles than tokens [position-castle, B-22]
  help: Check which city has the castle token, and whose token it is.
$T/six.yaml:10:3: inconsistent: the castle city@3,0 is wrong: its owner has more castles than tokens [position-castle, B-22]
  help: Check which city has the castle token, and whose token it is.

== several followers of one player are lords together, and no one else stands there [B-22, FL-14]
% echo "castles: {'city@0,1': $lord}" | cat $T/two.yaml - | sed "s/SECOND/$second/" | reeve check -q 2>&1 | sed -n 's|.*is wrong: ||p'
--- file two.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
score: {R: 0, B: 0}
board: {'0,0': BA.RCr R:knight@n, '0,1': BA.C/180 SECOND:knight@s}
--- rows lord second
R R
none R
    another follower stands there on the board [position-castle, B-22]
B R
    another follower stands there on the board [position-castle, B-22]
R B
    another follower stands there on the board [position-castle, B-22]
[R,B] B

== fmt writes castles and fiefs in one way, and the game goes on from any of its positions alike [B-22, B-42]
$ reeve fmt $T/game.yaml
$ reeve fmt $T/game.yaml >$T/once
$ reeve fmt $T/once | cmp - $T/once && echo same
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RRR}
moves:
- R: BA.C/180 0,1 knight
  castle: {"R": ["city@0,0"]} # kept
- B: BA.C/180 -1,1
- R: BA.CRRR -1,0
  # the city
  fief: {R: 'city@-1,1'}
--- stdout
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': BA.RRR
score: {R: 0, B: 0}
supply: {R: {followers: 7, bridges: 3, castles: 3}, B: {followers: 7, bridges: 3, castles: 3}}
moves:
- R: BA.C/180 0,1 knight@s
  castle: {R: 'city@0,0.n'} # kept
- B: BA.C/180 -1,1
- R: BA.CRRR -1,0
  # the city
  fief: {R: 'city@-1,1.s'}
same

== what a castle gets is among the points of a placement, and of what closes a feature; house rules have their say [B-34, B-42, B-43]
$ cd $T
% reeve legal --tile $id --format json $script $game.yaml | gojq -c "select(.cell == \"$cell\" and .rotation == $turn) | .completes[] | [.feature, .points]"
% reeve completions --tile $id --format json $script $game.yaml | gojq -c ".feature as \$f | .closers[] | select(.cell == \"$cell\" and .rotation == $turn) | [\$f, .points]"
% { cat $game.yaml; echo "moves:"; echo "- R: $id/$turn $cell"; } | reeve score --format json $script | gojq -c .score
--- file chain.yaml
reeve: 1
rules: bazaars
players: {R: Red, Y: Yellow, B: Blue}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C, '1,2': BA.C/180, '-1,1': BA.C/270, '-2,1': BA.CG/90, '-2,2': BA.LR/90, '1,0': BA.RRR}
castles: {'city@0,0': R, 'city@1,1': Y, 'city@-2,1': B}
--- file several.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RRR B:highwayman@w, '-1,1': BA.C/180}
castles: {'city@0,1': R}
--- file fief-doubled.lua
return {
  api = 1,
  name = "fief-doubled",
  summary = "What a castle gets is doubled.",
  source = "a test",
  rules = {"bazaars"},
  hooks = {
    fief = function(_, _, _, points)
      return 2 * points
    end,
  },
}
--- rows game id cell turn script
chain BA.LR -3,2 270
    ["road@-2,2.w",{"B":2,"R":2,"Y":2}]
    ["road@-2,2.w",{"B":2,"R":2,"Y":2}]
    {"B":2,"R":2,"Y":2}
chain BA.LR -3,2 270 --script fief-doubled.lua
    ["road@-2,2.w",{"B":4,"R":4,"Y":4}]
    ["road@-2,2.w",{"B":4,"R":4,"Y":4}]
    {"B":4,"R":4,"Y":4}
chain BA.LR 2,0 90
    ["road@1,0.e",{"R":2,"Y":2}]
    ["road@1,0.e",{"R":2,"Y":2}]
    {"B":0,"R":2,"Y":2}
chain BA.LR 2,0 90 --script fief-doubled.lua
    ["road@1,0.e",{"R":4,"Y":4}]
    ["road@1,0.e",{"R":4,"Y":4}]
    {"B":0,"R":4,"Y":4}
several BA.CRRR -1,0 0
    ["city@-1,1.s",{"R":4}]
    ["road@0,0.e",{"B":3}]
    ["road@0,0.e",{"B":3}]
    ["city@-1,1.s",{"R":4}]
    {"B":3,"R":4}
several BA.CRRR -1,0 0 --script fief-doubled.lua
    ["city@-1,1.s",{"R":8}]
    ["road@0,0.e",{"B":3}]
    ["road@0,0.e",{"B":3}]
    ["city@-1,1.s",{"R":8}]
    {"B":3,"R":8}

== why no castle scores it: he has none that can, whoever else stands there; or it was completed before [B-42, B-46]
$ reeve check $T/none.yaml
$ reeve check $T/before.yaml
--- file none.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: R
board: {'0,0': BA.RCr R:knight, '1,0': BA.RRR}
moves:
- R: BA.RRR -1,0
  fief: {R: 'road@0,0'}
--- file before.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RRR, '0,1': BA.C/180, '-1,1': BA.C/180 R:knight}
to_move: R
moves:
- R: BA.CRRR -1,0
  castle: {R: 'city@-1,1'}
- B: BA.L 0,-1
  fief: {R: 'road@0,0'}
--- status 1
--- stdout
$T/none.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
$T/before.yaml: illegal: turn 2; after 1 turn, score Rita (R) 0, Bert (B) 0
--- stderr
$T/none.yaml:8:14: illegal: no castle of R scores road@0,0.e: no castle of that player can score in this turn [fief-nothing, B-42]
      8 |   fief: {R: 'road@0,0'}
        |              ^~~~~~~~
  help: Delete `fief`, or name a feature that this turn completes there.
$T/before.yaml:10:14: illegal: no castle of R scores road@0,0.e: it is not completed in this turn [fief-nothing, B-42]
     10 |   fief: {R: 'road@0,0'}
        |              ^~~~~~~~
  help: Delete `fief`, or name a feature that this turn completes there.

== as many castles as a set has small cities: a tile may have parts of four [B-22, B-26]
# The start tile shows four cities, each of which its own tile completes: 5 tiles, 4 castles.
$ reeve check --rules $T $T/game.yaml
$ reeve position --rules $T $T/game.yaml | grep castles
--- file four/ruleset.yaml
ruleset: 1
name: four
extends: carcassonne
title: Four small cities
module: [castles]
pieces: {castles: [2, 2, 2, 2, 2]}
tiles:
  middle: {look: cccc, count: 1}
  end: {look: cfff, count: 4}
start_tile: middle
options:
  castles: {default: 'true', rule: K-1, help: castles are built}
--- file game.yaml
reeve: 1
rules: four
players: {R: Rosa, B: Ben}
moves:
- R: end/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: end/270 1,0 knight
  castle: {B: 'city@1,0'}
- R: end 0,-1 knight
  castle: {R: 'city@0,-1'}
- B: end/90 -1,0 knight
  castle: {B: 'city@-1,0'}
--- stdout
$T/game.yaml: legal: 4 turns, final score Rosa (R) 0, Ben (B) 0
castles: {'city@0,0.n': R, 'city@0,0.e': B, 'city@0,0.s': R, 'city@0,0.w': B}
supply: {R: {followers: 5, castles: 0}, B: {followers: 5, castles: 0}}

== what a castle is said to score is there, is in its fief, and is completed [B-34, B-35, B-42]
# The castle of 0,0 and 0,1 has the cells around these two in its fief, not 2,0, where a city is completed;
# nothing lies at 7,7, and 1,0 shows no monastery.
% sed "s/FIEF/$fief/" $T/game.yaml >$T/now.yaml
% reeve check $T/now.yaml 2>&1 | grep -v help
% reeve check --accept 1 $T/now.yaml 2>&1 | grep note
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RFr, '2,1': BA.C/180, '1,1': BA.L}
castles: {'city@0,1': R}
to_move: R
moves:
- R: crfr 2,0
  fief: {R: 'FIEF'}
--- rows fief
city@2,0
    $T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    $T/now.yaml:9:14: illegal: no castle of R scores city@2,1.s: it is not in the fief of one [fief-nothing, B-42]
          9 |   fief: {R: 'city@2,0'}
            |              ^~~~~~~~
    $T/now.yaml:9:14: note: turn 1 stands as it is, accepted: no castle of R scores city@2,1.s: it is not in the fief of one; `fief` is left out [accepted, B-42]
road@7,7
    $T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    $T/now.yaml:9:14: illegal: `road@7,7` names no feature: no tile lies there [no-feature, K-14]
          9 |   fief: {R: 'road@7,7'}
            |              ^~~~~~~~
    $T/now.yaml:9:14: note: turn 1 stands as it is, accepted: `road@7,7` names no feature: no tile lies there; `fief` is left out [accepted, K-14]
monastery@1,0
    $T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    $T/now.yaml:9:14: illegal: `monastery@1,0` names no feature: that tile has no monastery at all [no-feature, K-14]
          9 |   fief: {R: 'monastery@1,0'}
            |              ^~~~~~~~~~~~~
    $T/now.yaml:9:14: note: turn 1 stands as it is, accepted: `monastery@1,0` names no feature: that tile has no monastery at all; `fief` is left out [accepted, K-14]
road@0,0
    $T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
    $T/now.yaml:9:14: illegal: no castle of R scores road@0,0.e: it is not completed in this turn [fief-nothing, B-42]
          9 |   fief: {R: 'road@0,0'}
            |              ^~~~~~~~
    $T/now.yaml:9:14: note: turn 1 stands as it is, accepted: no castle of R scores road@0,0.e: it is not completed in this turn; `fief` is left out [accepted, B-42]

== nobody stands in the city: the help does not repeat what was typed [B-22]
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr}
moves:
- R: BA.C/180 0,1
  castle: {R: 'city@0,1'}
--- status 1
--- stderr
$T/game.yaml:7:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
      7 |   castle: {R: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: it is not possible in this turn.
