# Where a tile may lie in Carcassonne. The start tile, BA.RCr, lies at 0,0: a city in the north, a
# road from west to east, a field in the south.

== the start tile lies at 0,0 before the first turn; beside it a tile may lie, not at one of its four corners only or farther off [K-2, K-8, K-11]
% sed "s/CELL/$cell/" $T/game.yaml | reeve check 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.L CELL
--- rows cell
0,0
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at 0,0: tile BA.RCr lies there [cell-taken, K-8]
0,-1
    -: legal so far: 1 turn, score Rosa (R) 0, Ben (B) 0, B to move
1,1
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at 1,1: it touches other tiles only at a corner [corner-only, K-8]
1,-1
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at 1,-1: it touches other tiles only at a corner [corner-only, K-8]
-1,-1
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at -1,-1: it touches other tiles only at a corner [corner-only, K-8]
-1,1
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at -1,1: it touches other tiles only at a corner [corner-only, K-8]
2,1
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at 2,1: no tile lies beside it [not-attached, K-8]
-2,-1
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at -2,-1: no tile lies beside it [not-attached, K-8]
5,-7
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:11: illegal: tile BA.L cannot lie at 5,-7: no tile lies beside it [not-attached, K-8]

== KA-4: road against road, city against city, field against field are legal; field against road, field against city, road against city are not [K-9]
% sed "s|MOVE|$move|" $T/game.yaml | reeve check -q 2>&1 | grep ^- || echo legal
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: MOVE
--- rows move
BA.L 1,0
    -:5:6: illegal: tile BA.L cannot lie at 1,0: its west side is a field, but tile BA.RCr has a road there [edge-cut, K-9]
BA.L 0,1
    -:5:6: illegal: tile BA.L cannot lie at 0,1: its south side is a field, but tile BA.RCr has a city there [edge-cut, K-9]
BA.RFr/90 0,1
    -:5:6: illegal: tile BA.RFr cannot lie at 0,1: its south side is a road, but tile BA.RCr has a city there [edge-cut, K-9]
BA.C 0,-1
    -:5:6: illegal: tile BA.C cannot lie at 0,-1: its north side is a city, but tile BA.RCr has a field there [edge-cut, K-9]
BA.RFr/90 0,-1
    -:5:6: illegal: tile BA.RFr cannot lie at 0,-1: its north side is a road, but tile BA.RCr has a field there [edge-cut, K-9]
BA.C/270 1,0
    -:5:6: illegal: tile BA.C cannot lie at 1,0: its west side is a city, but tile BA.RCr has a road there [edge-cut, K-9]
BA.RFr 1,0
    legal
BA.LR/90 1,0
    legal
BA.RFr -1,0
    legal
BA.C/180 0,1
    legal
BA.Cccc+ 0,1
    legal
BA.RFr 0,-1
    legal

== all sides must fit, not only the one that attaches the tile [K-9]
# 1,1 has the field of 0,1 in the west and the field of 1,0 in the south.
% sed "s|MOVE|$move|" $T/game.yaml | reeve check -q 2>&1 | grep ^- || echo legal
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.C/180 0,1
- B: BA.RFr 1,0
- R: MOVE 1,1
--- rows move
BA.C/270
    -:7:6: illegal: tile BA.C cannot lie at 1,1: its west side is a city, but tile BA.C has a field there [edge-cut, K-9]
BA.C/180
    -:7:6: illegal: tile BA.C cannot lie at 1,1: its south side is a city, but tile BA.RFr has a field there [edge-cut, K-9]
BA.C
    legal
BA.C/90
    legal

== the turns of a tile that fit, as legal lists them: Rr beside the road's ends and below [K-8, K-9]
# Rr bends from west to south. East of the start tile its road must come from the west (0, or 90,
# where it runs from north to west), west of it from the east (180, 270); below it the north must be
# field (0, 270). North of it nothing fits, a city lies there.
$ reeve legal --at 0 --tile BA.Rr --format json $T/game.yaml | gojq -r '[.cell, .rotation] | @csv' | LC_ALL=C sort
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.L 0,-1
--- stdout
"-1,0",180
"-1,0",270
"0,-1",0
"0,-1",270
"1,0",0
"1,0",90

== a tile that fits nowhere is taken out of the game and another drawn, and does not come back; one that fits somewhere may not be put aside [K-10]
# With the city closed, roads and fields are open, and BA.Cccc+ has neither.
% sed "s|MOVES|$moves|" $T/game.yaml | reeve check 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: [{R: BA.C/180 0,1}, MOVES]
--- rows moves
{B: "BA.L 0,-1", discard: [BA.Cccc+]}
    -: legal so far: 2 turns, score Rosa (R) 0, Ben (B) 0, R to move
{B: "BA.L 0,-1", discard: [BA.Ccc]}
    -: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
    -:4:55: illegal: tile BA.Ccc may not be discarded: it can be laid as BA.Ccc/180 0,-1 [discard-fits, K-10]
{B: "BA.L 0,-1", discard: [BA.Cccc+]}, {R: "BA.C 0,2"}, {B: "BA.Cccc+ 0,3"}
    -: illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    -:4:89: illegal: tile BA.Cccc+ was discarded [tile-used, K-3]

== monasteries may be neighbours, and tiles may enclose an empty space [K-12, K-13]
# The eighth tile closes the ring around 1,-1.
$ reeve check $T/game.yaml
$ reeve legal --tile BA.Rr --format json $T/game.yaml | gojq -r .cell | grep -c '^1,-1$' || true
$ reeve legal --tile BA.CFc.1 --format json $T/game.yaml | gojq -r .cell | grep -c '^1,-1$' || true
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
- B: BA.RFr 2,0
- R: BA.L 2,-1
- B: BA.L 2,-2
- R: BA.L 1,-2
- B: BA.L 0,-2
- R: BA.C/270 0,-1
--- stdout
$T/game.yaml: legal so far: 7 turns, score Rosa (R) 0, Ben (B) 0, B to move
0
0

== how often each tile can be laid: one crossing of four roads, four monasteries, and four of the kind of the start tile, which is one of them [K-1, K-2, K-3]
% sed "s|MOVES|$moves|" $T/game.yaml | reeve check 2>&1 | grep ^-
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves: [MOVES]
--- rows moves
{R: "BA.RRRR 1,0"}, {B: "BA.RRRR 2,0"}
    -: illegal: turn 2; after 1 turn, score Rosa (R) 0, Ben (B) 0
    -:4:34: illegal: tile BA.RRRR lies at 1,0 already [tile-used, K-3]
{R: "BA.L 0,-1"}, {B: "BA.L 0,-2"}, {R: "BA.L 0,-3"}, {B: "BA.L 0,-4"}, {R: "BA.L 0,-5"}
    -: illegal: turn 5; after 4 turns, score Rosa (R) 0, Ben (B) 0
    -:4:86: illegal: tile BA.L has no copy left: all of 4 lie at 0,-1, 0,-2, 0,-3, 0,-4 [tile-used, K-3]
{R: "BA.RCr 1,0"}, {B: "BA.RCr 2,0"}, {R: "BA.RCr 3,0"}, {B: "BA.RCr 4,0"}
    -: illegal: turn 4; after 3 turns, score Rosa (R) 0, Ben (B) 0
    -:4:71: illegal: tile BA.RCr has no copy left: all of 4 lie at 0,0, 1,0, 2,0, 3,0 [tile-used, K-3]

== 72 tiles, 71 of which are drawn [K-1]
# Every tile is drawn once in a simulated game: placed, or put aside.
% reeve sim carcassonne --games 5 --seed 3 --option edition=$edition |
%     awk '/^moves:/ {n = 0} /^- [A-Z]+: BA\./ {n++}
%          /^  discard:/ {n += gsub(/BA\./, "")} /^result:/ {print n}'
--- rows edition
1
    71
    71
    71
    71
    71
2
    71
    71
    71
    71
    71

== two to six players, or one who plays alone [K-5]
% sed "s/PLAYERS/$players/" $T/game.yaml | reeve check 2>&1 | grep -o -e 'unreadable$' -e 'legal so far' -e 'player-count.*]'
--- file game.yaml
reeve: 1
rules: carcassonne
players: {PLAYERS}
moves:
- A: BA.L 0,-1
--- rows players
A: A
    legal so far
A: A, B: B
    legal so far
A: A, B: B, C: C, D: D, E: E, F: F
    legal so far
A: A, B: B, C: C, D: D, E: E, F: F, G: G
    unreadable
    player-count]

== the players take turns, four of them in the order of the header [K-7]
$ reeve check
--- stdin
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben, G: Gina, Y: Yves}
moves:
- R: BA.L 0,-1
- B: BA.RFr 1,0
- G: BA.RFr -1,0
- Y: BA.C/180 0,1
- R: BA.RFr 2,0
- G: BA.RFr 3,0
--- stdout~
illegal: turn 6
--- stderr~
-:10:3: illegal: it is B's turn, not G's [not-your-turn, K-7]
--- status 1

== the board has no wall: a cell that no row of tiles reaches is said to be too far [K-8]
# 72 tiles lie at most at 0,0 to 72,0.
% sed "s/CELL/$cell/" $T/game.yaml | reeve check -
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: ffff+k CELL
--- rows cell
72,0
    -: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0
    -:5:13: illegal: tile ffff+k cannot lie at 72,0: no tile lies beside it [not-attached, K-8]
          5 | - R: ffff+k 72,0
            |             ^~~~
      help: 1 legal placement; see: reeve legal - --before 1
73,0
    -: unreadable
    -:5:13: unreadable: 73,0 lies farther from 0,0 than all tiles in a row reach [outside]
          5 | - R: ffff+k 73,0
            |             ^~~~
      help: Type a cell near the other tiles, counted from 0,0.
1000000,-1000000
    -: unreadable
    -:5:13: unreadable: 1000000,-1000000 lies farther from 0,0 than all tiles in a row reach [outside]
          5 | - R: ffff+k 1000000,-1000000
            |             ^~~~~~~~~~~~~~~~
      help: Type a cell near the other tiles, counted from 0,0.
--- status 3
