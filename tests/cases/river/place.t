# Where a tile of the river may lie.

== it continues the river at an open end: a road or field that goes on is not enough [R-9]
% sed "s|AT|$at|" $T/game.yaml | reeve check -q 2>&1 | grep -o 'illegal: .*' || echo legal
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.CIRI 1,0 farmer@nw
- B: AT
--- rows at
RI.1.RIrI/90 1,-1
    illegal: tile RI.1.RIrI cannot lie at 1,-1: it does not continue the river [river-apart, R-9]
RI.1.IFI 0,1
    illegal: tile RI.1.IFI cannot lie at 0,1: it does not continue the river [river-apart, R-9]
RI.1.LIRI/90 1,1
    illegal: tile RI.1.LIRI cannot lie at 1,1: its south side is a river, but tile RI.1.CIRI has a city there [edge-cut, K-9]
RI.1.IFI 2,0
    legal

== all other edges must match as always [R-10, K-9]
$ reeve check $T/field.yaml 2>&1; reeve check $T/water.yaml 2>&1
--- file field.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.IIG 1,0
- B: RI.1.CICI 1,-1
--- file water.yaml
reeve: 1
rules: river
options: {u_turn: allowed}
players: {R: Red, B: Blue}
moves:
- R: RI.1.IIG 1,0
- B: RI.1.RrII/180 1,-1
- R: RI.1.II/90 2,-1
- B: RI.1.CcII/90 2,0
--- stdout
$T/field.yaml: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
$T/field.yaml:6:6: illegal: tile RI.1.CICI cannot lie at 1,-1: its north side is a city, but tile RI.1.IIG has a river there [edge-cut, K-9]
      6 | - B: RI.1.CICI 1,-1
        |      ^~~~~~~~~
  help: 1 legal placement; see: reeve legal $T/field.yaml --before 2
  help: with rotation 90 here this turn is legal: RI.1.CICI/90 1,-1
$T/water.yaml: illegal: turn 4; after 3 turns, score Red (R) 0, Blue (B) 0
$T/water.yaml:9:6: illegal: tile RI.1.CcII cannot lie at 2,0: its west side is a river, but tile RI.1.IIG has a field there [edge-cut, K-9]
      9 | - B: RI.1.CcII/90 2,0
        |      ^~~~~~~~~~~~
  help: no legal placement: it would be discarded; see: reeve legal $T/water.yaml --before 4
--- status 1

== RA-1: to the right and to the right again is refused, to the left is legal; with the option both are [R-11, R-12]
$ reeve check $T/game.yaml 2>&1
$ sed 's|II/90 1,-1 |II/180 1,-1 |' $T/game.yaml | reeve check 2>&1
$ reeve check --option u_turn=allowed $T/game.yaml 2>&1
$ reeve why $T/game.yaml 2 | grep river
--- file game.yaml
reeve: 1
rules: [river]
options: {edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.1.II 1,0                      # from the west, out to the south
- B: RI.1.II/90 1,-1                  # out to the west
--- stdout
$T/game.yaml: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
$T/game.yaml:7:17: illegal: tile RI.1.II cannot lie at 1,-1: the river would turn right twice in a row [u-turn, R-11, u_turn: forbidden]
      7 | - B: RI.1.II/90 1,-1                  # out to the west
        |                 ^~~~
  help: 1 legal placement; see: reeve legal $T/game.yaml --before 2
  help: with rotation 180 here this turn is legal: RI.1.II/180 1,-1
  help: with u_turn=allowed: legal
-: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
 yes  side        north: a river against a river of tile RI.1.II at 1,0      K-9
 yes  river       it goes on from the river, at its north side               R-9
 yes  river       it joins no two ends of the river                         R-15
  no  river       tile RI.1.II cannot lie at 1,-1: the river would turn

== RA-2: with a straight tile between them two turns to the right are legal [R-13, R-24]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river]
options: {edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.1.II 1,0
- B: RI.1.IFI/90 1,-1
- R: RI.1.II/90 1,-2
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move

== RA-3: a branch that leaves the fork sideways has turned, one that goes on has not [R-14, R-16]
% sed "s|AT|$turn|" $T/game.yaml | reeve check -q 2>&1 | grep . || echo legal
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2, edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.2.III 1,0
- B: AT
--- rows turn
RI.2.II 1,1
    -:7:14: illegal: tile RI.2.II cannot lie at 1,1: the river would turn left twice in a row [u-turn, R-11, u_turn: forbidden]
          7 | - B: RI.2.II 1,1
            |              ^~~
      help: 3 legal placements; see: reeve legal - --before 2
      help: with u_turn=allowed: legal
RI.2.II/270 1,1
    legal
RI.2.II 2,0
    legal
RI.2.II/90 2,0
    legal

== the fork may lie so that both branches have turned [R-14]
% sed "s|AT|RI.2.II/$turn $at|" $T/game.yaml | reeve check -q 2>&1 | grep -o 'illegal: .*' || echo legal
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2, edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.2.III/270 1,0
- B: AT
--- rows at turn
1,1 0
    illegal: tile RI.2.II cannot lie at 1,1: the river would turn left twice in a row [u-turn, R-11, u_turn: forbidden]
1,1 90
    illegal: tile RI.2.II cannot lie at 1,1: its south side is a field, but tile RI.2.III has a river there [edge-cut, K-9]
1,1 180
    illegal: tile RI.2.II cannot lie at 1,1: its south side is a field, but tile RI.2.III has a river there [edge-cut, K-9]
1,1 270
    legal
1,-1 0
    illegal: tile RI.2.II cannot lie at 1,-1: its north side is a field, but tile RI.2.III has a river there [edge-cut, K-9]
1,-1 90
    illegal: tile RI.2.II cannot lie at 1,-1: the river would turn right twice in a row [u-turn, R-11, u_turn: forbidden]
1,-1 180
    legal
1,-1 270
    illegal: tile RI.2.II cannot lie at 1,-1: its north side is a field, but tile RI.2.III has a river there [edge-cut, K-9]

== on the fork the branch is known by the way to the spring, in a position, too, whatever stands first [R-14, R-17]
$ reeve legal $T/position.yaml --tile RI.2.IIG --format tsv | cut -f 1-3
--- file position.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: B
board: {'1,0': RI.2.III/180, '0,0': RI.s}
score: {R: 0, B: 0}
--- stdout
RI.2.IIG	1,-1	180
RI.2.IIG	2,0	0
RI.2.IIG	2,0	90

== each player lays at either branch [R-17]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
moves:
- R: RI.2.III 1,0
- B: RI.2.LIFI 2,0
- R: RI.2.CIRI 3,0
- B: RI.2.IFC/270 1,1
--- stdout
$T/game.yaml: legal so far: 4 turns, score Red (R) 0, Blue (B) 0, R to move

== RA-6: no tile joins the branches, or closes a ring [R-15]
$ reeve check $T/game.yaml 2>&1
$ reeve why $T/game.yaml 4 | grep river
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2, edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.2.III 1,0
- B: RI.2.RrII/90 2,0
- R: RI.2.II/270 1,1
- B: RI.2.CcII+/90 2,1
--- stdout
$T/game.yaml: illegal: turn 4; after 3 turns, score Red (R) 0, Blue (B) 0
$T/game.yaml:9:20: illegal: tile RI.2.CcII+ cannot lie at 2,1: it would join the river with itself [river-ring, R-15]
      9 | - B: RI.2.CcII+/90 2,1
        |                    ^~~
  help: no legal placement: it would be discarded; see: reeve legal $T/game.yaml --before 4
 yes  side        south: a river against a river of tile RI.2.RrII at 2,0    K-9
 yes  side        west: a river against a river of tile RI.2.II at 1,1       K-9
 yes  river       it goes on from the river, at its south side               R-9
  no  river       tile RI.2.CcII+ cannot lie at 2,1: it would join the
                  river with itself                                         R-15

== a tile that can be laid is not removed; the river goes on without one that cannot [R-18, K-10]
$ reeve check $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
  discard: [RI.1.CICI]
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/game.yaml:6:13: illegal: tile RI.1.CICI may not be discarded: it can be laid as RI.1.CICI 1,0 [discard-fits, R-18]
      6 |   discard: [RI.1.CICI]
        |             ^~~~~~~~~
  help: Delete the tile from `discard`, and type the turn in which it is laid.
--- status 1

== what is refused is told with the placements that there are [R-9, R-11]
$ reeve check $T/game.yaml 2>&1 | grep help
$ reeve legal $T/game.yaml --before 2
--- file game.yaml
reeve: 1
rules: [river]
options: {edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.1.II 1,0
- B: RI.1.II/90 1,-1
--- stdout
  help: 1 legal placement; see: reeve legal $T/game.yaml --before 2
  help: with rotation 180 here this turn is legal: RI.1.II/180 1,-1
  help: with u_turn=allowed: legal
tile RI.1.II for Blue (B)
1,-1  180°              farmer@s
1 placement

== an accepted U-turn stands [R-11]
$ reeve check --accept 2 $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: [river]
options: {edition: 1}
players: {R: Red, B: Blue}
moves:
- R: RI.1.II 1,0
- B: RI.1.II/90 1,-1
- R: RI.1.IFI 0,-1
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move
$T/game.yaml:7:17: note: turn 2 stands as it is, accepted: tile RI.1.II cannot lie at 1,-1: the river would turn right twice in a row [accepted, R-11]
      7 | - B: RI.1.II/90 1,-1
        |                 ^~~~
