# Positions of the river that no game can reach are inconsistent, and those of games are not.

== a ring, a U-turn, an early tile or lake, a fork left out, a figure on the lake of River II or on the spring [R-3, R-4, R-5, R-8, R-11, R-15, R-36]
$ reeve check $T/game.yaml 2>&1 | grep -E 'inconsistent: .*\['
$ reeve check --option u_turn=allowed $T/game.yaml 2>&1 | grep -c u-turn || true
--- file game.yaml
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  1,0: RI.2.III
  1,1: RI.2.IIG/270
  2,1: RI.2.II+/270
  2,0: RI.2.RrII/90
score: {R: 0, B: 0}
---
reeve: 1
rules: river
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  1,0: RI.1.II
  1,-1: RI.1.IIG/90
score: {R: 0, B: 0}
---
reeve: 1
rules: river
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  0,1: BA.L
score: {R: 0, B: 0}
moves:
- R: BA.L 0,-1
---
reeve: 1
rules: river
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  1,0: RI.1.I.e
score: {R: 0, B: 0}
moves:
- R: BA.L 0,-1
---
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  1,0: RI.2.LIFI
score: {R: 0, B: 0}
moves:
- R: RI.2.III 2,0
---
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
board:
  0,0: RI.s
  1,0: RI.2.III/180
  2,0: [RI.2.I.v, R:farmer]
  1,-1: RI.2.IFC/90
score: {R: 0, B: 0}
---
reeve: 1
rules: river
players: {R: Red, B: Blue}
board:
  0,0: [RI.s, R:farmer@n]
  1,0: RI.1.IFI B:farmer@s
score: {R: 0, B: 0}
---
# two pos: follower on river
--- stdout
$T/game.yaml:9:3: inconsistent: tile RI.2.II+ cannot lie at 2,1: it would join the river with itself [river-ring, R-15]
$T/game.yaml:19:3: inconsistent: tile RI.1.IIG cannot lie at 1,-1: the river would turn right twice in a row [u-turn, R-11, u_turn: forbidden]
$T/game.yaml:27:8: inconsistent: tile BA.L cannot be drawn yet: 11 tiles of the river come first [river-first, R-8]
$T/game.yaml:37:8: inconsistent: tile RI.1.I.e cannot be drawn yet: 10 tiles of the river come first [lake-last, R-4]
$T/game.yaml:48:8: inconsistent: tile RI.2.LIFI cannot be drawn yet: the fork comes first [fork-first, R-5]
$T/game.yaml:60:21: inconsistent: no farmer may stand on the lake with the volcano [lake-follower, R-36]
$T/game.yaml:60:9: inconsistent: tile RI.2.I.v cannot be drawn yet: 8 tiles of the river come first [lake-last, R-4]
$T/game.yaml:68:17: inconsistent: a farmer stands on the start tile at 0,0, which nobody laid in a turn [position-start-held, R-3]
0

== the positions of random games are consistent, turn by turn, also when tiles were put aside [R-2, R-18, R-19]
% reeve sim river --seed 7 $(echo "$options" | sed 's/: /=/g; s/, / /g; s/[^ ]*/--option &/g') >$T/sim.yaml
% for at in 1 3 6 10 11 12 13 14 20 24 25 30; do reeve position --at $at $T/sim.yaml | reeve check -q; done
--- rows options
river: 1
river: 2
river: both, u_turn: allowed
river: 2, start_tile: river_stack
river: 1, start_tile: after_river

== a tile of the river may fit only by a bridge on another tile of it [R-9, B-9]
$ reeve check $T/game.yaml
$ sed '/^bridges/d' $T/game.yaml | reeve check 2>&1 | grep ' inconsistent: '
--- file game.yaml
reeve: 1
rules: [river, bazaars]
options: {u_turn: allowed}
players: {R: Red, B: Blue}
to_move: R
board:
  0,0: RI.s
  1,0: RI.1.IFI
  2,0: RI.1.RrII
  2,-1: RI.1.II/90
  1,-1: RI.1.CIRI/180
score: {R: 0, B: 0}
bridges: {'1,0': ns}
--- stdout
$T/game.yaml: position consistent: score Red (R) 0, Blue (B) 0, R to move
-:11:9: inconsistent: the north side of tile RI.1.CIRI at 1,-1 is a road, but tile RI.1.IFI at 1,0 beside it has a field [position-edge-cut, K-9]
