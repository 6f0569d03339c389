# The Labyrinth: LA-1 … LA-12.

== one tile, whose four arms are one road between four fields [LA-1, LA-2]
$ reeve tiles --format tsv labyrinth | grep '^LA'
$ reeve tiles labyrinth | tail -n 1
$ reeve tiles labyrinth --option labyrinths=2 | tail -n 1
% reeve sim labyrinth --option labyrinths=$n --games 9 --seed 1 | grep -c LA
$ reeve position $T/game.yaml | reeve show --format json - | gojq -c '[.tiles[] | .followers[]? | [.player, .kind]]'
$ reeve legal --tile LA.Rrrr $T/start.yaml
--- file game.yaml
reeve: 1
rules: labyrinth
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '1,0': [LA.Rrrr, R:highwayman@s, R:farmer@nne, B:farmer@ese, R:farmer@ssw, B:farmer@wnw]
--- file start.yaml
reeve: 1
rules: labyrinth
players: {R: Rosa, B: Ben}
moves: []
--- rows n
1
    9
2
    18
--- stdout
LA.Rrrr	1	rrrr:nesw+labyrinth	LA.Rrrr
73 tiles, 25 of them different
74 tiles, 25 of them different
[["R","road"],["B","field"],["R","field"],["B","field"],["R","field"]]
tile LA.Rrrr for Rosa (R)
-1,0  0°                highwayman@n farmer@ne farmer@se farmer@sw farmer@nw
1,0   0°                highwayman@n farmer@ne farmer@se farmer@sw farmer@nw
2 placements

== the completed network scores each tile once, and 2 more a follower in the advanced game [LA-4, LA-6, LA-7]
% sed "s/WHO/$who/" $T/game.yaml | reeve score --option labyrinth=$game - | grep road@
--- file game.yaml
reeve: 1
rules: labyrinth
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
  '1,0': [LA.RrrrWHO]
  '1,1': [BA.LR, B:highwayman@s]
  '1,-1': BA.RRR/90
moves:
- B: BA.LR/90 2,0
--- rows game who
basic , R:highwayman@n
          +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
advanced , R:highwayman@n
         +12  R   road@0,0.e: 6 tiles, 1 each; by LA-7 it is 12                 K-21
basic
          +6  B   road@0,0.e: 6 tiles, 1 each                                   K-21
          +6  R   road@0,0.e: 6 tiles, 1 each                                   K-21
advanced
         +10  B   road@0,0.e: 6 tiles, 1 each; by LA-7 it is 10                 K-21
         +10  R   road@0,0.e: 6 tiles, 1 each; by LA-7 it is 10                 K-21

== arms that meet elsewhere count once [LA-6]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: labyrinth
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': BA.RRR
  '1,0': [LA.Rrrr, R:highwayman@n]
  '2,0': BA.Rr
  '2,-1': BA.Rr/90
  '1,1': BA.LR
moves:
- R: BA.Rr/180 1,-1
--- stdout
                                                                         R     B
  1  R  BA.Rr/180 1,-1                                                   7     0
      +7  R   road@0,0.e: 7 tiles, 1 each                                   K-21
score after turn 1, B to move, 66 tiles to come: Rosa (R) 7, Ben (B) 0

== who lays the labyrinth joins its roads, and later tiles claim free arms, in the advanced game only [LA-3, LA-4, LA-5]
$ reeve check -q $T/game.yaml && reeve score $T/game.yaml && reeve position $T/game.yaml
$ reeve why $T/game.yaml 1 | grep LA
$ sed 's/^rules.*/rules: inns+labyrinth/; s/arm: n/arm: big:n/' $T/game.yaml | reeve position - | grep -e big -e supply
$ sed 's/^rules.*/rules: phantom+labyrinth/; s/arm: n/arm: phantom:n/' $T/game.yaml | reeve position - | grep -e phantom -e supply
$ sed 's/advanced/basic/' $T/game.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
moves:
- B: LA.Rrrr 1,0
  arm: n
- R: BA.RFr 2,0
  arm: e
- B: BA.RFr/90 1,1
- R: BA.RFr/90 1,2
  arm: n
--- stdout
                                                                         R     B
  1  B  LA.Rrrr 1,0                                                      0     0
          B   labyrinth: a follower goes to road@0,0.e                      LA-5
  2  R  BA.RFr 2,0                                                       0     0
          R   labyrinth: a follower goes to road@0,0.e                      LA-5
  3  B  BA.RFr/90 1,1                                                    0     0
  4  R  BA.RFr/90 1,2                                                    0     0
          R   labyrinth: a follower goes to road@0,0.e                      LA-5
score after turn 4, B to move, 67 tiles to come: Rosa (R) 0, Ben (B) 0
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': BA.RRR R:highwayman@e
  '1,0': LA.Rrrr B:highwayman@n
  '2,0': BA.RFr R:highwayman@e
  '1,1': BA.RFr/90
  '1,2': BA.RFr/90 R:highwayman@n
score: {R: 0, B: 0}
supply: {R: 4, B: 6}
turn 1, Ben (B): LA.Rrrr 1,0: legal
 yes  tile        tile LA.Rrrr is still to come                              K-3
 yes  action      labyrinth allows `arm: n`                                 LA-5
      rule        labyrinth, B: a follower goes to road@0,0.e               LA-5
  '1,0': LA.Rrrr B:big:highwayman@n
  '1,2': BA.RFr/90 R:big:highwayman@n
supply: {R: {followers: 5, big: 0}, B: {followers: 7, big: 0}}
rules: phantom+labyrinth
  '1,0': LA.Rrrr B:phantom:highwayman@n
  '1,2': BA.RFr/90 R:phantom:highwayman@n
supply: {R: {followers: 5, phantom: 0}, B: {followers: 7, phantom: 0}}
--- stderr
-:11:8: illegal: that is the advanced game [ruled-out, LA-4]
     11 |   arm: n
        |        ^
  help: Delete `arm`: it is not possible in this turn.
  help: with labyrinth=advanced: legal
--- status 1

== an arm is typed by any edge of its road, and lists have it by the first; who types a follower for one that is occupied is told the arm [LA-3, LA-5]
% sed "s/EDGE/$edge/" $T/game.yaml | reeve position - | sed -n '/2,0/p'
$ sed '/EDGE/d' $T/game.yaml | reeve legal --actions - --before 2 | grep 'arm'
$ sed '/EDGE/d; s/2,0$/& highwayman/' $T/game.yaml >$T/stands.yaml; reeve check -q $T/stands.yaml
$ sed 's/labyrinth: advanced/labyrinth: basic/' $T/stands.yaml | reeve check -q -
--- file game.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: LA.Rrrr 2,0
  arm: EDGE
--- rows edge
n
      '2,0': LA.Rrrr B:highwayman@n
e
      '2,0': LA.Rrrr B:highwayman@n
s
      '2,0': LA.Rrrr B:highwayman@n
w
      '2,0': LA.Rrrr B:highwayman@n
--- stdout
everywhere: arm n
-1,0  0°                farmer@ne farmer@se farmer@sw farmer@nw
2,0   0°                farmer@ne farmer@se farmer@sw farmer@nw
--- stderr
$T/stands.yaml:7:18: illegal: no highwayman may stand there: road@0,0.e already holds a follower of R [occupied, K-15]
      7 | - B: LA.Rrrr 2,0 highwayman
        |                  ^~~~~~~~~~
  help: Instead of the follower type `arm: n`.
-:7:18: illegal: no highwayman may stand there: road@0,0.e already holds a follower of R [occupied, K-15]
      7 | - B: LA.Rrrr 2,0 highwayman
        |                  ^~~~~~~~~~
  help: Type farmer@ne, farmer@se, farmer@sw or farmer@nw, or delete the follower.
--- status 1

== what is no free arm is told [LA-3, LA-4, LA-5]
% sed "s#MOVE#$move#; s/ARM/$arm/" $T/game.yaml | reeve check -q - || echo "$?"
--- file game.yaml
reeve: 1
rules: inns+traders+labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
  '1,0': BA.RFr
  '2,0': [LA.Rrrr, R:big:highwayman@n]
  '3,0': [BA.RFr, B:highwayman@e]
  '0,1': BA.C/180
moves:
- B: MOVE
  arm: ARM
--- rows move | arm
BA.RFr 4,0 | e
    -:15:9: illegal: somebody stands on this arm [ruled-out, LA-5]
         15 |   arm:  e
            |         ^
      help: Delete `arm`: it is not possible in this turn.
    1
BA.RFr/90 2,1 | n
BA.RFr/90 2,1 | big:n
BA.RFr 2,2 | north
    -:15:9: unreadable: `north`: it is typed as n | e | s | w [bad-extra]
         15 |   arm:  north
            |         ^~~~~
      help: Type a value that `reeve legal --actions` lists.
    3
BA.C 0,2 | s
    -:15:9: illegal: there is no road to the labyrinth [ruled-out, LA-5]
         15 |   arm:  s
            |         ^
      help: Delete `arm`: it is not possible in this turn.
    1
BA.RFr -2,0 | e
    -:15:9: illegal: there is no road to the labyrinth [ruled-out, LA-5]
         15 |   arm:  e
            |         ^
      help: Delete `arm`: it is not possible in this turn.
    1
BA.RFr/90 2,-1 | s
BA.RFr/90 2,-1 | n
BA.RFr/90 2,-1 | builder:n
    -:15:9: illegal: no such follower can stand there [ruled-out, LA-5]
         15 |   arm:  builder:n
            |         ^~~~~~~~~
      help: Type `arm: n` or `arm: big:n`.
    1
BA.RFr/90 2,-1 farmer@e | n
    -:15:9: illegal: a turn has a follower on the tile or `arm`, not both [two-actions, LA-5]
         15 |   arm:  n
            |         ^
      help: Delete one of the two.
    1

== an ordinary follower on an occupied arm stays refused, and an unoccupied network has no key [LA-3, LA-5]
$ reeve check -q $T/game.yaml
$ sed 's/ highwayman$/\n  arm: n/; s/, R:highwayman@e//' $T/game.yaml | reeve check -q -
$ sed 's/ highwayman$//' $T/game.yaml | reeve legal --actions --before 1 - | grep arm
--- file game.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
moves:
- B: LA.Rrrr 1,0 highwayman
--- stdout
-2,0  0°                highwayman@n farmer@ne farmer@se farmer@sw farmer@nw
-1,-1 0°                highwayman@n farmer@ne farmer@se farmer@sw farmer@nw
1,0   0°                farmer@ne farmer@se farmer@sw farmer@nw
                        arm n
--- stderr
$T/game.yaml:10:18: illegal: no highwayman may stand there: road@0,0.e already holds a follower of R [occupied, K-15]
     10 | - B: LA.Rrrr 1,0 highwayman
        |                  ^~~~~~~~~~
  help: Instead of the follower type `arm: n`.
-:11:8: illegal: nobody stands on the road: place a follower on it as usual [ruled-out, LA-5]
     11 |   arm: n
        |        ^
  help: Delete `arm`: it is not possible in this turn.

== a large follower adds 2, a builder by the option; an inn doubles tiles only [LA-8, LA-10]
% sed "s@LAST@$last@" $T/game.yaml | reeve score --option labyrinth_builder=$builder - | grep road@
--- file game.yaml
reeve: 1
rules: inns+traders+labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:big:highwayman@e]
  '1,0': LA.Rrrr
  '1,1': [LAST]
  '1,-1': BA.RRR/90
  '2,0': [BA.RFr, R:builder@e]
moves:
- B: BA.LR/90 3,0
--- rows builder last
false BA.LR
          +9  R   road@0,0.e: 7 tiles, 1 each; by LA-7 it is 9                  K-21
true BA.LR
         +11  R   road@0,0.e: 7 tiles, 1 each; by LA-7 it is 11                 K-21
false IC.RRR.i/90
         +16  R   road@0,0.e: 7 tiles, 2 each (inn); by LA-7 it is 16            I-6

== what is open at the end counts tiles, and with an inn nothing [LA-9, LA-10]
$ reeve score --now $T/game.yaml | grep road@
$ sed 's/BA.RFr, B/IC.RFr.iG, B/' $T/game.yaml | reeve score --now - | grep road@
--- file game.yaml
reeve: 1
rules: inns+labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
  '1,0': LA.Rrrr
  '2,0': [BA.RFr, B:highwayman@e]
score: {R: 0, B: 0}
--- stdout
      +4  B   road@0,0.e: 4 tiles, 1 each                                   K-36
      +4  R   road@0,0.e: 4 tiles, 1 each                                   K-36
       0  B   road@0,0.e: 4 tiles: 0 (inn)                                   I-8
       0  R   road@0,0.e: 4 tiles: 0 (inn)                                   I-8

== a castle scores the network with its followers [LA-11]
$ reeve score $T/game.yaml
--- file game.yaml
reeve: 1
rules: bazaars+labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '-1,0': [BA.RRR, R:highwayman@e]
  '1,0': LA.Rrrr
  '1,1': BA.LR
  '1,-1': BA.RRR/90
castles: {'city@0,0.n': B}
moves:
- R: BA.LR/90 2,0
--- stdout
                                                                         R     B
  1  R  BA.LR/90 2,0                                                     8     8
      +8  R   road@0,0.e: 6 tiles, 1 each; by LA-7 it is 8                  K-21
      +8  B   city@0,0.n: road@0,0.e is completed in its fief: 6 tiles, 1
              each; by LA-7 it is 8                                         B-34
score after turn 1, B to move, 78 tiles to come: Rosa (R) 8, Ben (B) 8

== builders work on the whole network, bridges do not span the tile, and a captured follower adds nothing [LA-12]
$ reeve check $T/builder.yaml
$ reeve check -q $T/bridge.yaml
$ reeve score $T/captured.yaml | grep road@
--- file builder.yaml
reeve: 1
rules: traders+labyrinth
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
  '1,0': LA.Rrrr
  '1,1': [BA.RFr/90, R:builder@n]
moves:
- R: BA.RFr 2,0
--- file bridge.yaml
reeve: 1
rules: bazaars+labyrinth
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
moves:
- R: LA.Rrrr 1,0
  bridge: ew
--- file captured.yaml
reeve: 1
rules: tower+labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: R
board:
  '0,0': BA.RCr
  '-1,0': [BA.RRR, R:highwayman@e]
  '1,0': LA.Rrrr
  '1,1': BA.LR
  '1,-1': BA.RRR/90
  '2,0': [BA.RFr, B:highwayman@w]
  '2,1': TO.L
towers: {'2,1': 1}
moves:
- R: BA.L 2,2
  tower: 2,1
  capture: B:highwayman@2,0
- B: BA.LR/90 3,0
--- stdout
$T/builder.yaml: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move, the second part of a double turn
      +9  R   road@0,0.e: 7 tiles, 1 each; by LA-7 it is 9                  K-21
--- stderr
$T/bridge.yaml:9:11: illegal: no bridge can go ew over the tile at 1,0: both ends must stand on fields [bridge-pillar, B-5]
      9 |   bridge: ew
        |           ^~
  help: Turn the bridge (ns or ew), or type the cell of a tile with fields at both ends.

== a saved game tells who stands on a bridge from who joins the labyrinth [B-4, LA-5]
$ reeve export $T/game.yaml >$T/game.jcz; reeve import $T/game.jcz | tail -n 5
--- file game.yaml
reeve: 1
rules: [bazaars, labyrinth]
options: {bazaar_next: from_chooser, labyrinth: advanced, labyrinth_builder: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
- B: BA.L 1,0 highwayman@e
  bridge: ew
- R: LA.Rrrr -1,0
  arm: n
--- stdout
- R: BA.C/180 0,1
- B: BA.L 1,0 highwayman@e
  bridge: ew
- R: LA.Rrrr -1,0
  arm: n
--- stderr
reeve: $T/game.jcz: legal, 3 turns: Rosa (R) 0, Ben (B) 0; not finished

== random games, alone and with other boxes, are legal, and positions say the same
$ . tests/cases/games.sh
% reeve sim $rules --option labyrinth=$game --players 3 --games 3 --seed 5 >$T/games.yaml; alike $T/games.yaml
$ reeve sim labyrinth --option labyrinth=advanced --option labyrinths=2 --games 30 --seed 2 | reeve check -q -
--- rows game rules
basic labyrinth
basic labyrinth+river
basic inns+traders+labyrinth+watchtowers+windroses+tower+bazaars
advanced labyrinth
advanced labyrinth+river
advanced inns+traders+labyrinth+watchtowers+windroses+tower+bazaars

== the middle of the labyrinth is part of its road; that of a crossing is of none [LA-2]
$ sed "s/WHO/highwayman@c/" $T/game.yaml | reeve fmt - | tail -n 2
% sed "s/WHO/$who/; s/LA.Rrrr/$tile/" $T/game.yaml | reeve check - 2>&1 | grep -e illegal: -e '^-: legal' -e Type || :
$ sed 3q $T/game.yaml | sed '$a board: {"0,0": BA.RCr, "1,0": LA.Rrrr R:highwayman@c}\nto_move: R\nscore: {R: 0, B: 0}' | reeve position - | grep 1,0
--- file game.yaml
reeve: 1
rules: labyrinth
players: {R: Rosa, B: Ben}
moves:
- R: LA.Rrrr 1,0 WHO
- B: BA.RFr 2,0
--- rows who tile
highwayman@c LA.Rrrr
    -: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
highwayman@c BA.RRRR
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:18: illegal: tile BA.RRRR has no place for a highwayman at c [no-place, K-14]
      help: Type highwayman@n, highwayman@e, highwayman@s or highwayman@w: a highwayman needs a road.
farmer@c LA.Rrrr
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:18: illegal: tile LA.Rrrr has no place for a farmer at c [no-place, K-14]
      help: Type farmer@ne, farmer@se, farmer@sw or farmer@nw: a farmer needs a field.
highwayman@c BA.RFr
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:17: illegal: tile BA.RFr has no place for a highwayman at c [no-place, K-14]
      help: Type highwayman@e: a highwayman needs a road.
--- stdout
- R: LA.Rrrr 1,0 highwayman@n
- B: BA.RFr 2,0
  '1,0': LA.Rrrr R:highwayman@n

== an arm is followed in every direction up to the labyrinth, and no farther [LA-5]
% sed "s|^  $held: [^ ]*|& R:highwayman|; s|TILE|$tile|; s|ARM|$arm|" $T/game.yaml | reeve check -q - 2>&1 | grep -o 'illegal.*' || echo legal
--- file game.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  1,0: LA.Rrrr
  1,1: BA.RFr/90
  2,0: BA.RFr
  1,-1: BA.RFr/90
score: {R: 0, B: 0}
moves:
- B: TILE
  arm: ARM
--- rows held|tile|arm
1,1|BA.RFr/90 1,2|n
    illegal: somebody stands on this arm [ruled-out, LA-5]
2,0|BA.RFr 3,0|e
    illegal: somebody stands on this arm [ruled-out, LA-5]
1,-1|BA.RFr/90 1,-2|n
    illegal: somebody stands on this arm [ruled-out, LA-5]
0,0|BA.RFr -1,0|e
    illegal: somebody stands on this arm [ruled-out, LA-5]
0,0|BA.RFr/90 1,2|n
    legal
1,1|BA.RFr 3,0|e
    legal
2,0|BA.RFr/90 1,-2|n
    legal
1,-1|BA.RFr -1,0|e
    legal

== a road without the labyrinth scores as ever, and nothing of a scored network is kept [LA-7]
$ reeve score $T/road.yaml | grep road@
$ reeve position $T/road.yaml | grep state || echo no state
$ reeve score $T/network.yaml | grep road@
$ reeve position $T/network.yaml | grep state || echo no state
--- file road.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.LR/90
score: {R: 0, B: 0}
moves:
- R: BA.LR/270 -1,0 highwayman
--- file network.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: BA.RCr R:highwayman
  1,0: LA.Rrrr
  1,1: BA.RRR
  2,0: BA.RRR/90
  1,-1: BA.RRR/180
score: {R: 0, B: 0}
moves:
- R: BA.RRR/270 -1,0
--- stdout
      +3  R   road@0,0.e: 3 tiles, 1 each                                   K-21
no state
      +8  R   road@0,0.e: 6 tiles, 1 each; by LA-7 it is 8                  K-21
no state

== legal lists the phantom, who can join an arm [LA-5]
$ reeve legal --before 3 --actions --tile BA.RFr $T/game.yaml | grep -A 1 '^2,-1'
--- file game.yaml
reeve: 1
rules: [labyrinth, phantom]
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: LA.Rrrr 2,0
  arm: n
--- stdout
2,-1  90°               farmer@e farmer@w phantom:farmer@e phantom:farmer@w
                        arm n or phantom:n; the phantom may come second

== the phantom takes an arm behind another follower, who may stand on another arm [LA-5, PH-2, PH-5]
% sed "s|ARM|$arm|; s|2,1|2,1 $stand|" $T/game.yaml | reeve check - 2>&1 | grep '^-'
$ sed 's|ARM|arm: [s, phantom:w]|' $T/game.yaml | reeve fmt - | tail -n 2
$ sed 's|ARM|arm: [s, phantom:w]|' $T/game.yaml | reeve position - | grep -e 2,1 -e supply
$ sed 's|ARM|arm: s|' $T/game.yaml | reeve legal --actions --before 1 - | grep 'arm s'
--- file game.yaml
reeve: 1
rules: [labyrinth, phantom]
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '1,0': [LA.Rrrr, R:highwayman@w]
  '1,1': BA.Rr/270
  '2,0': BA.Rr/90
score: {R: 0, B: 0}
moves:
- B: BA.RRR 2,1
  ARM
--- rows arm|stand
arm: s
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
arm: [s, phantom:w]
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
arm: [phantom:w, s]
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:20: illegal: one follower is placed, and after it only a phantom [ruled-out, LA-5]
arm: [s, w]
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:12: illegal: one follower is placed, and after it only a phantom [ruled-out, LA-5]
arm: [phantom:s, phantom:w]
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:20: illegal: no such follower can stand there [ruled-out, LA-5]
arm: phantom:w|highwayman@e
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
arm: [phantom:w, s]|highwayman@e
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:20: illegal: one follower is placed, and after it only a phantom [ruled-out, LA-5]
arm: s|highwayman@e
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:8: illegal: a turn has a follower on the tile or `arm`, not both [two-actions, LA-5]
second: highwayman@w|highwayman@e
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:14:11: illegal: somebody stands there [ruled-out, PH-4]
--- stdout
- B: BA.RRR 2,1
  arm: [s, 'phantom:w']
  '2,1': [BA.RRR, B:highwayman@s, B:phantom:highwayman@w]
supply: {R: {followers: 6, phantom: 1}, B: {followers: 6, phantom: 0}}
                        arm s, phantom:s, w or phantom:w; the phantom may come
                        arm s, phantom:s, w or phantom:w; the phantom may come

== wagons and whoever goes through a portal take a free arm in the advanced game, and not the labyrinth itself [LA-5, AM-42, PD-54]
% sed "s/ARMS/$game/; s#^- B: .*#- B: $move#; s/KEY/$key/; s/WHERE/$where/" $T/game.yaml | reeve check - 2>&1 | grep -o -e 'illegal: [^t].*' -e 'legal so.*' -e 'Type.*' || :
$ sed "/KEY/d; s/ARMS/advanced/" $T/game.yaml | reeve legal --tile DG.CRr.g --actions - --before 1 | grep -A 3 'everywhere'
$ sed "s/ARMS/advanced/; s/KEY/wagon/; s/WHERE/B:highwayman@1,1/" $T/game.yaml | reeve position - | grep wagon@
$ sed "s/ARMS/advanced/; s/KEY/wagon/; s/WHERE/B:highwayman@1,1/" $T/game.yaml | reeve why - 1 | grep -e wagon: -e under
--- file game.yaml
reeve: 1
rules: [dragon, abbey, labyrinth]
options: {labyrinth: ARMS}
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr
  -1,0: BA.RFr R:highwayman@e
  1,0: LA.Rrrr
  1,1: BA.RFr/90
  2,0: BA.RFr
score: {R: 0, B: 0}
moves:
- B: BA.C/180 0,1 wagon@s
  KEY: 'WHERE'
--- rows game|move|key|where
advanced|BA.C/180 0,1 wagon@s|wagon|B:highwayman@1,1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 4, R to move
advanced|BA.C/180 0,1 wagon@s|wagon|B:highwayman@1,0
    illegal: somebody stands there [ruled-out, AM-42]
    Type `wagon: B:highwayman@1,1.n` (worth 5, held by R 1).
advanced|BA.C/180 0,1 wagon@s|wagon|B:highwayman@0,0
    illegal: somebody stands there [ruled-out, AM-42]
    Type `wagon: B:highwayman@1,1.n` (worth 5, held by R 1).
basic|BA.C/180 0,1 wagon@s|wagon|B:highwayman@1,1
    illegal: somebody stands there [ruled-out, AM-42]
advanced|DG.CRr.g/90 3,0|portal|highwayman@1,1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
advanced|DG.CRr.g/90 3,0|portal|highwayman@2,0
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
advanced|DG.CRr.g/90 3,0|portal|wagon:highwayman@1,1
    legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, R to move
advanced|DG.CRr.g/90 3,0|portal|highwayman@1,0
    illegal: somebody is there [ruled-out, PD-54]
    Type `portal: knight@0,0.n` (worth 1), `portal: farmer@0,0.ne` (worth 0), `portal: farmer@0,0.s` (worth 0), `portal: farmer@-1,0.n` (worth 0), `portal: farmer@-1,0.s` (worth 0), `portal: farmer@1,0.nw` (worth 0), `portal: farmer@1,0.ne` (worth 0), `portal: farmer@1,0.se` (worth 0) …
advanced|DG.CRr.g/90 3,0|portal|highwayman@0,0
    illegal: somebody is there [ruled-out, PD-54]
    Type `portal: knight@0,0.n` (worth 1), `portal: farmer@0,0.ne` (worth 0), `portal: farmer@0,0.s` (worth 0), `portal: farmer@-1,0.n` (worth 0), `portal: farmer@-1,0.s` (worth 0), `portal: farmer@1,0.nw` (worth 0), `portal: farmer@1,0.ne` (worth 0), `portal: farmer@1,0.se` (worth 0) …
basic|DG.CRr.g/90 3,0|portal|highwayman@1,1
    illegal: somebody is there [ruled-out, PD-54]
    Type `portal: knight@0,0.n` (worth 1), `portal: farmer@0,0.ne` (worth 0), `portal: farmer@0,0.s` (worth 0), `portal: farmer@-1,0.n` (worth 0), `portal: farmer@-1,0.s` (worth 0), `portal: farmer@1,0.nw` (worth 0), `portal: farmer@1,0.ne` (worth 0), `portal: farmer@1,0.se` (worth 0) …
--- stdout
everywhere: the portal leads to farmer@0,0.ne, farmer@0,0.s, farmer@-1,0.n,
  farmer@-1,0.s, farmer@1,0.nw, farmer@1,0.ne, farmer@1,0.se, farmer@1,0.sw,
  farmer@1,1.e, farmer@1,1.w, farmer@2,0.n, farmer@2,0.s (each worth 0),
  highwayman@1,1.n, highwayman@2,0.e, wagon@1,1.n or wagon@2,0.e (each worth 6,
  '1,1': BA.RFr/90 B:wagon@n
 yes  action      wagon allows `wagon: B:highwayman@1,1.n` (worth 5, held

== two arms that meet on one tile are two places, each of which is written as it is [LA-5]
% sed "s/ARM/$arm/" $T/game.yaml | reeve position - | sed -n '/2,1/p'
% sed "s/GO/highwayman@2,1.$arm/" $T/portal.yaml | reeve fmt - | tail -n 1; sed "s/GO/highwayman@2,1.$arm/" $T/portal.yaml | reeve position - | sed -n '/2,1/p'
% sed "s/dragon/abbey/; s/  3,1/  3,2: BA.C\/270\n&/; s/^- B.*/- B: BA.CRr\/90 2,2 wagon@e/; s/portal: GO/wagon: B:highwayman@2,1.$arm/" $T/portal.yaml | tee $T/wagon.yaml | reeve position - | sed -n '/2,1/p'; sed '$d' $T/wagon.yaml | reeve legal --tile BA.CRr --actions - --before 1 | tr -d '\n' | grep -o 'B:highwayman@2,1[.a-z]*' | sort | uniq -c
$ sed '/ARM/d' $T/game.yaml | reeve legal --actions - --before 1 | grep -A 2 '^2,1'
$ sed 's/BA.Rr.270/& R:highwayman@e/; s/ARM/w/' $T/game.yaml | reeve check - 2>&1 | grep -o 'illegal: s.*'
$ sed 's/BA.RRRR.*/& R:highwayman@w/; s/GO/highwayman@2,1.w/' $T/portal.yaml | reeve check - 2>&1 | grep -o 'illegal: s.*'
$ sed 's/BA.RRRR.*/& R:highwayman@w/; s/GO/highwayman@2,1.s/' $T/portal.yaml | reeve position - | grep '2,1'
$ sed /GO/d $T/portal.yaml | reeve legal --tile DG.CRr.g --actions - --before 1 | grep -o 'highwayman@2,1.[sw]' | sort -u
--- file game.yaml
reeve: 1
rules: labyrinth
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr R:highwayman@e
  1,0: LA.Rrrr
  1,1: BA.Rr/270
  2,0: BA.Rr/90
score: {R: 0, B: 0}
moves:
- B: BA.RRRR 2,1
  arm: ARM
--- file portal.yaml
reeve: 1
rules: [dragon, labyrinth]
options: {labyrinth: advanced}
players: {R: Rosa, B: Ben}
to_move: B
board:
  0,0: BA.RCr R:highwayman@e
  1,0: LA.Rrrr
  1,1: BA.Rr/270
  2,0: BA.Rr/90
  2,1: BA.RRRR
  3,1: BA.RFr
score: {R: 0, B: 0}
moves:
- B: DG.CRr.g/90 4,1
  portal: GO
--- rows arm
w
      '2,1': BA.RRRR B:highwayman@w
      portal: highwayman@2,1.w
      '2,1': BA.RRRR B:highwayman@w
      '2,1': BA.RRRR B:wagon@w
          1 B:highwayman@2,1.e
          1 B:highwayman@2,1.n
          1 B:highwayman@2,1.s
          1 B:highwayman@2,1.w
s
      '2,1': BA.RRRR B:highwayman@s
      portal: highwayman@2,1.s
      '2,1': BA.RRRR B:highwayman@s
      '2,1': BA.RRRR B:wagon@s
          1 B:highwayman@2,1.e
          1 B:highwayman@2,1.n
          1 B:highwayman@2,1.s
          1 B:highwayman@2,1.w
--- stdout
2,1   0°                highwayman@n highwayman@e farmer@ne farmer@se farmer@sw
                        farmer@nw
                        arm s or w
illegal: somebody stands on this arm [ruled-out, LA-5]
illegal: somebody is there [ruled-out, PD-54]
  '2,1': [BA.RRRR, B:highwayman@s, R:highwayman@w]
highwayman@2,1.s
highwayman@2,1.w
