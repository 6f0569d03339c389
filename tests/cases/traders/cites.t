# The rule that made a number, or refused a figure, is the one that is cited.

== a field with the pig; a castle, with and without it; by each edition of fields [M-47, M-51, M-68, B-49, B-92]
% sed "s/TILE/$tile/" $T/game.yaml | reeve score --now --option farm_scoring=$f - | grep -oE '[+][0-9]+ |[BMK]-[0-9]+$' | paste -sd' '
$ sed 's/TILE/[BA.RFr, R:pig@n]/; s/^castles.*//' $T/game.yaml | reeve why - final | grep points
--- file game.yaml
reeve: 1
rules: traders+bazaars
players: {R: Red, B: Blue}
board:
  '0,0': [BA.RCr, R:farmer@ne]
  '0,1': BA.C/180
  '1,0': TILE
castles: {'city@0,1': none}
score: {R: 0, B: 0}
--- rows f tile
third [BA.RFr, R:pig@n]
    +5  M-68
second [BA.RFr, R:pig@n]
    +5  M-68
first [BA.RFr, R:pig@n]
    +6  M-68
third [BA.RFr]
    +4  B-49
first [BA.RFr]
    +5  B-92
--- stdout
  +4  points      R, field@0,0.ne: 1 completed city, 4 each, with the pig   M-47

== a builder has no place on a monastery, a second one none at all; no pig where there are no farmers [M-18, M-24, M-44, M-50, M-53, K-32]
$ try() { sed "s/PUT/$1/" $T/game.yaml | reeve check -q 2>&1 | grep -v '|'; }
$ try '3,0 builder@c'; try '3,0 builder@w'; try '3,0 pig@w'
$ sed "s/PUT/3,0 pig/; s/^to_move/options: {farmers: false}\n&/; s/, R:pig@n//; s/, R:farmer@ne//" $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
$ sed "s/PUT/3,0 pig/" $T/game.yaml | reeve check -q 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': [BA.RCr, R:farmer@ne]
  '1,0': [BA.RFr, R:highwayman, R:pig@n]
  '2,0': [BA.RFr, R:builder]
moves:
- R: BA.LR/90 PUT
--- stdout
-:10:19: illegal: tile BA.LR has no place for a builder at c [no-place, M-18]
  help: Type monk@c: a builder needs a road or city.
-:10:19: illegal: R has no builder left [no-follower, M-24]
  help: Delete the builder from the turn: that of R stands on road@0,0.e.
-:10:19: illegal: R has no pig left [no-follower, M-50]
  help: Delete the pig from the turn: that of R stands on field@0,0.s.
-:11:19: illegal: no pig may be placed in this game [barred, K-32, farmers: false]
  help: Type monk@c, or delete the follower.
-:10:19: illegal: R has no pig left [no-follower, M-50]
  help: Delete the pig from the turn: that of R stands on field@0,0.s.

== in a position a follower and a builder on one part of a tile, and beside a castle's lord, are told as what they are [M-20, M-22, M-70]
$ reeve check -q $T/game.yaml 2>&1 | grep -v '|'
--- file game.yaml
reeve: 1
rules: traders+bazaars
players: {R: Red, B: Blue}
board:
  0,0: BA.RCr
  1,0: [BA.RFr, R:builder, R:highwayman]
score: {R: 0}
---
reeve: 1
rules: traders+bazaars
players: {R: Red, B: Blue}
board:
  0,0: [BA.RCr, R:knight]
  0,1: [BA.C/180, R:builder]
castles: {'city@0,0': R}
score: {R: 0}
--- stdout
$T/game.yaml:6:30: inconsistent: a builder and a follower stand on road@0,0.e [position-follower-twice, M-20]
  help: Delete one of the two.
$T/game.yaml:15:12: inconsistent: the castle city@0,0 is wrong: a builder stands there on the board [position-castle, M-70]
  help: Check which city has the castle token, and whose token it is.
$T/game.yaml:13:3: inconsistent: city@0,0.n is completed but still holds 1 follower of R and the builder of R [position-completed, K-19]
  help: Check the tiles at 0,0 and 0,1, or take the followers off.

== who comes home in the first part is in hand for the second; the rule of the next turn is another [M-33]
$ reeve why $T/game.yaml 1 | grep -A1 home
--- file game.yaml
reeve: 1
rules: traders
players: {R: Red, B: Blue}
to_move: R
board:
  0,0: BA.RCr
  1,0: BA.RFr R:highwayman
  2,0: BA.RFr R:builder
  -1,0: BA.LR/270
moves:
- R: BA.LR/90 3,0
--- stdout
      come home   1 follower and the builder of R come home, for the
                  second part                                               M-33
