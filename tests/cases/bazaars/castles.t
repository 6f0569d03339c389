# Castles of Bridges, Castles and Bazaars: who builds them, and what they score (B-22 … B-52).

== a small city is kept instead of its 4 points, and scores what is completed beside it [B-22, B-24, B-25, B-33, B-34, B-40]
$ reeve score $T/game.yaml
$ reeve position $T/game.yaml | grep -E "castles|supply|score"
$ reeve position --at 2 $T/game.yaml | grep -E "castles|supply|score|0,1"
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
- B: BA.RRR 1,0 highwayman@w
- R: BA.RRR -1,0
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
$ for who in "" ", R:highwayman@w" ", B:highwayman@w"; do
$   sed "s/WHO/$who/" $T/game.yaml | reeve score --format json | jq -c '[.score, [.items[] | [.player, .kind, .points, .rule]]]'
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: B
board: {'0,0': [BA.RCr], '0,1': BA.C/180, '1,0': [BA.RRRWHO]}
castles: {'city@0,1': R}
moves:
- B: BA.RRR -1,0
--- stdout
[{"R":3,"B":0},[["R","castle",3,"B-34"]]]
[{"R":6,"B":0},[["R","road",3,"K-21"],["R","castle",3,"B-34"]]]
[{"R":3,"B":3},[["B","road",3,"K-21"],["R","castle",3,"B-34"]]]

== what the tile completes that made the castle does not count, by default; not through a chain either [B-41, B-43]
$ for same in false true; do
$   reeve score --option castle_same_turn=$same --format json $T/game.yaml | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
$   reeve score --option castle_same_turn=$same --format json $T/chain.yaml | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr R:knight, '-1,0': BA.LR/270, '-1,1': BA.LR/270}
moves:
- R: BA.CRRR/180 0,1
  castle: {R: 'city@0,1'}
--- file chain.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr R:knight, '-1,0': BA.LR/270, '-1,1': BA.LR/270, '-2,0': BA.C, '-2,1': BA.C/180}
castles: {'city@-2,0': B}
moves:
- R: BA.CRRR/180 0,1
  castle: {R: 'city@0,1'}
--- stdout
[{"R":0,"B":0},[]]
[{"R":0,"B":2},[["B","castle","city@-2,0.n",2]]]
[{"R":2,"B":0},[["R","castle","city@0,0.n",2]]]
[{"R":2,"B":2},[["B","castle","city@-2,0.n",2],["R","castle","city@0,0.n",2]]]

== one completion, the first; what was completed before is too early, and after it nothing more [B-34, B-36, B-40, B-46]
$ reeve score --format json $T/game.yaml | jq -c '[.score, [.items[] | [.turn, .player, .kind, .feature, .points]]]'
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
[{"R":2,"B":0},[[2,"R","castle","city@0,0.n",2]]]
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
  help: Delete `castle`: nothing that it could say is legal now.
  no  castle      city@0,0.n is a castle already                            B-22
 yes  castle      city@0,0.n is a small city [small_city: half_round]       B-26
  no  castle      R has no follower in city@0,0.n                           B-22
 yes  castle      whoever laid the tile, the owner decides [castle_by:
 yes  castle      R has 3 castle tokens                                     B-29

== a monastery counts by its own tile, a road or city by any [B-35]
$ for moves in beside outside; do
$   reeve score --format json $T/$moves.yaml | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
$ done
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
--- stdout
[{"R":9,"B":0},[["R","castle","city@0,0.n",9]]]
[{"R":0,"B":0},[]]

== which one, where a tile completes several in the fief: the owner says, else the one that gives most [B-42]
% sed "s/FIEF/$fief/" $T/game.yaml >$T/now.yaml
% reeve score --format json $T/now.yaml 2>&1 | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]' || reeve check -q $T/now.yaml 2>&1
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
    [{"R":3,"B":0},[["R","castle","city@0,0.n",3]]]
{R: 'city@-1,0'}
    [{"R":4,"B":0},[["R","castle","city@0,0.n",4]]]
{R: 'road@-1,0.s'}
    [{"R":0,"B":0},[]]
    $T/now.yaml:8:14: illegal: no castle of R scores road@-1,0.s: it is not completed in this turn [fief-nothing, B-42]
{B: 'city@-1,0'}
    [{"R":0,"B":0},[]]
    $T/now.yaml:8:14: illegal: no castle of B scores city@-1,1.s: no castle of that player can score in this turn [fief-nothing, B-42]
{R: ['city@-1,0', 'road@-1,0.e']}
    [{"R":0,"B":0},[]]
    $T/now.yaml:8:28: illegal: no castle of R scores road@0,0.e: another one is said, too [fief-nothing, B-42]
{}
    [{"R":4,"B":0},[["R","castle","city@0,0.n",4]]]

== castles of castles: one way, both ways, and on [B-43, B-44]
$ for move in '-3,2: BA.LR/270' '2,0: BA.LR/90'; do
$   sed "s|MOVE|${move#*: } ${move%%:*}|" $T/game.yaml | reeve score --format json | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points, .rule]]]'
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Red, Y: Yellow, B: Blue}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C, '1,2': BA.C/180, '-1,1': BA.C/270, '-2,1': BA.CG/90, '-2,2': BA.LR/90, '1,0': BA.RRR}
castles: {'city@0,0': R, 'city@1,1': Y, 'city@-2,1': B}
moves:
- R: MOVE
--- stdout
[{"R":2,"Y":2,"B":2},[["B","castle","city@-1,1.w",2,"B-34"],["R","castle","city@0,0.n",2,"B-43"],["Y","castle","city@1,1.n",2,"B-43"]]]
[{"R":2,"Y":2,"B":0},[["R","castle","city@0,0.n",2,"B-34"],["Y","castle","city@1,1.n",2,"B-43"]]]

== a completed feature goes before a castle that scores, whatever they give [B-45]
$ reeve score --format json $T/game.yaml | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points, .rule]]]'
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Red, Y: Yellow, B: Blue}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,1': BA.C, '1,2': BA.C/180, '1,0': BA.RFr, '-1,0': BA.LR/270, '2,1': BA.LR}
castles: {'city@0,0': R, 'city@1,1': Y}
moves:
- R: BA.RRR/180 2,0
--- stdout
[{"R":4,"Y":2,"B":0},[["R","castle","city@0,0.n",4,"B-34"],["Y","castle","city@1,1.n",2,"B-34"]]]

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
      help: Delete `castle`: nothing that it could say is legal now.
placer_only B
    -:7:16: illegal: B did not lay the tile that completed city@0,0.n [castle-placer, B-23, castle_by: placer_only]
          7 |   castle: {B: 'city@0,1'}
            |                ^~~~~~~~
      help: Delete `castle`: the city is scored.
      help: with castle_by=owner: legal
--- status 1

== which cities are small: two half rounds, or two tiles; a wedge is no half round [B-26]
$ for small in half_round two_tiles; do
$   reeve check -q --option small_city=$small $T/wedge.yaml && echo legal
$   reeve check -q --option small_city=$small $T/three.yaml && echo legal
$   reeve check -q --option small_city=$small $T/road.yaml && echo legal
$ done 2>&1
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
--- stdout
$T/wedge.yaml:7:16: illegal: city@0,0.n is not a small city: its part on tile BB.CFR! is no half round [castle-small, B-26, small_city: half_round]
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
% sed "s,TILE,$tile," $T/game.yaml | reeve check -q --option small_city=$small && echo "$small $tile"
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
moves:
- R: TILE 0,1 knight@s
  castle: {R: 'city@0,0'}
--- rows small tile
half_round BA.CC.2/180
    half_round BA.CC.2/180
half_round BA.CC.2/270
    half_round BA.CC.2/270
half_round BA.CFC.2/180
    half_round BA.CFC.2/180
half_round BA.CFC.2
    half_round BA.CFC.2
two_tiles BA.CC.2/180
    two_tiles BA.CC.2/180
two_tiles BA.CC.2/270
    two_tiles BA.CC.2/270
two_tiles BA.CFC.2/180
    two_tiles BA.CFC.2/180
two_tiles BA.CFC.2
    two_tiles BA.CFC.2

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
$T/game.yaml:3:23: unreadable: option small_city is half_round or two_tiles, not `apart` [bad-option]
      3 | options: {small_city: apart}
        |                       ^~~~~
  help: Type half_round or two_tiles.
$T/game.yaml:3:23: unreadable: option small_city is half_round or two_tiles, not `apart` [bad-option]
      3 | options: {small_city: apart}
        |                       ^~~~~
  help: Type half_round or two_tiles.
reeve: unreadable: option small_city is half_round or two_tiles, not `apart` [bad-option]
  help: Type half_round or two_tiles.

== only when it is completed, once, and by one owner [B-22, B-31]
$ for game in open twice shared; do reeve check -q --all $T/$game.yaml; done 2>&1
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
--- stdout
$T/open.yaml:6:16: illegal: city@0,-1.s is not completed in this turn [castle-open, B-22]
      6 |   castle: {R: 'city@0,-1'}
        |                ^~~~~~~~~
  help: Delete `castle`: nothing that it could say is legal now.
$T/twice.yaml:6:29: illegal: city@0,0.n is a castle already [castle-twice, B-22]
      6 |   castle: {R: ['city@0,1', 'city@0,0']}
        |                             ^~~~~~~~
  help: Delete it: nothing else is legal there now.
$T/shared.yaml:7:19: illegal: no knight may stand there: city@0,0.n already holds a follower of R [occupied, K-15]
      7 | - B: BA.C/180 0,1 knight
        |                   ^~~~~~
  help: Type farmer@n, or delete the follower.
$T/shared.yaml:8:16: illegal: followers of several players stand in city@0,0.n [castle-shared, B-31]
      8 |   castle: {B: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: the city is scored. A script can decide otherwise.

== three tokens, or two where five or six play; then the city is scored [B-1, B-29]
$ for players in 'R: R, B: B' 'R: R, B: B, G: G, Y: Y, K: K'; do
$   for left in 1 0; do
$     sed "s/PLAYERS/$players/; s/LEFT/$left/" $T/game.yaml | reeve check -q && echo legal
$   done
$ done 2>&1
$ for players in 'R: R, B: B' 'R: R, B: B, G: G, Y: Y, K: K'; do
$   sed "s/PLAYERS/$players/; s/LEFT/3/" $T/game.yaml | reeve position 2>&1 | grep -E 'help:|followers: ' | head -1
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {PLAYERS}
board: {'0,0': BA.RCr}
supply: {R: {castles: LEFT}}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
--- stdout
legal
-:8:16: illegal: R has no castle token left [no-castle, B-29]
      8 |   castle: {R: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: the city is scored.
legal
-:8:16: illegal: R has no castle token left [no-castle, B-29]
      8 |   castle: {R: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: the city is scored.
supply: {R: {followers: 6, bridges: 3, castles: 2}, B: {followers: 7, bridges: 3, castles: 3}}
  help: Type 2, or a smaller number.

== a field gets 4 for a castle, 3 for any other city, whether the castle has scored or not [B-47, B-49]
% sed "s/LORD/$lord/; s/FARMS/$farms/" $T/game.yaml | reeve score --now --format json | jq -c '[.score, [.final[] | [.player, .kind, .feature, .points, .note]]]'
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
    [{"R":0,"B":7},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
R second
    [{"R":0,"B":7},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
R first
    [{"R":0,"B":9},[["B","city","city@0,0.n",5,"1 castle, 5 each to most farmers in 1 field (R 0, B 1)"],["B","city","city@1,1.e",4,"1 completed city, 4 each to most farmers in 1 field (R 0, B 1)"]]]
none third
    [{"R":0,"B":7},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
none second
    [{"R":0,"B":7},[["B","field","field@0,1.n",7,"1 completed city, 3 each, 1 castle, 4 each"]]]
none first
    [{"R":0,"B":9},[["B","city","city@0,0.n",5,"1 castle, 5 each to most farmers in 1 field (R 0, B 1)"],["B","city","city@1,1.e",4,"1 completed city, 4 each to most farmers in 1 field (R 0, B 1)"]]]

== one more than a city, whichever way fields are scored; or always 4 [B-92]
% reeve score --now --option castle_on_field=$castle --option farm_scoring=$farms --format json $T/game.yaml | jq -c '[.final[] | [.feature, .points, .note]]'
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
          R   takes his follower from the castle, which scores nothing      B-48
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

== the lord is safe from towers, whatever it is that stands high [B-50]
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
$ for rules in "[tower, bazaars]" "[bazaars, tower]"; do
$   sed "s/RULES/$rules/" $T/game.yaml | reeve check -q 2>&1
$ done
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
--- stdout
-:10:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
     10 |   castle: {R: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: nothing that it could say is legal now.
-:10:16: illegal: R has no follower in city@0,0.n [castle-owner, B-22]
     10 |   castle: {R: 'city@0,1'}
        |                ^~~~~~~~
  help: Delete `castle`: nothing that it could say is legal now.

== without castles the key is of no use, and nothing is built [B-22]
$ for options in 'castles: false' 'bridges: false'; do
$   sed "s/OPTIONS/$options/" $T/game.yaml | reeve check -q && echo legal
$ done 2>&1
$ reeve sim bazaars --option castles=false --games 50 | grep -c 'castle:' || true
--- file game.yaml
reeve: 1
rules: bazaars
options: {OPTIONS}
players: {R: Rita, B: Bert}
moves:
- R: BA.C/180 0,1 knight
  castle: {R: 'city@0,1'}
--- stdout
-:7:3: unreadable: unknown key `castle` in Bridges, Castles and Bazaars [unknown-key]
      7 |   castle: {R: 'city@0,1'}
        |   ^~~~~~
  help: this game has no castles
legal
0

== castles of a position: completed small cities, each once, and their lords [B-22, B-25]
% echo "castles: $castles" | cat $T/position.yaml - | reeve check -q 2>&1 | grep -v help || echo consistent
$ echo "castles: {'city@0,1': R}" | cat $T/position.yaml - | reeve position
$ sed "s|'2,1': BA.C/180|'2,1': BA.C/180 B:knight|" $T/position.yaml >$T/knight.yaml
$ for castles in "{'city@2,0': B}" "{'city@2,0': none}" "{'city@2,0': R}" "{}"; do
$   echo "castles: $castles" | cat $T/knight.yaml - | reeve check -q 2>&1 | grep -v help || echo consistent
$ done
--- file position.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
to_move: R
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180, '3,0': BA.CFC.2, '-1,0': BA.LR/270, '-2,0': BA.C, '-2,1': BA.CFc.1/90, '-2,2': BA.CG/180}
--- rows castles
{'city@0,1': R}
    consistent
{'city@0,1': none}
    consistent
{'city@0,1': B}
    consistent
{'city@0,1': R, 'city@0,0': R}
    -:6:27: inconsistent: the castle city@0,0 is wrong: it is listed twice [position-castle, B-22]
          6 | castles: {'city@0,1': R, 'city@0,0': R}
            |                           ^~~~~~~~
{'city@-2,0': R}
    -:6:12: inconsistent: the castle city@-2,0 is wrong: it lies on 3 tiles [position-castle, B-22]
          6 | castles: {'city@-2,0': R}
            |            ^~~~~~~~~
{'city@3,0.n': R}
    -:6:12: inconsistent: the castle city@3,0.n is wrong: it lies on 1 tile [position-castle, B-22]
          6 | castles: {'city@3,0.n': R}
            |            ^~~~~~~~~~
{'city@0,1': R big}
    -:5:1: inconsistent: R has 1 large follower on the board, but owns only 0 [position-followers, K-4, big_follower: false]
          5 | board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.LR/90, '2,0': ...
            | ^~~~~
{'city@9,9': R}
    -:6:12: inconsistent: `city@9,9` names no feature: no tile lies there [position-no-feature, K-14]
          6 | castles: {'city@9,9': R}
            |            ^~~~~~~~
{'road@0,0': R}
    -:6:12: inconsistent: the castle road@0,0 is wrong: it is a road [position-castle, B-22]
          6 | castles: {'road@0,0': R}
            |            ^~~~~~~~
{'city@0,1': Z}
    -:6:23: unreadable: nobody is called `Z` here [unknown-player]
          6 | castles: {'city@0,1': Z}
            |                       ^
{'city@0,1': 3}
    -:6:23: unreadable: nobody is called `3` here [unknown-player]
          6 | castles: {'city@0,1': 3}
            |                       ^
{'city@0,1': [R]}
    -:6:23: unreadable: a player must be a word, not a list [wrong-type]
          6 | castles: {'city@0,1': [R]}
            |                       ^
{'city@2,0': B}
    consistent
{'city@2,0': none}
    consistent
{'city@2,0': R}
    consistent
{'city@2,0': R, 'city@0,0': R}
    consistent
[]
    -:6:10: unreadable: castles must be a map, not a list [wrong-type]
          6 | castles: []
            |          ^
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
consistent
-:6:12: inconsistent: the castle city@2,0 is wrong: another follower stands there on the board [position-castle, B-22]
      6 | castles: {'city@2,0': none}
        |            ^~~~~~~~
-:5:72: inconsistent: city@2,0.n is completed but still holds 1 follower of B [position-completed, K-19]
      5 | ....C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180 B:knight, ...
        |                                           ^~~
-:6:12: inconsistent: the castle city@2,0 is wrong: another follower stands there on the board [position-castle, B-22]
      6 | castles: {'city@2,0': R}
        |            ^~~~~~~~
-:5:72: inconsistent: city@2,0.n is completed but still holds 1 follower of B [position-completed, K-19]
      5 | ....C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180 B:knight, ...
        |                                           ^~~
-:5:72: inconsistent: city@2,0.n is completed but still holds 1 follower of B [position-completed, K-19]
      5 | ....C/180, '1,0': BA.LR/90, '2,0': BA.C, '2,1': BA.C/180 B:knight, ...
        |                                           ^~~

== of several followers of one player in the city one alone is the lord: the others came home [B-22]
$ for castles in "{'city@0,1': R}" "{'city@0,1': none}"; do
$   echo "castles: $castles" | cat $T/two.yaml - | reeve check -q 2>&1 | grep position-castle
$ done
$ sed 's/ R:knight@n//' $T/two.yaml >$T/one.yaml
$ echo "castles: {'city@0,1': R}" | cat $T/one.yaml - | reeve check
--- file two.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
score: {R: 0, B: 0}
board: {'0,0': BA.RCr R:knight@n, '0,1': BA.C/180 R:knight@s}
--- stdout
-:6:12: inconsistent: the castle city@0,1 is wrong: several followers stand there on the board [position-castle, B-22]
-:6:12: inconsistent: the castle city@0,1 is wrong: several followers stand there on the board [position-castle, B-22]
-: position consistent: score Rita (R) 0, Bert (B) 0, R to move
--- stderr~
with y counted downwards the tiles fit as well

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

== a city that becomes a castle is no completed one for another castle [B-30]
$ for castle in "castle: {R: 'city@0,1'}" ''; do
$   sed "s/CASTLE/$castle/" $T/game.yaml | reeve score --format json | jq -c '[.score, [.items[] | [.player, .kind, .feature, .points]]]'
$ done
--- file game.yaml
reeve: 1
rules: bazaars
players: {R: Rita, B: Bert}
board: {'0,0': BA.RCr, '1,0': BA.CRRR, '1,1': BA.C/180}
castles: {'city@1,0': B}
moves:
- R: BA.C/180 0,1 knight
  CASTLE
--- stdout
[{"R":0,"B":0},[]]
[{"R":4,"B":4},[["R","city","city@0,0.n",4],["B","castle","city@1,0.n",4]]]

== two castles of one owner score one each of two features that both have in their fiefs [B-36, B-42]
% sed "s/FIEF/$fief/" $T/game.yaml | reeve score --format json | jq -c '[.score, [.items[] | select(.kind == "castle") | [.player, .feature, .points]]]'
$ sed '/fief/d' $T/game.yaml | reeve score --format json | jq -c .score
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
    [{"R":9,"B":0},[["R","city@0,0.n",4],["R","city@1,0.n",5]]]
['road@0,0', 'road@0,1']
    [{"R":9,"B":0},[["R","city@0,0.n",4],["R","city@1,0.n",5]]]
'road@0,1'
    [{"R":8,"B":0},[["R","city@0,0.n",4],["R","city@1,0.n",4]]]
'road@0,0'
    [{"R":10,"B":0},[["R","city@0,0.n",5],["R","city@1,0.n",5]]]
--- stdout
{"R":10,"B":0}

== what a castle gets is among the points of a placement, and of what closes a feature; house rules have their say [B-34, B-42, B-43]
$ for tile in BA.LR:-3,2:270 BA.LR:2,0:90 BA.CRRR:-1,0:0; do
$   IFS=: read -r id cell turn <<END
$ $tile
$ END
$   test $id = BA.CRRR && game=several || game=chain
$   for script in '' "--script $T/fief-doubled.lua"; do
$     echo "$tile${script:+, doubled}"
$     reeve legal --tile $id --format json $script $T/$game.yaml | jq -c "select(.cell == \"$cell\" and .rotation == $turn) | .completes[] | [.feature, .points]"
$     reeve completions --tile $id --format json $script $T/$game.yaml | jq -c ".feature as \$f | .closers[] | select(.cell == \"$cell\" and .rotation == $turn) | [\$f, .points]"
$     { cat $T/$game.yaml; echo "moves:"; echo "- R: $id/$turn $cell"; } | reeve score --format json $script | jq -c .score
$   done
$ done
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
--- stdout
BA.LR:-3,2:270
["road@-2,2.w",{"R":2,"Y":2,"B":2}]
["road@-2,2.w",{"R":2,"Y":2,"B":2}]
{"R":2,"Y":2,"B":2}
BA.LR:-3,2:270, doubled
["road@-2,2.w",{"R":4,"Y":4,"B":4}]
["road@-2,2.w",{"R":4,"Y":4,"B":4}]
{"R":4,"Y":4,"B":4}
BA.LR:2,0:90
["road@1,0.e",{"R":2,"Y":2}]
["road@1,0.e",{"R":2,"Y":2}]
{"R":2,"Y":2,"B":0}
BA.LR:2,0:90, doubled
["road@1,0.e",{"R":4,"Y":4}]
["road@1,0.e",{"R":4,"Y":4}]
{"R":4,"Y":4,"B":0}
BA.CRRR:-1,0:0
["city@-1,1.s",{"R":4}]
["road@0,0.e",{"B":3}]
["road@0,0.e",{"B":3}]
["city@-1,1.s",{"R":4}]
{"R":4,"B":3}
BA.CRRR:-1,0:0, doubled
["city@-1,1.s",{"R":8}]
["road@0,0.e",{"B":3}]
["road@0,0.e",{"B":3}]
["city@-1,1.s",{"R":8}]
{"R":8,"B":3}

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
$ for fief in city@2,0 road@7,7 monastery@1,0 road@0,0; do
$     sed "s/FIEF/$fief/" $T/game.yaml >$T/now.yaml
$     reeve check $T/now.yaml 2>&1 | grep -v help
$     reeve check --accept 1 $T/now.yaml 2>&1 | grep note
$ done
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
--- stdout
$T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
$T/now.yaml:9:14: illegal: no castle of R scores city@2,1.s: it is not in the fief of one [fief-nothing, B-42]
      9 |   fief: {R: 'city@2,0'}
        |              ^~~~~~~~
$T/now.yaml:9:14: note: turn 1 stands as it is, accepted: no castle of R scores city@2,1.s: it is not in the fief of one; `fief` is left out [accepted, B-42]
$T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
$T/now.yaml:9:14: illegal: `road@7,7` names no feature: no tile lies there [no-feature, K-14]
      9 |   fief: {R: 'road@7,7'}
        |              ^~~~~~~~
$T/now.yaml:9:14: note: turn 1 stands as it is, accepted: `road@7,7` names no feature: no tile lies there; `fief` is left out [accepted, K-14]
$T/now.yaml: illegal: turn 1; after 0 turns, score Rita (R) 0, Bert (B) 0
$T/now.yaml:9:14: illegal: `monastery@1,0` names no feature: that tile shows no monastery at all [no-feature, K-14]
      9 |   fief: {R: 'monastery@1,0'}
        |              ^~~~~~~~~~~~~
$T/now.yaml:9:14: note: turn 1 stands as it is, accepted: `monastery@1,0` names no feature: that tile shows no monastery at all; `fief` is left out [accepted, K-14]
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
  help: Delete `castle`: nothing that it could say is legal now.
