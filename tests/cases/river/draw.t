# Which tiles are played with, and in which order they are drawn.

== each river has 12 tiles, both together 22, and the base game is short of its start tile [R-1, R-2, R-6, R-22]
% reeve sim river --option $options --seed 1 >$T/game.yaml
% echo $(grep -c ' RI\.' $T/game.yaml) $(grep -cE ' (BA\.RCr)' $T/game.yaml)
--- rows options
river=1
    11 3
river=2
    11 3
river=both
    21 3
river=both --option both_lake=plain
    21 3
start_tile=mixed
    11 4
edition=1
    11 3

== with both rivers one lake is played [R-2, R-22, R-23]
% reeve sim river --option river=both --option both_lake=$lake --seed 2 | grep -o 'RI\.[12]\.I\.[ev]\|RI\.2\.III\|RI\.2\.IFC' | sort | paste -s -
--- rows lake
volcano
    RI.2.I.v	RI.2.IFC	RI.2.III
plain
    RI.1.I.e	RI.2.IFC	RI.2.III

== of the other river no tile is in the set [R-2, R-23]
% reeve check --option river=$river $T/game.yaml 2>&1 | grep -v '^ '
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.2.III 1,0
- B: RI.1.IFI 2,0
--- rows river
1
    $T/game.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
    $T/game.yaml:5:6: illegal: tile RI.2.III is not in the set (river: 1) [tile-used, R-2, river: 1]
2
    $T/game.yaml: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    $T/game.yaml:6:6: illegal: tile RI.1.IFI is not in the set (river: 2) [tile-used, R-2, river: 2]

== the editions differ in a garden on one tile of each river [R-7]
% reeve sim river --option edition=$edition --option river=$river --seed 3 | grep -o 'RI\.[12]\.IIG*[ /]' | tr -d /\ | sort | paste -s -
--- rows edition river
1 1
    RI.1.II	RI.1.II
1 2
    RI.2.II
2 1
    RI.1.II	RI.1.IIG
2 2
    RI.2.IIG

== the spring lies at 0,0 before the first turn, and the river leaves it to the east [R-3, R-44]
$ reeve position $T/game.yaml
$ sed 's/1,0/-1,0/' $T/game.yaml | reeve check 2>&1 | head -1
--- file game.yaml
reeve: 1
rules: [river]
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
--- stdout
reeve: 1
rules: river
players: {R: Red, B: Blue}
to_move: B
board:
  '0,0': RI.s
  '1,0': RI.1.IFI
score: {R: 0, B: 0}
supply: {R: 7, B: 7}
-: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0

== the river first, the lake last of it, and not before others [R-4, R-8, R-35]
% sed "s/TURN/$turn/" $T/game.yaml | reeve check
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
- B: TURN
--- status 1
--- rows turn
BA.L 1,1
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:6:6: illegal: tile BA.L cannot be drawn yet: 10 tiles of the river come first [river-first, R-8]
          6 | - B: BA.L 1,1
            |      ^~~~
      help: Type a tile of the river, or list it under `discard` if it fits nowhere.
fffv+m 2,0
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:6:6: illegal: tile RI.1.I.e cannot be drawn yet: 9 tiles of the river come first [lake-last, R-4]
          6 | - B: fffv+m 2,0
            |      ^~~~~~
      help: Type another tile of the river, or list it under `discard` if it fits nowhere.
RI.1.CICI 2,0\n  discard: [BA.L]
    -: illegal: turn 2; after 1 turn, score Red (R) 0, Blue (B) 0
    -:7:13: illegal: tile BA.L cannot be drawn yet: 10 tiles of the river come first [river-first, R-8]
          7 |   discard: [BA.L]
            |             ^~~~
      help: Type a tile of the river, or list it under `discard` if it fits nowhere.

== River II begins with the fork [R-5]
$ reeve check $T/game.yaml 2>&1
$ sed 's/RI.2.IIG/vvfv/' $T/game.yaml | reeve check 2>&1
--- file game.yaml
reeve: 1
rules: river
options: {river: 2}
players: {R: Red, B: Blue}
moves:
- R: RI.2.IIG 1,0
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Red (R) 0, Blue (B) 0
$T/game.yaml:6:6: illegal: tile RI.2.IIG cannot be drawn yet: the fork comes first [fork-first, R-5]
      6 | - R: RI.2.IIG 1,0
        |      ^~~~~~~~
  help: Type the fork, the tile on which the river has three arms.
-: legal so far: 1 turn, score Red (R) 0, Blue (B) 0, B to move

== the start tile of the base game: left out, with all others, with the river, behind it [R-6, K-2]
% sed 's/NEXT/crfr 2,-1/' $T/game.yaml | reeve check -q --option start_tile=$start 2>&1 | grep -o 'illegal: .*'
% reeve sim river --option start_tile=$start --games 20 --seed 4 | awk '/^moves/ {n = 0} /^- / {n++} /RI.1.I.e/ {lake = n} /BA.RCr/ && !seen {at = n; seen = 1} /^result/ {before += at < lake; next_one += at == lake + 1; seen = 0} END {print before, next_one}'
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
- B: NEXT
--- rows start
out
    illegal: tile BA.RCr cannot be drawn yet: 10 tiles of the river come first [river-first, R-8]
    0 1
mixed
    illegal: tile BA.RCr cannot be drawn yet: 10 tiles of the river come first [river-first, R-8]
    0 1
river_stack
    illegal: tile crfr cannot lie at 2,-1: it touches other tiles only at a corner [corner-only, K-8]
    20 0
after_river
    illegal: tile BA.RCr cannot be drawn yet: 10 tiles of the river come first [river-first, R-8]
    0 20

== behind the river the start tile comes first, or it is told [R-6]
$ reeve sim river --option start_tile=after_river --seed 5 > $T/game.yaml
$ { sed '/BA.RCr/,$d' $T/game.yaml; echo '- B: BA.L 9,9'; } | reeve check -q 2>&1
--- stdout
-:18:6: illegal: tile BA.L cannot be drawn yet: the start tile BA.RCr comes first [start-first, R-6, start_tile: after_river]
     18 | - B: BA.L 9,9
        |      ^~~~
  help: Type the start tile.
--- status 1

== an accepted tile that came too early is laid, and the river goes on behind it [R-8]
$ reeve check --accept 2 $T/game.yaml 2>&1
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
moves:
- R: RI.1.IFI 1,0
- B: BA.L 1,1
- R: RI.1.CICI 2,0
--- stdout
$T/game.yaml: legal so far: 3 turns, score Red (R) 0, Blue (B) 0, B to move
$T/game.yaml:6:6: note: turn 2 stands as it is, accepted: tile BA.L cannot be drawn yet: 10 tiles of the river come first [accepted, R-8]
      6 | - B: BA.L 1,1
        |      ^~~~

== one start tile alone comes behind the river: the other tiles of its look are ordinary [R-6]
$ reeve check --option start_tile=after_river $T/game.yaml
--- file game.yaml
reeve: 1
rules: river
players: {R: Red, B: Blue}
to_move: R
board: {'0,0': RI.s, '1,0': RI.1.I.e}
discards: [RI.1.CICI, RI.1.CIRI, RI.1.LIRI, RI.1.RIrI, RI.1.IFI, RI.1.IFI, RI.1.CcII, RI.1.RrII, RI.1.II, RI.1.IIG]
moves:
- R: BA.RCr/180 0,-1
- B: BA.L 0,1
--- stdout
$T/game.yaml: legal so far: 2 turns, score Red (R) 0, Blue (B) 0, R to move
