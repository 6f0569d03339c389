# Castles of Bridges, Castles and Bazaars: who builds them, and what they score (B-22 … B-52).

== a small city is kept instead of its 4 points, and scores what is completed beside it [B-22, B-24, B-25, B-33, B-34, B-40]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -E "castles|supply|score"
$ reeve position --at 2 $T/game.yaml | grep -E "castles|supply|score|0,1"
--- file game.yaml <tests/cases/bazaars/castle.yaml
--- stdout
                                                                         R     B
  1  R  BA.C/180 0,1 knight@s                                            0     0
          R   puts a castle on the city instead of scoring it               B-25
  2  B  BA.RRR 1,0 highwayman@w                                          0     0
  3  R  BA.RRR -1,0                                                      3     3
      +3  B   road@0,0.e: 3 tiles, 1 each                                   K-21
      +3  R   city@0,0.n: road@0,0.e is completed in its fief: 3 tiles, 1
              each                                                          B-34
score after turn 3, B to move, 80 tiles to come: Rita (R) 3, Bert (B) 3
score: {R: 3, B: 3}
castles: {'city@0,0.n': none}
supply: {R: {followers: 7, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}
  '0,1': BA.C/180 R:knight@s
score: {R: 0, B: 0}
castles: {'city@0,0.n': R}
supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 6, bridges: 3, castles: 3}}

== one tile makes two castles, each with its owner's token [B-22]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -E "castles|supply"
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board:
  '0,0': BA.RCr R:knight
  '0,2': BA.C/180 B:knight
  '1,0': BA.RRR
  '1,1': BA.L
  '1,2': BA.L
moves:
- R: BA.CFC.2 0,1
  castle: {R: 'city@0,0', B: 'city@0,2'}
--- stdout
                                                                         R     B
  1  R  BA.CFC.2 0,1                                                     0     0
          R   puts a castle on the city instead of scoring it               B-25
          B   puts a castle on the city instead of scoring it               B-25
score after turn 1, B to move, 78 tiles to come: Rita (R) 0, Bert (B) 0
castles: {'city@0,0.n': R, 'city@0,2.s': B}
supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 6, bridges: 3, castles: 2}}

== nobody need own what a castle scores; who owns both scores twice [B-37, B-38]
% sed "s/ROAD/$road/" $T/game.yaml | reeve score --format json | gojq -c '[.score, [.items[] | [.player, .kind, .points, .rule]]]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': [BA.RCr], '0,1': BA.C/180, '1,0': [ROAD]}
castles: {'city@0,1': R}
moves:
- B: BA.RRR -1,0
--- rows road
BA.RRR
    [{"B":0,"R":3},[["R","castle",3,"B-34"]]]
BA.RRR, R:highwayman@w
    [{"B":0,"R":6},[["R","road",3,"K-21"],["R","castle",3,"B-34"]]]
BA.RRR, B:highwayman@w
    [{"B":3,"R":3},[["B","road",3,"K-21"],["R","castle",3,"B-34"]]]

== what the tile completes that made the castle does not count, by default; not through a chain either [B-41, B-43]
% reeve score --option castle_same_turn=$same --format json $T/game.yaml | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
% reeve score --option castle_same_turn=$same --format json $T/chain.yaml | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
--- file game.yaml <tests/cases/bazaars/castle-now.yaml
--- file chain.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr R:knight, '-1,0': BA.LR/270, '-1,1': BA.LR/270, '-2,0': BA.C, '-2,1': BA.C/180}
castles: {'city@-2,0': B}
moves:
- R: BA.CRRR/180 0,1
  castle: {R: 'city@0,1'}
--- rows same
false
    [{"B":0,"R":0},[]]
    [{"B":2,"R":0},[["B","castle","city@-2,0.n",2]]]
true
    [{"B":0,"R":2},[["R","castle","city@0,0.n",2]]]
    [{"B":2,"R":2},[["B","castle","city@-2,0.n",2],["R","castle","city@0,0.n",2]]]

== one completion, the first; what was completed before is too early, and after it nothing more [B-34, B-36, B-40, B-46]
$ reeve score --format json $T/game.yaml | gojq -c '[.score, [.items[] | [.turn, .player, .kind, .feature, .points]]]'
$ reeve position $T/game.yaml | grep castles
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr R:knight, '-1,0': BA.RRR, '1,0': BA.RRR}
moves:
- R: BA.C/180 0,1
  castle: {R: 'city@0,1'}
- B: BA.LR/90 2,0
- R: BA.LR/270 -2,0
--- stdout
[{"B":0,"R":2},[[2,"R","castle","city@0,0.n",2]]]
castles: {'city@0,0.n': none}
supply: {R: {followers: 7, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}

== the castle that has scored is a castle still: none of its lord's [B-28, B-40]
$ reeve check $T/game.yaml 2>&1
$ reeve why $T/game.yaml 2 | grep castle
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RRR}
castles: {'city@0,1': none}
moves:
- R: BA.RRR -1,0
- B: BA.C -1,1
  castle: {R: 'city@0,1'}
--- stdout
$T/game.yaml: illegal: turn 2; after 1 turn, score Rita (R) 0, Bert (B) 0
$T/game.yaml:9:16: illegal: city@0,0.n is a castle already [castle-twice, B-22]
      9 |   castle: {R: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: it is not possible in this turn.
  no  castle      city@0,0.n is a castle already                            B-22
 yes  castle      city@0,0.n is a small city [small_city: half_round]       B-26
  no  castle      R has no follower in city@0,0.n                           B-22
 yes  castle      whoever laid the tile, the owner decides [castle_by:
 yes  castle      R has 3 castle tokens                                     B-29

== a monastery counts by its own tile, a road or city by any [B-35]
% reeve score --format json $T/$moves.yaml | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
--- file beside.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.LR/90, '1,1': BA.L, '2,0': BA.L, '2,1': BA.L, '0,2': BA.C, '1,2': BA.C}
castles: {'city@0,1': R}
moves:
- R: BA.L 2,2
--- file outside.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.L, '1,2': BA.L, '0,2': BA.C/270, '2,1': BA.L, '0,3': BA.C, '1,3': BA.C, '2,3': BA.CG}
castles: {'city@0,1': R}
moves:
- R: BA.L 2,2
--- rows moves
beside
    [{"B":0,"R":9},[["R","castle","city@0,0.n",9]]]
outside
    [{"B":0,"R":0},[]]

== which one, where a tile completes several in the fief: the owner says, else the one that gives most [B-42]
% sed "s/FIEF/$fief/" $T/game.yaml >$T/now.yaml
% reeve score --format json $T/now.yaml 2>&1 | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]' || reeve check -q $T/now.yaml 2>&1
% reeve check -q $T/now.yaml 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RRR, '-1,1': BA.C/180}
castles: {'city@0,1': R}
moves:
- R: BA.CRRR -1,0
  fief: FIEF
--- rows fief
{R: 'road@-1,0.e'}
    [{"B":0,"R":3},[["R","castle","city@0,0.n",3]]]
{R: 'city@-1,0'}
    [{"B":0,"R":4},[["R","castle","city@0,0.n",4]]]
{R: 'road@-1,0.s'}
    [{"B":0,"R":0},[]]
    $T/now.yaml:8:14: illegal: no castle of R scores road@-1,0.s: it is not completed in this turn [fief-nothing, B-42]
{B: 'city@-1,0'}
    [{"B":0,"R":0},[]]
    $T/now.yaml:8:14: illegal: no castle of B scores city@-1,1.s: no castle of that player can score in this turn [fief-nothing, B-42]
{R: ['city@-1,0', 'road@-1,0.e']}
    [{"B":0,"R":0},[]]
    $T/now.yaml:8:28: illegal: no castle of R scores road@0,0.e: another one is given, too [fief-nothing, B-42]
{}
    [{"B":0,"R":4},[["R","castle","city@0,0.n",4]]]

== castles of castles: one way, both ways, and on [B-43, B-44]
% sed "s|MOVE|${move#*: } ${move%%:*}|" $T/game.yaml | reeve score --format json | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points, .rule]]]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Red, Y: Yellow, B: Blue}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C, '1,2': BA.C/180, '-1,1': BA.C/270, '-2,1': BA.CG/90, '-2,2': BA.LR/90, '1,0': BA.RRR}
castles: {'city@0,0': R, 'city@1,1': Y, 'city@-2,1': B}
moves:
- R: MOVE
--- rows move
-3,2: BA.LR/270
    [{"B":2,"R":2,"Y":2},[["B","castle","city@-1,1.w",2,"B-34"],["R","castle","city@0,0.n",2,"B-43"],["Y","castle","city@1,1.n",2,"B-43"]]]
2,0: BA.LR/90
    [{"B":0,"R":2,"Y":2},[["R","castle","city@0,0.n",2,"B-34"],["Y","castle","city@1,1.n",2,"B-43"]]]

== a completed feature goes before a castle that scores, whatever they give [B-45]
$ reeve score --format json $T/game.yaml | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points, .rule]]]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Red, Y: Yellow, B: Blue}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C, '1,2': BA.C/180, '1,0': BA.RFr, '-1,0': BA.LR/270, '2,1': BA.LR}
castles: {'city@0,0': R, 'city@1,1': Y}
moves:
- R: BA.RRR/180 2,0
--- stdout
[{"B":0,"R":4,"Y":2},[["R","castle","city@0,0.n",4,"B-34"],["Y","castle","city@1,1.n",2,"B-34"]]]

== whose city it is, whoever lays the tile, or only who lays it [B-22, B-23]
% sed "s/WHO/$who/" $T/game.yaml | reeve check -q --option castle_by=$by && echo legal
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr B:knight}
moves:
- R: BA.C/180 0,1
  castle: {WHO: 'city@0,1'}
--- rows by who
owner R
    -:7:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
          7 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Type `castle: {B: 'city@0,0.n'}`.
owner B
    legal
placer_only R
    -:7:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
          7 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: it is not possible in this turn.
placer_only B
    -:7:16: illegal: B did not lay the tile that completed city@0,0.n [castle-placer, B-23, castle_by: placer_only]
          7 |   castle: {B: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
      help: with castle_by=owner: legal
--- status 1

== which cities are small: two half rounds, or two tiles; a wedge is no half round [B-26]
% reeve check -q --option small_city=$small $T/wedge.yaml && echo legal
% reeve check -q --option small_city=$small $T/three.yaml && echo legal
% reeve check -q --option small_city=$small $T/road.yaml && echo legal
--- file wedge.yaml
reeve: 1
rules: bazaars
options: {edition: 1}
players: {R: Rita, B: Bert}
moves:
- R: BB.CFR!/270 0,1 knight
  castle: {R: 'city@0,1'}
--- file three.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr R:knight, '0,1': BA.CFc.1/90}
moves:
- R: BA.C/180 0,2
  castle: {R: 'city@0,1'}
--- file road.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr R:highwayman, '1,0': BA.LR/90}
moves:
- R: BA.LR/270 -1,0
  castle: {R: 'road@0,0'}
--- status 1
--- rows small
half_round
    $T/wedge.yaml:7:16: illegal: city@0,0.n is not a small city: its part on tile BB.CFR! is not a half round [castle-small, B-26, small_city: half_round]
          7 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
      help: with small_city=two_tiles: legal
    $T/three.yaml:7:16: illegal: city@0,0.n is not a small city: it lies on 3 tiles [castle-small, B-26, small_city: half_round]
          7 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
    $T/road.yaml:7:16: illegal: road@0,0.e is not a small city: it is a road [castle-small, B-26]
          7 |   castle: {R: 'road@0,0'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
two_tiles
    legal
    $T/three.yaml:7:16: illegal: city@0,0.n is not a small city: it lies on 3 tiles [castle-small, B-26, small_city: two_tiles]
          7 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
    $T/road.yaml:7:16: illegal: road@0,0.e is not a small city: it is a road [castle-small, B-26]
          7 |   castle: {R: 'road@0,0'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.

== a half round may meet another city of its tile at a corner, or lie across the tile from it [B-26]
% sed "s,TILE,$tile," $T/game.yaml | reeve check -q --option small_city=$small && echo legal
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: TILE 0,1 knight@s
  castle: {R: 'city@0,0'}
--- rows small tile
half_round BA.CC.2/180
    legal
half_round BA.CC.2/270
    legal
half_round BA.CFC.2/180
    legal
half_round BA.CFC.2
    legal
two_tiles BA.CC.2/180
    legal
two_tiles BA.CC.2/270
    legal
two_tiles BA.CFC.2/180
    legal
two_tiles BA.CFC.2
    legal

== a record that still says `apart`, which it could once, is told what to type instead [B-26]
$ reeve check $T/game.yaml; reeve check -q --option small_city=apart $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
options: {small_city: apart}
players: {R: Rita, B: Bert}
moves: []
--- status 3
--- stdout
$T/game.yaml: unreadable
--- stderr
$T/game.yaml:3:23: unreadable: option small_city must be half_round or two_tiles, not `apart` [bad-option]
      3 | options: {small_city: apart}
        |                       ^~~~~
  help: Type half_round or two_tiles.
$T/game.yaml:3:23: unreadable: option small_city must be half_round or two_tiles, not `apart` [bad-option]
      3 | options: {small_city: apart}
        |                       ^~~~~
  help: Type half_round or two_tiles.
reeve: unreadable: option small_city must be half_round or two_tiles, not `apart` [bad-option]
  help: Type half_round or two_tiles.

== only when it is completed, and once; an owner who stands there against the rules shares it [B-22, B-31]
% reeve check -q --all $T/$game.yaml
--- file open.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.C/180 0,-1 knight
  castle: {R: 'city@0,-1'}
--- file twice.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: ['city@0,1', 'city@0,0']}
--- file shared.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': BA.RCr R:knight}
moves:
- B: BA.C/180 0,1 knight
  castle: {B: 'city@0,1'}
--- status 1
--- rows game
open
    $T/open.yaml:6:16: illegal: city@0,-1.s is not completed in this turn [castle-open, B-22]
          6 |   castle: {R: 'city@0,-1'}
            |                ^~~~~~~~~
      help: Delete `castle`: it is not possible in this turn.
twice
    $T/twice.yaml:6:29: illegal: city@0,0.n is a castle already [castle-twice, B-22]
          6 |   castle: {R: ['city@0,1', 'city@0,0']}
            |                             ^~~~~~~~
      help: Delete it, or change what is before it: nothing else is possible there.
shared
    $T/shared.yaml:7:19: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]
          7 | - B: BA.C/180 0,1 knight
            |                   ^~~~~~
      help: Type farmer@n, or delete the follower.

== three tokens, or two where five or six play; then the city is scored [B-1, B-29]
% sed "s/PLAYERS/$players/; s/LEFT/$left/" $T/game.yaml >$T/g.yaml
% reeve check -q $T/g.yaml && reeve position $T/g.yaml | grep ^supply
--- file game.yaml
reeve: 1
rules: bazaars
players: {PLAYERS}
board: {'0,0': BA.RCr}
supply: {R: {castles: LEFT}}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
--- status 1
--- rows left players
1 R: R, B: B
    supply: {R: {followers: 6, bridges: 3, castles: 0}, B: {followers: 7, bridges: 3}}
0 R: R, B: B
    $T/g.yaml:8:16: illegal: R has no castle token left [no-castle, B-29]
          8 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
3 R: R, B: B
    supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}
1 R: R, B: B, G: G, Y: Y, K: K
    supply: {R: {followers: 6, bridges: 2, castles: 0}, B: {followers: 7, bridges: 2}, G: {followers: 7, bridges: 2}, Y: {followers: 7, bridges: 2}, K: {followers: 7, bridges: 2}}
0 R: R, B: B, G: G, Y: Y, K: K
    $T/g.yaml:8:16: illegal: R has no castle token left [no-castle, B-29]
          8 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
3 R: R, B: B, G: G, Y: Y, K: K
    $T/g.yaml:5:23: inconsistent: R cannot have 3 castle tokens in supply: at most 2 [position-pieces, B-1]
          5 | supply: {R: {castles: 3}}
            |                       ^
      help: Type 2, or a smaller number.

== a field gets 4 for a castle, 3 for any other city, whether the castle has scored or not [B-47, B-49]
% sed "s/LORD/$lord/; s/FARMS/$farms/" $T/game.yaml | reeve score --now --format json | gojq -c '[.score, [.final[] | [.player, .kind, .feature, .points, .note]]]'
--- file game.yaml
reeve: 1
rules: bazaars
options: {farm_scoring: FARMS}
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': [BA.C/180, B:farmer], '1,1': BA.C/90, '2,1': BA.C/270}
castles: {'city@0,1': LORD}
moves: []
--- rows lord farms
R third
    [{"B":7,"R":0},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
R second
    [{"B":7,"R":0},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
R first
    [{"B":9,"R":0},[["B","city","city@0,0.n",5,"1 castle, 5 each to most farmers in 1 field (R 0, B 1)"],["B","city","city@1,1.e",4,"1 completed city, 4 each to most farmers in 1 field (R 0, B 1)"]]]
none third
    [{"B":7,"R":0},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
none second
    [{"B":7,"R":0},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
none first
    [{"B":9,"R":0},[["B","city","city@0,0.n",5,"1 castle, 5 each to most farmers in 1 field (R 0, B 1)"],["B","city","city@1,1.e",4,"1 completed city, 4 each to most farmers in 1 field (R 0, B 1)"]]]

== one more than a city, whichever way fields are scored; or always 4 [B-92]
% reeve score --now --option castle_on_field=$castle --option farm_scoring=$farms --format json $T/game.yaml | gojq -c '[.final[] | [.feature, .points, .note]]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': [BA.C/180, B:farmer], '1,1': BA.C/90, '2,1': BA.C/270}
castles: {'city@0,1': none}
moves: []
--- rows castle farms
one_more third
    [["field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]
one_more second
    [["field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]
one_more first
    [["city@0,0.n",5,"1 castle, 5 each to most farmers in 1 field (R 0, B 1)"],["city@1,1.e",4,"1 completed city, 4 each to most farmers in 1 field (R 0, B 1)"]]
four third
    [["field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]
four second
    [["field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]
four first
    [["city@0,0.n",4,"1 castle, 4 each to most farmers in 1 field (R 0, B 1)"],["city@1,1.e",4,"1 completed city, 4 each to most farmers in 1 field (R 0, B 1)"]]

== the end by the other reading is told with the option [B-92]
$ reeve why $T/game.yaml final | tail -2
--- file game.yaml
reeve: 1
rules: bazaars
options: {farm_scoring: first}
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': [BA.C/180, B:farmer]}
castles: {'city@0,1': none}
to_move: R
--- stdout
with farm_scoring=third, or with farm_scoring=second, or with
  castle_on_field=four: Rita (R) 0, Bert (B) 4

== at the end lords go home first, and castles that have not scored give nothing [B-48]
$ reeve score --now $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.C/180}
castles: {'city@0,1': R}
--- stderr~
[position-assumed]
--- stdout
final scoring
          R   takes the follower home from the castle, which scores
              nothing                                                       B-48
final score: Rita (R) 0, Bert (B) 0
Rita (R) and Bert (B) share the victory

== a city of 16 that blue completes gives blue 16, and the owner of the castle 16 [B-39, B-52]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars
players: {B: Blue, R: Red}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C/90 B:knight, '2,1': BA.CFc+, '3,1': BA.CFc+, '4,1': BA.CFc.1, '5,1': BB.CFc.b}
castles: {'city@0,0': R}
moves:
- B: BA.C/270 6,1
--- stdout
                                                                         B     R
  1  B  BA.C/270 6,1                                                    16    16
     +16  B   city@1,1.e: 6 tiles, 2 each, 2 pennants, 2 each               K-22
     +16  R   city@0,0.n: city@1,1.e is completed in its fief: 6 tiles, 2
              each, 2 pennants, 2 each                                      B-34
score after turn 1, R to move, 76 tiles to come: Blue (B) 16, Red (R) 16

== the lord is safe from towers, whatever it is that stands high [B-50, T-24]
$ reeve check -q $T/game.yaml 2>&1
$ reeve legal --before 1 --actions --format json $T/game.yaml | gojq -c .capture | sort | uniq -c
$ sed 's/R:knight@0,1/R:farmer@0,0/' $T/game.yaml | reeve check -q && echo legal
--- file game.yaml
reeve: 1
rules: [tower, bazaars]
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': 'BA.RCr R:farmer@s', '0,1': BA.C/180, '1,0': BA.RRR, '0,-1': TO.FG}
towers: {'0,-1': 2}
castles: {'city@0,1': R}
moves:
- B: BA.L 1,1
  tower: '0,-1'
  capture: R:knight@0,1
--- stdout
$T/game.yaml:11:12: illegal: the follower on the castle at 0,1 cannot be captured [lord-safe, B-50]
     11 |   capture: R:knight@0,1
        |            ^~~~~~~~~~~~
  help: Type `capture: R:farmer@0,0.s`.
     32 {"0,-1":["R:farmer@0,0.s"]}
legal

== who is captured in the turn owns no small city in it any more [B-22, T-27]
% sed "s/RULES/$rules/" $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: RULES
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': BA.RCr R:knight, '0,-1': TO.FG}
moves:
- B: BA.C/180 0,1
  tower: '0,-1'
  capture: R:knight@0,0
  castle: {R: 'city@0,1'}
--- status 1
--- rows rules
[tower, bazaars]
    -:10:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
         10 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: it is not possible in this turn.
[bazaars, tower]
    -:10:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
         10 |   castle: {R: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: it is not possible in this turn.

== without castles the key is of no use, and nothing is built [B-22]
% sed "s/OPTIONS/$options/" $T/game.yaml | reeve check -q && echo legal
$ reeve sim bazaars --option castles=false --games 50 | grep -c 'castle:' || true
--- file game.yaml
reeve: 1
rules: bazaars
options: {OPTIONS}
players: {R: Rita, B: Bert}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
--- rows options
castles: false
    -:7:3: unreadable: unknown key `castle` in Bridges, Castles and Bazaars [unknown-key]
          7 |   castle: {R: 'city@0,1'}
            |   ^~~~~~
      help: Delete `castle`: this game has no castles.
bridges: false
    legal
--- stdout
0

== a city that becomes a castle is no completed one for another castle [B-30]
% sed "s/CASTLE/$castle/" $T/game.yaml | reeve score --format json | gojq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.CRRR, '1,1': BA.C/180}
castles: {'city@1,0': B}
moves:
- R: BA.C/180 0,1 knight
  CASTLE
--- rows castle
castle: {R: 'city@0,1'}
    [{"B":0,"R":0},[]]
# it is scored
    [{"B":4,"R":4},[["R","city","city@0,0.n",4],["B","castle","city@1,0.n",4]]]

== two castles of one owner score one each of two features that both have in their fiefs [B-36, B-42]
% sed "s/FIEF/$fief/" $T/game.yaml | reeve score --format json | gojq -c '[.score, [.items[] | select(.kind == "castle") | [.player, .feature, .points]]]'
$ sed '/fief/d' $T/game.yaml | reeve score --format json | gojq -c .score
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '0,1': BA.RCr/180, '1,0': BA.RCr, '1,1': BA.RCr/180, '-1,0': BA.LR/270, '-1,1': BB.CFR.b/270, '2,0': BA.Rr/90}
castles: {'city@0,1': R, 'city@1,1': R}
to_move: B
moves:
- B: BA.RRR 2,1
  fief: {R: FIEF}
--- rows fief
['road@0,1', 'road@0,0']
    [{"B":0,"R":9},[["R","city@0,0.n",4],["R","city@1,0.n",5]]]
['road@0,0', 'road@0,1']
    [{"B":0,"R":9},[["R","city@0,0.n",4],["R","city@1,0.n",5]]]
'road@0,1'
    [{"B":0,"R":8},[["R","city@0,0.n",4],["R","city@1,0.n",4]]]
'road@0,0'
    [{"B":0,"R":10},[["R","city@0,0.n",5],["R","city@1,0.n",5]]]
--- stdout
{"B":0,"R":10}
