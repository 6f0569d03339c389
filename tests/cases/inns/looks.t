# Looks that tiles of both boxes have: I-6, I-44.

== the commonest city tile keeps its look: `cfff` is BA.C, whose field follows from it, and IC.C! has its name [I-44]
$ reeve check -q $T/game.yaml && reeve fmt --looks $T/game.yaml | sed -n '/^board/,/^score/p'
$ reeve fmt --tiles $T/game.yaml | grep -e 1,2 -e 2,0
$ sed 's/cfff R:farmer/IC.C! R:farmer@e/' $T/game.yaml | reeve fmt --looks | grep 2,0
--- file game.yaml
reeve: 1
rules: [inns]
players: {R: Rosa, B: Ben}
to_move: R
board:
  0,0: crfr
  0,1: fccf/j+p
  1,1: crrc/j
  1,2: ffcf R:farmer
  -1,0: frff+k B:monk
  1,0: rffr B:highwayman
  2,1: rfcr B:farmer@e
  2,0: cfff R:farmer
score: {R: 14, B: 12}
--- stdout
board:
  '0,0': crfr
  '0,1': fccf/j+p
  '1,1': crrc/j
  '1,2': ffcf R:farmer@n
  '-1,0': frff+k B:monk@c
  '1,0': rffr B:highwayman@n
  '2,1': rfcr B:farmer@e
  '2,0': cfff R:farmer@e
score: {R: 14, B: 12}
  '1,2': BA.C/180 R:farmer@n
  '2,0': BA.C R:farmer@e
  '2,0': IC.C! R:farmer@e

== when each BA.C and BA.CG lies, the look is IC.C!; after that there is none [I-44]
$ reeve fmt --tiles $T/game.yaml | sed -n '/^moves/,$p'
$ sed '$s/.*/- R: cfff 0,-2 farmer/' $T/game.yaml | reeve check - 2>&1 | sed -n 2p
$ sed 's/edition: 2/edition: 1/' $T/game.yaml | reeve check - 2>&1 | sed -n 2p
--- file game.yaml
reeve: 1
rules: inns
options: {edition: 2}
players: {R: Rosa, B: Ben}
moves:
- R: ffcf 0,1
- B: ffcf 1,1
- R: ffcf 2,1
- B: ffcf 3,1
- R: ffcf 4,1
- B: ffcf 5,1
- R: ffcf 6,1
--- stdout
moves:
- R: BA.C/180 0,1
- B: BA.C/180 1,1
- R: BA.C/180 2,1
- B: BA.C/180 3,1
- R: BA.CG/180 4,1
- B: IC.C!/180 5,1
- R: ffcf 6,1
-:12:6: illegal: tile cfff has no copy left: all of 5 lie at 0,1, 1,1, 2,1, 3,1, 4,1 [tile-used, K-3]
-:12:6: illegal: tile ffcf has no copy left: all of 5 lie at 0,1, 1,1, 2,1, 3,1, 4,1 [tile-used, K-3]

== with castles, too: the look is the tile that can be half of one [I-44, B-26]
$ reeve fmt --tiles $T/game.yaml | tail -n 2
$ reeve check -q $T/game.yaml
--- file game.yaml
reeve: 1
rules: inns+bazaars
players: {R: Rosa, B: Ben}
moves:
- R: ffcf 0,1 knight
  castle: {R: 'city@0,1'}
--- stdout
- R: BA.C/180 0,1 knight@s
  castle: {R: 'city@0,0.n'}
