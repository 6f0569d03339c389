# Abbeys, mayors, wagons and barns beside other expansions, where with.t plays one half of a rule: AM-66 … AM-76.

== the monk of an abbey is in the reach of a tower, gone before the abbey scores, and bought back like a mayor for 3 [AM-66, AM-68, T-27]
$ reeve score $T/game.yaml | tail -n +3
% sed "\$d" $T/game.yaml | cat - $T/ransom | sed "s/WHO/$who/" | reeve position - | grep -e ^score -e ^prisoners
--- file ransom
  ransom: A WHO
--- file game.yaml
reeve: 1
rules: [abbey, tower]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': TO.FG, '2,1': BA.C, '1,1': BA.L, '1,0': [abbey, B:monk]}
towers: {'2,0': 1}
prisoners: {A: [B mayor]}
score: {A: 0, B: 3}
to_move: A
moves:
- A: BA.C/180 0,1
  tower: 2,0
  capture: B:monk@1,0
- B: BA.Rr/180 0,2
  ransom: A mayor
--- rows who
mayor
    score: {A: 3, B: 0}
    prisoners: {A: [B]}
small
    score: {A: 3, B: 0}
    prisoners: {A: [B mayor]}
--- stdout
          A   places piece 2 on the tower at 2,0                             T-6
          A   takes B's monk at 1,0 prisoner                                T-20
       0  -   city@0,0.n: nobody stands on it                               K-27
       0  -   monastery@1,0.c: nobody stands on it                          K-27
  2  B  BA.Rr/180 0,2                                                    3     0
      -3  B   ransom: buys a mayor back from A                              T-40
      +3  A   ransom: for a mayor of B                                      T-40
score after turn 2, A to move, 93 tiles to come: Ann (A) 3, Ben (B) 0

== what an abbey completes makes the castle score in whose fief it lies; an abbey whose own tile lies outside does not [AM-71, AM-16]
$ reeve score $T/road.yaml | tail -n +3
$ reeve score $T/outside.yaml | tail -n +3
--- file road.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board: {'0,0': [BA.RCr, A:highwayman@e], '-1,0': BA.LR/270, '0,1': BA.C/180, '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.C, '1,1': BA.L}
castles: {'city@0,0.n': B}
to_move: A
moves:
- A: abbey 1,0
--- file outside.yaml
reeve: 1
rules: [abbey, bazaars]
players: {A: Ann, B: Ben}
board: {'0,0': BA.RCr, '0,1': BA.C/180, '1,0': BA.RFr, '2,0': BA.RFr, '0,-1': BA.L, '2,-1': BA.L, '0,-2': BA.C/180, '1,-2': BA.C/180, '2,-2': BA.C/180}
castles: {'city@0,0.n': B}
to_move: A
moves:
- A: abbey 1,-1 monk
--- stdout
      +2  A   road@0,0.e: 2 tiles, 1 each                                   K-21
      +2  B   city@0,0.n: road@0,0.e is completed in its fief: 2 tiles, 1
              each                                                          B-34
score after turn 1, B to move, 88 tiles to come: Ann (A) 2, Ben (B) 2
      +9  A   monastery@1,-1.c: 9 tiles, 1 each                             K-24
score after turn 1, B to move, 87 tiles to come: Ann (A) 9, Ben (B) 0

== joined to a barn with the own pig a castle pays 3 and a city 2; the barn has 5 and 4 [AM-72, AM-60, M-47]
$ reeve score --now $T/game.yaml | grep ' [+]'
--- file game.yaml
reeve: 1
rules: [abbey, bazaars, traders]
players: {A: Ann, B: Ben}
to_move: B
board:
  '0,0': BA.RCr
  '0,1': BA.C/180
  '0,2': BA.C
  '0,3': BA.C/180
  '1,2': BA.C
  '1,1': BA.CG/90 B:barn@nw
  '-1,0': BA.RFr
  '-2,0': [BA.RFr, A:pig@n]
  '-2,1': BA.L A:farmer
castles: {'city@0,0.n': none}
moves:
- B: BA.L -1,1
--- stdout
      +5  A   barn: 1 completed city beside a barn, 2 each, 1 castle, 3
      +9  B   barn: a barn at field@0,0.ne, 1 completed city, 4 each, 1

== in the second part of who laid the bazaar tile, too, the abbey may come in place of a drawn tile, behind the bazaar or before it [AM-76, B-72, B-68]
% . tests/cases/games.sh; sed "s/ORDER/$order/" $T/game.yaml | cat - $T/$order >$T/a.yaml; verdict $T/a.yaml
--- file game.yaml
reeve: 1
rules: [abbey, bazaars, traders]
options: {bazaar_builder: ORDER}
players: {A: Ann, B: Ben}
board: {'0,0': [BA.RCr, A:highwayman@e], '-1,0': [BA.RFr, A:builder@e], '0,-1': BA.L, '1,-1': BA.L, '2,-1': BA.L, '2,0': BA.RFr, '2,1': BA.C, '1,1': BA.L}
to_move: A
moves:
- A: BB.RFR.b/90 -2,0
--- file bazaar_first
- bazaar:
    draw: [BA.RRR, BA.C]
    lots:
    - {tile: BA.RRR, chooser: B, bids: {B: 0}}
- B: BA.RRR -3,0
- A: BA.C/180 0,1
- A: abbey 1,0 monk
--- file builder_first
- A: abbey 1,0 monk
- bazaar:
    draw: [BA.RRR, BA.C]
    lots:
    - {tile: BA.RRR, chooser: B, bids: {B: 0}}
- B: BA.RRR -3,0
- A: BA.C/180 0,1
--- rows order
bazaar_first
    score Ann (A) 12, Ben (B) 0, B to move
builder_first
    score Ann (A) 12, Ben (B) 0, B to move
