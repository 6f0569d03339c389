# Chapels, on board Q (tests/rulesets/fq, whose tiles are made up): start spaces north of b4 and west of
# a2, both showing a court.

== FA-1: a chapel of 5 tiles scores 15 for the preachers' majority, one of 1 tile 1; a tie gives nothing, and preachers come home [F-7, F-8, F-10]
% sed "s|BOARD|$board|; s|TURN|$turn|" $T/game.yaml | reeve score --rules tests/rulesets
--- file game.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 0, B: 0}
board: {BOARD}
moves:
- W: TURN
--- rows board|turn
a4: k2 W:preacher@n, b4: k2 B:preacher@n, c4: k2 W:preacher@n, d4: k3|k1/90 d3
                                                                             W     B
      1  W  k1/90 d3                                                        15     0
         +15  W   chapel@a4.n: 5 tiles: 15                                       F-8
    score after turn 1, B to move, 212 tiles to come: W 15, B 0
b4: court|k1 a4 preacher
                                                                             W     B
      1  W  k1 a4 preacher@nw                                                1     0
          +1  W   chapel@a4.nw: 1 tile: 1                                        F-8
    score after turn 1, B to move, 215 tiles to come: W 1, B 0
a4: k2 W:preacher@n, b4: k2 B:preacher@n, c4: k2|k2 d4
                                                                             W     B
      1  W  k2 d4                                                            0     0
           0  -   chapel@a4.n: a tie: nobody scores                             C-55
    score after turn 1, B to move, 213 tiles to come: W 0, B 0

== FA-1: a single preacher has the majority: 15, in all forms [F-8]
$ reeve score --rules tests/rulesets $T/five.yaml
$ reeve score --rules tests/rulesets --format json $T/five.yaml | gojq -c '.items[] | [.player, .kind, .feature, .tiles, .points, .rule, .note]'
$ reeve legal --rules tests/rulesets --at 0 --tile k1 --format tsv $T/five.yaml | grep -w d3
$ reeve completions --rules tests/rulesets --at 0 --tile k1 $T/five.yaml
--- file five.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 0, B: 0}
board: {a4: k2 W:preacher@n, b4: k2, c4: k2, d4: k3}
moves:
- W: k1/90 d3
--- stdout
                                                                         W     B
  1  W  k1/90 d3                                                        15     0
     +15  W   chapel@a4.n: 5 tiles: 15                                       F-8
score after turn 1, B to move, 212 tiles to come: W 15, B 0
["W","chapel","chapel@a4.n",5,15,"F-8","5 tiles: 15"]
k1	d3	0	merchant@e preacher@nw	chapel@a4.n=W:10
k1	d3	90	merchant@s	chapel@a4.n=W:15
k1	d3	180	merchant@n preacher@se	chapel@a4.n=W:10
k1	d3	270	merchant@n preacher@sw	chapel@a4.n=W:10
chapel@a4.n: 4 tiles, worth 10, held by W 1; open at d4 s
    d3  W 10 with k1/0,180,270(x20)
    d3  W 15 with k1/90(x20)

== FA-1: 8 tiles score 36, and so do 11 [F-8]
% case $last in *d3) more=;; *) more='d3: k4, a2: k2, b2: k2, d2: court,';; esac
% sed "s/MORE/$more/; s/LAST/$last/; s/THREE/$([ "$more" ] && echo k4 || echo k2)/g" $T/big.yaml | reeve score --rules tests/rulesets
--- file big.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 0, B: 0}
board: {a4: k4 W:preacher@n, b4: k4, c4: k4, d4: k4, MORE a3: THREE, b3: THREE, c3: THREE}
moves:
- W: LAST
--- rows last
k2 d3
                                                                             W     B
      1  W  k2 d3                                                           36     0
         +36  W   chapel@a4.n: 8 tiles: 36                                       F-8
    score after turn 1, B to move, 209 tiles to come: W 36, B 0
k2 c2
                                                                             W     B
      1  W  k2 c2                                                           36     0
         +36  W   chapel@a4.n: 11 tiles: 36                                      F-8
    score after turn 1, B to move, 205 tiles to come: W 36, B 0

== FA-2: a chapel of 6 tiles that is not complete scores nothing, and no wall tile is for it [F-9]
# With all wall tiles that score unfinished features in hand.
$ reeve score --now --rules tests/rulesets
--- stdin
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 10, B: 20}
hand: {W: {wall_tiles: [4, 5, 6]}}
board: {a4: k4 W:preacher@n, b4: k4 W:preacher@n, c4: k4, d4: k4, a3: k4, b3: k4}
--- stdout
final score: W 10, B 20
B wins

== a wall tile on a chapel is refused [F-9]
$ reeve check --now --rules tests/rulesets 2>&1
--- stdin
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
hand: {W: {wall_tiles: [5]}}
board: {a4: k4 W:preacher@n, b4: k4}
final:
  W: {use: [{5: chapel@a4}]}
--- status 1
--- stdout~
illegal

== the edge of a chapel meets any edge without a path [F-10]
$ reeve check --rules tests/rulesets
--- stdin
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
board: {b4: t4, c4: k4, d4: court}
moves:
- W: k4 a4 preacher
- B: h2-a/180 c3 merchant
--- stdout~
legal

== FA-3: 3 points from space 26 end on 29: the gate between 27 and 28 is jumped over [F-3, F-4]
$ reeve score --rules tests/rulesets $T/gate.yaml
$ reeve show --rules tests/rulesets $T/gate.yaml | grep -A2 player
--- file gate.yaml
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 26, B: 0}
board: {b4: k1}
moves:
- W: k1/90 a4 preacher
--- stdout
                                                                         W     B
  1  W  k1/90 a4 preacher@ne                                            29     0
      +3  W   chapel@b4.nw: 2 tiles: 3                                       F-8
score after turn 1, B to move, 215 tiles to come: W 29, B 0
    player  score  space  followers  keep  aeries  wall tiles
  W W          29     29          6     -       0  -
> B B           0      0          6     -       0  -

== more than 100 points: 36 from 95 end on space 31 of the second lap [F-4, F-21]
$ reeve show --rules tests/rulesets | grep -A2 player
--- stdin
reeve: 1
rules: fq
players: {W: W, B: B}
to_move: W
score: {W: 95, B: 0}
board: {a4: k4 W:preacher@n, b4: k4, c4: k4, d4: k4, a3: k2, b3: k2, c3: k2}
moves:
- W: k2 d3
--- stdout
    player  score  space  followers  keep  aeries  wall tiles
  W W         131     31          6     -       0  -
> B B           0      0          6     -       0  -
