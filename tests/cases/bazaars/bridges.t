# Bridges: B-3 … B-21. The board of most cases: the start tile at 0,0 with its road from west to east and
# a city in the north; the road goes on to 1,0, and at -1,0 it bends to the south; a monastery in a field
# at 0,-1. A line of a table is a turn, and after the bar its bridge.
#
#      -1,0 ┐─  0,0 ───  1,0 ───
#           │   0,-1  k

== over the tile just placed or beside it, from field to field, where its ends go on or face nothing [B-3, B-4, B-5, B-6, B-9, B-10]
% { cat $T/board; echo "- W: $turn"; test -z "$bridge" || echo "  bridge: $bridge"; } >$T/game
% if reeve check -q $T/game 2>$T/said; then echo legal; else sed -n 's/.*\[\(.*\)\]$/\1/p' $T/said; fi
--- file board
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
--- rows turn|bridge
BA.RFr 1,-1|
    edge-cut, K-9
BA.RFr 1,-1|ew@0,-1
    legal
BA.RFr 1,-1|ns@0,-1
    bridge-end, B-6
BA.L 2,0|
    edge-cut, K-9
BA.L 2,0|ew
    legal
BA.L 2,0|ns
    edge-cut, K-9
BA.L 2,0|ew@2,0
    legal
BA.RFr/90 2,0|ew
    legal
BA.RFr/90 2,0|ns
    bridge-pillar, B-5
BA.C/90 2,0|ew
    bridge-pillar, B-5
BA.RrC/180 2,0|ew
    bridge-pillar, B-5
BA.L 0,-2|ns
    bridge-end, B-6
BA.L 0,-2|ew
    legal
BA.L 0,-2|ew@0,-1
    legal
BA.L 0,-2|ns@0,-1
    bridge-end, B-6
BA.RFr/90 0,-2|
    edge-cut, K-9
BA.RFr/90 0,-2|ns@0,-1
    bridge-end, B-6
BA.L 1,-1|ew@0,-1
    bridge-end, B-6
BA.L 1,-1|ns@0,-1
    bridge-end, B-6
BA.RFr 2,0|ns@1,0
    legal
BA.RFr 2,0|ew@1,0
    bridge-pillar, B-5
BA.RFr 2,0|ns@0,0
    bridge-far, B-4
BA.RFr 2,0|ew@0,-1
    bridge-far, B-4
BA.RFr 1,-1|ew@-1,0
    bridge-far, B-4
BA.L 1,1|ew@0,0
    bridge-far, B-4
BA.L 1,1|ns@1,0
    bridge-end, B-6
BA.L 1,1|ew
    legal
BA.L 1,1|ns
    bridge-end, B-6
BA.RRRR 1,-1|ew@0,-1
    edge-cut, K-9
BA.RRRR 1,-1|ns@1,0
    edge-cut, K-9
BA.RRRR 1,-1|
    edge-cut, K-9
BA.Rr/180 1,-1|ns@1,0
    legal
BA.C/180 0,1|ew
    legal
BA.C/180 0,1|ns
    bridge-pillar, B-5
BA.C/180 0,1|ns@0,0
    bridge-pillar, B-5
BA.L 3,0|ew
    not-attached, K-8
BA.L 0,0|ns
    cell-taken, K-8
BA.L 1,1|ns@1,2
    bridge-far, B-4

== an end that faces an empty cell asks for a road there, from then on [B-8, B-12]
% { cat $T/game.yaml; echo "- B: $turn"; } | reeve check -q 2>/dev/null && echo fits
$ reeve completions $T/game.yaml | grep ^road
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.RFr, '0,-1': BA.L, '-1,0': BA.Rr/270}
moves:
- W: BA.RFr 1,-1
  bridge: ew@0,-1
--- rows turn
BA.L -1,-1
BA.Rr/180 -1,-1
    fits
BA.RFr/90 -1,-1
BA.RRR/270 -1,-1
    fits
BA.RRR/90 -1,-1
--- stdout
road@0,0.e: 3 tiles, worth 3, held by nobody; open at 1,0 e, -1,0 s
road@0,-1.e: 2 tiles, worth 2, held by nobody; open at 0,-1 w, 1,-1 e

== a road over a bridge that is completed: six tiles, six points; the monk below stays [B-8, B-13, B-14]
$ reeve check $T/game.yaml
$ reeve score $T/game.yaml | grep road
$ reeve position $T/game.yaml | grep -e "'0,-1'" -e supply
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 0,-1 monk
- B: BA.Rr 1,0
- W: BA.Rr/270 -1,0
- B: BA.Rr/90 1,-1 highwayman@w       # the road of the tile that is laid goes on over the bridge
  bridge: ew@0,-1
- W: BA.Rr/180 -1,-1
  score: {B: 6}
--- stdout
$T/game.yaml: legal so far: 5 turns, score Anna (W) 0, Bert (B) 6, B to move
      +6  B   road@0,0.e: 6 tiles, 1 each                                   K-21
  '0,-1': BA.L W:monk@c
bridges: {'0,-1': ew}
supply: {W: {followers: 6, bridges: 3, castles: 3}, B: {followers: 7, bridges: 2, castles: 3}}

== several in a row, one of them over a monastery with its monk; a follower on the bridge itself [B-7, B-8, B-13, B-14]
$ reeve check $T/game.yaml
$ reeve score $T/game.yaml | grep road
$ reeve position --at 5 $T/game.yaml | sed -n '/^board/,$p'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.L 1,0 highwayman@w
  bridge: ew
- B: BA.L 2,0 monk
  bridge: ew
- W: BA.L 3,0
  bridge: ew
- B: BA.LR/270 -1,0
- W: BA.LR/90 4,0
- B: BA.RFr 1,-1
--- stdout
$T/game.yaml: legal so far: 6 turns, score Anna (W) 6, Bert (B) 0, W to move
      +6  W   road@0,0.e: 6 tiles, 1 each                                   K-21
board:
  '0,0': BA.RCr
  '1,0': BA.L
  '2,0': BA.L B:monk@c
  '3,0': BA.L
  '-1,0': BA.LR/270
  '4,0': BA.LR/90
score: {W: 6, B: 0}
bridges: {'1,0': ew, '2,0': ew, '3,0': ew}
supply: {W: {followers: 7, bridges: 1, castles: 3}, B: {followers: 6, bridges: 2, castles: 3}}

== a tile whose printed road and bridge are of one road counts once [B-15]
$ reeve check -q $T/game.yaml && reeve score $T/game.yaml | grep road
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman@w
- B: BA.Rr/90 2,0
- W: BA.Rr 2,1
- B: BA.Rr/270 1,1
  bridge: ns@1,0            # the road comes back over its own tile
- W: BA.LR/180 1,-1
- B: BA.LR/270 -1,0
  score: {W: 7}             # 0,0 1,0 2,0 2,1 1,1 1,-1 -1,0
--- stdout
      +7  W   road@0,0.e: 7 tiles, 1 each                                   K-21

== of two roads, one above the other, it counts for each [B-16]
$ reeve check -q $T/game.yaml && reeve score $T/game.yaml | grep road
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman@w
- B: BA.RRR 2,0
  bridge: ns@1,0            # not needed: a bridge may be built all the same
- W: BA.RRR/180 1,-1 highwayman@n
- B: BA.LR/270 -1,0         # the road below: 0,0 1,0 2,0 -1,0
- W: BA.LR 1,1              # the road above: 1,0 1,-1 1,1
--- stdout
      +4  W   road@0,0.e: 4 tiles, 1 each                                   K-21
      +3  W   road@1,0.n: 3 tiles, 1 each                                   K-21

== a follower on a bridge: only where nobody holds the road that it joins, and not on that of a neighbour [B-13]
% { cat $T/game.yaml; printf -- "- B: $turn\n  bridge: ew\n"; } | reeve check -q 2>&1 | sed -n 's/.*: illegal: \(.*\)/\1/p' | grep . || echo legal
$ reeve legal --tile BA.L --format json $T/game.yaml | gojq -c 'select(.cell == "2,0" and .rotation == 0) | [.pieces, .bridge]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0 highwayman@w
--- rows turn
BA.L 2,0 highwayman@w
    no highwayman may stand there: road@0,0.e already holds a follower of W [occupied, K-15]
BA.L 2,0 highwayman
    no highwayman may stand there: road@0,0.e already holds a follower of W [occupied, K-15]
BA.L 2,0 highwayman@n
    tile BA.L has no place for a highwayman at n [no-place, K-14]
BA.RFr/90 2,0 highwayman@n
    legal
BA.RFr/90 2,0 highwayman@e
    no highwayman may stand there: road@0,0.e already holds a follower of W [occupied, K-15]
--- stdout
[["farmer@n","monk@c"],"ew"]

== a field goes on beneath a bridge, and joins the fields on both sides of the road that comes to it [B-17, B-19]
% test $tile = BA.L && bridge='  bridge: ew@0,-1\n' || bridge=
% printf "reeve: 1\nrules: bazaars\nplayers: {W: Anna, B: Bert}\nmoves:\n- W: $tile 0,-1\n- B: BA.RFr 1,-1 farmer@n\n$bridge- W: BA.RFr 2,-1 $farmer\n" >$T/game.yaml
% reeve check -q $T/game.yaml 2>&1 | sed -n 's/.*\[\(.*\)\]$/\1/p' | grep . || echo legal
--- rows tile farmer
BA.L farmer@n
    occupied, K-15
BA.L farmer@s
    occupied, K-15
BA.RFr farmer@n
    occupied, K-15
BA.RFr farmer@s
    legal
BA.RFr
    legal

== a bridge over a city leaves it one, and the fields on both sides of it two [B-17]
$ reeve check $T/game.yaml
$ reeve score $T/game.yaml | grep city
% { cat $T/game.yaml; echo "- W: $turn"; } | reeve check -q 2>&1 | sed -n 's/.*\[\(.*\)\]$/\1/p' | grep . || echo legal
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.Cc.1/180, '1,1': [BA.CFc.1, W:knight@e]}
moves:
- W: BA.C/270 2,1
  bridge: ns@1,1
- B: BA.RFr/90 1,2 farmer@w  # north of the city; west and east of the road that comes over the bridge
--- stdout
$T/game.yaml: legal so far: 2 turns, score Anna (W) 8, Bert (B) 0, W to move
      +8  W   city@0,0.n: 4 tiles, 2 each                                   K-22
--- rows turn
BA.RFr/90 1,3 farmer@e
    occupied, K-15
BA.RFr/90 1,3 farmer@w
    occupied, K-15
BA.RRRR 1,0 farmer@nw
    legal
BA.RRRR 1,0 farmer@ne
    legal

== at the end a farmer counts a city beyond the road, if his field comes to it beneath a bridge [B-17, B-19, K-27]
% reeve score --now --format json $T/$game.yaml | gojq -c '[.final[] | [.player, .feature, .points]]'
--- file bridge.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '0,-2': BA.L
  '1,-2': [BA.RFr, W:farmer@s]
  '1,-1': BA.C                  # with the next: a city north of the road
  '1,0': BA.RCr/180
  '1,-3': BA.C/180              # a city south of it
  '1,-4': BA.C
bridges: {'0,-2': ew}
--- file road.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board:
  '0,0': BA.RCr
  '0,-1': BA.L
  '0,-2': BA.RFr                # a road on the ground
  '1,-2': [BA.RFr, W:farmer@s]
  '1,-1': BA.C
  '1,0': BA.RCr/180
  '1,-3': BA.C/180
  '1,-4': BA.C
--- rows game
bridge
    [["W","field@0,0.s",6]]
road
    [["W","field@0,-2.s",3]]

== of two to four players each has three bridges, of five or six two; they do not come back [B-1, B-8, B-21]
$ players='a: A'
% players="$players, $name: $name"
% printf 'reeve: 1\nrules: bazaars\nplayers: {%s}\nmoves: []\n' "$players" | reeve position | grep -oE 'a: .followers: 7, bridges: [0-9]'
$ reeve check -q $T/three.yaml $T/five.yaml
--- file three.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert, G: Gina}
moves:
- W: BA.L 1,0
  bridge: ew
- B: BA.RFr 2,0
- G: BA.RFr 3,0
- W: BA.L 4,0
  bridge: ew
- B: BA.LR/90 5,0           # the road is closed there
- G: BA.LR/270 -1,0         # and here: it is completed, and its bridges stay
- W: BA.L 0,-1
  bridge: ew
- B: BA.C 3,1
- G: BA.C 2,1
- W: BA.RFr/90 1,-1
  bridge: ew
--- file five.yaml
reeve: 1
rules: bazaars
players: {a: A, b: B, c: C, d: D, e: E}
moves:
- a: BA.L 1,0
  bridge: ew
- b: BA.L 2,0
  bridge: ew
- c: BA.RFr 3,0
- d: BA.RFr 4,0
- e: BA.RFr 5,0
- a: BA.L 6,0
  bridge: ew
- b: BA.RFr 7,0
- c: BA.RFr 8,0
- d: BA.RFr 9,0
- e: BA.RFr 10,0
- a: BA.L 11,0
  bridge: ew
--- rows name
b
    a: {followers: 7, bridges: 3
c
    a: {followers: 7, bridges: 3
d
    a: {followers: 7, bridges: 3
e
    a: {followers: 7, bridges: 2
f
    a: {followers: 7, bridges: 2
--- stderr
$T/three.yaml:18:11: illegal: W has no bridge left [no-bridge, B-21]
     18 |   bridge: ew
        |           ^~
  help: Delete `bridge` from the turn.
$T/five.yaml:19:11: illegal: a has no bridge left [no-bridge, B-21]
     19 |   bridge: ew
        |           ^~
  help: Delete `bridge` from the turn.
--- status 1

== a tile that fits only with a bridge may be put aside; one that fits without may not [B-9, B-10, B-11]
$ reeve legal --tile BA.RRRR $T/game.yaml
% { cat $T/game.yaml; printf -- "- W: $turn\n"; } | reeve check -q && echo legal
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.LR/90, '-1,0': BA.LR/270}
moves:
--- status 1
--- rows turn
BA.L 1,1\n  discard: [BA.RRRR]
    legal
BA.L 1,1\n  discard: [BA.RFr]
    -:7:13: illegal: tile BA.RFr may not be discarded: it can be laid as BA.RFr 1,-1 [discard-fits, K-10]
          7 |   discard: [BA.RFr]
            |             ^~~~~~
      help: Delete the tile from `discard`, and type the turn in which it is laid.
BA.RRRR 1,-1\n  bridge: ns@1,0
    legal
BA.RRRR 1,-1\n  bridge: ew
    -:7:11: illegal: no bridge can go ew over the tile at 1,-1: both ends must stand on fields [bridge-pillar, B-5]
          7 |   bridge: ew
            |           ^~
      help: Turn the bridge (ns or ew), or type the cell of a tile with fields at both ends.
BA.RRRR 1,-1
    -:6:6: illegal: tile BA.RRRR cannot lie at 1,-1: its north side is a road, but tile BA.LR has a field there [edge-cut, K-9]
          6 | - W: BA.RRRR 1,-1
            |      ^~~~~~~
      help: with the bridge ns@1,0 it could lie there; 2 legal placements; see: reeve legal - --before 1
--- stdout
tile BA.RRRR for Anna (W)
-1,-1 0°                highwayman@n highwayman@e highwayman@s highwayman@w
                        farmer@ne farmer@se farmer@sw
                        with the bridge ns@-1,0
1,-1  0°                highwayman@n highwayman@e highwayman@s highwayman@w
                        farmer@ne farmer@se farmer@sw
                        with the bridge ns@1,0
2 placements

== what would close a feature only with a bridge is among its closers, with the bridge [B-4, B-6, B-9]
$ reeve completions --tile BA.L $T/game.yaml | grep -A 1 ^road
$ reeve completions --tile BA.RRRR --format json $T/game.yaml | gojq -c 'select(.kind == "road") | [.feature, (.closers[] | [.cell, .rotation, .points, .bridge])]'
% reeve completions --option bridges=$bridges --tile BA.L --format tsv $T/game.yaml | awk -F '\t' '/^road/ {print NF " columns: " ($8 ? $7 " " $8 " " $9 " " $10 " " $12 : "none")}'
$ reeve completions --format json $T/game.yaml | gojq -r '.closers[] | [.tile, .cell, .rotation, .bridge // ""] | join(" ")' | sort -u >$T/closers
$ for tile in $(cut -d ' ' -f 1 $T/closers | uniq); do
$     reeve legal --tile $tile --format json $T/game.yaml | gojq -r 'select(.completes != []) | [.tile, .cell, .rotation, .bridge // ""] | join(" ")'
$ done | sort | diff - $T/closers && wc -l <$T/closers
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': [BA.RCr, 'R:highwayman@e'], '-1,0': BA.LR/270, '2,0': BB.R.bi/90, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L}
--- rows bridges
true
    12 columns: BA.L 1,0 0 R=4 ew
    12 columns: BA.L 1,0 90 R=4 ew
    12 columns: BA.L 1,0 180 R=4 ew
    12 columns: BA.L 1,0 270 R=4 ew
    12 columns: BA.L 1,0 0 R=4 ew
    12 columns: BA.L 1,0 90 R=4 ew
    12 columns: BA.L 1,0 180 R=4 ew
    12 columns: BA.L 1,0 270 R=4 ew
false
    11 columns: none
    11 columns: none
--- stdout
road@0,0.e: 2 tiles, worth 2, held by R 1; open at 0,0 e
    1,0 R 4 with BA.L/0 and the bridge ew
--
road@2,0.w: 1 tile, worth 1, held by nobody; open at 2,0 w
    1,0 R 4 with BA.L/0 and the bridge ew
["road@0,0.e",["1,0",0,{"R":3},"ns@1,-1"],["1,0",90,{"R":3},"ns@1,-1"],["1,0",180,{"R":3},"ns@1,-1"],["1,0",270,{"R":3},"ns@1,-1"]]
["road@2,0.w",["1,0",0,{},"ns@1,-1"],["1,0",90,{},"ns@1,-1"],["1,0",180,{},"ns@1,-1"],["1,0",270,{},"ns@1,-1"]]
38

== without the option there are none, and no word of them [B-3]
% reeve legal --option bridges=$option --tile BA.L --format json $T/game.yaml | gojq -c 'keys - ["document", "file", "tile", "cell", "rotation"]' | sort | uniq -c
% reeve legal --option bridges=$option --tile BA.L --format tsv $T/game.yaml | awk -F '\t' '{print NF " columns"}' | uniq
% reeve position --option bridges=$option $T/game.yaml | grep supply
$ echo '  bridge: ew' | cat $T/game.yaml - | reeve check --option bridges=false -q
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: Anna, B: Bert}
moves:
- W: BA.RFr 1,0
- B: BA.L 0,-1
--- rows option
true
          8 ["bridge","completes","pieces"]
         12 ["completes","may_bridge","pieces"]
          4 ["completes","pieces"]
    7 columns
    supply: {W: {followers: 7, bridges: 3, castles: 3}, B: {followers: 7, bridges: 3, castles: 3}}
false
         16 ["completes","pieces"]
    5 columns
    supply: {W: {followers: 7, castles: 3}, B: {followers: 7, castles: 3}}
--- stderr
-:7:3: unreadable: unknown key `bridge` in Bridges, Castles and Bazaars [unknown-key]
      7 |   bridge: ew
        |   ^~~~~~
  help: Delete `bridge`: this game has no bridges.
--- status 3

== a bridge goes over a tower, and a tower is built beneath one [B-20, T-11]
$ reeve check $T/game.yaml
$ reeve position $T/game.yaml | sed -n '/^bridges/,$p'
--- file game.yaml
reeve: 1
rules: [tower, bazaars]
players: {W: Anna, B: Bert}
moves:
- W: TO.FG 1,0 highwayman@w     # on the bridge
  bridge: ew
- B: BA.RFr 1,1
  tower: 1,0
  capture: W:highwayman@1,0
- W: TO.L 0,-1
  tower: 0,-1
- B: BA.L 0,-2
  bridge: ew@0,-1               # over the tower
- W: BA.L 0,-3
  tower: 0,-1                   # beneath the bridge
--- stdout
$T/game.yaml: legal so far: 5 turns, score Anna (W) 0, Bert (B) 0, B to move
bridges: {'1,0': ew, '0,-1': ew}
supply: {W: {followers: 6, towers: 8, bridges: 2, castles: 3}, B: {followers: 7, towers: 9, bridges: 2, castles: 3}}

== a bridge helps no tile that nothing lies beside [K-8, B-9]
$ reeve check $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr}
moves:
- R: BA.RFr 5,5
--- status 1
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
--- stderr
$T/game.yaml:6:13: illegal: tile BA.RFr cannot lie at 5,5: no tile lies beside it [not-attached, K-8]
      6 | - R: BA.RFr 5,5
        |             ^~~
  help: 5 legal placements; see: reeve legal $T/game.yaml --before 1

== where no tile of a set shows a road between fields, no bridge can go on, and none is built [B-5, B-6]
$ reeve legal --tile open --rules $T $T/game.yaml --format json --before 1 | gojq -c '[.cell, .bridge]' | sort -u
$ reeve check --rules $T $T/game.yaml
--- file noroad/ruleset.yaml
ruleset: 1
name: noroad
extends: carcassonne
title: Fields and cities, no roads
module: [bridges]
pieces: {bridges: [3, 3, 3, 2, 2]}
tiles:
  open: {look: 'ffff', count: 4}
  edge: {look: 'cfff', count: 4}
start_tile: open
options:
  bridges: {default: 'true', rule: K-1, help: bridges are built}
  bridges_per_turn: {default: '1', rule: K-1, help: how many a turn}
--- file game.yaml
reeve: 1
rules: noroad
players: {R: Rita, B: Bert}
board: {'0,0': open}
moves:
- R: open 1,0
  bridge: ns
- B: open 2,0
--- status 1
--- stdout
["-1,0",null]
["0,-1",null]
["0,1",null]
["1,0",null]
$T/game.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
--- stderr
$T/game.yaml:7:11: illegal: no bridge can go ns over the tile at 1,0: both ends must stand on fields [bridge-pillar]
      7 |   bridge: ns
        |           ^~
  help: Turn the bridge (ns or ew), or type the cell of a tile with fields at both ends.

== a bridge is a road, whichever kind a set names first [B-5, B-6]
$ mkdir $T/order
$ sed -e '/^name:/s/:.*/: order/; /^  road: {role/{h;d}; /^  city: {role/G; s/^module: .*/module: [carcassonne, abbots, bridges]/' -e '/^rules:/d; /^jcz:/d; /^start_tile:/d' -e "/^tiles:/r $T/tiles" -e "/^options:/r $T/options" rulesets/carcassonne/ruleset.yaml | sed '/^tiles: /d' >$T/order/ruleset.yaml
$ reeve check --rules $T $T/game.yaml
$ reeve position --rules $T $T/game.yaml | grep -A1 bridges
--- file tiles
tiles:
  straight: {look: frfr, count: 9}
  open: {look: ffff, count: 9}
start_tile: straight
pieces: {bridges: [3, 3, 3, 2, 2]}
--- file options
  bridges: {default: 'true', rule: B-3, help: bridges are built}
  bridges_per_turn: {default: '1', rule: B-10, help: how many a turn}
--- file game.yaml
reeve: 1
rules: order
players: {R: Rita, B: Bert}
moves:
- R: open 1,0
  bridge: ew
- B: straight 2,0
--- stdout
$T/game.yaml: legal so far: 2 turns, score Rita (R) 0, Bert (B) 0, R to move
bridges: {'1,0': ew}
supply: {R: {followers: 7, bridges: 2}, B: {followers: 7, bridges: 3}}

== where a tile does not fit although a bridge is built no other bridge is named [B-9]
# The road of the start tile ends against the field of the monastery's tile; a bridge from north to south does
# not help, one from west to east would.
% sed "s/BRIDGE/$bridge/" $T/game.yaml | reeve check 2>&1 | grep help
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.L 1,0
  BRIDGE
--- rows bridge
bridge: ns
      help: 3 legal placements; see: reeve legal - --before 1
# no bridge
      help: with the bridge ew it could lie there; 3 legal placements; see: reeve legal - --before 1
