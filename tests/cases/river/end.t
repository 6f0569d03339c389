# How the river ends.

== the lake of River I is an ordinary turn, and behind it come the ordinary tiles [R-35, R-4]
$ reeve sim river --seed 7 > $T/game.yaml
$ grep -n -A1 'RI.1.I.e' $T/game.yaml | cut -d ' ' -f 2,3
$ sed -i 's|\(RI.1.I.e[^ ]* [^ ]*\).*|\1 farmer|; /RI.1.I.e/q' $T/game.yaml
$ reeve check $T/game.yaml 2>&1 | sed 's/.*game.yaml: //'
--- stdout
W: RI.1.I.e/180
B: BA.RFr
legal so far: 11 turns, score White (W) 0, Black (B) 0, B to move

== RA-10: whoever lays the lake with the volcano places no follower there and takes another tile; with the option it is a turn like others [R-36, R-37]
% for lake in again plain; do { cat $T/game.yaml; printf -- "$turns\n"; } | reeve check --option volcano_lake=$lake 2>&1 | grep -e legal; done
--- file game.yaml <tests/cases/river/end.yaml
--- rows turns
- R: RI.2.I.v 2,0 farmer
    -: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
    -:13:19: illegal: no farmer may stand on the lake with the volcano [lake-follower, R-36]
      help: with volcano_lake=plain: legal
    -: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
- R: RI.2.I.v 2,0\n- R: BA.L 2,1 monk
    -: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, B to move
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:14:3: illegal: it is B's turn, not R's [not-your-turn, K-7]
      help: as the turn of B this turn is legal
      help: with volcano_lake=again: legal
- R: RI.2.I.v 2,0\n- B: BA.L 2,1
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:14:3: illegal: it is R's turn, not B's [not-your-turn, R-36]
      help: as the turn of R this turn is legal
      help: with volcano_lake=plain: legal
    -: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
- R: RI.2.I.v 2,0\n- R: BA.L 2,1\n- R: BA.L 0,1
    -: illegal: turn 3; after 2 turns, score Red (R) 0, Blue (B) 0
    -:15:3: illegal: it is B's turn, not R's [not-your-turn, R-37]
      help: as the turn of B this turn is legal
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:14:3: illegal: it is B's turn, not R's [not-your-turn, K-7]
      help: as the turn of B the remaining turn is legal
      help: with volcano_lake=again: legal
- R: RI.2.I.v 2,0\n- R: BA.L 2,1\n- B: BA.L 0,1
    -: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, R to move
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:14:3: illegal: it is B's turn, not R's [not-your-turn, K-7]
      help: as the turn of B this turn is legal
      help: with volcano_lake=again: legal

== who is no follower may stand on the lake with the volcano, and the position has him [R-36, HS-10, M-22]
$ { sed 's/\[river\]/[river, hills]/' $T/game.yaml; printf -- '- R: RI.2.I.v 2,0 shepherd@n\n  flock: grow\n  token: 2\n'; } > $T/shepherd.yaml
$ reeve check $T/shepherd.yaml | sed 's/.*yaml: //'
$ reeve position $T/shepherd.yaml | reeve check
--- file game.yaml <tests/cases/river/end.yaml
--- stdout
legal so far: 1 turn, score Red (R) 0, Blue (B) 0, R to move
-: position consistent: score Red (R) 0, Blue (B) 0, R to move

== with builders in the box, too, the tile for the lake is the only one more [R-36, R-37, M-31]
% { cat $T/game.yaml; printf -- "$rest\n"; } | reeve check -q 2>&1 | grep -v '|'
$ { cat $T/game.yaml; printf -- '- R: BA.L 2,1\n- R: BA.L 0,1\n'; } | reeve why - 3 | sed -n 2p
$ reeve why $T/game.yaml 1 | grep 'open at' || echo the river is not said to be open
--- file game.yaml
reeve: 1
rules: [traders, river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': RI.2.IFC/270
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.RIrI, RI.2.CIRI, RI.2.IIG, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 0, B: 0}
moves:
- R: RI.2.I.v 2,0
--- rows rest
- B: BA.L 2,1
    -:14:3: illegal: it is R's turn, not B's [not-your-turn, R-36]
      help: Type `- R:` instead of `- B:`, or add the missing turn of R: R takes another tile at once, for the lake with the volcano.
      help: with volcano_lake=plain: legal
- R: BA.L 2,1\n- R: BA.L 0,1
    -:15:3: illegal: it is B's turn, not R's [not-your-turn, R-37]
      help: Type `- B:` instead of `- R:`, or add the missing turn of B: R has laid the tile that the lake with the volcano gives.
--- stdout
  no  turn        it is the turn of Blue (B), not of Red (R)                R-37
the river is not said to be open

== it is told, and legal lists no follower [R-36]
$ reeve legal $T/game.yaml --tile RI.2.I.v
$ reeve legal --tile RI.2.I.v --option volcano_lake=plain $T/game.yaml
$ echo '- R: RI.2.I.v 2,0' | cat $T/game.yaml - | reeve score 2>/dev/null
$ echo '- R: RI.2.I.v 2,0' | cat $T/game.yaml - | reeve position | grep -e to_move -e extra
$ echo '- R: RI.2.I.v 2,0 farmer' | cat $T/game.yaml - | reeve why - 1 | grep -e follower -e free
--- file game.yaml <tests/cases/river/end.yaml
--- stdout
tile RI.2.I.v for Red (R)
2,0   0°                no follower
1 placement
tile RI.2.I.v for Red (R)
2,0   0°                farmer@n
1 placement
                                                                         R     B
  1  R  RI.2.I.v 2,0                                                     0     0
          R   takes another tile at once, for the lake with the volcano     R-36
score after turn 1, R to move, 71 tiles to come: Red (R) 0, Blue (B) 0
to_move: R
 yes  cell        2,0 is free                                                K-8
 yes  follower    R has 7 followers in hand                                 K-16
  no  free        no farmer may stand on the lake with the volcano          R-36
 yes  free        field@0,0.n holds no follower yet                         K-15
      2,0  turned   0: no follower

== a position behind the lake says that a turn is owed, where a lake gives one [R-36]
% reeve check -q --option $option $T/game.yaml 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
extra_turns: 1
board:
  '0,0': RI.s
score: {R: 0, B: 0}
--- rows option
river=2
river=both
river=1
    $T/game.yaml:7:1: inconsistent: 1 extra turn is owed; nothing in this game gives one [position-extra-turns, K-7]
volcano_lake=plain
    $T/game.yaml:7:1: inconsistent: 1 extra turn is owed; nothing in this game gives one [position-extra-turns, K-7]

== RA-11: an end so hemmed in that nothing fits: what is left is removed one by one, the same player lays an ordinary tile, and no tile more for a lake that was removed [R-18, R-38]
$ reeve check $T/game.yaml 2>&1
$ reeve check $T/early.yaml 2>&1
$ reeve legal $T/game.yaml --before 1
$ sed '/RI.2.IIG, /s/RI.2.IIG, //' $T/game.yaml | reeve check 2>&1 | grep -o 'illegal: .*'
--- file game.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': fvvf+h
  '2,1': RI.2.CIcI/90
  '3,1': RI.2.IFC
discards: [RI.2.LIFI, RI.2.CIRI, RI.2.CcII+, RI.2.RrII]
score: {R: 0, B: 0}
moves:
- R: BA.L 0,-1
  discard: [RI.2.IIG, RI.2.RIrI, RI.2.I.v]
- B: BA.L -1,0
--- file early.yaml
reeve: 1
rules: [river]
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.2.III
  '1,1': RI.2.IFC/270
discards: [RI.2.CIcI, RI.2.LIFI, RI.2.CIRI, RI.2.CcII+, RI.2.II+, RI.2.RrII]
score: {R: 0, B: 0}
moves:
- R: BA.L -1,0
  discard: [RI.2.IIG, RI.2.RIrI, RI.2.I.v]
--- stdout
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
$T/early.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/early.yaml:14:13: illegal: tile RI.2.IIG may not be discarded: it can be laid as RI.2.IIG 2,0 [discard-fits, R-18]
     14 |   discard: [RI.2.IIG, RI.2.RIrI, RI.2.I.v]
        |             ^~~~~~~~
  help: Delete the tile from `discard`, and type the turn in which it is laid.
tile BA.L for Red (R)
-1,0  0°                farmer@n monk@c
0,-1  0°                farmer@n monk@c
0,1   0°                farmer@n monk@c
1,-1  0°                farmer@n monk@c
1,2   0°                farmer@n monk@c
3,0   0°                farmer@n monk@c
3,2   0°                farmer@n monk@c
7 placements
illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
illegal: tile RI.2.I.v cannot be drawn yet: 1 tile of the river comes first [lake-last, R-4]

== when no end is open the tiles left are removed at once, and are not to come [R-19]
$ reeve check $T/game.yaml 2>&1
$ reeve legal $T/game.yaml --tile RI.1.IFI 2>&1
$ reeve position $T/game.yaml
--- file game.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': RI.1.I.e
discards: [RI.1.CICI, RI.1.CIRI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI,
  RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
score: {R: 0, B: 0}
moves:
- R: BA.L 0,1
--- stdout
$T/game.yaml: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move
reeve: $T/game.yaml: no copy of tile RI.1.IFI is left
reeve: 1
rules: river
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': RI.s
  '1,0': RI.1.I.e
  '0,1': BA.L
score: {R: 0, B: 0}
supply: {R: 7, B: 7}
discards: ['RI.1.CICI', 'RI.1.CIRI', 'RI.1.LIRI', 'RI.1.RIrI', 'RI.1.IFI', 'RI.1.IFI', 'RI.1.CcII', 'RI.1.RrII', 'RI.1.II', 'RI.1.IIG']

== RA-12: an open end bars its cell for good, and the monastery beside it stays incomplete [R-20, K-36]
$ reeve score $T/game.yaml --now | grep monastery
$ reeve why $T/game.yaml 2,0
--- file game.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
to_move: R
board:
  '0,0': RI.s
  '1,0': [RI.1.LIRI/180, 'R:monk']
  '0,1': BA.L
  '1,1': BA.RFr/90
  '2,1': BA.L
  '0,-1': BA.L
  '1,-1': BA.C/180
  '2,-1': BA.L
discards: [RI.1.CICI, RI.1.CIRI, RI.1.RIrI, RI.1.IFI, RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG, RI.1.I.e]
score: {R: 0, B: 0}
--- stdout
      +8  R   monastery@1,0.c: 8 tiles, 1 each                              K-36
2,0
           2,0 is empty
           north: tile BA.L at 2,1 has a field, and the same must go on      K-9
           east: nothing yet
           south: tile BA.L at 2,-1 has a field, and the same must go on     K-9
           west: tile RI.1.LIRI at 1,0 has a river, and the same must go
           on                                                                K-9
           0 of the 65 tiles to come fit there                               K-9

== without the fork a turn finishes the river: its tiles left are removed when the turn is over, and the next player draws an ordinary one [R-19, R-21]
$ reeve check $T/game.yaml
$ reeve position --at 1 $T/game.yaml | grep -A9 discards
--- file game.yaml
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
to_move: R
board: {'0,0': RI.s}
discards: [RI.2.III]
moves:
- R: RI.2.IFC 1,0
- B: BA.L 0,1
--- stdout
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
discards: ['RI.2.I.v', 'RI.2.III', 'RI.2.CIcI', 'RI.2.LIFI', 'RI.2.RIrI', 'RI.2.CIRI', 'RI.2.IIG', 'RI.2.CcII+', 'RI.2.II+', 'RI.2.RrII']
